"""The tables of a tournament's round: begun at once, with every seat kept for its player."""

import asyncio
from collections.abc import Sequence

from msgspec.structs import replace

from ginkgopolis.server.community.pairing import Round
from ginkgopolis.server.community.standings import WIN, Seating
from ginkgopolis.server.doors.requests import House, NewTournament
from ginkgopolis.server.store.rounds import Rounds
from ginkgopolis.server.store.rows import Hold, NewTable, Room
from ginkgopolis.server.store.tournaments import Whole
from ginkgopolis.server.tables import lobby
from ginkgopolis.server.tables.doc import SeatDoc, TableDoc, checked, free_colour, new_secret
from ginkgopolis.server.tables.hub import Hub
from ginkgopolis.server.tables.lobby import Plan, Who
from ginkgopolis.server.tables.new import new_table
from ginkgopolis.server.tables.table import Table

Made = tuple[Table, NewTable]


class Boards:
    """Sets up the tables of rounds."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.rounds = Rounds(hub.store)

    async def make(self, whole: Whole, found: Round, number: int) -> tuple[list[Seating], list[Made]]:
        """Return who sits where, and the tables as they are to be written."""
        seatings: list[Seating] = []
        made: list[Made] = []
        for board, players in enumerate(found.tables, start=1):
            self.hub.lots.shuffle(players)
            table, new = await self.table(whole, f"{whole.row.set.name} {number}.{board}", players)
            made.append((table, new))
            seatings += [
                Seating(number, board, seat, player, table.id) for seat, player in enumerate(players)
            ]
        if found.bye is not None:
            seatings.append(resting(number, len(made) + 1, found.bye))
        return seatings, made

    async def table(self, whole: Whole, title: str, players: Sequence[str]) -> Made:
        """Return a table that has begun."""
        names = {one.player: one.name for one in whole.entrants}
        sessions = await self.rounds.sessions_of(players)
        doc = new_doc(whole.row.set, title, [(player, names[player]) for player in players])
        holds = tuple(Hold(session, players.index(player), False) for session, player in sessions)
        plan = begun(doc, self.hub.now(), self.hub.ran(), whole.row.id)._replace(add=holds)
        await asyncio.sleep(0)  # to set a game up takes a moment, and there may be many
        in_all = self.hub.settings.tables_in_all
        return new_table(self.hub, whole.row.id, "", plan, Room(in_all, in_all, in_all))


def new_doc(wanted: NewTournament, title: str, players: Sequence[tuple[str, str]]) -> TableDoc:
    """Return a table for players with these ids and names."""
    seats: list[SeatDoc] = []
    for player, name in players:
        colour = free_colour([seat.colour for seat in seats])
        seats.append(SeatDoc(kind="human", colour=colour, name=name, player=player))
    house = House(open=True, hints=False, clock=wanted.clock, rated=wanted.rated)
    doc = TableDoc(
        title=title, host=0, options=wanted.options, house=house, seats=tuple(seats), invite=new_secret()
    )
    return checked(doc)


def begun(doc: TableDoc, now: float, ran: float, tournament: str) -> Plan:
    """Return the plan of a table at which the game begins at once, and nobody is the host from then on."""
    host = Who("", frozenset({doc.host}), may_look=True, archived=False)
    plan = lobby.start(doc, "lobby", host, None, now, ran)
    return plan._replace(doc=replace(plan.doc, tournament=tournament))


def resting(number: int, board: int, player: str) -> Seating:
    """Return what somebody gets who has nobody to play with: as much as for a win."""
    return Seating(number, board, 0, player, None, 1, WIN)
