"""What each seat has seen, put together from the journal as an attentive player would."""

from collections import Counter
from collections.abc import Iterable

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.cards import EXPERT_EVENTS
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GameState
from tests.battery.tables import Table


class Knowledge:
    """Who has seen what; `listen` to every line of the journal and `look` at every state of the draft."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.players = table.seats
        self.keeping = "keep_a_card" in table.modules
        self.through: dict[int, set[int]] = {}  # card in a hand -> seats that know it to be in that hand
        self.seen_by: dict[int, set[int]] = {}  # card in a hand -> seats in whose hands it was
        self.drawn_from: dict[int, int] = {}  # card in a hand -> the how-manieth deck it was drawn from
        self.decks = 0
        self.shown: list[Counter[int]] = [Counter() for _ in range(self.players)]
        """Tiles that all know to be behind a screen: they saw them go there and none was buried since."""
        self.once_shown: list[set[int]] = [set() for _ in range(self.players)]
        """Building tiles that all saw go behind a screen: they are there still, or buried by that player."""
        self.given_back: set[int] = set()
        self.revealed: set[int] = set()  # seats that have shown their card this round
        self.events_shown: list[set[int]] = [set() for _ in range(self.players)]
        self.sights: list[list[frozenset[int]]] = [[] for _ in range(self.players)]
        """The packs that each seat has had in hand in the draft, in their order."""

    def listen(self, lines: Iterable[Line]) -> None:
        """Hear what happened."""
        for line in lines:
            self.hear_of_cards(line)
            self.hear_of_tiles(line)
            self.hear_of_events(line)

    def hear_of_cards(self, line: Line) -> None:
        """N1, M5: whoever sees cards pass knows where they are, until the next player keeps one of them."""
        what, seat, a, _, c = line
        if what == j.DREW_CARD:
            self.through[c], self.seen_by[c] = {seat}, {seat}
            self.drawn_from[c] = self.decks
        elif what == j.PASSED:
            self.through[c] = {seat, a} if self.keeping else self.through[c] | {seat, a}
            self.seen_by[c] |= {seat, a}
        elif what == j.KEPT_ASIDE:  # the left neighbour sees what is passed, and so what is not
            self.through[c] &= {seat, (seat + 1) % self.players}
        elif what == j.RENEWED:
            self.decks += 1
        elif what in (j.DISCARDED, j.KEPT_CARD):
            self.through.pop(a, None)
        elif what == j.ROUND_BEGINS:
            self.revealed = set()
        elif what in (j.REVEALED, j.HAL_TURNS):
            self.revealed.add(seat)

    def hear_of_tiles(self, line: Line) -> None:
        """R2, M2, M3: all see tiles that come back or are taken openly; M6: nobody sees what is buried."""
        what, seat, a, b, _ = line
        if what in (j.TILE_RETURNED, j.TOOK_TILE):
            self.shown[seat][a] += 1
            self.once_shown[seat].add(a)
        elif what == j.REVEALED:
            self.leaves_screen(seat, b)
        elif what == j.GAVE_BACK:
            self.leaves_screen(seat, a)
            self.given_back.add(a)
        elif what == j.HIDDEN_FLOOR:
            self.shown[seat].clear()

    def leaves_screen(self, seat: int, tile: int) -> None:
        """All see a tile that was behind a screen."""
        self.shown[seat] -= Counter([tile])
        self.once_shown[seat].discard(tile)

    def hear_of_events(self, line: Line) -> None:
        """M4: an event is known once it is revealed, or by the expert who names it."""
        what, seat, a, _, c = line
        if what == j.EXPERT and "events" in self.table.modules:
            self.events_shown[seat] = set(EXPERT_EVENTS[a])
        elif what == j.REVEALED and c != NONE:
            self.events_shown[seat].add(c)

    def look(self, state: GameState) -> None:
        """S5: everybody sees the cards she may keep one of, and remembers them."""
        if question(state) == DRAFT:
            for seat, sights in enumerate(self.sights):
                sights[rounds_of_draft(state) :] = [pack_of(state, seat)]

    def cards_seen(self, viewer: int | None) -> set[int]:
        """The cards that the viewer has had in hand since they were drawn; they are not in the deck."""
        return {card for card in self.through if viewer in self.seen_by[card]}

    def sealed(self, state: GameState, seat: int) -> bool:
        """C1: has the seat committed a card that it has not shown?"""
        return state.cards[seat] != NONE and seat not in self.revealed

    def knows_card(self, viewer: int | None, card: int) -> bool:
        """Does the viewer know in whose hand this card is?"""
        return viewer in self.through[card]


def rounds_of_draft(state: GameState) -> int:
    """Return how often packs have been passed so far."""
    return min(len(state.characters[seat]) - state.is_ready(seat) for seat in range(state.players))


def pack_of(state: GameState, seat: int) -> frozenset[int]:
    """Return the pack that a seat has in hand, with the card that it has just kept."""
    kept = state.characters[seat][-1:] if state.is_ready(seat) else []
    return frozenset(card for card in [*state.packs[seat], *kept] if card != NONE)
