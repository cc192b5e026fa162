"""What changes did, told to those who are connected, each what she may know.

It is done with every move, and compiled.
"""

from collections.abc import Sequence

from ginkgopolis.language import speaking
from ginkgopolis.server.connection import Connection
from ginkgopolis.server.course import Change
from ginkgopolis.server.show import look_after_sealed, look_at, look_from, look_on_after_sealed
from ginkgopolis.server.sight import Common, Seen
from ginkgopolis.server.sitting import Sitting
from ginkgopolis.server.stories import Story
from ginkgopolis.server.updates import Shared


def common_of(table: Sitting) -> Common:
    """What all viewers see."""
    assert table.course is not None
    count = (table.course.count, table.row.revision)
    if table.common is None or table.common[0] != count:
        table.common = (count, look_at(table.course, table.doc.house, table.is_playing))
    return table.common[1]


class News:
    """What changes did, for all viewers: what is the same for several is worked out once."""

    def __init__(self, table: Sitting, changes: Sequence[Change]) -> None:
        assert table.course is not None
        self.table = table
        self.course = table.course
        self.sealer = look_after_seal(table, changes)
        self.common = common_of(table)
        self.stories: dict[int, Story] = {}
        self.written: dict[tuple[int, str], dict[int | None, bytes]] = {}
        self.shared: dict[int, Shared] = {}

    def tell(self, viewer: int | None, connections: Sequence[Connection], noticed: Sequence[Change]) -> None:
        """Send an update to those who look from one seat."""
        table, course = self.table, self.course
        before = table.sent[viewer]
        if self.sealer in (None, viewer):
            sealed = None if self.sealer is None else before.mine
            mine = look_from(course, table.doc.house, viewer, self.common, table.is_playing, sealed)
        else:
            mine = look_on_after_sealed(course, table.doc.house, viewer, before.mine)
        now = table.sent[viewer] = Seen(course.version(viewer), self.common, mine)
        shared = self.shared_since(before.common)
        told = [change for change in noticed if change.episode or change.undone]
        messages: dict[str, bytes] = {}
        for connection in connections:
            language = connection.language
            if language not in messages:
                entries = b",".join([self.story(change, language)[viewer] for change in told])
                message = shared.update(before.version, now.version, viewer, before.mine, mine, entries)
                messages[language] = message
            connection.send(messages[language])

    def shared_since(self, before: Common) -> Shared:
        """Return what has changed for all who saw the same before."""
        shared = self.shared.get(id(before))
        if shared is None:
            shared = self.shared[id(before)] = Shared(before, self.common)
        return shared

    def story(self, change: Change, language: str) -> dict[int | None, bytes]:
        """Return what a change did, as each viewer is told it in a language."""
        written = self.written.get((id(change), language))
        if written is None:
            if id(change) not in self.stories:
                self.stories[id(change)] = Story.of(self.course.game.names, change)
            viewers = list({one.viewer for one in self.table.connections if one.language == language})
            with speaking(language):
                written = self.stories[id(change)].write(viewers)
            self.written[id(change), language] = written
        return written


def look_after_seal(table: Sitting, changes: Sequence[Change]) -> int | None:
    """If there were only sealed choices of one seat, take a short look and return the seat; else None."""
    course = table.course
    assert course is not None
    if table.common is None or not all(change.sealed for change in changes):
        return None
    (count, revision), before = table.common
    if (count + len(changes), revision) != (course.count, table.row.revision):
        return None
    seat = changes[0].seat
    if any(change.seat != seat for change in changes):
        return None
    table.common = ((course.count, revision), look_after_sealed(course, table.doc.house, seat, before))
    return seat
