"""What a row of a table's log changes, for those who are told of it."""

from typing import Literal

from ginkgopolis.server.tables.notes import Note
from ginkgopolis.story.episode import Episode

Undone = Literal["undo", "choice", "round"] | None


class Change:
    """What a row has changed."""

    def __init__(
        self,
        seat: int,
        round_: int,
        episode: Episode | None,
        undone: Undone,
        public: bool,
        sealed: bool,
        about_table: bool,
        note: Note | None,
    ) -> None:
        self.seat = seat
        self.round = round_
        self.episode = episode
        """What it shows, if anything."""
        self.undone = undone
        self.public = public
        """Can others have noticed?"""
        self.sealed = sealed
        """Have others seen at most that a seat is ready, or is not?"""
        self.about_table = about_table
        """Is it about who plays, rather than the game?"""
        self.note = note
        """What all are told of it besides."""
