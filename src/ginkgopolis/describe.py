"""Words for cards, tiles, characters and moves, made from what also plays the rules."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import (
    ENDGAME,
    FIRST_ENDGAME,
    PER_BONUS_CARD_OF,
    PER_CARD_OF_COLOUR,
    PER_LOW_BUILDING,
    PER_RESOURCE_ON,
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
    POINT,
    RESOURCE,
    TILE,
    URBANIZE,
    colour_of,
    is_letter,
    number_of,
)
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.tokens import shifted
from ginkgopolis.engine.urbanize import place_named
from ginkgopolis.notation import card_text, move_text
from ginkgopolis.phrases import listing, say
from ginkgopolis.preview import Preview, preview

ITEMS: Final = ("resources", "tiles", "points")


def tile_words(tile: int) -> str:
    """Return a tile, or the building card that names it, as in `red 7`."""
    return say(f"tile-{colour_of(tile)}", number=number_of(tile))


def card_words(card: int) -> str:
    """Return a card as in `red 7` or `A`."""
    return card_text(card) if is_letter(card) else tile_words(card)


def letter_words(letter: int) -> str:
    """Return the letter, 0 to 11, of a token."""
    return card_text(FIRST_LETTER + letter)


def tile_list(tiles: list[int]) -> str:
    """Return tiles in order, as in `red 4 and blue 8`."""
    return listing([tile_words(tile) for tile in sorted(tiles)])


def card_list(cards: list[int]) -> str:
    """Return cards in order, letters first, as in `A, C and red 2`."""
    return listing([card_words(card) for card in sorted(cards, key=lambda card: (not is_letter(card), card))])


def place_words(east: int, south: int) -> str:
    """Return a place as it is written in moves and beside the drawn city, as in `2E1N`."""
    return move_text(m.token_to_move(east, south)).removeprefix(">")


def item_words(resources: int, tiles: int, points: int) -> str:
    """Return amounts of items, as in `2 resources and 1 point`; nothing for none."""
    amounts = zip(ITEMS, (resources, tiles, points))
    return listing([say(item, amount) for item, amount in amounts if amount])


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
    if what == PER_LOW_BUILDING:
        return say("endgame-low", points=points)
    if what == PER_TALL_BUILDING:
        return say("endgame-tall", points=points)
    if what == PER_BONUS_CARD_OF:
        return say(f"endgame-bonus-{of}", points=points)
    if what == PER_CARD_OF_COLOUR:
        return say("endgame-colour", points=points, colour=say(f"colour-{of}"))
    return say("endgame-flat", points=points)


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


def describe_move(state: GameState, names: Sequence[str], seat: int, move: int) -> str:
    """Say what a legal move would do, as far as the seat can know."""
    kind = m.kind_of(move)
    first = m.field(move, 0)
    if kind == m.COMMIT:
        return describe_commitment(preview(state, seat, move), names, seat)
    if kind == m.KEEP:
        return say("move-keep-character", character=character_words(first), effect=character_effect(first))
    if kind == m.TAKE_ITEM:
        return say("move-resource" if first == RESOURCE else "move-tile")
    if kind == m.GIVE:
        return say("move-give", tile=tile_words(first))
    if kind in (m.TOKEN_BESIDE, m.TOKEN_TO, m.TOKEN_SHIFT):
        return describe_token_move(state, move)
    return say({m.NEW_HAND: "move-new-hand", m.TAKE_BACK: "move-take-back", m.DONE: "move-done"}[kind])


def describe_token_move(state: GameState, move: int) -> str:
    """Say where a token would go (T2, T3, T4)."""
    _, _, letter, building = state.frames[-1]
    kind, first = m.kind_of(move), m.field(move, 0)
    if kind == m.TOKEN_SHIFT:
        space = dict(shifted(state.city, letter, first))[letter]
        message = f"move-token-shift-{first}"
    else:
        space = place_named(state.city, building, move)
        message = f"move-token-{first}" if kind == m.TOKEN_BESIDE else "move-token-to"
    place = place_words(state.city.east_of_middle(space), state.city.south_of_middle(space))
    return say(message, letter=letter_words(letter), place=place)


def describe_commitment(found: Preview, names: Sequence[str], seat: int) -> str:
    """Say what an action takes and gives, and who gets what back."""
    move = action_words(found)
    parts = [lacking_words(found)] if found.needs else cost_words(found, names, seat)
    parts += gain_words(found)
    if found.keeps:
        parts.append(say("keep", effect=card_effect(found.card)))
    if found.ends:
        parts.append(say("ends"))
    return say("explained", move=move, parts=semicolons(parts))


def action_words(found: Preview) -> str:
    """Name the action, the card and the tile."""
    card = card_words(found.card)
    if found.action == URBANIZE:
        return say("move-urbanize", letter=card, tile=tile_words(found.tile))
    if found.action == CONSTRUCT:
        return say("move-construct", tile=tile_words(found.tile), card=card)
    if is_letter(found.card):
        return say("move-exploit", card=card)
    return say("move-exploit-building", card=card, floors=say("floors", found.floors))


def lacking_words(found: Preview) -> str:
    """Say what is missing to place the tile (R2)."""
    needed, have = [], []
    for item, need, has in zip(("resources", "points"), found.needs or (), found.has):
        if need > has:
            needed.append(say(item, need))
            have.append(str(has))
    return say("played-alone", lacking=say("lacking", needed=listing(needed), have=listing(have)))


def cost_words(found: Preview, names: Sequence[str], seat: int) -> list[str]:
    """Say what the action takes, and who takes resources back."""
    parts = []
    if found.returned and found.returned[0] == seat:
        parts.append(say("own-return", found.returned[1]))
    elif found.returned:
        owner, resources, points = found.returned
        back, scored = say("resources", resources), say("points", points)
        parts.append(say("owner-return", name=names[owner], resources=back, points=scored))
    if found.pays[0]:
        parts.append(say("pay", points=say("points", found.pays[0])))
    if found.pays[1]:
        parts.append(say("discard", resources=say("resources", found.pays[1])))
    if found.placed:
        parts.append(say("place", resources=say("resources", found.placed)))
    return parts


def gain_words(found: Preview) -> list[str]:
    """Say what the action brings, and what its bonuses bring."""
    items = say("resource-or-tile") if found.choice else item_words(*found.gains)
    bonuses = item_words(*found.bonuses)
    parts = [say("gain", items=items)] if items else []
    if bonuses:
        parts.append(say("gain-bonus", items=bonuses))
    if not parts and found.action != CONSTRUCT:
        parts.append(say("gain-nothing"))
    return parts


def semicolons(parts: list[str]) -> str:
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
