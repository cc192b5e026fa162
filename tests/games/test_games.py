"""Finished games: their replay must lead to the same score and show what they are kept for."""

import pytest

from ginkgopolis import Game
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.record import read_record
from tests.battery.tables import HAL_TABLES, TABLES, Table
from tests.games.breakdown import library_sheet, naive_sheet
from tests.games.make_fixtures import (
    BASE_FIXTURES,
    FIXTURES,
    FOLDER,
    HAL_FIXTURES,
    MODULE_FIXTURES,
    Fixture,
    opened,
    read_sheet,
    what_it_shows,
)

every_fixture = pytest.mark.parametrize("fixture", FIXTURES, ids=lambda fixture: fixture.name)


def test_every_file_belongs_to_a_fixture() -> None:
    """No fixture is missing, and none is forgotten in the list."""
    expected = {fixture.record for fixture in FIXTURES} | {fixture.scores for fixture in FIXTURES}
    assert set(FOLDER.glob("*.json")) == expected
    assert len(expected) == 2 * len(FIXTURES)
    assert len(BASE_FIXTURES) >= 30 and len(MODULE_FIXTURES + HAL_FIXTURES) >= 30


def test_fixtures_cover_every_table() -> None:
    """2 to 5 players, introductory and with a draft; every module with each, both hand sizes, both Hals."""
    tables = {Table(fixture.table.players, fixture.table.introductory) for fixture in BASE_FIXTURES}
    assert tables == set(TABLES)
    with_modules = {
        (fixture.table.players, name) for fixture in MODULE_FIXTURES for name in fixture.table.modules
    }
    assert with_modules == {(players, name) for players in (2, 3, 4, 5) for name in MODULE_NAMES}
    alone = {fixture.table.modules for fixture in MODULE_FIXTURES}
    assert alone >= {(name,) for name in MODULE_NAMES} | {MODULE_NAMES}
    assert {fixture.table.hand_size for fixture in MODULE_FIXTURES} == {4, 5}
    assert {fixture.table for fixture in HAL_FIXTURES} == set(HAL_TABLES)


EXPERTS_AT_WORK = {
    *(
        "artist",
        "mayor",
        "general counsel",
        "banker buys",
        "banker declines",
        "inspector",
        "engineer gives back",
    ),
    *("two floors urbanizing", "two floors constructing", "two tiles came back"),
    *(
        "mayor score",
        "banker score",
        "engineer score",
        "entrepreneur score",
        "professor score",
        "journalist score",
    ),
    *("no expert to keep", "random expert", "only experts allowed", "no second expert"),
}
EVENTS_AT_WORK = {
    *EVENT_NAMES,
    *(f"{name} taken back" for name in EVENT_NAMES),
    *(f"{name} counts nothing" for name in EVENT_NAMES if name != "expropriation"),
    *(
        "expropriation before constructing",
        "quality control with a choice",
        "six points at most",
        "nine at most",
    ),
}
OTHER_MODULES_AT_WORK = {
    *("value II given back", "value III given back", "green given back", "park", "park of three"),
    *("value II constructed", "value III constructed", "value III urbanized", "green urbanized"),
    *("park in a district", "park without a building", "green spaces score"),
    *("card 21 scores", "card 22 scores", "card 23 scores", "card set aside", "last card set aside unasked"),
}
HALS_ENDS = {
    *("Hal takes the last tile", "Hal stops without a tile", "Hal has placed all"),
    *("Hal stops without resources", "the player has placed all"),
}


def test_fixtures_show_every_rule_of_the_modules() -> None:
    """What a fixture is kept for is checked below: together they use every power and every event."""
    shown = {feature for fixture in MODULE_FIXTURES for feature in fixture.shows}
    assert shown >= EXPERTS_AT_WORK | EVENTS_AT_WORK | OTHER_MODULES_AT_WORK


@pytest.mark.parametrize("table", HAL_TABLES, ids=str)
def test_fixtures_show_every_end_against_hal(table: Table) -> None:
    """H4: at both levels the game ends in all five ways."""
    shown = {feature for fixture in HAL_FIXTURES if fixture.table == table for feature in fixture.shows}
    assert shown >= HALS_ENDS


@every_fixture
def test_replay_gives_the_same_score(fixture: Fixture) -> None:
    """The whole breakdown is as it was when the game was kept."""
    game = Game.load(fixture.record)
    assert game.over
    assert library_sheet(game) == read_sheet(fixture.scores)


@every_fixture
def test_the_score_is_right(fixture: Fixture) -> None:
    """The breakdown that is kept is also what a naive scoring of the final table gives (E3, E4, D, B2, M)."""
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
