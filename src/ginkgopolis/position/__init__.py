"""Positions as text: short to write by hand, and able to say everything about any moment of a game.

    players 3
    round 5                # a comment
    first 1
    city
      .   A    B          C    .
      L   R1   B2/Y4@0*   Y3   D
      ...
    seat 0: resources 5; points 3; tiles R7 B9; hand A B R1; cards R4 B12; characters 1 5 9
    seat 1: hand C D Y3; commit E+B8
    deck G H               # the next to be drawn first

Lines may come in any order, but the rows of the city follow `city`. Semicolons divide fields that share a
line, commas are as good as blanks, `none` is an empty list, and capitals do not matter. Only `players`
must be written. Cards and tiles are written as in `ginkgopolis.notation`; seats are numbered from 0.

The city
- Cells: `.` free ground, `A` a token, `R7` a building. `R7/B5/?Y2@1*` shows R7 on B5 on Y2, which nobody
  ever saw; it belongs to seat 1 and has a construction site. `R7:3@1*` only counts three floors: the
  covered tiles are taken from those mentioned nowhere, lowest numbers first, red before blue before
  yellow, building by building in the order of the rows, each from its lowest floor up. Without `city` it
  is the first square, from R1 to Y3 in order.
- `middle COLUMN ROW`: the cell, counted from 1, that is the middle of the first square. Default: the
  middle of the block, or right of and below it where two cells share the middle.
- `founded TILES`: the buildings, by their top tiles, that were founded after the others, in this order;
  the others are numbered row by row. `size N`: spaces on a side of the engine's grid, by default as few
  as it would use.
- If no token is written, all lie in the first places around the city, clockwise from above the first
  building of the first row. `absent LETTERS`: letters without token and card, for a city too small for
  all twelve.

The table (and what holds where it is not written)
- `round N` (1), `first SEAT` (0), `hand size N` (4), `seed N` (0): where all chance comes from.
- `discard CARDS` (none), the oldest first.
- `deck CARDS`, the next first (every letter, and the card of every building without a site, that is
  nowhere else, shuffled). A card that is nowhere is not in the game.
- `deck made of CARDS`: what was last shuffled (deck, discard pile, hands and commitments).
- `supply TILES`, the next first (the tiles 4-20 that are nowhere else, shuffled).
- `removed TILES`: out of the game. Tiles that are nowhere else always join them.
- `supply made of TILES`: what was last shuffled (tiles 4-20 and whatever else is in supply or removed;
  once tiles have been given back, the supply).
- `exhausted N` (2 if the supply is empty, but 1 while tiles are given back; else 0).
- `last round` (if exhausted twice, or somebody has all resources in the city), `over` (no). These and
  `ready` may be followed by `yes` or `no`.
- `frames` (choose): what is being asked and what is done then. Either `choose`, or `draft`, or one of
  `item SEAT`, `token SEAT LETTER BUILDING` and `give back`, followed by `draw SEAT TILES` if a drawing
  was interrupted, by `resolve SEAT` for each seat still to come, and by `prepare`: `frames token 1 C R7,
  resolve 2, prepare`.
- `earned N` (0): tiles that the action under way has brought so far.
- `known CARD:SEATS`: who knows in whose hand a card is, as in `known A:01 R7:-` (its holder). `shown
  TILES`: those that all have seen go behind a screen (none).
- `revelations N` (0), `random cards HEX`, `random tiles HEX` (from the seed): how chance goes on.

A seat, behind `seat N:` (and what holds where it is not written)
- `resources N` (0), `points N` (0), `new hands N` (2), `tiles TILES` (none), `hand CARDS` (none).
- `cards CARDS` (none): those in front of the screen. `characters NUMBERS` (none): of both the bonuses
  count; what characters bring at the start is not added.
- `stock N`: own resources in the supply (what is neither behind the screen nor in the city; less is
  allowed).
- `commit CARD` or `commit CARD+TILE`: sealed, or being played now; in neither `hand` nor `tiles`.
- `played CARD`: this round's card, once it is in the discard pile or among the `cards`.
- `pack NUMBERS` in the draft, `given TILES` while tiles are given back, `ready` (who has committed or
  sits out).
- `bonuses` and nine numbers: resources, tiles and points that exploiting, urbanizing and constructing
  bring (those of cards and characters).
"""

