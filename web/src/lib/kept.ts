/** What this device has kept of its person's wishes. */
const KEY = "ginkgopolis";

export function kept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

export function keep(wishes: object): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A browser without storage forgets.
  }
}

/** Is it night on this device, by what its person wishes and its system says? */
export const isNight = (wish: unknown, system: boolean): boolean => (wish === "light" || wish === "dark" ? wish === "dark" : system);
