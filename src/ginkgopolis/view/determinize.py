"""A state in which all that one seat cannot know is redealt, in keeping with what it does know."""

from typing import Final

from ginkgopolis.engine.choose import commit_moves, is_sealed, lay_face_down, pick_up
from ginkgopolis.engine.ids import HIGHEST_BASE, NONE, is_building, number_of
from ginkgopolis.engine.layout import (
    ASKING,
    CARD_LUCK,
    DECK,
    GIVEN,
    HANDS,
    KNOWN_TILES,
    KNOWN_TO,
    SUPPLY,
    TILE_LUCK,
    TILES,
)
from ginkgopolis.engine.rng import Rng, stream
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT, GIVE_BACK, GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.view.redraft import redeal_draft
from ginkgopolis.view.seats import TILES_SEEN, cards_seen
from ginkgopolis.view.unseen import TILES_SOMEWHERE

HIDE: Final = Parts("view", "hide")
"""Modules pick up what others have laid face down, to be redealt with the rest; each returns whose it was."""
LAY_OUT: Final = Parts("view", "lay_out")
"""Those who have hidden something lay something like it face down again."""
REDEAL: Final = Parts("view", "redeal")
"""Modules redeal what only they have."""
ANY_HAND: Final = Parts("view", "ANY_HAND")
"""Modules with which nobody can tell how many cards of a hand were passed, and how many drawn."""
POOL: Final = Parts("view", "POOL")
"""The supplies of modules that lie face down: a pile, and the tiles they are made of."""
BURY: Final = Parts("view", "bury")
"""Modules redeal tiles that are hidden elsewhere than behind the screen, among the same tiles."""


def determinize(state: GameState, seat: int, seed: int) -> GameState:
    """Redeal the deck, the supplies, the others' cards, tiles and events, and their sealed choices."""
    redealt = state.copy()
    rng = stream(seed, "redeal")
    others = [other for other in range(state.players) if other != seat]
    sealed = [other for other in others if is_sealed(state, other)]
    for other in sealed:
        pick_up(redealt, other)
        redealt.cells[ASKING + other] = NONE
    hidden = [hide(redealt, others) for hide in HIDE[state.modules]]
    for other in others:
        redealt.move_all(GIVEN + other, TILES + other)
    redeal_cards(redealt, seat, others, rng)
    redeal_tiles(redealt, others, rng)
    for redeal in REDEAL[state.modules]:
        redeal(redealt, others, rng)
    for lay_out, whose in zip(LAY_OUT[state.modules], hidden, strict=True):
        lay_out(redealt, whose, rng)
    choose_again(redealt, seat, others, sealed, rng)
    redealt.set_rng(CARD_LUCK, stream(seed, "redealt cards"))
    redealt.set_rng(TILE_LUCK, stream(seed, "redealt tiles"))
    return redealt


def choose_again(state: GameState, seat: int, others: list[int], sealed: list[int], rng: Rng) -> None:
    """Let those who have made a choice that the seat does not know make any other."""
    for other in sealed:
        if state.is_ready(other) or other in revealed_later(state):
            choose_at_random(state, other, rng)
    if question(state) == GIVE_BACK:
        for other in others:
            if state.is_ready(other):
                lay_out_at_random(state, other, rng)
    if question(state) == DRAFT:
        redeal_draft(state, seat, rng)


def any_of(items: list[int], rng: Rng) -> int:
    """Return one of several things."""
    return items[rng.below(len(items))]


def revealed_later(state: GameState) -> list[int]:
    """Return the seats whose cards lie face down while others' are being resolved."""
    return [frame[1] for frame in state.frames]


def choose_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """C1: a player who has committed has done so with any of her cards, tiles and additions."""
    lay_face_down(state, seat, any_of(commit_moves(state, seat), rng))
    for module in state.modules.additions:
        moves = module.additions(state, seat)
        if moves:
            module.add(state, seat, any_of(moves, rng))


