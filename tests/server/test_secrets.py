"""Nobody is told what she may not know: not in views, events, answers or errors, nor by numbers."""

from random import Random

import pytest

from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.out.project import tell_log
from ginkgopolis.server.tables.course import Course, Row
from ginkgopolis.server.tables.game import TableGame
from tests.battery.knowledge import Knowledge
from tests.battery.scramble import scrambled_lines
from tests.battery.secrets import viewers
from tests.battery.tables import COMBINED, STYLES, RandomGame, Table, module_table
from tests.server.playing import ME
from tests.server.running import Running
from tests.server.twins import check_twins, differing

KINDS = [
    Table(2, False),
    Table(3, True),
    Table(4, False),
    Table(5, False),
    Table(1, False, hal=NORMAL),
    Table(1, False, hal=EXPERT_LEVEL),
    Table(2, False, modules=MODULE_NAMES, hand_size=5),
    Table(3, False, modules=MODULE_NAMES),
    Table(4, False, modules=MODULE_NAMES, hand_size=5),
    Table(5, False, modules=MODULE_NAMES),
]
kinds = pytest.mark.parametrize("kind", KINDS, ids=str)
CHECKS = 6
"""Moments of each game at which somebody's table is compared with one that she cannot tell from it."""


def check_game(server: Running, game: RandomGame, checks: int) -> None:
    """Play a whole game, and look at some moments of it with the eyes of all by turns."""
    chance = Random(game.seed)
    known = Knowledge(game.table)
    others = [None, *viewers(game.state)]
    length = 60 * game.table.seats // 2
    done = 0
    while not game.state.over:
        known.listen(game.lines)
        known.look(game.state)
        if done < checks and chance.random() < checks / length:
            viewer = others[(game.seed + done) % len(others)]
            check_twins(server, game.state, viewer, known, chance.random() < 0.5, chance)
            done += 1
        game.step()


@kinds
def test_twins_are_told_the_same(quick: Running, kind: Table) -> None:
    """Whatever others hold, draw, bury and choose in secret, and however often they think again."""
    seed = KINDS.index(kind)
    check_game(quick, RandomGame(kind, seed, list(STYLES.values())[seed % len(STYLES)]), CHECKS)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(64))
def test_twins_are_told_the_same_with_any_modules(quick: Running, seed: int) -> None:
    for at in range(seed, len(COMBINED), 64):
        table = module_table(*COMBINED[at], at + seed)
        check_game(quick, RandomGame(table, at, list(STYLES.values())[at % len(STYLES)]), 20)


@kinds
def test_no_entry_of_the_log_depends_on_what_others_drew(kind: Table) -> None:
    """In whole games, for all who may look: other things in their stead, and the same is told."""
    chance = Random(1)
    options = kind.options
    course = Course(lambda: TableGame._set_up(options, 7, None), range(options.players), 0.0)
    while not course.game.over:
        seat = chance.choice(course.game.pending)
        move = str(chance.choice(course.game.legal_moves(seat)))
        course.apply(Row(course.count, seat, "move", move, None, 0.0, 0.0))
    journals = course.game._told()
    for viewer in (None, *range(options.players)):
        told = tell_log(course, viewer)
        course.game._journals = [scrambled_lines(lines, viewer, chance) for lines in journals]
        assert tell_log(course, viewer) == told
        course.game._journals = journals


def test_nobody_notices_that_somebody_has_begun_to_choose(quick: Running) -> None:
    """A choice of several steps shows in nothing until it is whole, not even in what one could ask for."""
    place = quick.client().create(
        *[ME] * 3, options={"introductory": True, "modules": ["keep_a_card"]}, start=True
    )
    lookers: tuple[int | str, ...] = (0, "watch")
    before = [place.state(seat) for seat in lookers]
    move = place.state(1)["game"]["decision"]["moves"][0]
    place.move(1, move)
    assert 1 in place.state(1)["game"]["view"]["pending"]
    for seat, told in zip(lookers, before, strict=True):
        assert not differing(place.state(seat), told)
    place.post("undo", key="undo", seat=1)
    for seat, told in zip(lookers, before, strict=True):
        assert not differing(place.state(seat), told)
