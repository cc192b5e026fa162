"""What the fields of a position are where they are not written."""

from typing import Final

from ginkgopolis.engine.cards import (
    bonus_action,
    bonus_points,
    character_action,
    character_colour,
    is_permanent,
)
from ginkgopolis.engine.frames import Frame
from ginkgopolis.engine.hal import HAL_SEAT, HAND, PLAYER
from ginkgopolis.engine.ids import (
    CARD_NUMBERS,
    FIRST_LETTER,
    FULL_HAND,
    HIGHEST_START,
    LETTERS,
    NEW_HAND_TOKENS,
    NOBODY,
    NONE,
    POINT,
    colour_of,
    has_card,
    number_of,
    total_resources,
)
from ginkgopolis.engine.layout import CARD_LUCK, TILE_LUCK
from ginkgopolis.engine.setup import ALL_CHARACTERS, BASE_TILES, PICKS
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, GameState
from ginkgopolis.expansions import Parts
from ginkgopolis.position.reading import asked, cards_held, letters_nowhere, resources_in_city, tiles_left

KEPT: Final = Parts("position", "KEPT")
"""How many cards of modules a player keeps in the draft."""
READY: Final = Parts("position", "READY")
"""For questions of modules to all seats: who has answered."""


def nothing(state: GameState, seat: int = NOBODY) -> list[int]:
    """A new empty list."""
    return []


def zero(state: GameState, seat: int = NOBODY) -> int:
    """The number of what there is none of."""
    return 0


def usual_frames(state: GameState) -> list[Frame]:
    """All choose a card, unless the game is over."""
    return [] if state.over else [(CHOOSE, whose_choice(state), 0, 0)]


def whose_choice(state: GameState) -> int:
    """C1: all choose at the same time; against Hal the player alone does."""
    return PLAYER if state.hal else NOBODY


def no_card(state: GameState, seat: int) -> int:
    """No card has been played."""
    return NONE


def no_commitment(state: GameState, seat: int) -> tuple[int, int]:
    """Nothing is committed."""
    return NONE, NONE


def cards_of_full_hand(state: GameState) -> int:
    """S7, H2: how many cards a full hand has."""
    return HAND if state.hal else FULL_HAND


def usual_picks(state: GameState) -> int:
    """S5: three characters, and what modules add to the draft."""
    kept: int = sum(KEPT[state.modules])
    return PICKS + kept


def usual_new_hands(state: GameState, seat: int) -> int:
    """S4, H1: two New Hand tokens, but none against Hal."""
    return 0 if state.hal else NEW_HAND_TOKENS


def usual_resources(state: GameState, seat: int) -> int:
    """H1: Hal has all his resources to build with; a player's must be written."""
    if state.hal and seat == HAL_SEAT:
        return max(0, total_resources(state.players) - resources_in_city(state, seat))
    return 0


def rest_of_resources(state: GameState, seat: int) -> int:
    """S4: what is neither behind the screen nor in the city; all that is left of Hal's he has at hand."""
    if state.hal and seat == HAL_SEAT:
        return 0
    return total_resources(state.players) - state.resources[seat] - resources_in_city(state, seat)


def bonuses_of_cards(state: GameState, seat: int) -> list[int]:
    """B1: what kept cards and characters bring; in the draft the characters are not revealed yet."""
    bonuses = [0] * 9
    for card in state.kept[seat]:
        number = number_of(card)
        if is_permanent(number):
            bonuses[bonus_action(number) * 3 + colour_of(card)] += 1
            bonuses[bonus_action(number) * 3 + POINT] += bonus_points(number)
    revealed = [] if asked(state, DRAFT) else state.characters[seat]
    for character in [card for card in revealed if card in ALL_CHARACTERS]:
        bonuses[character_action(character) * 3 + character_colour(character)] += 1
    return bonuses


def usually_ready(state: GameState, seat: int) -> bool:
    """Whoever has committed or sits out is ready; in a draft, or when tiles are given back, nobody is."""
    if asked(state, CHOOSE):
        return has_chosen(state, seat)
    for table in READY[state.modules]:
        for kind, is_ready in table.items():
            if asked(state, kind):
                return bool(is_ready(state, seat))
    return not asked(state, DRAFT) and not asked(state, GIVE_BACK)


def has_chosen(state: GameState, seat: int) -> bool:
    """C1: has a seat committed a card and all that goes with it, or does it sit out?"""
    if state.cards[seat] == NONE:
        return not state.hands[seat]
    return state.asking[seat] == NONE


def shuffled_deck(state: GameState) -> list[int]:
    """N4: every card that names a token or a building without a site, and is nowhere else."""
    city = state.city
    standing = [city.top_of(building) for building in range(city.buildings) if not city.is_site(building)]
    cards = [tile for tile in standing if has_card(tile)]
    absent = letters_nowhere(state)
    cards += [FIRST_LETTER + letter for letter in range(LETTERS) if letter not in absent]
    elsewhere = set(state.discard)
    for seat in range(state.players):
        elsewhere.update(cards_held(state, seat), state.kept[seat])
    cards = sorted(card for card in cards if card not in elsewhere)
    return state.shuffled(cards, CARD_LUCK)


def cards_in_play(state: GameState) -> list[int]:
    """All cards but those in front of the screens, as if the deck had been made before any was drawn."""
    cards = state.deck + state.discard
    for seat in range(state.players):
        cards += cards_held(state, seat)
    return sorted(cards)


def shuffled_supply(state: GameState) -> list[int]:
    """S2: every tile 4-20 that is nowhere else."""
    tiles = [tile for tile in tiles_left(state, set(state.removed)) if number_of(tile) > HIGHEST_START]
    return state.shuffled(tiles, TILE_LUCK)


def tiles_set_aside(state: GameState) -> list[int]:
    """Every tile that is nowhere else."""
    return tiles_left(state, set(state.supply))


def times_exhausted(state: GameState) -> int:
    """E1, E2: an empty supply waits for tiles given back, or has been exhausted twice."""
    if asked(state, GIVE_BACK):
        return 1
    return 0 if state.supply else last_exhaustion(state)


def last_exhaustion(state: GameState) -> int:
    """E2, H4: the game ends when the supply is exhausted so often."""
    return 1 if state.hal else 2


def tiles_of_supply(state: GameState) -> list[int]:
    """S2: at first all tiles 4-20, and whatever else is hidden here; E1: later those given back."""
    if state.exhausted and not asked(state, GIVE_BACK) and not state.hal:
        return sorted(state.supply)
    return sorted({*BASE_TILES, *state.supply, *state.removed})


def end_announced(state: GameState) -> bool:
    """E2: the supply has been exhausted twice, or somebody has all resources in the city."""
    if state.over or state.exhausted >= last_exhaustion(state):
        return True
    return any(state.stock[seat] + state.resources[seat] == 0 for seat in range(state.players))


def usual_knowledge(state: GameState) -> list[int]:
    """Whoever holds a card knows where it is, and nobody else."""
    known_to = [0] * CARD_NUMBERS
    for seat in range(state.players):
        for card in cards_held(state, seat):
            known_to[card] = 1 << seat
    return known_to
