"""What moves did, told to each viewer in deeds and in sentences."""

from collections.abc import Sequence

from ginkgopolis.server.course import Change, Course, Undone
from ginkgopolis.server.shapes import LogEntry
from ginkgopolis.server.updates import encode
from ginkgopolis.story.fold import Episode
from ginkgopolis.story.sentences import tell_stories


class Story:
    """What a row has done, for any viewer."""

    def __init__(
        self,
        names: Sequence[str],
        seat: int | None,
        round_: int,
        episode: Episode | None,
        undone: Undone = None,
    ) -> None:
        self.names = names
        self.seat = seat
        self.round = round_
        self.deeds = [] if episode is None else episode.deeds()
        self.knowing = {seat for deed in self.deeds for seat in deed.knowing()}
        """The seats that may know something that not everybody may."""
        self.undone = undone

    @classmethod
    def of(cls, names: Sequence[str], change: Change) -> "Story":
        """Return what a change was."""
        return cls(names, change.seat, change.round, change.episode, change.undone)

    def to(self, viewers: Sequence[int | None]) -> dict[int | None, LogEntry]:
        """Tell it to several viewers; all who know no more than others are told the same."""
        asked = {viewer if viewer in self.knowing else None for viewer in viewers}
        news = tell_stories(self.deeds, self.names, list(asked))
        entries = {viewer: self.entry(viewer, news[viewer]) for viewer in asked}
        return {viewer: entries[viewer if viewer in entries else None] for viewer in viewers}

    def entry(self, viewer: int | None, news: list[str]) -> LogEntry:
        """Return the entry of the log for a viewer."""
        deeds = [deed.seen_by(viewer) for deed in self.deeds]
        return LogEntry(seat=self.seat, round=self.round, deeds=deeds, news=news, undone=self.undone)

    def write(self, viewers: Sequence[int | None]) -> dict[int | None, bytes]:
        """Tell it to several viewers in JSON, which is written once for those who are told the same."""
        entries = self.to(viewers)
        written = {id(entry): encode(entry) for entry in entries.values()}
        return {viewer: written[id(entry)] for viewer, entry in entries.items()}


def tell_log(course: Course, viewer: int | None, since_round: int = 0) -> list[LogEntry]:
    """Tell a viewer the story from a round on."""
    names, (setup, *episodes) = course.game.names, course.game.story
    stories = [Story(names, None, 0, setup)] if since_round == 0 else []
    for move, episode in zip(course.played, episodes):
        if episode.shows and move.round >= since_round:
            stories.append(Story(names, move.seat, move.round, episode))
    return [story.to((viewer,))[viewer] for story in stories]
