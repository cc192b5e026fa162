"""Tables in memory, each held by one at a time."""

from collections.abc import Callable

from ginkgopolis.server.tables.table import Admit, Table


class Held:
    """A context that holds one of the tables in memory; see `Hub.table`."""

    def __init__(
        self,
        tables: dict[str, Table],
        make: Callable[[str], Table],
        table_id: str,
        admit: Admit | None,
        fresh: bool,
        broken: bool,
    ) -> None:
        self.tables = tables
        self.make = make
        self.id = table_id
        self.admit = admit
        self.fresh = fresh
        self.broken = broken
        self.table: Table

    async def __aenter__(self) -> Table:
        table = self.tables.get(self.id)
        if table is None:
            table = self.tables[self.id] = self.make(self.id)
        self.table = table
        table.users += 1
        if self.fresh and not table.office.alone:
            table.stale |= {"doc", "log"}
        try:
            await table.lock.acquire()
        except BaseException:
            self.leave()
            raise
        try:
            if table.loaded and not table.stale and not table.outdated and table.office.alone:
                if self.admit is not None:
                    self.admit(table)
            else:
                await table.ready(self.admit)
                table.let_bots_think()
            if table.broken is not None and not self.broken:
                raise table.broken
            table.used = table.office.now()
        except BaseException:
            self.release()
            raise
        return table

    async def __aexit__(self, *error: object) -> None:
        self.release()

    def release(self) -> None:
        """Let others hold the table."""
        self.table.lock.release()
        self.leave()

    def leave(self) -> None:
        """Let go of the table."""
        self.table.users -= 1
        if not self.table.loaded and self.table.users == 0:
            self.tables.pop(self.id, None)
