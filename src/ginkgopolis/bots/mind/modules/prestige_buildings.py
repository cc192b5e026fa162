"""M2: tiles that can be drawn instead of others."""

from ginkgopolis.bots.mind.modules.drawing import INSIGHT

__all__ = ["INSIGHT"]
