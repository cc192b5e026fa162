"""Pictures that stand in the documentation, and are compared to the letter.

python -m tests.pictures.stored     # draws them again; look at them before you commit them
"""

from collections.abc import Callable
from pathlib import Path

import msgspec

from ginkgopolis import Game
from ginkgopolis.draw.picture import city_svg
from ginkgopolis.language import speaking
from ginkgopolis.record import read_record

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "pictures"
GAMES = ROOT / "tests" / "games"
FIGURE = """
players 2
city
  .   A   B        C   .
  L   R1  B8:2@0*  R3  D
  K   Y1  B2       Y3  E
  J   Y2  B1       R2  F
  .   I   H        G   .
seat 0: resources 5; hand A R1; tiles R4 Y9
seat 1: hand C
"""


def recorded(name: str, part: float) -> Game:
    """Return a recorded game after a part of its moves."""
    record = read_record((GAMES / f"{name}.record.json").read_bytes())
    moves = record.moves[: round(len(record.moves) * part)]
    return Game.from_record(msgspec.structs.replace(record, moves=moves))


def all_modules() -> str:
    """A late city with everything in it, in German."""
    with speaking("de"):
        return recorded("all-six-with-four", 0.75).svg(0, districts=True)


PICTURES: dict[str, Callable[[], str]] = {
    "construct": lambda: Game.from_position(FIGURE).svg(0, move="R1+Y9"),
    "all-modules": all_modules,
    "hal": lambda: recorded("hal-finds-no-tile", 0.5).svg(0),
    "five-at-the-end": lambda: recorded("all-six-with-five", 1).svg(),
    "figure": lambda: city_svg(FIGURE, districts=True, seat=0, move="A+R4"),
}

if __name__ == "__main__":
    for name, draw in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(draw(), encoding="utf-8", newline="\n")
