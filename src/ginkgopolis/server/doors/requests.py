"""What clients send: bodies of HTTP requests and messages of WebSockets, decoded strictly."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from ginkgopolis.engine.ids import FULL_HAND
from ginkgopolis.options import MOST_PLAYERS

LONGEST_NAME: Final = 40
LONGEST_TITLE: Final = 60
LONGEST_CHAT: Final = 500
LONGEST_ADDRESS: Final = 1000
LONGEST_MESSAGE: Final = 32 * 1024
SHORTEST_CLOCK: Final = 10
LONGEST_CLOCK: Final = 30 * 24 * 3600
LONGEST_DELAY: Final = 5
"""Rounds that spectators may be behind."""
MOST_ENTRANTS: Final = 128
MOST_ROUNDS: Final = 15
LONGEST_ROUND: Final = 60 * 24
LONGEST_JOINING: Final = 30 * 24
"""In hours."""
FEWEST_RANKED: Final = 2
"""Players at a table that counts for ladders and tournaments: nobody is better than others alone."""
COLOURS: Final = ("plum", "mint", "onyx", "pearl", "rose")

Colour = Literal["plum", "mint", "onyx", "pearl", "rose"]
Text = Annotated[str, Meta(max_length=200)]
"""Whatever is checked further by those who read it."""
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]*$")]
Id = Annotated[str, Meta(max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
BotName = Annotated[str, Meta(max_length=40)]
MoveText = Annotated[str, Meta(max_length=60)]
Moves = Annotated[list[MoveText], Meta(min_length=1, max_length=60)]


class Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Unknown fields are mistakes."""


class Clock(Strict, frozen=True, kw_only=True):
    """How long a decision may take."""

    seconds: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)]


class GameOptions(Strict, frozen=True, kw_only=True):
    """What `ginkgopolis.Options` has, but for the number of players, which follows from the seats."""

    introductory: bool = False
    modules: Annotated[tuple[Text, ...], Meta(max_length=20)] = ()
    hal: Literal["normal", "expert"] | None = None
    closed_screens: bool = False
    hand_size: int = FULL_HAND
    first_player: SeatNumber | None = None


AGAINST_HAL: Final = GameOptions(hal="normal")
"""H1: nothing but his level can be chosen."""


class House(Strict, frozen=True, kw_only=True):
    """How a table is run."""

    open: bool = False
    spectators: bool = True
    undo: bool = True
    hints: bool = True
    projection: bool = True
    clock: Clock | None = None
    stand_in: BotName | None = None
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    """By how many whole rounds spectators see the game later, at least."""
    rated: bool = False
    """Does the game count for the ratings of those who have keys?"""


class NewSeat(Strict, frozen=True, kw_only=True):
    """A seat of a table that is being created."""

    kind: Literal["me", "open", "bot"]
    name: Text | None = None
    colour: Colour | None = None
    bot: BotName | None = None


class CreateTable(Strict, frozen=True, kw_only=True):
    """A new table."""

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_PLAYERS)]
    title: Text | None = None
    options: GameOptions = GameOptions()
    house: House = House()
    start: bool = False
    seed: Annotated[str, Meta(max_length=100)] | None = None
    position: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] | None = None


class ChangeTable(Strict, frozen=True, kw_only=True):
    """New settings of a table."""

    title: Text | None = None
    options: GameOptions | None = None
    house: House | None = None
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] | None = None


class ChangeSeat(Strict, frozen=True, kw_only=True):
    """A new name or colour, a bot, or an open seat."""

    seat: SeatNumber
    name: Text | None = None
    colour: Colour | None = None
    bot: BotName | None = None
    open: bool = False


class Enter(Strict, frozen=True, kw_only=True):
    """The invite of a table."""

    invite: Text


class Sit(Strict, frozen=True, kw_only=True):
    """Take an open seat."""

    name: Text | None = None
    seat: SeatNumber | None = None
    colour: Colour | None = None


class OneSeat(Strict, frozen=True, kw_only=True):
    """A seat, to stand up from, to get a link for, to revoke, or to make the host's."""

    seat: SeatNumber


class RenewInvite(Strict, frozen=True, kw_only=True):
    """Another invite; with `remove` those who only look on have to leave."""

    remove: bool = False


class Swap(Strict, frozen=True, kw_only=True):
    """Two seats that change places."""

    seats: tuple[SeatNumber, SeatNumber]


