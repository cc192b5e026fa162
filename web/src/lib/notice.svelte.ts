/** Tells somebody who looks elsewhere that the table waits: in the title, and by a browser notification. */
import { t } from "../i18n";
import { prefs, setPref } from "./prefs.svelte";

const NAME = "Ginkgopolis";
let waiting = $state(0);
let subject = $state("");
let shown: Notification | null = null;

$effect.root(() => {
  $effect(() => {
    const name = subject ? `${subject} · ${NAME}` : NAME;
    document.title = waiting ? `(${waiting}) ${t("notice-your-turn")} · ${name}` : name;
  });
});

/** How many decisions wait for this person; shown in the title. */
export function showWaiting(count: number): void {
  waiting = count;
  if (!count) shown?.close();
}

/** What the present screen is about, for the title. */
export function showSubject(name: string): void {
  subject = name;
}

export function canNotify(): "yes" | "ask" | "blocked" | "never" {
  if (typeof Notification === "undefined") return "never";
  if (Notification.permission === "denied") return "blocked";
  return Notification.permission === "granted" && prefs.notify ? "yes" : "ask";
}

/** Ask the browser for leave, after a click. */
export async function allowNotices(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  const granted = (await Notification.requestPermission()) === "granted";
  setPref("notify", granted);
  return granted;
}

/** Say that it is this person's turn, if she looks elsewhere. */
export function tellTurn(table: string, question: string): void {
  if (document.visibilityState === "visible" || canNotify() !== "yes") return;
  shown?.close();
  const body = t("notice-body", { title: table, question });
  shown = new Notification(t("notice-your-turn"), { body, tag: "turn", icon: "/leaf.svg" });
  shown.onclick = () => {
    window.focus();
    shown?.close();
  };
}
