"""The shapes of what a seat is asked and how it may answer; what is left out is empty."""

from collections.abc import Callable
from typing import NamedTuple

import msgspec

from ginkgopolis.view.shapes import TokenPlace

Items = tuple[int, int, int]
"""Resources, tiles and points."""
Values = dict[str, str | int]


class Message(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A message of the catalogues; a seat, cards, tiles and events in its values are not in words yet."""

    id: str
    values: Values = {}


class Place(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Steps from the middle of the first square."""

    east: int
    south: int


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A move and what picking it means."""

    move: str
    thing: str = ""
    """The card, tile, event or item that is picked; empty for none."""
    things: tuple[str, ...] = ()
    """All that is picked, where it is several things."""
    counts: tuple[int, ...] = ()
    """How many are taken, row by row."""
    words: Message | None = None
    note: Message | None = None
    icon: str = ""
    clause: str = ""
    button: str = ""
    """The message on the button once this is picked, if it is another than the prompt's."""
    pays: Items = (0, 0, 0)
    gains: Items = (0, 0, 0)
    place: Place | None = None
    """Where a token would go; `gains` are what the neighbours there give to a player who urbanizes."""
    tokens: tuple[TokenPlace, ...] = ()
    """The tokens that would make room, the nearest one first."""
    then: tuple[int, ...] = ()
    """The steps that follow, as places in `Prompt.steps`; without any the answer is complete."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A part of an answer that follows another one."""

    part: str
    clause: str
    title: Message
    options: tuple[Option, ...]
    default: str | None = None
    """The move that is meant if nothing is picked; without one something must be."""


class Row(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A kind of tiles to be had instead of those of the common supply."""

    sign: str
    title: Message
    note: str
    cost: int
    """The draws that one takes."""
    asks: str
    """The message that asks for tiles of this kind alone."""
    counted: str = ""
    """The message that counts them, where nobody sees them."""
    tiles: tuple[str, ...] = ()
    """Those that can be had, the next one first, where everybody sees them."""
    out: bool = False
    """Are there none left?"""


class Prompt(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, gc=False):
    """What a seat is asked; its moves are those of the decision, in parts where `options` say so."""

    kind: str
    clause: str
    title: Message
    asks: str = ""
    """The message with which the terminal asks, with the values of the title."""
    button: str = "confirm"
    idle: str = ""
    """The message on the button while nothing is picked, if it is another one."""
    options: tuple[Option, ...] = ()
    """What there is to say about moves, in the order in which they are shown."""
    default: str | None = None
    """The move that is marked at first."""
    ends: str | None = None
    """The move that ends an answer of several moves: things are picked one by one, as many as one likes."""
    tries: bool = False
    """Is it worth seeing what each option would do (`choices`)?"""
    card: str | None = None
    """The card in play that this is about."""
    why: dict[str, str] = {}
    """Messages that say why a thing cannot be picked, where none of the options has it."""
    steps: tuple[Step, ...] = ()
    open: tuple[int, ...] = ()
    """In the middle of an answer: the steps that are left, of which the moves answer the first."""
    rows: tuple[Row, ...] = ()


class Addition(NamedTuple):
    """How a module asks for something besides card and tile (C1)."""

    part: str
    clause: str
    title: str
    """The message that stands where nothing is picked yet."""
    asks: str
    """The message with which the terminal asks."""
    thing: Callable[[int], str]
    """Returns what a move adds, empty for nothing."""
    on_card: bool = True
    on_tile: bool = True
    """Does it depend on the card, or on the tile, what is asked?"""
