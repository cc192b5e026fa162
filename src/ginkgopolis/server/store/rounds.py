"""Rounds of tournaments in the database: what is due, the results, and the next round, each written once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from ginkgopolis.server.community.standings import Seating
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.database import Store
from ginkgopolis.server.store.rows import NewTable
from ginkgopolis.server.store.schema import ENTRANTS, PLAYER_SESSIONS, PLAYERS, SEATINGS, TABLES, TOURNAMENTS
from ginkgopolis.server.store.tournaments import Board, TournamentRow, change

AT_ONCE: Final = 50
OPEN: Final = (SEATINGS.c.points.is_(None), SEATINGS.c.table_id.is_not(None))
BOARD: Final = (SEATINGS.c.tournament, SEATINGS.c.round, SEATINGS.c.board, SEATINGS.c.table_id)
RUNNING: Final = TOURNAMENTS.c.phase == "running"


class Outcome(NamedTuple):
    """The results of a table, by seats."""

    places: Sequence[int]
    points: Sequence[int]
    scores: Sequence[int | None]
    absent: frozenset[int]
    """Who did not show up."""


class Rounds:
    """The rounds of all tournaments of one database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.run = store.run

    async def to_begin(self, ran: float) -> list[str]:
        """Return the tournaments that are to begin."""
        query = sa.select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.phase == "open", TOURNAMENTS.c.begins <= ran)
        return await self._ids(query.order_by(TOURNAMENTS.c.begins))

    async def complete(self) -> list[str]:
        """Return the tournaments whose round is over: every table has its result."""
        unknown = sa.exists().where(SEATINGS.c.tournament == TOURNAMENTS.c.id, *OPEN)
        return await self._ids(sa.select(TOURNAMENTS.c.id).where(RUNNING, ~unknown))

    async def _ids(self, query: sa.Select[Any]) -> list[str]:
        return list(await self.run(lambda c: c.execute(query.limit(AT_ONCE)).scalars().all()))

    async def ended(self) -> list[Board]:
        """Return the tables at which nobody plays any more, though nobody has noted the result."""
        ended = sa.or_(TABLES.c.id.is_(None), TABLES.c.phase.in_(("finished", "closed")))
        query = boards().outerjoin(TABLES, TABLES.c.id == SEATINGS.c.table_id).where(ended)
        return [Board(*row) for row in await self.run(lambda c: c.execute(query.limit(AT_ONCE)).all())]

    async def late(self, ran: float) -> list[Board]:
        """Return the tables that are still played though their round should be over."""
        query = boards().join(TABLES, TABLES.c.id == SEATINGS.c.table_id)
        query = query.where(TOURNAMENTS.c.deadline <= ran, TABLES.c.phase == "playing")
        return [Board(*row) for row in await self.run(lambda c: c.execute(query.limit(AT_ONCE)).all())]

    async def note(self, board: Board, outcome: Outcome) -> None:
        """Note the result of a table, unless somebody has; whoever did not show up is in no further round."""
        at = sa.and_(
            SEATINGS.c.tournament == board.tournament,
            SEATINGS.c.round == board.round,
            SEATINGS.c.board == board.board,
            SEATINGS.c.points.is_(None),
        )
        absent = sa.select(SEATINGS.c.player).where(at, SEATINGS.c.seat.in_(outcome.absent))

        def note(connection: sa.Connection) -> None:
            gone = list(connection.execute(absent).scalars())
            leaving = (ENTRANTS.c.tournament == board.tournament, ENTRANTS.c.player.in_(gone))
            connection.execute(ENTRANTS.update().where(*leaving).values(gone=True))
            for seat, place in enumerate(outcome.places):
                values = {"place": place, "points": outcome.points[seat], "score": outcome.scores[seat]}
                connection.execute(SEATINGS.update().where(at, SEATINGS.c.seat == seat).values(**values))

        await self.run(note)

    async def sessions_of(self, players: Sequence[str]) -> list[tuple[str, str]]:
        """Return the sessions of players, each with its player."""
        query = sa.select(PLAYER_SESSIONS.c.session, PLAYER_SESSIONS.c.player)
        query = query.where(PLAYER_SESSIONS.c.player.in_(players)).order_by(PLAYER_SESSIONS.c.session)
        return [(row.session, row.player) for row in await self.run(lambda c: c.execute(query).all())]

    async def open(
        self,
        row: TournamentRow,
        lots: Mapping[str, int],
        seatings: Sequence[Seating],
        tables: Sequence[NewTable],
        deadline: float,
    ) -> bool:
        """Open a round with all its tables; False if somebody was quicker, and nothing was written."""
        number = row.round + 1

        def open_round(connection: sa.Connection) -> bool:
            if not change(connection, row, phase="running", round=number, deadline=deadline):
                return False
            check_same(connection, row.id, lots)
            for new in tables:
                self.store.add_with(connection, new)
            rows = [{"tournament": row.id, **one._asdict()} for one in seatings]
            connection.execute(SEATINGS.insert(), rows)
            if not row.round:
                write_lots(connection, row.id, lots)
            return True

        return await self.run(open_round)

    async def finish(self, row: TournamentRow, phase: str, now: float) -> bool:
        """End a tournament: it is finished, or closed since it came to nothing."""
        return await self.run(lambda c: change(c, row, phase=phase, finished=now, deadline=None))


def boards() -> sa.Select[Any]:
    """Return the query for tables of tournaments whose results nobody has noted."""
    query = sa.select(*BOARD).distinct().join(TOURNAMENTS, TOURNAMENTS.c.id == SEATINGS.c.tournament)
    return query.where(RUNNING, *OPEN)


def check_same(connection: sa.Connection, tournament_id: str, lots: Mapping[str, int]) -> None:
    """Refuse to open a round for anybody but those who take part: somebody has just come or left."""
    query = sa.select(ENTRANTS.c.player).join(PLAYERS, PLAYERS.c.id == ENTRANTS.c.player)
    query = query.where(ENTRANTS.c.tournament == tournament_id, ENTRANTS.c.gone.is_(False))
    if set(connection.execute(query).scalars()) != lots.keys():
        raise Refusal("busy", "others-are-quicker")


def write_lots(connection: sa.Connection, tournament_id: str, lots: Mapping[str, int]) -> None:
    """Write down which lot everybody has drawn."""
    for player, lot in lots.items():
        own = (ENTRANTS.c.tournament == tournament_id, ENTRANTS.c.player == player)
        connection.execute(ENTRANTS.update().where(*own).values(lot=lot))
