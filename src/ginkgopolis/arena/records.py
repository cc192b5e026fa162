"""Writes the games of blocks as records, which `ginkgopolis replay` reads."""

import re
from pathlib import Path
from typing import Final

from ginkgopolis.arena.match import Block
from ginkgopolis.arena.plan import Plan

LONGEST: Final = 30  # letters of a bot's name in the name of a file


def save_records(folder: Path, plan: Plan, block: Block) -> None:
    """Write the games of a block into a folder."""
    for number, game in enumerate(block.games):
        if game.record is not None:
            name = file_name(plan, block, number, game.seating)
            (folder / name).write_text(game.record, encoding="utf-8")


def file_name(plan: Plan, block: Block, game: int, seating: tuple[int, ...]) -> str:
    """Name a game by its block, its seed, and who sat where."""
    bots = "_".join(re.sub(r"[^\w.=-]+", "-", plan.bots[bot])[:LONGEST] for bot in seating)
    return f"block-{block.block:05}-game-{game}-seed-{block.seed}-{bots}.json"
