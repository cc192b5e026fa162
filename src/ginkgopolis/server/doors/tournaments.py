"""The HTTP routes about tournaments."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Final

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from ginkgopolis.server.community.announcing import announced
from ginkgopolis.server.community.standings import WIN, Line, Seating, by_points, by_rounds, stand
from ginkgopolis.server.doors import requests as ask
from ginkgopolis.server.doors.http import Visitor, described, read_json, reply
from ginkgopolis.server.doors.limits import by_the_minute
from ginkgopolis.server.doors.routes import PageNumber
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out import tournaments as answers
from ginkgopolis.server.out.answers import Entered
from ginkgopolis.server.out.tables import entered
from ginkgopolis.server.store.rows import Hold, Room
from ginkgopolis.server.store.tournaments import Listed, TournamentRow, Tournaments, Whole
from ginkgopolis.server.tables.doc import is_id
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Plan
from ginkgopolis.server.tables.table import Table

PAGE: Final = 20
"""Tournaments on a page of the list."""
TournamentId = Annotated[str, Path(max_length=40, description="The id of a tournament.")]
RoundNumber = Annotated[
    int | None, Query(ge=1, le=1000, description="The round whose tables are told; usually the last.")
]

Act = Callable[[str, str], Awaitable[None]]
"""What a player does about a tournament."""


class Hall:
    """The tournaments of a server, for those who come in by HTTP."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.limiter = by_the_minute(hub.settings.tournaments_per_minute, hub.clock)
        self.all = Tournaments(hub.store.run)

    def check_open(self) -> None:
        """Refuse where there are no tournaments."""
        if self.hub.settings.tournaments == "off":
            raise Refusal("not_found", "no-tournaments-here")

    async def find(self, tournament_id: str) -> Whole:
        """Return a tournament."""
        self.check_open()
        whole = await self.all.whole(tournament_id) if is_id(tournament_id) else None
        if whole is None or not whole.row.readable:
            raise Refusal("not_found", "no-such-tournament")
        return whole

    async def you(self, visitor: Visitor) -> str:
        """Return the player that somebody is who wants to do something, if that is not too much."""
        self.check_open()
        self.limiter.check(visitor.address)
        return (await visitor.you()).id

    async def page(
        self,
        visitor: Visitor,
        tournament_id: str,
        player: str | None,
        round_: int | None = None,
        status: int = 200,
    ) -> Response:
        """Return a tournament as somebody sees it; to work out the standings of many takes a while."""
        async with self.hub.in_turn(visitor.share):
            return reply(page_of(self.hub, await self.find(tournament_id), player, round_), status)


def tournament_routes(hub: Hub) -> APIRouter:
    """Return the routes under /api/tournaments."""
    router = APIRouter(prefix="/api")
    hall = Hall(hub)
    add_pages(router, hall)
    add_announcing(router, hall)
    add_acts(router, hall)
    add_seats(router, hall)
    return router


def add_pages(router: APIRouter, hall: Hall) -> None:
    """Add the routes that tell everybody about tournaments."""
    hub = hall.hub

    @router.get("/tournaments", **described(answers.TournamentList))
    async def tournaments(request: Request, page: PageNumber = 0) -> Response:
        """The tournaments: those that one can join first, then those that are played."""
        hall.check_open()
        found = await hall.all.listed(PAGE + 1, page * PAGE)
        infos = [info_of(hub, one) for one in found[:PAGE] if one.row.readable]
        return reply(answers.TournamentList(tournaments=infos, more=len(found) > PAGE))

    @router.get("/tournaments/{tournament_id}", **described(answers.TournamentPage))
    async def tournament(
        request: Request, tournament_id: TournamentId, round: RoundNumber = None
    ) -> Response:
        """A tournament: how all stand, and who meets whom in a round."""
        visitor = Visitor(request, hub)
        return await hall.page(visitor, tournament_id, await visitor.player_id(), round)


def add_announcing(router: APIRouter, hall: Hall) -> None:
    """Add the routes for those who make tournaments."""
    hub = hall.hub

    @router.post("/tournaments", **described(answers.TournamentPage, ask.NewTournament, 201))
    async def announce(request: Request) -> Response:
        """Announce a tournament."""
        visitor = Visitor(request, hub)
        player = await hall.you(visitor)
        if hub.settings.tournaments != "players":
            raise Refusal("not_allowed", "only-operator-announces")
        wanted = await read_json(request, ask.NewTournament)
        row = announced(wanted, player, visitor.origin, hub.now(), hub.ran())
        await hall.all.add(row, room_of(hub))
        return await hall.page(visitor, row.id, player, status=201)


def add_acts(router: APIRouter, hall: Hall) -> None:
    """Add the routes by which one takes part, or begins or calls off one's own tournament."""
    hub, all_ = hall.hub, hall.all

    def add(name: str, meaning: str, do: Act) -> None:
        async def act(request: Request, tournament_id: TournamentId) -> Response:
            await read_json(request, ask.Nothing)
            visitor = Visitor(request, hub)
            player = await hall.you(visitor)
            await do(tournament_id, player)
            return await hall.page(visitor, tournament_id, player)

        act.__doc__, act.__name__ = meaning, name
        path = f"/tournaments/{{tournament_id}}/{name}"
        router.post(path, **described(answers.TournamentPage, ask.Nothing))(act)

    def begin(tournament_id: str, player: str) -> Awaitable[None]:
        return all_.begin(tournament_id, player, hub.ran())

    def close(tournament_id: str, player: str) -> Awaitable[None]:
        return all_.close(tournament_id, player, hub.now())

    def join(tournament_id: str, player: str) -> Awaitable[None]:
        return all_.join(tournament_id, player, hub.now(), hub.ran())

    add("begin", "Let one's tournament begin within seconds.", begin)
    add("close", "Call one's tournament off before it begins.", close)
    add("join", "Join.", join)
    add("leave", "Leave; a game that is under way can still be played.", all_.leave)


