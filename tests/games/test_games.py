"""Finished games: their replay must lead to the same score and show what they are kept for."""

import pytest

from ginkgopolis import Game
from ginkgopolis.record import read_record
from tests.battery.tables import TABLES, Table
from tests.games.breakdown import library_sheet, naive_sheet
from tests.games.make_fixtures import FIXTURES, FOLDER, Fixture, opened, read_sheet, what_it_shows

every_fixture = pytest.mark.parametrize("fixture", FIXTURES, ids=lambda fixture: fixture.name)


def test_every_file_belongs_to_a_fixture() -> None:
    """No fixture is missing, and none is forgotten in the list."""
    expected = {fixture.record for fixture in FIXTURES} | {fixture.scores for fixture in FIXTURES}
    assert set(FOLDER.glob("*.json")) == expected
    assert len(FIXTURES) >= 20


def test_fixtures_cover_every_table() -> None:
    """2 to 5 players, introductory and with a draft."""
    tables = {Table(fixture.table.players, fixture.table.introductory) for fixture in FIXTURES}
    assert tables == set(TABLES)


@every_fixture
def test_replay_gives_the_same_score(fixture: Fixture) -> None:
    """The whole breakdown is as it was when the game was kept."""
    game = Game.from_record(fixture.record)
    assert game.over
    assert library_sheet(game) == read_sheet(fixture.scores)


@every_fixture
def test_the_score_is_right(fixture: Fixture) -> None:
    """The breakdown that is kept is also what a naive scoring of the final table gives (E3, E4, D, B2)."""
    game = Game.from_record(opened(read_record(fixture.record.read_bytes())))
    assert naive_sheet(game.view(None)) == read_sheet(fixture.scores)


@every_fixture
def test_the_game_shows_what_it_is_kept_for(fixture: Fixture) -> None:
    """What gave the fixture its name really happens in it."""
    record = read_record(fixture.record.read_bytes())
    assert what_it_shows(record, read_sheet(fixture.scores)) >= set(fixture.shows)


@every_fixture
def test_the_record_is_written_as_it_was_read(fixture: Fixture) -> None:
    """Replaying and recording again gives the same file, to the letter."""
    text = fixture.record.read_text(encoding="utf-8")
    assert Game.from_record(text).record().to_json() == text
