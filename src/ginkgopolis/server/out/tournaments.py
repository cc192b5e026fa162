"""What the server tells about tournaments."""

from typing import Literal

from ginkgopolis.server.doors.requests import Clock, GameOptions
from ginkgopolis.server.out.shapes import Sent


class TournamentInfo(Sent, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    name: str
    phase: Literal["open", "running", "finished", "closed"]
    format: Literal["swiss", "groups"]
    size: int
    """Players at a table."""
    rounds: int | None
    """Of a Swiss tournament."""
    best: int | None
    """How many of each group go on."""
    round: int
    """The one that is played, or was the last; 0 before the first."""
    created: float
    begins: float
    """When one cannot join any more, at the latest; or when that was over."""
    deadline: float | None
    """When the round ends, at the latest."""
    finished: float | None
    players: int
    capacity: int
    joining_hours: int
    round_hours: int
    options: GameOptions
    clock: Clock | None
    rated: bool
    owner: str | None
    """The name of the player who made it; None: the operator, or somebody who is forgotten."""


class TournamentList(Sent, frozen=True, kw_only=True):
    """A page of the list of tournaments."""

    tournaments: list[TournamentInfo]
    more: bool
    """Is there another page?"""


class TournamentLine(Sent, frozen=True, kw_only=True):
    """A line of the standings."""

    rank: int
    id: str
    name: str
    points: float
    """A table's winner gets 1, its last 0, others what is between."""
    strength: float
    """The mean of the points of those she has met."""
    wins: int
    games: int
    out: bool
    """Has she left, not shown up, or not come further?"""


class TournamentSeat(Sent, frozen=True, kw_only=True):
    """Somebody at a table of a round."""

    id: str | None
    name: str | None
    """None, if she is forgotten."""
    place: int | None
    """As the others: None until the table is over."""
    points: float | None
    score: int | None
    """None, too, if the game was not played to its end."""


class TournamentTable(Sent, frozen=True, kw_only=True):
    """A table of a round; without an id somebody rests."""

    board: int
    id: str | None
    phase: str | None
    """None, if there is no such table any more."""
    seats: list[TournamentSeat]


class TournamentYou(Sent, frozen=True, kw_only=True):
    """What the one who asks has to do with a tournament."""

    player: str | None
    """The player that she is."""
    joined: bool
    owner: bool
    table: str | None
    """The table that waits for her."""


class TournamentPage(Sent, frozen=True, kw_only=True):
    """A tournament, how all stand, and the tables of a round."""

    tournament: TournamentInfo
    standings: list[TournamentLine]
    round: int
    """Whose tables are told."""
    tables: list[TournamentTable]
    you: TournamentYou
