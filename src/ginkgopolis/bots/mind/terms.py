"""The terms of the planner's evaluation: what it counts for each seat."""

from typing import Final

POINTS: Final = 0
FIRST_RESOURCE: Final = 1
FEW_RESOURCES: Final = 2
RESOURCES: Final = 3
FIRST_TILE: Final = 4
FEW_TILES: Final = 5
TILES: Final = 6
TILE_NUMBERS: Final = 7
FIRST_BONUS: Final = 8  # nine in all, [action * 3 + item]
SAFE_MAJORITY: Final = 17
NARROW_MAJORITY: Final = 18
TIED_MAJORITY: Final = 19
SECOND_PLACE: Final = 20
OUTVOTED: Final = 21
ALONE: Final = 22
CARD_POINTS: Final = 23
COLOUR_CARDS: Final = 24
HEIGHT_CARDS: Final = 25
TABLEAU_CARDS: Final = 26
UNDER_CONSTRUCTION: Final = 27
HIGH_NUMBERS: Final = 28
TOWERS: Final = 29
CHALLENGE: Final = 30
NO_STOCK: Final = 31
EXPERT_POINTS: Final = 32
EVENT_TILES: Final = 33
PASSED_HEIGHT: Final = 34  # three in all, by colour
PASSED_ENDGAME: Final = 37
PASSED_PERMANENT: Final = 38
PASSED_LETTER: Final = 39
BUILDS: Final = 40
SHELTERED: Final = 41
TERMS: Final = 42
