"""`ginkgopolis admin sessions`, bans, and what somebody has left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ginkgopolis.cli.admin.desk import at_desk, moment, page_options, show_done, show_list, yes_option
from ginkgopolis.cli.blocks import write_json
from ginkgopolis.cli.options import PRINTED, json_option
from ginkgopolis.language import say

if TYPE_CHECKING:
    from ginkgopolis.server.admin.bans import Ban, Kind
    from ginkgopolis.server.admin.desk import Desk
    from ginkgopolis.server.admin.people import SessionLine

who_argument = click.argument("who")
for_option = click.option("--for", "span", metavar="SPAN", help="For how long, as in 30m, 12h, 7d or 4w.")


@click.command()
@page_options
@json_option
@at_desk
def sessions(desk: Desk, page: int, size: int, json_file: Path | None) -> None:
    """List the sessions that have come to tables, the latest first."""
    from ginkgopolis.server.admin.people import list_sessions

    with desk.work() as connection:
        found = list_sessions(connection, desk.now(), page, size)
    names = ("admin-session", "admin-tables", "admin-seats", "admin-touched", "admin-state")
    show_list(json_file, found, [say(name) for name in names], session_cells)


def session_cells(session: SessionLine) -> list[str]:
    """Return a session as it stands in the list."""
    kinds = [kind for kind, holds in (("ban", session.banned), ("mute", session.muted)) if holds]
    state = " ".join(say("admin-kind", kind=kind) for kind in kinds)
    return [session.session[:16], str(session.tables), str(session.seats), moment(session.touched), state]


@click.command()
@json_option
@at_desk
def bans(desk: Desk, json_file: Path | None) -> None:
    """List who is kept out, and who may not speak."""
    from ginkgopolis.server.admin.people import list_bans

    with desk.work() as connection:
        found = list_bans(connection, desk.now())
    headings = [say(name) for name in ("admin-state", "admin-who", "admin-since", "admin-until")]
    show_list(json_file, [ban._asdict() for ban in found], headings, ban_cells)


def ban_cells(ban: dict[str, object]) -> list[str]:
    """Return a ban as it stands in the list."""
    until = ban["until"]
    ends = moment(until) if isinstance(until, float) else ""
    return [say("admin-kind", kind=str(ban["kind"])), str(ban["who"]), moment(float(str(ban["since"]))), ends]


def add(desk: Desk, kind: Kind, who: str, span: str | None, json_file: Path | None) -> None:
    """Ban or mute somebody."""
    from ginkgopolis.server.admin.desk import read_span
    from ginkgopolis.server.admin.people import add_bans

    added = add_bans(desk, kind, who, None if span is None else read_span(span))
    show_done(json_file, [ban._asdict() for ban in added], *map(told, added))


def told(ban: Ban) -> str:
    """Say who is banned, and until when."""
    if ban.until is None:
        return say("admin-banned", kind=ban.kind, who=ban.who)
    return say("admin-banned-until", kind=ban.kind, who=ban.who, until=moment(ban.until))


def lift(desk: Desk, kind: Kind, who: str, json_file: Path | None) -> None:
    """Let somebody in, or speak, again."""
    from ginkgopolis.server.admin.people import remove_bans

    lifted = remove_bans(desk, kind, who)
    sentences = [say("admin-lifted", kind=kind, who=one) for one in lifted]
    show_done(json_file, [{"kind": kind, "who": one} for one in lifted], *sentences)


@click.command()
@who_argument
@for_option
@json_option
@at_desk
def ban(desk: Desk, who: str, span: str | None, json_file: Path | None) -> None:
    """Keep somebody out, for ever or for a while.

    WHO is an address (of IPv6 its network, /64), a session by 8 digits or more, a player's id, or a seat
    as in TABLE/0.
    """
    add(desk, "ban", who, span, json_file)


@click.command()
@who_argument
@json_option
@at_desk
def unban(desk: Desk, who: str, json_file: Path | None) -> None:
    """Let somebody in again; WHO is as for `ban`."""
    lift(desk, "ban", who, json_file)


@click.command()
@who_argument
@for_option
@json_option
@at_desk
def mute(desk: Desk, who: str, span: str | None, json_file: Path | None) -> None:
    """Keep somebody from writing in chats; WHO is as for `ban`."""
    add(desk, "mute", who, span, json_file)


@click.command()
@who_argument
@json_option
@at_desk
def unmute(desk: Desk, who: str, json_file: Path | None) -> None:
    """Let somebody write again; WHO is as for `ban`."""
    lift(desk, "mute", who, json_file)


@click.command()
@who_argument
@json_option
@at_desk
def export(desk: Desk, who: str, json_file: Path | None) -> None:
    """Print all that is stored about somebody, as JSON; WHO is as for `ban`."""
    from ginkgopolis.server.admin.people import find_whom
    from ginkgopolis.server.admin.traces import find_traces

    with desk.work() as connection:
        found = find_traces(connection, find_whom(connection, who))
    write_json(json_file or PRINTED, found)


@click.command()
@who_argument
@yes_option
@json_option
@at_desk
def forget(desk: Desk, who: str, yes: bool, json_file: Path | None) -> None:
    """Remove all that is stored about somebody but bans; games of others stay, without her name.

    WHO is as for `ban`.
    """
    from ginkgopolis.server.admin.people import find_whom
    from ginkgopolis.server.admin.traces import forget as forget_traces

    with desk.work() as connection:
        done = forget_traces(desk, connection, find_whom(connection, who))
        if not yes:
            connection.rollback()
    show_done(
        json_file,
        done,
        say("admin-forget-tables", count=len(done.removed)),
        say("admin-forget-names", count=len(done.changed)),
        say("admin-forget-chat", count=done.chat),
        say("admin-removed") if yes else say("admin-dry-run"),
    )
