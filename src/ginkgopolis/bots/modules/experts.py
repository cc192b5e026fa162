"""M6: what an expert is good for."""

from typing import Final

from ginkgopolis.bots.mind.terms import EXPERT_POINTS

GROUPS: Final = {EXPERT_POINTS: "expert"}
