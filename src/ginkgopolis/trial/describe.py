"""What a move would do, in words."""

from collections.abc import Callable
from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import CONSTRUCT, RESOURCE, URBANIZE, is_letter
from ginkgopolis.engine.tokens import shifted
from ginkgopolis.engine.urbanize import place_named
from ginkgopolis.expansions import brought, gathered
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing, semicolons
from ginkgopolis.language.words import (
    card_effect,
    card_words,
    character_effect,
    character_words,
    item_words,
    letter_words,
    tile_words,
)
from ginkgopolis.trial.preview import Preview
from ginkgopolis.trial.shapes import Needs
from ginkgopolis.trial.trial import Trial

SIDES: Final = ("north", "east", "south", "west")
PLAIN: Final = {m.NEW_HAND: "move-new-hand", m.TAKE_BACK: "move-take-back", m.DONE: "move-done"}
"""Moves without anything to choose in them."""


def describe(trial: Trial) -> str:
    """Say what a legal move would do, as far as the seat can know."""
    title = action_title(trial)
    if title is not None:
        return say("explained", move=title, parts=semicolons(effect_words(trial)))
    kind = m.kind_of(trial.move)
    for words in DESCRIPTIONS[kind]:
        told = words(trial)
        if told is not None:
            return told
    return say(PLAIN[kind])


# Actions


def action_title(trial: Trial) -> str | None:
    """Name the action that a card would do; None if the move does not change what a card would do."""
    title = ACTION_TITLES.get(m.kind_of(trial.move))
    return None if title is None else title(trial)


def commitment_words(trial: Trial) -> str:
    """C1: a card, alone or with a tile."""
    found = trial.preview
    card = card_words(found.card)
    if found.action == URBANIZE:
        return say("move-urbanize", letter=card, tile=tile_words(found.tile))
    if found.action == CONSTRUCT:
        return say("move-construct", tile=tile_words(found.tile), card=card)
    if is_letter(found.card):
        return say("move-exploit", card=card)
    return say("move-exploit-building", card=card, floors=found.floors)


def effect_words(trial: Trial) -> list[str]:
    """Say what an action takes and gives, and who gets what back."""
    found = trial.preview
    parts = lacking_words(found, found.needs) if found.needs else []
    if not found.alone:
        parts += cost_words(trial, found)
    parts += gain_words(found)
    if found.keeps:
        parts.append(say("keep", effect=card_effect(found.card)))
    if found.ends:
        parts.append(say("ends"))
    return parts


def lacking_words(found: Preview, needs: Needs) -> list[str]:
    """Say what is missing to place the tile (R2), and whether a module would help out."""
    parts = []
    if needs.resources > needs.has_resources:
        parts.append(say("lacking-resources", resources=needs.resources, has=needs.has_resources))
    if needs.points > needs.has_points:
        parts.append(say("lacking-points", points=needs.points, has=needs.has_points))
    return [*parts, say("played-alone") if found.alone else HELP_WORDS[found.helper](found.helped)]


def cost_words(trial: Trial, found: Preview) -> list[str]:
    """Say what the action takes, and who takes resources back."""
    parts = []
    back, paid, waived = found.evicted, found.paid, found.waived
    if back and back.seat == trial.seat:
        parts.append(say("own-return", amount=back.resources))
    elif back:
        name = trial.names[back.seat]
        parts.append(say("owner-return", name=name, resources=back.resources, points=back.points))
    if paid.points:
        parts.append(say("pay", points=paid.points))
    if waived[0]:
        parts.append(say("number-waived"))
    if paid.resources:
        parts.append(say("discard", resources=paid.resources))
    if waived[1]:
        parts.append(say("colour-waived"))
    if found.placed:
        parts.append(say("place", resources=found.placed))
    return parts


def gain_words(found: Preview) -> list[str]:
    """Say what the action brings, and what modules and bonuses add to it."""
    items = say("resource-or-tile") if found.choice else item_words(*found.gains)
    bonuses = item_words(*found.bonuses)
    parts = [say("gain", items=items)] if items else []
    parts += [say(SCORED[more.by][0], points=more.points) for more in found.scored]
    if bonuses:
        parts.append(say("gain-bonus", items=bonuses))
    if not parts and found.action != CONSTRUCT:
        parts.append(say("gain-nothing"))
    return parts


# Answers to questions


def describe_keep(trial: Trial) -> str:
    """S5: a character."""
    card = m.field(trial.move, 0)
    return say("move-keep-character", character=character_words(card), effect=character_effect(card))


def describe_token_move(trial: Trial) -> str:
    """Say where a token would go (T2, T3, T4)."""
    kind, first, city = m.kind_of(trial.move), m.field(trial.move, 0), trial.state.city
    _, _, letter, building = trial.state.frames[-1]
    if kind == m.TOKEN_SHIFT:
        space = dict(shifted(city, letter, first))[letter]
    else:
        space = place_named(city, building, trial.move)
    if kind == m.TOKEN_BESIDE:
        return say("move-token-beside", side=SIDES[first], letter=letter_words(letter))
    words = {"letter": letter_words(letter), "place": space_words(city, space)}
    if kind == m.TOKEN_TO:
        return say("move-token-to", **words)
    return say("move-token-clockwise" if first == m.CLOCKWISE else "move-token-counterclockwise", **words)


def space_words(city: City, space: int) -> str:
    """Say where a free space lies, as in `north of red 4 and east of blue 2`."""
    words = []
    for side, name in enumerate(SIDES):
        other = city.beside(space, (side + 2) % 4)
        if other in city.space:
            tile = city.top_of(city.space.index(other))
            words.append(say("space-beside", side=name, building=tile_words(tile)))
    return listing(words)


def describe_item(trial: Trial) -> str:
    """R3: a resource or a tile."""
    return say("move-resource" if m.field(trial.move, 0) == RESOURCE else "move-tile")


def describe_give(trial: Trial) -> str:
    """E1: a tile to give back."""
    points = 1
    for module in trial.state.modules.all:
        points = module.points_for_giving_back(trial.state, trial.seat, points)
    return say("move-give", tile=tile_words(m.field(trial.move, 0)), points=points)


Describe = Callable[[Trial], str | None]
OURS: Final[dict[int, Describe]] = {
    m.KEEP: describe_keep,
    m.TAKE_ITEM: describe_item,
    m.TOKEN_BESIDE: describe_token_move,
    m.TOKEN_TO: describe_token_move,
    m.TOKEN_SHIFT: describe_token_move,
    m.GIVE: describe_give,
}


def words_by_kind() -> dict[int, list[Describe]]:
    """Return who may have words for each kind of move; modules leave to us what is not theirs."""
    found: dict[int, list[Describe]] = {kind: [] for kind in PLAIN}
    for told in (*brought("trial", "DESCRIPTIONS").values(), OURS):
        for kind, words in told.items():
            found.setdefault(kind, []).append(words)
    return found


DESCRIPTIONS: Final = words_by_kind()
SCORED: Final[dict[str, tuple[str, str, str]]] = gathered("trial", "SCORED")
"""For points that modules bring: the messages of explanations and ledgers, and an icon."""
HELP_WORDS: Final[dict[str, Callable[[int], str]]] = brought("trial", "help_words")
ACTION_TITLES: Final[dict[int, Describe]] = {m.COMMIT: commitment_words} | gathered("trial", "ACTION_TITLES")
