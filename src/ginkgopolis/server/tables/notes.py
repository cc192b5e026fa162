"""What happened at a table besides the game, as all are told it: who plays for whom, what was undone."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing

MOST_NOTES: Final = 20
"""Notes that a table remembers."""
What = Literal[
    "note-clock",
    "note-handed",
    "note-voted",
    "note-returned",
    "note-choice",
    "note-round",
    "note-undo",
    "note-void",
]


class Note(NamedTuple):
    """One thing that happened."""

    what: What
    seat: int
    round: int
    after: int
    """How many moves that count had been made."""
    seats: tuple[int, ...] = ()
    """Whose choices were undone."""

    def words(self, names: Sequence[str]) -> str:
        """Say it in the language that is spoken."""
        others = listing([names[seat] for seat in self.seats])
        return say(self.what, name=names[self.seat], round=self.round, names=others)


def with_note(notes: Sequence[Note], note: Note) -> list[Note]:
    """Return notes with one more, and without the oldest if there are too many."""
    kept = [old._replace(after=min(old.after, note.after)) for old in notes]
    return [*kept, note][-MOST_NOTES:]
