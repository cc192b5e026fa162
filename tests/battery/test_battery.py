"""Random games at every table, with every law checked after every move or on a share of the moves."""

import pytest

from ginkgopolis.determinize import determinize
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE, GIVE_BACK, GameState
from ginkgopolis.notation import card_text, tile_text
from tests.battery.play import Share, play_checked
from tests.battery.secrets import view_of
from tests.battery.tables import STYLES, TABLES, RandomGame, Table

GAMES = 8  # per table and style: 320 in all
SOAK_GAMES = 500  # likewise: 20,000


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws_hold_after_every_move(table: Table, style: str) -> None:
    for seed in range(GAMES):
        play_checked(table, style, seed, Share(twins=0.04, secrets=0.04, whole=0.25))


@pytest.mark.soak
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_laws_hold_in_thousands_of_games(table: Table, style: str) -> None:
    for seed in range(GAMES, GAMES + SOAK_GAMES):
        play_checked(table, style, seed, Share(twins=0.02, secrets=0.02, whole=0.1))


def state_in(table: Table, kind: int, round_number: int) -> GameState:
    """Return a state in which a question is asked, from that round on, and all but seat 0 have answered."""
    for seed in range(1000):
        game = RandomGame(table, seed)
        while not game.state.over:
            state = game.state
            if question(state) == kind and state.round >= round_number:
                if state.ready == [False] + [True] * (table.players - 1) and len(state.tiles[1]) > 1:
                    return state
            game.step()
    raise AssertionError("there is no such state")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_redealing_reaches_all_that_may_be(table: Table) -> None:
    """Every card that may come does come first at times, and so does every tile; sealed choices vary."""
    state = state_in(table, CHOOSE, round_number=4)
    view = view_of(state, 0, closed=False)
    redealt = [determinize(state, 0, seed) for seed in range(600)]
    assert {card_text(other.deck[-1]) for other in redealt} == set(view.cards_to_come)
    assert {tile_text(other.supply[-1]) for other in redealt} == set(view.tiles_to_come)
    for seat in range(1, table.players):
        cards = {other.cards[seat] for other in redealt}
        assert cards.issuperset([*state.hands[seat], state.cards[seat]])
    tiles = [other.committed_tiles[1] for other in redealt]
    assert NONE in tiles and len(set(tiles)) > 10


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_redealing_lays_out_other_tiles(table: Table) -> None:
    """E1: who is done may have laid out few of her tiles, or many."""
    state = state_in(table, GIVE_BACK, round_number=1)
    redealt = [determinize(state, 0, seed) for seed in range(600)]
    held = len(state.tiles[1]) + len(state.given[1])
    amounts = {len(other.given[1]) for other in redealt}
    assert min(amounts) < held / 2 < max(amounts)
