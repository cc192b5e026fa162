"""Why a bot chose what it chose, in a sentence that tells players nothing they could not know."""

from collections.abc import Callable, Sequence
from typing import Final

from ginkgopolis.bots.mind import terms as t
from ginkgopolis.bots.mind.judge import Judge
from ginkgopolis.bots.mind.start import is_character
from ginkgopolis.bots.mind.weigh import position_after
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import gathered
from ginkgopolis.language import say
from ginkgopolis.language.patterns import Word
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import card_words, drafted_words, tile_words
from ginkgopolis.notation import move_text

CLEAR: Final = 0.15  # a difference that is worth a word, in points
TOKEN_MOVES: Final = (m.TOKEN_BESIDE, m.TOKEN_TO, m.TOKEN_SHIFT)
SCORE_GROUPS: Final = ("points", "resources", "tiles")
"""How `bot-reason` knows the parts of the greedy judge."""


def plan_groups() -> list[str]:
    """Return how `bot-reason` knows the parts of the planner's judge, several having one name."""
    groups = ["districts"] * t.TERMS
    groups[t.POINTS] = "points"
    for term in (t.FIRST_RESOURCE, t.FEW_RESOURCES, t.RESOURCES, t.NO_STOCK):
        groups[term] = "resources"
    for term in (t.FIRST_TILE, t.FEW_TILES, t.TILES, t.TILE_NUMBERS):
        groups[term] = "tiles"
    groups[t.BUILDS] = "means"
    for term in range(t.FIRST_BONUS, t.FIRST_BONUS + 9):
        groups[term] = "bonuses"
    for term in (t.CARD_POINTS, t.COLOUR_CARDS, t.HEIGHT_CARDS, t.TABLEAU_CARDS):
        groups[term] = "cards"
    for term in range(t.PASSED_HEIGHT, t.PASSED_LETTER + 1):
        groups[term] = "passed"
    for term, group in gathered("bots", "GROUPS").items():
        groups[term] = group
    return [*groups, "others"]


NAMES: Final[dict[int, Callable[[int], str]]] = gathered("bots", "NAMES")
PREFERRED: Final[dict[int, str]] = gathered("bots", "PREFERRED")
PLAN_GROUPS: Final = tuple(plan_groups())


def move_words(move: int, nameless: str = "bot-this-move") -> str:
    """Return a move as people would name it in a sentence; smaller decisions have no names."""
    kind, first = m.kind_of(move), m.field(move, 0)
    if kind == m.KEEP:
        return drafted_words(first, move_text(move))
    if kind == m.COMMIT:
        card, tile = card_words(first), m.tile_with(move)
        if tile == NONE:
            return say("bot-card-alone", card=card)
        return say("bot-card-with-tile", card=card, tile=tile_words(tile))
    if kind == m.NEW_HAND:
        return say("bot-new-hand")
    return NAMES[kind](move) if kind in NAMES else say(nameless)


def sentence(message: str, **words: Word) -> str:
    """Say a sentence, which may begin with the name of a move."""
    text = say(message, **words)
    return f"{text[0].upper()}{text[1:]}"


def no_choice() -> str:
    """Say that there was only one move."""
    return say("bot-no-choice")


def why(
    state: GameState, seat: int, chosen: int, others: Sequence[int], judge: Judge, groups: Sequence[str]
) -> str:
    """Say what is better about a move than about another one; the others come best first."""
    if not others:
        return no_choice()
    second = rival_of(chosen, others)
    name, other = move_words(chosen), move_words(second, "bot-next-best")
    if m.NEW_HAND in (m.kind_of(chosen), m.kind_of(second)):
        return sentence("bot-prefers", move=name, other=other)
    if m.kind_of(chosen) in PREFERRED:
        return sentence(PREFERRED[m.kind_of(chosen)], move=name)
    if brings_no_items(chosen) or brings_no_items(second):
        return sentence("bot-finds-useful", move=name, other=other)
    judge.prepare(state)
    after, instead = (position_after(state, seat, move, judge) for move in (chosen, second))
    if after.last_round != instead.last_round:
        message = "bot-prefers-the-end" if after.last_round else "bot-prefers-to-go-on"
        return sentence(message, move=name, other=other)
    reasons = differences(judge.parts(after, seat), judge.parts(instead, seat), groups)
    if not reasons and m.kind_of(chosen) in TOKEN_MOVES:
        return say("bot-any-plot")
    if not reasons:
        return sentence("bot-is-indifferent", move=name)
    return sentence("bot-prefers-for", move=name, other=other, reasons=listing(reasons))


def rival_of(chosen: int, others: Sequence[int]) -> int:
    """Return the best other move; of commitments the best with another card, which says more."""
    if m.kind_of(chosen) == m.COMMIT:
        for other in others:
            if m.kind_of(other) == m.COMMIT and m.card_of(other) != m.card_of(chosen):
                return other
    return others[0]


def brings_no_items(move: int) -> bool:
    """Is a card of the draft kept that is no character, so that there is nothing to count?"""
    return m.kind_of(move) == m.KEEP and not is_character(move)


def differences(ours: Sequence[float], theirs: Sequence[float], groups: Sequence[str]) -> list[str]:
    """Say in what one position is better than another, the largest gains only."""
    gains: dict[str, float] = {}
    for group, mine, yours in zip(groups, ours, theirs, strict=True):
        gains[group] = gains.get(group, 0.0) + mine - yours
    largest = sorted(gains.items(), key=lambda item: -item[1])[:2]
    return [say("bot-reason", group=group, gain=gain) for group, gain in largest if gain >= CLEAR]
