"""Observations say what the seat's view says, and nothing that it may not know."""

import json

import numpy as np

from ginkgopolis import Game, Options
from ginkgopolis.env.fields import FIELDS, schema
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.schema import bounds, named
from ginkgopolis.view import view_at
from ginkgopolis.view.determinize import determinize
from ginkgopolis.view.seats import Moment
from tests.battery.secrets import NAMES, viewers
from tests.battery.tables import Table
from tests.env.reading import check_city, check_own, check_seats, check_table, observed
from tests.env.sampled import any_table, moments, options_of


@any_table
def test_an_observation_says_what_the_view_says(table: Table) -> None:
    options = options_of(table)
    for game in moments(table, every=23):
        state = game.state
        for seat in viewers(state):
            view = view_at(Moment(state, NAMES[: state.players], options.closed_screens), seat)
            seen = observed(state, seat, options)
            check_table(seen, view)
            check_seats(seen, view)
            check_own(seen, view)
            check_city(seen, view)


@any_table
def test_nothing_hidden_changes_an_observation(table: Table) -> None:
    """All that the seat cannot know is redealt, and its observation stays as it is."""
    options = options_of(table)
    for game in moments(table, every=23):
        for seat in viewers(game.state):
            before = observed(game.state, seat, options)
            after = observed(determinize(game.state, seat, len(game.moves)), seat, options)
            different = [name for name in before if not np.array_equal(before[name], after[name])]
            assert different == []


@any_table
def test_every_number_is_within_its_bounds(table: Table) -> None:
    low, high = named(bounds()[0]), named(bounds()[1])
    for game in moments(table, every=31):
        for seat in viewers(game.state):
            for name, numbers in observed(game.state, seat, options_of(table)).items():
                assert (low[name] <= numbers).all() and (numbers <= high[name]).all(), name


def test_the_fields_lie_side_by_side() -> None:
    at = 0
    for field in FIELDS:
        assert field.first == at and field.shape[-1] == len(field.columns)
        at += int(np.prod(field.shape))
    assert at == SIZE
    assert json.loads(json.dumps(schema()))[0]["name"] == "table"


def test_a_first_observation_by_hand() -> None:
    """The draft of three: 4 characters at hand, 9 buildings of a floor, 21 cards, of which 7 lie open."""
    game = Game.new(players=3, seed=5, first_player=1)
    state = game.determinize(2, 1)._state
    seen = observed(state, 2, Options(players=3))
    assert seen["table"].tolist() == [0, 0, 0, 0, 14, 45, 0, 0, 2, 1, 0, 0, 0, 0, 0]
    assert seen["options"].tolist() == [3, 0, 4, 0, 0, 0, 0, 0, 0, 0]
    assert seen["pack"].sum() == 4 and seen["drafted"].sum() == 0
    assert seen["seats"][:, 0].tolist() == [1, 1, 1, 0, 0]
    assert seen["seats"][0, :8].tolist() == [1, 1, 0, 0, 20, 0, 0, 2]
    assert seen["city"][..., 2].sum() == 9 and seen["city"][6:9, 6:9, 2].sum() == 9
    assert seen["city"][5, 6:9, 5].tolist() == [1, 2, 3]  # A, B and C north of the square
    assert seen["discard"].sum() == 7 and seen["cards_to_come"].sum() == 14
    assert seen["tiles_to_come"].sum() == 51 and seen["beyond"].sum() == 0
