"""Searches random games for the fixtures of this folder and writes them, with their scores.

    .venv/bin/python -m tests.games.make_fixtures [NAME ...]

writes those named, or all of them. It is needed only when a change of the rules version makes old games
obsolete (see CONTRIBUTING.md): what a fixture is there to show stays, the game that shows it is a new one.
"""

import sys
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import msgspec

from ginkgopolis import Game, Options, Record
from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.notation import move_text
from ginkgopolis.record import Play
from tests.battery.tables import STYLES, RandomGame, Table
from tests.games.breakdown import Sheet, library_sheet, naive_sheet, sheet_text
from tests.games.features import features_of, tie_features

FOLDER = Path(__file__).parent
NAMES = ("Ada", "Bela", "Cleo", "Dario", "Edda")
UNUSUAL_NAMES = ("Ångström", "„Neun” \\ 9", "木", "O'Neil")


@dataclass(frozen=True)
class Fixture:
    """A game that is kept for what it shows."""

    name: str
    table: Table
    shows: tuple[str, ...]
    style: str = "evenly"
    first_seed: int = 0

    @property
    def record(self) -> Path:
        """The file of the game's record."""
        return FOLDER / f"{self.name}.record.json"

    @property
    def scores(self) -> Path:
        """The file of the score it must lead to."""
        return FOLDER / f"{self.name}.scores.json"


def introductory(players: int) -> Table:
    """An introductory game."""
    return Table(players, introductory=True)


def draft(players: int) -> Table:
    """A game with a draft."""
    return Table(players, introductory=False)


SECOND_THOUGHTS = ("character taken back", "card taken back", "tiles taken back")

FIXTURES = [
    Fixture("t3-elsewhere", introductory(2), ("T3",), "settler"),
    Fixture("t3-elsewhere-with-five", draft(5), ("T3",), "settler"),
    Fixture("t4-clockwise", draft(3), ("T4 clockwise",)),
    Fixture("t4-counter-clockwise", introductory(4), ("T4 counter-clockwise",)),
    Fixture("t4-both-ways", draft(4), ("T4 clockwise", "T4 counter-clockwise"), "settler"),
    Fixture("t3-and-t4", introductory(5), ("T3", "T4 clockwise"), "settler"),
    Fixture("courtyard-token", draft(2), ("token in a courtyard",), "settler"),
    Fixture("courtyard-token-with-five", introductory(5), ("token in a courtyard",), "settler"),
    Fixture("end-by-tiles", introductory(3), ("end by tiles", "tiles exhausted twice", "tiles given back")),
    Fixture("end-by-tiles-with-five", draft(5), ("end by tiles", "tiles given back"), "collector"),
    Fixture("end-by-resources", draft(2), ("end by resources",), "builder"),
    Fixture("end-by-resources-with-four", introductory(4), ("end by resources",), "builder"),
    Fixture("end-by-resources-late", draft(5), ("end by resources", "tiles given back"), "builder"),
    Fixture("end-both-ways", draft(3), ("end by resources", "tiles exhausted twice"), "builder"),
    Fixture("nobody-gives-back", draft(3), ("nobody gives back", "end by tiles"), "builder"),
    Fixture("nobody-gives-back-with-two", introductory(2), ("nobody gives back", "end by tiles"), "builder"),
    Fixture("give-back-while-drawing", draft(4), ("drawing goes on after the give-back", "tiles taken back")),
    Fixture("shared-victory", introductory(2), ("victory shared by two",)),
    Fixture("shared-victory-with-four", draft(4), ("victory shared by two",)),
    Fixture("victory-shared-by-three", introductory(5), ("victory shared by three",)),
    Fixture("new-hands", draft(3), ("New Hand", "two New Hands in a round"), "changer"),
    Fixture("new-hand-renews-deck", introductory(5), ("deck renewed by a New Hand",), "changer"),
    Fixture("new-hand-renews-deck-with-two", draft(2), ("deck renewed by a New Hand",), "changer"),
    Fixture("second-thoughts", draft(3), SECOND_THOUGHTS, "changer"),
    Fixture("tiles-come-back", introductory(3), ("R2 urbanizing", "R2 constructing"), "builder"),
    Fixture("renewal-while-drawing", introductory(4), ("deck renewed while drawing",)),
    Fixture("towers", draft(5), ("built over somebody else", "tower of four floors"), "builder"),
    Fixture("ties-in-districts", draft(4), ("tie broken by height", "tie broken by number")),
    Fixture("wide-city", draft(4), ("city beyond the first grid",), "settler"),
    Fixture("named-options", Table(4, introductory=False, first_player=2), ("New Hand",), first_seed=2**127),
]


def options_of(fixture: Fixture) -> Options:
    """Return how the game is set up; where the first player is named, all else is unusual too."""
    players, introductory = fixture.table.players, fixture.table.introductory
    first = fixture.table.first_player
    if first == NOBODY:
        return Options(players=players, introductory=introductory)
    return Options(players=players, introductory=introductory, first_player=first, closed_screens=True)


def played(fixture: Fixture, seed: int) -> Record:
    """Play a game to its end and return its record."""
    game = RandomGame(fixture.table, seed, STYLES[fixture.style])
    while not game.state.over:
        game.step()
    options = options_of(fixture)
    names = NAMES if options.first_player is None else UNUSUAL_NAMES
    return Record(
        options=options,
        seed=str(seed),
        names=list(names[: options.players]),
        moves=[Play(seat, move_text(move)) for seat, move in game.moves],
    )


def opened(record: Record) -> Record:
    """Return the record of the same game with open screens, so that everybody may count the points."""
    options = msgspec.structs.replace(record.options, closed_screens=False)
    return msgspec.structs.replace(record, options=options)


def what_it_shows(record: Record, sheet: Sheet) -> set[str]:
    """Return everything that happens in a game and in its scoring."""
    return features_of(record) | tie_features(list(sheet["districts"].values()))


def search(fixture: Fixture) -> tuple[Record, Sheet]:
    """Return the first game that shows what it should, and its score."""
    for seed in count(fixture.first_seed):
        record = played(fixture, seed)
        game = Game.from_record(opened(record))
        sheet = library_sheet(game)
        if sheet != naive_sheet(game.view(None)):
            raise SystemExit(f"{fixture.name}: with seed {seed} the engine and the naive scoring disagree.")
        if what_it_shows(record, sheet).issuperset(fixture.shows):
            return record, sheet
    raise AssertionError("count() never ends")


def main(names: list[str]) -> None:
    """Write the fixtures that are named, or all."""
    known = {fixture.name: fixture for fixture in FIXTURES}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise SystemExit(f"There is no fixture {unknown[0]!r}; there are {', '.join(known)}.")
    for name in names or known:
        record, sheet = search(known[name])
        known[name].record.write_text(record.to_json(), encoding="utf-8")
        known[name].scores.write_text(sheet_text(sheet), encoding="utf-8")
        print(f"{name}: seed {record.seed}, {len(record.moves)} moves")


def read_sheet(path: Path) -> Sheet:
    """Read the score that a fixture must lead to."""
    return msgspec.json.decode(path.read_bytes(), type=Sheet)


if __name__ == "__main__":
    main(sys.argv[1:])
