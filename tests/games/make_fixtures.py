"""Searches random games for the fixtures of this folder and writes them, with their scores.

    .venv/bin/python -m tests.games.make_fixtures [NAME ...]

writes those named, or all of them, in about two minutes. As long as the order of legal moves stays the same
it finds the same games, each by the version of the rules that it was first found with (see CONTRIBUTING.md).
"""

import sys
from dataclasses import dataclass, replace
from itertools import count
from pathlib import Path

import msgspec

from ginkgopolis import Game, Options, Record
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.engine.ids import FULL_HAND, NOBODY, NONE, RED, RESOURCE, colour_of, is_letter
from ginkgopolis.notation import move_text
from ginkgopolis.options import HAL_NAME, LARGE_HAND, MODULE_NAMES
from ginkgopolis.record import Play
from tests.battery.tables import STYLES, RandomGame, Style, Table
from tests.games.breakdown import Sheet, library_sheet, naive_sheet, sheet_text
from tests.games.features import features_of, tie_features
from tests.games.module_features import score_features

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
    rules: int = 1
    """The version of the rules that the game is played by."""

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


def with_modules(players: int, *names: str, hand_size: int = FULL_HAND) -> Table:
    """A game with a draft and some modules."""
    return Table(players, introductory=False, modules=names, hand_size=hand_size)


def introductory_with(players: int, *names: str, hand_size: int = FULL_HAND) -> Table:
    """An introductory game with some modules."""
    return Table(players, introductory=True, modules=names, hand_size=hand_size)


HAL = Table(1, introductory=False, hal=NORMAL)
EXPERT_HAL = Table(1, introductory=False, hal=EXPERT_LEVEL)
NEW, PRESTIGE, GREEN, EXPERTS, EVENTS, KEEP = MODULE_NAMES


def as_spender(move: int) -> float:
    """Prefer to construct and to take resources, until all of them are in the city."""
    kind = m.kind_of(move)
    if kind == m.TAKE_ITEM:
        return 20 if m.field(move, 0) == RESOURCE else 1
    if kind != m.COMMIT:
        return 1
    card = m.card_of(move)
    if m.tile_with(move) == NONE:
        return 15 if colour_of(card) == RED else 1
    return 3 if is_letter(card) else 30


FIXTURE_STYLES: dict[str, Style] = {**STYLES, "spender": as_spender}

ALL_EVENTS = ("design competition", "advertising campaign", "expropriation", "quality control")
ALL_KINDS = ("value II given back", "value III given back", "green given back", "card 21 scores")
LOWER_TILES = ("value II buried", "value III buried", "green buried")
SECOND_THOUGHTS = ("character taken back", "card taken back", "tiles taken back")

