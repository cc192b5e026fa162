"""Records that were uploaded, to be looked at again."""

import sqlalchemy as sa

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.run import Run
from ginkgopolis.server.store.schema import RECORDS
from ginkgopolis.server.tables.doc import is_id


class Records:
    """The uploaded records of one database."""

    def __init__(self, run: Run) -> None:
        self.run = run

    async def add(
        self, record_id: str, text: str, at: float, address: str, per_address: int, in_all: int
    ) -> None:
        """Keep a record for replay, unless there are as many as there may be."""
        count = sa.select(sa.func.count()).select_from(RECORDS)
        checks = (
            (count.where(RECORDS.c.address == address), per_address, "address-has-too-many-records"),
            (count, in_all, "server-full-of-records"),
        )

        def add(connection: sa.Connection) -> None:
            for query, most, message in checks:
                if connection.execute(query).scalar_one() >= most:
                    raise Refusal("too_many_records", message)
            values = {"id": record_id, "record": text, "at": at, "address": address}
            connection.execute(RECORDS.insert(), values)

        await self.run(add)

    async def find(self, record_id: str) -> str | None:
        """Return a record."""
        if not is_id(record_id):
            return None
        query = sa.select(RECORDS.c.record).where(RECORDS.c.id == record_id)
        return await self.run(lambda c: c.execute(query).scalar_one_or_none())

    async def remove(self, before: float) -> int:
        """Remove those that are older."""
        return await self.run(lambda c: c.execute(RECORDS.delete().where(RECORDS.c.at < before)).rowcount)
