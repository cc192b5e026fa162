"""The shapes of a game, of previews and of replays, as the server sends them."""

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Literal, get_type_hints

import msgspec
from msgspec import UNSET, UnsetType

from ginkgopolis.options import Options
from ginkgopolis.prompts.shapes import Place, Prompt
from ginkgopolis.scores import DistrictScore, Score
from ginkgopolis.server.doors.requests import Colour
from ginkgopolis.story.deeds import Amounts, Deed, Eviction, Used, deed_types
from ginkgopolis.story.ending import Ending
from ginkgopolis.trial.shapes import EventInfo, LedgerLine, Lesson, Needs
from ginkgopolis.view import OwnView, SeatView, View


class Sent(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """All fields are always there; what is sent has no cycles, so the garbage collector ignores it."""


# The game


class Waiting(Sent, frozen=True, kw_only=True):
    """A seat that owes a decision, and until when."""

    seat: int
    deadline: float | None


class Decision(Sent, frozen=True, kw_only=True):
    """What a seat may do now."""

    id: str
    question: str
    moves: list[str]
    prompt: Prompt
    deadline: float | None


class Request(Sent, frozen=True, kw_only=True):
    """Somebody asks to go back."""

    seat: int
    to: Literal["choice", "round"]
    round: int
    agreed: list[int]
    asked: list[int]


class Shown(Sent, frozen=True, kw_only=True):
    """A game as one viewer sees it."""

    view: View
    stage: int
    decision: Decision | None
    can_undo: bool
    can_ask: list[str]
    waiting: list[Waiting]
    request: Request | None
    districts: list[DistrictScore]
    scores: list[Score] | None
    winners: list[int]
    ending: Ending | None
    """Why the game has ended, if it has."""


def changes_of(type_: type, *but: str) -> type[msgspec.Struct]:
    """Return a type with the same fields, all of which may be left out."""
    fields = [
        (name, type_of_field | UnsetType, UNSET)
        for name, type_of_field in get_type_hints(type_).items()
        if name not in but
    ]
    made = msgspec.defstruct(f"{type_.__name__}Change", fields, frozen=True, kw_only=True, gc=False)
    made.__doc__ = f"The fields of {type_.__name__} that have changed, each as a whole."
    return made


if TYPE_CHECKING:
    ViewChange = dict[str, object]
    SeatViewChange = dict[str, object]
    ShownChange = dict[str, object]
else:
    ViewChange = changes_of(View, "seats")
    SeatViewChange = changes_of(SeatView)
    ShownChange = changes_of(Shown, "view")


if TYPE_CHECKING:
    AnyDeed = Deed
else:
    AnyDeed = reduce(or_, deed_types())


class LogEntry(Sent, frozen=True, kw_only=True):
    """What one move did; nobody's move is the setup."""

    seat: int | None
    round: int
    deeds: list[AnyDeed]
    news: list[str]
    undone: Literal["undo", "choice", "round"] | None = None


class ChatLine(Sent, frozen=True, kw_only=True):
    """Something said."""

    number: int
    at: float
    seat: int | None
    name: str
    text: str


class Log(Sent, frozen=True, kw_only=True):
    """The whole story."""

    log: list[LogEntry]


# Previews


class Stock(msgspec.Struct, frozen=True, gc=False):
    """What a player has behind the screen."""

    resources: int
    tiles: int
    points: int


class SeatPoints(Sent, frozen=True, kw_only=True):
    """Points of a seat for districts, now and then."""

    seat: int
    now: int
    then: int


class ActionPreview(Sent, frozen=True, kw_only=True):
    """What a card would do if it were revealed now."""

    action: Literal["exploit", "urbanize", "construct"]
    clause: str
    card: str
    tile: str | None
    building: int | None
    place: Place
    height: int
    needs: Needs | None
    buys: int
    placed: int
    returned: Eviction | None
    pays: Amounts
    """Points for a lower number, resources for another colour."""
    uses: list[Used]
    choice: bool
    gains: list[int]
    lines: list[LedgerLine]
    keeps: str | None
    ends: bool
    before: Stock
    after: Stock
    district_points: list[SeatPoints]
    districts: list[DistrictScore]
    acts_before: int


class Choice(Sent, frozen=True, kw_only=True):
    """A move with what it would do."""

    move: str
    words: str
    preview: ActionPreview | None = None
    event: EventInfo | None = None
    lesson: Lesson | None = None
    """What a beginner should know about it, if that was asked for."""


# Replays


class ReplayMove(Sent, frozen=True, kw_only=True):
    """A move of a finished game."""

    seat: int
    move: str
    round: int


class RoundEnd(Sent, frozen=True, kw_only=True):
    """How a round ended."""

    round: int
    move: int
    totals: list[int]


class Replay(Sent, frozen=True, kw_only=True):
    """A finished game, for looking at it move by move."""

    id: str
    names: list[str]
    colours: list[Colour] | None
    options: Options
    moves: list[ReplayMove]
    seed_sha256: str
    over: bool
    winners: list[int]
    rounds: list[RoundEnd]


class Moment(Sent, frozen=True, kw_only=True):
    """A finished game after some moves."""

    number: int
    of: int
    game: Shown
    hands: list[OwnView] | None
    entry: LogEntry | None


class Opinion(Sent, frozen=True, kw_only=True):
    """What a bot would have played."""

    number: int
    seat: int
    bot: str
    """Its level, or its name if it has no level."""
    played: Choice
    best: Choice
    same: bool
    reason: str
