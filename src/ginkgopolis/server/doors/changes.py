"""The HTTP routes that change a table's document: who sits there, and how it is run."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.http import TableId, Visitor, described, read_json, reply
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import answers
from ginkgopolis.server.out.tables import entered
from ginkgopolis.server.store.rows import Hold
from ginkgopolis.server.tables import lobby
from ginkgopolis.server.tables.doc import hashed
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Plan, Who
from ginkgopolis.server.tables.sitting import holder
from ginkgopolis.server.tables.table import Table

Maker = Callable[[Table, Who, Any], Plan]
"""Takes a table and what is wanted, and returns what is to be written."""
ENDINGS: Final = ("close", "archive")
"""What can be done with a table that cannot be read."""
MOST_INVITED: Final = 500
"""Sessions that have come in by the invite of a table."""
MOST_DEVICES: Final = 20
"""Sessions that have come to one seat by its personal link."""
SEATING: Final = ("sit", "seat")
"""What makes a seat a player's who has shown her key."""


def add_changes(router: APIRouter, hub: Hub) -> None:
    """Add the routes that change a table's document."""
    for name, (body, make, words) in CHANGES.items():
        add_change(router, hub, name, body, make, words)
    add_links(router, hub)


def add_change(
    router: APIRouter, hub: Hub, name: str, body: type[ask.Strict], make: Maker, words: str
) -> None:
    """Add the route of one change."""

    async def change(request: Request, table_id: TableId) -> Response:
        wanted = await read_json(request, body)
        visitor = Visitor(request, hub)
        visitor.stay()
        player = await visitor.player_id() if name in SEATING else None

        def plan(table: Table) -> Plan:
            return make(table, table.who(visitor.session)._replace(player=player), wanted)

        def admit(table: Table) -> None:
            plan(table)

        async with hub.table(table_id, admit, broken=name in ENDINGS) as table:
            await table.change(lambda: plan(table))
            return visitor.reply(entered(table, visitor.session))

    change.__doc__ = words
    change.__name__ = name
    router.post(f"/tables/{{table_id}}/{name}", **described(answers.Entered, body))(change)


def add_links(router: APIRouter, hub: Hub) -> None:
    """Add the routes for who comes by a personal link."""

    @router.post("/tables/{table_id}/claim", **described(answers.Entered, ask.Claim))
    async def claim(request: Request, table_id: TableId) -> Response:
        """Come to a seat by its personal link."""
        wanted = await read_json(request, ask.Claim)
        visitor = Visitor(request, hub)
        visitor.stay()
        seat = await hub.store.seat_of_link(table_id, hashed(wanted.secret))
        if seat is None:
            raise Refusal("wrong_secret", "link-not-valid")
        async with hub.table(table_id) as table:
            await table.change(lambda: claimed(table, visitor.session, seat))
            return visitor.reply(entered(table, visitor.session))

    @router.post("/tables/{table_id}/revoke", **described(answers.Entered, ask.OneSeat))
    async def revoke(request: Request, table_id: TableId) -> Response:
        """Void a seat's link, and let no other session hold the seat."""
        wanted = await read_json(request, ask.OneSeat)
        visitor = Visitor(request, hub)
        async with hub.table(table_id, partial(holder, visitor.session, wanted.seat)) as table:
            await hub.store.set_link(table.id, wanted.seat, None)
            await table.change(lambda: Plan(table.doc, remove=others_at(table, visitor.session, wanted.seat)))
            return reply(entered(table, visitor.session))


def claimed(table: Table, session: str, seat: int) -> Plan:
    """Let a session come to a seat by its link; whose it is already stays its owner."""
    if seat in table.who(session).seats:
        return Plan(table.doc)
    if sum(hold.guest and hold.seat == seat for hold in table.holds) >= MOST_DEVICES:
        raise Refusal("table_full", "link-used-too-often", most=MOST_DEVICES)
    return Plan(table.doc, add=(Hold(session, seat, False, guest=True),))


def others_at(table: Table, session: str, seat: int) -> tuple[Hold, ...]:
    """Return the other sessions that hold a seat; whoever came by a link cannot send its owner away."""
    others = [hold for hold in table.holds if hold.seat == seat and hold.session != session]
    as_guest = seat in table.who(session).guest_at
    return tuple(hold for hold in others if hold.guest or not as_guest)


