"""Runs the worker processes: starts them, and has them measure in turns."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from benchmarks.model import OURS, Result, Slice, Task
from benchmarks.tasks import TURNS, is_compared, slice_seconds
from benchmarks.worker import Greeting, Measure, Prepare, Prepared

ROOT = Path(__file__).resolve().parent.parent
Answer = TypeVar("Answer")


class WorkerEnded(Exception):
    """A worker process ended before its time; what it had to say about that is on standard error."""


class Worker:
    """A process that measures one engine."""

    def __init__(self, engine: str, path: Path | None) -> None:
        self.engine = engine
        # A fixed hash seed, because the order of sets changes the games that catanatron plays.
        environment = {**os.environ, "PYTHONHASHSEED": "0"}
        environment.pop("PYTHONPATH", None)
        if path is not None:
            environment["PYTHONPATH"] = str(path)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.worker", engine],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env=environment,
        )
        self.greeting = self.receive(Greeting)

    def send(self, request: Prepare | Measure) -> None:
        """Ask for something."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(msgspec.json.encode(request) + b"\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            raise WorkerEnded(self.engine) from None

    def receive(self, kind: type[Answer]) -> Answer:
        """Wait for the answer."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise WorkerEnded(self.engine)
        return msgspec.json.decode(line, type=kind)

    def close(self) -> None:
        """Let the process end."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait()


class Session:
    """All workers of a run; ours are pairs, for what two processes do at the same time."""

    def __init__(self) -> None:
        self.workers: dict[str, list[Worker]] = {}

    def start(self, engine: str, path: Path | None) -> Greeting:
        """Start an engine's workers; `path` comes before the packages of this environment."""
        workers = self.workers[engine] = []
        for _ in range(2 if engine in OURS else 1):
            workers.append(Worker(engine, path))
        return workers[0].greeting

    def close(self) -> None:
        """End all workers."""
        for workers in self.workers.values():
            for worker in workers:
                worker.close()

    def prepare(self, task: Task, seconds: float) -> Result:
        """Get a task ready; where two processes do it, both do the amount that the first one found."""
        workers = self.workers[task.engine][: task.processes]
        amount = 0
        for worker in workers:
            worker.send(Prepare(task, slice_seconds(task, seconds), amount))
            prepared = worker.receive(Prepared)
            amount = prepared.amount
        return Result(task, amount, prepared.facts, [])

    def measure(self, task: Task) -> Slice:
        """Do a slice of a task, in all of its processes at once."""
        workers = self.workers[task.engine][: task.processes]
        for worker in workers:
            worker.send(Measure(task))
        slices = [worker.receive(Slice) for worker in workers]
        if len(slices) == 1:
            return slices[0]
        count, cpu = sum(each.count for each in slices), sum(each.cpu for each in slices)
        return Slice(count, cpu, max(each.wall for each in slices))

    def run(self, tasks: list[Task], seconds: float, rounds: int, say: Callable[[str], None]) -> list[Result]:
        """Measure all tasks in every round: what is compared several times by turns, all else once.

        A slice is short beside the moods of a machine: it takes many of them to compare two things.
        """
        results = []
        for number, task in enumerate(tasks):
            say(f"warming up, {number + 1} of {len(tasks)}: {task.engine}, {task.game}, {task.what}")
            results.append(self.prepare(task, seconds))
        compared = [result for result in results if is_compared(result.task)]
        others = [result for result in results if not is_compared(result.task)]
        for number in range(rounds):
            for result in compared * TURNS + others:
                task = result.task
                say(f"round {number + 1} of {rounds}: {task.engine}, {task.game}, {task.what}")
                result.slices.append(self.measure(task))
        return results
