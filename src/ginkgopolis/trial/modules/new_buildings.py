"""M1: the words of New Buildings' moves."""

from typing import Final

from ginkgopolis.trial.modules.drawing import SPLIT_DESCRIPTIONS

DESCRIPTIONS: Final = SPLIT_DESCRIPTIONS