class Archive(Strict, frozen=True, kw_only=True):
    """Whether a table is hidden from one's own lists."""

    archived: bool = True


class Claim(Strict, frozen=True, kw_only=True):
    """The secret of a personal link."""

    secret: Text


class Nothing(Strict, frozen=True, kw_only=True):
    """A request without anything to say."""


class Message(Strict, tag_field="type", frozen=True, kw_only=True):
    """What comes over a WebSocket; `id` comes back with the answer."""

    id: Id | None = None


class Look(Message, tag="look", frozen=True, kw_only=True):
    """See from another own seat, or as a spectator."""

    seat: SeatNumber | None


class Sync(Message, tag="sync", frozen=True, kw_only=True):
    """Ask for everything."""


class Wish(Message, frozen=True, kw_only=True):
    """What changes something, once for each key."""

    key: Key


class Move(Wish, tag="move", frozen=True, kw_only=True):
    """Answer a decision, by one move or by several that belong together."""

    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=40)]
    moves: Moves


class Undo(Wish, tag="undo", frozen=True, kw_only=True):
    """Take back one's last step."""

    seat: SeatNumber


class Ask(Wish, tag="ask", frozen=True, kw_only=True):
    """Ask all to go back."""

    seat: SeatNumber
    to: Literal["choice", "round"]


class Answer(Wish, tag="answer", frozen=True, kw_only=True):
    """Agree or not."""

    seat: SeatNumber
    agree: bool


class Hand(Wish, tag="hand", frozen=True, kw_only=True):
    """Let a bot play for a seat, or take it back."""

    seat: SeatNumber
    bot: BotName | None


class Vote(Wish, tag="vote", frozen=True, kw_only=True):
    """Want a bot to play for somebody who is away."""

    seat: SeatNumber
    absent: SeatNumber


class PushKeys(Strict, frozen=True, kw_only=True):
    """What a browser says about itself, so that nobody else can read what is sent to it."""

    p256dh: Text
    auth: Text


class PlayerName(Strict, frozen=True, kw_only=True):
    """What a player is called."""

    name: Text


class PlayerKey(Strict, frozen=True, kw_only=True):
    """The key of a player, as somebody has typed it."""

    key: Text


class NewTournament(Strict, frozen=True, kw_only=True):
    """A tournament that is being announced, and what is kept of that."""

    name: Text
    format: Literal["swiss", "groups"] = "swiss"
    size: Annotated[int, Meta(ge=FEWEST_RANKED, le=MOST_PLAYERS)] = FEWEST_RANKED
    """Players at a table."""
    rounds: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] = 3
    """Of a Swiss tournament."""
    best: Annotated[int, Meta(ge=1, le=4)] = 1
    """How many of each group go on."""
    capacity: Annotated[int, Meta(ge=2, le=MOST_ENTRANTS)] = 32
    joining_hours: Annotated[int, Meta(ge=1, le=LONGEST_JOINING)] = 7 * 24
    """For how long one can join, at most."""
    round_hours: Annotated[int, Meta(ge=1, le=LONGEST_ROUND)] = 7 * 24
    """How long a round lasts, at most."""
    options: GameOptions = GameOptions()
    clock: Clock | None = None
    rated: bool = False


class Remind(Strict, frozen=True, kw_only=True):
    """Be told when it is one's turn: a browser's push subscription has keys, a webhook has none."""

    address: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    keys: PushKeys | None = None


class Chat(Wish, tag="chat", frozen=True, kw_only=True):
    """Say something."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    seat: SeatNumber | None = None
    name: Text | None = None


class Preview(Message, tag="preview", frozen=True, kw_only=True):
    """Ask what moves would do."""

    seat: SeatNumber
    moves: Moves


class Choices(Message, tag="choices", frozen=True, kw_only=True):
    """Ask for all legal moves with what they would do."""

    seat: SeatNumber
    lessons: bool = False
    """Is each of them to be explained to a beginner? Where hints are off nothing is."""


class Hint(Message, tag="hint", frozen=True, kw_only=True):
    """Ask what a bot would do."""

    seat: SeatNumber
    bot: BotName | None = None


ClientMessage = Look | Sync | Move | Undo | Ask | Answer | Hand | Vote | Chat | Preview | Choices | Hint
