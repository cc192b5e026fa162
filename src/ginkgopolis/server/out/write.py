"""Writes to those who are connected, each what she may know; what is the same for several is written once."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ginkgopolis.language import speaking
from ginkgopolis.server.doors.connection import Connection
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.out.answers import ChatSaid, State, TableChanged, Told, Update
from ginkgopolis.server.out.compare import Shared, encode
from ginkgopolis.server.out.project import (
    Story,
    common_of,
    look_after_seal,
    look_from,
    look_now,
    look_on_after_sealed,
    put_together,
    tell_log,
)
from ginkgopolis.server.out.sight import Common, Mine, Seen
from ginkgopolis.server.out.tables import chat_line, table_info, you_are
from ginkgopolis.server.store.rows import Said
from ginkgopolis.server.tables.course import Change
from ginkgopolis.server.tables.sitting import Sitting


class News:
    """What changes did, for all viewers: what is the same for several is worked out once."""

    def __init__(self, table: Sitting, changes: Sequence[Change]) -> None:
        assert table.course is not None
        self.table = table
        self.course = table.course
        self.house = table.doc.house
        self.playing = table.is_playing
        before = table.common
        self.sealer = look_after_seal(table, changes)
        self.unsealed = before[1] if before is not None and self.sealer is not None else None
        """What all saw before a sealed choice, if it was nothing else."""
        self.common = common_of(table)
        self.stories: dict[int, Story] = {}
        self.entries: dict[tuple[int, str], dict[int | None, msgspec.Raw]] = {}
        self.shared: dict[int, Shared] = {}

    def tell(self, viewer: int | None, connections: Sequence[Connection], noticed: Sequence[Change]) -> None:
        """Send an update to those who look from one seat."""
        before = self.table.sent[viewer]
        now = self.table.sent[viewer] = self.look(viewer, before.mine)
        view, seats, shown = self.shared_since(before.common).since(viewer, before.mine, now.mine)
        told = [change for change in noticed if change.episode or change.undone or change.note]
        messages: dict[str, bytes] = {}
        for connection in connections:
            language = connection.language
            if language not in messages:
                entries: list[Any] = [self.story(change, language)[viewer] for change in told]
                messages[language] = encode(
                    Update(
                        base=before.version,
                        version=now.version,
                        view=view,
                        seats=seats,
                        shown=shown,
                        entries=entries,
                    )
                )
            connection.send(messages[language])

    def look(self, viewer: int | None, before: Mine) -> Seen:
        """Return what a viewer who has looked before sees now."""
        course, house = self.course, self.house
        if self.sealer not in (None, viewer):
            mine = look_on_after_sealed(course, house, viewer, before)
        else:
            sealed = None if self.sealer is None else before
            mine = look_from(course, house, viewer, self.common, self.playing, sealed)
        return Seen(course.versions[viewer], self.common, mine)

    def shared_since(self, before: Common) -> Shared:
        """Return what has changed for all who saw the same before."""
        shared = self.shared.get(id(before))
        if shared is None:
            shared = self.shared[id(before)] = Shared(before, self.common, before is self.unsealed)
        return shared

    def story(self, change: Change, language: str) -> dict[int | None, msgspec.Raw]:
        """Return what a change did, as each viewer is told it in a language."""
        found = self.entries.get((id(change), language))
        if found is None:
            if id(change) not in self.stories:
                self.stories[id(change)] = Story.of(self.course.game.names, change)
            viewers = list({one.viewer for one in self.table.connections if one.language == language})
            with speaking(language):
                entries = self.stories[id(change)].to(viewers)
            written = {id(entry): msgspec.Raw(encode(entry)) for entry in entries.values()}
            found = {viewer: written[id(entry)] for viewer, entry in entries.items()}
            self.entries[id(change), language] = found
        return found


def state_for(table: Sitting, session: str, viewer: int | None, seen: Seen | None) -> State:
    """Everything that a viewer may know, with the game as she sees it."""
    course = table.course
    return State(
        version=seen.version if seen else 0,
        now=round(table.today(), 1),
        seat=viewer,
        table=table_info(table),
        you=you_are(table, table.who(session)),
        game=put_together(viewer, seen.common, seen.mine) if seen else None,
        recent=tell_log(course, viewer, max(0, course.game.round - 1)) if course else [],
        chat=[chat_line(said) for said in table.chat],
    )


def send_state(table: Sitting, connection: Connection) -> None:
    """Send everything to one who is connected."""
    seen = look_now(table, connection.viewer)
    with speaking(connection.language):
        state = state_for(table, connection.session, connection.viewer, seen)
    if seen is not None:
        table.sent[connection.viewer] = seen
    connection.send(encode(state))


def send_all(table: Sitting, make: Callable[[Connection], Told]) -> None:
    """Send a message to everybody, made for each."""
    for connection in list(table.connections):
        connection.send(encode(make(connection)))


def tell_table(table: Sitting) -> None:
    """Tell everybody about seats, settings and phase."""
    if not table.connections:
        return
    info = table_info(table)
    send_all(
        table, lambda connection: TableChanged(table=info, you=you_are(table, table.who(connection.session)))
    )


def tell_chat(table: Sitting, lines: Sequence[Said]) -> None:
    """Tell everybody what was said."""
    if lines:
        said = ChatSaid(chat=[chat_line(line) for line in lines])
        send_all(table, lambda _: said)


def tell_doc(table: Sitting) -> None:
    """Show everybody the whole table again; whoever has lost a seat looks on, or has to leave."""
    for sitting in table.sittings():
        sitting.sent = {}
    for connection in [one for group in table.present for one in group]:
        who = table.who(connection.session)
        if connection.viewer not in who.seats:
            connection.viewer = None
        for group in table.present:
            group.discard(connection)
        try:
            table.check_may_look(who)
        except Refusal:
            connection.channel.hang_up(4403)
            continue
        sitting = table.shown_to(connection.session)
        sitting.connections.add(connection)
        send_state(sitting, connection)


def tell_changes(table: Sitting, changes: Sequence[Change]) -> None:
    """Tell each viewer what rows of the log have changed for her."""
    course = table.course
    assert course is not None
    company = company_of(table)
    if len(table.sent) > len(company):  # somebody has left
        table.sent = {viewer: seen for viewer, seen in table.sent.items() if viewer in company}
    if company:
        afresh = any(change.undone in ("choice", "round") for change in changes)
        news = News(table, changes)
        for viewer, connections in company.items():
            noticed = [change for change in changes if change.public or change.seat == viewer]
            if not noticed:
                continue
            if afresh or viewer not in table.sent:
                for connection in connections:
                    send_state(table, connection)
            else:
                news.tell(viewer, connections, noticed)
    if any(change.about_table for change in changes) or course.face.over:
        tell_table(table)


def company_of(table: Sitting) -> dict[int | None, list[Connection]]:
    """Those who are connected, by the seats that they look from."""
    company: dict[int | None, list[Connection]] = {}
    for connection in table.connections:
        company.setdefault(connection.viewer, []).append(connection)
    return company
