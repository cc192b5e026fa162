"""Words for tiles, cards, characters, experts and events, made from the tables that also play the rules."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ginkgopolis.engine.cards import (
    CHARACTERS,
    ENDGAME,
    FIRST_ENDGAME,
    PER_BONUS_CARD_OF,
    PER_CARD_OF_COLOUR,
    PER_LOW_BUILDING,
    PER_PERMANENT_CARD,
    PER_RESOURCE_ON,
    PER_SET_OF_ACTIONS,
    PER_SET_OF_COLOURS,
    PER_TALL_BUILDING,
    bonus_action,
    bonus_points,
    character_action,
    character_colour,
    character_start,
    endgame_of,
    is_permanent,
)
from ginkgopolis.engine.ids import (
    CONSTRUCT,
    EXPLOIT,
    FIRST_LETTER,
    GREEN_SPACE,
    POINT,
    RESOURCE,
    TILE,
    URBANIZE,
    colour_of,
    is_letter,
    number_of,
)
from ginkgopolis.language import Speaker, say, speaker
from ginkgopolis.language.phrases import listing, semicolons
from ginkgopolis.notation import card_text
from ginkgopolis.scores import COLOUR_NAMES

MOST_KEPT: Final = 1024  # words that are kept as they were said last
ITEMS: Final = ("resources", "tiles", "points")
ACTIONS: Final = ("exploit", "urbanize", "construct")
ENDGAME_PHRASES: Final = {
    PER_LOW_BUILDING: "endgame-low-building",
    PER_TALL_BUILDING: "endgame-tall-building",
    PER_PERMANENT_CARD: "endgame-permanent-card",
    PER_SET_OF_ACTIONS: "endgame-set-of-actions",
    PER_SET_OF_COLOURS: "endgame-set-of-colours",
}


def key(name: str) -> str:
    """Return how messages know an expert, an event, a module or a question, as in `keep-a-card`."""
    return name.replace(" ", "-").replace("_", "-")


def player_words(seat: int) -> str:
    """Return what somebody is called who has given no name, as in `Player 2`."""
    return say("player-unnamed", number=seat + 1)


def tile_words(tile: int) -> str:
    """Return a tile, or the building card that names it, as in `red 7` or `a green space`."""
    return name_tile(speaker(), tile)


@lru_cache(MOST_KEPT)
def name_tile(speaker: Speaker, tile: int) -> str:
    """Say the words for a tile."""
    if tile == GREEN_SPACE:
        return speaker.say("green-spaces", amount=1)
    return speaker.say("tile-name", colour=COLOUR_NAMES[colour_of(tile)], number=number_of(tile))


def card_words(card: int) -> str:
    """Return a card as in `red 7` or `A`."""
    return card_text(card) if is_letter(card) else tile_words(card)


def letter_words(letter: int) -> str:
    """Return the letter, 0 to 11, of a token."""
    return card_text(FIRST_LETTER + letter)


def tile_list(tiles: Sequence[int]) -> str:
    """Return tiles in order, as in `red 4, blue 8 and 2 green spaces`."""
    words = [tile_words(tile) for tile in sorted(tiles) if tile != GREEN_SPACE]
    greens = tiles.count(GREEN_SPACE)
    return listing([*words, say("green-spaces", amount=greens)] if greens else words)


def card_list(cards: Sequence[int]) -> str:
    """Return cards in order, letters first, as in `A, C and red 2`."""
    letters = [card_text(card) for card in sorted(cards) if is_letter(card)]
    return listing(letters + [tile_words(card) for card in sorted(cards) if not is_letter(card)])


def item_words(resources: int, tiles: int, points: int) -> str:
    """Return amounts of items, as in `2 resources and 1 point`; nothing for none."""
    return name_items(speaker(), resources, tiles, points)


@lru_cache(MOST_KEPT)
def name_items(speaker: Speaker, resources: int, tiles: int, points: int) -> str:
    """Say the words for items; it is the speaker's turn."""
    amounts = zip(ITEMS, (resources, tiles, points))
    return listing([speaker.say(item, **{item: amount}) for item, amount in amounts if amount])


def drawn_words(new: int, usual: int) -> str:
    """Return how many tiles of value II and of the common supply are drawn, without naming them."""
    value_two = [say("new-tiles", amount=new)] if new else []
    return listing([*value_two, say("tiles", tiles=usual)] if usual else value_two)


