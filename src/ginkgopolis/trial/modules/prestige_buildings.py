"""M2: the words of Prestige Buildings' moves."""

from ginkgopolis.trial.modules.drawing import DESCRIPTIONS

__all__ = ["DESCRIPTIONS"]
