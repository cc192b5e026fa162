"""The shapes of what a seat may know of a game."""

from dataclasses import MISSING, dataclass, fields
from typing import TYPE_CHECKING, Any, Final, NoReturn, Self

import msgspec

More = dict[str, Any] | msgspec.UnsetType
"""What modules from elsewhere let see, by their names; not written where there is nothing."""


class BuildingView(msgspec.Struct, frozen=True, gc=False):
    """A building; places count from the middle of the first square, north and west being negative."""

    tile: str
    east: int
    south: int
    height: int
    owner: int | None
    site: bool
    covered: tuple[str | None, ...]
    """The tiles under the top one, lowest first; None for one that nobody ever saw."""


class TokenPlace(msgspec.Struct, frozen=True, gc=False):
    """Where an urbanization token lies, or would."""

    letter: str
    east: int
    south: int


class TokenView(TokenPlace, frozen=True, gc=False):
    """An urbanization token."""

    gives: tuple[int, int, int]
    """The resources, tiles and points that the buildings beside it give to a player who urbanizes there."""


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """What is known of a player; counts are None where closed screens hide them."""

    name: str
    ready: bool
    """Has made the choice that all make at the same time."""
    hand: int
    """Cards held, a sealed one and one set aside included."""
    card: str | None
    """The card played this round, once revealed."""
    tile: str | None
    """The tile revealed with it, until it is placed or returned."""
    resources: int | None
    stock: int
    """Own resources in the general supply, which everybody sees."""
    points: int | None
    tiles: int | None
    """Tiles behind the screen, sealed ones included."""
    new_hands: int
    characters: tuple[int, ...]
    kept: tuple[str, ...]
    known_cards: tuple[str, ...]
    """Cards that the viewer knows to be in this hand (or sealed), because they went through the viewer's."""
    known_tiles: tuple[str, ...]
    """Tiles that everybody saw go behind this screen (R2, M2, M3)."""
    expert: str | None = None
    events: int = 0
    """Event tiles held, a sealed one included."""
    known_events: tuple[str, ...] = ()
    """Kinds of events that everybody knows this player to hold."""
    event: str | None = None
    """The event revealed with the card, until it happens or is returned."""
    more: More = msgspec.UNSET


class OwnView(msgspec.Struct, frozen=True, gc=False):
    """What only the viewer sees."""

    hand: tuple[str, ...]
    tiles: tuple[str, ...]
    card: str | None
    tile: str | None
    """The sealed choice, while it is sealed."""
    lower_tile: str | None = None
    event: str | None = None
    aside: str | None = None
    adding: str | None = None
    """What is to be added to the card just committed: lower tile, event or aside."""
    events: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    """Tiles laid out to be given back."""
    pack: tuple[str, ...] = ()
    drafted: tuple[str, ...] = ()
    more: More = msgspec.UNSET


class Looked:
    """Something whose parts are built when somebody looks at them (`ginkgopolis.view.Part`)."""

    __slots__ = ("__dict__", "_look")

    if TYPE_CHECKING:
        _look: Any
        """What is looked at, and from where, which nobody else may know; None if no part is missing."""
    else:

        def __getattr__(self, name: str) -> NoReturn:
            """There is no such name; that this is said here makes msgspec look at parts as anybody does."""
            raise AttributeError(f"a {type(self).__name__} has no {name!r}", name=name, obj=self)


@dataclass(frozen=True)
class View(Looked):
    """All that a seat may know; `seat` and `own` are None for somebody who only watches.

    Each part is built when you first look at it. A view is of one moment and stays as it is when the game
    goes on.
    """

    seat: int | None
    own: OwnView | None
    question: str | None
    pending: tuple[int, ...]
    round: int
    first_player: int
    last_round: bool
    over: bool
    seats: tuple[SeatView, ...]
    buildings: tuple[BuildingView, ...]
    tokens: tuple[TokenView, ...]
    moving_token: str | None
    """The letter that a token question is about."""
    new_building: int | None
    """The building, as a place in `buildings`, that the token question is about."""
    deck: int
    discard: tuple[str, ...]
    cards_to_come: tuple[str, ...]
    """Every card that may be in the deck, as far as the viewer can tell."""
    supply: int
    supply_size: int
    """The tiles that the supply began with: the first one (S2), or what was given back (E1)."""
    tiles_to_come: tuple[str, ...]
    """Every tile that may be in the supply, as far as the viewer can tell."""
    exhausted: int
    """How often the tile supply has been exhausted."""
    modules: tuple[str, ...]
    hal: bool
    amount: int | None
    """What the question is about: tiles earned (split), losses (quality control) or, for the one who is
    asked, resources missing (purchase)."""
    value_two: int = 0
    value_two_to_come: tuple[str, ...] = ()
    prestige: tuple[str, ...] = ()
    """The value III tiles that can be taken, each colour's next one first."""
    green_spaces: int = 0
    more: More = msgspec.UNSET

    def __post_init__(self) -> None:
        SET_LOOK(self, None)

    def whole(self) -> Self:
        """Build all parts now and let go of the game, which a view leads to as long as a part is missing."""
        if self._look is not None:
            for name in VIEW_FIELDS:
                getattr(self, name)
            SET_LOOK(self, None)
        return self

    def __reduce__(self) -> tuple[type["View"], tuple[Any, ...]]:
        return type(self), tuple([getattr(self, name) for name in VIEW_FIELDS])


SET_LOOK: Final = Looked.__dict__["_look"].__set__
VIEW_FIELDS: Final = tuple(field.name for field in fields(View))
WITHOUT_MODULES: Final = {field.name: field.default for field in fields(View) if field.default is not MISSING}


class Personal(msgspec.Struct, frozen=True, gc=False):
    """What one viewer knows beyond what everybody sees; it takes the place of the same fields of a `View`."""

    own: OwnView | None
    cards_to_come: tuple[str, ...]
    tiles_to_come: tuple[str, ...]
    value_two_to_come: tuple[str, ...]
    amount: int | None
    known_cards: tuple[tuple[str, ...], ...]
    """By seats: the cards that the viewer knows to be there."""
    counts: dict[str, int]
    """What is behind her own screen, if others do not see it."""
