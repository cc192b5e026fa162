"""M1: the words of New Buildings' moves."""

from ginkgopolis.trial.modules.drawing import DESCRIPTIONS

__all__ = ["DESCRIPTIONS"]
