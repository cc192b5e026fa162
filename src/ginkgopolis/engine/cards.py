"""Every card as a table row: what building cards, characters and end-game cards do (B)."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.ids import BLUE, CONSTRUCT, EXPLOIT, RED, URBANIZE, YELLOW
from ginkgopolis.engine.vectors import vector_of

# What an end-game card counts.
PER_RESOURCE_ON: Final = 0
PER_LOW_BUILDING: Final = 1
PER_TALL_BUILDING: Final = 2
PER_BONUS_CARD_OF: Final = 3
PER_CARD_OF_COLOUR: Final = 4
FLAT: Final = 5
PER_PERMANENT_CARD: Final = 6
PER_SET_OF_ACTIONS: Final = 7
PER_SET_OF_COLOURS: Final = 8

# Building cards 1-9, number 1 first: (action the bonus follows, points besides the item).
PERMANENT: Final[list[tuple[int, int]]] = [
    (EXPLOIT, 0),
    (URBANIZE, 0),
    (CONSTRUCT, 0),
    (EXPLOIT, 0),
    (URBANIZE, 0),
    (CONSTRUCT, 0),
    (EXPLOIT, 1),
    (URBANIZE, 1),
    (CONSTRUCT, 1),
]

# Building cards from 10 on: (what is counted, of which colour or action on the red, the blue and
# the yellow card, points for each).
ENDGAME: Final[list[tuple[int, int, int, int, int]]] = [
    (PER_RESOURCE_ON, RED, BLUE, YELLOW, 1),  # 10
    (PER_RESOURCE_ON, YELLOW, RED, RED, 1),  # 11
    (PER_RESOURCE_ON, BLUE, YELLOW, BLUE, 1),  # 12
    (PER_RESOURCE_ON, RED, BLUE, YELLOW, 1),  # 13
    (PER_LOW_BUILDING, 0, 0, 0, 1),  # 14
    (PER_TALL_BUILDING, 0, 0, 0, 3),  # 15
    (PER_BONUS_CARD_OF, EXPLOIT, EXPLOIT, EXPLOIT, 2),  # 16
    (PER_BONUS_CARD_OF, URBANIZE, URBANIZE, URBANIZE, 2),  # 17
    (PER_BONUS_CARD_OF, CONSTRUCT, CONSTRUCT, CONSTRUCT, 2),  # 18
    (PER_CARD_OF_COLOUR, RED, BLUE, YELLOW, 2),  # 19
    (FLAT, 0, 0, 0, 9),  # 20
    (PER_PERMANENT_CARD, 0, 0, 0, 1),  # 21
    (PER_SET_OF_ACTIONS, 0, 0, 0, 5),  # 22
    (PER_SET_OF_COLOURS, 0, 0, 0, 4),  # 23
]
FIRST_ENDGAME: Final = 10

# Characters, number 1 first: (colour, action its bonus follows, resources, tiles and points to
# start with, introductory set or 0). The bonus is one item of the character's colour.
CHARACTERS: Final[list[tuple[int, int, int, int, int, int]]] = [
    (RED, URBANIZE, 1, 1, 1, 1),
    (YELLOW, CONSTRUCT, 2, 1, 1, 1),
    (BLUE, CONSTRUCT, 1, 0, 0, 1),
    (RED, CONSTRUCT, 0, 1, 0, 2),
    (YELLOW, CONSTRUCT, 2, 1, 1, 2),
    (BLUE, EXPLOIT, 2, 0, 1, 2),
    (RED, EXPLOIT, 1, 1, 1, 3),
    (YELLOW, URBANIZE, 2, 1, 2, 3),
    (BLUE, URBANIZE, 2, 0, 1, 3),
    (RED, URBANIZE, 1, 1, 1, 4),
    (YELLOW, URBANIZE, 2, 1, 2, 4),
    (BLUE, CONSTRUCT, 1, 0, 0, 4),
    (RED, EXPLOIT, 1, 1, 1, 5),
    (YELLOW, EXPLOIT, 2, 1, 2, 5),
    (BLUE, CONSTRUCT, 1, 0, 0, 5),
    (RED, URBANIZE, 1, 1, 1, 6),
    (YELLOW, EXPLOIT, 2, 1, 2, 6),
    (BLUE, EXPLOIT, 2, 0, 1, 6),
    (BLUE, URBANIZE, 2, 0, 1, 0),
    (BLUE, URBANIZE, 2, 0, 1, 0),
    (RED, CONSTRUCT, 0, 1, 0, 0),
    (RED, CONSTRUCT, 0, 1, 0, 0),
    (RED, CONSTRUCT, 0, 1, 0, 0),
    (RED, EXPLOIT, 1, 1, 1, 0),
    (RED, EXPLOIT, 1, 1, 1, 0),
    (BLUE, EXPLOIT, 2, 0, 1, 0),
    (RED, URBANIZE, 1, 1, 1, 0),
]
INTRODUCTORY_SETS: Final = 6

# Experts (module 6) and the two events that each names (module 4).
ARTIST: Final = 0
JOURNALIST: Final = 1
GENERAL_COUNSEL: Final = 2
MAYOR: Final = 3
MASTER_ARCHITECT: Final = 4
ENGINEER: Final = 5
ENTREPRENEUR: Final = 6
PROFESSOR: Final = 7
INSPECTOR: Final = 8
BANKER: Final = 9

DESIGN_COMPETITION: Final = 0
ADVERTISING_CAMPAIGN: Final = 1
EXPROPRIATION: Final = 2
QUALITY_CONTROL: Final = 3
EVENT_KINDS: Final = 4

EXPERT_EVENTS: Final[list[tuple[int, int]]] = [
    (DESIGN_COMPETITION, ADVERTISING_CAMPAIGN),  # artist
    (DESIGN_COMPETITION, ADVERTISING_CAMPAIGN),  # journalist
    (EXPROPRIATION, QUALITY_CONTROL),  # general counsel
    (EXPROPRIATION, QUALITY_CONTROL),  # mayor
    (DESIGN_COMPETITION, EXPROPRIATION),  # master architect
    (DESIGN_COMPETITION, EXPROPRIATION),  # engineer
    (ADVERTISING_CAMPAIGN, QUALITY_CONTROL),  # entrepreneur
    (ADVERTISING_CAMPAIGN, QUALITY_CONTROL),  # professor
    (DESIGN_COMPETITION, QUALITY_CONTROL),  # inspector
    (ADVERTISING_CAMPAIGN, EXPROPRIATION),  # banker
]
FIRST_EXPERT: Final = 32  # in the draft an expert is this number and her own

# Columns of the tables, where they are looked up all the time.
BONUS_ACTIONS: Final = vector_of([action for action, _ in PERMANENT])
BONUS_POINTS: Final = vector_of([points for _, points in PERMANENT])
CHARACTER_COLOURS: Final = vector_of([row[0] for row in CHARACTERS])
CHARACTER_ACTIONS: Final = vector_of([row[1] for row in CHARACTERS])
CHARACTER_STARTS: Final = vector_of([amount for row in CHARACTERS for amount in row[2:5]])
ENDGAME_KINDS: Final = vector_of([row[0] for row in ENDGAME])
ENDGAME_OF: Final = vector_of([of for row in ENDGAME for of in row[1:4]])
ENDGAME_POINTS: Final = vector_of([row[4] for row in ENDGAME])


def is_permanent(number: i64) -> bool:
    """Tell whether building cards of this number carry a permanent bonus (B1)."""
    return number < FIRST_ENDGAME


def bonus_action(number: i64) -> i64:
    """Return the action that a permanent building card of this number follows."""
    return BONUS_ACTIONS[number - 1]


def bonus_points(number: i64) -> i64:
    """Return the points that a permanent building card of this number gives besides its item."""
    return BONUS_POINTS[number - 1]


def character_colour(character: i64) -> i64:
    """Return a character's colour, which is also the item it gives."""
    return CHARACTER_COLOURS[character - 1]


def character_action(character: i64) -> i64:
    """Return the action that a character's bonus follows."""
    return CHARACTER_ACTIONS[character - 1]


def character_start(character: i64, item: i64) -> i64:
    """Return how many of an item a character brings at the start (S6)."""
    return CHARACTER_STARTS[3 * (character - 1) + item]


def introductory_set(number: i64) -> list[int]:
    """Return the three characters of an introductory set (S5)."""
    return [at + 1 for at in range(len(CHARACTERS)) if CHARACTERS[at][5] == number]


def endgame_of(card: i64) -> i64:
    """Return the colour or action that an end-game card counts."""
    return ENDGAME_OF[3 * ((card & 31) - FIRST_ENDGAME) + (card >> 5)]
