"""Choosing which tiles to draw kind by kind, where a list of all ways would be too long to read."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.language import say
from ginkgopolis.language.words import tile_list
from ginkgopolis.notation import read_tile
from ginkgopolis.prompts import Option, Prompt, Row

LONGEST_LIST: Final = 10


def kinds(prompt: Prompt) -> dict[str, list[int]]:
    """Return the messages that ask, those for the dearest tiles first, with the places of their rows."""
    found: dict[str, list[int]] = {}
    for at in sorted(range(len(prompt.rows)), key=lambda at: -prompt.rows[at].cost):
        found.setdefault(prompt.rows[at].asks, []).append(at)
    return found


def counts_of(option: Option, places: Sequence[int]) -> tuple[int, ...]:
    """Return how many tiles of some rows are taken."""
    return tuple([option.counts[at] for at in places])


def fewest_first(counts: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
    """Order ways to take tiles by how many they are."""
    return sum(counts), counts[::-1]


def taken_words(rows: Sequence[Row], counts: tuple[int, ...]) -> str:
    """Name the tiles that are taken, or say how many of those that nobody sees."""
    tiles = [read_tile(tile) for row, count in zip(rows, counts) for tile in row.tiles[:count]]
    if tiles or not any(counts):
        return tile_list(tiles) or say("split-none")
    return say(rows[0].counted, amount=sum(counts))
