"""What each seat has seen, put together from the journal as an attentive player would.

`Knowledge` says which cards and tiles a seat can place; `scrambled` deals everything else anew in another
way than `ginkgopolis.determinize` does, so that views can be tried against both.
"""

import random
from collections.abc import Iterable

from ginkgopolis.engine import journal as j
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GIVE_BACK, GameState

CHARACTERS = range(1, 28)


class Knowledge:
    """Who has seen what; `listen` to every line of the journal and `look` at every state of the draft."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.through: dict[int, set[int]] = {}  # card in a hand -> seats in whose hands it was
        self.drawn_from: dict[int, int] = {}  # card in a hand -> the how-manieth deck it was drawn from
        self.decks = 0
        self.shown: set[int] = set()  # tiles that all saw go behind a screen
        self.late: set[int] = set()  # tiles drawn since the give-back
        self.given_back = False
        self.revealed: set[int] = set()  # seats that have shown their card this round
        self.characters: list[set[int]] = [set() for _ in range(players)]

    def listen(self, lines: Iterable[Line]) -> None:
        """Hear what happened."""
        for what, seat, a, b, c in lines:
            if what == j.DREW_CARD:
                self.through[c] = {seat}
                self.drawn_from[c] = self.decks
            elif what == j.PASSED:
                self.through[c] |= {seat, a}
            elif what == j.RENEWED:
                self.decks += 1
            elif what == j.DISCARDED or what == j.KEPT_CARD:
                self.through.pop(a, None)
            elif what == j.ROUND_BEGINS:
                self.revealed = set()
            elif what == j.REVEALED:
                self.revealed.add(seat)
            elif what == j.TILE_RETURNED:
                self.shown.add(a)
            elif what == j.GAVE_BACK:
                self.given_back = True
                self.shown.discard(a)
            elif what == j.DREW_TILE and self.given_back:
                self.late.add(c)
            elif what in (j.URBANIZED, j.CONSTRUCTED):
                self.shown.discard(b)

    def look(self, state: GameState) -> None:
        """S5: everybody sees the characters she may keep one of, and remembers them."""
        for seat in range(self.players):
            self.characters[seat].update(state.packs[seat], state.characters[seat])

    def sealed(self, state: GameState, seat: int) -> bool:
        """C1: has the seat committed a card that it has not shown?"""
        return state.cards[seat] != NONE and seat not in self.revealed

    def knows_card(self, viewer: int | None, card: int) -> bool:
        """Has the viewer had this card in hand since it was drawn?"""
        return viewer in self.through[card]


def scrambled(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> GameState:
    """Return a state that the viewer cannot tell from this one, with all that is hidden moved about."""
    other = exchanged(state, viewer, known, chance)
    scramble_sealed(other, viewer, known, chance)
    for things in (other.deck, other.supply, *other.hands, *other.tiles):
        chance.shuffle(things)
    return other


def exchanged(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> GameState:
    """Return a state that the viewer cannot tell from this one: other cards and tiles in the same places."""
    other = state.copy()
    if question(state) == DRAFT:
        exchange_picks(other, viewer, known, chance)
    exchange_cards(other, viewer, known, chance)
    exchange_tiles(other, viewer, known, chance)
    for rng in (other.card_rng, other.tile_rng):
        rng.a, rng.b, rng.c, rng.d = (chance.getrandbits(32) | 1 for _ in range(4))
    return other


def exchange_cards(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """Exchange cards that the viewer has not seen for others that came from the same deck."""
    pools: dict[int, list[int]] = {known.decks: state.deck.copy()}
    for seat in range(state.players):
        held = state.hands[seat] + ([state.cards[seat]] if known.sealed(state, seat) else [])
        for card in held:
            if seat != viewer and not known.knows_card(viewer, card):
                pools.setdefault(known.drawn_from[card], []).append(card)
    new = permutation(pools.values(), chance)
    state.deck = [new[card] for card in state.deck]
    state.hands = [[new.get(card, card) for card in hand] for hand in state.hands]
    state.cards = [new.get(card, card) for card in state.cards]
    before = state.known_to.copy()
    for card, instead in new.items():
        state.known_to[instead] = before[card]


def exchange_tiles(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """Exchange tiles that the viewer has not seen for others that may have been drawn in their stead.

    Before tiles were given back, everything unseen may be anywhere. Afterwards all know what the supply was
    made of: tiles drawn since may be exchanged with it, and older ones with those that left the game.
    """
    late: list[int] = state.supply.copy()
    early: list[int] = state.removed.copy()
    for seat in range(state.players):
        held = state.tiles[seat] + state.given[seat] + state.committed_tiles[seat : seat + 1]
        for tile in held:
            if seat != viewer and tile != NONE and tile not in known.shown:
                (late if tile in known.late else early).append(tile)
    new = permutation([late, early] if known.given_back else [late + early], chance)
    state.supply = [new[tile] for tile in state.supply]
    state.removed = [new[tile] for tile in state.removed]
    state.tiles = [[new.get(tile, tile) for tile in tiles] for tiles in state.tiles]
    state.given = [[new.get(tile, tile) for tile in tiles] for tiles in state.given]
    state.committed_tiles = [new.get(tile, tile) for tile in state.committed_tiles]


def scramble_sealed(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """C1, E1: another card, with a tile or without, may lie face down; other tiles may be laid out."""
    for seat in range(state.players):
        if seat == viewer:
            continue
        if known.sealed(state, seat):
            cards = [*state.hands[seat], state.cards[seat]]
            state.cards[seat] = cards.pop(chance.randrange(len(cards)))
            state.hands[seat] = cards
            tiles = [tile for tile in [*state.tiles[seat], state.committed_tiles[seat]] if tile != NONE]
            state.committed_tiles[seat] = NONE
            if tiles and chance.randrange(4):
                state.committed_tiles[seat] = tiles.pop(chance.randrange(len(tiles)))
            state.tiles[seat] = tiles
        if question(state) == GIVE_BACK:
            tiles = state.tiles[seat] + state.given[seat]
            chance.shuffle(tiles)
            some = chance.randrange(len(tiles) + 1)
            state.tiles[seat], state.given[seat] = tiles[:some], tiles[some:]


def exchange_picks(state: GameState, viewer: int | None, known: Knowledge, chance: random.Random) -> None:
    """S5: other characters that the viewer has not seen may be about, and other ones just kept in secret."""
    seen = known.characters[viewer] if viewer is not None else set()
    new = permutation([[character for character in CHARACTERS if character not in seen]], chance)
    for seat in range(state.players):
        if seat == viewer:
            continue
        pack = [new.get(character, character) for character in state.packs[seat]]
        kept = [new.get(character, character) for character in state.characters[seat]]
        if state.ready[seat]:
            pack.append(kept.pop())
            kept.append(pack.pop(chance.randrange(len(pack))))
        state.packs[seat], state.characters[seat] = sorted(pack), kept


def permutation(pools: Iterable[list[int]], chance: random.Random) -> dict[int, int]:
    """Return what each thing becomes when every pool is shuffled."""
    new: dict[int, int] = {}
    for pool in pools:
        new.update(zip(sorted(pool), chance.sample(sorted(pool), len(pool)), strict=True))
    return new


def scrambled_lines(lines: list[Line], viewer: int | None, chance: random.Random) -> list[Line]:
    """Return the journal with what is private to others replaced by something else of the same kind."""
    found: list[Line] = []
    for what, seat, a, b, c in lines:
        if what in (j.DREW_CARD, j.DREW_TILE) and seat != viewer:
            c = chance.choice([4, 37, 84]) if what == j.DREW_TILE else chance.choice([1, 35, 67, 101, 111])
        elif what == j.PASSED and viewer not in (seat, a):
            c = chance.choice([1, 35, 67, 101, 111])
        found.append((what, seat, a, b, c))
    return found
