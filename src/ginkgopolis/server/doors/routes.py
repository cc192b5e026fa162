"""The HTTP routes for tables and for playing at them."""

import asyncio
import re
from collections.abc import Sequence
from functools import cache, partial
from typing import Annotated, Final

import msgspec
from fastapi import APIRouter, Query, Request
from starlette.responses import Response

from ginkgopolis import COMPILED, __version__
from ginkgopolis.bots.registry import levels_to_choose
from ginkgopolis.engine.versions import RULES_VERSION
from ginkgopolis.expansions import ALL, PACKAGES
from ginkgopolis.language import LANGUAGES, elsewhere
from ginkgopolis.options import HAL_LEVELS, MODULE_NAMES, MOST_PLAYERS, hand_sizes
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.changes import add_changes
from ginkgopolis.server.doors.http import TableId, Visitor, described, read_json, reply
from ginkgopolis.server.doors.limits import Allowances, by_the_minute
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import answers, shapes, write
from ginkgopolis.server.out.project import look_now, tell_log
from ginkgopolis.server.out.tables import entered, summaries
from ginkgopolis.server.settings import has_docs
from ginkgopolis.server.store.rows import Hold, TableRow
from ginkgopolis.server.tables import lobby, play
from ginkgopolis.server.tables.doc import hashed, new_secret
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Plan, Who
from ginkgopolis.server.tables.new import add_table, new_table
from ginkgopolis.server.tables.sitting import holder, looker
from ginkgopolis.server.tables.table import Admit, Table

PAGE: Final = 50
"""Tables on a page of a list."""
PageNumber = Annotated[int, Query(ge=0, le=10_000, description="Pages are numbered from 0.")]
LIMITS: Final = answers.Limits(
    name=ask.LONGEST_NAME,
    title=ask.LONGEST_TITLE,
    chat=ask.LONGEST_CHAT,
    message=ask.LONGEST_MESSAGE,
    clock_from=ask.SHORTEST_CLOCK,
    clock_to=ask.LONGEST_CLOCK,
)
SEAT: Final = re.compile("[0-9]{1,3}|watch")
Seat = Annotated[str | None, Query(max_length=10, description="A number, or `watch`.")]


def check_seat_text(seat: str | None) -> None:
    """Refuse what is neither a number nor `watch`."""
    if seat is not None and not SEAT.fullmatch(seat):
        raise Refusal("malformed", "seat-or-watch")


def viewer_of(table: Table, who: Who, seat: str | None) -> int | None:
    """Return the seat that somebody looks from."""
    table.check_may_look(who)
    check_seat_text(seat)
    if seat is None:
        return min(who.seats, default=None)
    if seat == "watch":
        return None
    table.check_seat(who, int(seat))
    return int(seat)


def viewing(session: str, seat: str | None) -> Admit:
    """Let only somebody in who may look from a seat."""

    def check(table: Table) -> None:
        viewer_of(table, table.who(session), seat)

    return check


def table_routes(hub: Hub, allowances: Allowances) -> APIRouter:
    """Return the routes under /api/tables, /api/me and /api/about."""
    router = APIRouter(prefix="/api")
    add_lists(router, hub)
    add_creations(router, hub)
    add_looks(router, hub)
    add_changes(router, hub)
    add_plays(router, hub, allowances)
    return router


def add_lists(router: APIRouter, hub: Hub) -> None:
    """Add the routes that say what there is."""

    offered = cache(partial(offer_of, hub))  # to look for bots that are installed takes long

    @router.get("/about", **described(answers.About))
    async def about() -> Response:
        """What this server offers."""
        return reply(offered())

    @router.get("/me", **described(answers.TableList))
    async def me(request: Request, page: PageNumber = 0) -> Response:
        """The tables at which this session has a seat, those that wait for it first."""
        visitor = Visitor(request, hub)
        lists = hub.store.lists
        found = await lists.tables_of(visitor.session, PAGE + 1, page * PAGE) if visitor.session else []
        return reply(one_page(found))

    @router.get("/tables", **described(answers.TableList))
    async def open_tables(request: Request, page: PageNumber = 0) -> Response:
        """The open tables, those that one can join first."""
        rows = await hub.store.lists.listed(PAGE + 1, page * PAGE)
        return reply(one_page([(row, []) for row in rows]))


