"""Positions as text: short to write by hand, and able to say everything about any moment of a game.

    players 3
    modules green_spaces experts
    round 5                # a comment
    first 1
    city
      .   A    B          C    .
      L   R1   B2/Y4@0*   Y3   D
      ...
    seat 0: resources 5; points 3; tiles R7 P; hand A B R1; cards R4 B12; characters 1 5 9; expert banker
    seat 1: hand C D Y3; commit E+B8
    deck G H               # the next to be drawn first

Lines may come in any order, but the rows of the city follow `city`. Semicolons divide fields that share a
line, commas are as good as spaces, `none` is an empty list, and capitals do not matter. Only `players`
must be written. Cards, tiles and events are written as in `ginkgopolis.notation`; seats are numbered from 0.

The game
- `players N`, `seed N` (0): where all chance comes from. `rules N` (the newest): the version of the rules.
- `modules NAMES` (none), of `ginkgopolis.options.MODULE_NAMES`. What belongs to a module needs it in play.
- `hal normal` or `hal expert`, with `players 1`: seat 0 is the player's, seat 1 Hal's.

The city
- Cells: `.` free ground, `A` a token, `R7` a building. `R7/B5/?Y2@1*` shows R7 on B5 on Y2, which nobody
  ever saw; it belongs to seat 1 and has a construction site. `R7:3@1*` only counts three floors: the
  covered tiles are taken from those mentioned nowhere, lowest numbers first, red before blue before
  yellow, building by building in the order of the rows, each from its lowest floor up. `P@1` is a green
  space; it may also be hidden, as in `R7/?P@1`. Without `city` it is the first square, from R1 to Y3.
- `middle COLUMN ROW`: the cell, counted from 1, that is the middle of the first square. Default: the
  middle of the block, or right of and below it where two cells share the middle.
- `founded TILES`: the buildings, by their top tiles, that were founded after the others, in this order;
  the others are numbered row by row. A green space is named by its place, as in `4E2N`, counted from the
  middle. `size N`: spaces on a side of the engine's grid, by default as few as it would use.
- If no token is written, all lie in the first places around the city, clockwise from above the first
  building of the first row. `absent LETTERS`: letters without token and card, for a city too small for
  all twelve.

The table (and what holds where it is not written)
- `round N` (1), `first SEAT` (0), `hand size N` (4, against Hal 3).
- `discard CARDS` (none), the oldest first.
- `deck CARDS`, the next first (every letter, and the card of every building without a site, that is
  nowhere else, shuffled). A card that is nowhere is not in the game.
- `deck made of CARDS`: what was last shuffled (deck, discard pile, hands, commitments, cards set aside).
- `supply TILES`, the next first (the tiles 4-20 that are nowhere else, shuffled).
- `value two TILES`, the next first (the tiles 21-23 that are nowhere else, shuffled).
- `prestige TILES`: those of the three piles (the tiles 24 and 25 that are nowhere else); 24 lies on 25.
- `green spaces N`: those left (all nine but those in the city or with players).
- `removed TILES`: out of the game. Tiles 1-20 that are nowhere else always join them.
- `supply made of TILES`: what was last shuffled (tiles 4-20 and whatever else is in supply or removed;
  once tiles have been given back, the supply).
- `exhausted N` (2 if the supply is empty, but 1 while tiles are given back and against Hal; else 0).
- `last round` (if the supply is exhausted for good, or somebody has all resources in the city), `over`
  (no). These, `ready` and `took green` may be followed by `yes` or `no`.
- `frames` (choose): what is being asked and what is done then, see below.
- `notes NAME NUMBERS`: what a module from elsewhere keeps (as it begins).
- `earned N` (0): tiles that the action under way has brought so far. `controlled N` (0): points that the
  last quality control has brought. `picks N` (3, with experts 4): cards that each keeps in the draft.
- `known CARD:SEATS`: who knows in whose hand a card is, as in `known A:01 R7:-` (its holder). With Keep a
  Card, `seen CARD:SEATS` (nobody): who has seen it being passed since the deck was made.
- `revelations N` (0), `random cards HEX`, `random tiles HEX` (from the seed): how chance goes on.

A seat, behind `seat N:` (and what holds where it is not written)
- `resources N` (0; Hal has all that are not in the city), `points N` (0), `new hands N` (2; 0 against
  Hal), `tiles TILES` (none), `hand CARDS` (none), `events EVENTS` (none), as in `events design quality`.
- `cards CARDS` (none): those in front of the screen. `characters NUMBERS` (none): of both the bonuses
  count; what characters bring at the start is not added. `expert NAME` (none): `general-counsel` may
  be two words.
- `stock N`: own resources in the supply (what is neither behind the screen nor in the city; less is
  allowed; Hal's 0).
- `commit CARD` or `commit CARD+TILE`: sealed, or being played now; in neither `hand` nor `tiles`. What
  goes with it: `under TILE`, a master architect's lower tile; `event EVENT`; `aside CARD`, in neither
  `events` nor `hand`. Hal's card is written with `commit` too.
- `asking under`, `asking event` or `asking aside`: a card is committed, and this part is asked for next.
- `played CARD`: this round's card, once it is in the discard pile or among the `cards`.
- `pack NUMBERS` in the draft; there `pack` and `characters` have experts too, as in `3 7 artist`, and `-`
  says that no card could be kept. `given TILES` while tiles are given back. `ready` (who has committed,
  kept events or sits out).
- `took green` (no): a green space this round. `known tiles TILES` (none): those that everybody knows to be
  with this player. `events seen EVENTS`: the kinds that everybody has seen (the expert's two, and an
  event that is being played).
- `bonuses` and nine numbers: resources, tiles and points that exploiting, urbanizing and constructing
  bring (those of cards and characters).

Frames, the question first: `frames token 1 C R7, resolve 2, prepare`
- `choose`, `draft` or `events` (two are kept), and nothing else.
- Or a question: `item SEAT`, `token SEAT LETTER BUILDING`, `split SEAT TILES` (which to draw, of that many
  earned), `timing SEAT PLACE` (of an event), `quality SEAT LOSSES SEAT` (who loses, how much, who gets
  the points; one for each who loses), `purchase SEAT RESOURCES`, `hal token LETTER BUILDING` (Hal has
  urbanized) or `give back`, then `draw SEAT TILES` if that interrupted a drawing;
- then `act SEAT` if this was before the action of the seat, or `event SEAT PLACE` if its event follows;
- then `resolve SEAT` for each seat still to come, or `hal`; and `prepare`.
- A building is named by its top tile, a green space by its place as in `4E2N`. The place of an event is
  that of a building or a token, `R7` or `C`, or `4E2N`.
"""

