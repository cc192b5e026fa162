"""Announcing a tournament: what can be held, and what is kept of it."""

from typing import Final

import msgspec
from msgspec.structs import asdict, replace

from ginkgopolis.options import Options, check_options
from ginkgopolis.server.doors.requests import LONGEST_NAME, NewTournament
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.store.tournaments import TournamentRow
from ginkgopolis.server.tables.doc import new_id
from ginkgopolis.server.tables.names import cleaned

HOUR: Final = 3600.0


def announced(wanted: NewTournament, owner: str, origin: str, now: float, ran: float) -> TournamentRow:
    """Return a new tournament, or refuse one that cannot be held."""
    name = cleaned(wanted.name, LONGEST_NAME)
    if name is None:
        raise Refusal("bad_name", "tournament-name-length", longest=LONGEST_NAME)
    check_tournament(wanted)
    return TournamentRow(
        id=new_id(),
        doc=msgspec.json.encode(replace(wanted, name=name)).decode(),
        owner=owner,
        address=origin,
        phase="open",
        round=0,
        created=now,
        begins=ran + HOUR * wanted.joining_hours,
    )


def check_tournament(wanted: NewTournament) -> None:
    """Refuse a tournament that cannot be held: at tables of each size that there may be."""
    chosen = wanted.options
    if wanted.capacity < wanted.size:
        raise Refusal("bad_options", "tournament-smaller-than-table")
    if wanted.format == "groups" and wanted.best >= wanted.size:
        raise Refusal("bad_options", "tournament-all-go-on")
    if chosen.hal is not None or chosen.first_player is not None:
        raise Refusal("bad_options", "tournament-chance-decides")
    for players in range(2, wanted.size + 1):
        check_options(Options(players=players, **asdict(chosen)))
