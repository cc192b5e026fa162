"""Laws about a whole game: its score, and its record."""

from ginkgopolis import Game, Record
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.engine.state import GameState
from ginkgopolis.notation import move_text
from ginkgopolis.record import Play
from tests.battery.secrets import NAMES, view_of
from tests.battery.snapshot import differences
from tests.battery.tables import RandomGame
from tests.games.breakdown import library_sheet, naive_sheet


def check_scores(state: GameState) -> None:
    """E3: the totals are those of a naive scoring of what lies on the table."""
    naive = naive_sheet(view_of(state, None, closed=False))
    assert total_scores(state) == [seat["total"] for seat in naive["seats"]]


def record_of(game: RandomGame) -> Record:
    """Return the record of a game that was played without the library."""
    return Record(
        options=game.table.options,
        seed=str(game.seed),
        names=list(NAMES[: game.table.seats]),
        moves=[Play(seat, move_text(move)) for seat, move in game.moves],
    )


def check_record(game: RandomGame) -> None:
    """The text of the record is all it takes to have the game again, with its whole score."""
    record = record_of(game)
    again = Game.from_record(record.to_json())
    assert again.record() == record
    assert differences(again._state, game.state) == []
    assert library_sheet(again) == naive_sheet(again.view(None))
