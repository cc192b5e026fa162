"""Records of games with modules and against Hal; records from before there were any."""

import json
import random
from pathlib import Path

import pytest

from ginkgopolis import BadRecord, Game
from ginkgopolis.options import MODULE_NAMES, Options
from ginkgopolis.record import read_record
from tests.playing import play_on

FOLDER = Path(__file__).parent / "games"
OLD_OPTIONS = {"players", "introductory", "first_player", "closed_screens"}

Tree = dict[str, object]


def tree_of(game: Game) -> Tree:
    """Return a record as anybody's JSON reader would."""
    tree: Tree = json.loads(game.record().to_json())
    return tree


def options_in(tree: Tree) -> Tree:
    """Return the options of a record."""
    options = tree["options"]
    assert isinstance(options, dict)
    return options


def with_options(game: Game, **changes: object) -> str:
    """Return the text of a game's record with some options changed."""
    tree = tree_of(game)
    options_in(tree).update(changes)
    return json.dumps(tree)


def complaint(text: str) -> str:
    """Return what is said about a damaged record, after checking that it is one sentence."""
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text)
    message = str(caught.value)
    assert message.endswith(".") and message.isprintable() and len(message) < 1000
    return message


class TestWriting:
    def test_the_base_game_is_written_as_it_always_was(self) -> None:
        assert set(options_in(tree_of(Game.new(3, seed=1)))) == OLD_OPTIONS

    def test_modules_and_hand_size(self) -> None:
        options = options_in(tree_of(Game.new(4, modules=["events", "experts"], hand_size=5, seed=1)))
        assert (options["modules"], options["hand_size"]) == (["events", "experts"], 5)
        assert set(options) == OLD_OPTIONS | {"modules", "hand_size"}

    @pytest.mark.parametrize("level", ["normal", "expert"])
    def test_hal(self, level: str) -> None:
        tree = tree_of(Game.new(1, hal=level, seed=1))
        assert (options_in(tree)["players"], options_in(tree)["hal"]) == (1, level)
        assert tree["names"] == ["Ada", "Hal"]

    @pytest.mark.parametrize(
        "game",
        [
            Game.new(2, modules=MODULE_NAMES, seed=4),
            Game.new(5, modules=MODULE_NAMES, seed=4),
            Game.new(3, modules=["keep_a_card"], introductory=True, hand_size=5, first_player=2, seed=4),
            Game.new(4, modules=["events", "green_spaces"], closed_screens=True, seed=10**99),
            Game.new(1, hal="normal", seed=4, names=["Zoë"]),
            Game.new(1, hal="expert", seed=4),
        ],
        ids=["two", "five", "large-hands", "closed-screens", "hal", "expert-hal"],
    )
    def test_a_record_survives_the_file(self, game: Game) -> None:
        """At the beginning, in the middle of a choice and at the end: the same record, the same game."""
        chance = random.Random(4)
        for moves in (0, 7, 40, 2000):
            play_on(game, chance, moves)
            text = game.record().to_json()
            again = Game.from_record(text)
            assert again.record() == game.record() == read_record(text)
            assert again.record().to_json() == text
            assert (again.position(), again.log(0), again.names) == (game.position(), game.log(0), game.names)
            assert again.scores() == game.scores()
        assert game.over


class TestOldRecords:
    def test_they_lack_the_new_options_and_are_games_without_modules(self) -> None:
        record = read_record((FOLDER / "named-options.record.json").read_bytes())
        tree = json.loads((FOLDER / "named-options.record.json").read_bytes())
        assert set(tree["options"]) == OLD_OPTIONS
        assert (record.options.modules, record.options.hand_size, record.options.hal) == ((), 4, None)
        assert Game.from_record(record).over

    def test_options_that_are_as_usual_may_be_written_or_not(self) -> None:
        """All of them may: even the oldest had defaults."""
        game = Game.new(3, introductory=False, seed=6)
        play_on(game, random.Random(1), 20)
        written = with_options(game, modules=[], hand_size=4, hal=None)
        tree = tree_of(game)
        tree["options"] = {"players": 3}
        for text in (written, json.dumps(tree)):
            assert Game.from_record(text).record() == game.record()