def redeal_cards(state: GameState, seat: int, others: list[int], rng: Rng) -> None:
    """Redeal the deck and the cards of others that the seat has not seen.

    A card that was not in the deck when it was last made has been in a hand since: it stays in somebody's.
    How many of each sort a hand has follows from what was played and passed, so that it stays as it is,
    unless a module blurs that: then any hand may have any number.
    """
    from_deck = set(state.deck_made_of) - cards_seen(state, seat)
    deck_pool = state.items(DECK)
    known = state.cells
    hand_pool: list[int] = []
    slots: list[tuple[int, int, bool, int]] = []  # holder, place, from the deck?, who knows the card there
    for other in others:
        for place, card in enumerate(state.items(HANDS + other)):
            if not known[KNOWN_TO + card] >> seat & 1:
                slots.append((other, place, card in from_deck, known[KNOWN_TO + card]))
                (deck_pool if card in from_deck else hand_pool).append(card)
    for pool in (deck_pool, hand_pool):
        pool.sort()
        rng.shuffle(pool)
    if any(ANY_HAND[state.modules]):
        drawn = [deck_pool.pop() for slot in slots if slot[2]]
        hand_pool += drawn
        rng.shuffle(hand_pool)
        slots = [(other, place, False, known_to) for other, place, _, known_to in slots]
    for other, place, fresh, known_to in slots:
        card = (deck_pool if fresh else hand_pool).pop()
        state.put(HANDS + other, place, card)
        known[KNOWN_TO + card] = known_to
    for card in deck_pool:
        known[KNOWN_TO + card] = 0
    state.lay(DECK, deck_pool)


def redeal_tiles(state: GameState, others: list[int], rng: Rng) -> None:
    """Redeal the supplies, the tiles removed at the start and those behind the others' screens.

    Nothing but the number of unseen tiles of each kind goes into it, never which they are. Two things that a
    very attentive player would know are not kept: that value II tiles just given back are in their supply,
    and that a hidden floor is older than what its builder took later.
    """
    before_giving_back = state.exhausted == 0 or question(state) == GIVE_BACK
    removed = len(state.removed)
    pools = Pools(state, before_giving_back)
    kinds = {other: pools.kinds_of_tiles(state, other) for other in others}
    pools.shuffle(rng)
    for other in others:
        for bury in BURY[state.modules]:
            bury(state, other, kinds[other], pools.draw, rng)
        dealt = [pools.draw(kind) for kind in kinds[other]]
        state.lay(TILES + other, sorted(state.items(KNOWN_TILES + other)) + dealt)
    leaving = pools.supply if before_giving_back else pools.elsewhere
    state.removed = leaving[:removed]
    state.lay(SUPPLY, pools.supply[removed:] if before_giving_back else pools.supply)
    for (pile, _), pool in zip(POOL[state.modules], pools.of_modules):
        state.lay(pile, pool)


class Pools:
    """The unseen tiles by where they came from: what is known of a tile is the number of its pool, below 0.

    Tiles that were taken openly stand for themselves.
    """

    def __init__(self, state: GameState, before_giving_back: bool) -> None:
        self.supply = state.items(SUPPLY) + (state.removed if before_giving_back else [])
        self.elsewhere = [] if before_giving_back else state.removed.copy()
        self.of_modules: list[list[int]] = [state.items(pile) for pile, _ in POOL[state.modules]]
        self.all = [self.supply, self.elsewhere, *self.of_modules]
        self.tiles = [set(tiles) for _, tiles in POOL[state.modules]]
        self.in_supply = set(state.supply_made_of)

    def shuffle(self, rng: Rng) -> None:
        """Forget which tiles are where."""
        for pool in self.all:
            pool.sort()
            rng.shuffle(pool)

    def draw(self, kind: int) -> int:
        """Draw a tile of a kind."""
        return self.all[kind].pop() if kind < 0 else kind

    def kind_of(self, tile: int) -> int:
        """Return where an unseen tile came from, or the tile itself."""
        if is_building(tile) and number_of(tile) <= HIGHEST_BASE:
            return -len(self.all) + (tile not in self.in_supply)
        for at, tiles in enumerate(self.tiles):
            if tile in tiles:
                return at - len(self.tiles)
        return tile

    def kinds_of_tiles(self, state: GameState, seat: int) -> list[int]:
        """What is known of a player's unseen tiles, and of those she has hidden; adds them to the pools."""
        tiles = state.items(TILES + seat)
        for tile in state.items(KNOWN_TILES + seat):
            tiles.remove(tile)
        tiles += [tile for seen in TILES_SEEN[state.modules] for tile in seen(state, seat)]
        certain = [tile for known in TILES_SOMEWHERE[state.modules] for tile in known(state)[seat]]
        kinds: list[int] = []
        for tile in tiles:
            kind = self.kind_of(tile)
            if tile in certain:
                certain.remove(tile)
                kind = tile
            elif kind < 0:
                self.all[kind].append(tile)
            kinds.append(kind)
        return sorted(kinds)


def lay_out_at_random(state: GameState, seat: int, rng: Rng) -> None:
    """E1: a player who is done has laid out some of her tiles; nobody else knows which."""
    tiles = state.items(TILES + seat)
    state.clear(TILES + seat)
    for tile in tiles:
        state.append((GIVEN if rng.below(2) else TILES) + seat, tile)
