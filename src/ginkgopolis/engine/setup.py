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
from ginkgopolis.engine.city import empty_city, first_city
from ginkgopolis.engine.gains import discard, gain, without
from ginkgopolis.engine.hal import set_up_hal
from ginkgopolis.engine.ids import (
    CARD_NUMBERS,
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
from ginkgopolis.engine.moves import DONE_MOVE, TAKE_BACK_MOVE, keep_move
from ginkgopolis.engine.rng import Rng, stream
from ginkgopolis.engine.state import BEGIN, DRAFT, NO_MODULES, GameState, Modules
from ginkgopolis.engine.tasks import carry_on
from ginkgopolis.engine.tiles import draw_from_supply
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
    chance = state.card_rng.below(players)
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
    state.frames.append((BEGIN, NOBODY, 0, 0))
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
    state = GameState(
        players=players,
        hand_size=FULL_HAND,
        city=empty_city(),
        supply=[],
        removed=[],
        supply_made_of=[],
        deck=[],
        discard=[],
        deck_made_of=[],
        stock=[total_resources(players)] * players,
        resources=[0] * players,
        points=[0] * players,
        new_hands=[NEW_HAND_TOKENS] * players,
        tiles=[[] for _ in range(players)],
        hands=[[] for _ in range(players)],
        kept=[[] for _ in range(players)],
        characters=[[] for _ in range(players)],
        bonuses=[0] * (9 * players),
        packs=[[] for _ in range(players)],
        cards=[NONE] * players,
        committed_tiles=[NONE] * players,
        given=[[] for _ in range(players)],
        waiting=list(range(players)),
        known_to=[0] * CARD_NUMBERS,
        known_tiles=[[] for _ in range(players)],
        frames=[],
        first_player=0,
        round=0,
        earned=0,
        exhausted=0,
        last_round=False,
        over=False,
        revelations=0,
        picks=PICKS,
        asking=[NONE] * players,
        value_two=[],
        prestige=[[], [], []],
        green_spaces=0,
        took_green=[False] * players,
        events=[[] for _ in range(players)],
        events_seen=[0] * players,
        committed_events=[NONE] * players,
        controlled=0,
        aside=[NONE] * players,
        sightings=[],
        experts=[NONE] * players,
        lower_tiles=[NONE] * players,
        hers_or_buried=[[] for _ in range(players)],
        notes=[module.first_notes(players) for module in modules.first_notes],
        hal=0,
        readings=READINGS[RULES_VERSION],
        card_rng=card_rng,
        tile_rng=tile_rng,
    )
    state.modules = modules
    return state


def lay_out_city(state: GameState) -> None:
    """S1: the first nine tiles in random order."""
    tiles = START_TILES.copy()
    state.tile_rng.shuffle(tiles)
    state.city = first_city(tiles)


def shuffle_tiles(state: GameState) -> None:
    """S2: tiles 4-20 are the supply; some leave the game unseen."""
    tiles = BASE_TILES.copy()
    state.supply_made_of = BASE_TILES
    state.tile_rng.shuffle(tiles)
    leaving = 6 if state.players <= 3 else 0
    state.removed = tiles[:leaving]
    state.supply = tiles[leaving:]
    for module in state.modules.all:
        module.set_up(state)


def shuffle_deck(state: GameState) -> None:
    """S3: urbanization cards and those of the first buildings; with up to three players 7 are discarded."""
    deck = START_CARDS.copy()
    state.deck_made_of = START_CARDS
    state.card_rng.shuffle(deck)
    if state.players <= 3:
        for _ in range(7):
            discard(state, NOBODY, deck.pop())
        state.tell(RENEWED, NOBODY, len(deck), 7, 1)
    state.deck = deck


def deal_introductory_sets(state: GameState) -> None:
    """S5: one random set of three characters for each player."""
    sets = list(range(1, INTRODUCTORY_SETS + 1))
    state.card_rng.shuffle(sets)
    for seat in range(state.players):
        state.characters[seat] = introductory_set(sets[seat])


def deal_draft(state: GameState) -> None:
    """S5: four characters for each player to choose from."""
    characters = ALL_CHARACTERS.copy()
    state.card_rng.shuffle(characters)
    for seat in range(state.players):
        state.packs[seat] = sorted(characters[seat * PACK : (seat + 1) * PACK])
    for module in state.modules.all:
        module.widen_draft(state)
    state.frames.append((DRAFT, NOBODY, 0, 0))


def draft_moves(state: GameState, seat: i64) -> list[int]:
    """S5: keep one of the cards at hand; who has may think again until all have."""
    if seat not in state.waiting:
        return [TAKE_BACK_MOVE]
    cards = state.packs[seat]
    for module in state.modules.draft_choices:
        cards = module.draft_choices(state, seat, cards)
    return [keep_move(card) for card in cards] or [DONE_MOVE]


def keep_card_of_draft(state: GameState, seat: i64, card: i64) -> None:
    """S5: one is kept in secret, or NONE where none may be; when all have chosen the rest are passed on."""
    if card != NONE:
        state.packs[seat] = without(state.packs[seat], card)
    state.characters[seat] = [*state.characters[seat], card]
    state.waiting.remove(seat)
    if not state.waiting:
        pass_packs(state)


def take_card_of_draft_back(state: GameState, seat: i64) -> None:
    """C3, here too: until the last has chosen one may choose again."""
    card = state.characters[seat][-1]
    if card != NONE:
        state.packs[seat] = sorted([*state.packs[seat], card])
    state.characters[seat] = state.characters[seat][:-1]
    state.wait_for(seat)


def pass_packs(state: GameState) -> None:
    """S5: the rest go to the left, until each has kept enough; the last rest leaves the game."""
    state.revelations += 1
    state.wait_for_all()
    if len(state.characters[0]) < state.picks:
        state.packs.insert(0, state.packs.pop())
        return
    for module in state.modules.all:
        module.draft_over(state)
    state.packs = [[] for _ in range(state.players)]
    state.frames.pop()
    start_game(state)


def start_game(state: GameState) -> None:
    """S5 to S7: the characters are revealed and bring their items; then cards are dealt."""
    for seat in range(state.players):
        reveal_characters(state, seat)
    state.frames.append((BEGIN, NOBODY, 0, 0))
    for module in state.modules.all:
        module.before_dealing(state)


def reveal_characters(state: GameState, seat: i64) -> None:
    """S6: each character brings items once, and its bonus from now on (B1)."""
    tiles = 0
    for character in state.characters[seat]:
        state.tell(CHARACTER, seat, character, 0, 0)
        gain(state, seat, RESOURCE, character_start(character, RESOURCE))
        gain(state, seat, POINT, character_start(character, POINT))
        tiles += character_start(character, TILE)
        state.bonuses[seat * 9 + character_action(character) * 3 + character_colour(character)] += 1
    draw_from_supply(state, seat, tiles)
