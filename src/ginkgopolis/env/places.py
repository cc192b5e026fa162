"""Where everything lies in an observation: one row of numbers of 16 bits, the same for all options.

Like `engine.layout` this stands alone, so that every place is written into the compiled code. `fields.FIELDS`
says what each number means.
"""

from typing import Final

ALL_SEATS: Final = 5
ALL_CARDS: Final = 81  # 1 to 23 in red, blue and yellow, then A to L
ALL_TILES: Final = 76  # 1 to 25 in red, blue and yellow, then the green space
ALL_CHARACTERS: Final = 27
DRAFT_CARDS: Final = 37  # characters, then experts
ALL_EXPERTS: Final = 10
EVENT_KINDS: Final = 4
MODULES: Final = 6  # those of The Experts
QUESTIONS: Final = 10
REACH: Final = 7  # steps from the middle of the first square, each way
SIDE: Final = 15
LAYERS: Final = 7
MOST_BEYOND: Final = 24
BEYOND_COLUMNS: Final = 8

# The numbers of the table, which come first.
ROUND_AT: Final = 0
LAST_ROUND_AT: Final = 1
OVER_AT: Final = 2
EXHAUSTED_AT: Final = 3
DECK_AT: Final = 4
SUPPLY_AT: Final = 5
VALUE_TWO_AT: Final = 6
GREEN_SPACES_AT: Final = 7
FIRST_PLAYER_AT: Final = 8
ASKED_AT: Final = 9
AMOUNT_AT: Final = 10
TOKEN_AT: Final = 11
NEW_EAST_AT: Final = 12
NEW_SOUTH_AT: Final = 13
BEYOND_COUNT_AT: Final = 14
TABLE_NUMBERS: Final = 15

# The numbers of a seat.
PRESENT_COLUMN: Final = 0
OWES_COLUMN: Final = 1
HAND_COUNT_COLUMN: Final = 2
RESOURCES_COLUMN: Final = 3
STOCK_COLUMN: Final = 4
POINTS_COLUMN: Final = 5
TILE_COUNT_COLUMN: Final = 6
NEW_HANDS_COLUMN: Final = 7
TOOK_GREEN_COLUMN: Final = 8
EVENT_COUNT_COLUMN: Final = 9
CARD_COLUMN: Final = 10
TILE_COLUMN: Final = 11
EVENT_COLUMN: Final = 12
IS_HAL_COLUMN: Final = 13
BONUSES_COLUMN: Final = 14
SEAT_NUMBERS: Final = 23

# Where each field begins.
TABLE_AT: Final = 0
QUESTION_AT: Final = TABLE_AT + TABLE_NUMBERS
ADDING_AT: Final = QUESTION_AT + QUESTIONS
OPTIONS_AT: Final = ADDING_AT + MODULES
SEATS_AT: Final = OPTIONS_AT + 4 + MODULES
CHARACTERS_AT: Final = SEATS_AT + ALL_SEATS * SEAT_NUMBERS
EXPERTS_AT: Final = CHARACTERS_AT + ALL_SEATS * ALL_CHARACTERS
KEPT_AT: Final = EXPERTS_AT + ALL_SEATS * ALL_EXPERTS
KNOWN_CARDS_AT: Final = KEPT_AT + ALL_SEATS * ALL_CARDS
KNOWN_TILES_AT: Final = KNOWN_CARDS_AT + ALL_SEATS * ALL_CARDS
KNOWN_EVENTS_AT: Final = KNOWN_TILES_AT + ALL_SEATS * ALL_TILES
HAND_AT: Final = KNOWN_EVENTS_AT + ALL_SEATS * EVENT_KINDS
TILES_AT: Final = HAND_AT + ALL_CARDS
SEALED_CARD_AT: Final = TILES_AT + ALL_TILES
SEALED_TILE_AT: Final = SEALED_CARD_AT + ALL_CARDS
LOWER_TILE_AT: Final = SEALED_TILE_AT + ALL_TILES
ASIDE_AT: Final = LOWER_TILE_AT + ALL_TILES
EVENTS_AT: Final = ASIDE_AT + ALL_CARDS
SEALED_EVENT_AT: Final = EVENTS_AT + EVENT_KINDS
GIVEN_AT: Final = SEALED_EVENT_AT + EVENT_KINDS
PACK_AT: Final = GIVEN_AT + ALL_TILES
DRAFTED_AT: Final = PACK_AT + DRAFT_CARDS
DISCARD_AT: Final = DRAFTED_AT + DRAFT_CARDS
CARDS_TO_COME_AT: Final = DISCARD_AT + ALL_CARDS
TILES_TO_COME_AT: Final = CARDS_TO_COME_AT + ALL_CARDS
PRESTIGE_AT: Final = TILES_TO_COME_AT + ALL_TILES
CITY_AT: Final = PRESTIGE_AT + ALL_TILES
BEYOND_AT: Final = CITY_AT + SIDE * SIDE * LAYERS
SIZE: Final = BEYOND_AT + MOST_BEYOND * BEYOND_COLUMNS
