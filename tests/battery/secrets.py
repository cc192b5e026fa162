"""Laws about what a seat may know: nothing hidden shows in its view, its options or its log."""

import random

from ginkgopolis.describe import describe_move
from ginkgopolis.determinize import determinize
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rules import legal_moves
from ginkgopolis.engine.state import GameState
from ginkgopolis.narrate import tell_story
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.view import View, build_view, cards_held, tiles_held
from tests.battery.knowledge import Knowledge, exchanged, scrambled, scrambled_lines
from tests.battery.laws import check_laws
from tests.battery.snapshot import differences, snapshot
from tests.battery.tables import play_on

NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda")


def view_of(state: GameState, viewer: int | None, closed: bool) -> View:
    """Return what a seat, or somebody who only watches, may know."""
    return build_view(state, viewer, NAMES[: state.players], closed)


def check_looks_the_same(state: GameState, other: GameState, viewer: int | None) -> None:
    """The viewer sees no difference, with open or closed screens, may do the same and is told the same."""
    for closed in (False, True):
        assert view_of(other, viewer, closed) == view_of(state, viewer, closed)
    if viewer is not None:
        moves = sorted(legal_moves(state, viewer))
        assert sorted(legal_moves(other, viewer)) == moves
        names = NAMES[: state.players]
        for move in moves[:: len(moves) // 4 + 1]:
            told = describe_move(state, names, viewer, move)
            assert told and describe_move(other, names, viewer, move) == told


def check_may_be(state: GameState, viewer: int | None) -> None:
    """What the viewer expects in the deck and in the supply includes what is there."""
    view = view_of(state, viewer, closed=False)
    assert {card_text(card) for card in state.deck} <= set(view.cards_to_come)
    assert {tile_text(tile) for tile in state.supply} <= set(view.tiles_to_come)


def check_drawn_as_before(state: GameState, other: GameState) -> None:
    """Everybody could count how many cards and tiles a seat drew since the deck or supply was last made."""
    for seat in range(state.players):
        for held, made_of in ((cards_held, state.deck_made_of), (tiles_held, state.supply_made_of)):
            fresh = [thing in made_of for thing in held(state, seat)]
            assert sorted(thing in made_of for thing in held(other, seat)) == sorted(fresh)


def check_redealt(state: GameState, known: Knowledge, chance: random.Random) -> None:
    """A redealt state looks the same to its seat, keeps all laws and can be played on.

    It depends on nothing that the seat cannot know: with other cards in hidden places it is redealt alike.
    """
    before = snapshot(state)
    for viewer in range(state.players):
        seed = chance.getrandbits(64)
        other = determinize(state, viewer, seed)
        check_looks_the_same(state, other, viewer)
        check_may_be(other, viewer)
        check_laws(other)
        same = exchanged(state, viewer, known, chance)
        assert differences(determinize(same, viewer, seed), other) == []
        check_drawn_as_before(state, other)
    play_on(other, chance, 40)
    check_laws(other)
    assert snapshot(state) == before


def check_scrambled(state: GameState, known: Knowledge, chance: random.Random) -> None:
    """Nothing that was hidden and could be otherwise shows in a view."""
    for viewer in (None, *range(state.players)):
        other = scrambled(state, viewer, known, chance)
        check_laws(other)
        check_looks_the_same(state, other, viewer)
        check_may_be(other, viewer)


def check_closed_screens(state: GameState, chance: random.Random) -> None:
    """Closed screens hide how many points, resources and tiles the others have."""
    for viewer in range(state.players):
        other = state.copy()
        for seat in range(state.players):
            if seat != viewer:
                other.points[seat] = chance.randrange(100)
                other.resources[seat] = chance.randrange(10)
                other.stock[seat] = chance.randrange(10)
        assert view_of(other, viewer, True) == view_of(state, viewer, True)


def check_what_is_known(state: GameState, known: Knowledge) -> None:
    """A view shows which cards of others went through the viewer's hand, and which tiles all saw."""
    for viewer in range(state.players):
        view = view_of(state, viewer, False)
        for seat in range(state.players):
            sealed = known.sealed(state, seat)
            cards = state.hands[seat] + ([state.cards[seat]] if sealed else [])
            assert all(seat in known.through[card] for card in cards)  # N1: passed to the left
            seen = sorted(card for card in cards if seat != viewer and known.knows_card(viewer, card))
            assert view.seats[seat].known_cards == tuple(card_text(card) for card in seen)
            tiles = state.tiles[seat] + state.given[seat] + state.committed_tiles[seat : seat + 1]
            shown = sorted(known.shown.intersection(tiles))
            assert view.seats[seat].known_tiles == tuple(tile_text(tile) for tile in shown)


def check_story(lines: list[Line], players: int, chance: random.Random) -> None:
    """What was private to others does not show in a seat's log."""
    names = NAMES[:players]
    for viewer in (None, *range(players)):
        told = tell_story(lines, names, viewer)
        assert tell_story(scrambled_lines(lines, viewer, chance), names, viewer) == told
