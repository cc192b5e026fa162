"""Who meets whom in tournaments, and what it is worth: worked out by hand."""

from random import Random

import pytest

from ginkgopolis.server.community.pairing import Round, deal, pair, sizes_of
from ginkgopolis.server.community.standings import (
    WIN,
    Entrant,
    Line,
    Seating,
    by_points,
    by_rounds,
    finished_places,
    go_on,
    met_of,
    share,
    stand,
    unfinished_places,
)

EIGHT = "ABCDEFGH"
NOBODY: frozenset[int] = frozenset()


def met(*tables: str) -> dict[frozenset[str], int]:
    """Return who has met whom at tables."""
    return met_of([seating for board, players in enumerate(tables) for seating in seated(1, board, players)])


def seated(round_: int, board: int, players: str, places: str = "") -> list[Seating]:
    """Return the seatings of a table, with a place for each seat if it is over."""
    found = [int(place) for place in places]
    points = share(found, NOBODY) if places else []
    return [
        Seating(round_, board, seat, player, f"t{round_}.{board}")._replace(
            place=found[seat] if places else None, points=points[seat] if places else None
        )
        for seat, player in enumerate(players)
    ]


def entrants(players: str, gone: str = "") -> list[Entrant]:
    """Return players whose lots are in the order of their names."""
    return [Entrant(one, one, lot, one in gone) for lot, one in enumerate(players, start=1)]


def told(round_: Round) -> tuple[list[str], str | None]:
    """Return the tables of a round as texts."""
    return ["".join(table) for table in round_.tables], round_.bye


# How many sit at each table


@pytest.mark.parametrize(
    ("players", "size", "sizes"),
    [
        (8, 2, [2, 2, 2, 2]),
        (7, 2, [2, 2, 2]),
        (4, 3, [2, 2]),
        (7, 3, [3, 2, 2]),
        (11, 4, [4, 4, 3]),
        (9, 4, [3, 3, 3]),
        (5, 4, [3, 2]),
        (6, 5, [3, 3]),
        (11, 5, [4, 4, 3]),
        (128, 5, [5] * 24 + [4] * 2),
    ],
)
def test_sizes(players: int, size: int, sizes: list[int]) -> None:
    assert sizes_of(players, size) == sizes


# Swiss


