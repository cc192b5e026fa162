"""Tournaments in the database: what was announced, who takes part, and who met whom."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ginkgopolis.server.community.standings import Entrant, Seating
from ginkgopolis.server.doors.requests import NewTournament
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.rows import Room
from ginkgopolis.server.store.run import Run
from ginkgopolis.server.store.schema import ENTRANTS, PLAYERS, SEATINGS, TABLES, TOURNAMENTS

MOST_JOINED: Final = 10
"""Tournaments that are not over in which one player may be."""
AT_ONCE: Final = 100
SHORT: Final = 86_400.0
"""Seconds for which a tournament is kept that came to nothing."""
UNFINISHED: Final = TOURNAMENTS.c.phase.in_(("open", "running"))
PLAYING_ALONG: Final = (ENTRANTS.c.player, PLAYERS.c.name, ENTRANTS.c.lot, ENTRANTS.c.gone)
SEATED: Final = tuple(SEATINGS.c[name] for name in Seating._fields)


class TournamentRow(NamedTuple):
    """A tournament as it lies in the database."""

    id: str
    doc: str
    owner: str
    address: str
    phase: str
    round: int
    created: float
    begins: float
    """In running time, as the deadline."""
    deadline: float | None = None
    finished: float | None = None

    @property
    def set(self) -> NewTournament:
        """What its maker has set."""
        return msgspec.json.decode(self.doc, type=NewTournament)

    @property
    def readable(self) -> bool:
        """Can what its maker has set be read?"""
        try:
            return bool(self.set)
        except msgspec.MsgspecError:
            return False


class Listed(NamedTuple):
    """A tournament in a list."""

    row: TournamentRow
    owner: str | None
    """The name of the player who made it."""
    players: int


class Whole(NamedTuple):
    """A tournament with all that is known of it."""

    row: TournamentRow
    owner: str | None
    entrants: list[Entrant]
    seatings: list[Seating]
    phases: dict[str, str]
    """Of its tables, as far as they are still there."""


class Board(NamedTuple):
    """A table of a round."""

    tournament: str
    round: int
    board: int
    table_id: str


class Tournaments:
    """The tournaments of one database."""

    def __init__(self, run: Run) -> None:
        self.run = run

    async def add(self, row: TournamentRow, room: Room) -> None:
        """Announce a tournament, if there may be one more."""
        await self.run(lambda c: add_tournament(c, row, room))

    async def listed(self, limit: int, skip: int) -> list[Listed]:
        """Return tournaments: those that one can join first, then those that are played, the latest first."""
        ranks = sa.case({"open": 0, "running": 1, "finished": 2}, value=TOURNAMENTS.c.phase, else_=3)
        query = select_listed().order_by(ranks, TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id)
        found = await self.run(lambda c: c.execute(query.limit(limit).offset(skip)).all())
        return [listed(row) for row in found]

    async def whole(self, tournament_id: str) -> Whole | None:
        """Return a tournament with all that is known of it."""
        return await self.run(lambda c: read_whole(c, tournament_id))

    async def join(self, tournament_id: str, player: str, now: float, ran: float) -> None:
        """Let a player take part; once it is full, it begins."""
        await self.run(lambda c: join(c, tournament_id, player, now, ran))

    async def leave(self, tournament_id: str, player: str) -> None:
        """Let a player leave: she is in no further round, or not at all if it has not begun."""

        def leave(connection: sa.Connection) -> None:
            row = lock(connection, tournament_id)
            own = (ENTRANTS.c.tournament == tournament_id, ENTRANTS.c.player == player)
            if row.phase == "open":
                connection.execute(ENTRANTS.delete().where(*own))
            elif row.phase == "running":
                connection.execute(ENTRANTS.update().where(*own).values(gone=True))
            else:
                raise over()

        await self.run(leave)

    async def begin(self, tournament_id: str, owner: str, ran: float) -> None:
        """Let a tournament begin as soon as possible, as its maker wants it."""

        def begin(connection: sa.Connection) -> None:
            row = lock(connection, tournament_id)
            check_owner(row, owner)
            if row.phase != "open":
                raise Refusal("already_started", "tournament-has-begun")
            least = row.set.size
            if count_entrants(connection, tournament_id) < least:
                raise Refusal("seats_open", "tournament-too-few", least=least)
            change(connection, row, begins=ran)

        await self.run(begin)

    async def close(self, tournament_id: str, owner: str, now: float) -> None:
        """End a tournament that has not begun, as its maker wants it."""

        def close(connection: sa.Connection) -> None:
            row = lock(connection, tournament_id)
            check_owner(row, owner)
            if row.phase != "open":
                raise Refusal("already_started", "tournament-has-begun")
            change(connection, row, phase="closed", finished=now)

        await self.run(close)

    async def expire(self, before: float, now: float) -> None:
        """Forget tournaments that ended before; those that came to nothing sooner."""
        old = sa.or_(
            sa.and_(TOURNAMENTS.c.phase == "finished", TOURNAMENTS.c.finished < before),
            sa.and_(TOURNAMENTS.c.phase == "closed", TOURNAMENTS.c.finished < now - SHORT),
        )
        query = sa.select(TOURNAMENTS.c.id).where(old).limit(AT_ONCE)
        await self.run(lambda c: remove_tournaments(c, list(c.execute(query).scalars())))


def add_tournament(connection: sa.Connection, row: TournamentRow, room: Room) -> None:
    """Announce a tournament, if there may be one more."""
    count = sa.select(sa.func.count()).select_from(TOURNAMENTS).where(UNFINISHED)
    counts = (
        (count.where(TOURNAMENTS.c.owner == row.owner), room.per_session, "you-have-too-many-tournaments"),
        (count.where(TOURNAMENTS.c.address == row.address), room.per_address, "address-has-tournaments"),
        (count, room.in_all, "server-full-of-tournaments"),
    )
    for query, most, message in counts:
        if connection.execute(query).scalar_one() >= most:
            raise Refusal("too_many_tournaments", message)
    connection.execute(TOURNAMENTS.insert(), row._asdict())


def select_listed() -> sa.Select[Any]:
    """Return the query for tournaments, with their makers and how many take part."""
    players = sa.select(sa.func.count()).where(ENTRANTS.c.tournament == TOURNAMENTS.c.id).scalar_subquery()
    query = sa.select(TOURNAMENTS, PLAYERS.c.name, players)
    return query.outerjoin(PLAYERS, PLAYERS.c.id == TOURNAMENTS.c.owner)


def listed(row: Sequence[Any]) -> Listed:
    """Return a tournament in a list."""
    *own, owner, players = row
    return Listed(TournamentRow(*own), owner, players)


def read_whole(connection: sa.Connection, tournament_id: str) -> Whole | None:
    """Return a tournament with all that is known of it."""
    found = connection.execute(select_listed().where(TOURNAMENTS.c.id == tournament_id)).one_or_none()
    if found is None:
        return None
    row, owner, _ = listed(found)
    entrants = sa.select(*PLAYING_ALONG).join(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player)
    entrants = entrants.where(ENTRANTS.c.tournament == tournament_id)
    entrants = entrants.order_by(ENTRANTS.c.lot, ENTRANTS.c.joined, ENTRANTS.c.player)
    seated = sa.select(*SEATED).where(SEATINGS.c.tournament == tournament_id)
    seated = seated.order_by(SEATINGS.c.round, SEATINGS.c.board, SEATINGS.c.seat)
    seatings = [Seating(*one) for one in connection.execute(seated)]
    tables = {one.table_id for one in seatings if one.table_id is not None}
    phases = sa.select(TABLES.c.id, TABLES.c.phase).where(TABLES.c.id.in_(tables))
    return Whole(
        row,
        owner,
        [Entrant(*one) for one in connection.execute(entrants)],
        seatings,
        {one.id: one.phase for one in connection.execute(phases)},
    )


def lock(connection: sa.Connection, tournament_id: str) -> TournamentRow:
    """Return a tournament that nobody else changes meanwhile."""
    query = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id).with_for_update()
    row = connection.execute(query).one_or_none()
    if row is None:
        raise Refusal("not_found", "no-such-tournament")
    return TournamentRow(*row)


def change(connection: sa.Connection, row: TournamentRow, **values: object) -> bool:
    """Change a tournament if it is still in this phase and round."""
    same = (
        TOURNAMENTS.c.id == row.id,
        TOURNAMENTS.c.phase == row.phase,
        TOURNAMENTS.c.round == row.round,
    )
    return connection.execute(TOURNAMENTS.update().where(*same).values(**values)).rowcount == 1


def join(connection: sa.Connection, tournament_id: str, player: str, now: float, ran: float) -> None:
    """Let a player take part; once it is full, it begins."""
    row = lock(connection, tournament_id)
    if row.phase != "open":
        raise Refusal("already_started", "tournament-has-begun")
    own = sa.select(ENTRANTS.c.tournament).where(ENTRANTS.c.player == player)
    if tournament_id in connection.execute(own).scalars().all():
        return
    count, capacity = count_entrants(connection, tournament_id), row.set.capacity
    if count >= capacity:
        raise Refusal("table_full", "tournament-is-full")
    unfinished = sa.select(sa.func.count()).select_from(TOURNAMENTS)
    unfinished = unfinished.where(UNFINISHED, TOURNAMENTS.c.id.in_(own))
    if connection.execute(unfinished).scalar_one() >= MOST_JOINED:
        raise Refusal("too_many_tournaments", "you-are-in-too-many", most=MOST_JOINED)
    entrant = {"tournament": tournament_id, "player": player, "joined": now, "lot": 0, "gone": False}
    connection.execute(ENTRANTS.insert(), entrant)
    if count + 1 == capacity:
        change(connection, row, begins=min(row.begins, ran))


def count_entrants(connection: sa.Connection, tournament_id: str) -> int:
    """Return how many take part."""
    query = sa.select(sa.func.count()).where(ENTRANTS.c.tournament == tournament_id)
    return int(connection.execute(query).scalar_one())


def check_owner(row: TournamentRow, player: str) -> None:
    """Refuse what is for the maker of a tournament."""
    if row.owner != player:
        raise Refusal("not_host", "only-maker")


def over() -> Refusal:
    """Return what is said about a tournament that is over."""
    return Refusal("game_over", "tournament-is-over")


def remove_tournaments(connection: sa.Connection, ids: list[str]) -> None:
    """Forget tournaments; their tables stay."""
    connection.execute(TOURNAMENTS.delete().where(TOURNAMENTS.c.id.in_(ids)))
    for table in (ENTRANTS, SEATINGS):
        connection.execute(table.delete().where(table.c.tournament.in_(ids)))
