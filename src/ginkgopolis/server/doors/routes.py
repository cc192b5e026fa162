"""The HTTP routes for tables and for playing at them."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final

import msgspec
from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ginkgopolis import COMPILED, __version__
from ginkgopolis.bots.registry import levels_to_choose
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.expansions import ALL, PACKAGES
from ginkgopolis.language import LANGUAGES, elsewhere
from ginkgopolis.options import HAL_LEVELS, MODULE_NAMES
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.guard import address_of, network_of
from ginkgopolis.server.doors.http import Visitor, described, read_json, reply
from ginkgopolis.server.doors.limits import Limiter
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import answers, shapes, write
from ginkgopolis.server.out.project import look_now, tell_log
from ginkgopolis.server.out.tables import entered, summary
from ginkgopolis.server.settings import has_docs
from ginkgopolis.server.store.rows import Hold, TableRow
from ginkgopolis.server.tables import lobby, play
from ginkgopolis.server.tables.doc import hashed, new_id, new_secret
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Plan, Who
from ginkgopolis.server.tables.table import Table

TABLES_SHOWN: Final = 100
TableId = Annotated[str, Path(max_length=40, description="The id of a table.")]
Maker = Callable[[Table, Who, Any], Plan]
Seat = Annotated[str | None, Query(max_length=10, description="A number, or `watch`.")]


def viewer_of(table: Table, who: Who, seat: str | None) -> int | None:
    """Return the seat that somebody looks from."""
    table.check_may_look(who)
    if seat is None:
        return min(who.seats, default=None)
    if seat == "watch":
        return None
    if not (seat.isascii() and seat.isdigit()):
        raise Refusal("malformed", "seat-or-watch")
    table.check_seat(who, int(seat))
    return int(seat)


def table_routes(hub: Hub) -> APIRouter:
    """Return the routes under /api/tables, /api/me and /api/about."""
    router = APIRouter(prefix="/api")
    add_lists(router, hub)
    add_creations(router, hub)
    add_looks(router, hub)
    add_changes(router, hub)
    add_plays(router, hub)
    return router


def add_lists(router: APIRouter, hub: Hub) -> None:
    """Add the routes that say what there is."""

    @router.get("/about", **described(answers.About))
    async def about() -> Response:
        """What this server offers."""
        return reply(
            answers.About(
                version=__version__,
                rules=RULES_VERSION,
                compiled=COMPILED,
                bots=hub.bots,
                levels=[
                    answers.LevelInfo(level=level.level, bot=level.bot, face=level.face)
                    for level in levels_to_choose()
                ],
                stand_in=hub.stand_in,
                modules=MODULE_NAMES,
                drafted=tuple(name for name, module in ALL.items() if module.hindrance(introductory=True)),
                ratings={
                    name: answers.Ratings(complexity=rated[0], strategy=rated[1])
                    for name, module in ALL.items()
                    if (rated := module.ratings())
                },
                words={language: "\n".join(elsewhere(language)) for language in LANGUAGES if PACKAGES},
                hal_levels=tuple(HAL_LEVELS),
                colours=ask.COLOURS,
                limits=answers.Limits(
                    name=ask.LONGEST_NAME,
                    title=ask.LONGEST_TITLE,
                    chat=ask.LONGEST_CHAT,
                    message=ask.LONGEST_MESSAGE,
                    clock_from=ask.SHORTEST_CLOCK,
                    clock_to=ask.LONGEST_CLOCK,
                ),
                docs=has_docs(hub.settings),
            )
        )

    @router.get("/me", **described(answers.TableList))
    async def me(request: Request) -> Response:
        """The tables at which this session has a seat, those that wait for it first."""
        visitor = Visitor(request, hub)
        found = await hub.store.tables_of(visitor.session, 500) if visitor.session else []
        rows: dict[str, tuple[TableRow, list[Hold]]] = {}
        for row, hold in found:
            rows.setdefault(row.id, (row, []))[1].append(hold)
        tables = [summary(row, holds) for row, holds in rows.values()]
        tables.sort(key=lambda table: not set(table.yours) & set(table.waiting))
        return reply(answers.TableList(tables=tables))

    @router.get("/tables", **described(answers.TableList))
    async def open_tables(request: Request) -> Response:
        """The open tables, those that one can join first."""
        rows = await hub.store.listed(TABLES_SHOWN)
        return reply(answers.TableList(tables=[summary(row, []) for row in rows]))


def add_creations(router: APIRouter, hub: Hub) -> None:
    """Add the routes that make new tables."""
    creations = Limiter(hub.settings.tables_per_minute / 60, hub.settings.tables_per_minute, hub.clock)

    @router.post("/tables", **described(answers.Entered, ask.CreateTable, 201))
    async def create(request: Request) -> Response:
        """Set up a table."""
        creations.check(address_of(request.scope))
        wanted = await read_json(request, ask.CreateTable)
        visitor = Visitor(request, hub)
        plan = lobby.create(wanted, visitor.stay(), hub.bots)
        if wanted.start:
            plan = lobby.start_at_once(plan, hub.now())
        async with hub.table(await add_table(hub, visitor.session, plan)) as table:
            return visitor.reply(entered(table, visitor.session), 201)

    @router.post("/tables/{table_id}/rematch", **described(answers.Entered, ask.Nothing, 201))
    async def rematch(request: Request, table_id: TableId) -> Response:
        """Play again with the same people."""
        creations.check(address_of(request.scope))
        await read_json(request, ask.Nothing)
        visitor = Visitor(request, hub)
        again = await find_rematch(hub, table_id, visitor.session)
        async with hub.table(again) as table:
            return visitor.reply(entered(table, visitor.session), 201)


def add_looks(router: APIRouter, hub: Hub) -> None:
    """Add the routes that show a table, or make a link to a seat of it."""

    @router.get("/tables/{table_id}", **described(answers.Entered))
    async def look(request: Request, table_id: TableId) -> Response:
        """A table and who one is there."""
        visitor = Visitor(request, hub)
        async with hub.table(table_id, fresh=True) as table:
            table.check_may_look(table.who(visitor.session))
            return reply(entered(table, visitor.session))

    @router.get("/tables/{table_id}/state", **described(answers.State))
    async def state(request: Request, table_id: TableId, seat: Seat = None) -> Response:
        """Everything that a seat may know."""
        visitor = Visitor(request, hub)
        async with hub.table(table_id, fresh=True) as table:
            viewer = viewer_of(table, table.who(visitor.session), seat)
            sitting = table.shown_to(visitor.session)
            seen = look_now(sitting, viewer)
            return reply(write.state_for(sitting, visitor.session, viewer, seen))

    @router.get("/tables/{table_id}/log", **described(shapes.Log))
    async def log(request: Request, table_id: TableId, seat: Seat = None) -> Response:
        """The whole story."""
        visitor = Visitor(request, hub)
        async with hub.table(table_id, fresh=True) as table:
            viewer = viewer_of(table, table.who(visitor.session), seat)
            course = table.shown_to(visitor.session).course
            return reply(shapes.Log(log=tell_log(course, viewer) if course else []))

    @router.post("/tables/{table_id}/link", **described(answers.LinkSecret, ask.OneSeat))
    async def link(request: Request, table_id: TableId) -> Response:
        """Make a link that carries a seat to another device; the former one is void."""
        wanted = await read_json(request, ask.OneSeat)
        visitor = Visitor(request, hub)
        async with hub.table(table_id) as table:
            table.check_seat(table.who(visitor.session), wanted.seat)
            secret = new_secret()
            await hub.store.set_link(table.id, wanted.seat, hashed(secret))
            return reply(answers.LinkSecret(secret=secret))


# Creating


async def add_table(hub: Hub, session: str, plan: Plan) -> str:
    """Write a new table, if there may be one more."""
    now = plan.doc.started or hub.now()
    row = TableRow(
        id=new_id(),
        revision=1,
        doc=msgspec.json.encode(plan.doc).decode(),
        creator=session,
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
    )
    table = hub.make_table(row.id)
    settings = hub.settings
    await hub.store.add_table(
        table.make(row, plan.add), plan.add, settings.tables_per_session, settings.tables_in_all
    )
    hub.tables[row.id] = table
    return row.id


async def find_rematch(hub: Hub, table_id: str, session: str) -> str:
    """Return the table where the same people play again, a new one if there is none yet."""
    async with hub.table(table_id) as table:
        if not table.who(session).seats:
            raise Refusal("not_your_seat", "rematch-for-players")
        if table.is_playing or table.course is None:
            raise Refusal("not_over", "game-is-not-over")
        if table.doc.rematch is not None:
            return table.doc.rematch
        doc = lobby.again(table.doc, table_id)
        holds = tuple(Hold(hold.session, hold.seat, False) for hold in table.holds)
        again = await add_table(hub, session, Plan(doc, add=holds))
        await table.change(
            lambda: Plan(msgspec.structs.replace(table.doc, rematch=table.doc.rematch or again))
        )
        return again


# Changing: each takes the table's document and returns what is to be written


def add_changes(router: APIRouter, hub: Hub) -> None:
    """Add the routes that change a table's document."""

    def add(name: str, body: type[ask.Strict], make: Maker, words: str) -> None:
        async def change(request: Request, table_id: TableId) -> Response:
            wanted = await read_json(request, body)
            visitor = Visitor(request, hub)
            visitor.stay()
            async with hub.table(table_id) as table:
                await table.change(lambda: make(table, table.who(visitor.session), wanted))
                return visitor.reply(entered(table, visitor.session))

        change.__doc__ = words
        change.__name__ = name
        router.post(f"/tables/{{table_id}}/{name}", **described(answers.Entered, body))(change)

    add("enter", ask.Enter, enter, "Come in with the invite.")
    add("sit", ask.Sit, sit, "Take an open seat.")
    add("stand", ask.OneSeat, stand, "Leave a seat before the start.")
    add("seat", ask.ChangeSeat, change_seat, "Rename or recolour a seat, or put a bot there.")
    add("swap", ask.Swap, swap, "Let two seats change places.")
    add("settings", ask.ChangeTable, change_table, "Change the settings of a table.")
    add("start", ask.Nothing, start, "Begin the game.")
    add("close", ask.Nothing, close, "End a table that is not finished.")
    add("archive", ask.Archive, archive, "Put a table out of sight, or back.")

    @router.post("/tables/{table_id}/claim", **described(answers.Entered, ask.Claim))
    async def claim(request: Request, table_id: TableId) -> Response:
        """Come to a seat by its personal link."""
        wanted = await read_json(request, ask.Claim)
        visitor = Visitor(request, hub)
        visitor.stay()
        async with hub.table(table_id) as table:
            seat = await hub.store.seat_of_link(table.id, hashed(wanted.secret))
            if seat is None:
                raise Refusal("wrong_secret", "link-not-valid")
            await table.change(lambda: Plan(table.doc, add=(Hold(visitor.session, seat, False),)))
            return visitor.reply(entered(table, visitor.session))

    @router.post("/tables/{table_id}/revoke", **described(answers.Entered, ask.OneSeat))
    async def revoke(request: Request, table_id: TableId) -> Response:
        """Void a seat's link, and let no other session hold the seat."""
        wanted = await read_json(request, ask.OneSeat)
        visitor = Visitor(request, hub)
        async with hub.table(table_id) as table:
            table.check_seat(table.who(visitor.session), wanted.seat)
            await hub.store.set_link(table.id, wanted.seat, None)
            await table.change(lambda: Plan(table.doc, remove=others_at(table, visitor.session, wanted.seat)))
            return reply(entered(table, visitor.session))