def offer_of(hub: Hub) -> answers.About:
    """Return what a server offers."""
    levels = [
        answers.LevelInfo(level=level.level, bot=level.bot, face=level.face) for level in levels_to_choose()
    ]
    ratings = {
        name: answers.Ratings(complexity=rated[0], strategy=rated[1])
        for name, module in ALL.items()
        if (rated := module.ratings())
    }
    return answers.About(
        version=__version__,
        rules=RULES_VERSION,
        compiled=COMPILED,
        bots=hub.bots,
        levels=levels,
        stand_in=hub.stand_in,
        modules=MODULE_NAMES,
        drafted=tuple(name for name, module in ALL.items() if module.hindrance(introductory=True)),
        ratings=ratings,
        words={language: "\n".join(elsewhere(language)) for language in LANGUAGES if PACKAGES},
        hal_levels=tuple(HAL_LEVELS),
        hand_sizes=tuple(hand_sizes(players) for players in range(1, MOST_PLAYERS + 1)),
        alone=ask.AGAINST_HAL,
        ranked_sizes=tuple(range(ask.FEWEST_RANKED, MOST_PLAYERS + 1)),
        colours=ask.COLOURS,
        limits=LIMITS,
        docs=has_docs(hub.settings),
        rated=hub.settings.ratings,
        tournaments=hub.settings.tournaments,
    )


def one_page(found: Sequence[tuple[TableRow, list[Hold]]]) -> answers.TableList:
    """Return a page of a list; whoever looked for one more than fits knows whether there are more."""
    return answers.TableList(tables=summaries(found[:PAGE]), more=len(found) > PAGE)


def add_creations(router: APIRouter, hub: Hub) -> None:
    """Add the routes that make new tables."""
    creations = by_the_minute(hub.settings.tables_per_minute, hub.clock)

    @router.post("/tables", **described(answers.Entered, ask.CreateTable, 201))
    async def create(request: Request) -> Response:
        """Set up a table."""
        visitor = Visitor(request, hub)
        creations.check(visitor.address)
        wanted = await read_json(request, ask.CreateTable)
        hub.check_rated(wanted.house)
        plan = lobby.create(wanted, visitor.stay(), hub.bots, await visitor.player_id())
        if wanted.start:
            plan = lobby.start_at_once(plan, hub.now(), hub.ran())
        async with hub.table(await add_table(hub, visitor.session, visitor.origin, plan)) as table:
            return visitor.reply(entered(table, visitor.session), 201)

    @router.post("/tables/{table_id}/rematch", **described(answers.Entered, ask.Nothing, 201))
    async def rematch(request: Request, table_id: TableId) -> Response:
        """Play again with the same people."""
        visitor = Visitor(request, hub)
        creations.check(visitor.address)
        await read_json(request, ask.Nothing)
        again = await find_rematch(hub, table_id, visitor)
        async with hub.table(again) as table:
            return visitor.reply(entered(table, visitor.session), 201)


