"""Sessions and addresses: who has been here, and who is to be kept out."""

import re
from collections.abc import Sequence
from ipaddress import ip_address
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa

from ginkgopolis.errors import BadOptions
from ginkgopolis.server.admin.bans import MOST_BANS, Ban, Kind
from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.doors.limits import network
from ginkgopolis.server.store.schema import BANS, HOLDS, PLAYER_SESSIONS, PLAYERS, REMINDERS, TABLES
from ginkgopolis.server.tables.doc import is_id

SESSION: Final = re.compile("[0-9a-f]{8,64}")
WHOLE: Final = 64
"""Digits of a session; the first 8 or more name it, too."""
SEAT: Final = re.compile(r"([a-z0-9]+)/([0-9])")


class SessionLine(msgspec.Struct, frozen=True):
    """A session in a list."""

    session: str
    tables: int
    seats: int
    touched: float
    banned: bool
    muted: bool


class Whom(NamedTuple):
    """Whom an operator means: addresses, sessions, players, and perhaps only a seat of theirs."""

    addresses: tuple[str, ...] = ()
    sessions: tuple[str, ...] = ()
    seat: tuple[str, int] | None = None
    players: tuple[str, ...] = ()

    @property
    def all(self) -> tuple[str, ...]:
        """Addresses, sessions and players, as they are banned."""
        return self.addresses + self.sessions + self.players


def find_whom(connection: sa.Connection, text: str) -> Whom:
    """Read an address, a session or the beginning of one, a player's id, or a seat as in `TABLE/0`."""
    text = text.strip()
    address = read_address(text)
    if address is not None:
        return Whom(addresses=(address,))
    if SESSION.fullmatch(text):
        return Whom(sessions=(find_session(connection, text),))
    if is_id(text):
        return find_player(connection, text)
    seat = SEAT.fullmatch(text)
    if seat is None or not is_id(seat[1]):
        raise BadOptions("not-anybody", text=repr(text[:80]))
    return find_seat(connection, seat[1], int(seat[2]))


def read_address(text: str) -> str | None:
    """Return what counts as one address, of IPv6 the network, or None if it is none."""
    plain = text.removesuffix("/64")
    try:
        found = ip_address(plain)
    except ValueError:
        return None
    return None if plain != text and found.version == 4 else network(plain)


def find_session(connection: sa.Connection, text: str) -> str:
    """Return the one session that begins like that."""
    if len(text) == WHOLE:
        return text
    known = sa.union(
        sa.select(HOLDS.c.session).where(HOLDS.c.session.startswith(text)),
        sa.select(TABLES.c.creator).where(TABLES.c.creator.startswith(text)),
        sa.select(REMINDERS.c.session).where(REMINDERS.c.session.startswith(text)),
        sa.select(PLAYER_SESSIONS.c.session).where(PLAYER_SESSIONS.c.session.startswith(text)),
        sa.select(BANS.c.who).where(BANS.c.who.startswith(text)),
    )
    found = connection.execute(known.limit(2)).scalars().all()
    if len(found) != 1:
        raise BadOptions("which-session" if found else "no-such-session", text=text)
    return str(found[0])


def find_player(connection: sa.Connection, player_id: str) -> Whom:
    """Return a player, with the sessions that are hers."""
    query = sa.select(PLAYERS.c.id).where(PLAYERS.c.id == player_id)
    if connection.execute(query).scalar_one_or_none() is None:
        raise BadOptions("no-such-player")
    hers = sa.select(PLAYER_SESSIONS.c.session).where(PLAYER_SESSIONS.c.player == player_id)
    sessions = connection.execute(hers.order_by(PLAYER_SESSIONS.c.session)).scalars()
    return Whom(sessions=tuple(sessions), players=(player_id,))


def find_seat(connection: sa.Connection, table_id: str, seat: int) -> Whom:
    """Return the sessions that hold a seat."""
    query = sa.select(HOLDS.c.session).where(HOLDS.c.table_id == table_id, HOLDS.c.seat == seat)
    found = connection.execute(query.order_by(HOLDS.c.session)).scalars().all()
    if not found:
        raise BadOptions("nobody-at-seat", table=table_id, seat=str(seat))
    return Whom(sessions=tuple(found), seat=(table_id, seat))


def list_sessions(connection: sa.Connection, now: float, page: int, size: int) -> list[SessionLine]:
    """Return the sessions that have come to tables, the latest first."""
    latest = sa.func.max(TABLES.c.touched)
    query = (
        sa.select(
            HOLDS.c.session,
            sa.func.count(sa.distinct(HOLDS.c.table_id)),
            sa.func.sum(sa.case((HOLDS.c.seat >= 0, 1), else_=0)),
            latest,
        )
        .join(TABLES, TABLES.c.id == HOLDS.c.table_id)
        .group_by(HOLDS.c.session)
        .order_by(latest.desc(), HOLDS.c.session)
        .limit(size)
        .offset((page - 1) * size)
    )
    bans = {(ban.kind, ban.who) for ban in list_bans(connection, now)}
    return [
        SessionLine(session, tables, seats, touched, ("ban", session) in bans, ("mute", session) in bans)
        for session, tables, seats, touched in connection.execute(query)
    ]


def list_bans(connection: sa.Connection, now: float) -> list[Ban]:
    """Return the bans that are in force, the latest first."""
    query = sa.select(BANS).where(sa.or_(BANS.c.until.is_(None), BANS.c.until > now))
    return [Ban(*row) for row in connection.execute(query.order_by(BANS.c.since.desc(), BANS.c.who))]


def add_bans(desk: Desk, kind: Kind, text: str, seconds: float | None) -> list[Ban]:
    """Ban or mute somebody, for ever or for a while; a former ban of the same kind is replaced."""
    now = desk.now()
    until = None if seconds is None else now + seconds
    with desk.work() as connection:
        bans = [Ban(kind, who, now, until) for who in find_whom(connection, text).all]
        connection.execute(BANS.delete().where(BANS.c.until <= now))
        remove(connection, kind, [ban.who for ban in bans])
        count = connection.execute(sa.select(sa.func.count()).select_from(BANS)).scalar_one()
        if count + len(bans) > MOST_BANS:
            raise BadOptions("too-many-bans", most=MOST_BANS)
        connection.execute(BANS.insert(), [ban._asdict() for ban in bans])
        desk.order(connection, ["bans"])
    return bans


def remove_bans(desk: Desk, kind: Kind, text: str) -> list[str]:
    """Let somebody come in, or speak, again."""
    with desk.work() as connection:
        whom = find_whom(connection, text)
        if not remove(connection, kind, whom.all):
            raise BadOptions("not-banned", text=repr(text[:80]))
        desk.order(connection, ["bans"])
    return list(whom.all)


def remove(connection: sa.Connection, kind: Kind, who: Sequence[str]) -> int:
    """Remove bans, and return how many there were."""
    return connection.execute(BANS.delete().where(BANS.c.kind == kind, BANS.c.who.in_(who))).rowcount
