"""Observations read as people would, to be compared with views."""

from typing import Any

import numpy as np
import numpy.typing as npt

from ginkgopolis import Tile
from ginkgopolis.engine.state import GameState
from ginkgopolis.env.fields import CARDS, EVENTS, QUESTIONS, TILES
from ginkgopolis.env.places import MOST_BEYOND, REACH, SIDE, SIZE
from ginkgopolis.env.schema import named
from ginkgopolis.env.setting import setting_of
from ginkgopolis.env.sheet import Sheet, new_page
from ginkgopolis.env.sight import write_observation
from ginkgopolis.expansions import OUR_NAMES
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.options import Options
from ginkgopolis.view import BuildingView, SeatView, TokenView, View

Array = npt.NDArray[Any]
COLOURS = "RBY"


def observed(state: GameState, seat: int, options: Options) -> dict[str, Array]:
    """Return what a seat observes, by name; the sheet has been used before."""
    page = new_page(SIZE)
    sheet = Sheet(page, 0)
    for viewer in ((seat + 1) % state.players, seat):
        write_observation(sheet, state, viewer, setting_of(options))
    return named(np.frombuffer(memoryview(page), np.int16))


def things(numbers: Array, names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of what is counted, each as often as it is."""
    return tuple(np.repeat(np.array(names), numbers).tolist())


def the_only(numbers: Array, names: tuple[str, ...]) -> str | None:
    """Return the name of the one thing that is marked, or None."""
    found = things(numbers, names)
    assert len(found) <= 1
    return found[0] if found else None


def draft(numbers: Array) -> tuple[str, ...]:
    """Return characters and experts as moves say them."""
    return things(numbers, (*[f"C{number}" for number in range(1, 28)], *EXPERT_NAMES))


def event(kind: int) -> str | None:
    """Return the name of a kind that is counted from 1 on."""
    return EVENT_NAMES[kind - 1] if kind else None


def check_table(seen: dict[str, Array], view: View) -> None:
    """What all share is as the view has it."""
    assert view.seat is not None
    seats, token = len(view.seats), view.moving_token
    new = None if view.new_building is None else view.buildings[view.new_building]
    assert seen["table"][:14].tolist() == [
        view.round,
        view.last_round,
        view.over,
        view.exhausted,
        view.deck,
        view.supply,
        view.value_two,
        view.green_spaces,
        (view.first_player - view.seat) % seats,
        view.seat in view.pending,
        view.amount or 0,
        0 if token is None else ord(token) - ord("A") + 1,
        0 if new is None else new.east,
        0 if new is None else new.south,
    ]
    assert the_only(seen["question"], QUESTIONS) == view.question
    assert things(seen["options"][4:], OUR_NAMES) == view.modules
    assert things(seen["discard"], CARDS) == view.discard
    assert things(seen["cards_to_come"], CARDS) == view.cards_to_come
    to_come = sorted({*view.tiles_to_come, *view.value_two_to_come}, key=TILES.index)
    assert things(seen["tiles_to_come"], TILES) == tuple(to_come)
    assert things(seen["prestige"], TILES) == tuple(sorted(view.prestige, key=TILES.index))


def check_seats(seen: dict[str, Array], view: View) -> None:
    """Every player is as the view has her, the observer first."""
    assert view.seat is not None
    order = [(view.seat + row) % len(view.seats) for row in range(len(view.seats))]
    for row, seat in enumerate(order):
        check_seat({name: seen[name][row] for name in BY_SEAT}, view.seats[seat])
        assert seen["seats"][row][1] == (seat in view.pending)
        assert seen["seats"][row][13] == (view.hal and seat == 1)
    for name in BY_SEAT:
        assert not seen[name][len(order) :].any()


BY_SEAT = ("seats", "characters", "expert", "kept", "known_cards", "known_tiles", "known_events")


def check_seat(seen: dict[str, Array], seat: SeatView) -> None:
    """A player is as the view has her."""
    numbers = seen["seats"].tolist()
    hidden = [-1 if number is None else number for number in (seat.resources, seat.points, seat.tiles)]
    assert numbers[0] == 1 and numbers[2] == seat.hand
    assert [numbers[3], numbers[5], numbers[6]] == hidden
    assert [numbers[4], numbers[7], numbers[9]] == [seat.stock, seat.new_hands, seat.events]
    assert (CARDS[numbers[10] - 1] if numbers[10] else None) == seat.card
    assert (TILES[numbers[11] - 1] if numbers[11] else None) == seat.tile
    assert event(numbers[12]) == seat.event
    assert tuple((np.flatnonzero(seen["characters"]) + 1).tolist()) == tuple(sorted(seat.characters))
    assert the_only(seen["expert"], tuple(EXPERT_NAMES)) == seat.expert
    assert things(seen["kept"], CARDS) == tuple(sorted(seat.kept, key=CARDS.index))
    assert things(seen["known_cards"], CARDS) == seat.known_cards
    assert things(seen["known_tiles"], TILES) == seat.known_tiles
    assert things(seen["known_events"], tuple(EVENT_NAMES)) == seat.known_events


def check_own(seen: dict[str, Array], view: View) -> None:
    """What only the observer sees is as the view has it."""
    own = view.own
    assert own is not None and len(EVENTS) == len(EVENT_NAMES)
    assert things(seen["hand"], CARDS) == own.hand
    assert things(seen["tiles"], TILES) == own.tiles
    assert the_only(seen["sealed_card"], CARDS) == own.card
    assert the_only(seen["sealed_tile"], TILES) == own.tile
    assert the_only(seen["lower_tile"], TILES) == own.lower_tile
    assert the_only(seen["aside"], CARDS) == own.aside
    assert things(seen["own_events"], tuple(EVENT_NAMES)) == own.events
    assert the_only(seen["sealed_event"], tuple(EVENT_NAMES)) == own.event
    assert things(seen["given"], TILES) == own.given
    assert set(draft(seen["pack"])) == set(own.pack)
    assert set(draft(seen["drafted"])) == set(own.drafted)
    assert seen["adding"].sum() == (own.adding is not None)


def check_city(seen: dict[str, Array], view: View) -> None:
    """Every building and token lies where the view has it, near or far, and nothing else does."""
    near = np.zeros((SIDE, SIDE, 7), np.int64)
    far: list[list[int]] = []
    new = None if view.new_building is None else view.buildings[view.new_building]
    everything: list[BuildingView | TokenView] = [*view.buildings, *view.tokens]
    for one in everything:
        row = lying(one, view)
        if max(abs(one.east), abs(one.south)) <= REACH:
            near[one.south + REACH, one.east + REACH] = [*row, one is new]
        else:
            far.append([one.east, one.south, *row])
    assert np.array_equal(seen["city"], near)
    assert seen["table"][14] == len(far)
    rows = far[:MOST_BEYOND]
    assert seen["beyond"][: len(rows)].tolist() == rows and not seen["beyond"][len(rows) :].any()


def lying(one: BuildingView | TokenView, view: View) -> list[int]:
    """Return what the layers say about a space."""
    if isinstance(one, TokenView):
        return [0, 0, 0, 0, 0, ord(one.letter) - ord("A") + 1]
    assert view.seat is not None
    tile = Tile(one.tile)
    owner = 0 if one.owner is None else (one.owner - view.seat) % len(view.seats) + 1
    colour = 4 if tile.colour is None else COLOURS.index(str(tile.colour)) + 1
    return [colour, tile.number, one.height, owner, int(one.site), 0]
