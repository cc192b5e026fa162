"""Choosing which tiles to draw in steps, where a list of all ways would be too long to read."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ginkgopolis import View
from ginkgopolis.engine import moves as m
from ginkgopolis.language import say
from ginkgopolis.language.words import tile_list
from ginkgopolis.notation import COLOUR_LETTERS, read_tile

LONGEST_LIST: Final = 10


@dataclass(frozen=True)
class Step:
    """A part of the drawing: what is asked, where it is in a move, and how its values are called."""

    question: str
    part: Callable[[int], int]
    words: Callable[[int], str]


def split_steps(view: View) -> list[Step]:
    """Return what is asked one after the other; what nobody can choose is not asked."""
    return [
        Step(say("ask-prestige"), prestige_part, prestige_words(view)),
        Step(say("ask-new-tiles"), lambda code: m.field(code, 0), new_tile_words),
        Step(say("ask-green-space"), lambda code: m.field(code, 2), green_words),
    ]


def prestige_part(code: int) -> int:
    """Return the value III tiles of a drawing."""
    return m.field(code, 1)


def prestige_words(view: View) -> Callable[[int], str]:
    """Return how value III tiles are called, of which the next of each colour are known."""

    def words(part: int) -> str:
        tiles: list[str] = []
        for colour, letter in enumerate(COLOUR_LETTERS):
            pile = [tile for tile in view.prestige if tile.startswith(letter)]
            tiles += pile[: (part >> 2 * colour) & 3]
        return tile_list([read_tile(tile) for tile in tiles]) or say("split-none")

    return words


def fewest_first(part: int) -> tuple[int, int]:
    """Order parts of a drawing by the number of tiles that they take."""
    return sum((part >> 2 * colour) & 3 for colour in range(3)), part


def new_tile_words(amount: int) -> str:
    """Return how many value II tiles, in words."""
    return say("new-tiles", amount=amount) if amount else say("split-none")


def green_words(amount: int) -> str:
    """Return a green space or none, in words."""
    return say("green-spaces", amount=amount) if amount else say("split-none")
