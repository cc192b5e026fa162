"""Where everything lies in the block of numbers that is a game's state.

A block begins with what has a fixed size. Behind it lie the ground of the city and the piles, which are moved
to the end of the block when they need more room. What is a player's own has one place per seat: `POINTS +
seat`, `HANDS + seat`. Numbers are cells; piles are reached through the methods of `block.Block`. Cell `pile`
says where a pile begins, `COUNT + pile` how many things are in it and `ROOM + pile` how many may be.
"""

from typing import Final

# Sizes. They stand here, and not with the numbers in `ids`, because a place that is reckoned from numbers of
# another file is looked up every time that it is asked for, and not written into the compiled code.
LETTERS: Final = 12
CARD_NUMBERS: Final = 112  # above every card's number
TILE_NUMBERS: Final = 97  # above every tile's number
SEATS: Final = 5  # at most
ACTIONS_AND_ITEMS: Final = 9  # bonuses of a seat: action * 3 + item
MOST_BUILDINGS: Final = 84  # as many as there are tiles, with all modules
COLOURS: Final = 3
WORDS: Final = 4  # of a stream of random numbers

# Piles: the next thing to be drawn is the last.
SUPPLY: Final = 0
DECK: Final = 1
DISCARD: Final = 2
FRAMES: Final = 3
COVERED: Final = 4
NEW_SUPPLY: Final = 5
PRESTIGE: Final = 6
TILES: Final = PRESTIGE + COLOURS
HANDS: Final = TILES + SEATS
KEPT: Final = HANDS + SEATS
KEPT_CHARACTERS: Final = KEPT + SEATS
PACKS: Final = KEPT_CHARACTERS + SEATS
GIVEN: Final = PACKS + SEATS
KNOWN_TILES: Final = GIVEN + SEATS
OWN_EVENTS: Final = KNOWN_TILES + SEATS
HERS_OR_BURIED: Final = OWN_EVENTS + SEATS
PILES: Final = HERS_OR_BURIED + SEATS
COUNT: Final = PILES
ROOM: Final = 2 * PILES

# Numbers.
RESOURCES: Final = 3 * PILES
STOCK: Final = RESOURCES + SEATS
POINTS: Final = STOCK + SEATS
NEW_HANDS: Final = POINTS + SEATS
CARDS: Final = NEW_HANDS + SEATS
COMMITTED_TILES: Final = CARDS + SEATS
ASKING: Final = COMMITTED_TILES + SEATS
TOOK_GREEN: Final = ASKING + SEATS
EVENTS_SEEN: Final = TOOK_GREEN + SEATS
COMMITTED_EVENTS: Final = EVENTS_SEEN + SEATS
ASIDE: Final = COMMITTED_EVENTS + SEATS
EXPERTS: Final = ASIDE + SEATS
LOWER_TILES: Final = EXPERTS + SEATS
BONUSES: Final = LOWER_TILES + SEATS
KNOWN_TO: Final = BONUSES + SEATS * ACTIONS_AND_ITEMS
CARD_LUCK: Final = KNOWN_TO + CARD_NUMBERS
TILE_LUCK: Final = CARD_LUCK + WORDS

# The city. The ground has a cell per space: FREE, a building, or a token as TOKEN - letter.
GROUND: Final = TILE_LUCK + WORDS  # where the ground begins, the last part of the block
TOKENS: Final = GROUND + 1
NAMED: Final = TOKENS + LETTERS
SPACE: Final = NAMED + TILE_NUMBERS
TOP: Final = SPACE + MOST_BUILDINGS
HEIGHT: Final = TOP + MOST_BUILDINGS
OWNER: Final = HEIGHT + MOST_BUILDINGS
SITE: Final = OWNER + MOST_BUILDINGS
UNDER: Final = SITE + MOST_BUILDINGS
FIXED: Final = UNDER + MOST_BUILDINGS

Row = tuple[str, int, int, str]
"""A name, the first cell or pile, how many there are, and what they mean."""

