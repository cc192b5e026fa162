"""A position text taken apart into entries, each with the line it stands in."""

import re
from collections.abc import Collection
from typing import Final, NoReturn

from ginkgopolis.errors import BadPosition, Value

SEAT: Final = re.compile(r"seat\s+([0-9]{1,2})\s*:(.*)", re.IGNORECASE)
LONGEST_NAME: Final = 3  # words
LONGEST_QUOTE: Final = 40  # characters


class Entry:
    """One field as it is written: its line, its name and what follows."""

    def __init__(self, line: int, name: str, text: str) -> None:
        self.line = line
        self.name = name
        self.text = text

    @property
    def words(self) -> list[str]:
        """What follows the name; commas are as good as spaces, and `none` says that there is nothing."""
        words = self.text.replace(",", " ").split()
        return [] if [word.lower() for word in words] == ["none"] else words

    def fail(self, message: str, /, **values: Value) -> NoReturn:
        """Refuse the entry."""
        raise BadPosition(message, self.line, **values)


class Row:
    """One row of the city block."""

    def __init__(self, line: int, cells: list[str]) -> None:
        self.line = line
        self.cells = cells


class Sheet:
    """All entries of a text: those of the table, those of each seat, and the rows of the city."""

    def __init__(self) -> None:
        self.shared: dict[str, Entry] = {}
        self.own: dict[int, dict[str, Entry]] = {}
        self.seat_lines: dict[int, int] = {}
        self.rows: list[Row] = []

    def entry(self, name: str, seat: int) -> Entry | None:
        """Return what is written under a name, of the table (seat -1) or of a seat."""
        return self.shared.get(name) if seat < 0 else self.own.get(seat, {}).get(name)


def shortened(text: str) -> str:
    """Return a piece of somebody's text, short enough for a sentence."""
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."


def quoted(text: str) -> str:
    """Return a piece of somebody's text as a sentence quotes it."""
    return repr(shortened(text))


def read_sheet(text: str, shared: Collection[str], own: Collection[str]) -> Sheet:
    """Divide a text into its entries; the names are those of the table's and of a seat's fields."""
    sheet = Sheet()
    in_city = False
    for number, line in enumerate(text.split("\n"), start=1):
        line = line.partition("#")[0].strip()
        if not line:
            continue
        if in_city and not starts_an_entry(line, shared):
            sheet.rows.append(Row(number, line.split()))
            continue
        if line.lower().startswith("seat"):
            read_seat_line(sheet, number, line, own)
            in_city = False
        else:
            add_entries(sheet.shared, number, line, shared, None)
            in_city = line.lower().split(";")[-1].strip() == "city"
    return sheet


def starts_an_entry(line: str, names: Collection[str]) -> bool:
    """Tell the line of an entry from a row of the city."""
    return line.lower().startswith("seat") or name_at(line, names) != ""


def name_at(text: str, names: Collection[str]) -> str:
    """Return the longest of the names that the text begins with, or nothing."""
    words = text.lower().split()
    for length in range(LONGEST_NAME, 0, -1):
        name = " ".join(words[:length])
        if name in names:
            return name
    return ""


def read_seat_line(sheet: Sheet, number: int, line: str, names: Collection[str]) -> None:
    """Read the fields of a seat, as in `seat 0: resources 5; hand A R1`."""
    found = SEAT.fullmatch(line)
    if not found:
        raise BadPosition("seat-line-begins", number, example="seat 0: points 3")
    seat = int(found[1])
    sheet.seat_lines.setdefault(seat, number)
    add_entries(sheet.own.setdefault(seat, {}), number, found[2], names, seat)


def add_entries(
    entries: dict[str, Entry], number: int, line: str, names: Collection[str], seat: int | None
) -> None:
    """Add the fields of a line, which semicolons divide."""
    for part in line.split(";"):
        part = part.strip()
        if not part:
            continue
        name = name_at(part, names)
        if not name:
            known = ", ".join(sorted(names))
            word = quoted(part.split()[0])
            if seat is None:
                raise BadPosition("not-a-field", number, word=word, fields=known)
            raise BadPosition("not-a-field-of-seat", number, word=word, seat=seat, fields=known)
        if name in entries:
            first = str(entries[name].line)
            if seat is None:
                raise BadPosition("field-twice", number, field=repr(name), first=first)
            raise BadPosition("field-of-seat-twice", number, field=repr(name), seat=seat, first=first)
        rest = part.split(None, len(name.split()))[len(name.split()) :]
        entries[name] = Entry(number, name, rest[0] if rest else "")
