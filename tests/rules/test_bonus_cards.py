"""B: bonus cards."""

import pytest

from ginkgopolis import Game
from tests.rules.table import items, play

CITY = """
    players 2
    city
    R10  R11  R12
    B10  B11  B12
    Y10  Y11  Y12
    seat 0: hand Y10 B R12; tiles Y20 R19; resources 5; {in_front}
    seat 1: hand Y11
"""
# What seat 0 has after each action without any bonus: resources, tiles, points.
# Yellow 10 gives a point; B costs a resource and red 11 beside it gives one; red 19 on red 12 needs two.
ACTIONS = {
    "exploit": ("0 Y10", (5, 2, 1)),
    "urbanize": ("0 B+Y20", (5, 1, 0)),
    "construct": ("0 R12+R19", (3, 1, 0)),
}
NOTHING = (0, 0, 0)
RESOURCE, TILE, POINT = (1, 0, 0), (0, 1, 0), (0, 0, 1)
PERMANENT = {
    "cards R1": ("exploit", RESOURCE),
    "cards B1": ("exploit", TILE),
    "cards Y1": ("exploit", POINT),
    "cards R2": ("urbanize", RESOURCE),
    "cards B2": ("urbanize", TILE),
    "cards Y2": ("urbanize", POINT),
    "cards R3": ("construct", RESOURCE),
    "cards B3": ("construct", TILE),
    "cards Y3": ("construct", POINT),
    "cards R4": ("exploit", RESOURCE),
    "cards B5": ("urbanize", TILE),
    "cards Y6": ("construct", POINT),
    "cards R7": ("exploit", (1, 0, 1)),
    "cards B7": ("exploit", (0, 1, 1)),
    "cards Y7": ("exploit", (0, 0, 2)),
    "cards R8": ("urbanize", (1, 0, 1)),
    "cards B8": ("urbanize", (0, 1, 1)),
    "cards Y8": ("urbanize", (0, 0, 2)),
    "cards R9": ("construct", (1, 0, 1)),
    "cards B9": ("construct", (0, 1, 1)),
    "cards Y9": ("construct", (0, 0, 2)),
    "characters 7": ("exploit", RESOURCE),
    "characters 1": ("urbanize", RESOURCE),
    "characters 4": ("construct", RESOURCE),
    "characters 6": ("exploit", TILE),
    "characters 9": ("urbanize", TILE),
    "characters 3": ("construct", TILE),
    "characters 14": ("exploit", POINT),
    "characters 8": ("urbanize", POINT),
    "characters 2": ("construct", POINT),
}


@pytest.mark.parametrize("action", ACTIONS)
def test_b1_without_bonus_cards(action: str) -> None:
    """B1: what each of the three actions brings by itself."""
    game = Game.from_position(CITY.format(in_front="characters none"))
    move, expected = ACTIONS[action]
    play(game, move, "1 Y11")
    assert items(game, 0) == expected


@pytest.mark.parametrize("in_front", PERMANENT)
def test_b1_permanent_bonus(in_front: str) -> None:
    """B1: each time the owner does the card's action she gains its items; other actions bring no more."""
    bonus_action, bonus = PERMANENT[in_front]
    for action, (move, without) in ACTIONS.items():
        game = Game.from_position(CITY.format(in_front=in_front))
        play(game, move, "1 Y11")
        gained = bonus if action == bonus_action else NOTHING
        assert items(game, 0) == tuple(one + more for one, more in zip(without, gained)), action


def test_b1_bonuses_add_up() -> None:
    """B1: three exploiting cards: 1 resource; 1 resource and 1 point; 2 points. Character 6 gives a tile."""
    game = Game.from_position(CITY.format(in_front="cards R1 R7 Y7; characters 6"))
    play(game, "0 Y10", "1 Y11")
    assert items(game, 0) == (5 + 2, 2 + 1, 1 + 3)


def test_b1_end_game_cards_bring_nothing_during_the_game() -> None:
    """B1, B2: cards 10-20 wait for the end."""
    for move, expected in ACTIONS.values():
        game = Game.from_position(CITY.format(in_front="cards R13 B14 Y15 R16 R17 R18 B19 Y20"))
        play(game, move, "1 Y11")
        assert items(game, 0) == expected


