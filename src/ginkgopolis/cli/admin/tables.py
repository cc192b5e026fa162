"""`ginkgopolis admin tables` and `close`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from ginkgopolis.cli.admin.desk import at_desk, moment, page_options, show_done, show_list
from ginkgopolis.cli.options import json_option
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas

if TYPE_CHECKING:
    from ginkgopolis.server.admin.desk import Desk
    from ginkgopolis.server.admin.tables import TableLine

PHASES: Final = ("lobby", "playing", "finished", "closed")


@click.command()
@click.option("--phase", type=click.Choice(PHASES), help="Only tables in this phase.")
@click.option("--session", metavar="SESSION", help="Only tables of this session, by its first digits.")
@click.option("--find", metavar="TEXT", help="Only tables with this in their title, names or settings.")
@page_options
@json_option
@at_desk
def tables(
    desk: Desk,
    phase: str | None,
    session: str | None,
    find: str | None,
    page: int,
    size: int,
    json_file: Path | None,
) -> None:
    """List the tables, those first at which something happened last."""
    from ginkgopolis.server.admin.people import find_session
    from ginkgopolis.server.admin.tables import list_tables

    with desk.work() as connection:
        whose = None if session is None else find_session(connection, session)
        found = list_tables(connection, phase, whose, find, page, size)
    names = ("admin-table", "admin-phase", "admin-round", "admin-touched", "admin-title", "admin-players")
    show_list(json_file, found, [say(name) for name in names], cells)


def cells(table: TableLine) -> list[str]:
    """Return a table as it stands in the list."""
    players = commas([name or "–" for name in table.names] or ["?"])
    phase = say("admin-phase-name", phase=table.phase)
    return [table.id, phase, str(table.round), moment(table.touched), table.title, players]


@click.command()
@click.argument("table")
@json_option
@at_desk
def close(desk: Desk, table: str, json_file: Path | None) -> None:
    """End a table that is not finished; its players are told."""
    from ginkgopolis.server.admin.tables import close_table

    close_table(desk, table)
    show_done(json_file, {"closed": table}, say("admin-closed", table=table))
