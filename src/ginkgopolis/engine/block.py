"""A block of numbers, and the piles in it.

Compiled, a block is a vector of unboxed numbers, and its copy is one move of memory. For the interpreter a
plain list is the quicker one.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ginkgopolis.engine import block_of_lists
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.layout import COUNT, PILES, ROOM, USUAL_ROOM
from ginkgopolis.engine.rng import MASK, Rng
from ginkgopolis.engine.vectors import COMPILED, longer, vector_of

HALF: Final = 60  # things that one number tells apart, a bit for each
BIT: Final = 1 << HALF  # shifted to the right: compiled, `1 << x` is a number of 32 bits

if TYPE_CHECKING:
    from librt.vecs import vec


class Block:
    """The cells of a state; whoever holds `cells` must take them again after anything was added to a pile."""

    __slots__ = ("cells",)

    def __init__(self, cells: "vec[i64]") -> None:
        self.cells = cells

    def make_piles(self) -> None:
        """Add the piles, each with as much room as most games need."""
        cells = list(self.cells)
        for pile in range(PILES):
            room = USUAL_ROOM.get(pile, 0)
            cells[pile] = len(cells)
            cells[ROOM + pile] = room
            cells += [0] * room
        self.cells = vector_of(cells)

    def copy_piles(self, other: "Block") -> None:
        """Take over the piles of the block whose cells these are a copy of: they are among the cells."""

    def count(self, pile: i64) -> i64:
        """Return how many things are in a pile."""
        return self.cells[COUNT + pile]

    def at(self, pile: i64, place: i64) -> i64:
        """Return the thing at a place of a pile, from 0 on."""
        cells = self.cells
        return cells[cells[pile] + place]

    def put(self, pile: i64, place: i64, item: i64) -> None:
        """Put a thing at a place of a pile, instead of the one there."""
        cells = self.cells
        cells[cells[pile] + place] = item

    def last(self, pile: i64) -> i64:
        """Return the last thing of a pile."""
        cells = self.cells
        return cells[cells[pile] + cells[COUNT + pile] - 1]

    def uppermost(self, pile: i64) -> i64:
        """Return the last thing of a pile, or NONE if it is empty."""
        cells = self.cells
        count = cells[COUNT + pile]
        if not count:
            return NONE
        return cells[cells[pile] + count - 1]

    def place_in(self, pile: i64, item: i64) -> i64:
        """Return the first place of a thing in a pile, or NONE."""
        cells = self.cells
        first = cells[pile]
        for at in range(first, first + cells[COUNT + pile]):
            if cells[at] == item:
                return at - first
        return NONE

    def next_in_order(self, pile: i64, key: i64) -> i64:
        """Return the lowest key above another one, or NONE, a key being `thing << 8 | place` in the pile."""
        cells = self.cells
        first = cells[pile]
        lowest: i64 = NONE
        for place in range(cells[COUNT + pile]):
            found = cells[first + place] << 8 | place
            if found > key and (lowest == NONE or found < lowest):
                lowest = found
        return lowest

    def holds(self, pile: i64, item: i64) -> bool:
        """Is the thing in the pile?"""
        return self.place_in(pile, item) != NONE

    def append(self, pile: i64, item: i64) -> None:
        """Lay a thing on a pile."""
        cells = self.cells
        count = cells[COUNT + pile]
        if count == cells[ROOM + pile]:
            self.give_room(pile, 2 * count + 4)
            cells = self.cells
        cells[cells[pile] + count] = item
        cells[COUNT + pile] = count + 1

    def draw(self, pile: i64) -> i64:
        """Take the last thing of a pile, which must have one."""
        cells = self.cells
        left = cells[COUNT + pile] - 1
        cells[COUNT + pile] = left
        return cells[cells[pile] + left]

    def take(self, pile: i64, place: i64) -> i64:
        """Take the thing at a place of a pile; those behind it move up."""
        cells = self.cells
        at = cells[pile] + place
        item = cells[at]
        left = cells[COUNT + pile] - 1
        cells[COUNT + pile] = left
        last = cells[pile] + left
        while at < last:
            cells[at] = cells[at + 1]
            at += 1
        return item

    def remove(self, pile: i64, item: i64) -> None:
        """Take a thing that is in a pile."""
        cells = self.cells
        at = cells[pile]
        left = cells[COUNT + pile] - 1
        last = at + left
        while cells[at] != item:
            at += 1
        while at < last:
            cells[at] = cells[at + 1]
            at += 1
        cells[COUNT + pile] = left

    def clear(self, pile: i64) -> None:
        """Take everything from a pile."""
        self.cells[COUNT + pile] = 0

    def items(self, pile: i64) -> list[int]:
        """Return what is in a pile."""
        cells = self.cells
        first = cells[pile]
        return [cells[at] for at in range(first, first + cells[COUNT + pile])]

    def lay(self, pile: i64, items: list[int]) -> None:
        """Let these be what is in a pile."""
        size: i64 = len(items)
        if size > self.cells[ROOM + pile]:
            self.give_room(pile, size)
        cells = self.cells
        cells[COUNT + pile] = size
        at = cells[pile]
        for item in items:
            cells[at] = item
            at += 1

    def move_all(self, pile: i64, other: i64) -> None:
        """Lay everything of a pile on another one, in the same order."""
        for place in range(self.cells[COUNT + pile]):
            self.append(other, self.at(pile, place))
        self.cells[COUNT + pile] = 0

    def swap(self, pile: i64, other: i64) -> None:
        """Let each of two piles have what was in the other."""
        cells = self.cells
        for part in range(0, 3 * PILES, PILES):
            moved = cells[part + pile]
            cells[part + pile] = cells[part + other]
            cells[part + other] = moved

    def sort(self, pile: i64) -> None:
        """Put a pile in order; no two things in it are the same, and none is above 120."""
        cells = self.cells
        first = cells[pile]
        low: i64 = 0
        high: i64 = 0
        for at in range(first, first + cells[COUNT + pile]):
            if cells[at] < HALF:
                low |= BIT >> cells[at]
            else:
                high |= BIT >> cells[at] - HALF
        for item in range(HALF):
            if low & BIT >> item:
                cells[first] = item
                first += 1
        for item in range(HALF):
            if high & BIT >> item:
                cells[first] = HALF + item
                first += 1

    def pass_left(self, first: i64, players: i64) -> None:
        """Let each player's pile become the next player's, the last one's the first's."""
        self.rotate(first, players)
        self.rotate(COUNT + first, players)
        self.rotate(ROOM + first, players)

    def rotate(self, first: i64, size: i64) -> None:
        """Move this many numbers from a cell on up by one, the last to where the first was."""
        cells = self.cells
        at = first + size - 1
        passed = cells[at]
        while at > first:
            cells[at] = cells[at - 1]
            at -= 1
        cells[first] = passed

    def mark_each(self, pile: i64, first: i64, bits: i64) -> None:
        """Set bits in the cells, from the first on, that the things in a pile are the numbers of."""
        cells = self.cells
        begin = cells[pile]
        for at in range(begin, begin + cells[COUNT + pile]):
            cells[first + cells[at]] |= bits

    def give_room(self, pile: i64, room: i64) -> None:
        """Move a pile to the end of the block, where there is room for this many things."""
        old = self.cells
        first = old[pile]
        count = old[COUNT + pile]
        end: i64 = len(old)
        cells = longer(old, room)
        for place in range(count):
            cells[end + place] = cells[first + place]
        cells[pile] = end
        cells[ROOM + pile] = room
        self.cells = cells

    def numbers(self, first: i64, size: i64) -> list[int]:
        """Return this many numbers from a cell on."""
        cells = self.cells
        return [cells[at] for at in range(first, first + size)]

    def note(self, first: i64, numbers: list[int]) -> None:
        """Let these be the numbers from a cell on."""
        cells = self.cells
        at = first
        for number in numbers:
            cells[at] = number
            at += 1

    def below(self, stream: i64, bound: i64) -> i64:
        """Return a random number from 0 to bound - 1, as `Rng.below` does."""
        cells = self.cells
        a, d = cells[stream], cells[stream + 3]
        a ^= (a << 11) & MASK
        a ^= (a >> 8) ^ d ^ (d >> 19)
        cells[stream] = cells[stream + 1]
        cells[stream + 1] = cells[stream + 2]
        cells[stream + 2] = d
        cells[stream + 3] = a
        return (a * bound) >> 32

    def shuffle(self, pile: i64, stream: i64) -> None:
        """Put a pile in random order, as `Rng.shuffle` does."""
        cells = self.cells
        self.mix(cells, cells[pile], cells[COUNT + pile], stream)

    def shuffled(self, items: list[int], stream: i64) -> list[int]:
        """Return the same things in random order."""
        mixed = vector_of(items)
        self.mix(mixed, 0, len(mixed), stream)
        return list(mixed)

    def mix(self, numbers: "vec[i64]", first: i64, size: i64, stream: i64) -> None:
        """Put a part of some numbers in random order."""
        cells = self.cells
        a, b, c, d = cells[stream], cells[stream + 1], cells[stream + 2], cells[stream + 3]
        while size > 1:
            a ^= (a << 11) & MASK
            a ^= (a >> 8) ^ d ^ (d >> 19)
            a, b, c, d = b, c, d, a
            other = first + ((d * size) >> 32)
            size -= 1
            moved = numbers[first + size]
            numbers[first + size] = numbers[other]
            numbers[other] = moved
        cells[stream], cells[stream + 1], cells[stream + 2], cells[stream + 3] = a, b, c, d

    def rng(self, stream: i64) -> Rng:
        """Return a stream of random numbers as it stands."""
        cells = self.cells
        return Rng(cells[stream], cells[stream + 1], cells[stream + 2], cells[stream + 3])

    def set_rng(self, stream: i64, rng: Rng) -> None:
        """Let a stream go on with the same numbers as another one."""
        cells = self.cells
        cells[stream], cells[stream + 1] = rng.a, rng.b
        cells[stream + 2], cells[stream + 3] = rng.c, rng.d


if not COMPILED and not TYPE_CHECKING:
    Block = block_of_lists.Block
