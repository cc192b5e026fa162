"""M3: the words of Green Spaces' moves, and how points for parks look in a ledger."""

from typing import Final

from ginkgopolis.trial.modules.drawing import DESCRIPTIONS

__all__ = ["DESCRIPTIONS", "SCORED"]

SCORED: Final = {"parks": ("gain-parks", "ledger-parks", "tree")}
