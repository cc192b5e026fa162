"""A process that measures one engine, in the slices that are asked for on standard input.

Compiled and interpreted, the same engine has the same names, so each needs a separate process; while one of
them works, the others wait.
"""

import os
import subprocess
import sys
from functools import cache, partial
from hashlib import sha256
from pathlib import Path
from typing import IO, Any

import msgspec

from benchmarks.contender import Contender, DrivenByCalls, DrivenInside, Observation, copy_all
from benchmarks.measure import Measurement, Work
from benchmarks.model import (
    BOTS,
    CALLS,
    CATANATRON,
    COPY,
    DETERMINIZE,
    GAME,
    IMPORT,
    INSIDE,
    LAID_OUT,
    LEGAL_MOVES,
    LOOKS,
    OPEN_SPIEL,
    OURS,
    PEERS,
    PYTHON_CHESS,
    READ,
    RLCARD,
    SIMULATE,
    VIEWS,
    WRITE,
    Facts,
    Slice,
    Task,
)

IMPORTING = "import time; start = time.process_time(); import ginkgopolis; print(time.process_time() - start)"


class Prepare(msgspec.Struct, tag=True):
    """Get ready for a task; answered with Prepared. Without an amount, one is found that takes so long."""

    task: Task
    seconds: float
    amount: int = 0


class Measure(msgspec.Struct, tag=True):
    """Do one more slice of a task; answered with a Slice."""

    task: Task


class Prepared(msgspec.Struct):
    """How much work a slice will do, and what is true of the game."""

    amount: int
    facts: Facts


class Greeting(msgspec.Struct):
    """The first thing that a worker says: what it is going to measure."""

    compiled: bool = False
    sources: str = ""  # a digest of our engine's sources, if there is one


def greet(engine: str) -> Greeting:
    """Look at what is installed."""
    if engine in PEERS:
        return Greeting()
    try:
        from ginkgopolis.engine import rules
    except ImportError:
        return Greeting()
    file = str(rules.__file__)
    digest = sha256()
    for source in sorted(Path(file).parent.rglob("*.py")):
        digest.update(source.read_bytes())
    return Greeting(not file.endswith(".py"), digest.hexdigest())


@cache
def contender(engine: str, game: str, players: int) -> Contender:
    """Return the game that a task plays."""
    if engine == CATANATRON:
        from benchmarks.peers.catanatron_peer import Catan

        return Catan()
    if engine == OPEN_SPIEL:
        from benchmarks.peers.open_spiel_peer import Spiel

        return Spiel(game)
    if engine == PYTHON_CHESS:
        from benchmarks.peers.python_chess_peer import Chess

        return Chess()
    if engine == RLCARD:
        from benchmarks.peers.rlcard_peer import CardGame

        return CardGame(game)
    from benchmarks.moved import FIRST_RULES
    from benchmarks.random_play import Ginkgopolis

    return Ginkgopolis(game, players, {} if engine in OURS else FIRST_RULES)


@cache
def observation(engine: str, game: str, players: int) -> Observation:
    """Look at some games of a contender before the clock starts."""
    return Observation(contender(engine, game, players), python_only=engine != OPEN_SPIEL)


def import_again(times: int) -> Slice:
    """Import the package in fresh processes."""
    command = [sys.executable, "-c", IMPORTING]
    seconds = [
        float(subprocess.run(command, check=True, capture_output=True, text=True, encoding="utf-8").stdout)
        for _ in range(times)
    ]
    return Slice(times, sum(seconds), 0.0)


@cache
def bots(engine: str, game: str, players: int, name: str) -> Any:
    """Return a bot with the moments at which it is asked."""
    from benchmarks.random_play import Ginkgopolis
    from benchmarks.services import Bots

    table = contender(engine, game, players)
    assert isinstance(table, Ginkgopolis)
    return Bots(name, table)


def work_of(task: Task) -> Work:
    """Return the work that a task times."""
    if task.what == IMPORT:
        return import_again
    game = contender(task.engine, task.game, task.players)
    if task.what == CALLS:
        assert isinstance(game, DrivenByCalls)
        return game.play_by_calls
    if task.what == INSIDE:
        assert isinstance(game, DrivenInside)
        return game.play_inside
    if task.what == COPY:
        return partial(copy_all, game, observation(task.engine, task.game, task.players).positions)
    return our_work_of(task)


def our_work_of(task: Task) -> Work:
    """Return the work of a task that only our own engine has."""
    from benchmarks.cities import Cities
    from benchmarks.random_play import Ginkgopolis, list_moves
    from benchmarks.services import positions_work, simulate

    game = contender(task.engine, task.game, task.players)
    assert isinstance(game, Ginkgopolis)
    if task.what in BOTS:
        work: Work = bots(task.engine, task.game, task.players, task.what).ask
        return work
    if task.what == LEGAL_MOVES:
        return partial(list_moves, observation(task.engine, task.game, task.players).positions)
    if task.what in (DETERMINIZE, WRITE, READ):
        return positions_work(task.what, observation(task.engine, task.game, task.players).positions)
    if task.what == LAID_OUT:
        return Cities().play_a_round
    if task.what in (GAME, VIEWS):
        return partial(game.play_as_people_do, views=task.what == VIEWS)
    if task.what == SIMULATE:
        return simulate
    return game.look if task.what == LOOKS else game.grow


def facts_of(task: Task) -> Facts:
    """Return what is true of what a task does."""
    if task.what in (IMPORT, LAID_OUT):
        return Facts()
    if task.what in BOTS:
        return Facts(played=bots(task.engine, task.game, task.players, task.what).played)
    return observation(task.engine, task.game, task.players).facts


def prepare(request: Prepare) -> tuple[Measurement, Facts]:
    """Warm a task up."""
    task = request.task
    return Measurement(work_of(task), request.seconds, request.amount), facts_of(task)


def serve(engine: str, requests: IO[bytes], answers: IO[bytes]) -> None:
    """Answer requests, a line of JSON each, until there are no more."""

    def answer(value: Any) -> None:
        answers.write(msgspec.json.encode(value) + b"\n")
        answers.flush()

    ready: dict[Task, Measurement] = {}
    answer(greet(engine))
    for line in requests:
        request = msgspec.json.decode(line, type=Prepare | Measure)
        if isinstance(request, Prepare):
            ready[request.task], facts = prepare(request)
            answer(Prepared(ready[request.task].amount, facts))
        else:
            answer(ready[request.task].run_slice())


def main() -> None:
    """Serve the process that started this one; whatever engines print must not get between the answers."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    try:
        serve(sys.argv[1], sys.stdin.buffer, answers)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(1)


if __name__ == "__main__":
    main()
