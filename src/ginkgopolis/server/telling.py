"""What those who are connected to a table are told, each what she may know."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

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
from ginkgopolis.server.shapes import ChatLine, Shown
from ginkgopolis.server.show import Common, Story, changed, look_at, show, show_ready, tell_log

if TYPE_CHECKING:
    from ginkgopolis.server.table import Table

encode = msgspec.json.encode


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


def shown_to(table: "Table", viewer: int | None) -> Shown | None:
    """The game as a viewer sees it; None before the start."""
    if table.course is None:
        return None
    return show(table.course, table.doc.house, viewer, common_of(table), table.is_playing)


def state_for(table: "Table", session: str, viewer: int | None) -> State:
    """Everything that a viewer may know."""
    course = table.course
    return State(
        version=course.version(viewer) if course else 0,
        seat=viewer,
        table=table_info(table),
        you=you_are(table, table.who(session)),
        game=shown_to(table, viewer),
        recent=tell_log(course, viewer, max(0, course.game.round - 1)) if course else [],
        chat=[chat_line(said) for said in table.chat],
    )


def send_state(table: "Table", connection: Connection) -> None:
    """Send everything to one who is connected."""
    with speaking(connection.language):
        state = state_for(table, connection.session, connection.viewer)
    if state.game is not None:
        table.sent[connection.viewer] = (state.version, state.game)
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
    viewers = {connection.viewer for connection in table.connections}
    table.sent = {viewer: sent for viewer, sent in table.sent.items() if viewer in viewers}
    before = seal(table, changes)
    stories = Stories(table)
    afresh = any(change.undone in ("choice", "round") for change in changes)
    for viewer in viewers:
        noticed = [change for change in changes if change.public or change.seat == viewer]
        if not noticed:
            continue
        if afresh or viewer not in table.sent:
            for connection in connections_of(table, viewer):
                send_state(table, connection)
        else:
            tell_viewer(table, viewer, noticed, before, stories)
    if any(change.about_table for change in changes) or course.game.over:
        tell_table(table)


def seal(table: "Table", changes: Sequence[Change]) -> Common | None:
    """If there were only sealed choices of one seat, return what all viewers saw before; else None."""
    course = table.course
    assert course is not None
    if table.common is None or not all(change.sealed for change in changes):
        return None
    (count, revision), before = table.common
    if (count + len(changes), revision) != (course.count, table.row.revision):
        return None
    if len({change.seat for change in changes}) != 1:
        return None
    now = look_at(course, table.doc.house, table.is_playing, before)
    table.common = ((course.count, revision), now)
    return before


class Stories:
    """What changes did, worked out when it is first told."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.told: dict[int, Story] = {}

    def of(self, change: Change) -> Story:
        """Return what a change did."""
        story = self.told.get(id(change))
        if story is None:
            assert self.table.course is not None
            buildings = common_of(self.table).view.buildings
            story = self.told[id(change)] = Story.of(self.table.course.game, change, buildings)
        return story


def tell_viewer(
    table: "Table",
    viewer: int | None,
    noticed: Sequence[Change],
    before_sealed: Common | None,
    stories: Stories,
) -> None:
    """Send an update to those who look from one seat."""
    course, house = table.course, table.doc.house
    assert course is not None
    base, before = table.sent[viewer]
    seat = noticed[0].seat
    if before_sealed is not None and viewer != seat:
        now = show_ready(course, house, before, seat, before_sealed, common_of(table))
    else:
        now = show(course, house, viewer, common_of(table), table.is_playing)
    version = course.version(viewer)
    table.sent[viewer] = (version, now)
    connections = connections_of(table, viewer)
    for language in {connection.language for connection in connections}:
        with speaking(language):
            told = [stories.of(change).to(viewer) for change in noticed if change.lines or change.undone]
        message = encode(changed(base, before, version, now, told))
        for connection in connections:
            if connection.language == language:
                connection.send(message)


def connections_of(table: "Table", viewer: int | None) -> list[Connection]:
    """Those who look from one seat."""
    return [connection for connection in table.connections if connection.viewer == viewer]
