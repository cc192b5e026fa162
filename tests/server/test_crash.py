"""A server that is killed at any moment loses nothing that it has acknowledged, and does nothing twice."""

from pathlib import Path
from random import Random

import pytest

from ginkgopolis.options import MODULE_NAMES
from tests.server.crashing import ON, Party, Process, Tally, check_rated, play_until
from tests.server.playing import BOT, ME, OPEN
from tests.server.running import Json, Running, settings_for

LONGEST_LIFE = 150
"""At most this many messages go to and fro before the server is killed."""
TO_THE_END = 10**9
TABLES: list[tuple[list[Json], Json]] = [
    ([ME, OPEN, OPEN, OPEN], {"modules": list(MODULE_NAMES)}),
    ([ME, ME, BOT], {"introductory": True, "closed_screens": True}),
    ([ME], {"hal": "expert"}),
    ([ME, OPEN, ME], {"modules": ["events", "keep_a_card"]}),
]
"""Seats and options; all play at the same time."""


def kill_and_go_on(database_url: str, folder: Path, kills: int, seed: int) -> None:
    """Play at several tables while the server is killed again and again, and finish every game."""
    chance = Random(seed)
    log = folder / "server.log"
    tally = Tally()
    server = Process(database_url, log)
    parties = [Party(server.port, seats, options, chance) for seats, options in TABLES]
    all_ = parties
    try:
        for _ in range(kills):
            play_until(parties, tally, server.kill, chance.randrange(1, LONGEST_LIFE))
            server = Process(database_url, log)
            parties = [go_on(party, at, server.port, chance) for at, party in enumerate(parties)]
            all_ = all_ + [party for party in parties if party not in all_]
        play_until(parties, tally, lambda: None, TO_THE_END)
        for party in parties:
            party.check_record()
    finally:
        server.stop()
    again = Running(settings_for(database_url, **ON))
    try:
        check_rated(again, all_)
    finally:
        again.stop()


def go_on(party: Party, table: int, port: int, chance: Random) -> Party:
    """Return a party at the server that has come back, or a new one if its game is over."""
    party.move_to(port)
    if not party.over:
        return party
    party.check_record()
    return Party(port, *TABLES[table], chance)


def test_killed_under_play(fresh_database: str, tmp_path: Path) -> None:
    kill_and_go_on(fresh_database, tmp_path, 6, seed=1)  # 12 times with both databases


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_killed_under_play_for_long(fresh_database: str, tmp_path: Path, seed: int) -> None:
    kill_and_go_on(fresh_database, tmp_path, 20, seed)
