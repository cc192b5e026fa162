"""M6: what an expert is good for."""

from collections.abc import Iterator
from typing import Final

from ginkgopolis.bots.mind.modules.experts import INSIGHT
from ginkgopolis.bots.mind.terms import EXPERT_POINTS
from ginkgopolis.engine.moves import keep_move
from ginkgopolis.language import say
from ginkgopolis.language.words import expert_effect
from ginkgopolis.notation import move_text

EDGE: Final = 0.5
"""Points from which on an expert is better or worse than a usual character."""
GROUPS: Final = {EXPERT_POINTS: "expert"}


def kept(card: int) -> Iterator[str]:
    """Say what an expert does, and how useful that is."""
    edge = INSIGHT.edge(card)
    use = "more" if edge > EDGE else "less" if edge < -EDGE else "same"
    yield say("lesson-expert", effect=expert_effect(move_text(keep_move(card))), use=use)
