"""What every number of an observation means."""

from typing import Any, Final, NamedTuple

from ginkgopolis.engine import state
from ginkgopolis.engine.cards import CHARACTERS
from ginkgopolis.engine.ids import (
    FIRST_LETTER,
    GREEN_SPACE,
    HIGHEST_NEW,
    HIGHEST_PRESTIGE,
    LETTERS,
    tiles_numbered,
)
from ginkgopolis.env import places as p
from ginkgopolis.expansions import OUR_NAMES
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.view import QUESTION_NAMES

LARGEST: Final = 32767
TABLE: Final = (
    "round",
    "is this the last round",
    "is the game over",
    "times the supply was exhausted",
    "cards in the deck",
    "tiles in the supply",
    "value II tiles left",
    "green spaces left",
    "first player (0 the observer, 1 her left neighbour, ...)",
    "does the observer owe a decision",
    "amount that the question is about, 0 for none",
    "token that the question is about (0 none, 1 A, ...)",
    "steps east of the building that it makes room for",
    "steps south of it",
    "buildings and tokens beyond the reach",
)
SEAT: Final = (
    "present",
    "owes a decision",
    "cards in hand, a sealed one and one set aside included",
    "resources",
    "stock",
    "points",
    "tiles, sealed ones included",
    "New Hand tokens",
    "took a green space this round",
    "events held, a sealed one included",
    "card revealed (0 none, else 1 + its place among the cards)",
    "tile revealed with it (0 none, else 1 + its place among the tiles)",
    "event revealed (0 none, else 1 + its kind)",
    "is Hal",
    *(
        f"{item} that a bonus brings to each action '{action}'"
        for action in ("exploit", "urbanize", "construct")
        for item in ("resources", "tiles", "points")
    ),
)
LAYERS: Final = (
    "colour (0 nothing, 1 red, 2 blue, 3 yellow, 4 green space)",
    "number",
    "floors",
    "owner (0 nobody, 1 the observer, 2 her left neighbour, ...)",
    "is a construction site",
    "token (0 none, 1 A, ...)",
)
QUESTIONS: Final = tuple(
    QUESTION_NAMES[kind]
    for kind in (
        *(state.DRAFT, state.CHOOSE, state.GIVE_BACK, state.EVENTS, state.ITEM),
        *(state.TOKEN, state.SPLIT, state.TIMING, state.QUALITY, state.PURCHASE),
    )
)
EVENTS: Final = ("design competition", "advertising campaign", "expropriation", "quality control")
SETTING: Final = ("seats", "level of Hal, 0 without him", "hand size", "are screens closed", *OUR_NAMES)
CARDS: Final = tuple(
    card_text(card)
    for card in [*tiles_numbered(1, HIGHEST_NEW), *range(FIRST_LETTER, FIRST_LETTER + LETTERS)]
)
TILES: Final = tuple(tile_text(tile) for tile in [*tiles_numbered(1, HIGHEST_PRESTIGE), GREEN_SPACE])
CHARACTER_NAMES: Final = tuple(f"C{number + 1}" for number in range(len(CHARACTERS)))
EXPERTS: Final = tuple(f"expert {number}" for number in range(p.ALL_EXPERTS))
DRAFT: Final = (*CHARACTER_NAMES, *EXPERTS)


class Field(NamedTuple):
    """A named part of an observation."""

    name: str
    first: int
    """Where it begins in the row of numbers."""
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    columns: tuple[str, ...]
    """What each number of the last axis stands for."""


def of_seats(name: str, first: int, high: int, meaning: str, columns: tuple[str, ...]) -> Field:
    """Return a field with a row for each seat, the observer's own first, then clockwise."""
    return Field(name, first, (p.ALL_SEATS, len(columns)), 0, high, meaning, columns)


def own(name: str, first: int, high: int, meaning: str, columns: tuple[str, ...]) -> Field:
    """Return a field of one row."""
    return Field(name, first, (len(columns),), 0, high, meaning, columns)


