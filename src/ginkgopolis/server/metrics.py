"""What can be measured about a server, as text for Prometheus: of each worker, whichever of them is asked."""

import mmap
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from ginkgopolis import __version__
from ginkgopolis.server.doors.limits import Places
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.health import Health
from ginkgopolis.server.measures import Timing

INFO: Final = "ginkgopolis_info"
MEMORY: Final = Path("/proc/self/statm")
FRESH: Final = 30.0
"""Seconds for which the figures of another worker are taken for its present ones."""


class Family(msgspec.Struct):
    """All figures of one name: what follows the name, their labels, and their values."""

    kind: str
    samples: list[tuple[str, str, float]]


Families = dict[str, Family]


def families_of(health: Health, connections: int) -> Families:
    """Return all figures of this process."""
    hub, store = health.hub, health.hub.store
    found = {name: Family("gauge", [("", "", value)]) for name, value in gauges(health, connections)}
    found[INFO] = Family("gauge", [("", f'version="{__version__}"', 1)])
    errors = {
        f'ginkgopolis_database_errors_total{{reason="{reason}"}}': count
        for reason, count in store.failures.items()
    }
    for name, value in sorted((hub.measures.counts | errors).items()):
        family, _, labels = name.partition("{")
        found.setdefault(family, Family("counter", [])).samples.append(("", labels.rstrip("}"), value))
    for (name, kind), timing in sorted(hub.measures.timings.items()):
        found.setdefault(name, Family("histogram", [])).samples += samples_of(kind, timing)
    figures = [("_sum", "", store.seconds), ("_count", "", float(store.transactions))]
    found["ginkgopolis_database_seconds"] = Family("summary", figures)
    return found


def gauges(health: Health, connections: int) -> Iterator[tuple[str, float]]:
    """Give what is so just now."""
    hub = health.hub
    here = [
        (table.id, one.viewer) for table in hub.tables.values() for group in table.present for one in group
    ]
    yield "ginkgopolis_connections", connections
    yield "ginkgopolis_players", len({place for place in here if place[1] is not None})
    yield "ginkgopolis_spectators", sum(viewer is None for _, viewer in here)
    yield "ginkgopolis_database_writable", int(health.trouble is None)
    yield "ginkgopolis_database_write_seconds", health.took
    yield "ginkgopolis_tables_in_memory", len(hub.tables)
    yield "ginkgopolis_bots_thinking", sum(len(table.thinking) for table in hub.tables.values())
    yield "ginkgopolis_bot_moves_waiting", hub.pool.moves.waiting
    yield "ginkgopolis_bot_questions_waiting", hub.pool.questions.waiting
    yield "ginkgopolis_questions_waiting", hub.questions.waiting
    yield "ginkgopolis_strangers_waiting", hub.gate.waiting
    yield "ginkgopolis_uptime_seconds", hub.clock() - hub.began
    memory = memory_bytes()
    if memory is not None:
        yield "ginkgopolis_memory_bytes", memory


def memory_bytes() -> int | None:
    """Return how much memory this process takes, where the system tells."""
    try:
        return int(MEMORY.read_text(encoding="ascii").split()[1]) * mmap.PAGESIZE
    except (OSError, ValueError, IndexError):
        return None


def samples_of(kind: str, timing: Timing) -> Iterator[tuple[str, str, float]]:
    """Give a timing as the figures of a histogram."""
    total = 0
    for bound, total in timing.up_to():
        yield "_bucket", f'kind="{kind}",le="{bound}"', total
    yield "_sum", f'kind="{kind}"', timing.seconds
    yield "_count", f'kind="{kind}"', total


def told(workers: Mapping[str, Families]) -> str:
    """Return the figures of all workers, each with its name; together they are the sum over it."""
    lines: list[str] = []
    for name in sorted({name for families in workers.values() for name in families}):
        having = {worker: families[name] for worker, families in workers.items() if name in families}
        lines.append(f"# TYPE {name} {next(iter(having.values())).kind}")
        for worker, family in having.items():
            for suffix, labels, value in family.samples:
                every = f'worker="{worker}",{labels}'.rstrip(",")
                lines.append(f"{name}{suffix}{{{every}}} {value:g}")
    return "\n".join(lines) + "\n"


class Board:
    """Where workers that share a database tell each other their figures."""

    def __init__(self, health: Health, places: Places) -> None:
        self.health = health
        self.hub = health.hub
        self.places = places

    def own(self) -> Families:
        """Return what this worker has measured."""
        return families_of(self.health, self.places.total)

    async def put_up(self) -> None:
        """Tell the others."""
        if not self.hub.alone:
            text = msgspec.json.encode(self.own()).decode()
            await self.hub.store.put_up(self.hub.worker, self.hub.now(), text, FRESH)

    async def leave(self) -> None:
        """Be counted no more."""
        if not self.hub.alone:
            with suppress(Refusal):
                await self.hub.store.take_down(self.hub.worker)

    async def all(self) -> dict[str, Families]:
        """Return the figures of this worker, and what others have told a short while ago."""
        workers = {self.hub.worker: self.own()}
        if not self.hub.alone and self.health.trouble is None:
            found = await self.hub.store.put_up_by_others(self.hub.worker, self.hub.now() - FRESH)
            workers |= {worker: msgspec.json.decode(text, type=Families) for worker, text in found}
        return workers
