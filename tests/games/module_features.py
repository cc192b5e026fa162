"""What happens in a recorded game with modules or against Hal, told by its moves and its journal."""

from dataclasses import dataclass, field

from ginkgopolis.engine import journal as j
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import (
    ARTIST,
    DESIGN_COMPETITION,
    ENGINEER,
    EXPROPRIATION,
    FIRST_EXPERT,
    GENERAL_COUNSEL,
    MAYOR,
)
from ginkgopolis.engine.ids import GREEN_SPACE, NONE, is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import legal_moves, question
from ginkgopolis.engine.state import CHOOSE, DRAFT, GameState
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.view import View
from tests.battery.choices import names_of
from tests.games.breakdown import Sheet
from tests.games.naive_scoring import districts, number, parks_beside

ACTIONS = {j.EXPLOITED: "exploiting", j.URBANIZED: "urbanizing", j.CONSTRUCTED: "constructing"}
TURN_ENDS = (j.REVEALED, j.ROUND_BEGINS, j.GAME_OVER)
HAL_STOPS = {1: "Hal stops without a tile", 2: "Hal stops without resources"}


def kind_of_tile(tile: int) -> str:
    """Return the kind of a tile, in words."""
    if tile == GREEN_SPACE:
        return "green"
    return "value I" if tile % 32 <= 20 else "value II" if tile % 32 <= 23 else "value III"


@dataclass
class Turn:
    """What a player does between revealing her card and the next player's turn."""

    seat: int = NONE
    timing: str = ""
    happened: list[str] = field(default_factory=list)
    actions: list[str] = field(default_factory=list)
    tile_returned: bool = False
    hidden_floor: bool = False
    expropriated: bool = False
    own_back: bool = False

    def features(self) -> set[str]:
        """Combine the event with the action and with what else happened."""
        found = {f"{event} {self.timing} {action}" for event in self.happened for action in self.actions}
        if self.happened and self.tile_returned:
            found.add("event with a tile that came back")
        if self.happened and self.hidden_floor:
            found.add("event with two floors")
        if self.expropriated and self.own_back:
            found.add("built on what was just expropriated")
        return found


