"""What the benchmarks say of a run, and that they measure what they say; no clock is looked at."""

from contextlib import ExitStack
from random import Random

import pytest

from benchmarks.cities import CARDS, SIZES, lay_out, play_round
from benchmarks.edition_report import NEWER, OLDER, edition_goals, edition_section, task_of, unlike
from benchmarks.goals import Goal, goals_of, not_met
from benchmarks.model import (
    ALL_MODULES,
    BASE,
    CALLS,
    CATANATRON,
    COMPILED,
    COPY,
    DETERMINIZE,
    EVENTS,
    INSIDE,
    INTERPRETED,
    LAID_OUT,
    LOOKS,
    Facts,
    Result,
    Run,
    Slice,
    Task,
)
from benchmarks.random_play import Ginkgopolis
from benchmarks.report import goal_section, sections
from benchmarks.services import Bots, simulate
from benchmarks.tasks import MOMENTS
from ginkgopolis import Game
from ginkgopolis.bots import bot_rng, play_with_bots, seat_bot
from ginkgopolis.engine.layout import HANDS
from ginkgopolis.position import read_position


def run_of(*results: Result) -> Run:
    return Run("a machine", (0.0, 0.0), 1.0, 3, {CATANATRON: "1"}, list(results))


def result(task: Task, *counts: int, amount: int = 1, facts: Facts | None = None) -> Result:
    """A result with so many units in each second."""
    return Result(task, amount, facts or Facts(), [Slice(count, 1.0, 1.0) for count in counts])


def ours(what: str, game: str = BASE) -> Task:
    return Task(COMPILED, game, 4, what)


def test_a_promise_is_a_ratio_of_medians_in_one_run() -> None:
    inside = result(ours(INSIDE), 100, 4000, 3900)
    (goal,) = goals_of(run_of(inside, result(Task(CATANATRON, "Catan", 4, INSIDE), 40, 20, 30)))
    assert (goal.wanted, goal.best, goal.median) == (130, 100, 130)
    assert goal.met() == "yes"


def test_what_must_not_be_exceeded_is_met_from_below() -> None:
    copies, redealt = result(ours(COPY), 3000, 3000, 3000), result(ours(DETERMINIZE), 300, 150, 150)
    (goal,) = goals_of(run_of(copies, redealt))
    assert (goal.wanted, goal.best, goal.median) == (15, 10, 20)
    assert goal.met() == "by the best slice only"
    assert goal.cells()[1] == "at most 15"


def test_all_modules_are_promised_half_of_the_games() -> None:
    base = result(ours(INSIDE), 1, amount=100, facts=Facts(decisions_per_game=100))
    modules = result(ours(INSIDE, ALL_MODULES), 1, amount=35, facts=Facts(decisions_per_game=250))
    (goal,) = goals_of(run_of(base, modules))
    assert (goal.wanted, goal.median) == (0.5, 0.35)
    (line,) = not_met([goal])
    assert line.startswith(
        f"Not met: {goal.promise}. A game with all modules takes 2.5 times as many decisions"
    )
    assert line.endswith("the ratio would be 0.40.")


def test_the_largest_city_is_set_beside_the_smallest() -> None:
    parts = {9: (100, 1.0), 40: (90, 1.0), 80: (50, 1.0)}
    cities = Result(ours(LAID_OUT), 1, Facts(), [Slice(240, 3.0, 3.0, parts)])
    (goal,) = goals_of(run_of(cities))
    assert (goal.wanted, goal.median, goal.met()) == (1.2, 2.0, "no")
    assert "city of 80 buildings" in goal.promise
    (table,) = sections(run_of(cities), [])
    times = ["10,000.00 / 10,000.00", "11,111.11 / 11,111.11", "20,000.00 / 20,000.00"]
    assert table.rows == [["compiled", *times, "2.00"]]


def test_what_is_not_met_stands_below_the_table_with_its_reason() -> None:
    known = [Goal(promise, 2, 3, 1, "So it is.") for promise in "bc"]
    text = goal_section([Goal("a", 2, 3, 2), *known, Goal("d", 1, 0, 0)]).markdown()
    assert [line for line in text.splitlines() if line.startswith("- ")] == [
        "- Not met: b; c. So it is.",
        "- Not met: d. Why is not known yet.",
    ]


def editions(what: str, engine: str, game: str, older: int, newer: int, alike: bool = True) -> list[Result]:
    played = ["x", "x" if alike else "y"]
    return [
        result(task_of(edition, engine, game, what), count, facts=Facts(played=text))
        for edition, count, text in zip((OLDER, NEWER), (older, newer), played, strict=True)
    ]


def test_editions_are_compared_work_by_work() -> None:
    run = run_of(
        *editions(LOOKS, COMPILED, BASE, 100, 310),
        *editions("planner", COMPILED, EVENTS, 100, 240, alike=False),
        *editions(CALLS, INTERPRETED, BASE, 100, 80),
    )
    goals = {goal.promise: (goal.wanted, goal.median, goal.met()) for goal in edition_goals(run)}
    assert goals == {
        "compiled, base: a view alone, first edition's µs ÷ today's": (3, 3.1, "yes"),
        "compiled, base with events: a decision of planner, first edition's µs ÷ today's": (2.5, 2.4, "no"),
        "interpreted, base: a decision through the calls, first edition's µs ÷ today's": (0.8, 0.8, "yes"),
    }
    assert unlike(run) == ["compiled, base with events: a decision of planner"]
    shown = [row[3:] for row in edition_section(run).rows]
    assert shown == [["3.10", "yes"], ["2.40", "no"], ["0.80", "yes"]]


@pytest.mark.parametrize("size", SIZES)
def test_a_city_that_is_laid_out_has_its_size_and_the_cards_of_any(size: int) -> None:
    state = read_position(lay_out(size, 1))
    smallest = read_position(lay_out(SIZES[0], 1))
    assert state.buildings == size
    hands = [state.items(HANDS + seat) for seat in range(len(CARDS))]
    assert hands == [smallest.items(HANDS + seat) for seat in range(len(CARDS))]
    assert play_round(state, Random(1)) >= len(CARDS)
    assert state.round > smallest.round


def test_a_bot_is_asked_the_same_every_time() -> None:
    bots = Bots("greedy", Ginkgopolis(BASE, 2, {}))
    again = Bots("greedy", Ginkgopolis(BASE, 2, {}))
    assert bots.ask(2).count == 2 * MOMENTS
    assert [str(move) for move in bots.moves(bots.games)] == [str(move) for move in again.moves(again.games)]
    assert bots.played == again.played


def test_simulate_counts_the_decisions_of_its_games() -> None:
    game = Game.new(4, seed=1)
    with ExitStack() as stack:
        seated = {seat: stack.enter_context(seat_bot("random", bot_rng(1, seat))) for seat in range(4)}
        play_with_bots(game, seated)
    assert simulate(1).count == len(game.moves)
