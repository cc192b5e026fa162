"""A batch that several processes step together; the arrays lie in memory that they share."""

import sys
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self
from weakref import finalize

import numpy as np

from ginkgopolis.env.batch import BatchGames, check_actions
from ginkgopolis.env.schema import Array, named
from ginkgopolis.env.setting import reward_named
from ginkgopolis.errors import BadOptions
from ginkgopolis.options import Options

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Line
else:
    from multiprocessing.connection import Connection as Line

ARRAYS: Final = ("observations", "masks", "seats", "rewards", "scores", "dones", "seeds")
STEP, CLOSE = "step", "close"
PATIENCE: Final = 10.0
"""Seconds that a process has to end by itself once it is told to."""

Plan = dict[str, tuple[str, tuple[int, ...], int]]
"""By name: type, shape and place of the arrays in the shared memory."""


class SharedBatch:
    """What `BatchGames` is, stepped by several processes: the same games, arrays and errors.

    with SharedBatch(1024, Options(players=2), seed=7, processes=2) as batch:
        batch.step(actions)

    The arrays are windows on the shared memory: copy what you want to keep.
    """

    observations: Array
    masks: Array
    seats: Array
    rewards: Array
    scores: Array
    dones: Array
    seeds: Array

    def __init__(
        self,
        games: int,
        options: Options | None = None,
        seed: int = 0,
        *,
        reward: str = "win",
        bots: Mapping[int, str] | None = None,
        processes: int = 2,
    ) -> None:
        """The arguments of `BatchGames`, and how many processes there are."""
        if not 1 <= processes <= games:
            raise BadOptions("lab-number-of-processes", processes=str(processes), games=games)
        self.games = games
        self.options = Options(players=2) if options is None else options
        reward_named(reward)
        example = BatchGames(1, self.options, seed, reward=reward, bots=bots)
        self.actions = example.actions
        plan, size = planned(example, games)
        self._memory = SharedMemory(create=True, size=size)
        self._chosen = shared(self._memory, plan, "actions")
        for name in ARRAYS:
            array = shared(self._memory, plan, name)
            array.flags.writeable = False
            setattr(self, name, array)
        self._workers: list[BaseProcess] = []
        self._lines: list[Line] = []
        self.close = finalize(self, ended, self._memory, self._workers, self._lines)
        """End the processes and let go of the memory."""
        bounds = [games * part // processes for part in range(processes + 1)]
        for first, end in pairwise(bounds):
            self._start(plan, first, end, seed, reward, dict(bots or {}))
        self._wait()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()

    def step(self, actions: Array) -> None:
        """Do an action in every game; if one is not legal, nothing is done in any."""
        self._chosen[:] = check_actions(actions, self.masks)
        try:
            for line in self._lines:
                line.send(STEP)
        except OSError:
            raise BadOptions("lab-process-lost") from None
        self._wait()

    def named(self) -> dict[str, Array]:
        """Return the observations by the names of the schema, as windows: (games, *shape) each."""
        return named(self.observations)

    def _start(self, plan: Plan, first: int, end: int, seed: int, reward: str, bots: dict[int, str]) -> None:
        """Start a process that plays some of the games."""
        context = get_context("spawn")
        line, other = context.Pipe()
        part = (self._memory.name, plan, first, end, self.options, seed, reward, bots)
        worker = context.Process(target=work, args=(other, *part), daemon=True)
        worker.start()
        other.close()
        self._workers.append(worker)
        self._lines.append(line)

    def _wait(self) -> None:
        """Wait until all processes are done with a step."""
        for line in self._lines:
            try:
                line.recv()
            except (EOFError, OSError):
                raise BadOptions("lab-process-lost") from None


def planned(example: BatchGames, games: int) -> tuple[Plan, int]:
    """Return where the arrays of that many games lie, and how much room they take; each begins at a line."""
    arrays = {name: np.asarray(getattr(example, name)) for name in ARRAYS}
    arrays["actions"] = np.zeros(1, np.int64)
    plan: Plan = {}
    size = 0
    for name, array in arrays.items():
        shape = (games, *array.shape[1:])
        plan[name] = (array.dtype.str, shape, size)
        size += -(-int(np.prod(shape)) * array.dtype.itemsize // 64) * 64
    return plan, size


def shared(memory: SharedMemory, plan: Plan, name: str) -> Array:
    """Return one of the arrays."""
    kind, shape, place = plan[name]
    return np.ndarray(shape, np.dtype(kind), memory.buf, place)


def work(
    line: Line,
    memory_name: str,
    plan: Plan,
    first: int,
    end: int,
    options: Options,
    seed: int,
    reward: str,
    bots: dict[int, str],
) -> None:
    """Play some of the games, as often as the line says, and write what they show into the memory."""
    memory = SharedMemory(name=memory_name)
    batch = BatchGames(end - first, options, seed, reward=reward, bots=bots, first=first)
    windows = {name: shared(memory, plan, name)[first:end] for name in (*ARRAYS, "actions")}
    task: Any = STEP
    is_begun = False
    while task == STEP:
        if is_begun:
            batch.step(windows["actions"])
        is_begun = True
        for name in ARRAYS:
            windows[name][:] = getattr(batch, name)
        line.send(STEP)
        try:
            task = line.recv()
        except (EOFError, KeyboardInterrupt):  # whoever has started this is gone, or wants to be
            task = CLOSE
    windows.clear()
    memory.close()


def ended(memory: SharedMemory, workers: list[BaseProcess], lines: list[Line]) -> None:
    """End processes, and let go of the memory."""
    for line in lines:
        try:
            line.send(CLOSE)
        except OSError:
            continue  # its process is gone
    for worker in workers:
        worker.join(PATIENCE)
        if worker.is_alive():
            worker.kill()
            worker.join()
    for line in lines:
        line.close()
    memory.unlink()