@dataclass
class ModuleWatcher:
    """Watches a game and remembers which of the things that have a name happened."""

    seen: set[str] = field(default_factory=set)
    experts: dict[int, int] = field(default_factory=dict)
    turn: Turn = field(default_factory=Turn)
    last: int = NONE
    """What the last line told."""
    event_draws: bool = False
    hals_cards: list[int] = field(default_factory=list)
    lower_tiles: list[int] = field(default_factory=list)
    """The lower tiles that lay on the table before the last move, the one that it added included."""
    lost_points: int = 0

    def before(self, state: GameState, seat: int, move: int) -> None:
        """Watch what somebody decides."""
        kind = m.kind_of(move)
        if question(state) == DRAFT and kind != m.TAKE_BACK:
            self.watch_pick(state, seat, kind)
        elif kind == m.TIME_EVENT:
            self.turn.timing = "after" if m.field(move, 0) else "before"
        elif kind == m.LOSE:
            self.seen.add("quality control with a choice")
        elif kind == m.BUY and not m.field(move, 0):
            self.seen.add("banker declines")
        elif kind == m.COMMIT and len(state.hands[seat]) < state.hand_size:
            self.seen.add("short hand")
        elif kind == m.SET_ASIDE:
            self.seen.add("card set aside")
        elif kind == m.TAKE_BACK and question(state) == CHOOSE:
            self.watch_second_thoughts(state, seat)
        self.lower_tiles = state.lower_tiles.copy()
        if kind == m.ADD_LOWER_TILE:
            self.lower_tiles[seat] = m.optional(move)
        if kind == m.COMMIT and len(state.hands[seat]) == 2 and "keep_a_card" in names_of(state.modules):
            self.seen.add("last card set aside unasked")

    def watch_pick(self, state: GameState, seat: int, kind: int) -> None:
        """M6: a pick that leaves no choice between characters and experts."""
        offered = [m.field(move, 0) for move in legal_moves(state, seat)]
        if kind == m.DONE:
            self.seen.add("no expert to keep")
        elif len(offered) < len(state.packs[seat]):
            self.seen.add("only experts allowed" if offered[0] >= FIRST_EXPERT else "no second expert")

    def watch_second_thoughts(self, state: GameState, seat: int) -> None:
        """C3: what was added is taken back with the card."""
        for name, things in (
            ("event", state.committed_events),
            ("lower tile", state.lower_tiles),
            ("card set aside", state.aside),
        ):
            if things[seat] != NONE:
                self.seen.add(f"{name} taken up again")

    def hear(self, line: Line) -> None:
        """Listen to a line of the journal."""
        what, seat, _, _, _ = line
        if what in TURN_ENDS:
            self.seen |= self.turn.features()
            self.turn = Turn(seat)
        self.hear_of_actions(line)
        self.hear_of_experts(line)
        self.hear_of_events(line)
        self.hear_of_tiles(line)
        self.hear_of_hal(line)
        self.last = what

    def hear_of_actions(self, line: Line) -> None:
        """R3-R5: actions, and the tiles that are built."""
        what, seat, a, b, _ = line
        if what in ACTIONS and seat == self.turn.seat:
            self.turn.actions.append(ACTIONS[what])
        if what in (j.URBANIZED, j.CONSTRUCTED) and kind_of_tile(b) != "value I":
            self.seen.add(f"{kind_of_tile(b)} {'urbanized' if what == j.URBANIZED else 'constructed'}")
        elif what == j.TILE_RETURNED:
            self.turn.tile_returned = True
            if self.lower_tiles[seat] != NONE:
                self.seen.add("two tiles came back")
        elif what == j.PARK:
            self.seen.add("park" if a < 6 else "park of three")

    def hear_of_experts(self, line: Line) -> None:
        """M6: powers that are used."""
        what, seat, a, b, c = line
        expert = self.experts.get(seat, NONE)
        if what == j.EXPERT:
            self.experts[seat] = a
            if b:  # never two: that would take four other players who have emptied two packs of experts
                self.seen.add("random expert")
        elif what == j.CONSTRUCTED and expert == ARTIST and b % 32 < a % 32:
            self.seen.add("artist")
        elif what == j.CONSTRUCTED and expert == MAYOR and b // 32 != a // 32:
            self.seen.add("mayor")
        elif what == j.RETURNED and expert == GENERAL_COUNSEL and seat != c:
            assert b == 2 * a
            self.seen.add("general counsel")
        elif what == j.BOUGHT:
            self.seen.add("banker buys")
        elif what == j.INSPECTED:
            self.seen.add("inspector")
        elif what == j.GAVE_BACK_POINTS and expert == ENGINEER:
            assert b == 2 * a
            self.seen.add("engineer gives back")
        elif what == j.HIDDEN_FLOOR:
            self.turn.hidden_floor = True
            self.seen.add(f"{kind_of_tile(self.lower_tiles[seat])} buried")
            self.seen.add("two floors urbanizing" if self.last == j.URBANIZED else "two floors constructing")

    def hear_of_events(self, line: Line) -> None:
        """M4: events that happen, or are taken back."""
        what, seat, a, b, c = line
        if what in (j.EVENT_HAPPENS, j.EXPROPRIATED):
            event = EXPROPRIATION if what == j.EXPROPRIATED else a
            self.seen.add(EVENT_NAMES[event])
            self.turn.happened.append(EVENT_NAMES[event])
            self.turn.expropriated = what == j.EXPROPRIATED
            self.lost_points = 0
            if event != EXPROPRIATION and b == 9:
                self.seen.add("nine at most")
            elif event != EXPROPRIATION and b == 0:
                self.seen.add(f"{EVENT_NAMES[event]} counts nothing")
        elif what == j.EVENT_RETURNED:
            self.seen.add(f"{EVENT_NAMES[a]} taken back")
        elif what == j.LOST:
            self.lost_points += a
            if self.lost_points > 6:
                self.seen.add("six points at most")
        elif what == j.RETURNED:
            self.turn.own_back |= seat == c == self.turn.seat

    def hear_of_tiles(self, line: Line) -> None:
        """M0-M3, E1: tiles that are drawn and given back."""
        what, _, a, _, c = line
        if what == j.EVENT_HAPPENS:
            self.event_draws = a == DESIGN_COMPETITION
        elif what in ACTIONS or what in TURN_ENDS:
            self.event_draws = False
        elif what == j.DREW_TILE:
            self.seen.add(f"{kind_of_tile(c)} drawn")
        elif what == j.TOOK_TILE:
            self.seen.add(f"{kind_of_tile(a)} drawn")
        elif what == j.GAVE_BACK:
            self.seen.add(f"{kind_of_tile(a)} given back")
        elif what == j.EXHAUSTED and a == 1 and self.event_draws:
            self.seen.add("give-back while an event draws")

    def hear_of_hal(self, line: Line) -> None:
        """H: what Hal does, and how the game against him ends."""
        what, seat, a, _, c = line
        if what == j.HAL_TURNS:
            self.hals_cards.append(a)
        elif what == j.RENEWED and self.hals_cards:
            self.seen.add("deck renewed by Hal's second card")
        elif what == j.HAL_DRAWS:
            self.watch_hals_cards()
            self.turn = Turn(seat)
        elif what == j.HAL_STOPS:
            self.seen.add(HAL_STOPS[a])
        elif what == j.RETURNED and self.turn.seat == 1:
            self.seen.add("Hal builds over himself" if seat == c else "Hal builds over the player")
        elif what == j.RETURNED and seat == 1:
            self.seen.add("the player builds over Hal")

    def watch_hals_cards(self) -> None:
        """H6: at expert level he may turn over a second card."""
        if len(self.hals_cards) == 2:
            second = is_letter(self.hals_cards[1])
            self.seen.add("Hal turns two letters" if second else "Hal prefers a building")
        self.hals_cards = []


def hals_end(lines: list[Line]) -> set[str]:
    """H4: find how a game against Hal ended."""
    found = set()
    drawer = NONE
    stopped = any(line[0] == j.HAL_STOPS for line in lines)
    for what, seat, *_ in lines:
        if what == j.DREW_TILE:
            drawer = seat
        elif what == j.EXHAUSTED:
            found.add("Hal takes the last tile" if drawer == 1 else "the player takes the last tile")
        elif what == j.LAST_ROUND and seat == 0:
            found.add("the player has placed all")
        elif what == j.LAST_ROUND and seat == 1 and not stopped:
            found.add("Hal has placed all")
    return found


def score_features(view: View, sheet: Sheet) -> set[str]:
    """Find what modules bring at the end: green spaces, experts, cards 21-23 and parks in districts."""
    found = set()
    for seat in sheet["seats"]:
        found |= {f"{name} score" for name in seat.get("extras", {})}
        found |= {f"card {number(card)} scores" for card, points in seat["cards"].items() if points}
    for district in districts(view):
        owners = {building.owner for building in district}
        greens = {green.owner for green in parks_beside(view, district)}
        if owners & greens - {None}:
            found.add("park in a district")
        if greens - owners:
            found.add("park without a building")
    if any(building.tile[0] in "RBY" and number(building.tile) >= 24 for building in view.buildings):
        found.add("prestige building in the city")
    return found
