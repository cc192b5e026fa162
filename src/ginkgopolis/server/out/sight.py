"""What there is to see at a table: for all, and for one viewer."""

import msgspec

from ginkgopolis.scores import DistrictScore, Score
from ginkgopolis.server.out.shapes import Decision, Request, Waiting
from ginkgopolis.story.ending import Ending
from ginkgopolis.view import Personal, View


class Common(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is the same for all viewers."""

    view: View
    """What everybody sees; it comes first, being compared part by part."""
    stage: int
    waiting: list[Waiting]
    request: Request | None
    districts: list[DistrictScore]
    winners: list[int]
    ending: Ending | None
    scores: list[Score]
    """All rows, which not everybody may see."""


class Mine(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What one viewer sees besides."""

    personal: Personal
    """This comes first, too."""
    decision: Decision | None
    can_undo: bool
    can_ask: list[str]
    scores: list[Score] | None


class Seen(msgspec.Struct, frozen=True, gc=False):
    """What a connected viewer has been sent."""

    version: int
    common: Common
    mine: Mine
