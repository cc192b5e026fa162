"""Words for tiles, cards, characters, experts and events, made from the tables that also play the rules."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import (
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
from ginkgopolis.notation import card_text, move_text
from ginkgopolis.phrases import listing, say

ITEMS: Final = ("resources", "tiles", "points")
ENDGAME_PHRASES: Final = {
    PER_LOW_BUILDING: "endgame-low",
    PER_TALL_BUILDING: "endgame-tall",
    PER_PERMANENT_CARD: "endgame-permanent",
    PER_SET_OF_ACTIONS: "endgame-actions",
    PER_SET_OF_COLOURS: "endgame-colours",
}


def tile_words(tile: int) -> str:
    """Return a tile, or the building card that names it, as in `red 7` or `a green space`."""
    if tile == GREEN_SPACE:
        return say("green-spaces", 1)
    return say(f"tile-{colour_of(tile)}", number=number_of(tile))


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
    return listing([*words, say("green-spaces", greens)] if greens else words)


def card_list(cards: Sequence[int]) -> str:
    """Return cards in order, letters first, as in `A, C and red 2`."""
    return listing([card_words(card) for card in sorted(cards, key=lambda card: (not is_letter(card), card))])


def place_words(east: int, south: int) -> str:
    """Return a place as it is written in moves and beside the drawn city, as in `2E1N`."""
    return move_text(m.token_to_move(east, south)).removeprefix(">")


def item_words(resources: int, tiles: int, points: int) -> str:
    """Return amounts of items, as in `2 resources and 1 point`; nothing for none."""
    amounts = zip(ITEMS, (resources, tiles, points))
    return listing([say(item, amount) for item, amount in amounts if amount])


def drawn_words(new: int, usual: int) -> str:
    """Return how many tiles of value II and of the common supply are drawn, without naming them."""
    amounts = (("new-tiles", new), ("tiles", usual))
    return listing([say(kind, amount) for kind, amount in amounts if amount])


def card_effect(card: int) -> str:
    """Say what a card does: for its keeper, or an urbanization card when it is played."""
    if is_letter(card):
        return say("letter-effect", letter=card_text(card))
    number = number_of(card)
    if is_permanent(number):
        return say(f"bonus-{bonus_action(number)}", items=bonus_items(colour_of(card), bonus_points(number)))
    return endgame_effect(card)


def endgame_effect(card: int) -> str:
    """Say what a card from 10 on scores at the end (B2)."""
    what, _, _, _, each = ENDGAME[number_of(card) - FIRST_ENDGAME]
    of = endgame_of(card)
    points = say("points", each)
    if what == PER_RESOURCE_ON:
        return say("endgame-resources", points=points, colour=say(f"colour-{of}"))
    if what == PER_BONUS_CARD_OF:
        return say(f"endgame-bonus-{of}", points=points)
    if what == PER_CARD_OF_COLOUR:
        return say("endgame-colour", points=points, colour=say(f"colour-{of}"))
    return say(ENDGAME_PHRASES.get(what, "endgame-flat"), points=points)


def bonus_items(colour: int, points: int) -> str:
    """Return one item of a colour and points besides it, as in `1 tile and 1 point`."""
    amounts = [0, 0, points]
    amounts[colour] += 1
    return item_words(amounts[RESOURCE], amounts[TILE], amounts[POINT])


def character_words(character: int) -> str:
    """Return a character as in `C14`."""
    return say("character", number=character)


def character_bonus(character: int) -> str:
    """Say what a character brings again and again, as in `each time you exploit: 1 tile`."""
    return say(f"bonus-{character_action(character)}", items=bonus_items(character_colour(character), 0))


def character_effect(character: int) -> str:
    """Say all that a character brings."""
    start = [character_start(character, item) for item in (RESOURCE, TILE, POINT)]
    return say("character-effect", effect=character_bonus(character), items=item_words(*start))


def character_short(character: int) -> str:
    """Return a character with its bonus in a few words, as in `C14 (exploit: 1 point)`."""
    items = bonus_items(character_colour(character), 0)
    effect = say(f"bonus-short-{character_action(character)}", items=items)
    return say("character-short", number=character, effect=effect)


def expert_words(expert: int) -> str:
    """Return an expert as in `the banker`."""
    return say(f"expert-{expert}")


def expert_effect(expert: int) -> str:
    """Say what an expert can do (M6)."""
    return say(f"expert-effect-{expert}")


def event_words(event: int) -> str:
    """Return an event as in `the quality control`."""
    return say(f"event-{event}")


def event_effect(event: int) -> str:
    """Say what an event does (M4)."""
    return say(f"event-effect-{event}")


def semicolons(parts: Sequence[str]) -> str:
    """Return the parts of an explanation as one."""
    text = parts[0]
    for part in parts[1:]:
        text = say("part", first=text, last=part)
    return text


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
            parts.append(say(f"bonus-short-{action}", items=item_words(*amounts)))
    return semicolons(parts) if parts else ""
