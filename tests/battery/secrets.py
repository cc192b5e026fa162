"""Laws about what a seat may know: nothing hidden shows in its view, its options or its log."""

import random
from collections import Counter

from ginkgopolis.engine.cards import MASTER_ARCHITECT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import legal_moves, question
from ginkgopolis.engine.state import DRAFT, PURCHASE, GameState
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.story.fold import fold
from ginkgopolis.story.sentences import tell_story
from ginkgopolis.trial.describe import describe
from ginkgopolis.trial.trial import Trials
from ginkgopolis.view import View, view_at
from ginkgopolis.view.determinize import determinize
from ginkgopolis.view.seats import Moment
from tests.battery.choices import has
from tests.battery.knowledge import Knowledge, pack_of, rounds_of_draft
from tests.battery.laws import check_laws, held_tiles
from tests.battery.scramble import buried, exchanged, scrambled, scrambled_lines
from tests.battery.snapshot import differences, snapshot
from tests.battery.tables import play_on
from tests.changing import put_at

NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda")


def viewers(state: GameState) -> range:
    """Return the seats that somebody looks from: nobody sees with Hal's eyes."""
    return range(1 if state.hal else state.players)


def view_of(state: GameState, viewer: int | None, closed: bool) -> View:
    """Return what a seat, or somebody who only watches, may know."""
    return view_at(Moment(state, NAMES[: state.players], closed), viewer)


