/** A choice that no answer has come to yet: it outlives a lost connection, and even a reload without one. */
export interface Unsent {
  table: string;
  seat: number;
  decision: string;
  moves: string[];
  key: string;
}

const KEY = "ginkgopolis-unsent";

export function readUnsent(table: string): Unsent | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Unsent | null;
    return found?.table === table ? found : null;
  } catch {
    return null;
  }
}

export function keepUnsent(unsent: Unsent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(unsent));
  } catch {
    // A browser without storage keeps it only as long as the page.
  }
}

export function forgetUnsent(key: string): void {
  try {
    if ((JSON.parse(localStorage.getItem(KEY) ?? "null") as Unsent | null)?.key === key) localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
