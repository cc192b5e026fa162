"""M0: which tiles are drawn, as modules 1 to 3 write it."""

from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.errors import UnreadableMove
from ginkgopolis.notation.things import COLOUR_LETTERS, Readers, Writers, quoted

VALUE_ONE_ONLY: Final = "I"


def write_split(move: int) -> str:
    """Write which tiles are drawn first, as in `draw II+IIIR+P`."""
    parts = ["II"] * m.field(move, 0) + ["P"] * m.field(move, 2)
    for colour in range(3):
        parts += [f"III{COLOUR_LETTERS[colour]}"] * m.prestige_in(move, colour)
    return f"draw {'+'.join(sorted(parts)) or VALUE_ONE_ONLY}"


def read_split(text: str) -> int:
    """Read which tiles are drawn first, as in `II+IIIR+P`."""
    parts = [] if text == VALUE_ONE_ONLY else text.replace(" ", "").split("+")
    prestige = [parts.count(f"III{letter}") for letter in COLOUR_LETTERS]
    twos, greens = parts.count("II"), parts.count("P")
    if twos + greens + sum(prestige) != len(parts) or max(prestige) > 3 or twos > 255:
        raise UnreadableMove("not-a-drawing", text=quoted(text))
    return m.split_move(twos, m.prestige_part(prestige[0], prestige[1], prestige[2]), greens)


WRITERS: Final[Writers] = {m.SPLIT_DRAW: write_split}
READERS: Final[Readers] = {"DRAW": read_split}
