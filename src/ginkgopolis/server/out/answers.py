"""What the server sends besides the game itself: tables, and the messages of WebSockets."""

from typing import Literal

from ginkgopolis.server.doors.requests import Colour, GameOptions, House
from ginkgopolis.server.out.shapes import (
    ChatLine,
    Choice,
    LogEntry,
    SeatViewChange,
    Sent,
    Shown,
    ShownChange,
    ViewChange,
)

# Tables


class Result(Sent, frozen=True, kw_only=True):
    """How a game ended."""

    winners: list[int]
    totals: list[int]


class SeatInfo(Sent, frozen=True, kw_only=True):
    """A seat at a table."""

    kind: Literal["human", "bot", "open", "hal"]
    name: str | None
    colour: Colour
    bot: str | None
    """The level of the bot that has the seat, or its name if it has no level."""
    stand_in: str | None
    """The same for the bot that plays for a human just now."""
    here: bool
    votes: list[int]
    """The seats that want a bot here, since the human is away."""
    player: str | None
    """The id of the player whose seat it is, if she has shown a key."""


class TableInfo(Sent, frozen=True, kw_only=True):
    """What everybody at a table may know about it."""

    id: str
    title: str
    phase: Literal["lobby", "playing", "finished", "closed"]
    created: float
    started: float | None
    finished: float | None
    touched: float
    players: int
    options: GameOptions
    house: House
    host: int
    seats: list[SeatInfo]
    watchers: int
    fair: bool
    seed_sha256: str | None
    rematch: str | None
    rematch_of: str | None
    tournament: str | None
    """The tournament for which it is played."""
    result: Result | None
    revision: int
    rules: int
    """The version of the rules by which it is played."""


class You(Sent, frozen=True, kw_only=True):
    """What the one who asks is at this table."""

    seats: list[int]
    host: bool
    invite: str | None
    archived: bool


class Entered(Sent, frozen=True, kw_only=True):
    """A table and who one is there."""

    table: TableInfo
    you: You


