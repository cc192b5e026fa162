"""Reads a data set decision by decision; no more than some shards are in memory at a time."""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from itertools import accumulate
from operator import index
from pathlib import Path
from typing import Any, Final

import numpy as np

from ginkgopolis.env.dataset.manifest import BadDataSet, Manifest, read_manifest
from ginkgopolis.env.dataset.shards import Arrays, read_shard

USUAL_IN_MEMORY: Final = 2

Example = dict[str, Any]


class DataSet:
    """All decisions of a data set, in the order of its games: `data[n]` is a dictionary.

    A shard is read when one of its decisions is wanted, and let go of when others are wanted in its place.
    torch's DataLoader takes the data set as it is, and `shuffled()` as its sampler.
    """

    def __init__(self, folder: Path, manifest: Manifest, shards_in_memory: int = USUAL_IN_MEMORY) -> None:
        self.folder = folder
        self.manifest = manifest
        self.shards_in_memory = max(1, shards_in_memory)
        self._ends = list(accumulate(shard.decisions for shard in manifest.shards))
        self._kept: OrderedDict[int, Arrays] = OrderedDict()

    def __len__(self) -> int:
        return self._ends[-1]

    def __getitem__(self, place: int) -> Example:
        """Return a decision: what was known, what was legal and chosen, by whom, and how it ended for her."""
        place = index(place)
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        place %= len(self)
        number = bisect_right(self._ends, place)
        return self._example(number, place - self._first(number))

    def __iter__(self) -> Iterator[Example]:
        return (self[place] for place in range(len(self)))

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_kept": OrderedDict()}  # other processes read for themselves

    def shard(self, number: int) -> Arrays:
        """Return the arrays of a shard as they are stored; copy what you want to keep or to change."""
        if number in self._kept:
            self._kept.move_to_end(number)
            return self._kept[number]
        while len(self._kept) >= self.shards_in_memory:
            self._kept.popitem(last=False)
        arrays = self._kept[number] = read_shard(self.folder, self.manifest, self.manifest.shards[number])
        return arrays

    def shuffled(self, seed: int = 0) -> "Shuffled":
        """Return the decisions in random order, which is another one each time that it is gone through."""
        return Shuffled(self._ends, self.shards_in_memory, seed)

    def _first(self, number: int) -> int:
        """Return the place of the first decision of a shard."""
        return self._ends[number - 1] if number else 0

    def _example(self, number: int, row: int) -> Example:
        arrays = self.shard(number)
        seat, game = int(arrays["seats"][row]), int(arrays["games"][row])
        mask = np.unpackbits(arrays["masks"][row], count=self.manifest.actions)
        return {
            "observation": arrays["observations"][row].copy(),
            "action_mask": mask.view(np.int8),
            "choice": int(arrays["choices"][row]),
            "drawn": bool(arrays["drawn"][row]),
            "seat": seat,
            "game": self.manifest.games_of(number)[game],
            "decision": int(arrays["decisions"][row]),
            "reward": float(arrays["rewards"][game, seat]),
            "margin": int(arrays["margins"][game, seat]),
            "score": int(arrays["scores"][game, seat]),
        }


class Shuffled:
    """Places in random order, among as many shards at a time as are in memory: a sampler for torch."""

    def __init__(self, ends: list[int], at_a_time: int, seed: int) -> None:
        self._ends = ends
        self._at_a_time = at_a_time
        self._seed = seed
        self._round = 0

    def __len__(self) -> int:
        return self._ends[-1]

    def __iter__(self) -> Iterator[int]:
        chance = np.random.default_rng([self._seed, self._round])
        self._round += 1
        order = chance.permutation(len(self._ends)).tolist()
        for at in range(0, len(order), self._at_a_time):
            places = [place for number in order[at : at + self._at_a_time] for place in self._places(number)]
            yield from chance.permutation(places).tolist()

    def _places(self, number: int) -> range:
        return range(self._ends[number - 1] if number else 0, self._ends[number])


def load(folder: Path | str, shards_in_memory: int = USUAL_IN_MEMORY) -> DataSet:
    """Return a data set that is finished, to be read."""
    folder = Path(folder)
    manifest = read_manifest(folder)
    if len(manifest.shards) < manifest.count_shards():
        kept = sum(shard.games for shard in manifest.shards)
        raise BadDataSet("lab-data-unfinished", folder=str(folder), kept=kept, games=manifest.games)
    return DataSet(folder, manifest, shards_in_memory)
