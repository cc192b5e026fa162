"""What can be measured about a server, as text for Prometheus: of each worker, whichever of them is asked."""

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from ginkgopolis.server.measures import Timing
from ginkgopolis.server.tables.hub import Hub

FRESH: Final = 30.0
"""Seconds for which the figures of another worker are taken for its present ones."""


class Family(msgspec.Struct):
    """All figures of one name: what follows the name, their labels, and their values."""

    kind: str
    samples: list[tuple[str, str, float]]


Families = dict[str, Family]


def families_of(hub: Hub, connections: int, trouble: str | None) -> Families:
    """Return all figures of this process."""
    found = {name: Family("gauge", [("", "", value)]) for name, value in gauges(hub, connections, trouble)}
    store = hub.store
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


def gauges(hub: Hub, connections: int, trouble: str | None) -> Iterator[tuple[str, float]]:
    """Give what is so just now."""
    yield "ginkgopolis_connections", connections
    yield "ginkgopolis_database_writable", int(trouble is None)
    yield "ginkgopolis_tables_in_memory", len(hub.tables)
    yield "ginkgopolis_bots_thinking", sum(len(table.thinking) for table in hub.tables.values())
    yield "ginkgopolis_bot_moves_waiting", hub.pool.moves.waiting
    yield "ginkgopolis_bot_questions_waiting", hub.pool.questions.waiting
    yield "ginkgopolis_questions_waiting", hub.questions.waiting


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

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def put_up(self, families: Families) -> None:
        """Tell the others."""
        if not self.hub.alone:
            text = msgspec.json.encode(families).decode()
            await self.hub.store.put_up(self.hub.worker, self.hub.now(), text, FRESH)

    async def others(self) -> dict[str, Families]:
        """Return what the others have told a short while ago."""
        if self.hub.alone:
            return {}
        found = await self.hub.store.put_up_by_others(self.hub.worker, self.hub.now() - FRESH)
        return {worker: msgspec.json.decode(text, type=Families) for worker, text in found}
