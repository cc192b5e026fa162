/** What screen readers are told as it happens, and short notices that everybody sees. */
import { untrack } from "svelte";

export const spoken = $state({ polite: "", assertive: "" });
export interface Notice {
  id: number;
  text: string;
  kind: "info" | "error";
}
export const notices = $state<Notice[]>([]);
let number = 0;

/** Tell screen readers something; assertive is for what they must do. */
export function announce(text: string, how: "polite" | "assertive" = "polite"): void {
  // A sentence that is said twice is only read twice if it differs.
  spoken[how] = text === untrack(() => spoken[how]) ? `${text}\u00a0` : text;
}

/** Show a short notice for some seconds. */
export function notice(text: string, kind: Notice["kind"] = "info", milliseconds = 5000): void {
  number += 1;
  const id = number;
  notices.push({ id, text, kind });
  announce(text, kind === "error" ? "assertive" : "polite");
  setTimeout(() => dismiss(id), milliseconds);
}

export function dismiss(id: number): void {
  const at = notices.findIndex((one) => one.id === id);
  if (at >= 0) notices.splice(at, 1);
}

/** Run something that may fail, and show why it did; returns whether it worked. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Error && error.message) notice(error.message, "error");
    return false;
  }
}