NUMBERS: Final[list[Row]] = [
    ("resources", RESOURCES, SEATS, "behind the screen"),
    ("stock", STOCK, SEATS, "own resources in the general supply"),
    ("points", POINTS, SEATS, ""),
    ("new_hands", NEW_HANDS, SEATS, "new-hand tokens left"),
    ("cards", CARDS, SEATS, "the committed card, or NONE"),
    ("committed_tiles", COMMITTED_TILES, SEATS, "the tile committed with it, or NONE"),
    ("asking", ASKING, SEATS, "the module that asks for the next part of a sealed choice, or NONE"),
    ("took_green", TOOK_GREEN, SEATS, "module 3: 1 if a green space was taken this round"),
    ("events_seen", EVENTS_SEEN, SEATS, "module 4: bit mask of the kinds that all have seen"),
    ("committed_events", COMMITTED_EVENTS, SEATS, "module 4: the event committed with the card, or NONE"),
    ("aside", ASIDE, SEATS, "module 5: the card set aside, or NONE"),
    ("experts", EXPERTS, SEATS, "module 6: the expert, or NONE"),
    ("lower_tiles", LOWER_TILES, SEATS, "module 6: the lower tile committed, or NONE"),
    ("bonuses", BONUSES, SEATS * ACTIONS_AND_ITEMS, "[seat * 9 + action * 3 + item]: what an action brings"),
    ("known_to", KNOWN_TO, CARD_NUMBERS, "per card: bit mask of the seats that know in whose hand it is"),
    ("card_rng", CARD_LUCK, WORDS, "chance in cards"),
    ("tile_rng", TILE_LUCK, WORDS, "chance in tiles"),
    ("tokens", TOKENS, LETTERS, "per letter: its space, or NONE while it is on the move"),
    (
        "named",
        NAMED,
        TILE_NUMBERS,
        "per tile: the building whose top it is, or NONE; of green spaces the last",
    ),
    ("space", SPACE, MOST_BUILDINGS, "per building, like all that follows"),
    ("top", TOP, MOST_BUILDINGS, "its top tile, or NONE where nothing is built yet"),
    ("height", HEIGHT, MOST_BUILDINGS, "its floors"),
    ("owner", OWNER, MOST_BUILDINGS, "whose resources are on it, or NOBODY"),
    ("site", SITE, MOST_BUILDINGS, "1 if it is a construction site"),
    ("under", UNDER, MOST_BUILDINGS, "where in `covered` the tile under the top one is, or NONE"),
]

STACKS: Final[list[Row]] = [
    ("supply", SUPPLY, 1, "value I tiles"),
    ("deck", DECK, 1, ""),
    ("discard", DISCARD, 1, ""),
    ("frames", FRAMES, 1, "what is asked and what is to be done, packed: the next on top"),
    (
        "covered",
        COVERED,
        1,
        "covered tiles (~tile if nobody ever saw it), each with where the one under it is",
    ),
    ("value_two", NEW_SUPPLY, 1, "module 1: value II tiles"),
    ("prestige", PRESTIGE, COLOURS, "module 2: value III tiles per colour"),
    ("tiles", TILES, SEATS, "behind the screen"),
    ("hands", HANDS, SEATS, ""),
    ("kept", KEPT, SEATS, "building cards in front of the screen"),
    ("characters", KEPT_CHARACTERS, SEATS, ""),
    ("packs", PACKS, SEATS, "characters on their way in the draft"),
    ("given", GIVEN, SEATS, "tiles laid out to be given back"),
    ("known_tiles", KNOWN_TILES, SEATS, "tiles that everybody knows to be with a player"),
    ("events", OWN_EVENTS, SEATS, "module 4: event tiles behind the screen"),
    ("hers_or_buried", HERS_OR_BURIED, SEATS, "module 6: tiles all knew of before one was hidden"),
]

SHARED_ROOM: Final = {SUPPLY: 51, DECK: 30, DISCARD: 20, FRAMES: 8, COVERED: 40}
ROOM_EACH: Final = {TILES: 12, HANDS: 4, KEPT: 6, KEPT_CHARACTERS: 3, PACKS: 4, GIVEN: 3, KNOWN_TILES: 2}
USUAL_ROOM: Final = {
    **SHARED_ROOM,
    **{first + seat: room for first, room in ROOM_EACH.items() for seat in range(SEATS)},
}
"""How many things most base games need room for, per pile; one that needs more gets it when it does."""

NOTHING_YET: Final = (CARDS, COMMITTED_TILES, ASKING, COMMITTED_EVENTS, ASIDE, EXPERTS, LOWER_TILES)
"""Numbers per seat that are NONE as a game begins."""

CELL_OF: Final = {name: first for name, first, _, _ in NUMBERS}
PILE_OF: Final = {name: first for name, first, _, _ in STACKS}