def others_at(table: Table, session: str, seat: int) -> tuple[Hold, ...]:
    """Return the other sessions that hold a seat."""
    return tuple(hold for hold in table.holds if hold.seat == seat and hold.session != session)


def enter(table: Table, who: Who, wanted: ask.Enter) -> Plan:
    """Let somebody in who has the invite."""
    if hashed(wanted.invite) != hashed(table.doc.invite):
        raise Refusal("wrong_secret", "invite-not-valid")
    return Plan(table.doc, add=() if who.may_look else (Hold(who.session, -1, False),))


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
    return lobby.change_table(table.doc, table.row.phase, who, wanted, table.office.bots)


def start(table: Table, who: Who, wanted: ask.Nothing) -> Plan:
    """Begin the game."""
    return lobby.start(table.doc, table.row.phase, who, table.row.seed, table.office.now())


def close(table: Table, who: Who, wanted: ask.Nothing) -> Plan:
    """End a table."""
    lobby.check_host(table.doc, who)
    if table.row.phase in ("finished", "closed"):
        raise Refusal("game_over", "table-finished-already")
    return Plan(table.doc, phase="closed")


def archive(table: Table, who: Who, wanted: ask.Archive) -> Plan:
    """Put a table out of one's sight."""
    if not who.may_look:
        raise Refusal("not_allowed", "table-not-on-list")
    own = [hold for hold in table.holds if hold.session == who.session]
    return Plan(table.doc, add=tuple(hold._replace(archived=wanted.archived) for hold in own))


# Playing: the same messages as over the WebSocket


def add_plays(router: APIRouter, hub: Hub) -> None:
    """Add a route for each message of players."""
    shapes: dict[type[ask.Message], type] = {
        ask.Preview: answers.Previewed,
        ask.Choices: answers.Offered,
        ask.Hint: answers.Hinted,
    }

    def add(body: type[ask.Message], handler: play.Handler) -> None:
        async def act(request: Request, table_id: TableId) -> Response:
            wanted = await read_json(request, body)
            visitor = Visitor(request, hub)
            if body is ask.Chat:
                hub.bans.check_may_speak(network_of(request.scope), visitor.session)
            said = await handler(hub, table_id, visitor.session, wanted)
            await asyncio.sleep(0)  # those who are connected are told first, as they are over WebSockets
            return reply(said)

        name = body.__struct_config__.tag
        act.__doc__ = body.__doc__
        act.__name__ = str(name)
        router.post(f"/tables/{{table_id}}/{name}", **described(shapes.get(body, answers.Done), body))(act)

    for body, handler in play.HANDLERS.items():
        add(body, handler)
