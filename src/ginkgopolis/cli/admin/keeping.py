"""`ginkgopolis admin purge`, `check`, `vacuum`, `backup` and `restore`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from ginkgopolis.cli.admin.desk import at_desk, show_done, yes_option
from ginkgopolis.cli.options import PATH, json_option
from ginkgopolis.language import say
from ginkgopolis.language.numbers import decimal

if TYPE_CHECKING:
    from ginkgopolis.server.admin.desk import Desk

KINDS: Final = ("finished", "closed", "abandoned", "records")
FAULTY: Final = 1


@click.command()
@click.option("--older-than", metavar="SPAN", required=True, help="As in 90d: untouched for that long.")
@click.option("--what", type=click.Choice(KINDS), multiple=True, help="What is removed [default: all].")
@yes_option
@json_option
@at_desk
def purge(desk: Desk, older_than: str, what: tuple[str, ...], yes: bool, json_file: Path | None) -> None:
    """Remove old tables, finished or abandoned, and old uploaded records."""
    from ginkgopolis.server.admin import tables
    from ginkgopolis.server.admin.desk import read_span

    kinds, before = what or KINDS, desk.now() - read_span(older_than)
    if yes:
        found = tables.purge(desk, kinds, before)
    else:
        with desk.work() as connection:
            found = tables.count_old(connection, kinds, before)
    counts = [say("admin-old", kind=kind, count=count) for kind, count in found.items()]
    show_done(json_file, found, *counts, say("admin-removed") if yes else say("admin-dry-run"))


@click.command()
@json_option
@at_desk
def check(desk: Desk, json_file: Path | None) -> None:
    """Replay every table, and list those that cannot be; status 1 if there are any."""
    from ginkgopolis.server.admin.check import check_tables

    found = check_tables(desk)
    faults = [say("labelled", label=fault.table, text=fault.reason) for fault in found.faults]
    counts = say("admin-checked", tables=found.tables), say("admin-faults", faults=len(faults))
    show_done(json_file, found, *faults, *counts)
    if faults:
        click.get_current_context().exit(FAULTY)


@click.command()
@json_option
@at_desk
def vacuum(desk: Desk, json_file: Path | None) -> None:
    """Give the space of what was removed back; moves may have to wait meanwhile."""
    from ginkgopolis.server.admin.backup import vacuum as sweep

    before, after = sweep(desk)
    sizes = {"before": before, "after": after}
    words = {name: decimal(size / 1e6) for name, size in sizes.items()}
    show_done(json_file, sizes, say("admin-vacuumed", before=words["before"], after=words["after"]))


@click.command()
@click.argument("file", type=PATH)
@json_option
@at_desk
def backup(desk: Desk, file: Path, json_file: Path | None) -> None:
    """Write the whole database to a new file, while the server runs; the same for SQLite and PostgreSQL."""
    from ginkgopolis.server.admin.backup import write_backup

    counts = write_backup(desk, file)
    show_done(json_file, counts, say("admin-backed-up", file=str(file), rows=sum(counts.values())))


@click.command()
@click.argument("file", type=PATH)
@json_option
@partial(at_desk, empty=True)
def restore(desk: Desk, file: Path, json_file: Path | None) -> None:
    """Fill a new, empty database with what `backup` has written."""
    from ginkgopolis.server.admin.backup import read_backup

    counts = read_backup(desk, file)
    show_done(json_file, counts, say("admin-restored", file=str(file), rows=sum(counts.values())))
