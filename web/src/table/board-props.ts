/** What the city shows for the decision at hand: lit buildings, a ghost, offered plots. */
import type { Ghost, Offer } from "../board/types";
import { t } from "../i18n";
import { face, isLetter } from "../lib/notation";
import type { Place, PromptOption, View } from "../lib/types";
import { asGains, countedAll, joined, named } from "../lib/words";
import type { Session } from "./session.svelte";

export interface BoardShow {
  lit: number[];
  letters: string[];
  dim: boolean;
  keep: number[];
  ghost: Ghost | null;
  offers: Offer[];
}

const SIDES = [
  { name: "north", east: 0, south: -1 },
  { name: "east", east: 1, south: 0 },
  { name: "south", east: 0, south: 1 },
  { name: "west", east: -1, south: 0 },
];
const NOTHING: BoardShow = { lit: [], letters: [], dim: false, keep: [], ghost: null, offers: [] };

export function boardShow(session: Session): BoardShow {
  if (session.places.length) return { ...NOTHING, offers: offersOf(session), lit: newBuilding(session) };
  if (session.prompt?.card) return aboutCard(session, session.prompt.card);
  const card = session.card ?? (session.committed ? (session.own?.card ?? null) : null);
  if (card) return { ...aboutCard(session, card), ghost: ghostOf(session), keep: concerned(session) };
  if (session.reachable && session.own) {
    const cards = session.own.hand;
    const lit = session.view!.buildings.flatMap((one, at) => (cards.includes(one.tile) ? [at] : []));
    return { ...NOTHING, lit, letters: cards.filter(isLetter), dim: true };
  }
  if (session.followed !== null) return { ...NOTHING, lit: ownedBy(session, session.followed) };
  return NOTHING;
}

function aboutCard(session: Session, card: string | null): BoardShow {
  if (!card) return NOTHING;
  if (isLetter(card)) return { ...NOTHING, letters: [card], dim: true };
  const at = session.view!.buildings.findIndex((one) => one.tile === card);
  return { ...NOTHING, lit: at < 0 ? [] : [at], dim: true };
}

const ownedBy = (session: Session, seat: number): number[] => session.view!.buildings.flatMap((one, at) => (one.owner === seat ? [at] : []));

function newBuilding(session: Session): number[] {
  const at = session.view?.new_building;
  return at === null || at === undefined ? [] : [at];
}

/** Neighbours that would be used stay bright. */
function concerned(session: Session): number[] {
  const used = session.preview?.uses.map((use) => use.tile) ?? [];
  return session.view!.buildings.flatMap((one, at) => (used.includes(one.tile) ? [at] : []));
}

function ghostOf(session: Session): Ghost | null {
  const preview = session.preview;
  if (!preview?.tile || preview.action === "exploit") return null;
  const what = face(preview.tile);
  return {
    ...preview.place,
    tile: preview.tile,
    height: preview.action === "urbanize" ? Math.max(1, preview.placed) : preview.height,
    owner: session.store.seat === null ? null : session.colours[session.store.seat]!,
    site: what.kind === "building" && what.value < 3,
  };
}

function offersOf(session: Session): Offer[] {
  const letter = session.view?.moving_token ?? "";
  return session.places.map((option) => ({
    ...option.place!,
    key: option.move,
    letter,
    on: session.marked === option.move,
    hinted: session.hint?.moves[0] === option.move,
    words: offerWords(session, option),
    tokens: option.tokens ?? [],
  }));
}

/** What the neighbours of a place give. */
export const worthOf = (option: PromptOption): string => countedAll(asGains(option.gains ?? [])) || t("nothing");

/** Where a card's building or token is. */
export const placeOfCard = ({ buildings, tokens }: View, card: string): Place | null =>
  buildings.find((one) => one.tile === card) ?? tokens.find((one) => one.letter === card) ?? null;

/** "Token C takes the plot of D. Moving on: D and E."; empty if none makes room. */
export function shiftWords(letter: string, option: PromptOption): string {
  const moved = (option.tokens ?? []).map((token) => token.letter);
  return moved.length ? t("token-shifts", { letter, taken: moved[0]!, moved: joined(moved) }) : "";
}

/** A free space by what stands beside it: "north of Red 7 and east of Blue 2". */
export function spaceWords(session: Session, { east, south }: Place): string {
  const beside = session.view!.buildings.flatMap((one) => {
    const side = SIDES.find((side) => one.east + side.east === east && one.south + side.south === south);
    return side ? [t(`space-${side.name}`, { building: named(one.tile) })] : [];
  });
  return joined(beside) || t("space-edge");
}

/** What happens if the token goes there. */
export function offerWords(session: Session, option: PromptOption): string {
  const [letter, worth] = [session.view?.moving_token ?? "", worthOf(option)];
  const shifts = shiftWords(letter, option);
  if (shifts) return `${shifts} ${t("token-worth", { worth })}`;
  return t("offer-words", { space: spaceWords(session, option.place!), letter, worth });
}
