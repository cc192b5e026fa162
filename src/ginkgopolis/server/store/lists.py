"""Many tables at once: the lists that people see, and what nobody has used for long."""

from typing import Final

import sqlalchemy as sa

from ginkgopolis.server.store.rows import HOLD, Hold, TableRow, notify
from ginkgopolis.server.store.run import Run
from ginkgopolis.server.store.schema import HOLDS, TABLES

AT_ONCE: Final = 500
"""Tables that are closed in one go."""
OWES: Final = sa.and_(
    TABLES.c.phase == "playing",
    ("," + TABLES.c.waiting + ",").like("%," + sa.cast(HOLDS.c.seat, sa.Text) + ",%"),
)
"""Does a table wait for the one who holds this seat?"""


class Lists:
    """The lists of one database."""

    def __init__(self, run: Run, is_sqlite: bool) -> None:
        self.run = run
        self.is_sqlite = is_sqlite

    async def listed(self, limit: int, skip: int = 0) -> list[TableRow]:
        """Return the open tables, those that one can join first."""
        query = (
            sa.select(TABLES)
            .where(TABLES.c.listed, TABLES.c.phase.in_(("lobby", "playing")))
            .order_by(TABLES.c.phase == "playing", TABLES.c.touched.desc(), TABLES.c.id)
            .limit(limit)
            .offset(skip)
        )
        return [TableRow(*row) for row in await self.run(lambda c: c.execute(query).all())]

    async def tables_of(self, session: str, limit: int, skip: int = 0) -> list[tuple[TableRow, list[Hold]]]:
        """Return tables at which a session has seats: those that wait for it first, archived ones last."""
        own = (HOLDS.c.session == session, HOLDS.c.seat >= 0)
        ranks = (
            sa.func.max(sa.case((HOLDS.c.archived, 1), else_=0)),
            -sa.func.max(sa.case((OWES, 1), else_=0)),
            -TABLES.c.touched,
            TABLES.c.id,
        )
        some = (
            sa.select(TABLES)
            .join(HOLDS, HOLDS.c.table_id == TABLES.c.id)
            .where(*own)
            .group_by(TABLES.c.id)
            .order_by(*ranks)
            .limit(limit)
            .offset(skip)
        )
        seats = sa.select(HOLDS.c.table_id, *HOLD).where(*own)

        def look(connection: sa.Connection) -> list[tuple[TableRow, list[Hold]]]:
            rows = [TableRow(*row) for row in connection.execute(some)]
            holds: dict[str, list[Hold]] = {row.id: [] for row in rows}
            for table_id, *hold in connection.execute(seats.where(HOLDS.c.table_id.in_(holds))):
                holds[table_id].append(Hold(*hold))
            return [(row, holds[row.id]) for row in rows]

        return await self.run(look)

    async def close_abandoned(self, phase: str, before: float) -> list[str]:
        """Close tables that nobody has touched for long, and return which."""
        old = sa.select(TABLES.c.id).where(TABLES.c.phase == phase, TABLES.c.touched < before).limit(AT_ONCE)

        def close(connection: sa.Connection) -> list[str]:
            found = list(connection.execute(old).scalars())
            update = TABLES.update().where(TABLES.c.id.in_(found), TABLES.c.phase == phase)
            if found:
                connection.execute(
                    update.values(phase="closed", wake_at=None, revision=TABLES.c.revision + 1)
                )
            for table_id in found:
                notify(connection, self.is_sqlite, f"doc {table_id}")
            return found

        return await self.run(close)