def add_looks(router: APIRouter, hub: Hub) -> None:
    """Add the routes that show a table, or make a link to a seat of it."""

    @router.get("/tables/{table_id}", **described(answers.Entered))
    async def look(request: Request, table_id: TableId) -> Response:
        """A table and who one is there."""
        visitor = Visitor(request, hub)
        async with hub.table(table_id, partial(looker, visitor.session), fresh=True) as table:
            return reply(entered(table, visitor.session))

    @router.get("/tables/{table_id}/state", **described(answers.State))
    async def state(request: Request, table_id: TableId, seat: Seat = None) -> Response:
        """Everything that a seat may know."""
        visitor = Visitor(request, hub)
        async with hub.table(table_id, viewing(visitor.session, seat), fresh=True) as table:
            viewer = viewer_of(table, table.who(visitor.session), seat)
            sitting = table.shown_to(visitor.session)
            seen = look_now(sitting, viewer)
            return reply(write.state_for(sitting, visitor.session, viewer, seen))

    @router.get("/tables/{table_id}/log", **described(shapes.Log))
    async def log(request: Request, table_id: TableId, seat: Seat = None) -> Response:
        """The whole story."""
        visitor = Visitor(request, hub)
        async with hub.table(table_id, viewing(visitor.session, seat), fresh=True) as table:
            viewer = viewer_of(table, table.who(visitor.session), seat)
            course = table.shown_to(visitor.session).course
            return reply(shapes.Log(log=tell_log(course, viewer) if course else []))

    @router.post("/tables/{table_id}/link", **described(answers.LinkSecret, ask.OneSeat))
    async def link(request: Request, table_id: TableId) -> Response:
        """Make a link that carries a seat to another device; the old one becomes void."""
        wanted = await read_json(request, ask.OneSeat)
        visitor = Visitor(request, hub)
        async with hub.table(table_id, partial(holder, visitor.session, wanted.seat)) as table:
            secret = new_secret()
            await hub.store.set_link(table.id, wanted.seat, hashed(secret))
            return reply(answers.LinkSecret(secret=secret))


# Creating


def player(session: str) -> Admit:
    """Let only somebody in who has a seat."""

    def check(table: Table) -> None:
        if not table.who(session).seats:
            raise Refusal("not_your_seat", "rematch-for-players")

    return check


async def find_rematch(hub: Hub, table_id: str, visitor: Visitor) -> str:
    """Return the table where the same people play again, a new one if there is none yet."""
    async with hub.table(table_id, player(visitor.session), fresh=True) as table:
        if table.is_playing or table.course is None:
            raise Refusal("not_over", "game-is-not-over")
        if table.doc.rematch is not None:
            return table.doc.rematch
        doc = lobby.again(table.doc, table_id)
        holds = tuple(hold._replace(archived=False) for hold in table.holds)
        again, new = new_table(hub, visitor.session, visitor.origin, Plan(doc, add=holds))

        def make() -> Plan:
            if table.doc.rematch is not None:  # somebody was quicker, at another worker
                return Plan(table.doc)
            return Plan(msgspec.structs.replace(table.doc, rematch=again.id), new=new)

        await table.change(make)
        assert table.doc.rematch is not None
        if table.doc.rematch == again.id:
            hub.tables[again.id] = again
        return table.doc.rematch


# Playing: the same messages as over the WebSocket


def add_plays(router: APIRouter, hub: Hub, allowances: Allowances) -> None:
    """Add a route for each message of players."""
    shapes: dict[type[ask.Message], type] = {
        ask.Preview: answers.Previewed,
        ask.Choices: answers.Offered,
        ask.Hint: answers.Hinted,
    }

    def add(body: type[ask.Message]) -> None:
        async def act(request: Request, table_id: TableId) -> Response:
            wanted = await read_json(request, body)
            visitor = Visitor(request, hub)
            allowances.check(body, visitor.address, visitor.session)
            if body is ask.Chat:
                hub.bans.check_may_speak(visitor.address, visitor.session)
            said = await play.do(hub, table_id, visitor.session, wanted)
            if body is ask.Move:
                hub.gate.welcome(visitor.session)
            await asyncio.sleep(0)  # those who are connected are told first, as they are over WebSockets
            return reply(said)

        name = body.__struct_config__.tag
        act.__doc__ = body.__doc__
        act.__name__ = str(name)
        router.post(f"/tables/{{table_id}}/{name}", **described(shapes.get(body, answers.Done), body))(act)

    for body in play.HANDLERS:
        add(body)
