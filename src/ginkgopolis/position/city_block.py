"""The city of a position: a block of cells, and the lines that say what the block cannot show."""

import re
from typing import Final, NoReturn

from ginkgopolis.engine.city import FIRST_SIZE, FREE, GROWTH, MARGIN, City, city_of_size
from ginkgopolis.engine.city import TOKEN as TOKEN_ON_GROUND
from ginkgopolis.engine.ids import (
    FIRST_LETTER,
    LETTERS,
    NOBODY,
    NONE,
    colour_of,
    has_card,
    is_building,
    letter_of,
    number_of,
)
from ginkgopolis.engine.layout import HEIGHT
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.tokens import outline
from ginkgopolis.expansions import Parts
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.position.kinds import card_named, read_number, refuse_repetition, tile_named
from ginkgopolis.position.places import name_of_building, read_place
from ginkgopolis.position.reading import Reading, letters_nowhere, moving_letter, tiles_left
from ginkgopolis.position.sheet import Entry, Row, quoted

CHECK_TOPS: Final = Parts("position", "check_tops")
"""What modules say to the tiles on top of all buildings, before these are laid out."""
NAMES: Final = ("city", "middle", "size", "founded", "absent")
FARTHEST: Final = 120  # steps from the middle; moves keep a byte for them
LARGEST: Final = 512
FIRST_SQUARE: Final = [Row(0, ["R1", "R2", "R3"]), Row(0, ["B1", "B2", "B3"]), Row(0, ["Y1", "Y2", "Y3"])]
LETTER: Final = re.compile(r"[A-La-l]")
TILE: Final = r"(?:[RBYrby][0-9]{1,2}|[Pp])"
BUILDING: Final = re.compile(rf"({TILE})(?::([0-9]{{1,2}})|((?:/\??{TILE})*))(?:@([0-9]))?(\*)?")
Place = tuple[int, int]  # steps south and east of the middle, so that sorted places go row by row


class Building:
    """A building as its cell says."""

    def __init__(self, top: int, covered: list[int], unnamed: int, owner: int, site: bool) -> None:
        self.top = top
        self.covered = covered  # lowest first
        self.unnamed = unnamed  # floors that were only counted
        self.owner = owner
        self.site = site


class Block:
    """What lies where, before it is laid on a grid."""

    def __init__(self) -> None:
        self.buildings: dict[Place, Building] = {}
        self.tokens: dict[int, Place] = {}
        self.entries: dict[Place, Entry] = {}


def read_city(reading: Reading) -> None:
    """Read the block and its lines, and lay out buildings and tokens."""
    block = read_block(reading)
    check_block(reading, block)
    read_absent(reading, block)
    for check in CHECK_TOPS.by_name.values():
        check(reading, [found.top for found in block.buildings.values()])
    city = city_of_size(grid_size(reading, block))
    for place in founding_order(reading, block):
        found = block.buildings[place]
        number = city.found(found.top, city.space_at(place[1], place[0]), found.owner, found.site)
        city.cells[HEIGHT + number] = 1 + len(found.covered) + found.unnamed
        city.set_floors_under(number, found.covered)
        if found.unnamed:
            reading.floors_to_name[number] = found.unnamed
    for letter, place in block.tokens.items():
        city.put_token(letter, city.space_at(place[1], place[0]))
    reading.state.take_city(city)


def read_block(reading: Reading) -> Block:
    """Read the cells of all rows."""
    rows = reading.sheet.rows if "city" in reading.sheet.shared else FIRST_SQUARE
    if not rows:
        reading.fail("city-rows-missing", "city")
    width = len(rows[0].cells)
    for row in rows:
        if len(row.cells) != width:
            Entry(row.line, "city", "").fail("city-rows-differ", width=width, cells=len(row.cells))
    middle_row, middle_column = read_middle(reading, len(rows), width)
    block = Block()
    for south, row in enumerate(rows):
        for east, text in enumerate(row.cells):
            place = (south - middle_row, east - middle_column)
            read_cell(reading, block, place, Entry(row.line, "city", text))
    return block


def read_middle(reading: Reading, rows: int, columns: int) -> Place:
    """Read which cell of the block is the middle of the first square; by default that of the block."""
    entry = reading.sheet.shared.get("middle")
    if not entry:
        return rows // 2, columns // 2
    words = entry.words
    if len(words) != 2:
        entry.fail("middle-two-numbers")
    column = read_number(entry, words[0], 1, columns)
    return read_number(entry, words[1], 1, rows) - 1, column - 1


def read_cell(reading: Reading, block: Block, place: Place, entry: Entry) -> None:
    """Read free ground, a token or a building."""
    text = entry.text
    if text == ".":
        return
    block.entries[place] = entry
    if max(abs(place[0]), abs(place[1])) > FARTHEST:
        entry.fail("too-far-out", space=quoted(text), steps=FARTHEST)
    if LETTER.fullmatch(text):
        letter = ord(text.upper()) - ord("A")
        if letter in block.tokens:
            entry.fail("token-twice", token=text.upper())
        block.tokens[letter] = place
        return
    block.buildings[place] = read_building(reading, entry)


