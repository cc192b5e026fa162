"""What somebody has left in the database: to be handed out, or forgotten."""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec.structs import replace

from ginkgopolis.server.admin.desk import Desk
from ginkgopolis.server.admin.people import Whom
from ginkgopolis.server.admin.tables import change_table, remove_tables
from ginkgopolis.server.doors.sessions import Sessions
from ginkgopolis.server.store.players import forget_players
from ginkgopolis.server.store.schema import (
    BANS,
    CHAT,
    ENTRANTS,
    HOLDS,
    KEYS,
    LINKS,
    LOG,
    PLAYER_SESSIONS,
    PLAYERS,
    RATINGS,
    RECORDS,
    REMINDERS,
    RESULTS,
    SEATINGS,
    TABLES,
    TOURNAMENTS,
)
from ginkgopolis.server.tables.doc import SeatDoc, TableDoc

KEY_LENGTH: Final = 16
"""Digits of a session with which the keys of its chat begin."""
Rows = list[dict[str, Any]]


class Traces(msgspec.Struct, frozen=True):
    """All that is stored about somebody, as it is stored."""

    addresses: list[str]
    sessions: list[str]
    created: list[str]
    """Tables that she has set up."""
    records: list[str]
    """Games that were uploaded from her addresses."""
    reminders_from: list[str]
    """Reminders that were set up from there, perhaps by others."""
    players_from: list[str]
    """Players that were made there, perhaps others."""
    holds: Rows
    names: Rows
    """What she is called, by table and seat."""
    log: Rows
    chat: Rows
    links: Rows
    reminders: Rows
    """Where she wants to be told that it is her turn."""
    players: Rows
    """The players that she is, with what they have come to."""
    devices: Rows
    """The sessions that have shown their keys."""
    ratings: Rows
    results: Rows
    tournaments: Rows
    """Those that she has announced."""
    entrants: Rows
    """Where she has played along."""
    seatings: Rows
    bans: Rows


class Forgotten(msgspec.Struct, frozen=True):
    """What forgetting somebody comes to."""

    removed: list[str]
    """Tables at which nobody else has sat."""
    changed: list[str]
    """Tables of others, where she is without a name from now on."""
    chat: int
    """Lines of chat."""


class Stay(NamedTuple):
    """What somebody has to do with one table."""

    table_id: str
    seats: frozenset[int]
    """The seats that nobody else holds."""
    alone: bool
    """Has nobody else ever sat there?"""


def find_traces(connection: sa.Connection, whom: Whom) -> Traces:
    """Return all that somebody has left."""
    holds = rows(connection, sa.select(HOLDS).where(held_by(whom)))
    seats = {(hold["table_id"], hold["seat"]) for hold in holds if hold["seat"] >= 0}
    players = players_of(connection, whom)
    return Traces(
        addresses=list(whom.addresses),
        sessions=list(whom.sessions),
        created=created_by(connection, whom),
        records=come_from(connection, whom, RECORDS.c.address),
        reminders_from=come_from(connection, whom, REMINDERS.c.origin),
        players_from=come_from(connection, whom, PLAYERS.c.address),
        holds=holds,
        names=names_of(connection, seats),
        log=of_seats(connection, LOG, seats),
        chat=rows(connection, sa.select(CHAT).where(said_by(whom)).order_by(CHAT.c.table_id, CHAT.c.number)),
        links=of_seats(connection, LINKS, seats),
        reminders=rows(connection, sa.select(REMINDERS).where(reminding(whom))),
        players=rows(connection, sa.select(PLAYERS).where(PLAYERS.c.id.in_(players))),
        devices=rows(connection, sa.select(PLAYER_SESSIONS).where(PLAYER_SESSIONS.c.player.in_(players))),
        ratings=rows(connection, sa.select(RATINGS).where(RATINGS.c.player.in_(players))),
        results=rows(connection, sa.select(RESULTS).where(RESULTS.c.player.in_(players))),
        tournaments=rows(connection, sa.select(TOURNAMENTS).where(announced_by(connection, whom, players))),
        entrants=rows(connection, sa.select(ENTRANTS).where(ENTRANTS.c.player.in_(players))),
        seatings=rows(connection, sa.select(SEATINGS).where(SEATINGS.c.player.in_(players))),
        bans=rows(connection, sa.select(BANS).where(BANS.c.who.in_(whom.all))),
    )


