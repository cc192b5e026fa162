"""What nobody uses costs no memory."""

import gc
import tracemalloc
from itertools import count

from ginkgopolis import Game
from ginkgopolis.server.tables.table import Table
from tests.server.playing import ME
from tests.server.running import Running

SEEDS = count(1 << 255)


def test_nothing_is_left_of_a_table_that_is_idle_for_a_day(quick: Running) -> None:
    """But its row: it comes back when somebody looks at it."""
    place = quick.client().create(ME, ME, ME, start=True)
    place.move(0, place.state(0)["game"]["decision"]["moves"][0])
    before = place.state(0)
    gc.collect()
    gc.disable()  # a server looks seldom for garbage: it must go by itself
    try:
        assert found(place.id)
        quick.time.now += 86_400
        quick.tick()
        assert not found(place.id)
    finally:
        gc.enable()
    assert place.state(0) == before | {"now": quick.time.now}


def found(table_id: str) -> list[Table]:
    """Return what there is of a table in memory."""
    return [thing for thing in gc.get_objects() if isinstance(thing, Table) and thing.id == table_id]


def test_nothing_is_left_of_games_and_their_seeds() -> None:
    """Seeds as large as a server draws them, and games that are imagined."""
    play_some(10)
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        play_some(300)
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert after - before < 300 * 30  # a seed alone has more bytes


def play_some(games: int) -> None:
    """Set games up and let them go."""
    for _ in range(games):
        Game.new(2, seed=next(SEEDS)).determinize(0, next(SEEDS))
    gc.collect()
