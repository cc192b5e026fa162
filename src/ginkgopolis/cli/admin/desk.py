"""What the commands for operators have in common: the database, pages, and how things are shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any, Final

import click
from rich.text import Text

from ginkgopolis.cli.blocks import write_json
from ginkgopolis.cli.options import PRINTED, Function, in_language
from ginkgopolis.cli.show import line, make_console, plain_table
from ginkgopolis.extras import require_extra
from ginkgopolis.language import say

PAGE: Final = 50
Command = Callable[..., None]


def at_desk(command: Command, *, empty: bool = False) -> Command:
    """Let a command use the database that the settings name; perhaps it has to be `empty`."""

    @click.option("--database-url", help="The server's database; as for `serve`.")
    @in_language
    @wraps(command)
    def use(database_url: str | None, **options: Any) -> None:
        require_extra("server")
        from ginkgopolis.server.admin.desk import open_desk

        with open_desk(database_url, empty=empty) as desk:
            command(desk, **options)

    return use


def page_options(command: Function) -> Function:
    """Add the options that choose a part of a long list."""
    page = click.option("--page", type=click.IntRange(1, 10**6), default=1, help="Which page of the list.")
    size = click.option("--size", type=click.IntRange(1, 1000), default=PAGE, help="Lines on a page.")
    return page(size(command))


yes_option = click.option("--yes", is_flag=True, help="Do it; without it you only see what would be done.")


def show_list(
    json_file: Path | None,
    found: Sequence[Any],
    headings: Sequence[str],
    cells: Callable[[Any], Sequence[str]],
) -> None:
    """Write a list to a file, or print it; each line has a cell under every heading."""
    if json_file is not None:
        write_json(json_file, found)
    if json_file == PRINTED:
        return
    console = make_console()
    if not found:
        line(console, say("admin-nothing"))
        return
    table = plain_table()
    for heading in headings:
        table.add_column(heading, overflow="fold")
    for one in found:
        table.add_row(*[Text(cell) for cell in cells(one)])
    console.print(table)


def show_done(json_file: Path | None, result: object, *sentences: str) -> None:
    """Write a result to a file, or say what was done."""
    if json_file is not None:
        write_json(json_file, result)
    if json_file != PRINTED:
        for sentence in sentences:
            line(make_console(), sentence)


def moment(at: float) -> str:
    """Return a time as in `2026-11-17 18:40`, in UTC."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
