"""Print what the client takes from the package: the server's schema, its limits, the table of cards, and for
the client's tests what is asked in some positions, as JSON."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from ginkgopolis.engine.cards import CHARACTERS, ENDGAME, EXPERT_EVENTS, FIRST_ENDGAME, PERMANENT
from ginkgopolis.engine.ids import HIGHEST_BASE, HIGHEST_NEW, HIGHEST_PRESTIGE, has_card, tile_of
from ginkgopolis.language.words import ACTIONS
from ginkgopolis.notation.modules.events import EVENT_NAMES
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.server.app import make_app
from ginkgopolis.server.doors import requests
from ginkgopolis.server.settings import Settings
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.server.tables.previews import choices_of

COLOURS = ("red", "blue", "yellow")
COUNTS = (
    "resource on",
    "low building",
    "tall building",
    "bonus card of",
    "card of colour",
    "flat",
    "permanent card",
    "set of actions",
    "set of colours",
)
OF_COLOUR = (0, 4)
OF_ACTION = (3,)


def cards() -> dict[str, object]:
    """Return what every card does, and up to which number tiles have which value."""
    return {
        "tiles": [
            {"value": at + 1, "highest": number, "closed": not has_card(tile_of(0, number))}
            for at, number in enumerate((HIGHEST_BASE, HIGHEST_NEW, HIGHEST_PRESTIGE))
        ],
        "permanent": [{"action": ACTIONS[action], "points": points} for action, points in PERMANENT],
        "firstEndgame": FIRST_ENDGAME,
        "endgame": [endgame(row) for row in ENDGAME],
        "characters": [character(row) for row in CHARACTERS],
        "experts": {
            name: [EVENT_NAMES[event] for event in EXPERT_EVENTS[at]] for at, name in enumerate(EXPERT_NAMES)
        },
        "events": EVENT_NAMES,
    }


def endgame(row: tuple[int, int, int, int, int]) -> dict[str, object]:
    """Return what an end-game card counts; `of` is for the red, the blue and the yellow card."""
    what, *of, points = row
    names = COLOURS if what in OF_COLOUR else ACTIONS if what in OF_ACTION else None
    return {"per": COUNTS[what], "of": [names[one] for one in of] if names else None, "points": points}


def character(row: tuple[int, int, int, int, int, int]) -> dict[str, object]:
    """Return what a character brings and does."""
    colour, action, *start, _ = row
    return {"colour": COLOURS[colour], "action": ACTIONS[action], "start": start}


def limits() -> dict[str, int]:
    """Return how long what people type may be, and how large a tournament."""
    return {
        "name": requests.LONGEST_NAME,
        "title": requests.LONGEST_TITLE,
        "chat": requests.LONGEST_CHAT,
        "address": requests.LONGEST_ADDRESS,
        "entrants": requests.MOST_ENTRANTS,
        "rounds": requests.MOST_ROUNDS,
        "joiningHours": requests.LONGEST_JOINING,
        "roundHours": requests.LONGEST_ROUND,
    }


def asked() -> dict[str, Any]:
    """Return what seat 0 sees and is asked in each position of the tests, with what its moves would do."""
    text = Path(__file__).parents[1].joinpath("tests/data/positions.json").read_text(encoding="utf-8")
    return {name: asked_in(TableGame.from_position(position)) for name, position in json.loads(text).items()}


def asked_in(game: TableGame) -> dict[str, Any]:
    """Return a view, a decision and its choices."""
    moves, prompt = game.asked(0)
    decision = {"id": "1.0", "question": game.question, "moves": moves, "prompt": prompt}
    found = {"view": game.view(0), "decision": decision | {"deadline": None}, "choices": choices_of(game, 0)}
    built: dict[str, Any] = msgspec.to_builtins(found)
    return built


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        schema = make_app(Settings(database_url=f"sqlite:///{folder}/tables.sqlite3")).openapi()
    print(json.dumps({"schema": schema, "limits": limits(), "cards": cards(), "asked": asked()}))