def card_effect(card: int) -> str:
    """Say what a card does: for its keeper, or an urbanization card when it is played."""
    if is_letter(card):
        return say("letter-effect", letter=card_text(card))
    number = number_of(card)
    if is_permanent(number):
        items = bonus_items(colour_of(card), bonus_points(number))
        return say("bonus", action=ACTIONS[bonus_action(number)], items=items)
    return endgame_effect(card)


def endgame_effect(card: int) -> str:
    """Say what a card from 10 on scores at the end (B2)."""
    what, _, _, _, each = ENDGAME[number_of(card) - FIRST_ENDGAME]
    of = endgame_of(card)
    if what == PER_RESOURCE_ON:
        return say("endgame-resource-on", points=each, colour=COLOUR_NAMES[of])
    if what == PER_BONUS_CARD_OF:
        return say("endgame-bonus-card-of", points=each, action=ACTIONS[of])
    if what == PER_CARD_OF_COLOUR:
        return say("endgame-card-of-colour", points=each, colour=COLOUR_NAMES[of])
    return say(ENDGAME_PHRASES.get(what, "endgame-flat"), points=each)


def bonus_items(colour: int, points: int) -> str:
    """Return one item of a colour and points besides it, as in `1 tile and 1 point`."""
    amounts = [0, 0, points]
    amounts[colour] += 1
    return item_words(amounts[RESOURCE], amounts[TILE], amounts[POINT])


def character_words(character: int) -> str:
    """Return a character by the name on its card, as in `the city planner`."""
    return say("character-name", colour=COLOUR_NAMES[character_colour(character)])


def character_title(character: int) -> str:
    """Return the head of a character's card, as in `City planner`."""
    return say("character-title", colour=COLOUR_NAMES[character_colour(character)])


def character_bonus(character: int) -> str:
    """Say what a character brings again and again, as in `each time you exploit: 1 tile`."""
    items = bonus_items(character_colour(character), 0)
    return say("bonus", action=ACTIONS[character_action(character)], items=items)


def character_effect(character: int) -> str:
    """Say all that a character brings."""
    start = [character_start(character, item) for item in (RESOURCE, TILE, POINT)]
    return say("character-effect", effect=character_bonus(character), items=item_words(*start))


def character_short(character: int) -> str:
    """Return a character with its bonus in a few words, as in `the city planner (exploit: 1 point)`."""
    items = bonus_items(character_colour(character), 0)
    effect = say("bonus-short", action=ACTIONS[character_action(character)], items=items)
    return say("character-short", colour=COLOUR_NAMES[character_colour(character)], effect=effect)


def expert_words(name: str) -> str:
    """Return an expert as in `the banker`."""
    return say("expert-name", expert=key(name))


def expert_title(name: str) -> str:
    """Return an expert of a view or a score, as in `banker`."""
    return say("expert-title", expert=key(name))


def expert_effect(name: str) -> str:
    """Say what an expert can do (M6)."""
    return say("expert-effect", expert=key(name))


def drafted_words(card: int, name: str) -> str:
    """Return a card of the draft, which moves call by this name: a character in a few words, or an expert."""
    return character_short(card) if card <= len(CHARACTERS) else expert_words(name)


def event_words(name: str) -> str:
    """Return an event as in `the quality control`."""
    return say("event-name", event=key(name))


def event_title(name: str) -> str:
    """Return an event of a view, as in `quality control`."""
    return say("event-title", event=key(name))


def event_effect(name: str) -> str:
    """Say what an event does (M4)."""
    return say("event-effect", event=key(name))


def bonus_summary(characters: Sequence[int], kept: Sequence[int]) -> str:
    """Add up the permanent bonuses of a player's cards, as in `exploit: 1 tile; construct: 2 points`."""
    parts = []
    for action in (EXPLOIT, URBANIZE, CONSTRUCT):
        amounts = [0, 0, 0]
        for character in characters:
            if character_action(character) == action:
                amounts[character_colour(character)] += 1
        for card in kept:
            if is_permanent(number_of(card)) and bonus_action(number_of(card)) == action:
                amounts[colour_of(card)] += 1
                amounts[POINT] += bonus_points(number_of(card))
        if any(amounts):
            parts.append(say("bonus-short", action=ACTIONS[action], items=item_words(*amounts)))
    return semicolons(parts) if parts else ""
