"""The card tables against what is printed on the cards, typed here once more and in another form."""

import pytest

from ginkgopolis.engine import cards
from ginkgopolis.engine.construct import keep_card
from ginkgopolis.engine.ids import (
    BLUE,
    CONSTRUCT,
    EXPLOIT,
    POINT,
    RED,
    RESOURCE,
    TILE,
    URBANIZE,
    YELLOW,
    number_of,
    tiles_numbered,
    total_resources,
)
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.scoring import is_endgame
from ginkgopolis.engine.setup import BASE_TILES, START_TILES, empty_state
from ginkgopolis.engine.state import Modules
from ginkgopolis.notation import read_card, tile_text

COLOURS = {"red": RED, "blue": BLUE, "yellow": YELLOW}
ACTIONS = {"exploit": EXPLOIT, "urbanize": URBANIZE, "construct": CONSTRUCT}
ITEMS = {"resource": RESOURCE, "tile": TILE, "point": POINT}

PERMANENT_CARDS = """
R1 exploit resource
R2 urbanize resource
R3 construct resource
R4 exploit resource
R5 urbanize resource
R6 construct resource
R7 exploit resource point
R8 urbanize resource point
R9 construct resource point
B1 exploit tile
B2 urbanize tile
B3 construct tile
B4 exploit tile
B5 urbanize tile
B6 construct tile
B7 exploit tile point
B8 urbanize tile point
B9 construct tile point
Y1 exploit point
Y2 urbanize point
Y3 construct point
Y4 exploit point
Y5 urbanize point
Y6 construct point
Y7 exploit point point
Y8 urbanize point point
Y9 construct point point
"""

# card, points, for each what, of which colour or action
ENDGAME_CARDS = """
R10 1 resource-on red
R11 1 resource-on yellow
R12 1 resource-on blue
R13 1 resource-on red
B10 1 resource-on blue
B11 1 resource-on red
B12 1 resource-on yellow
B13 1 resource-on blue
Y10 1 resource-on yellow
Y11 1 resource-on red
Y12 1 resource-on blue
Y13 1 resource-on yellow
R14 1 low-building
B14 1 low-building
Y14 1 low-building
R15 3 tall-building
B15 3 tall-building
Y15 3 tall-building
R16 2 bonus-card exploit
B16 2 bonus-card exploit
Y16 2 bonus-card exploit
R17 2 bonus-card urbanize
B17 2 bonus-card urbanize
Y17 2 bonus-card urbanize
R18 2 bonus-card construct
B18 2 bonus-card construct
Y18 2 bonus-card construct
R19 2 card-of red
B19 2 card-of blue
Y19 2 card-of yellow
R20 9 itself
B20 9 itself
Y20 9 itself
"""
KINDS = {
    "resource-on": cards.PER_RESOURCE_ON,
    "low-building": cards.PER_LOW_BUILDING,
    "tall-building": cards.PER_TALL_BUILDING,
    "bonus-card": cards.PER_BONUS_CARD_OF,
    "card-of": cards.PER_CARD_OF_COLOUR,
    "itself": cards.FLAT,
}

# colour, action, how many of them, resources, tiles and points that each brings
CHARACTER_KINDS = """
red exploit 4 1 1 1
red urbanize 4 1 1 1
red construct 4 0 1 0
blue exploit 3 2 0 1
blue urbanize 3 2 0 1
blue construct 3 1 0 0
yellow exploit 2 2 1 2
yellow urbanize 2 2 1 2
yellow construct 2 2 1 1
"""

# set, the actions of its red, blue and yellow character, resources, tiles and points in all
INTRODUCTORY_SETS = """
1 urbanize construct construct 4 2 2
2 construct exploit construct 4 2 2
3 exploit urbanize urbanize 5 2 4
4 urbanize construct urbanize 4 2 3
5 exploit construct exploit 4 2 3
6 urbanize exploit exploit 5 2 4
"""


def rows(table: str) -> list[list[str]]:
    """Return the words of each line of a table."""
    return [line.split() for line in table.strip().splitlines()]


def ids(table: str) -> list[str]:
    """Return the first word of each line, to name the tests by."""
    return [row[0] for row in rows(table)]


def characters_of(colour: str, action: str) -> list[int]:
    """Return the characters of a colour whose bonus follows an action."""
    return [
        character
        for character in range(1, 28)
        if cards.character_colour(character) == COLOURS[colour]
        and cards.character_action(character) == ACTIONS[action]
    ]


