"""What the fields of a position are where they are not written."""

from ginkgopolis.engine.cards import (
    bonus_action,
    bonus_points,
    character_action,
    character_colour,
    is_permanent,
)
from ginkgopolis.engine.ids import (
    CARD_NUMBERS,
    FIRST_LETTER,
    HIGHEST_START,
    LETTERS,
    NOBODY,
    NONE,
    POINT,
    colour_of,
    number_of,
    total_resources,
)
from ginkgopolis.engine.setup import BASE_TILES
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, Frame, GameState
from ginkgopolis.position.reading import asked, cards_held, letters_nowhere, resources_in_city, tiles_left


def nothing(state: GameState, seat: int = NOBODY) -> list[int]:
    """An empty list of its own."""
    return []


def zero(state: GameState, seat: int = NOBODY) -> int:
    """The number of what there is none of."""
    return 0


def usual_frames(state: GameState, seat: int) -> list[Frame]:
    """All choose a card, unless the game is over."""
    return [] if state.over else [(CHOOSE, NOBODY, 0, 0)]


def no_card(state: GameState, seat: int) -> int:
    """No card has been played."""
    return NONE


def no_commitment(state: GameState, seat: int) -> tuple[int, int]:
    """Nothing is committed."""
    return NONE, NONE


def rest_of_resources(state: GameState, seat: int) -> int:
    """S4: what is neither behind the screen nor in the city."""
    return total_resources(state.players) - state.resources[seat] - resources_in_city(state, seat)


def bonuses_of_cards(state: GameState, seat: int) -> list[int]:
    """B1: what kept cards and characters bring; in the draft the characters are not revealed yet."""
    bonuses = [0] * 9
    for card in state.kept[seat]:
        number = number_of(card)
        if is_permanent(number):
            bonuses[bonus_action(number) * 3 + colour_of(card)] += 1
            bonuses[bonus_action(number) * 3 + POINT] += bonus_points(number)
    for character in [] if asked(state, DRAFT) else state.characters[seat]:
        bonuses[character_action(character) * 3 + character_colour(character)] += 1
    return bonuses


def usually_ready(state: GameState, seat: int) -> bool:
    """Who has committed or sits out is ready; nobody is when characters are drafted or tiles given back."""
    if asked(state, CHOOSE):
        return state.cards[seat] != NONE or not state.hands[seat]
    return not asked(state, DRAFT) and not asked(state, GIVE_BACK)


def shuffled_deck(state: GameState) -> list[int]:
    """N4: every card that names a token or a building without a site, and is nowhere else."""
    city = state.city
    cards = [city.top[building] for building in range(len(city.top)) if not city.site[building]]
    absent = letters_nowhere(state)
    cards += [FIRST_LETTER + letter for letter in range(LETTERS) if letter not in absent]
    elsewhere = set(state.discard)
    for seat in range(state.players):
        elsewhere.update(cards_held(state, seat), state.kept[seat])
    cards = sorted(card for card in cards if card not in elsewhere)
    state.card_rng.shuffle(cards)
    return cards


def cards_in_play(state: GameState) -> list[int]:
    """All cards but those in front of the screens, as if the deck had been made before any was drawn."""
    cards = state.deck + state.discard
    for seat in range(state.players):
        cards += cards_held(state, seat)
    return sorted(cards)


def shuffled_supply(state: GameState) -> list[int]:
    """S2: every tile 4-20 that is nowhere else."""
    tiles = [tile for tile in tiles_left(state, set(state.removed)) if number_of(tile) > HIGHEST_START]
    state.tile_rng.shuffle(tiles)
    return tiles


def tiles_set_aside(state: GameState) -> list[int]:
    """Every tile that is nowhere else."""
    return tiles_left(state, set(state.supply))


def times_exhausted(state: GameState) -> int:
    """E1, E2: an empty supply waits for tiles given back, or has been exhausted twice."""
    if asked(state, GIVE_BACK):
        return 1
    return 0 if state.supply else 2


def tiles_of_supply(state: GameState) -> list[int]:
    """S2: at first all tiles 4-20, and whatever else is hidden here; E1: later those given back."""
    if state.exhausted and not asked(state, GIVE_BACK):
        return sorted(state.supply)
    return sorted({*BASE_TILES, *state.supply, *state.removed})


def end_announced(state: GameState) -> bool:
    """E2: the supply has been exhausted twice, or somebody has all resources in the city."""
    if state.over or state.exhausted > 1:
        return True
    return any(state.stock[seat] + state.resources[seat] == 0 for seat in range(state.players))


def usual_knowledge(state: GameState) -> list[int]:
    """Who holds a card knows where it is, and nobody else."""
    known_to = [0] * CARD_NUMBERS
    for seat in range(state.players):
        for card in cards_held(state, seat):
            known_to[card] = 1 << seat
    return known_to