def test_b1_only_for_the_owner() -> None:
    """B1: seat 0's bonus does not follow seat 1's action."""
    game = Game.from_position(CITY.format(in_front="cards Y1"))
    play(game, "0 R12", "1 Y11")
    assert items(game, 1) == (0, 0, 1)


# Seat 0 owns red 6 (2 floors), blue 6, yellow 6 (3 floors), red 7 and yellow 7: 3 resources on red, 1 on
# blue and 4 on yellow buildings; 4 low buildings, 1 tall one. In front of her lie characters 1 (red,
# urbanize), 6 (blue, exploit), 2 (yellow, construct) and cards red 4, blue 4 (exploit), red 5 (urbanize).
SCORED = """
    players 2
    city
    R6:2@0  B6@0    Y6:3@0
    R7@0    B7:4@1  Y7@0
    R1:3    B1      Y1:2
    seat 0: hand R1; characters 1 6 2; cards R4 R5 B4 {card}
    seat 1: hand Y1; cards R9; characters 7
"""
WORTH = {
    "R10": 3, "R11": 4, "R12": 1, "R13": 3,
    "B10": 1, "B11": 3, "B12": 4, "B13": 1,
    "Y10": 4, "Y11": 3, "Y12": 1, "Y13": 4,
    "R14": 4, "B14": 4, "Y14": 4,
    "R15": 3, "B15": 3, "Y15": 3,
    "R16": 6, "B16": 6, "Y16": 6,  # character 6, red 4, blue 4
    "R17": 4, "B17": 4, "Y17": 4,  # character 1, red 5
    "R18": 2, "B18": 2, "Y18": 2,  # character 2
    "R19": 8,  # character 1, red 4, red 5, itself
    "B19": 6,  # character 6, blue 4, itself
    "Y19": 4,  # character 2, itself
    "R20": 9, "B20": 9, "Y20": 9,
}  # fmt: skip


@pytest.mark.parametrize("card", WORTH)
def test_b2_end_game_card(card: str) -> None:
    """B2: worked out for the city above, which has nothing else that scores for this card."""
    score = Game.from_position(SCORED.format(card=card)).scores()[0]
    assert dict(score.cards) == {card: WORTH[card]}


def test_b2_every_end_game_card_is_worked_out() -> None:
    """B2: eleven numbers in three colours."""
    assert len(WORTH) == 33


def test_b2_other_end_game_cards_count_for_their_colour() -> None:
    """B2: red 19 counts red 20 and itself besides character 1, red 4 and red 5; blue 19 only blue cards."""
    score = Game.from_position(SCORED.format(card="R19 R20 B19")).scores()[0]
    assert dict(score.cards) == {"R19": 10, "R20": 9, "B19": 6}


def test_b2_end_game_cards_are_no_bonus_cards() -> None:
    """B2: cards 16-18 count only cards with a permanent bonus, not one another."""
    score = Game.from_position(SCORED.format(card="R16 R17 R18")).scores()[0]
    assert dict(score.cards) == {"R16": 6, "R17": 4, "R18": 2}


def test_b2_two_cards_of_a_kind_both_score() -> None:
    """B2: red 10 and red 13 both count the resources on red buildings."""
    score = Game.from_position(SCORED.format(card="R10 R13")).scores()[0]
    assert dict(score.cards) == {"R10": 3, "R13": 3}


def test_b2_in_the_final_score() -> None:
    """B2, E3: the same points are in the total once the game is over."""
    game = Game.from_position("""
        players 2
        city
        R6:2@0  B6@1    Y6:3@0
        B1      Y1      R1
        absent K L
        seat 0: hand Y1; cards Y15 R13; new hands 0
        seat 1: hand R1; cards B14; new hands 0
        last round
    """)
    play(game, "0 Y1", "1 R1")
    assert game.over
    assert [score.total for score in game.scores()] == [1 + 3 + 2, 1]  # yellow 1; card 15, card 13; card 14