def enter(table: Table, who: Who, wanted: ask.Enter) -> Plan:
    """Let somebody in who has the invite."""
    if hashed(wanted.invite) != hashed(table.doc.invite):
        raise Refusal("wrong_secret", "invite-not-valid")
    if who.may_look:
        return Plan(table.doc)
    if sum(hold.seat < 0 for hold in table.holds) >= MOST_INVITED:
        raise Refusal("table_full", "invite-used-too-often", most=MOST_INVITED)
    return Plan(table.doc, add=(Hold(who.session, -1, False),))


def sit(table: Table, who: Who, wanted: ask.Sit) -> Plan:
    """Take an open seat."""
    table.check_may_look(who)
    return lobby.sit(table.doc, table.row.phase, who, wanted)


def stand(table: Table, who: Who, wanted: ask.OneSeat) -> Plan:
    """Leave a seat."""
    return lobby.stand(table.doc, table.row.phase, who, wanted.seat, table.holds)


def change_seat(table: Table, who: Who, wanted: ask.ChangeSeat) -> Plan:
    """Change a seat."""
    return lobby.change_seat(table.doc, table.row.phase, who, wanted, table.office.bots, table.holds)


def swap(table: Table, who: Who, wanted: ask.Swap) -> Plan:
    """Let two seats change places."""
    return lobby.swap(table.doc, table.row.phase, who, *wanted.seats)


def change_table(table: Table, who: Who, wanted: ask.ChangeTable) -> Plan:
    """Change the settings."""
    if wanted.house is not None:
        table.office.check_rated(wanted.house)
    return lobby.change_table(table.doc, table.row.phase, who, wanted, table.office.bots)


def start(table: Table, who: Who, wanted: ask.Nothing) -> Plan:
    """Begin the game."""
    office = table.office
    return lobby.start(table.doc, table.row.phase, who, table.row.seed, office.now(), office.ran())


def renew_invite(table: Table, who: Who, wanted: ask.RenewInvite) -> Plan:
    """Make another invite."""
    return lobby.renew_invite(table.doc, who, table.holds, wanted.remove)


def change_host(table: Table, who: Who, wanted: ask.OneSeat) -> Plan:
    """Let another player be the host."""
    return lobby.change_host(table.doc, who, wanted.seat)


def close(table: Table, who: Who, wanted: ask.Nothing) -> Plan:
    """End a table."""
    lobby.check_host(table.doc, who)
    if table.row.phase in ("finished", "closed"):
        raise Refusal("game_over", "table-finished-already")
    if table.row.rated and table.row.phase == "playing" and table.broken is None:
        raise Refusal("not_allowed", "rated-to-the-end")
    return Plan(table.doc, phase="closed")


def archive(table: Table, who: Who, wanted: ask.Archive) -> Plan:
    """Hide a table from one's own lists."""
    if not who.may_look:
        raise Refusal("not_allowed", "table-not-on-list")
    own = [hold for hold in table.holds if hold.session == who.session]
    return Plan(table.doc, add=tuple(hold._replace(archived=wanted.archived) for hold in own))


CHANGES: Final[dict[str, tuple[type[ask.Strict], Maker, str]]] = {
    "enter": (ask.Enter, enter, "Come in with the invite."),
    "sit": (ask.Sit, sit, "Take an open seat."),
    "stand": (ask.OneSeat, stand, "Leave a seat before the start."),
    "seat": (ask.ChangeSeat, change_seat, "Rename or recolour a seat, or put a bot there."),
    "swap": (ask.Swap, swap, "Let two seats change places."),
    "settings": (ask.ChangeTable, change_table, "Change the settings of a table."),
    "start": (ask.Nothing, start, "Begin the game."),
    "invite": (ask.RenewInvite, renew_invite, "Make another invite, and perhaps let spectators leave."),
    "host": (ask.OneSeat, change_host, "Let another player be the host."),
    "close": (ask.Nothing, close, "End a table that is not finished."),
    "archive": (ask.Archive, archive, "Put a table out of sight, or back."),
}
"""The changes by the names of their routes: what is read, what makes the plan, and what the schema says."""
