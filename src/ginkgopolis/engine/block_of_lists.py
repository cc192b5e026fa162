"""A block as the interpreter likes it best: a list of numbers, and a list for each pile.

It does what `block.Block` does, which is compiled; there the methods are explained.
"""

from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import PILES
from ginkgopolis.engine.rng import Rng


class Block:
    """The cells and the piles of a state."""

    __slots__ = ("cells", "piles")

    cells: list[int]
    piles: list[list[int]]

    def make_piles(self) -> None:
        self.piles = [[] for _ in range(PILES)]

    def copy_piles(self, other: "Block") -> None:
        self.piles = [pile[:] for pile in other.piles]

    def count(self, pile: int) -> int:
        return len(self.piles[pile])

    def at(self, pile: int, place: int) -> int:
        return self.piles[pile][place]

    def put(self, pile: int, place: int, item: int) -> None:
        self.piles[pile][place] = item

    def last(self, pile: int) -> int:
        return self.piles[pile][-1]

    def uppermost(self, pile: int) -> int:
        things = self.piles[pile]
        return things[-1] if things else NONE

    def place_in(self, pile: int, item: int) -> int:
        things = self.piles[pile]
        return things.index(item) if item in things else NONE

    def next_in_order(self, pile: int, key: int) -> int:
        keys = (thing << 8 | place for place, thing in enumerate(self.piles[pile]))
        return min((found for found in keys if found > key), default=NONE)

    def holds(self, pile: int, item: int) -> bool:
        return item in self.piles[pile]

    def append(self, pile: int, item: int) -> None:
        self.piles[pile].append(item)

    def draw(self, pile: int) -> int:
        return self.piles[pile].pop()

    def take(self, pile: int, place: int) -> int:
        return self.piles[pile].pop(place)

    def remove(self, pile: int, item: int) -> None:
        self.piles[pile].remove(item)

    def clear(self, pile: int) -> None:
        self.piles[pile] = []

    def items(self, pile: int) -> list[int]:
        return self.piles[pile][:]

    def rows_of(self, pile: int, other: int, table: list[object], width: int) -> list[object]:
        rows = [thing * width for thing in self.piles[pile]]
        parts = [0] + [thing + 1 for thing in self.piles[other]]
        return [table[row + part] for row in rows for part in parts]

    def lay(self, pile: int, items: list[int]) -> None:
        self.piles[pile] = items[:]

    def move_all(self, pile: int, other: int) -> None:
        self.piles[other] += self.piles[pile]
        self.piles[pile] = []

    def swap(self, pile: int, other: int) -> None:
        piles = self.piles
        piles[pile], piles[other] = piles[other], piles[pile]

    def sort(self, pile: int) -> None:
        self.piles[pile].sort()

    def pass_left(self, first: int, players: int) -> None:
        piles = self.piles
        piles.insert(first, piles.pop(first + players - 1))

    def mark_each(self, pile: int, first: int, bits: int) -> None:
        cells = self.cells
        for item in self.piles[pile]:
            cells[first + item] |= bits

    def numbers(self, first: int, size: int) -> list[int]:
        return self.cells[first : first + size]

    def note(self, first: int, numbers: list[int]) -> None:
        self.cells[first : first + len(numbers)] = numbers

    def below(self, stream: int, bound: int) -> int:
        rng = self.rng(stream)
        found = rng.below(bound)
        self.set_rng(stream, rng)
        return found

    def shuffle(self, pile: int, stream: int) -> None:
        rng = self.rng(stream)
        rng.shuffle(self.piles[pile])
        self.set_rng(stream, rng)

    def shuffled(self, items: list[int], stream: int) -> list[int]:
        rng = self.rng(stream)
        mixed = items.copy()
        rng.shuffle(mixed)
        self.set_rng(stream, rng)
        return mixed

    def rng(self, stream: int) -> Rng:
        return Rng(*self.cells[stream : stream + 4])

    def set_rng(self, stream: int, rng: Rng) -> None:
        self.cells[stream : stream + 4] = rng.a, rng.b, rng.c, rng.d
