"""What the journal of a game can tell: (what, seat, a, b, c), in the order in which it happens.

Lines marked (private) are for the seat only; everybody else may know the line without its last number.
Numbers from 100 on are for modules from elsewhere.
"""

from typing import Final

Line = tuple[int, int, int, int, int]

ROUND_BEGINS: Final = 0  # seat = first player, a = round, b = 1 against Hal
CHARACTER: Final = 1  # seat, a = character, shown to all when the draft is over
DREW_CARD: Final = 3  # seat, c = card (private)
DREW_TILE: Final = 4  # seat, c = tile (private)
NEW_HAND_TAKEN: Final = 5  # seat, a = tokens left
DISCARDED: Final = 6  # seat, a = card
RENEWED: Final = 7  # a = cards in the new deck, b = cards discarded from it, c = 1 for the first deck
REVEALED: Final = 8  # seat, a = card, b = tile or NONE
TILE_RETURNED: Final = 9  # seat, a = tile, b = resources needed, c = points needed (R2)
EXPLOITED: Final = 10  # seat, a = card, b = height of the building (0 for a letter)
URBANIZED: Final = 11  # seat, a = letter, b = tile, c = building
TOKEN_MOVED: Final = 12  # seat, a = letter, b = steps east, c = steps south of the middle
RETURNED: Final = 13  # seat = former owner, a = resources, b = points, c = builder
PAID: Final = 14  # seat, a = points for a lower number, b = resources for another colour
CONSTRUCTED: Final = 15  # seat, a = card, b = tile, c = new height
TOKEN_SHIFTED: Final = 2  # seat, a = letter that makes room, b = steps east, c = steps south of the middle
USED: Final = 16  # seat, a = top tile of the building, b = item, c = amount
BONUS: Final = 17  # seat, a = item, b = amount, c = action that it follows
GAINED: Final = 18  # seat, a = item, b = amount really gained
KEPT_CARD: Final = 19  # seat, a = card
PASSED: Final = 20  # seat, a = seat that gets it, b = cards passed in all, c = card (private to both)
EXHAUSTED: Final = 21  # a = how often now, b = 1 if nothing is ever given back
GAVE_BACK: Final = 22  # seat, a = tile
GAVE_BACK_POINTS: Final = 23  # seat, a = tiles, b = points
LAST_ROUND: Final = 24  # seat with all resources in the city, or NOBODY when the tiles are exhausted
GAME_OVER: Final = 25
SITS_OUT: Final = 26  # seat
EXPERT: Final = 27  # seat, a = expert, b = 1 if drawn at random
SPLIT_DECLARED: Final = 28  # seat, a = value II tiles, b = value III tiles, c = green spaces
TOOK_TILE: Final = 29  # seat, a = value III tile or green space, seen by all
PARK: Final = 30  # seat, a = points for the parks beside
HIDDEN_FLOOR: Final = 31  # seat: a second tile lies under the new one
EVENT_HAPPENS: Final = 32  # seat, a = event, b = resources counted
EVENT_RETURNED: Final = 33  # seat, a = event: nothing could happen
EXPROPRIATED: Final = 34  # seat, a = former owner, b = resources, c = top tile
LOST: Final = 35  # seat, a = points, b = resources, c = seat that gets up to six of the points
GOT_FROM_CONTROL: Final = 36  # seat, a = points
BOUGHT: Final = 37  # seat, a = resources bought for as many points
INSPECTED: Final = 38  # seat, a = points for a district
KEPT_ASIDE: Final = 39  # seat, c = card that was not passed (private)
HAL_TURNS: Final = 40  # a = card (also the second card at expert level)
HAL_DRAWS: Final = 41  # a = tile
HAL_SCORES: Final = 42  # a = points for the items of the neighbours
HAL_STOPS: Final = 43  # a = 1 no tile, 2 too few resources
FIRST_LINE_ELSEWHERE: Final = 100  # lines of modules from elsewhere
