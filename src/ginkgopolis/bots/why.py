"""Why a bot chose what it chose, in a sentence that tells players nothing they could not know."""

from collections.abc import Sequence
from typing import Final

from ginkgopolis.bots.mind import terms as t
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.bots.mind.weigh import position_after
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import FIRST_EXPERT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import move_text
from ginkgopolis.phrases import listing
from ginkgopolis.words import card_words, character_short, event_words, expert_words, tile_words

NO_CHOICE: Final = "There was nothing else to do."
CLEAR: Final = 0.15  # a difference that is worth a word, in points
SCORE_GROUPS: Final = ("points", "resources", "tiles")
"""What the parts of the greedy judge are called."""

OTHERS: Final = "what it leaves the others"
BONUSES: Final = "bonuses for the rest of the game"
DISTRICTS: Final = "strength in the districts"
CARDS: Final = "cards that score at the end"
PASSED: Final = "what it keeps from the next player's hand"


def plan_groups() -> list[str]:
    """Return what the parts of the planner's judge are called, several having one name."""
    groups = [DISTRICTS] * t.TERMS
    groups[t.POINTS] = "points"
    for term in (t.FIRST_RESOURCE, t.FEW_RESOURCES, t.RESOURCES, t.NO_STOCK):
        groups[term] = "resources"
    for term in (t.FIRST_TILE, t.FEW_TILES, t.TILES, t.TILE_NUMBERS):
        groups[term] = "tiles"
    groups[t.BUILDS] = "means to build with"
    for term in range(t.FIRST_BONUS, t.FIRST_BONUS + 9):
        groups[term] = BONUSES
    for term in (t.CARD_POINTS, t.COLOUR_CARDS, t.HEIGHT_CARDS, t.TABLEAU_CARDS):
        groups[term] = CARDS
    for term in range(t.PASSED_HEIGHT, t.PASSED_LETTER + 1):
        groups[term] = PASSED
    groups[t.EXPERT_POINTS] = "the expert's points"
    groups[t.EVENT_TILES] = "events kept for later"
    return [*groups, OTHERS]


PLAN_GROUPS: Final = tuple(plan_groups())


def move_words(move: int) -> str:
    """Return a move as people would name it in a sentence."""
    kind, first = m.kind_of(move), m.field(move, 0)
    if kind == m.KEEP:
        return character_short(first) if first < FIRST_EXPERT else expert_words(first - FIRST_EXPERT)
    if kind == m.COMMIT:
        tile = m.tile_with(move)
        return f"{card_words(first)} {'alone' if tile == NONE else f'with {tile_words(tile)}'}"
    if kind == m.NEW_HAND:
        return "a new hand"
    if kind == m.KEEP_EVENTS:
        return f"{event_words(first)} and {event_words(m.field(move, 1))}"
    return f"'{move_text(move)}'"


def sentence(text: str) -> str:
    """Return a text as a sentence."""
    return f"{text[0].upper()}{text[1:]}."


def why(
    state: GameState, seat: int, chosen: int, others: Sequence[int], judge: Judge, groups: Sequence[str]
) -> str:
    """Say what is better about a move than about another one; the others come best first."""
    if not others:
        return NO_CHOICE
    second = rival_of(chosen, others)
    name, other = move_words(chosen), move_words(second)
    if m.NEW_HAND in (m.kind_of(chosen), m.kind_of(second)):
        return sentence(f"{name} promises more than {other} does")
    if m.kind_of(chosen) == m.KEEP_EVENTS:
        return sentence(f"{name} are of most use on the whole")
    if is_expert(chosen) or is_expert(second):
        return sentence(f"{name} is of more use on the whole than {other}")
    judge.prepare(state)
    after, instead = (position_after(state, seat, move, judge) for move in (chosen, second))
    if after.last_round != instead.last_round:
        return sentence(
            f"{name}, which ends the game, promises more than {other} does"
            if after.last_round
            else f"{name} promises more than {other} does, which would end the game"
        )
    reasons = differences(judge.parts(after, seat), judge.parts(instead, seat), groups)
    if not reasons:
        return sentence(f"{name} is as good as anything else here")
    return sentence(f"{name} promises more than {other} does: {listing(reasons)}")


def rival_of(chosen: int, others: Sequence[int]) -> int:
    """Return the best other move; of commitments the best with another card, which says more."""
    if m.kind_of(chosen) == m.COMMIT:
        for other in others:
            if m.kind_of(other) == m.COMMIT and m.card_of(other) != m.card_of(chosen):
                return other
    return others[0]


def is_expert(move: int) -> bool:
    """Is an expert kept, or nothing?"""
    kind = m.kind_of(move)
    return kind == m.KEEP and m.field(move, 0) >= FIRST_EXPERT


def differences(ours: Sequence[float], theirs: Sequence[float], groups: Sequence[str]) -> list[str]:
    """Say in what one position is better than another, the largest gains only."""
    gains: dict[str, float] = {}
    for group, mine, yours in zip(groups, ours, theirs, strict=True):
        gains[group] = gains.get(group, 0.0) + mine - yours
    largest = sorted(gains.items(), key=lambda item: -item[1])[:2]
    return [f"{group} (+{gain:.1f})" for group, gain in largest if gain >= CLEAR]
