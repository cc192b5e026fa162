/** Keys that work anywhere at the table, unless somebody is typing. */
import { t } from "../i18n";
import { notice } from "../lib/announce.svelte";
import { setPref, prefs } from "../lib/prefs.svelte";
import type { Session } from "./session.svelte";

const TILE_KEYS = "qwertyuiop";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("button, a, summary, [role=gridcell]") !== null;

/** Does a key end the recap? Space does not where it presses what has the focus. */
export function endsRecap(event: KeyboardEvent): boolean {
  return event.key === "Escape" || (event.key === " " && !isControl(event.target) && !isTyping(event.target));
}

/** Returns whether the key meant something. */
export function tableKey(event: KeyboardEvent, session: Session): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return false;
  const key = event.key.toLowerCase();
  if (key === "escape") return (session.clear(), true);
  if (key === "enter") {
    // A button that has the focus is pressed by Enter itself, cards and tiles apart: there it confirms.
    const card = event.target instanceof Element && event.target.getAttribute("role") === "radio";
    if (isControl(event.target) && !(card && session.sendable)) return false;
    void session.confirm();
    return true;
  }
  if (key === "d") return ((session.overlay = !session.overlay), true);
  if (key === "c") return ((session.reachable = !session.reachable), true);
  if (key === "f") return (setPref("roomy", !prefs.roomy), true);
  if (key === "?") return (setPref("words", !prefs.words), true);
  if (key === "m") return (switchSound(), true);
  if (key === "h" && session.canAskHint) return (void session.askHint(), true);
  if (session.places.length) return placeKey(key, session);
  return session.choosing && chooseKey(key, session);
}

function switchSound(): void {
  setPref("sound", !prefs.sound);
  notice(t(prefs.sound ? "sound-on" : "sound-off"));
}

function placeKey(key: string, session: Session): boolean {
  const step = { arrowright: 1, arrowdown: 1, arrowleft: -1, arrowup: -1 }[key];
  if (step) session.markNext(step);
  return step !== undefined;
}

function chooseKey(key: string, session: Session): boolean {
  const own = session.own;
  if (!own) return false;
  const card = own.hand[Number(key) - 1];
  if (card) return (session.pickCard(card), true);
  if (key.length === 1 && TILE_KEYS.includes(key) && own.tiles[TILE_KEYS.indexOf(key)]) {
    return (session.pickTile(TILE_KEYS.indexOf(key)), true);
  }
  if (key === "v" && session.card && own.events.length) {
    const event = session.thing("event");
    const next = own.events[event ? own.events.indexOf(event) + 1 : 0];
    if (next) session.toggle("event", next);
    else session.add("event", null);
    return true;
  }
  if (key === "a" && session.step("aside")) return (nextAside(session), true);
  if (key === "n" && session.newHand) return ((session.asksNewHand = true), true);
  return false;
}

/** A sets the next card aside, and the next one when pressed again. */
function nextAside(session: Session): void {
  const rest = session.step("aside")!.options.map((option) => option.thing!);
  session.add("aside", rest[(rest.indexOf(session.thing("aside") ?? "") + 1) % rest.length]!);
}
