"""S: the first city, the supplies, the characters and the first hands."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.cards import (
    CHARACTERS,
    INTRODUCTORY_SETS,
    character_action,
    character_colour,
    character_start,
    introductory_set,
)
from ginkgopolis.engine.city import SQUARE, lay_first_tiles
from ginkgopolis.engine.gains import discard, gain
from ginkgopolis.engine.hal import set_up_hal
from ginkgopolis.engine.ids import (
    FIRST_LETTER,
    FULL_HAND,
    HIGHEST_BASE,
    HIGHEST_START,
    LETTERS,
    NEW_HAND_TOKENS,
    NOBODY,
    NONE,
    POINT,
    RESOURCE,
    TILE,
    tiles_numbered,
    total_resources,
)
from ginkgopolis.engine.journal import CHARACTER, RENEWED, Line
from ginkgopolis.engine.layout import (
    BONUSES,
    CARD_LUCK,
    DECK,
    FRAMES,
    KEPT_CHARACTERS,
    NEW_HANDS,
    PACKS,
    STOCK,
    SUPPLY,
    TILE_LUCK,
)
from ginkgopolis.engine.moves import DONE_MOVE, TAKE_BACK_MOVE, keep_move
from ginkgopolis.engine.rng import Rng, stream
from ginkgopolis.engine.state import BEGIN, DRAFT, NO_MODULES, GameState, Modules
from ginkgopolis.engine.tasks import carry_on
from ginkgopolis.engine.tiles import draw_from_supply
from ginkgopolis.engine.vectors import copied
from ginkgopolis.engine.versions import READINGS, RULES_VERSION

# Never changed, only copied.
START_TILES: Final = tiles_numbered(1, HIGHEST_START)
BASE_TILES: Final = tiles_numbered(HIGHEST_START + 1, HIGHEST_BASE)
START_CARDS: Final = START_TILES + [FIRST_LETTER + letter for letter in range(LETTERS)]
ALL_CHARACTERS: Final = list(range(1, len(CHARACTERS) + 1))

PICKS: Final = 3  # S5: characters that each player keeps
PACK: Final = 4  # S5: characters that each player is dealt


def new_game(
    players: i64,
    introductory: bool,
    seed: int,
    first_player: i64 = NOBODY,
    modules: Modules | None = None,
    hand_size: i64 = FULL_HAND,
    journal: list[Line] | None = None,
    rules: i64 = RULES_VERSION,
) -> GameState:
    """Return a game at its first decision: the draft, or in an introductory game the first card."""
    state = lay_out_table(players, seed, modules or NO_MODULES, journal, rules)
    state.hand_size = hand_size
    chance = state.below(CARD_LUCK, players)
    state.first_player = chance if first_player == NOBODY else first_player
    if introductory:
        deal_introductory_sets(state)
        start_game(state)
    else:
        deal_draft(state)
    carry_on(state)
    return state


def new_solitaire(
    level: i64, seed: int, journal: list[Line] | None = None, rules: i64 = RULES_VERSION
) -> GameState:
    """H1: return a game against Hal at its first decision."""
    state = lay_out_table(2, seed, NO_MODULES, journal, rules)
    set_up_hal(state, level)
    state.push(BEGIN, NOBODY, 0, 0)
    carry_on(state)
    return state


def lay_out_table(
    players: i64, seed: int, modules: Modules, journal: list[Line] | None, rules: i64
) -> GameState:
    """S1 to S4: the city, the supplies and the deck."""
    state = empty_state(players, modules, stream(seed, "cards"), stream(seed, "tiles"))
    state.journal = journal
    state.readings = READINGS[rules]
    lay_out_city(state)
    shuffle_tiles(state)
    shuffle_deck(state)
    return state


def empty_state(players: i64, modules: Modules, card_rng: Rng, tile_rng: Rng) -> GameState:
    """Return a table at which nothing has been laid out but the players' resources and tokens (S4)."""
    state = GameState(copied(SQUARE.cells), SQUARE.size, SQUARE.buildings, players)
    state.copy_piles(SQUARE)
    state.modules = modules
    for seat in range(players):
        state.cells[STOCK + seat] = total_resources(players)
        state.cells[NEW_HANDS + seat] = NEW_HAND_TOKENS
    state.set_rng(CARD_LUCK, card_rng)
    state.set_rng(TILE_LUCK, tile_rng)
    state.wait_for_all()
    state.picks = PICKS
    state.readings = READINGS[RULES_VERSION]
    if modules.first_notes:
        state.notes = [module.first_notes(players) for module in modules.first_notes]
    return state


