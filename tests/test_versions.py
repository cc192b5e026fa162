"""Games go on by the version of the rules that they began with (see docs/rules.md, M4.9)."""

import pickle

import msgspec
import pytest

from ginkgopolis import BadOptions, Game
from ginkgopolis.engine.versions import READINGS, RULES_VERSION, VERSIONS
from ginkgopolis.errors import BadPosition
from ginkgopolis.server.doors.requests import GameOptions, House
from ginkgopolis.server.store.rows import Hold
from ginkgopolis.server.tables.doc import SeatDoc, TableDoc, set_up
from ginkgopolis.server.tables.lobby import Plan, start_at_once

POSITION = "players 2\nmodules events\nseat 0: hand A; events design\nseat 1: hand B\n"


def test_versions_differ_in_their_readings() -> None:
    """A state can tell by its readings which version it is played by."""
    assert len(VERSIONS) == len(READINGS)
    assert max(READINGS) == RULES_VERSION
    assert READINGS[RULES_VERSION] == 0


@pytest.mark.parametrize("rules", READINGS)
def test_every_way_out_and_back_keeps_the_version(rules: int) -> None:
    """Copies, redealt games, records, positions and pickles are played by the same rules."""
    game = Game.new(2, seed=3, modules=["events"], rules=rules)
    assert game.rules == rules
    assert game.record().rules == rules
    assert Game.from_record(game.record().to_json()).rules == rules
    assert Game.from_position(game.position()).rules == rules
    assert game.copy().rules == game.determinize(0, 1).rules == rules
    assert pickle.loads(pickle.dumps(game)).rules == rules
    game.play(0, game.legal_moves(0)[0])
    game.undo()
    assert game.rules == rules


def test_a_game_is_played_by_the_newest_rules() -> None:
    """Unless somebody wants others."""
    assert Game.new(2).rules == Game.from_position(POSITION).rules == RULES_VERSION
    assert Game.new(1, hal="normal", rules=1).rules == 1


def test_a_position_may_name_its_rules() -> None:
    """What it says counts; else what the caller says."""
    assert Game.from_position(f"rules 1\n{POSITION}", rules=2).rules == 1
    assert Game.from_position(POSITION, rules=1).rules == 1
    assert "rules" not in Game.from_position(POSITION).position()


@pytest.mark.parametrize("rules", [0, -1, RULES_VERSION + 1])
def test_versions_that_there_are_not(rules: int) -> None:
    """One sentence says which there are."""
    with pytest.raises(BadOptions, match=f"There is no version {rules} of the rules"):
        Game.new(2, rules=rules)
    with pytest.raises(BadOptions, match="they go from 1 to"):
        Game.from_position(POSITION, rules=rules)
    with pytest.raises(BadPosition):
        Game.from_position(f"rules {rules}\n{POSITION}")


def lobby() -> TableDoc:
    """A table that has not begun."""
    seats = (SeatDoc(kind="human", colour="plum", name="Ada"), SeatDoc(kind="bot", colour="mint", name="Bot"))
    return TableDoc(title="T", host=0, options=GameOptions(), house=House(), seats=seats, invite="x")


def test_tables_stored_before_versions_go_on_by_the_first() -> None:
    """Their documents do not name any."""
    stored = msgspec.to_builtins(lobby())
    del stored["rules"]
    assert set_up(msgspec.convert(stored, TableDoc), "1").rules == 1


def test_tables_begin_by_the_newest_rules() -> None:
    """And their documents say so from then on."""
    begun = start_at_once(Plan(lobby(), add=(Hold("s", 0, False),)), now=1.0, ran=1.0)
    assert begun.doc.rules == set_up(begun.doc, "1").rules == RULES_VERSION
