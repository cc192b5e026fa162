"""Tournaments, as operators announce and end them."""

import msgspec
import sqlalchemy as sa

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.community.announcing import announced
from ginkgopolis.server.doors.requests import NewTournament
from ginkgopolis.server.store.schema import RUNNING_TIME, TOURNAMENTS
from ginkgopolis.server.store.tournaments import (
    TournamentRow,
    change,
    listed,
    remove_tournaments,
    select_listed,
)
from ginkgopolis.server.tables.doc import is_id


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in a list."""

    id: str
    phase: str
    name: str
    round: int
    players: int
    created: float


def list_tournaments(connection: sa.Connection, page: int, size: int) -> list[TournamentLine]:
    """Return tournaments, the latest first."""
    query = select_listed().order_by(TOURNAMENTS.c.created.desc(), TOURNAMENTS.c.id)
    found = connection.execute(query.limit(size).offset((page - 1) * size)).all()
    return [
        TournamentLine(
            row.id, row.phase, row.set.name if row.readable else "?", row.round, players, row.created
        )
        for row, _, players in map(listed, found)
    ]


def announce(desk: Desk, values: dict[str, object]) -> TournamentRow:
    """Announce a tournament of the operator's; what cannot be held is refused."""
    try:
        wanted = msgspec.convert(values, NewTournament)
    except msgspec.ValidationError as error:
        raise BadOptions("setting-unreadable", reason=str(error)) from None
    with desk.work() as connection:
        ran = connection.execute(sa.select(RUNNING_TIME.c.ran)).scalar_one() or desk.now()
        row = announced(wanted, "", "", desk.now(), ran)
        connection.execute(TOURNAMENTS.insert(), row._asdict())
    return row


def cancel(desk: Desk, tournament_id: str, remove: bool) -> None:
    """End a tournament, or remove it altogether; games that go on are played on, and count for nothing."""
    with desk.work() as connection:
        query = sa.select(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament_id)
        found = connection.execute(query).one_or_none() if is_id(tournament_id) else None
        if found is None:
            raise BadOptions("no-such-tournament")
        row = TournamentRow(*found)
        if remove:
            remove_tournaments(connection, [row.id])
        elif row.phase in ("finished", "closed"):
            raise BadOptions("tournament-is-over")
        else:
            change(connection, row, phase="closed", finished=desk.now(), deadline=None)
