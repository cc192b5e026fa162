/** A small game for tests: two players, the first square, one building each. */
import questions from "../../tests/data/asked.json";
import type { BuildingView, Choice, Decision, LedgerLine, Preview, Score, SeatView, Shown, State, TableInfo, View } from "../lib/types";

export type Position = keyof typeof questions;
export const POSITIONS = Object.keys(questions) as Position[];

const TILES = ["R1", "B1", "Y1", "R2", "B2", "Y2", "R3", "B3", "Y3"];

export function building(changes: Partial<BuildingView> = {}): BuildingView {
  return { tile: "R1", east: 0, south: 0, height: 1, owner: null, site: false, covered: [], ...changes };
}

export function square(): BuildingView[] {
  return TILES.map((tile, at) => building({ tile, east: (at % 3) - 1, south: Math.floor(at / 3) - 1 }));
}

export function seat(changes: Partial<SeatView> = {}): SeatView {
  return {
    name: "Ada",
    ready: false,
    hand: 4,
    card: null,
    tile: null,
    resources: 5,
    stock: 20,
    points: 3,
    tiles: 2,
    new_hands: 2,
    characters: [1, 2, 3],
    kept: [],
    known_cards: [],
    known_tiles: [],
    expert: null,
    events: 0,
    known_events: [],
    event: null,
    ...changes,
  };
}

const RING: [number, number][] = [
  [-1, -2],
  [0, -2],
  [1, -2],
  [2, -1],
  [2, 0],
  [2, 1],
  [1, 2],
  [0, 2],
  [-1, 2],
  [-2, 1],
  [-2, 0],
  [-2, -1],
];

export function view(changes: Partial<View> = {}): View {
  return {
    seat: 0,
    own: {
      hand: ["R1", "B2", "A", "C"],
      tiles: ["R7", "Y4"],
      card: null,
      tile: null,
      lower_tile: null,
      event: null,
      aside: null,
      adding: null,
      events: [],
      given: [],
      pack: [],
      drafted: [],
    },
    question: "choose",
    pending: [0, 1],
    round: 3,
    first_player: 1,
    last_round: false,
    over: false,
    seats: [seat({ name: "Juno" }), seat({ name: "Bela" })],
    buildings: square(),
    tokens: RING.map(([east, south], at) => ({ letter: "ABCDEFGHIJKL"[at]!, east, south, gives: [1, 0, 0] })),
    moving_token: null,
    new_building: null,
    deck: 9,
    discard: ["R2"],
    cards_to_come: ["B1", "D"],
    supply: 30,
    supply_size: 45,
    tiles_to_come: ["R9"],
    exhausted: 0,
    modules: [],
    hal: false,
    amount: null,
    value_two: 0,
    value_two_to_come: [],
    prestige: [],
    green_spaces: 0,
    ...changes,
  };
}

export function decision(changes: Partial<Decision> = {}): Decision {
  const words = { id: "prompt-new-hand", values: { count: 4 } };
  return {
    id: "3.0",
    question: "choose",
    moves: ["R1", "R1+R7", "R1+Y4", "B2", "B2+R7", "B2+Y4", "A", "A+R7", "A+Y4", "C", "C+R7", "C+Y4", "new hand"],
    prompt: {
      kind: "choose",
      clause: "C1",
      title: { id: "prompt-choose" },
      asks: "ask-choose",
      options: [{ move: "new hand", words, clause: "C2" }],
    },
    deadline: null,
    ...changes,
  };
}

/** What seat 0 is asked in a position of the tests, as the server tells it. */
export function asked(position: Position, changes: Partial<Shown> = {}): Shown {
  const found = questions[position] as unknown as { view: View; decision: Decision };
  return shown({ view: found.view, decision: found.decision, ...changes });
}

export const choicesIn = (position: Position): Choice[] => questions[position].choices as unknown as Choice[];

export function shown(changes: Partial<Shown> = {}): Shown {
  return {
    view: view(),
    stage: 3,
    decision: decision(),
    can_undo: false,
    can_ask: [],
    waiting: [
      { seat: 0, deadline: null },
      { seat: 1, deadline: null },
    ],
    request: null,
    districts: [],
    scores: null,
    winners: [],
    ending: null,
    ...changes,
  };
}

export function score(changes: Partial<Score> = {}): Score {
  return { seat: 0, total: 0, tokens: 0, cards: [], new_hands: 0, districts: [], extras: [], ...changes };
}

export function table(): TableInfo {
  const info = { bot: null, stand_in: null, here: true, votes: [], player: null };
  return {
    id: "t",
    title: "Greenhouse",
    phase: "playing",
    created: 0,
    started: 0,
    finished: null,
    touched: 0,
    players: 2,
    options: { introductory: true, modules: [], hal: null, closed_screens: false, hand_size: 4, first_player: null },
    house: { open: false, spectators: true, undo: true, hints: true, projection: true, clock: null, stand_in: null, delay: 0, rated: false },
    host: 0,
    seats: [
      { kind: "human", name: "Juno", colour: "plum", ...info },
      { kind: "bot", name: "Bela", colour: "mint", ...info, bot: "easy" },
    ],
    watchers: 0,
    fair: true,
    seed_sha256: null,
    rematch: null,
    rematch_of: null,
    tournament: null,
    result: null,
    revision: 1,
    rules: 2,
  };
}

export function state(changes: Partial<State> = {}): State {
  return {
    type: "state",
    version: 5,
    now: Date.now() / 1000,
    seat: 0,
    table: table(),
    you: { seats: [0], host: true, invite: null, archived: false },
    game: shown(),
    recent: [],
    chat: [],
    ...changes,
  };
}

export const line = (changes: Partial<LedgerLine>): LedgerLine => ({
  kind: "gain",
  icon: "point",
  words: "",
  note: "",
  seat: null,
  amounts: [0, 0, 0],
  ...changes,
});

export function preview(changes: Partial<Preview> = {}): Preview {
  return {
    action: "construct",
    clause: "R5",
    card: "B10",
    tile: "R7",
    building: 0,
    place: { east: 0, south: 0 },
    height: 3,
    needs: null,
    buys: 0,
    placed: 3,
    returned: { seat: 1, resources: 2, points: 2 },
    pays: { points: 3, resources: 1 },
    uses: [],
    choice: false,
    gains: [0, 0, 0],
    lines: [
      line({ kind: "gain", icon: "undo", seat: 1, words: "Marguerite takes back 2 resources", amounts: [2, 0, 2] }),
      line({ kind: "cost", icon: "tile", words: "You place Red 7", amounts: [0, -1, 0] }),
      line({ kind: "cost", icon: "floors", words: "One resource per floor", amounts: [-3, 0, 0] }),
      line({ kind: "cost", icon: "construct", words: "Lower number", note: "the difference in points", amounts: [0, 0, -3] }),
      line({ kind: "cost", icon: "swap", words: "Another colour", note: "1 resource to the supply", amounts: [-1, 0, 0] }),
      line({ kind: "gain", icon: "construct", words: "Your construct bonuses", amounts: [2, 1, 0] }),
      line({ kind: "card", icon: "keep", words: "You keep the card Blue 10" }),
    ],
    keeps: "B10",
    ends: false,
    before: { resources: 7, tiles: 3, points: 10 },
    after: { resources: 5, tiles: 3, points: 7 },
    district_points: [],
    districts: [],
    acts_before: 1,
    ...changes,
  };
}
