"""What happens in a recorded game, told by its moves and its journal: what a fixture is there to show."""

from dataclasses import dataclass, field
from itertools import pairwise

from ginkgopolis.engine import journal as j
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import NOBODY, is_letter
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import apply, question
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import CHOOSE, DRAFT, EVENTS, GIVE_BACK, GameState
from ginkgopolis.notation import read_move
from ginkgopolis.options import set_up
from ginkgopolis.record import Record
from tests.battery import outline
from tests.games.module_features import ModuleWatcher, hals_end
from tests.games.naive_scoring import Rank

TAKEN_BACK = {
    DRAFT: "character taken back",
    EVENTS: "events taken back",
    CHOOSE: "card taken back",
    GIVE_BACK: "tiles taken back",
}
SHIFTED = {m.CLOCKWISE: "T4 clockwise", m.COUNTERCLOCKWISE: "T4 counter-clockwise"}


@dataclass
class Watcher:
    """Watches a game and remembers which of the things that have a name happened."""

    state: GameState
    seen: set[str] = field(default_factory=set)
    lines: list[Line] = field(default_factory=list)
    new_hands: list[tuple[int, int]] = field(default_factory=list)
    """Seat and round of every New Hand token spent."""
    last_revealed: tuple[int, int] = (0, 0)
    modules: ModuleWatcher = field(default_factory=ModuleWatcher)

    def move(self, seat: int, move: int) -> None:
        """Play a move and watch what follows."""
        self.before(seat, move)
        lines: list[Line] = []
        self.state.journal = lines
        apply(self.state, seat, move)
        self.lines += lines
        for line in lines:
            self.hear(line)
            self.modules.hear(line)
        if m.kind_of(move) == m.NEW_HAND and any(line[0] == j.RENEWED for line in lines):
            self.seen.add("deck renewed by a New Hand")
        self.look_at_order(lines)
        self.look_at_tokens()

    def before(self, seat: int, move: int) -> None:
        """Watch what somebody decides."""
        self.modules.before(self.state, seat, move)
        kind = m.kind_of(move)
        if kind == m.TOKEN_SHIFT:
            self.seen.add(SHIFTED[m.field(move, 0)])
        elif kind == m.TOKEN_TO:
            self.seen.add("T3")
        elif kind == m.TAKE_BACK:
            self.seen.add(TAKEN_BACK[question(self.state)])
        elif kind == m.NEW_HAND:
            self.seen.add("New Hand")
            if (seat, self.state.round) in self.new_hands:
                self.seen.add("two New Hands in a round")
            self.new_hands.append((seat, self.state.round))

    def hear(self, line: Line) -> None:
        """Listen to a line of the journal."""
        what, seat, a, b, c = line
        if what == j.REVEALED:
            self.last_revealed = a, b
        elif what == j.TILE_RETURNED:
            card, _ = self.last_revealed
            self.seen.add("R2 urbanizing" if is_letter(card) else "R2 constructing")
        elif what == j.RETURNED and b:
            self.seen.add("built over somebody else")
        elif what == j.CONSTRUCTED and c >= 4:
            self.seen.add("tower of four floors")
        elif what == j.EXHAUSTED:
            self.seen.add("tiles exhausted once" if a == 1 else "tiles exhausted twice")
        elif what == j.GAVE_BACK:
            self.seen.add("tiles given back")
        elif what == j.LAST_ROUND:
            self.seen.add("end by tiles" if seat == NOBODY else "end by resources")
        elif what == j.SITS_OUT:
            self.seen.add("somebody sits out")

    def look_at_order(self, lines: list[Line]) -> None:
        """Find what happens in the middle of a drawing."""
        kinds = [line[0] for line in lines]
        for at in range(1, len(kinds) - 1):
            if kinds[at] == j.RENEWED and kinds[at + 1] == j.DREW_CARD:
                self.seen.add("deck renewed while drawing")
        if j.GAVE_BACK_POINTS in kinds:
            last = len(kinds) - kinds[::-1].index(j.GAVE_BACK_POINTS)
            if j.DREW_TILE in kinds[last : last + 1]:
                self.seen.add("drawing goes on after the give-back")

    def look_at_tokens(self) -> None:
        """T5: find tokens on enclosed ground, and cities beyond the first grid."""
        tiles = outline.tiles_of(self.state.city)
        for place in outline.tokens_of(self.state.city):
            if place is not None and place not in outline.outer_ground(tiles):
                self.seen.add("token in a courtyard")
        if self.state.city.size > 16:
            self.seen.add("city beyond the first grid")

    def finish(self) -> set[str]:
        """Look at the end of the game and return everything that was seen."""
        assert self.state.over
        if "tiles exhausted once" in self.seen and "tiles given back" not in self.seen:
            self.seen.add("nobody gives back")
        totals = total_scores(self.state)
        shared = totals.count(max(totals))
        if shared > 1:
            self.seen.add("victory shared by two" if shared == 2 else "victory shared by three")
        if self.state.hal:
            self.seen |= hals_end(self.lines)
        return self.seen | self.modules.seen


def features_of(record: Record) -> set[str]:
    """Replay a record and return what happens in it."""
    watcher = Watcher(set_up(record.options, int(record.seed), record.rules))
    for play in record.moves:
        watcher.move(play.seat, read_move(play.move))
    return watcher.finish()


def tie_features(rankings: list[list[Rank]]) -> set[str]:
    """D2: find ties between first and second, or second and third, that the buildings had to break."""
    found = set()
    for ranking in rankings:
        for better, worse in pairwise(ranking[:3]):
            if better[1] == worse[1]:
                found.add("tie broken by height" if better[2] > worse[2] else "tie broken by number")
    return found
