"""`ginkgopolis admin tournaments`, `announce` and `cancel`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ginkgopolis.cli.admin.desk import at_desk, moment, page_options, show_done, show_list
from ginkgopolis.cli.options import json_option
from ginkgopolis.language import say

if TYPE_CHECKING:
    from ginkgopolis.server.admin.desk import Desk
    from ginkgopolis.server.admin.tournaments import TournamentLine


@click.command()
@page_options
@json_option
@at_desk
def tournaments(desk: Desk, page: int, size: int, json_file: Path | None) -> None:
    """List the tournaments, the latest first."""
    from ginkgopolis.server.admin.tournaments import list_tournaments

    with desk.work() as connection:
        found = list_tournaments(connection, page, size)
    names = ("admin-tournament", "admin-phase", "admin-round", "admin-players", "admin-since", "admin-title")
    show_list(json_file, found, [say(name) for name in names], cells)


def cells(tournament: TournamentLine) -> list[str]:
    """Return a tournament as it stands in the list."""
    phase = say("admin-tournament-phase", phase=tournament.phase)
    since = moment(tournament.created)
    return [tournament.id, phase, str(tournament.round), str(tournament.players), since, tournament.name]


@click.command()
@click.argument("name")
@click.option("--format", "kind", type=click.Choice(("swiss", "groups")), default="swiss", show_default=True)
@click.option("--players", "size", type=click.IntRange(2, 5), default=2, help="Players at a table.")
@click.option("--rounds", default=3, show_default=True, help="Rounds of a Swiss tournament.")
@click.option("--best", default=1, show_default=True, help="How many of each group go on.")
@click.option("--capacity", default=32, show_default=True, help="How many can join.")
@click.option("--joining", metavar="SPAN", default="7d", show_default=True, help="How long one can join.")
@click.option("--deadline", metavar="SPAN", default="7d", show_default=True, help="How long a round lasts.")
@click.option("--clock", metavar="SPAN", help="How long one may think about a decision, as in 12h.")
@click.option("--introductory", is_flag=True, help="Introductory games.")
@click.option("--module", "modules", multiple=True, help="A module that is played with.")
@click.option("--rated", is_flag=True, help="Do the games count for ratings?")
@json_option
@at_desk
def announce(
    desk: Desk,
    name: str,
    kind: str,
    joining: str,
    deadline: str,
    clock: str | None,
    introductory: bool,
    modules: tuple[str, ...],
    json_file: Path | None,
    **numbers: int | bool,
) -> None:
    """Announce a tournament; it begins when it is full, or nobody can join any more."""
    from ginkgopolis.server.admin import tournaments as desk_of
    from ginkgopolis.server.admin.desk import read_span

    values: dict[str, object] = {
        "name": name,
        "format": kind,
        "joining_hours": round(read_span(joining) / 3600),
        "round_hours": round(read_span(deadline) / 3600),
        "clock": None if clock is None else {"seconds": round(read_span(clock))},
        "options": {"introductory": introductory, "modules": modules},
    }
    row = desk_of.announce(desk, values | numbers)
    show_done(json_file, {"announced": row.id}, say("admin-announced", tournament=row.id))


@click.command()
@click.argument("tournament")
@click.option("--remove", is_flag=True, help="Remove it altogether, with its standings.")
@json_option
@at_desk
def cancel(desk: Desk, tournament: str, remove: bool, json_file: Path | None) -> None:
    """End a tournament; games that go on are played on, and count for nothing."""
    from ginkgopolis.server.admin import tournaments as desk_of

    desk_of.cancel(desk, tournament, remove)
    message = say("admin-tournament-gone" if remove else "admin-cancelled", tournament=tournament)
    show_done(json_file, {"removed" if remove else "cancelled": tournament}, message)