def read_building(reading: Reading, entry: Entry) -> Building:
    """Read a building as in `R7`, `R7:3@1*` or `R7/B5/?Y2@1*`."""
    found = BUILDING.fullmatch(entry.text)
    if not found:
        entry.fail("not-a-space", space=quoted(entry.text))
    stack = [found[1], *(found[3] or "").split("/")[1:]]
    tiles = [tile_named(entry, name.lstrip("?")) for name in stack]
    for tile in tiles:
        reading.claim_tile(tile, entry)
    refuse_repetition(entry, tiles, tile_text)
    tiles = [~tile if name.startswith("?") else tile for tile, name in zip(tiles, stack)]
    floors = 1 if found[2] is None else read_number(entry, found[2], 1, 99)
    check_never_built_on(entry, tiles, floors, found[5] is not None)
    owner = NOBODY if found[4] is None else read_number(entry, found[4], 0, reading.state.players - 1)
    return Building(tiles[0], tiles[:0:-1], floors - 1, owner, found[5] is not None)


def check_never_built_on(entry: Entry, tiles: list[int], floors: int, site: bool) -> None:
    """M2, M3: what no card names has no site and nothing on it; a green space has nothing under it either."""
    for tile in tiles[1:]:
        if tile >= 0 and not has_card(tile):
            entry.fail("nothing-built-on-it", tile=tile_text(tile))
    if site and not has_card(tiles[0]):
        entry.fail("no-site-without-card", tile=tile_text(tiles[0]))
    if not is_building(tiles[0]) and len(tiles) + floors > 2:
        entry.fail("green-space-on-building")


def check_block(reading: Reading, block: Block) -> None:
    """Refuse a city that falls apart, or tokens away from it."""
    if not block.buildings:
        reading.fail("no-building", "city")
    first = min(block.buildings)
    reached = [first]
    for place in reached:  # grows while it is walked through
        reached += [other for other in beside(place) if other in block.buildings and other not in reached]
    for place in block.buildings:
        if place not in reached:
            block.entries[place].fail("building-cut-off", tile=tile_text(block.buildings[place].top))
    for letter, place in block.tokens.items():
        if not any(other in block.buildings for other in beside(place)):
            block.entries[place].fail("token-away", token=letter_name(letter))


def beside(place: Place) -> list[Place]:
    """Return the four places that share a side with one."""
    south, east = place
    return [(south - 1, east), (south, east + 1), (south + 1, east), (south, east - 1)]


def letter_name(letter: int) -> str:
    """Return a letter as it is printed."""
    return card_text(FIRST_LETTER + letter)


def read_absent(reading: Reading, block: Block) -> None:
    """Read the letters that take no part in this game."""
    entry = reading.sheet.shared.get("absent")
    for word in entry.words if entry else []:
        assert entry
        letter = letter_of(card_named(entry, word))
        if letter < 0:
            entry.fail("absent-not-a-letter", word=quoted(word))
        if letter in block.tokens:
            entry.fail("absent-but-there", token=letter_name(letter))
        if letter in reading.absent:
            entry.fail("absent-twice", letter=letter_name(letter))
        reading.absent.append(letter)


def size_needed(places: list[Place]) -> int:
    """Return the size of the smallest grid that the engine would use for tiles on these places."""
    size = FIRST_SIZE
    reach = [number for place in places for number in place]
    while min(reach) + size // 2 < MARGIN or max(reach) + size // 2 >= size - MARGIN:
        size += 2 * GROWTH
    return size


def grid_size(reading: Reading, block: Block) -> int:
    """Read how large the grid is; the smallest that the engine would use by default."""
    needed = size_needed(list(block.buildings))
    entry = reading.sheet.shared.get("size")
    if not entry:
        return needed
    words = entry.words
    size = read_number(entry, words[0] if words else "", needed, LARGEST)
    if len(words) != 1 or (size - FIRST_SIZE) % (2 * GROWTH):
        entry.fail("wrong-grid-size", size=FIRST_SIZE, first=2 * GROWTH, second=4 * GROWTH)
    return size


def founding_order(reading: Reading, block: Block) -> list[Place]:
    """Read the order in which the buildings are numbered: those not named row by row, then those named."""
    entry = reading.sheet.shared.get("founded")
    named = [founded_place(block, entry, word) for word in entry.words] if entry else []
    for place in named:
        if entry and named.count(place) > 1:
            name = tile_text(block.buildings[place].top)
            entry.fail("founded-twice", tile=name)
    return [place for place in sorted(block.buildings) if place not in named] + named