def check_looks_the_same(state: GameState, other: GameState, viewer: int | None) -> None:
    """The viewer sees no difference, with open or closed screens, may do the same and is told the same."""
    for closed in (False, True):
        assert view_of(other, viewer, closed) == view_of(state, viewer, closed)
    if viewer is not None:
        moves = sorted(legal_moves(state, viewer))
        assert sorted(legal_moves(other, viewer)) == moves
        names = NAMES[: state.players]
        for move in moves[:: len(moves) // 4 + 1]:
            told = describe(Trials(state, names, viewer).of(move))
            assert told and describe(Trials(other, names, viewer).of(move)) == told


def check_may_be(state: GameState, viewer: int | None) -> None:
    """What the viewer expects in the deck and in the supplies includes what is there."""
    view = view_of(state, viewer, closed=False)
    assert {card_text(card) for card in state.deck} <= set(view.cards_to_come)
    assert {tile_text(tile) for tile in state.supply} <= set(view.tiles_to_come)
    assert {tile_text(tile) for tile in state.value_two} <= set(view.value_two_to_come)


def check_drawn_as_before(state: GameState, other: GameState) -> None:
    """Everybody could count how many cards and tiles a seat drew since the deck or supply was last made.

    Which cards were kept (M5) nobody could tell, so that with them only all hands together are the same.
    """
    seats = range(state.players)
    if has(state, "keep_a_card"):
        assert sum(fresh_cards(other, seat) for seat in seats) == sum(
            fresh_cards(state, seat) for seat in seats
        )
    for seat in seats:
        assert has(state, "keep_a_card") or fresh_cards(other, seat) == fresh_cards(state, seat)
        assert kinds_drawn(other, seat) == kinds_drawn(state, seat)


def fresh_cards(state: GameState, seat: int) -> int:
    """Count a player's cards that may have been drawn from the deck as it was last made."""
    return sum(card in state.deck_made_of for card in Moment(state).cards[seat])


def kinds_drawn(state: GameState, seat: int) -> Counter[tuple[int, bool]]:
    """Count a player's tiles by kind (I, II, III or green) and by whether they are from the last supply."""
    tiles = held_tiles(state, seat)
    if state.experts[seat] == MASTER_ARCHITECT:  # M6: nobody could tell which of them are buried
        tiles += buried(state)
    numbers = [0 if tile == 96 else tile % 32 for tile in tiles]
    kinds = [(number > 0) + (number > 20) + (number > 23) for number in numbers]
    return Counter(zip(kinds, [tile in state.supply_made_of for tile in tiles], strict=True))


def check_sights(state: GameState, viewer: int, known: Knowledge) -> None:
    """S5, M6: a draft explains every pack that the viewer has seen, and all have picked as one may."""
    players, stage = state.players, rounds_of_draft(state)
    experts = 2 if has(state, "experts") else 0
    for dealt_to in range(players):
        holders = [(dealt_to + pick) % players for pick in range(stage + 1)]
        pack = pack_of(state, holders[stage])
        for pick in range(stage, -1, -1):
            kept = state.characters[holders[pick]]
            if pick < stage:
                pack |= {kept[pick]}
            if holders[pick] == viewer:
                assert pack == known.sights[viewer][pick]
            if pick < len(kept):
                check_pick(kept[: pick + 1], pack)
        assert [sum(card < 32 for card in pack), sum(card >= 32 for card in pack)] == [4, experts]


def check_pick(kept: list[int], pack: frozenset[int]) -> None:
    """M6: at most three characters and one expert; none at all only who needs an expert and sees none."""
    *before, card = kept
    if card == NONE:
        assert len(before) == 3 and max(before) < 32 and max(pack) < 32
    else:
        assert card in pack
        assert sum(other < 32 for other in kept) <= 3 and sum(other >= 32 for other in kept) <= 1


def check_redealt(state: GameState, known: Knowledge, chance: random.Random) -> None:
    """A redealt state looks the same to its seat, keeps all laws and can be played on.

    It depends on nothing that the seat cannot know: with other cards in hidden places it is redealt alike.
    """
    before = snapshot(state)
    for viewer in viewers(state):
        seed = chance.getrandbits(64)
        other = determinize(state, viewer, seed)
        check_looks_the_same(state, other, viewer)
        check_may_be(other, viewer)
        check_laws(other)
        if question(state) == DRAFT:
            check_sights(other, viewer, known)
        same = exchanged(state, viewer, known, chance)
        assert differences(determinize(same, viewer, seed), other) == []
        check_drawn_as_before(state, other)
    play_on(other, chance, 40)
    check_laws(other)
    assert snapshot(state) == before


def check_scrambled(state: GameState, known: Knowledge, chance: random.Random) -> None:
    """Nothing that was hidden and could be otherwise shows in a view."""
    for viewer in (None, *viewers(state)):
        other = scrambled(state, viewer, known, chance)
        check_laws(other)
        check_looks_the_same(state, other, viewer)
        check_may_be(other, viewer)


def check_closed_screens(state: GameState, chance: random.Random) -> None:
    """Closed screens hide how many points, resources and tiles the others have; the supply is everybody's."""
    for viewer in viewers(state):
        other = state.copy()
        for seat in range(state.players):
            if seat != viewer:
                put_at(other, "points", seat, chance.randrange(100))
                put_at(other, "resources", seat, chance.randrange(10))
                if question(state) == PURCHASE and state.frames[-1][1] == seat:
                    lacking = (PURCHASE, seat, chance.randrange(10), 0)
                    other.frames = [*other.frames[:-1], lacking]
        view = view_of(state, viewer, True)
        assert view_of(other, viewer, True) == view
        assert [seat.stock for seat in view.seats] == state.stock


def check_what_is_known(state: GameState, known: Knowledge) -> None:
    """A view shows which cards of others the viewer has seen, and which tiles and events all have."""
    for viewer in viewers(state):
        view = view_of(state, viewer, False)
        for seat in range(state.players):
            cards = [*state.hands[seat], state.aside[seat]]
            cards += [state.cards[seat]] if known.sealed(state, seat) else []
            cards = [card for card in cards if card != NONE]
            assert all(seat in known.through[card] for card in cards)  # N1: passed to the left
            seen = sorted(card for card in cards if seat != viewer and known.knows_card(viewer, card))
            assert view.seats[seat].known_cards == tuple(card_text(card) for card in seen)
            assert view.seats[seat].hand == len(cards)
            shown = sorted(known.shown[seat].elements())
            assert view.seats[seat].known_tiles == tuple(tile_text(tile) for tile in shown)
            sealed = {state.committed_events[seat]} if known.sealed(state, seat) else set()
            held = sorted({*state.events[seat], *sealed} & known.events_shown[seat])
            assert view.seats[seat].known_events == tuple(EVENT_NAMES[event] for event in held)


def check_story(lines: list[Line], players: int, chance: random.Random) -> None:
    """What was private to others does not show in a seat's log, neither in deeds nor in sentences."""
    names = NAMES[:players]
    deeds = fold(lines)
    for viewer in (None, *range(players)):
        scrambled = fold(scrambled_lines(lines, viewer, chance))
        assert [deed.seen_by(viewer) for deed in scrambled] == [deed.seen_by(viewer) for deed in deeds]
        assert tell_story(scrambled, names, viewer) == tell_story(deeds, names, viewer)
