"""Plays what is still missing, and keeps it."""

from collections.abc import Callable, Generator
from contextlib import closing
from pathlib import Path

from ginkgopolis.arena.checkpoint import Checkpoint
from ginkgopolis.arena.match import Block
from ginkgopolis.arena.plan import Plan
from ginkgopolis.arena.records import save_records

Player = Callable[[Plan, list[int]], Generator[Block, None, None]]
"""What plays blocks: in this process, in several, or on a cluster."""


def run(
    checkpoint: Checkpoint, numbers: range, play: Player, save: Path | None, tell: Callable[[int], None]
) -> list[Block]:
    """Play the blocks that the checkpoint lacks, telling how many there are, and return all of them."""
    missing = [number for number in numbers if number not in checkpoint.blocks]
    with closing(play(checkpoint.plan, missing)) as played:
        for done, block in enumerate(played, start=len(numbers) - len(missing) + 1):
            if save is not None:  # before the block counts as done
                save_records(save, checkpoint.plan, block)
            checkpoint.add(block)
            tell(done)
    return [checkpoint.blocks[number] for number in numbers]