def rows(connection: sa.Connection, query: sa.Select[Any]) -> Rows:
    """Return what is found, with the names of its columns."""
    return [dict(row) for row in connection.execute(query).mappings()]


def held_by(whom: Whom) -> sa.ColumnElement[bool]:
    """Tell the holds of somebody, perhaps at one seat only."""
    held = HOLDS.c.session.in_(whom.sessions)
    if whom.seat is None:
        return held
    return sa.and_(held, HOLDS.c.table_id == whom.seat[0], HOLDS.c.seat == whom.seat[1])


def said_by(whom: Whom) -> sa.ColumnElement[bool]:
    """Tell what somebody has said, perhaps at one seat only."""
    if whom.seat is not None:
        return sa.and_(CHAT.c.table_id == whom.seat[0], CHAT.c.seat == whom.seat[1])
    keys = [CHAT.c.key.startswith(f"{session[:KEY_LENGTH]}/", autoescape=True) for session in whom.sessions]
    return sa.or_(sa.false(), *keys)


def reminding(whom: Whom) -> sa.ColumnElement[bool]:
    """Tell where somebody wants to be told of her turns; a seat alone has nothing to do with that."""
    return sa.false() if whom.seat is not None else REMINDERS.c.session.in_(whom.sessions)


def players_of(connection: sa.Connection, whom: Whom) -> list[str]:
    """Return the players that somebody is; a seat alone is none."""
    if whom.seat is not None:
        return []
    query = sa.select(PLAYER_SESSIONS.c.player).where(PLAYER_SESSIONS.c.session.in_(whom.sessions))
    return sorted({*whom.players, *connection.execute(query).scalars()})


def created_by(connection: sa.Connection, whom: Whom) -> list[str]:
    """Return the tables that somebody has set up."""
    hers = sa.or_(TABLES.c.creator.in_(whom.sessions), TABLES.c.address.in_(disguised(connection, whom)))
    query = sa.select(TABLES.c.id).where(hers)
    if whom.seat is not None:
        query = query.where(TABLES.c.id == whom.seat[0])
    return list(connection.execute(query.order_by(TABLES.c.id)).scalars())


def announced_by(connection: sa.Connection, whom: Whom, players: Iterable[str]) -> sa.ColumnElement[bool]:
    """Tell the tournaments that somebody has announced."""
    there = TOURNAMENTS.c.address.in_(disguised(connection, whom))
    return sa.or_(TOURNAMENTS.c.owner.in_(players), there)


def come_from(connection: sa.Connection, whom: Whom, address: sa.Column[str]) -> list[str]:
    """Return what came from somebody's addresses, which lie in this column."""
    own = address.table.c.id
    query = sa.select(own).where(address.in_(disguised(connection, whom)))
    return list(connection.execute(query.order_by(own)).scalars())


def disguised(connection: sa.Connection, whom: Whom) -> list[str]:
    """Return somebody's addresses as they are stored."""
    key = connection.execute(sa.select(KEYS.c.value).where(KEYS.c.name == "sessions")).scalar_one()
    return [Sessions(key).disguise(address) for address in whom.addresses]


def of_seats(connection: sa.Connection, table: sa.Table, seats: Iterable[tuple[str, int]]) -> Rows:
    """Return the rows that belong to seats of tables."""
    found: Rows = []
    for table_id, seat in sorted(seats):
        where = (table.c.table_id == table_id, table.c.seat == seat)
        found += rows(connection, sa.select(table).where(*where))
    return found


def names_of(connection: sa.Connection, seats: Iterable[tuple[str, int]]) -> Rows:
    """Return what the tables call those seats."""
    found: Rows = []
    for table_id, seat in sorted(seats):
        doc = doc_of(connection, table_id)
        name = None if doc is None else doc.seats[seat].name
        found.append({"table_id": table_id, "seat": seat, "name": name})
    return found


def doc_of(connection: sa.Connection, table_id: str) -> TableDoc | None:
    """Return a table's document, None if nobody can read it."""
    query = sa.select(TABLES.c.doc).where(TABLES.c.id == table_id)
    try:
        return msgspec.json.decode(connection.execute(query).scalar_one(), type=TableDoc)
    except msgspec.DecodeError:
        return None


