"""M5: any card may be set aside, as far as bots care."""

from typing import Final

from ginkgopolis.bots.mind.insight import Insight


class KeepInsight(Insight):
    """What is set aside changes nothing in this round."""

    def is_open(self) -> bool:
        return False


INSIGHT: Final = KeepInsight()
