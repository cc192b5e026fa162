"""`ginkgopolis draw`: a picture of a recorded game or a position."""

from pathlib import Path

import click

from ginkgopolis import Game
from ginkgopolis.cli.blocks import check_targets
from ginkgopolis.cli.options import PATH, in_language
from ginkgopolis.cli.replay import shortened
from ginkgopolis.draw.pixels import as_png
from ginkgopolis.errors import BadOptions
from ginkgopolis.record import read_record

SVG, PNG = ".svg", ".png"


@click.command()
@click.argument("file", type=PATH)
@click.option(
    "-o", "--output", type=PATH, required=True, metavar="FILE", help="The picture, city.svg or city.png."
)
@click.option("--until", type=click.IntRange(min=0), metavar="N", help="Draw a recorded game after N moves.")
@click.option(
    "--seat",
    type=click.IntRange(min=0),
    metavar="S",
    help="Draw what this seat may know, counted from 0; without it, what everybody may know.",
)
@click.option("--districts", is_flag=True, help="Outline the districts and tell who scores in them.")
@click.option("--move", metavar="MOVE", help="Show what this move would do, as in B5+R4.")
@click.option("--force", is_flag=True, help="Replace a picture that is there already.")
@in_language
def draw(
    file: Path,
    output: Path,
    until: int | None,
    seat: int | None,
    districts: bool,
    move: str | None,
    force: bool,
) -> None:
    """Draw the city, the seats and, of one seat, the hand.

    FILE is a record, as `play` and `simulate` save it, or a position as docs/position.md describes it.
    """
    kind = kind_of(output)
    check_output(output, force)
    picture = game_in(file, until).svg(seat, districts, move)
    output.write_bytes(as_png(picture) if kind == PNG else picture.encode())


def kind_of(output: Path) -> str:
    """Return the kind of a picture by the name of its file, if it is one that can be drawn."""
    kind = output.suffix.lower()
    if kind not in (SVG, PNG):
        raise BadOptions("draw-which-kind", file=str(output))
    if kind == PNG:
        from ginkgopolis.extras import require_extra

        require_extra("png")
    return kind


def check_output(output: Path, force: bool) -> None:
    """Refuse to replace a file unasked, or to write where there is no folder."""
    check_targets(output)
    if output.exists() and not force:
        raise BadOptions("draw-is-there", file=str(output))


def game_in(file: Path, until: int | None) -> Game:
    """Return the game of a record, or the position of a text."""
    data = file.read_bytes()
    if data.lstrip().startswith(b"{"):
        record = read_record(data)
        if until is not None and until > len(record.moves):
            raise BadOptions("record-has-fewer-moves", moves=len(record.moves))
        return Game.from_record(shortened(record, until))
    if until is not None:
        raise BadOptions("draw-until-of-position")
    return Game.from_position(data.decode(errors="replace"))
