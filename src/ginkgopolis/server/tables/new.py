"""New tables: what is written of one that is set up."""

import msgspec

from ginkgopolis.server.store.rows import NewTable, Room, TableRow
from ginkgopolis.server.tables.doc import new_id
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Plan
from ginkgopolis.server.tables.table import Table


def new_table(
    hub: Hub, creator: str, origin: str, plan: Plan, room: Room | None = None
) -> tuple[Table, NewTable]:
    """Return a new table, and what is to be written of it."""
    now = plan.doc.started or hub.now()
    row = TableRow(
        id=new_id(),
        revision=1,
        doc=msgspec.json.encode(plan.doc).decode(),
        creator=creator,
        listed=plan.doc.house.open,
        phase=plan.phase or "lobby",
        seed=plan.seed,
        created=now,
        touched=now,
        round=0,
        waiting="",
        result=None,
        finished=None,
        wake_at=None,
        address=origin,
        rated=plan.doc.house.rated,
    )
    table = hub.make_table(row.id)
    settings = hub.settings
    usual = Room(settings.tables_per_session, settings.tables_per_address, settings.tables_in_all)
    return table, NewTable(table.make(row, plan.add), plan.add, room or usual)


async def add_table(hub: Hub, session: str, origin: str, plan: Plan) -> str:
    """Write a new table, if there may be one more."""
    table, new = new_table(hub, session, origin, plan)
    await hub.store.add_table(new)
    hub.tables[table.id] = table
    table.let_bots_think()
    return table.id
