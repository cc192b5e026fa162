"""What an action would cost and bring, line by line in the order of the rules."""

from collections.abc import Callable, Iterator
from typing import Final

from ginkgopolis.engine.ids import EXPLOIT, RESOURCE, TILE, URBANIZE
from ginkgopolis.expansions import Parts, brought
from ginkgopolis.language import say
from ginkgopolis.language.words import ACTIONS, tile_words
from ginkgopolis.notation import read_tile
from ginkgopolis.story.deeds import Used
from ginkgopolis.story.fold import ITEM_NAMES
from ginkgopolis.trial.describe import SCORED
from ginkgopolis.trial.preview import Preview
from ginkgopolis.trial.shapes import LedgerLine
from ginkgopolis.trial.trial import Trial

HELP_LINES: Final[dict[str, Callable[[int], LedgerLine]]] = brought("trial", "help_line")
SHORT: Final = {RESOURCE: "ledger-short-resource", TILE: "ledger-short-tile"}
ONLY: Final = {RESOURCE: "ledger-only-resource", TILE: "ledger-only-tile"}
WAIVERS: Final = Parts("trial", "WAIVERS")


def ledger(trial: Trial) -> list[LedgerLine]:
    """Return what the action of a card would cost and bring."""
    found = trial.preview
    return [*eviction_lines(trial), *cost_lines(found), *gain_lines(found), *card_lines(found)]


def eviction_lines(trial: Trial) -> Iterator[LedgerLine]:
    """R5 (1): who takes resources back."""
    back = trial.preview.evicted
    if back is None:
        return
    own = back.seat == trial.seat
    message = "ledger-back-you" if own else "ledger-back"
    words = say(message, name=trial.names[back.seat], count=back.resources)
    note = say("ledger-back-points", count=back.points // back.resources) if back.points else ""
    seat = None if own else back.seat
    yield LedgerLine("gain", "undo", words, (back.resources, 0, back.points), note, seat)


def cost_lines(found: Preview) -> Iterator[LedgerLine]:
    """R2, R4, R5: what is bought, placed and paid."""
    if found.helped:
        yield HELP_LINES[found.helper](found.helped)
    if found.laid:
        words = say("ledger-tile" if found.laid == 1 else "ledger-tiles", tile=title(found.tile))
        yield LedgerLine("cost", "tile", words, (0, -found.laid, 0))
    if found.placed:
        words = say("ledger-place-one" if found.action == URBANIZE else "ledger-place")
        yield LedgerLine("cost", "floors", words, (-found.placed, 0, 0))
    paid, waived = found.paid, found.waived
    if paid.points or waived[0]:
        note = waiver(found, 0) if waived[0] else say("ledger-lower-note")
        yield LedgerLine("cost", "construct", say("ledger-lower"), (0, 0, -paid.points), note)
    if paid.resources or waived[1]:
        note = waiver(found, 1) if waived[1] else say("ledger-colour-note")
        yield LedgerLine("cost", "swap", say("ledger-colour"), (-paid.resources, 0, 0), note)


def waiver(found: Preview, cost: int) -> str:
    """Say why a lower number (0) or another colour (1) costs nothing, if the module says why."""
    messages = WAIVERS[found.after.modules]
    return say(messages[0][cost]) if messages else ""


def gain_lines(found: Preview) -> Iterator[LedgerLine]:
    """R3, R4, R6: what buildings, modules and bonuses bring."""
    action = EXPLOIT if found.alone else found.action
    yield from [use_line(use, action) for use in found.uses]
    yield from [line for item in (RESOURCE, TILE) for line in supply_lines(found, item)]
    if found.choice:
        yield LedgerLine("gain", "swap", say("ledger-choice"))
    for more in found.scored:
        _, message, icon = SCORED[more.by]
        yield LedgerLine("gain", icon, say(message), (0, 0, more.points))
    if any(found.bonuses):
        words = say("ledger-bonus", action=ACTIONS[action])
        yield LedgerLine("gain", ACTIONS[action], words, tuple(found.bonuses))


def supply_lines(found: Preview, item: int) -> Iterator[LedgerLine]:
    """R3, R6: of what buildings give some may be lacking; a letter brings the one item that is there."""
    name, got = ITEM_NAMES[item], found.gains[item]
    wanted = sum([use.amount for use in found.uses if use.item == name])
    if got != wanted:
        amounts = tuple([got - wanted if other == name else 0 for other in ITEM_NAMES])
        words = say((SHORT if got < wanted else ONLY)[item], wanted=wanted, count=got)
        yield LedgerLine("gain", name, words, amounts)


def use_line(use: Used, action: int) -> LedgerLine:
    """R3, R4: what a building gives."""
    words = say("ledger-use" if action == EXPLOIT else "ledger-neighbour", tile=title(read_tile(use.tile)))
    amounts = tuple([use.amount if use.item == item else 0 for item in ITEM_NAMES])
    return LedgerLine("gain", use.item, words, amounts)


def card_lines(found: Preview) -> Iterator[LedgerLine]:
    """R5 (6): the card that is kept."""
    if found.keeps:
        yield LedgerLine("card", "keep", say("ledger-keep", card=title(found.card)))


def title(tile: int) -> str:
    """Return a tile, or the building card that names it, as in `Red 7`."""
    words = tile_words(tile)
    return words[0].upper() + words[1:]
