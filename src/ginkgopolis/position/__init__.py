"""Positions as text."""

from typing import Final

from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.setup import empty_state
from ginkgopolis.engine.state import GameState
from ginkgopolis.errors import BadPosition
from ginkgopolis.position import city_block
from ginkgopolis.position.checks import check
from ginkgopolis.position.fields import ROUND_FIELDS, SEAT_FIELDS, TABLE_FIELDS, AnyField, tiles_set_aside
from ginkgopolis.position.kinds import only_word, read_number
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.sheet import Sheet, read_sheet

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
SHARED_NAMES: Final = frozenset(
    ["players", "seed", *city_block.NAMES, *(field.name for field in (*ROUND_FIELDS, *TABLE_FIELDS))]
)
OWN_NAMES: Final = frozenset(field.name for field in SEAT_FIELDS)


def read_position(text: str) -> GameState:
    """Read a position; BadPosition says in one sentence what is wrong with it, and where."""
    sheet = read_sheet(text, SHARED_NAMES, OWN_NAMES)
    players = read_players(sheet)
    seed = read_seed(sheet)
    state = empty_state(players, [], stream(seed, "cards"), stream(seed, "tiles"))
    reading = Reading(sheet, state)
    city_block.read_city(reading)
    fields = fields_of_table(players)
    for field, seat in fields:
        entry = sheet.entry(field.name, seat)
        if entry:
            field.read(reading, seat, entry)
    city_block.lay_tokens(reading)
    city_block.name_floors(reading)
    for field, seat in fields:
        if not sheet.entry(field.name, seat):
            field.fill_in(reading, seat)
    state.removed += [tile for tile in tiles_set_aside(state) if tile not in state.removed]
    check(reading)
    return state


def write_position(state: GameState) -> str:
    """Write a position, all secrets included; `read_position` gives back the same state."""
    lines = [f"players {state.players}"]
    for field in ROUND_FIELDS:
        lines += field.write(state, NOBODY)
    lines += city_block.write_city(state)
    for seat in range(state.players):
        parts = [part for field in SEAT_FIELDS for part in field.write(state, seat)]
        if parts:
            lines.append(f"seat {seat}: " + "; ".join(parts))
    for field in TABLE_FIELDS:
        lines += field.write(state, NOBODY)
    return "\n".join(lines) + "\n"


def fields_of_table(players: int) -> list[tuple[AnyField, int]]:
    """Return every field with its seat (NOBODY for the table's), in the order in which they are filled in."""
    rows = [(field, NOBODY) for field in ROUND_FIELDS]
    rows += [(field, seat) for field in SEAT_FIELDS for seat in range(players)]
    return rows + [(field, NOBODY) for field in TABLE_FIELDS]


def read_players(sheet: Sheet) -> int:
    """Read the number of players, without which nothing else can be read."""
    entry = sheet.shared.get("players")
    if not entry:
        raise BadPosition("The number of players is missing; write it as in `players 3`.")
    players = read_number(entry, only_word(entry, "3"), FEWEST_PLAYERS, MOST_PLAYERS)
    for seat, line in sheet.seat_lines.items():
        if seat >= players:
            raise BadPosition(
                f"Line {line}: there is no seat {seat}; {players} players have the seats 0 to {players - 1}."
            )
    return players


def read_seed(sheet: Sheet) -> int:
    """Read the seed from which the random numbers come where no stream is written."""
    entry = sheet.shared.get("seed")
    return read_number(entry, only_word(entry, "7"), 0, 999_999_999) if entry else 0