def add_seats(router: APIRouter, hall: Hall) -> None:
    """Add the route to the table that waits for somebody."""
    hub = hall.hub

    @router.post("/tournaments/{tournament_id}/sit", **described(Entered, ask.Nothing))
    async def sit(request: Request, tournament_id: TournamentId) -> Response:
        """Come to the table that waits for one, also on a device that has shown the key since it began."""
        await read_json(request, ask.Nothing)
        visitor = Visitor(request, hub)
        player = await hall.you(visitor)
        seating = waiting_for(await hall.find(tournament_id), player)
        if seating is None or seating.table_id is None:
            raise Refusal("not_found", "no-table-waits")
        async with hub.table(seating.table_id) as table:
            await table.change(lambda: seated(table, visitor.session, seating.seat))
            return visitor.reply(entered(table, visitor.session))


def seated(table: Table, session: str, seat: int) -> Plan:
    """Let a session hold the seat that is its player's."""
    if seat in table.who(session).seats:
        return Plan(table.doc)
    return Plan(table.doc, add=(Hold(session, seat, False),))


def room_of(hub: Hub) -> Room:
    """Return how many tournaments there may be."""
    settings = hub.settings
    return Room(
        settings.tournaments_per_player, settings.tournaments_per_address, settings.tournaments_in_all
    )


# What is told


def info_of(hub: Hub, listed: Listed) -> answers.TournamentInfo:
    """Return a tournament as it stands in the list."""
    row, doc = listed.row, listed.row.set
    swiss = doc.format == "swiss"
    return answers.TournamentInfo(
        id=row.id,
        name=doc.name,
        phase=row.phase,  # type: ignore[arg-type]
        format=doc.format,
        size=doc.size,
        rounds=doc.rounds if swiss else None,
        best=None if swiss else doc.best,
        round=row.round,
        created=row.created,
        begins=hub.ran.time_of_day(row.begins),
        deadline=None if row.deadline is None else hub.ran.time_of_day(row.deadline),
        finished=row.finished,
        players=listed.players,
        capacity=doc.capacity,
        joining_hours=doc.joining_hours,
        round_hours=doc.round_hours,
        options=doc.options,
        clock=doc.clock,
        rated=doc.rated,
        owner=listed.owner,
    )


def page_of(hub: Hub, whole: Whole, player: str | None, wanted: int | None) -> answers.TournamentPage:
    """Return a tournament as somebody sees it."""
    row = whole.row
    if wanted is not None and wanted > row.round:
        raise Refusal("not_found", "no-such-round")
    shown = row.round if wanted is None else wanted
    seating = None if player is None else waiting_for(whole, player)
    return answers.TournamentPage(
        tournament=info_of(hub, Listed(row, whole.owner, len(whole.entrants))),
        standings=standings_of(whole),
        round=shown,
        tables=tables_of(whole, shown),
        you=answers.TournamentYou(
            player=player,
            joined=any(one.player == player and not one.gone for one in whole.entrants),
            owner=player is not None and row.owner == player,
            table=None if seating is None else seating.table_id,
        ),
    )


def waiting_for(whole: Whole, player: str) -> Seating | None:
    """Return where somebody has to play."""
    for one in whole.seatings:
        if one.player == player and one.points is None and is_played(whole.row, whole.phases, one):
            return one
    return None


def is_played(row: TournamentRow, phases: dict[str, str], seating: Seating) -> bool:
    """Is a table played in the round at hand?"""
    return seating.round == row.round and phases.get(seating.table_id or "") == "playing"


def standings_of(whole: Whole) -> list[answers.TournamentLine]:
    """Return how all stand."""
    row, names = whole.row, {one.player: one.name for one in whole.entrants}
    groups = row.set.format == "groups"
    playing = row.round if groups and row.phase == "running" else 0
    lines = stand(whole.entrants, whole.seatings, by_rounds if groups else by_points, playing)
    return [line_of(line, names[line.player]) for line in lines]


def line_of(line: Line, name: str) -> answers.TournamentLine:
    """Return a line of the standings."""
    return answers.TournamentLine(
        rank=line.rank,
        id=line.player,
        name=name,
        points=told(line.points),
        strength=told(line.strength),
        wins=line.wins,
        games=line.games,
        out=line.out,
    )


def told(points: float) -> float:
    """Return points as they are told: a win is 1."""
    return round(points / WIN, 2)


def tables_of(whole: Whole, shown: int) -> list[answers.TournamentTable]:
    """Return the tables of a round."""
    boards: dict[int, list[Seating]] = {}
    for one in whole.seatings:
        if one.round == shown:
            boards.setdefault(one.board, []).append(one)
    names = {one.player: one.name for one in whole.entrants}
    return [table_of(board, seats, names, whole.phases) for board, seats in boards.items()]


def table_of(
    board: int, seats: list[Seating], names: dict[str, str], phases: dict[str, str]
) -> answers.TournamentTable:
    """Return a table of a round."""
    table_id = seats[0].table_id
    return answers.TournamentTable(
        board=board,
        id=table_id,
        phase=None if table_id is None else phases.get(table_id),
        seats=[
            answers.TournamentSeat(
                id=one.player or None,
                name=names.get(one.player),
                place=one.place,
                points=None if one.points is None else told(one.points),
                score=one.score,
            )
            for one in seats
        ],
    )