SQUARE: Final = (p.SIDE, p.SIDE, p.LAYERS)
FAR: Final = (p.MOST_BEYOND, p.BEYOND_COLUMNS)
MOST_GREEN: Final = 9
"""Green spaces are all alike; of every other tile there is one."""

FIELDS: Final = (
    Field("table", p.TABLE_AT, (len(TABLE),), -LARGEST, LARGEST, "what all share", TABLE),
    own("question", p.QUESTION_AT, 1, "what is asked", QUESTIONS),
    own("adding", p.ADDING_AT, 1, "the module that asks what goes with the card just committed", OUR_NAMES),
    own("options", p.OPTIONS_AT, p.ALL_SEATS, "how the game was set up", SETTING),
    Field(
        "seats",
        p.SEATS_AT,
        (p.ALL_SEATS, len(SEAT)),
        -1,
        LARGEST,
        "each player; -1 for what closed screens hide",
        SEAT,
    ),
    of_seats("characters", p.CHARACTERS_AT, 1, "characters in front of each player", CHARACTER_NAMES),
    of_seats("expert", p.EXPERTS_AT, 1, "each player's expert", EXPERTS),
    of_seats("kept", p.KEPT_AT, 1, "cards that each player has kept", CARDS),
    of_seats("known_cards", p.KNOWN_CARDS_AT, 1, "others' cards that went through the own hand", CARDS),
    of_seats("known_tiles", p.KNOWN_TILES_AT, MOST_GREEN, "tiles that all saw go behind a screen", TILES),
    of_seats("known_events", p.KNOWN_EVENTS_AT, 1, "events that all know a player to hold", EVENTS),
    own("hand", p.HAND_AT, 1, "the own hand", CARDS),
    own("tiles", p.TILES_AT, MOST_GREEN, "the own tiles", TILES),
    own("sealed_card", p.SEALED_CARD_AT, 1, "the own card, while it is face down", CARDS),
    own("sealed_tile", p.SEALED_TILE_AT, 1, "the own tile, while it is face down", TILES),
    own("lower_tile", p.LOWER_TILE_AT, 1, "the own tile laid under it", TILES),
    own("aside", p.ASIDE_AT, 1, "the own card set aside", CARDS),
    own("own_events", p.EVENTS_AT, 1, "the own events", EVENTS),
    own("sealed_event", p.SEALED_EVENT_AT, 1, "the own event, while it is face down", EVENTS),
    own("given", p.GIVEN_AT, MOST_GREEN, "the own tiles laid out to be given back", TILES),
    own("pack", p.PACK_AT, 1, "the pack at hand in the draft", DRAFT),
    own("drafted", p.DRAFTED_AT, 1, "what was kept so far in the draft", DRAFT),
    own("discard", p.DISCARD_AT, 1, "the discard pile", CARDS),
    own("cards_to_come", p.CARDS_TO_COME_AT, 1, "cards that may be in the deck, for all one knows", CARDS),
    own("tiles_to_come", p.TILES_TO_COME_AT, 1, "tiles that may be in a supply, for all one knows", TILES),
    own("prestige", p.PRESTIGE_AT, 1, "value III tiles that can be taken", TILES),
    Field(
        "city",
        p.CITY_AT,
        SQUARE,
        0,
        LARGEST,
        f"the city up to {p.REACH} steps from the middle of the first square: rows from the north, spaces "
        "from the west",
        (*LAYERS, "is the building that a token makes room for"),
    ),
    Field(
        "beyond",
        p.BEYOND_AT,
        FAR,
        -LARGEST,
        LARGEST,
        "what lies farther out: buildings in the order of founding, then tokens",
        ("steps east of the middle", "steps south of it", *LAYERS),
    ),
)
"""All that an observation consists of, in the order in which it lies there."""


def schema() -> list[dict[str, Any]]:
    """Return the fields as data that can be written as JSON."""
    return [field._asdict() for field in FIELDS]
