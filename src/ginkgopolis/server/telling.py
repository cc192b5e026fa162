"""What those who are connected to a table are told, each what she may know."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from ginkgopolis.language import speaking
from ginkgopolis.server.answers import (
    ChatSaid,
    Entered,
    Result,
    SeatInfo,
    State,
    TableChanged,
    TableInfo,
    TableSummary,
    Told,
    You,
)
from ginkgopolis.server.connection import Connection
from ginkgopolis.server.course import Change
from ginkgopolis.server.doc import TableDoc
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.lobby import Who
from ginkgopolis.server.rows import Hold, Said, TableRow
from ginkgopolis.server.shapes import ChatLine
from ginkgopolis.server.show import (
    Common,
    Mine,
    look_after_sealed,
    look_at,
    look_from,
    look_on_after_sealed,
    put_together,
)
from ginkgopolis.server.stories import Story, tell_log
from ginkgopolis.server.updates import Shared, encode

if TYPE_CHECKING:
    from ginkgopolis.server.table import Table


class Seen(NamedTuple):
    """What a connected viewer has been sent."""

    version: int
    common: Common
    mine: Mine


# The table


def seat_infos(table: "Table") -> list[SeatInfo]:
    """Who sits where."""
    here = {connection.viewer for connection in table.connections}
    here |= {seat for seats in table.elsewhere.values() for seat in seats}
    stand_ins = table.course.stand_ins if table.course else {}
    return [
        SeatInfo(
            kind=seat.kind,
            name=seat.name,
            colour=seat.colour,
            bot=seat.bot,
            stand_in=stand_ins.get(number),
            here=number in here or seat.kind in ("bot", "hal"),
        )
        for number, seat in enumerate(table.doc.seats)
    ]


def table_info(table: "Table") -> TableInfo:
    """What everybody at a table may know about it."""
    doc, row = table.doc, table.row
    watchers = sum(connection.viewer is None for connection in table.connections)
    watchers += sum(seats.count(-1) for seats in table.elsewhere.values())
    return TableInfo(
        id=table.id,
        title=doc.title,
        phase=row.phase,  # type: ignore[arg-type]
        created=row.created,
        started=doc.started,
        finished=row.finished,
        touched=row.touched,
        players=doc.players,
        options=doc.options,
        house=doc.house,
        host=doc.host,
        seats=seat_infos(table),
        watchers=watchers,
        fair=doc.fair,
        seed_sha256=doc.seed_sha256,
        rematch=doc.rematch,
        rematch_of=doc.rematch_of,
        result=read_result(row.result),
        revision=row.revision,
    )


def read_result(text: str | None) -> Result | None:
    """Read how a game ended."""
    return None if text is None else msgspec.json.decode(text, type=Result)


def you_are(table: "Table", who: Who) -> You:
    """What somebody is at a table."""
    return You(
        seats=sorted(who.seats),
        host=table.doc.host in who.seats,
        invite=table.doc.invite if who.seats else None,
        archived=who.archived,
    )


def entered(table: "Table", session: str) -> Entered:
    """A table and who one is there."""
    return Entered(table=table_info(table), you=you_are(table, table.who(session)))


def summary(row: TableRow, holds: Iterable[Hold]) -> TableSummary:
    """A table in a list."""
    doc = msgspec.json.decode(row.doc, type=TableDoc)
    holds = list(holds)
    return TableSummary(
        id=row.id,
        title=doc.title,
        phase=row.phase,  # type: ignore[arg-type]
        players=doc.players,
        free=sum(seat.kind == "open" for seat in doc.seats),
        names=[seat.name for seat in doc.seats],
        colours=[seat.colour for seat in doc.seats],
        introductory=doc.options.introductory,
        modules=doc.options.modules,
        hal=doc.options.hal,
        clock=doc.house.clock.seconds if doc.house.clock else None,
        touched=row.touched,
        round=row.round,
        yours=sorted(hold.seat for hold in holds if hold.seat >= 0),
        waiting=[int(seat) for seat in row.waiting.split(",") if seat] if row.phase == "playing" else [],
        archived=any(hold.archived for hold in holds),
        result=read_result(row.result),
    )


def chat_line(said: Said) -> ChatLine:
    """A line of the chat."""
    return ChatLine(number=said.number, at=said.at, seat=said.seat, name=said.name, text=said.text)


# The game


def common_of(table: "Table") -> Common:
    """What all viewers see."""
    assert table.course is not None
    count = (table.course.count, table.row.revision)
    if table.common is None or table.common[0] != count:
        table.common = (count, look_at(table.course, table.doc.house, table.is_playing))
    return table.common[1]


def look_now(table: "Table", viewer: int | None) -> Seen | None:
    """What a viewer sees now; None before the start."""
    course = table.course
    if course is None:
        return None
    common = common_of(table)
    mine = look_from(course, table.doc.house, viewer, common, table.is_playing)
    return Seen(course.version(viewer), common, mine)


def state_for(table: "Table", session: str, viewer: int | None, seen: Seen | None) -> State:
    """Everything that a viewer may know, with the game as she sees it."""
    course = table.course
    return State(
        version=seen.version if seen else 0,
        seat=viewer,
        table=table_info(table),
        you=you_are(table, table.who(session)),
        game=put_together(viewer, seen.common, seen.mine) if seen else None,
        recent=tell_log(course, viewer, max(0, course.game.round - 1)) if course else [],
        chat=[chat_line(said) for said in table.chat],
    )


def send_state(table: "Table", connection: Connection) -> None:
    """Send everything to one who is connected."""
    seen = look_now(table, connection.viewer)
    with speaking(connection.language):
        state = state_for(table, connection.session, connection.viewer, seen)
    if seen is not None:
        table.sent[connection.viewer] = seen
    connection.send(encode(state))


def send_all(table: "Table", make: Callable[[Connection], Told]) -> None:
    """Send a message to everybody, made for each."""
    for connection in list(table.connections):
        connection.send(encode(make(connection)))


def tell_table(table: "Table") -> None:
    """Tell everybody about seats, settings and phase."""
    if not table.connections:
        return
    info = table_info(table)
    send_all(
        table,
        lambda connection: TableChanged(table=info, you=you_are(table, table.who(connection.session))),
    )


def tell_chat(table: "Table", lines: Sequence[Said]) -> None:
    """Tell everybody what was said."""
    if lines:
        said = ChatSaid(chat=[chat_line(line) for line in lines])
        send_all(table, lambda _: said)


def tell_doc(table: "Table") -> None:
    """Show everybody the table anew; who has lost a seat looks on, or has to leave."""
    table.sent = {}
    for connection in list(table.connections):
        who = table.who(connection.session)
        if connection.viewer not in who.seats:
            connection.viewer = None
        try:
            table.check_may_look(who)
        except Refusal:
            table.connections.discard(connection)
            connection.line.hang_up(4403)
            continue
        send_state(table, connection)


def tell_changes(table: "Table", changes: Sequence[Change]) -> None:
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
    if any(change.about_table for change in changes) or course.game.over:
        tell_table(table)


class News:
    """What changes did, for all viewers: what is the same for several is worked out once."""

    def __init__(self, table: "Table", changes: Sequence[Change]) -> None:
        assert table.course is not None
        self.table = table
        self.course = table.course
        self.sealer = look_after_seal(table, changes)
        self.common = common_of(table)
        self.stories: dict[tuple[int, str], dict[int | None, bytes]] = {}
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
        told = [change for change in noticed if change.lines or change.undone]
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
        story = self.stories.get((id(change), language))
        if story is None:
            viewers = list({one.viewer for one in self.table.connections if one.language == language})
            buildings = self.common.view.buildings
            with speaking(language):
                story = Story.of(self.course.game, change, buildings).write(viewers)
            self.stories[id(change), language] = story
        return story


def look_after_seal(table: "Table", changes: Sequence[Change]) -> int | None:
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


def company_of(table: "Table") -> dict[int | None, list[Connection]]:
    """Those who are connected, by the seats that they look from."""
    company: dict[int | None, list[Connection]] = {}
    for connection in table.connections:
        company.setdefault(connection.viewer, []).append(connection)
    return company
