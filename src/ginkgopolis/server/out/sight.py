"""What there is to see at a table: for all, and for one viewer."""

from ginkgopolis.scores import DistrictScore, Score
from ginkgopolis.server.out.shapes import Decision, Request, Waiting
from ginkgopolis.story.ending import Ending
from ginkgopolis.view import Personal, View


class Common:
    """What is the same for all viewers."""

    def __init__(
        self,
        view: View,
        stage: int,
        waiting: list[Waiting],
        request: Request | None,
        districts: list[DistrictScore],
        winners: list[int],
        ending: Ending | None,
        scores: list[Score],
    ) -> None:
        self.view = view
        """What everybody sees."""
        self.stage = stage
        self.waiting = waiting
        self.request = request
        self.districts = districts
        self.winners = winners
        self.ending = ending
        self.scores = scores
        """All rows, which not everybody may see."""

    def after_sealed(self, view: View, waiting: list[Waiting], request: Request | None) -> "Common":
        """Return the same after a sealed choice."""
        return Common(
            view, self.stage, waiting, request, self.districts, self.winners, self.ending, self.scores
        )


class Mine:
    """What one viewer sees besides."""

    def __init__(
        self,
        personal: Personal,
        decision: Decision | None,
        can_undo: bool,
        can_ask: list[str],
        scores: list[Score] | None,
    ) -> None:
        self.personal = personal
        self.decision = decision
        self.can_undo = can_undo
        self.can_ask = can_ask
        self.scores = scores

    def with_ways_back(self, can_undo: bool, can_ask: list[str]) -> "Mine":
        """Return the same with other ways back."""
        return Mine(self.personal, self.decision, can_undo, can_ask, self.scores)


class Seen:
    """What a connected viewer has been sent."""

    def __init__(self, version: int, common: Common, mine: Mine) -> None:
        self.version = version
        self.common = common
        self.mine = mine