from typing import Final

from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.modules.base import Modules
from ginkgopolis.engine.modules.registry import modules_named
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.setup import empty_state
from ginkgopolis.engine.state import GameState
from ginkgopolis.errors import BadPosition
from ginkgopolis.options import HAL_LEVELS, MODULE_NAMES
from ginkgopolis.position import city_block
from ginkgopolis.position.checks import check
from ginkgopolis.position.defaults import tiles_set_aside
from ginkgopolis.position.fields import ROUND_FIELDS, SEAT_FIELDS, TABLE_FIELDS, AnyField
from ginkgopolis.position.kinds import only_word, read_number
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.sheet import Sheet, quoted, read_sheet

MOST_PLAYERS: Final = 5
SHARED_NAMES: Final = frozenset(
    [
        "players",
        "seed",
        "modules",
        "hal",
        *city_block.NAMES,
        *(field.name for field in (*ROUND_FIELDS, *TABLE_FIELDS)),
    ]
)
OWN_NAMES: Final = frozenset(field.name for field in SEAT_FIELDS)


def read_position(text: str) -> GameState:
    """Read a position; BadPosition says in one sentence what is wrong with it, and where."""
    sheet = read_sheet(text, SHARED_NAMES, OWN_NAMES)
    players = read_players(sheet)
    seed = read_seed(sheet)
    state = empty_state(players, read_modules(sheet), stream(seed, "cards"), stream(seed, "tiles"))
    state.hal = read_hal(sheet)
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
    lines = write_table(state)
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
    """Read the number of players, without which nothing else can be read; Hal has a seat as well."""
    entry = sheet.shared.get("players")
    if not entry:
        raise BadPosition("The number of players is missing; write it as in `players 3`.")
    players = read_number(entry, only_word(entry, "3"), 1, MOST_PLAYERS)
    hal = sheet.shared.get("hal")
    if players == 1 and not hal:
        entry.fail("with 1 player the game is against Hal: add a line `hal normal` or `hal expert`.")
    if players > 1 and hal:
        hal.fail(f"Hal plays against 1 player, but there are {players}; write `players 1`.")
    seats = max(players, 2)
    for seat, line in sheet.seat_lines.items():
        if seat >= seats:
            raise BadPosition(f"Line {line}: there is no seat {seat}; the seats are 0 to {seats - 1}.")
    return seats


def read_modules(sheet: Sheet) -> Modules:
    """Read the modules in play."""
    entry = sheet.shared.get("modules")
    names = [word.lower() for word in entry.words] if entry else []
    for name in names:
        if entry and name not in MODULE_NAMES:
            entry.fail(f"{quoted(name)} is not a module; those are {', '.join(MODULE_NAMES)}.")
        if entry and names.count(name) > 1:
            entry.fail(f"{name} is written twice in 'modules'; once is enough.")
    if entry and names and "hal" in sheet.shared:
        entry.fail("against Hal only the base game is played, without modules.")
    return modules_named(names)


def read_hal(sheet: Sheet) -> int:
    """Read the level of Hal, 0 where he does not play."""
    entry = sheet.shared.get("hal")
    if not entry:
        return 0
    level = only_word(entry, "normal").lower()
    if level not in HAL_LEVELS:
        entry.fail(f"{quoted(level)} is not a level of Hal; write `hal normal` or `hal expert`.")
    return HAL_LEVELS[level]


def write_table(state: GameState) -> list[str]:
    """Write what must be known before anything else."""
    if state.hal:
        level = next(name for name, number in HAL_LEVELS.items() if number == state.hal)
        return ["players 1", f"hal {level}"]
    names = [module.name() for module in state.modules.all]
    return [f"players {state.players}"] + ([f"modules {' '.join(names)}"] if names else [])


def read_seed(sheet: Sheet) -> int:
    """Read the seed from which the random numbers come where no stream is written."""
    entry = sheet.shared.get("seed")
    return read_number(entry, only_word(entry, "7"), 0, 999_999_999) if entry else 0
