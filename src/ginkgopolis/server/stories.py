"""What moves did, told to each viewer in events and in sentences."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ginkgopolis.engine.journal import Line
from ginkgopolis.game import Game
from ginkgopolis.server.course import Change, Course, Undone
from ginkgopolis.server.shapes import LogEntry
from ginkgopolis.server.told import Told
from ginkgopolis.server.updates import encode
from ginkgopolis.story.fold import fold
from ginkgopolis.story.sentences import tell_stories, tell_story
from ginkgopolis.view import BuildingView

ENTRY: Final = b'{"seat":%b,"round":%d,"events":[%b],"news":%b,"undone":%b}'  # `LogEntry`


class Story:
    """What a row has done, for any viewer."""

    def __init__(
        self,
        game: Game,
        seat: int | None,
        round_: int,
        lines: Sequence[Line],
        buildings: Sequence[BuildingView],
        undone: Undone = None,
    ) -> None:
        self.names = game.names
        self.seat = seat
        self.round = round_
        self.lines = lines
        self.events = Told(lines, buildings)
        self.undone = undone

    @classmethod
    def of(cls, game: Game, change: Change, buildings: Sequence[BuildingView]) -> "Story":
        """Return what a change was."""
        return cls(game, change.seat, change.round, change.lines, buildings, change.undone)

    def to(self, viewer: int | None) -> LogEntry:
        """Tell it to a viewer."""
        events = [msgspec.Raw(event) for event in self.events.to(viewer)]
        news = tell_story(fold(self.lines), self.names, viewer)
        return LogEntry(seat=self.seat, round=self.round, events=events, news=news, undone=self.undone)

    def write(self, viewers: Sequence[int | None]) -> dict[int | None, bytes]:
        """Tell it to several viewers in JSON, which is written once for all who know no more than others."""
        asked = {viewer if viewer in self.events.knowing else None for viewer in viewers}
        news = tell_stories(fold(self.lines), self.names, list(asked))
        seat, undone = encode(self.seat), encode(self.undone)
        written = {}
        for viewer in asked:
            events = ",".join(self.events.to(viewer)).encode()
            written[viewer] = ENTRY % (seat, self.round, events, encode(news[viewer]), undone)
        return {viewer: written[viewer if viewer in written else None] for viewer in viewers}


def tell_log(course: Course, viewer: int | None, since_round: int = 0) -> list[LogEntry]:
    """Tell a viewer the story from a round on."""
    game = course.game
    buildings = game.view(None).buildings
    entries = []
    if since_round == 0:
        entries.append(Story(game, None, 0, game.story[0].lines, buildings).to(viewer))
    for move, episode in zip(course.played, game.story[1:]):
        lines = episode.lines
        if lines and move.round >= since_round:
            entries.append(Story(game, move.seat, move.round, lines, buildings).to(viewer))
    return entries
