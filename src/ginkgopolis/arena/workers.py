"""Plays blocks in several processes at once; who plays which one makes no difference to the games.

What else has numbers and can be done in any order goes the same way: `work_through`.
"""

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Callable, Generator, Iterable
from functools import partial
from itertools import islice
from multiprocessing.connection import wait
from typing import Any, Final, TypeVar

from ginkgopolis.arena.match import Block, play_block
from ginkgopolis.arena.plan import Plan
from ginkgopolis.errors import GinkgopolisError

if sys.platform == "win32":
    from multiprocessing.connection import PipeConnection as Line
else:
    from multiprocessing.connection import Connection as Line

THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
MOST_PROCESSES: Final = 60 if sys.platform == "win32" else sys.maxsize
"""Windows cannot wait for more than 63 things at once."""
Blocks = Generator[Block, None, None]
Result = TypeVar("Result")


class WorkerEnded(GinkgopolisError):
    """A process went away in the middle of a game."""


def play_blocks(plan: Plan, blocks: Iterable[int], processes: int = 1) -> Blocks:
    """Play blocks and yield each as soon as it is over, in any order."""
    return work_through(partial(play_block, plan), blocks, processes)


def work_through(
    work: Callable[[int], Result], numbers: Iterable[int], processes: int = 1
) -> Generator[Result, None, None]:
    """Do a work for each number, in as many processes, and yield what comes of each as soon as it is done."""
    todo = list(numbers)
    if processes == 1 or len(todo) < 2:
        return (work(number) for number in todo)
    return work_in_processes(work, todo, min(processes, len(todo), MOST_PROCESSES))


def work_in_processes(
    work: Callable[[int], Result], numbers: list[int], processes: int
) -> Generator[Result, None, None]:
    """Hand a number to every process, and another one whenever one is done."""
    context = multiprocessing.get_context("spawn")
    todo = iter(numbers)
    workers: dict[Line, multiprocessing.process.BaseProcess] = {}
    try:
        for number in islice(todo, processes):
            ours, theirs = context.Pipe()
            workers[ours] = context.Process(target=serve, args=(work, theirs))
            workers[ours].start()
            theirs.close()
            ours.send(number)
        busy = set(workers)
        while busy:
            ready = wait(busy)
            for worker in [worker for worker in workers if worker in ready]:
                yield receive(worker)
                following = next(todo, None)
                if following is None:
                    busy.remove(worker)
                else:
                    worker.send(following)
    finally:
        for worker, process in workers.items():
            process.terminate()
            process.join()
            worker.close()


def receive(worker: Line) -> Any:
    """Return what a process has done."""
    try:
        answer = worker.recv()
    except EOFError:
        raise WorkerEnded("worker-process-ended") from None
    return checked(answer)


def checked(answer: Result | Exception) -> Result:
    """Return what came of a work, or raise what `answer_for` says went wrong there."""
    if isinstance(answer, Exception):
        raise answer
    return answer


def serve(work: Callable[[int], object], parent: Line) -> None:
    """Do the work for number after number in a separate process, until the parent hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it too, and ends us
    be_single_threaded()
    while True:
        try:
            parent.send(answer_for(work, parent.recv()))
        except (EOFError, OSError):
            return


def answer_for(work: Callable[[int], Result], number: int) -> Result | Exception:
    """Return what comes of a work, or what went wrong in a form that can be sent."""
    try:
        return work(number)
    except GinkgopolisError as error:
        return error
    except Exception:
        return RuntimeError(f"number {number} failed in a process of its own:\n{traceback.format_exc()}")


def be_single_threaded() -> None:
    """Have libraries for numbers use one thread, since the processes are as many as the cores already."""
    for variable in THREADS:
        os.environ.setdefault(variable, "1")
