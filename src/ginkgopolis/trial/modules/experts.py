"""M6: the words of the experts' moves, and what experts change about an action."""

from typing import Final

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import EXPERT_EVENTS, FIRST_EXPERT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import DRAFT
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import event_words, expert_effect, expert_words, tile_words
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.trial.shapes import LedgerLine
from ginkgopolis.trial.trial import Trial


def describe_keep(trial: Trial) -> str | None:
    """S5: an expert of the draft; with events she brings two."""
    expert = m.field(trial.move, 0) - FIRST_EXPERT
    if expert < 0:
        return None
    name = EXPERT_NAMES[expert]
    words = {"expert": expert_words(name), "effect": expert_effect(name)}
    if "events" not in trial.state.modules.names.values():
        return say("move-keep-expert", **words)
    events = listing([event_words(EVENT_NAMES[event]) for event in EXPERT_EVENTS[expert]])
    return say("move-keep-expert-events", events=events, **words)


def describe_done(trial: Trial) -> str | None:
    """S5: no expert among the cards."""
    return say("move-no-expert") if question(trial.state) == DRAFT else None


def hiding_words(trial: Trial) -> str | None:
    """Master architect: a second tile hidden under the first."""
    upper, lower = trial.state.committed_tiles[trial.seat], m.optional(trial.move)
    if lower == NONE:
        return None
    return say("move-under", lower=tile_words(lower), tile=tile_words(upper))


def describe_single(trial: Trial) -> str:
    """Master architect: no second tile."""
    return say("move-single", tile=tile_words(trial.state.committed_tiles[trial.seat]))


def describe_purchase(trial: Trial) -> str:
    """Banker: missing resources bought, or not."""
    if not m.field(trial.move, 0):
        return say("move-decline")
    missing = trial.state.frames[-1][2]
    return say("move-buy", resources=missing, points=missing)


def help_words(missing: int) -> str:
    """Banker: what is lacking could be bought."""
    return say("could-buy", resources=missing, points=missing)


def help_line(missing: int) -> LedgerLine:
    """Banker: what she buys."""
    words, note = say("ledger-buys", count=missing), say("ledger-buys-note")
    return LedgerLine("cost", "swap", words, (missing, 0, -missing), note)


SCORED: Final = {"inspector": ("gain-inspector", "ledger-inspector", "district")}
WAIVERS: Final = ("ledger-waived-artist", "ledger-waived-mayor")
ACTION_TITLES: Final = {m.ADD_LOWER_TILE: hiding_words}
DESCRIPTIONS: Final = {
    m.KEEP: describe_keep,
    m.DONE: describe_done,
    m.ADD_LOWER_TILE: describe_single,
    m.BUY: describe_purchase,
}
