"""What people have set about a table, kept as one JSON document, and the game that follows from it."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from ginkgopolis.errors import BadOptions
from ginkgopolis.options import HAL_NAME, Options, check_options
from ginkgopolis.server.doors.requests import COLOURS, LONGEST_NAME, LONGEST_TITLE, Colour, GameOptions, House
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.names import cleaned, is_taken

SEED_BITS: Final = 256
ID_CHARACTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
ID_LENGTH: Final = 12


class SeatDoc(msgspec.Struct, frozen=True, kw_only=True):
    """A seat."""

    kind: Literal["human", "bot", "open", "hal"]
    colour: Colour
    name: str | None = None
    bot: str | None = None
    player: str | None = None  # whose seat it is, if she has shown her key


class TableDoc(msgspec.Struct, frozen=True, kw_only=True):
    """A table."""

    title: str
    host: int
    options: GameOptions
    house: House
    seats: tuple[SeatDoc, ...]
    invite: str
    fair: bool = True
    position: str | None = None
    seed_sha256: str | None = None
    started: float | None = None
    ran: float | None = None  # the running time at the start; tables from before there was one do not say
    rematch: str | None = None
    rematch_of: str | None = None
    tournament: str | None = None
    rules: int = 1  # the version of the rules that it began with; the first tables did not say

    @property
    def players(self) -> int:
        """The number of players, without Hal."""
        return sum(seat.kind != "hal" for seat in self.seats)

    @property
    def began(self) -> float:
        """The running time at which the game began."""
        return (self.started or 0.0) if self.ran is None else self.ran

    @property
    def humans(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == "human"]


def new_id() -> str:
    """Return an id that nobody can guess, though it is no secret."""
    return "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))


def is_id(text: str) -> bool:
    """Could this be an id of ours?"""
    return len(text) == ID_LENGTH and all(character in ID_CHARACTERS for character in text)


def new_secret() -> str:
    """Return a secret of 128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(secret: str) -> str:
    """Return what is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_hash(seed: str) -> str:
    """Return the promise about a seed: the SHA-256 of its decimal digits."""
    return hashlib.sha256(seed.encode()).hexdigest()


def draw_seed() -> str:
    """Return a seed that nobody can guess."""
    return str(secrets.randbits(SEED_BITS))


def options_of(doc: TableDoc) -> Options:
    """Return the options of the game."""
    return Options(players=doc.players, **msgspec.structs.asdict(doc.options))


def checked(doc: TableDoc) -> TableDoc:
    """Give Hal his seat, or take it from him, and refuse what cannot be played."""
    seats = tuple(seat for seat in doc.seats if seat.kind != "hal")
    if len(seats) == 1:
        level = doc.options.hal or "normal"
        doc = msgspec.structs.replace(doc, options=msgspec.structs.replace(doc.options, hal=level))
        seats += (SeatDoc(kind="hal", name=HAL_NAME, colour=free_colour([seats[0].colour])),)
    doc = msgspec.structs.replace(doc, seats=seats)
    if doc.position is None:
        check_options(options_of(doc))
    return doc


def set_up(doc: TableDoc, seed: str | None) -> TableGame:
    """Return the first moment of a table's game."""
    names = [seat.name or "?" for seat in doc.seats]
    if doc.position is not None:
        return TableGame.from_position(
            doc.position, names=names, closed_screens=doc.options.closed_screens, rules=doc.rules
        )
    options = msgspec.structs.asdict(options_of(doc))
    return TableGame.new(seed=int(seed or 0), names=names, rules=doc.rules, **options)


def fit_to_position(doc: TableDoc) -> TableDoc:
    """Take the options from the position, and refuse one for another number of players."""
    assert doc.position is not None
    game = TableGame.from_position(doc.position)
    if game.players != doc.players:
        raise BadOptions("position-for-other-seats", players=game.players, seats=doc.players)
    options = GameOptions(
        modules=game.options.modules,
        hal="expert" if game.options.hal == "expert" else "normal" if game.options.hal else None,
        hand_size=game.options.hand_size,
        closed_screens=doc.options.closed_screens,
    )
    return msgspec.structs.replace(doc, options=options)


def free_colour(taken: Sequence[str | None]) -> Colour:
    """Return the first colour that nobody has."""
    return next(colour for colour in COLOURS if colour not in taken)


def clean_name(name: str) -> str:
    """Return a name without needless spaces, or refuse it."""
    found = cleaned(name, LONGEST_NAME)
    if found is None:
        raise Refusal("bad_name", "name-length", longest=LONGEST_NAME)
    return found


def clean_title(title: str) -> str:
    """Return a title without needless spaces, or refuse it."""
    found = cleaned(title, LONGEST_TITLE)
    if found is None:
        raise Refusal("bad_name", "title-length", longest=LONGEST_TITLE)
    return found


def replace_seat(doc: TableDoc, number: int, seat: SeatDoc) -> TableDoc:
    """Return the table with another seat, or refuse names and colours that are taken."""
    others = [other for place, other in enumerate(doc.seats) if place != number]
    if seat.name is not None and is_taken(seat.name, [other.name for other in others]):
        raise Refusal("name_taken", "name-in-use-already", name=seat.name)
    if seat.colour in {other.colour for other in others}:
        raise Refusal("colour_taken", "shade-in-use", shade=seat.colour)
    seats = (*doc.seats[:number], seat, *doc.seats[number + 1 :])
    return msgspec.structs.replace(doc, seats=seats)
