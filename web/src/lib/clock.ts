/** The server's time of day, by which deadlines are told: the clock of this device may be wrong. */
let ahead = 0;

/** Learn what time it is at the server, in seconds. */
export function setClock(now: number): void {
  ahead = now - Date.now() / 1000;
}

/** What time it is at the server, in seconds. */
export const timeOfDay = (): number => Date.now() / 1000 + ahead;
