"""The numbers that modules from elsewhere keep in the state, as in `notes mills 0 2 1`."""

from typing import Final

from ginkgopolis.engine.state import GameState
from ginkgopolis.position.kinds import Kind, read_number
from ginkgopolis.position.reading import Reading
from ginkgopolis.position.rows import MANY
from ginkgopolis.position.sheet import Entry, quoted

Notes = dict[str, list[int]]
"""The numbers by the modules' names."""


def get_notes(state: GameState, seat: int) -> Notes:
    """Return what modules have noted."""
    return {module.name(): state.notes_of(module).copy() for module in state.modules.first_notes}


def put_notes(state: GameState, seat: int, notes: Notes) -> None:
    """Note what modules keep."""
    state.notes = list(notes.values())


def first_notes(state: GameState, seat: int) -> Notes:
    """What modules note as a game begins."""
    return {module.name(): module.first_notes(state.players) for module in state.modules.first_notes}


def read_notes(reading: Reading, entry: Entry) -> Notes:
    """Read the numbers of each module that keeps some, behind its name."""
    notes: Notes = {module.name(): [] for module in reading.state.modules.first_notes}
    name = ""
    for word in entry.words:
        if word.lower() in notes:
            name = word.lower()
        elif name:
            notes[name].append(read_number(entry, word, 0, MANY))
        else:
            entry.fail("notes-of-no-module", word=quoted(word))
    return notes


def write_notes(notes: Notes) -> str:
    """Write each module's numbers behind its name."""
    return " ".join(" ".join([name, *map(str, numbers)]) for name, numbers in notes.items())


NOTES: Final = Kind(read_notes, write_notes)