class TestDamage:
    @pytest.mark.parametrize(
        ("name", "value"),
        [
            ("modules", "events"),
            ("modules", None),
            ("modules", [1]),
            ("modules", {"events": True}),
            ("hand_size", "5"),
            ("hand_size", None),
            ("hand_size", 4.5),
            ("hand_size", True),
            ("hal", True),
            ("hal", 1),
            ("hal", ["normal"]),
        ],
    )
    def test_a_wrong_type_is_named_with_its_place(self, name: str, value: object) -> None:
        assert f"options.{name}" in complaint(with_options(Game.new(3, seed=1), **{name: value}))

    @pytest.mark.parametrize(
        ("changes", "words"),
        [
            ({"modules": ["bridges"]}, ["'bridges'", "keep_a_card"]),
            ({"modules": ["Events"]}, ["'Events'"]),
            ({"modules": ["events", "events"]}, ["twice"]),
            ({"modules": ["experts"], "introductory": True}, ["introductory"]),
            ({"hand_size": 3}, ["3 cards"]),
            ({"hand_size": 5, "players": 5}, ["2 to 4 players"]),
            ({"hal": "normal"}, ["Hal", "3"]),
            ({"hal": "easy", "players": 1}, ["'easy'", "normal", "expert"]),
            ({"hal": "expert", "players": 1, "modules": ["events"]}, ["Hal", "modules"]),
            ({"players": 1}, ["Hal"]),
        ],
    )
    def test_what_cannot_be_set_up_is_told(self, changes: dict[str, object], words: list[str]) -> None:
        message = complaint(with_options(Game.new(3, seed=1), **changes))
        for word in words:
            assert word in message

    def test_with_other_modules_the_moves_do_not_fit(self) -> None:
        """The number of the first move that cannot be played is told."""
        game = Game.new(2, modules=["events"], introductory=True, seed=1)
        game.play(0, "events design+quality")
        assert complaint(with_options(game, modules=[])).startswith("Move 1 of the record")

    @pytest.mark.parametrize(
        "move",
        [
            "events design",
            "events design+design",
            "event rain",
            "under",
            "under A",
            "aside",
            "aside P",
            "draw IV",
        ]
        + [
            "draw II+",
            "draw",
            "lose 2p",
            "lose",
            "lose 999p 999r",
            "lose 1r 2p",
            "keep banker",
            "P",
            "P+R4",
            "R24",
        ],
    )
    def test_a_move_that_nobody_could_make_is_named(self, move: str) -> None:
        game = Game.new(3, modules=MODULE_NAMES, seed=1)
        tree = tree_of(game)
        tree["moves"] = [[0, move]]
        message = complaint(json.dumps(tree))
        assert message.startswith("Move 1 of the record") and repr(move) in message

    @pytest.mark.parametrize("path", sorted(FOLDER.glob("*all-six*.record.json")), ids=lambda path: path.name)
    def test_a_move_of_another_seat_is_refused_or_leads_elsewhere(self, path: Path) -> None:
        """Whoever changes a record by hand gets a sentence, or another game, but never a traceback."""
        tree = json.loads(path.read_bytes())
        chance = random.Random(path.name)
        for _ in range(12):
            moves = [list(move) for move in tree["moves"]]
            one, other = sorted(chance.sample(range(len(moves)), 2))
            moves[one], moves[other] = moves[other], moves[one]
            text = json.dumps({**tree, "moves": moves})
            try:
                Game.from_record(text)
            except BadRecord as error:
                assert str(error).startswith("Move ") and str(error).isprintable()


def test_options_know_how_many_seats_there_are() -> None:
    assert Options(players=1, hal="normal").seats == 2
    assert [Options(players=players).seats for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