def founded_place(block: Block, entry: Entry, word: str) -> Place:
    """Read a building by its top tile or, as all green spaces are named, by its place."""
    found = read_place(word)
    if found:
        place = (found[1], found[0])
        if place not in block.buildings:
            entry.fail("no-building-there", place=word)
        return place
    tile = tile_named(entry, word)
    places = [place for place in block.buildings if block.buildings[place].top == tile]
    if len(places) != 1:
        refuse_name(entry, tile, len(places))
    return places[0]


def building_by_name(city: City, entry: Entry, word: str) -> int:
    """Read a building of the city by its top tile or by its place."""
    found = read_place(word)
    if found:
        building = city.building_on(city.space_at(*found)) if max(map(abs, found)) < city.size // 2 else NONE
        if building == NONE:
            entry.fail("no-building-there", place=word)
        return building
    tile = tile_named(entry, word)
    if city.top.count(tile) != 1:
        refuse_name(entry, tile, city.top.count(tile))
    return city.top.index(tile)


def refuse_name(entry: Entry, tile: int, amount: int) -> NoReturn:
    """Refuse the name of no building, or of several green spaces."""
    if amount:
        entry.fail("several-green-spaces")
    entry.fail("no-building-shows", tile=tile_text(tile))


def name_floors(reading: Reading) -> None:
    """Take the tiles of floors that were only counted from those mentioned nowhere.

    Lowest numbers first, red before blue before yellow; buildings row by row, each from its lowest floor up.
    """
    state = reading.state
    spare = tiles_left(state, {*state.supply, *state.removed})
    spare.sort(key=lambda tile: (number_of(tile), colour_of(tile)))
    for building in sorted(reading.floors_to_name, key=state.city.space_of_building):
        amount = reading.floors_to_name[building]
        if amount > len(spare):
            reading.fail(
                "too-few-tiles",
                "city",
                tile=tile_text(state.city.top_of(building)),
                counted=amount,
                spare=len(spare),
            )
        state.set_floors_under(building, spare[:amount])
        del spare[:amount]


def lay_tokens(reading: Reading) -> None:
    """Lay out tokens that are not written: clockwise, from above the first building of the first row on."""
    city = reading.state.city
    moving = moving_letter(reading.state)
    if any(space != NONE for space in city.tokens):
        return
    letters = [letter for letter in range(LETTERS) if letter not in reading.absent and letter != moving]
    spaces = list(dict.fromkeys(outline(city)))
    if len(spaces) < len(letters):
        without = " ".join(letter_name(letter) for letter in letters[len(spaces) :])
        reading.fail("no-room-for-tokens", "city", room=len(spaces), letters=without)
    for letter, space in zip(letters, spaces):
        city.put_token(letter, space)


def write_city(state: GameState) -> list[str]:
    """Write the block, and what it cannot show."""
    city = state.city
    size = city.size
    middle = city.space_at(0, 0)
    used = [space for space in range(size * size) if city.lies_on(space) != FREE or space == middle]
    rows = range(used[0] // size, used[-1] // size + 1)
    columns = range(min(space % size for space in used), max(space % size for space in used) + 1)
    block = [[cell_text(city, city.lies_on(row * size + column)) for column in columns] for row in rows]
    widths = [max(len(cells[at]) for cells in block) for at in range(len(columns))]
    lines = ["city"]
    for cells in block:
        lines.append("  " + "  ".join(cell.ljust(width) for cell, width in zip(cells, widths)).rstrip())
    column, row = middle % size - columns[0], middle // size - rows[0]
    if (row, column) != (len(rows) // 2, len(columns) // 2):
        lines.append(f"middle {column + 1} {row + 1}")
    return lines + write_city_lines(state)


def write_city_lines(state: GameState) -> list[str]:
    """Write size, founding order and absent letters where they are not what the reader expects."""
    city = state.city
    lines = []
    if city.size != size_needed([(city.south_of_middle(at), city.east_of_middle(at)) for at in city.space]):
        lines.append(f"size {city.size}")
    in_rows = 1
    while in_rows < city.buildings and city.space_of_building(in_rows - 1) < city.space_of_building(in_rows):
        in_rows += 1
    if in_rows < city.buildings:
        names = [name_of_building(city, building) for building in range(in_rows, city.buildings)]
        lines.append("founded " + " ".join(names))
    absent = letters_nowhere(state)
    if absent:
        lines.append("absent " + " ".join(letter_name(letter) for letter in absent))
    return lines


def cell_text(city: City, found: int) -> str:
    """Write what lies on a space."""
    if found == FREE:
        return "."
    if found < 0:
        return letter_name(TOKEN_ON_GROUND - found)
    text = tile_text(city.top_of(found))
    for tile in reversed(city.floors_under(found)):
        text += "/" + (tile_text(tile) if tile >= 0 else "?" + tile_text(~tile))
    if city.owner_of(found) != NOBODY:
        text += f"@{city.owner_of(found)}"
    return text + "*" if city.is_site(found) else text
