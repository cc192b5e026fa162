"""Checks a data set by replay: every game is played again from its seed and its choices."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

import numpy as np

from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.env.dataset.loading import load
from ginkgopolis.env.dataset.manifest import BadDataSet, Manifest
from ginkgopolis.env.dataset.shards import Arrays
from ginkgopolis.env.desk import Desk
from ginkgopolis.env.herd import MARGIN, SCORE, WIN, rewards_of
from ginkgopolis.errors import IllegalMove

OUTCOMES: Final = {"rewards": WIN, "margins": MARGIN, "scores": SCORE}


class Differs(Exception):
    """A game does not replay as it is written."""


def check(folder: Path | str, tell: Callable[[int], None] = lambda done: None) -> Manifest:
    """Replay all games of a finished data set, telling how many shards are done; refuse one that is wrong."""
    data = load(folder, shards_in_memory=1)
    desk = Desk(data.manifest.plan.options)
    for number, shard in enumerate(data.manifest.shards):
        arrays = data.shard(number)
        row = 0
        for place, game in enumerate(data.manifest.games_of(number)):
            try:
                row = replay(data.manifest, desk, arrays, row, place, game)
            except (Differs, IllegalMove):
                file = str(data.folder / shard.file)
                raise BadDataSet("lab-data-differs", file=file, game=str(game)) from None
        if row != shard.decisions:
            raise BadDataSet("lab-data-shard-damaged", file=str(data.folder / shard.file))
        tell(number + 1)
    return data.manifest


def replay(manifest: Manifest, desk: Desk, arrays: Arrays, row: int, place: int, game: int) -> int:
    """Replay the game that begins at a row, and return the row at which the next one does."""
    seed = int(arrays["seeds"][place])
    seating = manifest.plan.seating(game)
    same(seed, manifest.plan.seed + game)
    same(arrays["seating"][place, : len(seating)].tolist(), seating)
    desk.begin(seed)
    decision = 0
    while waiting := desk.waiting:
        same(row < len(arrays["choices"]), True)
        check_row(manifest, desk, arrays, row, (place, decision, waiting[0]))
        desk.play(waiting[0], int(arrays["choices"][row]))
        row, decision = row + 1, decision + 1
    for name, kind in OUTCOMES.items():
        same(arrays[name][place].tolist(), rewards_of(total_scores(desk.state), kind))
    return row


def check_row(manifest: Manifest, desk: Desk, arrays: Arrays, row: int, where: tuple[int, int, int]) -> None:
    """Compare a decision with what the seat that owes it knows and may do."""
    same(tuple(int(arrays[name][row]) for name in ("games", "decisions", "seats")), where)
    seen = desk.observe(where[-1])
    same(np.array_equal(arrays["observations"][row], np.asarray(seen["observation"])), True)
    same(np.array_equal(arrays["masks"][row], np.packbits(np.asarray(seen["action_mask"]))), True)


def same(found: object, wanted: object) -> None:
    """Stop where something is not as it should be."""
    if found != wanted:
        raise Differs
