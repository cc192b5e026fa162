"""Words for cards, characters and moves."""

import pytest

from ginkgopolis import Game, speaking
from ginkgopolis.language.words import (
    bonus_summary,
    card_effect,
    card_list,
    card_words,
    character_effect,
    character_short,
    character_words,
    item_words,
    tile_words,
)
from ginkgopolis.notation import read_card, read_tile
from ginkgopolis.position import read_position
from ginkgopolis.trial.describe import space_words

CITY = """
city
  .   A   B       C   .
  L   R1  B2      R3  D
  K   Y1  B5:2@1  Y3  E
  J   Y2  B1      R2  F
  .   I   H       G   .
"""
TWO = "players 2" + CITY + "seat 1: resources 1; hand C D\nseat 0: hand B5 A; "


def described(position: str, move: str, seat: int = 0) -> str:
    """Say what a move would do in a position."""
    game = Game.from_position(position)
    assert move in [str(legal) for legal in game.legal_moves(seat)]
    return game.explain(seat, move)


def test_tiles_cards_and_places() -> None:
    assert tile_words(read_tile("R7")) == "red 7"
    assert card_words(read_card("Y20")) == "yellow 20"
    assert card_words(read_card("L")) == "L"
    assert card_list([read_card(card) for card in ("R2", "C", "B1", "A")]) == "A, C, red 2 and blue 1"


def test_places_are_told_by_what_lies_beside_them() -> None:
    """Two steps north of the middle, and in the nook between red 3 and red 8."""
    city = read_position("""
        players 2
        city
        .  A   B   C   .   .
        L  B7  R2  R3  D   .
        K  B1  B2  B3  R8  E
        J  Y1  Y2  Y3  F   .
        .  I   H   G   .   .
        middle 3 3
    """).city
    assert space_words(city, city.space_at(0, -2)) == "north of red 2"
    assert space_words(city, city.space_at(2, -1)) == "north of red 8 and east of red 3"
    with speaking("de"):
        assert space_words(city, city.space_at(2, 1)) == "östlich von Gelb 3 und südlich von Rot 8"


def test_nobody_is_told_codes() -> None:
    """Neither characters nor places have names that only programmers know."""
    game = Game.new(2, seed=1)
    for move in game.legal_moves(0):
        assert "C" not in game.explain(0, move)


def test_amounts() -> None:
    assert item_words(1, 0, 2) == "1 resource and 2 points"
    assert item_words(3, 1, 1) == "3 resources, 1 tile and 1 point"
    assert item_words(0, 0, 0) == ""


@pytest.mark.parametrize(
    ("card", "effect"),
    [
        ("R1", "each time you exploit: 1 resource"),
        ("B2", "each time you urbanize: 1 tile"),
        ("Y3", "each time you construct a floor: 1 point"),
        ("R7", "each time you exploit: 1 resource and 1 point"),
        ("B8", "each time you urbanize: 1 tile and 1 point"),
        ("Y9", "each time you construct a floor: 2 points"),
        ("R10", "at the end: 1 point for each of your resources on red buildings"),
        ("R11", "at the end: 1 point for each of your resources on yellow buildings"),
        ("Y12", "at the end: 1 point for each of your resources on blue buildings"),
        ("B14", "at the end: 1 point for each building of 1 or 2 floors you own"),
        ("B15", "at the end: 3 points for each building of 3 or more floors you own"),
        ("R16", "at the end: 2 points for each card and character of yours with an exploiting bonus"),
        ("R17", "at the end: 2 points for each card and character of yours with an urbanizing bonus"),
        ("R18", "at the end: 2 points for each card and character of yours with a constructing bonus"),
        ("Y19", "at the end: 2 points for each yellow card and character of yours, this one included"),
        ("R20", "at the end: 9 points"),
        ("B21", "at the end: 1 point for each card and character of yours with a permanent bonus"),
        (
            "Y22",
            "at the end: 5 points for each trio of your cards and characters "
            "with an exploiting, an urbanizing and a constructing bonus",
        ),
        (
            "R23",
            "at the end: 4 points for each red, blue and yellow trio of your cards and characters, "
            "this one included",
        ),
        ("K", "alone: 1 resource or 1 tile; with a tile: a new building where token K lies"),
    ],
)
def test_what_cards_do(card: str, effect: str) -> None:
    """B: as the table of cards says."""
    assert card_effect(read_card(card)) == effect


def test_every_card_and_character_has_words() -> None:
    numbers = [f"{colour}{number}" for colour in "RBY" for number in range(1, 24)]
    for card in (*numbers, *"ABCDEFGHIJKL"):
        assert card_effect(read_card(card))
    for character in range(1, 28):
        assert character_effect(character)


def test_characters() -> None:
    """S6: character 5 is yellow, follows construction, and brings 2 resources, 1 tile and 1 point."""
    assert character_effect(5) == (
        "each time you construct a floor: 1 point; brings 2 resources, 1 tile and 1 point to start with"
    )
    assert character_short(6) == "the bioengineer (exploit: 1 tile)"


def test_bonuses_added_up() -> None:
    """C6 and B7 both follow exploiting; B7 adds a point; Y3 follows constructing; R10 has no bonus."""
    kept = [read_card(card) for card in ("B7", "Y3", "R10")]
    assert bonus_summary([6], kept) == "exploit: 2 tiles and 1 point; construct: 1 point"
    assert bonus_summary([], []) == ""


def test_exploiting_a_building() -> None:
    """R3: blue 5 has two floors; C7 follows exploiting with a resource."""
    assert described(TWO + "characters 7", "B5") == (
        "exploit blue 5 (2 floors): gain 2 tiles; gain 1 resource by bonuses"
    )


