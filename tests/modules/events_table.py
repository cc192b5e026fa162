"""A few words more for the tests of events, cards kept and experts."""

from ginkgopolis import Game
from ginkgopolis.view import SeatView
from tests.rules.table import play

CITY = """
    city
    R10:2@0  .      Y9:3@1
    B6@1     B5@1   B3
    Y4:2@0   Y2     Y3
"""
"""With two players: B6 alone concerns 4 resources of seat 0 and 2 of seat 1; B lies in the gap above B5."""


def alone(own_fields: str, other_fields: str = "", city: str = CITY, modules: str = "events") -> Game:
    """Two players, of whom only seat 0 has cards."""
    return Game.from_position(f"""
        players 2
        modules {modules}
        {city}
        seat 0: {own_fields}
        seat 1: {other_fields}
    """)


def commit(game: Game, seat: int, card: str, event: str = "") -> None:
    """Commit a card, as in `B5+R4`, and an event with it if one is named."""
    play(game, f"{seat} {card}", f"{seat} event {event}" if event else f"{seat} no event")


def trigger(game: Game, seat: int, card: str, event: str, when: str) -> None:
    """Commit a card with an event, the others having no cards, and say when it happens."""
    commit(game, seat, card, event)
    play(game, f"{seat} {when}")


def seen(game: Game, seat: int) -> SeatView:
    """Return what everybody sees of a player."""
    return game.view(None).seats[seat]


def others_and_watcher(game: Game, seat: int) -> list[int | None]:
    """Return all who may not know what is behind a screen."""
    return [None, *(other for other in range(game.seats) if other != seat)]
