"""What the tables of a position are made of: fields and frames, each a row."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, Protocol, TypeVar, cast

from ginkgopolis.engine.frames import Frame
from ginkgopolis.engine.layout import CELL_OF, PILE_OF
from ginkgopolis.engine.state import GameState
from ginkgopolis.position.kinds import Kind
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.sheet import Entry

V = TypeVar("V")
MANY: Final = 999_999_999


class AnyField(Protocol):
    """A field, whatever its values are."""

    @property
    def name(self) -> str:
        """The word or words it begins with."""

    def read(self, reading: Reading, seat: int, entry: Entry) -> None:
        """Take the value from what is written."""

    def fill_in(self, reading: Reading, seat: int) -> None:
        """Take the value that the field has where it is not written."""

    def write(self, state: GameState, seat: int) -> list[str]:
        """Write the value, unless the reader would fill in the same."""


@dataclass(frozen=True, slots=True)
class Field(Generic[V]):
    """One field; for those of the whole table the seat is NOBODY."""

    name: str
    kind: Kind[V]
    get: Callable[[GameState, int], V]
    put: Callable[[GameState, int, V], None]
    default: Callable[[GameState, int], V]
    always_written: Callable[[GameState], bool] = lambda state: False

    def read(self, reading: Reading, seat: int, entry: Entry) -> None:
        """Take the value from what is written."""
        self.put(reading.state, seat, self.kind.read(reading, entry))

    def fill_in(self, reading: Reading, seat: int) -> None:
        """Take the value that the field has where it is not written."""
        self.put(reading.state, seat, self.default(reading.state, seat))

    def write(self, state: GameState, seat: int) -> list[str]:
        """Write the value, unless the reader would fill in the same."""
        value = self.get(state, seat)
        if not self.always_written(state) and value == self.default(state, seat):
            return []
        return [f"{self.name} {self.kind.write(value)}".rstrip()]


def shared(name: str, attribute: str, kind: Kind[V], default: Callable[[GameState], V]) -> Field[V]:
    """A field that is an attribute of the state."""

    def get(state: GameState, seat: int) -> V:
        value: V = getattr(state, attribute)
        return value

    def put(state: GameState, seat: int, value: V) -> None:
        if attribute in PILE_OF:
            state.lay(PILE_OF[attribute], cast(list[int], value))
        else:
            setattr(state, attribute, value)

    return Field(name, kind, get, put, lambda state, seat: default(state))


def own(name: str, attribute: str, kind: Kind[V], default: Callable[[GameState, int], V]) -> Field[V]:
    """A field that is a list of the state with an entry for each seat."""

    def get(state: GameState, seat: int) -> V:
        values: list[V] = getattr(state, attribute)
        return values[seat]

    def put(state: GameState, seat: int, value: V) -> None:
        if attribute in PILE_OF:
            state.lay(PILE_OF[attribute] + seat, cast(list[int], value))
        else:
            state.cells[CELL_OF[attribute] + seat] = cast(int, value)

    return Field(name, kind, get, put, default)


def pile(
    name: str,
    attribute: str,
    kind: Kind[list[int]],
    default: Callable[[GameState], list[int]],
    always_written: Callable[[GameState], bool] = lambda state: True,
) -> Field[list[int]]:
    """A pile of which the next to be drawn is written first, and is the last of the state's list."""
    plain = shared(name, attribute, kind, default)
    return Field(
        name,
        kind,
        lambda state, seat: plain.get(state, seat)[::-1],
        lambda state, seat, value: plain.put(state, seat, value[::-1]),
        plain.default,
        always_written,
    )


class Word(NamedTuple):
    """A frame as it is written, as in `token 1 C R7`."""

    name: str
    arguments: str
    """What follows the name: s seat, l letter, b building, n number, x the place of an event."""
    kind: int
    below: Callable[[list[int]], Frame] | None = None
    """The frame below it, if the word stands for both; it is made of the values that follow the name."""


class Named(Protocol):
    """A row with a name."""

    @property
    def name(self) -> str:
        """The word or words it begins with."""


R = TypeVar("R", bound=Named)


def in_order(rows: Iterable[R], following: Sequence[Mapping[str, Iterable[R]]]) -> Iterator[R]:
    """Return rows, each with those that follow it: modules say by its name which row theirs come after."""
    for row in rows:
        yield row
        for table in following:
            yield from in_order(table.get(row.name, ()), following)
