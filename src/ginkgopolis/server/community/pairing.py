"""Who plays whom in a round of a tournament: by the standings, and against people one has not met."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

PATIENCE: Final = 20_000
"""Seats that are tried out before the best seating is looked for in another way."""
PASSES: Final = 20
"""How often all tables are looked at then, at most."""

Pair = frozenset[str]
Met = Mapping[Pair, int]
"""How often two players have sat at one table."""
Tables = list[list[str]]


class Round(NamedTuple):
    """The tables of a round, from the top of the standings down."""

    tables: Tables
    bye: str | None
    """Who has nobody to play with."""


def sizes_of(players: int, size: int) -> list[int]:
    """Return how many sit at each table: as few tables as possible, about the same number at each.

    From some number of players on these are tables of `size` and of one less. Only where two play at a table
    somebody may be left over.
    """
    if size == 2:
        return [2] * (players // 2)
    tables = -(-players // size)
    few, more = divmod(players, tables)
    return [few + 1] * more + [few] * (tables - more)


def pair(order: Sequence[str], size: int, met: Met, byes: Mapping[str, int]) -> Round:
    """Return the tables of a Swiss round for players in the order of the standings.

    Each table, from the top, takes the next ones who have not met anybody there.
    """
    return draw_up(NextTable, order, size, met, byes)


def deal(order: Sequence[str], size: int, met: Met, byes: Mapping[str, int]) -> Round:
    """Return groups: players are dealt out to all tables in turn, so that the best of a round meet late."""
    return draw_up(NextPlayer, order, size, met, byes)


def draw_up(way: "type[Search]", order: Sequence[str], size: int, met: Met, byes: Mapping[str, int]) -> Round:
    """Return the tables of a round: some meet again only if nothing else works out, as few as possible."""
    players, bye = without_rest(order, size, byes)
    sizes = sizes_of(len(players), size)
    again = 0
    while True:
        search = way(sizes, met, again)
        if search.fill(players, 0):
            return Round(search.tables, bye)
        if search.patience < 0:
            break
        again += 1 + again // 4  # closer steps would take long where many have to
    search = way(sizes, {}, 0)
    search.fill(players, 0)
    untangle(search.tables, met)
    return Round(search.tables, bye)


def trouble_of(player: str, others: Iterable[str], met: Met) -> int:
    """Return how bad it is for a player to meet others: those whom she has met often are worse."""
    return sum(met.get(frozenset((player, other)), 0) ** 2 for other in others if other != player)


def untangle(tables: Tables, met: Met) -> None:
    """Let players change tables until nobody meets again, or no change makes it less bad."""
    for _ in range(PASSES):
        changed = [
            move_away(tables, number, seat, met)
            for number, table in enumerate(tables)
            for seat in range(len(table))
        ]
        if not any(changed):
            return


def move_away(tables: Tables, number: int, seat: int, met: Met) -> bool:
    """Let a player who meets somebody again change places where that helps most, if possible nearby."""
    table = tables[number]
    player = table[seat]
    before = trouble_of(player, table, met)
    best, where = 0, None
    for other in sorted(range(len(tables)), key=lambda one: abs(one - number)) if before else ():
        for at, candidate in enumerate(tables[other] if other != number else ()):
            gain = before + trouble_of(candidate, tables[other], met)
            gain -= trouble_of(player, without(tables[other], at), met)
            gain -= trouble_of(candidate, without(table, seat), met)
            if gain > best:
                best, where = gain, (other, at)
    if where is None:
        return False
    other, at = where
    table[seat], tables[other][at] = tables[other][at], player
    return True


def without(table: Sequence[str], seat: int) -> Iterable[str]:
    """Return all at a table but one."""
    return (one for at, one in enumerate(table) if at != seat)


def without_rest(order: Sequence[str], size: int, byes: Mapping[str, int]) -> tuple[list[str], str | None]:
    """Return who plays and who rests: the last in the standings of those who have rested least."""
    if size != 2 or len(order) % 2 == 0:
        return list(order), None
    least = min(byes.get(player, 0) for player in order)
    rests = next(player for player in reversed(order) if byes.get(player, 0) == least)
    return [player for player in order if player != rests], rests


class Search(ABC):
    """Looks for the first way to seat all in which no more meet `again`."""

    def __init__(self, sizes: Sequence[int], met: Met, again: int) -> None:
        self.sizes = sizes
        self.met = met
        self.again = again
        self.patience = PATIENCE
        self.tables: Tables = [[] for _ in sizes]

    def fill(self, left: list[str], repeated: int) -> bool:
        """Seat those who are left; False if that cannot be done, or nobody has the patience to find out."""
        if not left:
            return True
        for at, table in self.next(left):
            player = left[at]
            now = repeated + trouble_of(player, table, self.met)
            self.patience -= 1
            if self.patience < 0:
                return False
            if now > self.again:
                continue
            table.append(player)
            if self.fill(left[:at] + left[at + 1 :], now):
                return True
            table.pop()
        return False

    @abstractmethod
    def next(self, left: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
        """Say who of those who are left could be seated next, and where."""


class NextTable(Search):
    """Fills one table after the other."""

    def next(self, left: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
        """Say who could sit down at the next free seat; the first at each table is the first in the order."""
        table = next(table for table, size in zip(self.tables, self.sizes) if len(table) < size)
        return ((at, table) for at in range(len(left) if table else 1))


class NextPlayer(Search):
    """Seats one player after the other, at one of those tables that have fewest."""

    def next(self, left: Sequence[str]) -> Iterator[tuple[int, list[str]]]:
        """Say where the next player could sit down."""
        free = [table for table, size in zip(self.tables, self.sizes) if len(table) < size]
        fewest = min(map(len, free))
        return ((0, table) for table in free if len(table) == fewest)
