"""What a table of a tournament is worth, and how players stand by it."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

WIN: Final = 24
"""What a table's winner gets, as told 1: a number that every way to share can be counted in."""


class Seating(NamedTuple):
    """Somebody at a table of a round, and her result; without a table she rested."""

    round: int
    board: int
    seat: int
    player: str
    table_id: str | None
    place: int | None = None
    points: int | None = None
    score: int | None = None


class Line(NamedTuple):
    """A line of the standings."""

    rank: int
    player: str
    points: int
    strength: float
    """The mean of the points of those she has met."""
    wins: int
    games: int
    out: bool
    """Is she not in the tournament any more?"""


class Entrant(NamedTuple):
    """Somebody who takes part."""

    player: str
    name: str
    lot: int
    gone: bool


def share(places: Sequence[int], absent: frozenset[int]) -> list[int]:
    """Return what each seat of a table gets: its share of opponents beaten, halves for those of equal place.

    So tables of different sizes are worth the same. Whoever did not show up gets nothing.
    """
    found = []
    for seat, place in enumerate(places):
        others = [other for at, other in enumerate(places) if at != seat]
        halves = sum(2 * (place < other) + (place == other) for other in others)
        found.append(0 if seat in absent else WIN * halves // (2 * len(others)))
    return found


def ranked(keys: Sequence[tuple[float, ...]]) -> list[int]:
    """Return the place that each key has, the lowest first; equal ones share it."""
    order = sorted(keys)
    return [1 + bisect_left(order, key) for key in keys]


def finished_places(totals: Sequence[int], absent: frozenset[int]) -> list[int]:
    """Return the places of a game that was played to its end; whoever never decided anything is last."""
    return with_absent([-total for total in totals], absent)


def unfinished_places(seats: int, waited_for: Iterable[int], absent: frozenset[int]) -> list[int]:
    """Return the places of a game that was not: those come first for whom nobody had to wait."""
    slow = set(waited_for)
    return with_absent([seat in slow for seat in range(seats)], absent)


def with_absent(keys: Sequence[int], absent: frozenset[int]) -> list[int]:
    """Return the place of each seat by its key; those who did not show up are last, even if nobody did."""
    places = ranked([(seat in absent, key) for seat, key in enumerate(keys)])
    return [len(keys) if seat in absent else place for seat, place in enumerate(places)]


class Record(NamedTuple):
    """What a player's seatings amount to."""

    points: int
    strength: float
    wins: int
    games: int
    reached: int
    """The last round that she was in."""
    last: int
    """Her place there, 1 if she rested or is still playing."""


def records(players: Sequence[str], seatings: Sequence[Seating]) -> dict[str, Record]:
    """Return what every player has come to."""
    points: Counter[str] = Counter()
    for one in seatings:
        points[one.player] += one.points or 0
    opponents = opponents_of(seatings)
    own: defaultdict[str, list[Seating]] = defaultdict(list)
    for one in sorted(seatings):
        own[one.player].append(one)
    return {player: record_of(own[player], points, opponents[player]) for player in players}


def record_of(own: Sequence[Seating], points: Mapping[str, int], opponents: Counter[str]) -> Record:
    """Return what one player has come to."""
    played = [one for one in own if one.table_id is not None and one.place is not None]
    met = sum(opponents.values())
    strength = sum(points[other] * times for other, times in opponents.items()) / met if met else 0.0
    return Record(
        points=sum(one.points or 0 for one in own),
        strength=strength,
        wins=sum(one.place == 1 and bool(one.points) for one in played),
        games=len(played),
        reached=own[-1].round if own else 0,
        last=(own[-1].place or 1) if own else 0,
    )


def opponents_of(seatings: Sequence[Seating]) -> defaultdict[str, Counter[str]]:
    """Return how often each player has met which others; whoever is forgotten has met nobody."""
    tables: defaultdict[tuple[int, int], list[str]] = defaultdict(list)
    for one in seatings:
        if one.player:
            tables[one.round, one.board].append(one.player)
    found: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for players in tables.values():
        for player in players:
            found[player].update(other for other in players if other != player)
    return found


def met_of(seatings: Sequence[Seating]) -> dict[frozenset[str], int]:
    """Return how often two players have sat at one table."""
    return {
        frozenset((player, other)): times
        for player, others in opponents_of(seatings).items()
        for other, times in others.items()
    }


Key = Callable[[Record], tuple[float, ...]]


def by_points(record: Record) -> tuple[float, ...]:
    """Swiss: points, then how strong the opponents were, then wins."""
    return (-record.points, -record.strength, -record.wins)


def by_rounds(record: Record) -> tuple[float, ...]:
    """Groups: how far somebody came, then her place at the last table, then as in Swiss tournaments."""
    return (-record.reached, record.last, *by_points(record))


def stand(entrants: Sequence[Entrant], seatings: Sequence[Seating], key: Key, playing: int) -> list[Line]:
    """Return the standings: equal ones share a rank, and are told in the order of their lots.

    In groups only those are still in who were seated in the round that is `playing`; 0 for Swiss.
    """
    found = records([one.player for one in entrants], seatings)
    order = sorted(entrants, key=lambda one: (*key(found[one.player]), one.lot))
    ranks = ranked([key(found[one.player]) for one in order])
    lines = []
    for rank, one in zip(ranks, order):
        record = found[one.player]
        out = one.gone or record.reached < playing
        lines.append(Line(rank, one.player, record.points, record.strength, record.wins, record.games, out))
    return lines


def go_on(seatings: Sequence[Seating], lots: Mapping[str, int], best: int) -> list[str]:
    """Return who goes on from a round of groups: the best of each table, and who rested.

    Those who are still in have `lots`; of equal ones the lower goes on. At each table somebody is out.
    """
    tables: defaultdict[int, list[Seating]] = defaultdict(list)
    for one in seatings:
        tables[one.board].append(one)
    found: list[Seating] = []
    for table in tables.values():
        order = sorted(table, key=lambda one: (one.place or 1, lots.get(one.player, 0)))
        still_in = [one for one in order if one.player in lots]
        found += still_in[: max(1, min(best, len(table) - 1))]
    found.sort(key=lambda one: (one.place or 1, lots[one.player]))
    return [one.player for one in found]