# Forgetting


def forget(desk: Desk, connection: sa.Connection, whom: Whom) -> Forgotten:
    """Forget somebody: tables of hers alone go, in those of others she has no name from now on.

    Bans stay, else everybody could get rid of them.
    """
    stays = find_stays(connection, whom)
    removed = [stay.table_id for stay in stays if stay.alone]
    changed = [stay for stay in stays if not stay.alone]
    said = rows(connection, sa.select(CHAT).where(said_by(whom)))
    connection.execute(CHAT.delete().where(said_by(whom)))
    for stay in changed:
        leave(connection, stay)
    connection.execute(HOLDS.delete().where(held_by(whom)))
    connection.execute(REMINDERS.delete().where(reminding(whom)))
    players = players_of(connection, whom)
    hers = announced_by(connection, whom, players)
    connection.execute(TOURNAMENTS.update().where(hers).values(owner="", address=""))
    forget_players(connection, players)
    created = TABLES.c.id.in_(created_by(connection, whom))
    connection.execute(TABLES.update().where(created).values(creator="", address=""))
    there = disguised(connection, whom)
    connection.execute(RECORDS.delete().where(RECORDS.c.address.in_(there)))
    # These belong to whoever has a session or a key, even if she came from there.
    connection.execute(REMINDERS.update().where(REMINDERS.c.origin.in_(there)).values(origin=""))
    connection.execute(PLAYERS.update().where(PLAYERS.c.address.in_(there)).values(address=""))
    remove_tables(desk, connection, removed)
    again = {stay.table_id for stay in changed} | {line["table_id"] for line in said} - set(removed)
    desk.order(connection, [f"again {table_id}" for table_id in sorted(again)])
    return Forgotten(removed, [stay.table_id for stay in changed], len(said))


def find_stays(connection: sa.Connection, whom: Whom) -> list[Stay]:
    """Return what somebody has to do with each table."""
    held = connection.execute(sa.select(HOLDS.c.table_id).where(held_by(whom)).distinct()).scalars()
    created = created_by(connection, whom) if whom.sessions else []  # an address sits nowhere
    return [stay_at(connection, whom, table_id) for table_id in sorted({*held, *created})]


def stay_at(connection: sa.Connection, whom: Whom, table_id: str) -> Stay:
    """Return what somebody has to do with a table."""
    seated = sa.select(HOLDS.c.session, HOLDS.c.seat).where(HOLDS.c.table_id == table_id, HOLDS.c.seat >= 0)
    holds = connection.execute(seated).all()
    hers = {seat for session, seat in holds if session in whom.sessions}
    if whom.seat is not None:
        hers &= {whom.seat[1]}
    others = {seat for session, seat in holds if session not in whom.sessions or seat not in hers}
    return Stay(table_id, frozenset(hers - others), alone=bool(hers) and not others)


def leave(connection: sa.Connection, stay: Stay) -> None:
    """Take somebody's name from the seats of a table, and open them where it has not begun."""
    where = (LINKS.c.table_id == stay.table_id, LINKS.c.seat.in_(stay.seats))
    connection.execute(LINKS.delete().where(*where))
    doc = doc_of(connection, stay.table_id)
    if doc is None:
        return
    in_lobby = doc.started is None
    seats = list(doc.seats)
    for number in stay.seats:
        names = {seat.name for seat in seats}
        seats[number] = vacant(seats[number]) if in_lobby else nameless(seats[number], number, names)
    text = msgspec.json.encode(replace(doc, seats=tuple(seats))).decode()
    closing = {"phase": "closed", "wake_at": None} if in_lobby and doc.host in stay.seats else {}
    change_table(connection, stay.table_id, doc=text, **closing)


def vacant(seat: SeatDoc) -> SeatDoc:
    """Return a seat that anybody may take."""
    return replace(seat, kind="open", name=None, player=None)


def nameless(seat: SeatDoc, number: int, taken: set[str | None]) -> SeatDoc:
    """Return a seat whose player cannot be told any more, but from the others."""
    name = f"?{number + 1}"
    while name in taken:
        name += "?"
    return replace(seat, name=name, player=None)
