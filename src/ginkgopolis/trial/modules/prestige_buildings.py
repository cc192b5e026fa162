"""M2: the words of Prestige Buildings' moves."""

from typing import Final

from ginkgopolis.trial.modules.drawing import SPLIT_DESCRIPTIONS

DESCRIPTIONS: Final = SPLIT_DESCRIPTIONS
