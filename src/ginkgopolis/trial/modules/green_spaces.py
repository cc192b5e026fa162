"""M3: the words of Green Spaces' moves, and how points for parks look in a ledger."""

from typing import Final

from ginkgopolis.trial.modules.drawing import SPLIT_DESCRIPTIONS

DESCRIPTIONS: Final = SPLIT_DESCRIPTIONS
ICONS: Final = {"parks": "tree"}
