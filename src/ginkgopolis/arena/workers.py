"""Plays blocks in several processes at once; who plays which one makes no difference to the games."""

import multiprocessing
import os
import signal
import sys
import traceback
from collections.abc import Generator, Iterable
from itertools import islice
from multiprocessing.connection import wait
from typing import Final

import msgspec

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


class WorkerEnded(GinkgopolisError):
    """A process went away in the middle of a game."""


def play_blocks(plan: Plan, blocks: Iterable[int], processes: int = 1) -> Blocks:
    """Play blocks and yield each as soon as it is over, in any order."""
    todo = list(blocks)
    if processes == 1 or len(todo) < 2:
        return (play_block(plan, block) for block in todo)
    return play_in_processes(plan, todo, min(processes, len(todo), MOST_PROCESSES))


def play_in_processes(plan: Plan, blocks: list[int], processes: int) -> Blocks:
    """Hand a block to every process, and another one whenever one is over."""
    context = multiprocessing.get_context("spawn")
    todo = iter(blocks)
    workers: dict[Line, multiprocessing.process.BaseProcess] = {}
    try:
        for block in islice(todo, processes):
            ours, theirs = context.Pipe()
            workers[ours] = context.Process(target=serve, args=(msgspec.json.encode(plan), theirs))
            workers[ours].start()
            theirs.close()
            ours.send(block)
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


def receive(worker: Line) -> Block:
    """Return the block that a process has played."""
    try:
        answer = worker.recv()
    except EOFError:
        raise WorkerEnded("arena-process-ended") from None
    return unpacked(answer)


def unpacked(answer: bytes | Exception) -> Block:
    """Return the block that `answer_for` has sent, or raise what went wrong there."""
    if isinstance(answer, Exception):
        raise answer
    return msgspec.json.decode(answer, type=Block)


def serve(plan_text: bytes, parent: Line) -> None:
    """Play block after block in a separate process, until the parent hangs up."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent hears it too, and ends us
    be_single_threaded()
    plan = msgspec.json.decode(plan_text, type=Plan)
    while True:
        try:
            parent.send(answer_for(plan, parent.recv()))
        except (EOFError, OSError):
            return


def answer_for(plan: Plan, block: int) -> bytes | Exception:
    """Play a block and return it as text, or what went wrong in a form that can be sent."""
    try:
        return msgspec.json.encode(play_block(plan, block))
    except GinkgopolisError as error:
        return error
    except Exception:
        return RuntimeError(f"block {block} failed in a process of its own:\n{traceback.format_exc()}")


def be_single_threaded() -> None:
    """Have libraries for numbers use one thread, since the processes are as many as the cores already."""
    for variable in THREADS:
        os.environ.setdefault(variable, "1")