BASE_FIXTURES = [
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


MODULE_FIXTURES = [
    Fixture("new-buildings", introductory_with(2, NEW), ("value II urbanized", "value II constructed")),
    Fixture("new-buildings-given-back", with_modules(4, NEW), ("value II given back", "card 21 scores")),
    Fixture("new-end-game-cards", with_modules(3, NEW), ("card 22 scores", "card 23 scores"), "builder"),
    Fixture(
        "prestige-buildings", with_modules(3, PRESTIGE), ("value III urbanized", "value III constructed")
    ),
    Fixture(
        "prestige-given-back",
        introductory_with(5, PRESTIGE),
        ("value III given back", "value III constructed"),
    ),
    Fixture("green-spaces", introductory_with(2, GREEN), ("green urbanized", "park", "green spaces score")),
    Fixture("park-in-a-district", with_modules(4, GREEN), ("park in a district", "park without a building")),
    Fixture("park-of-three", introductory_with(5, GREEN), ("park of three", "green given back"), "settler"),
    Fixture("all-kinds-of-tiles", with_modules(3, NEW, PRESTIGE, GREEN), ALL_KINDS),
    Fixture("events", introductory_with(5, EVENTS), ALL_EVENTS),
    Fixture(
        "events-with-two", with_modules(2, EVENTS), ("events taken back", "event taken up again"), "changer"
    ),
    Fixture(
        "events-taken-back", introductory_with(4, EVENTS), tuple(f"{name} taken back" for name in ALL_EVENTS)
    ),
    Fixture(
        "events-that-count-nothing",
        introductory_with(4, EVENTS),
        tuple(f"{name} counts nothing" for name in ALL_EVENTS if name != "expropriation"),
        rules=2,
    ),
    Fixture("event-before-exploiting", with_modules(3, EVENTS), ("quality control before exploiting",)),
    Fixture(
        "event-after-urbanizing", introductory_with(3, EVENTS), ("advertising campaign after urbanizing",)
    ),
    Fixture(
        "expropriation-before-constructing",
        introductory_with(3, EVENTS),
        ("expropriation before constructing", "built on what was just expropriated"),
        "builder",
    ),
    Fixture(
        "quality-control", with_modules(4, EVENTS), ("quality control with a choice", "six points at most")
    ),
    Fixture("nine-at-most", introductory_with(5, EVENTS), ("nine at most",), "builder"),
    Fixture("keep-a-card", introductory_with(2, KEEP), ("card set aside", "card set aside taken up again")),
    Fixture("large-hands", introductory_with(4, KEEP, hand_size=LARGE_HAND), ("card set aside", "New Hand")),
    Fixture("large-hands-alone", with_modules(3, hand_size=LARGE_HAND), ("New Hand", "end by tiles")),
    Fixture(
        "last-card-set-aside",
        with_modules(5, PRESTIGE, KEEP),
        ("short hand", "last card set aside unasked"),
        "monument builder",
    ),
    Fixture(
        "short-hands",
        with_modules(4, NEW, PRESTIGE, KEEP, hand_size=LARGE_HAND),
        ("short hand", "last card set aside unasked"),
        "monument builder",
    ),
    Fixture("artist-and-mayor", with_modules(4, EXPERTS), ("artist", "mayor", "mayor score")),
    Fixture("general-counsel", with_modules(3, EXPERTS), ("general counsel", "no second expert")),
    Fixture("banker", with_modules(2, EXPERTS), ("banker buys", "banker declines", "banker score")),
    Fixture("inspector", with_modules(5, EXPERTS), ("inspector", "engineer gives back")),
    Fixture("engineer-keeps-tiles", with_modules(2, EXPERTS), ("engineer score",), "builder"),
    Fixture(
        "experts-of-three-colours",
        with_modules(4, EXPERTS, GREEN),
        ("entrepreneur score", "professor score", "journalist score"),
    ),
    Fixture("two-floors", with_modules(3, EXPERTS), ("two floors urbanizing", "two floors constructing")),
    Fixture("two-tiles-come-back", with_modules(4, EXPERTS), ("two tiles came back",), "builder"),
    Fixture(
        "lower-tiles-of-all-kinds", with_modules(2, NEW, PRESTIGE, GREEN, EXPERTS), LOWER_TILES, "builder"
    ),
    Fixture("random-expert", with_modules(3, EXPERTS, EVENTS), ("no expert to keep", "random expert")),
    Fixture("random-expert-of-five", with_modules(5, EXPERTS), ("random expert", "only experts allowed")),
    Fixture("event-with-two-floors", with_modules(5, EXPERTS, EVENTS), ("event with two floors",)),
    Fixture(
        "give-back-while-an-event-draws",
        with_modules(4, GREEN, EXPERTS, EVENTS, KEEP),
        ("give-back while an event draws",),
        "collector",
    ),
    Fixture("event-and-tile-back", with_modules(4, NEW, EVENTS, KEEP), ("event with a tile that came back",)),
    Fixture(
        "all-six-with-two", with_modules(2, *MODULE_NAMES), ("park", "inspector", "two floors urbanizing")
    ),
    Fixture(
        "all-six-with-three", with_modules(3, *MODULE_NAMES, hand_size=LARGE_HAND), ("value III given back",)
    ),
    Fixture("all-six-with-four", with_modules(4, *MODULE_NAMES), ("value III urbanized", "expropriation")),
    Fixture("all-six-with-five", with_modules(5, *MODULE_NAMES), ("random expert", "park of three")),
    Fixture(
        "all-six-by-resources",
        with_modules(5, *MODULE_NAMES),
        ("end by resources", "prestige building in the city"),
        "builder",
    ),
    Fixture(
        "all-six-named-options",
        Table(4, introductory=False, first_player=3, modules=MODULE_NAMES, hand_size=LARGE_HAND),
        ("quality control with a choice", "card set aside taken up again"),
        "changer",
        first_seed=2**96,
    ),
]

HAL_FIXTURES = [
    Fixture("hal-takes-the-last-tile", HAL, ("Hal takes the last tile", "end by tiles")),
    Fixture("hal-finds-no-tile", HAL, ("the player takes the last tile", "Hal stops without a tile")),
    Fixture("hal-places-all", HAL, ("Hal has placed all", "Hal builds over himself")),
    Fixture("hal-lacks-resources", HAL, ("Hal stops without resources", "the player builds over Hal")),
    Fixture("player-places-all", HAL, ("the player has placed all",), "spender"),
    Fixture(
        "expert-hal-takes-the-last-tile", EXPERT_HAL, ("Hal takes the last tile", "Hal turns two letters")
    ),
    Fixture("expert-hal-finds-no-tile", EXPERT_HAL, ("Hal stops without a tile",)),
    Fixture("expert-hal-places-all", EXPERT_HAL, ("Hal has placed all", "Hal prefers a building")),
    Fixture(
        "expert-hal-lacks-resources", EXPERT_HAL, ("Hal stops without resources", "Hal turns two letters")
    ),
    Fixture("expert-hal-and-a-player-who-places-all", EXPERT_HAL, ("the player has placed all",), "spender"),
    Fixture("expert-hal-turns-and-renews", EXPERT_HAL, ("deck renewed by Hal's second card",)),
]

FIXTURES = BASE_FIXTURES + MODULE_FIXTURES + HAL_FIXTURES


def options_of(fixture: Fixture) -> Options:
    """Return how the game is set up; where the first player is named, all else is unusual too."""
    named = fixture.table.first_player != NOBODY
    return msgspec.structs.replace(fixture.table.options, closed_screens=named)


def names_of(options: Options) -> list[str]:
    """Return the names of the players, unusual ones where the first player is named."""
    names = NAMES if options.first_player is None else UNUSUAL_NAMES
    return [names[0], HAL_NAME] if options.hal else list(names[: options.players])


def played(fixture: Fixture, seed: int) -> Record:
    """Play a game to its end and return its record."""
    table = replace(fixture.table, rules=fixture.rules)
    game = RandomGame(table, seed, FIXTURE_STYLES[fixture.style])
    while not game.state.over:
        game.step()
    options = options_of(fixture)
    moves = [Play(seat, move_text(move)) for seat, move in game.moves]
    return Record(rules=fixture.rules, options=options, seed=str(seed), names=names_of(options), moves=moves)


def opened(record: Record) -> Record:
    """Return the record of the same game with open screens, so that everybody may count the points."""
    options = msgspec.structs.replace(record.options, closed_screens=False)
    return msgspec.structs.replace(record, options=options)


def what_it_shows(record: Record, sheet: Sheet) -> set[str]:
    """Return everything that happens in a game and in its scoring."""
    view = Game.from_record(opened(record)).view(None)
    ties = tie_features(list(sheet["districts"].values()))
    return features_of(record) | ties | score_features(view, sheet)


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