def test_exploiting_a_letter() -> None:
    """R3: one of two items, if both can be had; else the one that can, or nothing."""
    assert described(TWO, "A") == "exploit A: gain 1 resource or 1 tile"
    assert described(TWO + "resources 25", "A") == "exploit A: gain 1 tile"
    assert described(TWO + "resources 24\nsupply none", "A") == "exploit A: gain 1 resource"
    assert described(TWO + "resources 25\nsupply none", "A") == "exploit A: gain nothing"


def test_exploiting_a_letter_with_a_bonus_tile() -> None:
    """B1: C6 brings a tile besides."""
    bonus = "gain 1 tile by bonuses"
    assert described(TWO + "characters 6", "A") == f"exploit A: gain 1 resource or 1 tile; {bonus}"
    assert described(TWO + "characters 6; resources 25", "A") == f"exploit A: gain 1 tile; {bonus}"


def test_urbanizing() -> None:
    """R4: A touches red 1 only; C1 follows urbanizing with a resource."""
    assert described(TWO + "resources 3; tiles Y9; characters 1", "A+Y9") == (
        "urbanize A with yellow 9: place 1 resource; gain 1 resource; gain 1 resource by bonuses"
    )


def test_urbanizing_without_a_resource() -> None:
    """R2: the card would be played alone."""
    assert described(TWO + "resources 0; tiles Y9", "A+Y9") == (
        "urbanize A with yellow 9: needs 1 resource, you have 0; the card would be played alone unless that "
        "changes; gain 1 resource or 1 tile"
    )


def test_constructing_over_somebody() -> None:
    """R5: 5 - 4 = 1 point, 1 resource for the colour, 3 floors; Bela has 2 resources on it."""
    assert described(TWO + "resources 5; points 3; tiles R4; characters 4", "B5+R4") == (
        "construct red 4 on blue 5: Bela takes back 2 resources and scores 2 points; "
        "pay 1 point for the lower number; discard 1 resource for the other colour; place 3 resources; "
        "gain 1 resource by bonuses; keep the card (each time you urbanize: 1 tile)"
    )


def test_constructing_over_oneself() -> None:
    """R5: own resources come back first and count toward the cost: 1 + 2 are enough for 3 floors."""
    own = (TWO + "resources 1; tiles B6").replace("@1", "@0")
    assert described(own, "B5+B6") == (
        "construct blue 6 on blue 5: 2 resources of yours come back first; place 3 resources; "
        "keep the card (each time you urbanize: 1 tile)"
    )


def test_constructing_what_cannot_be_paid_for() -> None:
    """R2: 3 floors and another colour need 4 resources; red 4 on blue 5 needs 1 point."""
    alone = "the card would be played alone unless that changes; gain 2 tiles"
    assert described(TWO + "resources 3; points 1; tiles R4", "B5+R4") == (
        f"construct red 4 on blue 5: needs 4 resources, you have 3; {alone}"
    )
    assert described(TWO + "resources 4; points 0; tiles R4", "B5+R4") == (
        f"construct red 4 on blue 5: needs 1 point, you have 0; {alone}"
    )
    assert described(TWO + "resources 3; points 0; tiles R4", "B5+R4") == (
        f"construct red 4 on blue 5: needs 4 resources, you have 3; needs 1 point, you have 0; {alone}"
    )


def test_the_last_resource() -> None:
    """E2: 25 resources, 22 on blue 20 and the last 3 for blue 6 on blue 5."""
    position = """
players 2
city
  .   A   B       C         .
  L   R1  B2      R3        D
  K   Y1  B5:2    B20:22@0  E
  J   Y2  B1      R2        F
  .   I   H       G         .
seat 0: hand B5 A; tiles B6; resources 3
seat 1: hand C D
"""
    assert described(position, "B5+B6").endswith(
        "this puts your last resource into the city and makes this the last round"
    )


def test_other_moves() -> None:
    position = TWO + "resources 3; tiles Y9 R8"
    assert described(position, "new hand") == "New Hand: discard all your cards and draw as many"
    game = Game.from_position(position)
    game.play(1, "C")
    game.play(0, "A+Y9")
    north, west = (game.explain(0, move) for move in (">N", ">W"))
    assert north == "put token A north of the new tile"
    assert west == "put token A west of the new tile"


def test_the_choice_of_an_item() -> None:
    game = Game.from_position(TWO)
    game.play(1, "C")
    game.play(0, "A")
    words = [game.explain(0, move) for move in game.legal_moves(0)]
    assert words == ["take 1 resource", "draw 1 tile"]


def test_giving_back() -> None:
    position = TWO + "tiles Y9\nframes give back, prepare\nsupply none\n"
    assert described(position, "give Y9") == "give back yellow 9 for 1 point"
    assert described(position, "done") == "give back no more tiles"


def test_the_draft() -> None:
    game = Game.new(2, seed=1)
    move = game.legal_moves(0)[0]
    number = int(str(move)[1:])
    assert game.explain(0, move) == f"keep {character_words(number)}: {character_effect(number)}"


def test_a_description_changes_nothing() -> None:
    """It is tried out on a copy."""
    game = Game.new(3, seed=2, introductory=True)
    before = game.view(0), game.view(1), game.position()
    for move in game.legal_moves(0):
        game.explain(0, move)
    assert (game.view(0), game.view(1), game.position()) == before


@pytest.mark.parametrize("seed", range(3))
def test_a_description_gives_no_secret_away(seed: int) -> None:
    """The words are the same in a game where all that the seat cannot know is redealt."""
    game = Game.new(3, seed=seed, introductory=True)
    redealt = game.determinize(0, seed + 1)
    for move in game.legal_moves(0):
        words = game.explain(0, move)
        assert words == redealt.explain(0, move)