class TableSummary(Sent, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    title: str
    phase: Literal["lobby", "playing", "finished", "closed"]
    players: int
    free: int
    names: list[str | None]
    colours: list[Colour]
    introductory: bool
    modules: tuple[str, ...]
    everything: bool
    """Are all known modules in play?"""
    hal: str | None
    clock: int | None
    touched: float
    round: int
    yours: list[int]
    waiting: list[int]
    archived: bool
    result: Result | None


class TableList(Sent, frozen=True, kw_only=True):
    """A page of a list of tables."""

    tables: list[TableSummary]
    more: bool
    """Is there another page?"""


class Limits(Sent, frozen=True, kw_only=True):
    """How long things may be."""

    name: int
    title: int
    chat: int
    message: int
    clock_from: int
    clock_to: int


class LevelInfo(Sent, frozen=True, kw_only=True):
    """A bot as people choose it: `level-name`, `level-degree` and `level-manner` say it in words."""

    level: str
    """What requests and seats call it: `easy`, `medium` ..., or the name of a bot from elsewhere."""
    bot: str
    """The bot behind it, as programmers know it."""
    face: str
    """The picture that it is shown by."""


class Ratings(Sent, frozen=True, kw_only=True):
    """What a module asks of players, from 1 to 3 each."""

    complexity: int
    strategy: int


class ReminderInfo(Sent, frozen=True, kw_only=True):
    """A way in which a session is told that it is its turn."""

    id: str
    kind: str
    """`push` or `hook`."""
    host: str
    """Where it goes."""
    created: float


class Reminders(Sent, frozen=True, kw_only=True):
    """How this server can tell somebody that it is her turn, and how it does."""

    push_key: str | None
    """The server's key for Web Push; None if there is none."""
    webhooks: bool
    reminders: list[ReminderInfo]


class ReminderMade(Sent, frozen=True, kw_only=True):
    """A new way."""

    reminder: ReminderInfo
    secret: str | None
    """What a webhook's calls are signed with; it is not told again."""


class ReminderTried(Sent, frozen=True, kw_only=True):
    """Something was sent."""

    taken: bool
    """Was it taken?"""


class About(Sent, frozen=True, kw_only=True):
    """What this server offers."""

    version: str
    rules: int
    compiled: bool
    bots: list[str]
    """All that requests may call a bot."""
    levels: list[LevelInfo]
    """What people may choose from, weakest first."""
    stand_in: str
    """The level of the bot that takes the seats of those who are away."""
    modules: tuple[str, ...]
    drafted: tuple[str, ...]
    """The modules that an introductory game cannot have."""
    ratings: dict[str, Ratings]
    """By the modules' names; one from elsewhere may have none."""
    words: dict[str, str]
    """What modules from elsewhere say: Fluent texts by languages, nothing without such modules."""
    hal_levels: tuple[str, ...]
    hand_sizes: tuple[tuple[int, ...], ...]
    """For one player, for two and so on: how many cards a hand may have, the usual number first."""
    alone: GameOptions
    """What a game of one player is set up with: nothing else can be chosen against Hal, but his level."""
    ranked_sizes: tuple[int, ...]
    """The numbers of players for which there are ladders and tournaments."""
    colours: tuple[str, ...]
    limits: Limits
    docs: bool
    """Is there a documentation site, under /docs/?"""
    rated: bool
    """Can players have keys, and tables be rated?"""
    tournaments: Literal["off", "operator", "players"]
    """Are there tournaments, and who announces them?"""


class LinkSecret(Sent, frozen=True, kw_only=True):
    """The secret of a personal link."""

    secret: str


class RecordId(Sent, frozen=True, kw_only=True):
    """Where an uploaded record can be replayed."""

    id: str


class Problem(Sent, frozen=True, kw_only=True):
    """What went wrong."""

    code: str
    message: str


class ErrorAnswer(Sent, frozen=True, kw_only=True):
    """The body of every answer that is not 2xx."""

    error: Problem


# Messages


class Told(Sent, tag_field="type", frozen=True, kw_only=True):
    """What goes over a WebSocket."""


class Reply(Told, frozen=True, kw_only=True):
    """What answers a message."""

    id: str | None = None


class State(Told, tag="state", frozen=True, kw_only=True):
    """Everything."""

    version: int
    now: float
    """The time of day by which deadlines are told, in tenths of a second."""
    seat: int | None
    table: TableInfo
    you: You
    game: Shown | None
    recent: list[LogEntry]
    chat: list[ChatLine]


class Update(Told, tag="update", frozen=True, kw_only=True):
    """What has changed since the version `base`, field by field."""

    base: int
    version: int
    view: ViewChange
    seats: dict[int, SeatViewChange]
    """By their numbers, those of `view.seats` that have changed."""
    shown: ShownChange
    entries: list[LogEntry]


class TableChanged(Told, tag="table", frozen=True, kw_only=True):
    """A table's seats, settings or phase have changed."""

    table: TableInfo
    you: You


class ChatSaid(Told, tag="chat", frozen=True, kw_only=True):
    """New lines of the chat."""

    chat: list[ChatLine]


class Done(Reply, tag="done", frozen=True, kw_only=True):
    """It is on disk."""

    key: str
    version: int
    repeated: bool = False


class Previewed(Reply, tag="previewed", frozen=True, kw_only=True):
    """What moves would do."""

    seat: int
    done: list[Choice]
    next: list[Choice]
    complete: bool


class Offered(Reply, tag="choices", frozen=True, kw_only=True):
    """All legal moves."""

    seat: int
    decision: str | None
    choices: list[Choice]


class Hinted(Reply, tag="hinted", frozen=True, kw_only=True):
    """What a bot would do."""

    seat: int
    decision: str
    bot: str
    """Its level, or its name if it has no level."""
    moves: list[str]
    """The whole answer: a card with all that is added to it, all tiles that are given back."""
    words: str
    """What the first of them does."""
    reason: str


class Failed(Reply, tag="error", frozen=True, kw_only=True):
    """Nothing has changed."""

    code: str
    message: str
    key: str | None = None
    retry_after: int | None = None
    """Seconds after which it may be tried again, where a limit is the reason."""


class Saving(Told, tag="saving", frozen=True, kw_only=True):
    """Whether what players do can be saved; sent when that changes, and to newcomers if it cannot."""

    saved: bool


ServerMessage = (
    State | Update | TableChanged | ChatSaid | Done | Previewed | Offered | Hinted | Failed | Saving
)