from typing import Final

from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.setup import empty_state
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.versions import READINGS, RULES_VERSION
from ginkgopolis.position import city_block, table
from ginkgopolis.position.checks import check
from ginkgopolis.position.defaults import tiles_set_aside
from ginkgopolis.position.fields import ROUND_FIELDS, SEAT_FIELDS, TABLE_FIELDS
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.rows import AnyField
from ginkgopolis.position.sheet import read_sheet

SHARED_NAMES: Final = frozenset(
    [
        *table.NAMES,
        *city_block.NAMES,
        *(field.name for field in (*ROUND_FIELDS, *TABLE_FIELDS)),
    ]
)
OWN_NAMES: Final = frozenset(field.name for field in SEAT_FIELDS)


def read_position(text: str, rules: int = RULES_VERSION) -> GameState:
    """Read a position; BadPosition says in one sentence what is wrong with it, and where.

    It is played by these rules unless it names others.
    """
    sheet = read_sheet(text, SHARED_NAMES, OWN_NAMES)
    players = table.read_players(sheet)
    seed = table.read_seed(sheet)
    state = empty_state(players, table.read_modules(sheet), stream(seed, "cards"), stream(seed, "tiles"))
    state.hal = table.read_hal(sheet)
    state.readings = READINGS[table.read_rules(sheet, rules)]
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
    lines = table.write_table(state)
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