def lay_out_city(state: GameState) -> None:
    """S1: the first nine tiles in random order."""
    lay_first_tiles(state, state.shuffled(START_TILES, TILE_LUCK))


def shuffle_tiles(state: GameState) -> None:
    """S2: tiles 4-20 are the supply; some leave the game unseen."""
    state.lay(SUPPLY, BASE_TILES)
    state.shuffle(SUPPLY, TILE_LUCK)
    state.supply_made_of = BASE_TILES
    if state.players <= 3:
        state.removed = [state.take(SUPPLY, 0) for _ in range(6)]
    for module in state.modules.all:
        module.set_up(state)


def shuffle_deck(state: GameState) -> None:
    """S3: urbanization cards and those of the first buildings; with up to three players 7 are discarded."""
    state.deck_made_of = START_CARDS
    state.lay(DECK, START_CARDS)
    state.shuffle(DECK, CARD_LUCK)
    if state.players <= 3:
        for _ in range(7):
            discard(state, NOBODY, state.draw(DECK))
        state.tell(RENEWED, NOBODY, state.count(DECK), 7, 1)


def deal_introductory_sets(state: GameState) -> None:
    """S5: one random set of three characters for each player."""
    sets = state.shuffled(list(range(1, INTRODUCTORY_SETS + 1)), CARD_LUCK)
    for seat in range(state.players):
        state.lay(KEPT_CHARACTERS + seat, introductory_set(sets[seat]))


def deal_draft(state: GameState) -> None:
    """S5: four characters for each player to choose from."""
    characters = state.shuffled(ALL_CHARACTERS, CARD_LUCK)
    for seat in range(state.players):
        state.lay(PACKS + seat, sorted(characters[seat * PACK : (seat + 1) * PACK]))
    for module in state.modules.all:
        module.widen_draft(state)
    state.push(DRAFT, NOBODY, 0, 0)


def draft_moves(state: GameState, seat: i64) -> list[int]:
    """S5: keep one of the cards at hand; whoever has may think again until all have."""
    if not state.owes(seat):
        return [TAKE_BACK_MOVE]
    cards = state.items(PACKS + seat)
    for module in state.modules.draft_choices:
        cards = module.draft_choices(state, seat, cards)
    return [keep_move(card) for card in cards] or [DONE_MOVE]


def keep_card_of_draft(state: GameState, seat: i64, card: i64) -> None:
    """S5: one is kept in secret, or NONE where none may be; when all have chosen the rest are passed on."""
    if card != NONE:
        state.remove(PACKS + seat, card)
    state.append(KEPT_CHARACTERS + seat, card)
    state.wait_no_longer(seat)
    if not state.owing:
        pass_packs(state)


def take_card_of_draft_back(state: GameState, seat: i64) -> None:
    """C3, here too: until the last has chosen one may choose again."""
    card = state.draw(KEPT_CHARACTERS + seat)
    if card != NONE:
        state.lay(PACKS + seat, sorted([*state.items(PACKS + seat), card]))
    state.wait_for(seat)


def pass_packs(state: GameState) -> None:
    """S5: the rest go to the left, until each has kept enough; the last rest leaves the game."""
    state.revelations += 1
    state.wait_for_all()
    if state.count(KEPT_CHARACTERS) < state.picks:
        state.pass_left(PACKS, state.players)
        return
    for module in state.modules.all:
        module.draft_over(state)
    for seat in range(state.players):
        state.clear(PACKS + seat)
    state.draw(FRAMES)
    start_game(state)


def start_game(state: GameState) -> None:
    """S5 to S7: the characters are revealed and bring their items; then cards are dealt."""
    for seat in range(state.players):
        reveal_characters(state, seat)
    state.push(BEGIN, NOBODY, 0, 0)
    for module in state.modules.all:
        module.before_dealing(state)


def reveal_characters(state: GameState, seat: i64) -> None:
    """S6: each character brings items once, and its bonus from now on (B1)."""
    tiles = 0
    for character in state.items(KEPT_CHARACTERS + seat):
        state.tell(CHARACTER, seat, character, 0, 0)
        gain(state, seat, RESOURCE, character_start(character, RESOURCE))
        gain(state, seat, POINT, character_start(character, POINT))
        tiles += character_start(character, TILE)
        bonus = BONUSES + seat * 9 + character_action(character) * 3 + character_colour(character)
        state.cells[bonus] += 1
    draw_from_supply(state, seat, tiles)
