"""What must be known before anything else can be read: who plays, and with which modules."""

from typing import Final

from ginkgopolis.engine.state import GameState, Modules
from ginkgopolis.engine.versions import READINGS, VERSIONS
from ginkgopolis.errors import BadPosition
from ginkgopolis.expansions import modules_named
from ginkgopolis.options import HAL_LEVELS, MODULE_NAMES
from ginkgopolis.position.kinds import only_word, read_number
from ginkgopolis.position.sheet import Sheet, quoted

NAMES: Final = ("players", "modules", "hal", "rules", "seed")
MOST_PLAYERS: Final = 5


def read_players(sheet: Sheet) -> int:
    """Read the number of players, without which nothing else can be read; Hal has a seat as well."""
    entry = sheet.shared.get("players")
    if not entry:
        raise BadPosition("players-missing")
    players = read_number(entry, only_word(entry, "3"), 1, MOST_PLAYERS)
    hal = sheet.shared.get("hal")
    if players == 1 and not hal:
        entry.fail("position-alone-hal")
    if players > 1 and hal:
        hal.fail("position-hal-against-one", players=players)
    seats = max(players, 2)
    for seat, line in sheet.seat_lines.items():
        if seat >= seats:
            raise BadPosition("position-no-seat", line, seat=seat, last=seats - 1)
    return seats


def read_modules(sheet: Sheet) -> Modules:
    """Read the modules in play."""
    entry = sheet.shared.get("modules")
    names = [word.lower() for word in entry.words] if entry else []
    for name in names:
        if entry and name not in MODULE_NAMES:
            entry.fail("position-not-a-module", word=quoted(name), modules=", ".join(MODULE_NAMES))
        if entry and names.count(name) > 1:
            entry.fail("position-module-twice", module=name)
    if entry and names and "hal" in sheet.shared:
        entry.fail("position-hal-modules")
    return modules_named(names)


def read_hal(sheet: Sheet) -> int:
    """Read the level of Hal, 0 where he does not play."""
    entry = sheet.shared.get("hal")
    if not entry:
        return 0
    level = only_word(entry, "normal").lower()
    if level not in HAL_LEVELS:
        entry.fail("position-hal-level", word=quoted(level))
    return HAL_LEVELS[level]


def read_rules(sheet: Sheet, unnamed: int) -> int:
    """Read the version of the rules; where it is not named it is this one."""
    entry = sheet.shared.get("rules")
    return read_number(entry, only_word(entry, "1"), min(READINGS), max(READINGS)) if entry else unnamed


def write_table(state: GameState) -> list[str]:
    """Write what must be known before anything else."""
    rules = [f"rules {VERSIONS[state.readings]}"] if state.readings else []
    if state.hal:
        level = next(name for name, number in HAL_LEVELS.items() if number == state.hal)
        return ["players 1", f"hal {level}", *rules]
    names = list(state.modules.names.values())
    return [f"players {state.players}", *rules] + ([f"modules {' '.join(names)}"] if names else [])


def read_seed(sheet: Sheet) -> int:
    """Read the seed from which the random numbers come where no stream is written."""
    entry = sheet.shared.get("seed")
    return read_number(entry, only_word(entry, "7"), 0, 999_999_999) if entry else 0