def test_a_swiss_tournament_of_eight() -> None:
    """Three rounds at tables of two: the lower letter wins each game."""
    first = pair(EIGHT, 2, {}, {})
    assert told(first) == (["AB", "CD", "EF", "GH"], None)
    seatings = [
        seating for at, one in enumerate(first.tables) for seating in seated(1, at, "".join(one), "12")
    ]

    lines = stand(entrants(EIGHT), seatings, by_points, 0)
    assert [line.player for line in lines] == list("ACEGBDFH")
    assert [line.rank for line in lines] == [1, 1, 1, 1, 5, 5, 5, 5]
    second = pair([line.player for line in lines], 2, met_of(seatings), {})
    assert told(second) == (["AC", "EG", "BD", "FH"], None)
    for at, one in enumerate(second.tables):
        seatings += seated(2, at, "".join(one), "12")

    # A and E have two wins, C, G, B and F one, D and H none. A met B and C, with one each, as E, D and H
    # did; C met D (0) and A (2), B met A (2) and D (0), and so on: nobody had stronger opponents.
    lines = stand(entrants(EIGHT), seatings, by_points, 0)
    assert [(line.rank, line.player) for line in lines] == [
        (1, "A"),
        (1, "E"),
        (3, "B"),
        (3, "C"),
        (3, "F"),
        (3, "G"),
        (7, "D"),
        (7, "H"),
    ]
    third = pair([line.player for line in lines], 2, met_of(seatings), {})
    assert told(third) == (["AE", "BC", "FG", "DH"], None)
    for at, one in enumerate(third.tables):
        seatings += seated(3, at, "".join(one), "12")

    # A has three. E has two, from B and F one. C and G have one, D one, H none.
    final = stand(entrants(EIGHT), seatings, by_points, 0)
    strength = (2 + 1 + 2) * WIN / 3  # of B, C and E
    assert final[0] == Line(1, "A", 3 * WIN, strength, 3, 3, False)
    assert [(line.player, line.points // WIN) for line in final][-1] == ("H", 0)
    # Two wins each: B met A (3), D (1), C (1); E met F (2), G (1), A (3); F met E (2), H (0), G (1).
    assert [line.player for line in final[1:4]] == ["E", "B", "F"]


def test_nobody_meets_again_if_that_can_be_avoided() -> None:
    # A has met B and C, so she takes D; B and C have not met each other.
    assert told(pair("ABCD", 2, met("AB", "AC"), {})) == (["AD", "BC"], None)
    # Greedy from the top it would be AB, CD, and E with F, who have met: C takes E instead.
    assert told(pair("ABCDEF", 2, met("EF"), {})) == (["AB", "CE", "DF"], None)
    # All have met all: then by the standings.
    assert told(pair("ABCD", 2, met("ABCD"), {})) == (["AB", "CD"], None)


def test_who_is_left_over_rests_once() -> None:
    assert told(pair("ABCDE", 2, {}, {})) == (["AB", "CD"], "E")
    assert told(pair("ABCDE", 2, {}, {"E": 1})) == (["AB", "CE"], "D")
    assert told(pair("ABC", 2, {}, {"A": 1, "B": 1, "C": 1})) == (["AB"], "C")


def test_eleven_at_tables_of_four() -> None:
    order = "ABCDEFGHIJK"
    assert told(pair(order, 4, {}, {})) == (["ABCD", "EFGH", "IJK"], None)
    # Four who come from three tables: two of them have met. So it happens at each of the two tables of four.
    again = met("ABCD", "EFGH", "IJK")
    second = pair(order, 4, again, {})
    assert [len(table) for table in second.tables] == [4, 4, 3]
    assert sorted("".join(map("".join, second.tables))) == list(order)
    meetings = [
        again.get(frozenset((one, other)), 0)
        for table in second.tables
        for at, one in enumerate(table)
        for other in table[at + 1 :]
    ]
    assert sum(meetings) == 2


@pytest.mark.parametrize(
    ("players", "size", "rounds", "most"),
    [(128, 4, 5, 1), (128, 5, 15, 2), (16, 2, 8, 1), (16, 4, 5, 2), (12, 3, 15, 5)],
)
def test_large_fields_and_many_rounds(players: int, size: int, rounds: int, most: int) -> None:
    """Nobody meets again where there are others enough, and otherwise everybody about as often.

    Of 16 whoever has met seven has not met eight: a pairing of all without a second meeting exists (Dirac).
    """
    order = [f"p{number:03}" for number in range(players)]
    seatings: list[Seating] = []
    chance = Random(players)
    for number in range(1, rounds + 1):
        standing = [line.player for line in stand(named(order), seatings, by_points, 0)]
        found = pair(standing, size, met_of(seatings), {})
        assert sorted(player for table in found.tables for player in table) == order
        for board, table in enumerate(found.tables):
            places = list(range(1, len(table) + 1))
            chance.shuffle(places)
            for seat, player in enumerate(table):
                points = share(places, NOBODY)[seat]
                seatings.append(Seating(number, board, seat, player, "t", places[seat], points))
    assert max(met_of(seatings).values()) <= most


def named(players: list[str]) -> list[Entrant]:
    """Return entrants with lots in their order."""
    return [Entrant(player, player, lot, False) for lot, player in enumerate(players, start=1)]


# What tables are worth


def test_shares() -> None:
    assert share([1, 2], NOBODY) == [WIN, 0]
    assert share([1, 1], NOBODY) == [12, 12]
    assert share([2, 1, 4, 3], NOBODY) == [16, 24, 0, 8]
    assert share([1, 2, 2], NOBODY) == [24, 6, 6]
    assert share([1, 1, 3, 4, 5], NOBODY) == [21, 21, 12, 6, 0]
    assert share([1, 2, 2], frozenset({1, 2})) == [24, 0, 0]
    assert share([1, 1], frozenset({0, 1})) == [0, 0]


def test_places() -> None:
    assert finished_places([30, 41, 30], NOBODY) == [2, 1, 2]
    assert finished_places([30, 41, 20], frozenset({1})) == [1, 3, 2]  # a bot has won for who never came
    assert unfinished_places(3, [1], NOBODY) == [1, 3, 1]
    assert unfinished_places(4, [1, 2], frozenset({2})) == [1, 3, 4, 1]
    assert unfinished_places(2, [0, 1], NOBODY) == [1, 1]
    assert unfinished_places(4, [1, 2], frozenset({1, 2})) == [1, 4, 4, 1]
    assert unfinished_places(2, [0, 1], frozenset({0, 1})) == [2, 2]


def test_standings_of_uneven_tables() -> None:
    """Four and three at the tables: the second of three (1/2) stands before the third of four (1/3)."""
    seatings = seated(1, 1, "ABCD", "1234") + seated(1, 2, "EFG", "123")
    lines = stand(entrants("ABCDEFG", gone="D"), seatings, by_points, 0)
    assert [(line.player, line.points) for line in lines] == [
        ("A", 24),  # met 16, 8 and 0, 8 on average
        ("E", 24),  # met 12 and 0, 6 on average
        ("B", 16),
        ("F", 12),
        ("C", 8),
        ("G", 0),  # met 24 and 12, 18 on average
        ("D", 0),  # met 24, 16 and 8, 16 on average
    ]
    assert [line.rank for line in lines] == [1, 2, 3, 4, 5, 6, 7]
    assert [line.player for line in lines if line.out] == ["D"]


# Groups


def test_groups_of_four() -> None:
    """Eleven players, two of each group go on: six of them are two groups of three, then a final."""
    first = deal("ABCDEFGHIJK", 4, {}, {})
    assert told(first) == (["ADGJ", "BEHK", "CFI"], None)
    lots = {player: lot for lot, player in enumerate("ABCDEFGHIJK", start=1)}
    seatings = seated(1, 1, "ADGJ", "2143") + seated(1, 2, "BEHK", "1234") + seated(1, 3, "CFI", "112")
    through = go_on(seatings, lots, 2)
    assert through == ["B", "C", "D", "F", "A", "E"]  # winners by their lots, then the second ones

    # B goes to the first table, C to the second. D could go to the first, but then F would meet C again: so D
    # goes to the second and F to the first. A has met D, so she joins B and F, and E is left to C and D.
    second = deal(through, 4, met_of(seatings), {})
    assert told(second) == (["BFA", "CDE"], None)
    seatings2 = seated(2, 1, "BFA", "321") + seated(2, 2, "CDE", "123")
    final = go_on(seatings2, lots, 2)
    assert final == ["A", "C", "D", "F"]
    assert told(deal(final, 4, {}, {})) == (["ACDF"], None)

    everything = seatings + seatings2 + seated(3, 1, "ACDF", "3124")
    lines = stand(entrants("ABCDEFGHIJK"), everything, by_rounds, 0)
    assert [line.player for line in lines[:4]] == ["C", "D", "A", "F"]  # as they were placed in the final
    assert [line.player for line in lines[4:6]] == ["B", "E"]  # both third, but B had won her first group


def test_who_did_not_come_stands_behind_who_lost() -> None:
    """A has beaten B; at the other table neither C nor D has come."""
    absent = frozenset({0, 1})
    places = unfinished_places(2, [0, 1], absent)
    nobody = [one._replace(points=0) for one in seated(1, 2, "CD", "".join(map(str, places)))]
    lines = stand(entrants("ABCD", gone="CD"), seated(1, 1, "AB", "12") + nobody, by_rounds, 0)
    assert [(line.player, line.rank) for line in lines] == [("A", 1), ("B", 2), ("C", 3), ("D", 3)]


def test_groups_end_with_a_final() -> None:
    for count in range(2, 60):
        for size, best in ((2, 1), (3, 1), (3, 2), (4, 1), (4, 2), (4, 3), (5, 2), (5, 4)):
            left = [f"p{number:02}" for number in range(count)]
            lots = {player: lot for lot, player in enumerate(left)}
            for round_ in range(60):
                found = deal(left, size, {}, {})
                boards = [*found.tables, *([[found.bye]] if found.bye else [])]
                if len(boards) == 1:
                    break
                seatings = [
                    Seating(round_, board, seat, player, "t", seat + 1, 0)
                    for board, table in enumerate(boards)
                    for seat, player in enumerate(table)
                ]
                before, left = len(left), go_on(seatings, lots, best)
                assert 2 <= len(left) < before
            assert len(boards) == 1 and len(boards[0]) == len(left)


def test_who_left_does_not_go_on() -> None:
    seatings = seated(1, 1, "ABC", "123") + seated(1, 2, "DEF", "123")
    lots = {player: lot for lot, player in enumerate("BCDEF")}
    assert go_on(seatings, lots, 1) == ["D", "B"]
