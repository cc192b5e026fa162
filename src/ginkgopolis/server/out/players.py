"""What the server tells about players, their ratings and games."""

from ginkgopolis.server.out.shapes import Sent


class PlayerInfo(Sent, frozen=True, kw_only=True):
    """A player, as all may know her."""

    id: str
    name: str
    created: float


class PlayerMade(Sent, frozen=True, kw_only=True):
    """A player with her key, which is not told again."""

    player: PlayerInfo
    key: str


class Me(Sent, frozen=True, kw_only=True):
    """The player that this session is, if it is any."""

    player: PlayerInfo | None


class PlayerRating(Sent, frozen=True, kw_only=True):
    """What a player has come to at tables for some number of players."""

    players: int
    points: float
    """`mu` less three times `sigma`, by which the ladder is sorted."""
    mu: float
    sigma: float
    games: int
    wins: int
    place: float
    """On average."""
    score: float
    """On average."""


class LadderLine(Sent, frozen=True, kw_only=True):
    """A player in the ladder."""

    rank: int
    id: str
    name: str
    rating: PlayerRating


class Ladder(Sent, frozen=True, kw_only=True):
    """A page of the ladder for some number of players."""

    players: int
    ladder: list[LadderLine]
    more: bool
    """Is there another page?"""


class PlayedGame(Sent, frozen=True, kw_only=True):
    """A rated game of a player."""

    table: str
    title: str
    finished: float
    players: int
    names: list[str | None]
    """By seats."""
    seat: int
    """Hers."""
    place: int
    score: int
    change: float
    """Of her points."""


class PlayerPage(Sent, frozen=True, kw_only=True):
    """A player, and a page of her games."""

    player: PlayerInfo
    you: bool
    """Is it the player that this session is? Then games of tables that are not listed are told, too."""
    ratings: list[PlayerRating]
    games: list[PlayedGame]
    more: bool
    """Is there another page?"""
