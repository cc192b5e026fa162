"""What modules bring to the thinking of bots, found by the modules' names."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.bots.mind.insight import USUAL, Insight
from ginkgopolis.engine.state import Module, Modules
from ginkgopolis.expansions import ALL, brought

INSIGHTS: Final[dict[str, Insight]] = brought("bots.mind", "INSIGHT")
BY_QUESTION: Final[dict[int, Insight]] = {
    kind: INSIGHTS.get(name, USUAL) for name, module in ALL.items() for kind in module.own_frames()
}
IN_PLAY: Final[dict[Modules, list[Insight]]] = {}


def insights_of(modules: Modules) -> list[Insight]:
    """Return what is known of the modules in play, found once for all games with the same ones."""
    found = IN_PLAY.get(modules)
    if found is None:
        found = IN_PLAY[modules] = [insight_of(module) for module in modules.all]
    return found


def insight_of(module: Module) -> Insight:
    """Return what is known of a module."""
    return INSIGHTS.get(module.name(), USUAL)


def insight_into(question: i64) -> Insight:
    """Return what is known of the module that asks a question."""
    return BY_QUESTION.get(question, USUAL)