def starts(characters: list[int]) -> list[int]:
    """Return the resources, tiles and points that characters bring together."""
    return [sum(cards.character_start(one, item) for one in characters) for item in (RESOURCE, TILE, POINT)]


@pytest.mark.parametrize("row", rows(PERMANENT_CARDS), ids=ids(PERMANENT_CARDS))
def test_permanent_card(row: list[str]) -> None:
    """B1: a kept card 1-9 adds these items to this action and nothing to any other."""
    state = empty_state(2, Modules([]), stream(0, "cards"), stream(0, "tiles"))
    keep_card(state, 1, read_card(row[0]))
    expected = [0] * 18
    for item in row[2:]:
        expected[9 + 3 * ACTIONS[row[1]] + ITEMS[item]] += 1
    assert state.bonuses == expected
    assert not is_endgame(read_card(row[0]))


@pytest.mark.parametrize("row", rows(ENDGAME_CARDS), ids=ids(ENDGAME_CARDS))
def test_endgame_card(row: list[str]) -> None:
    """B2: what a card 10-20 counts, and what each is worth."""
    card = read_card(row[0])
    what, *_, points = cards.ENDGAME[number_of(card) - 10]
    assert is_endgame(card)
    assert (what, points) == (KINDS[row[2]], int(row[1]))
    if len(row) == 4:
        assert cards.endgame_of(card) == {**COLOURS, **ACTIONS}[row[3]]


def test_each_building_card_is_in_one_table() -> None:
    """B: twenty numbers in three colours."""
    printed = ids(PERMANENT_CARDS) + ids(ENDGAME_CARDS)
    assert len(printed) == 60
    assert sorted(printed) == sorted(tile_text(tile) for tile in tiles_numbered(1, 20))


@pytest.mark.parametrize("row", rows(CHARACTER_KINDS), ids=lambda row: f"{row[0]}-{row[1]}")
def test_characters_of_a_kind(row: list[str]) -> None:
    """S6, B1: characters of one colour and action all bring the same items."""
    alike = characters_of(row[0], row[1])
    assert len(alike) == int(row[2])
    for character in alike:
        assert starts([character]) == [int(count) for count in row[3:]]


def test_twenty_seven_characters() -> None:
    """S5: 12 red, 9 blue and 6 yellow ones."""
    assert len(cards.CHARACTERS) == 27
    counts = {
        colour: sum(len(characters_of(colour, action)) for action in ACTIONS)
        for colour in ("red", "blue", "yellow")
    }
    assert counts == {"red": 12, "blue": 9, "yellow": 6}


@pytest.mark.parametrize("row", rows(INTRODUCTORY_SETS), ids=ids(INTRODUCTORY_SETS))
def test_introductory_set(row: list[str]) -> None:
    """S5, S6: a set has one character of each colour; these are its bonuses and what it brings in all."""
    found = cards.introductory_set(int(row[0]))
    by_colour = {cards.character_colour(one): cards.character_action(one) for one in found}
    assert len(found) == 3
    assert by_colour == {RED: ACTIONS[row[1]], BLUE: ACTIONS[row[2]], YELLOW: ACTIONS[row[3]]}
    assert starts(found) == [int(count) for count in row[4:]]


def test_nine_characters_are_in_no_set() -> None:
    """S5: 27 characters, 6 sets of 3."""
    in_sets = [one for number in range(1, 7) for one in cards.introductory_set(number)]
    assert len(in_sets) == len(set(in_sets)) == 18
    assert cards.introductory_set(7) == []


def test_sixty_tiles_of_which_nine_begin() -> None:
    """S1, S2: 1-3 of each colour lie in the city, 51 are left."""
    assert sorted(tile_text(tile) for tile in START_TILES) == [
        "B1", "B2", "B3", "R1", "R2", "R3", "Y1", "Y2", "Y3",
    ]  # fmt: skip
    assert len(BASE_TILES) == 51
    assert len(set(tiles_numbered(1, 20))) == 60


@pytest.mark.parametrize(("players", "resources"), [(2, 25), (3, 20), (4, 18), (5, 16)])
def test_resources_of_a_player(players: int, resources: int) -> None:
    """S4: the more players, the fewer resources."""
    assert total_resources(players) == resources
