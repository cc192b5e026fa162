"""A bot that looks no further than its own next action."""

from ginkgopolis.bots.mind.judge import ScoreJudge
from ginkgopolis.bots.weighing import WeighingBot
from ginkgopolis.bots.why import SCORE_GROUPS


class GreedyBot(WeighingBot):
    """Takes what is worth most at once: points if the game ended now, resources and tiles."""

    def __init__(self) -> None:
        super().__init__(ScoreJudge(), "greedy", SCORE_GROUPS)
