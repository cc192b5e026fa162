"""A game as a value: compared, written, saved, copied and pickled."""

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial
from pathlib import Path

import msgspec
import pytest

from ginkgopolis import (
    BadPosition,
    BadRecord,
    Card,
    Game,
    GinkgopolisError,
    IllegalMove,
    Move,
    NotYourTurn,
    Tile,
    View,
)
from ginkgopolis.engine.rules import apply, legal_moves, pending
from ginkgopolis.engine.state import GameState
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.position import write_position
from tests.playing import play_on


class Whole:
    """A whole number of somebody else's making, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def a_game(moves: int = 40) -> Game:
    """Return a game with all modules, after some moves."""
    game = Game.new(3, seed=5, modules=MODULE_NAMES, names=["Io", "Jo", "Bo"], closed_screens=True)
    play_on(game, random.Random(5), moves)
    return game


class TestComparing:
    def test_a_copy_is_equal_until_one_goes_on(self) -> None:
        game = a_game()
        twin = game.copy()
        assert game == twin
        play_on(twin, random.Random(1), 1)
        assert game != twin
        twin.undo()
        assert game == twin

    def test_names_and_screens_count(self) -> None:
        game = Game.new(2, seed=1)
        assert game == Game.new(2, seed=1) and game == Game.from_position(game.position())
        assert game != Game.new(2, seed=1, names=["X", "Y"])
        assert game != Game.new(2, seed=1, closed_screens=True)
        assert game != game.position()

    def test_what_changes_has_no_hash(self) -> None:
        with pytest.raises(TypeError):
            hash(a_game(0))


class TestNames:
    def test_who_gets_another_name_is_seen_by_it_at_once(self) -> None:
        game = Game.new(2, seed=1, names=["Ada", "Bob"])
        before = game.view(0)
        game.names = ("Eve", "Bob")
        assert [seat.name for seat in game.view(0).seats] == ["Eve", "Bob"]
        game.play(0, game.legal_moves(0)[0])
        assert [seat.name for seat in before.seats] == ["Ada", "Bob"]
        assert before.pending == (0, 1) and game.pending == (1,)


class TestWriting:
    @pytest.mark.parametrize(
        "game",
        [
            Game.new(3, seed=7),
            Game.new(1, seed=7, hal="expert", names=["Me"]),
            Game.new(2, seed=7, rules=1, hand_size=5, introductory=True, first_player=1),
            a_game(0),
            a_game(),
            a_game().determinize(1, 2),
        ],
    )
    def test_repr_makes_the_game_again(self, game: Game) -> None:
        again = eval(repr(game))
        assert again == game
        assert (again.names, again.rules, again.seed) == (game.names, game.rules, game.seed)

    def test_repr_is_short_at_first(self) -> None:
        assert repr(Game.new(3, seed=7)) == "Game.new(players=3, seed=7)"

    def test_str_draws_the_city(self) -> None:
        game = Game.from_position(
            "players 2\ncity\n. A . .\nL R1 B8@0 B\nseat 0: hand A\nabsent C D E F G H I J K\n"
        )
        assert str(game).splitlines() == [
            "      2W    1W    0     1E",
            "1N         (A)",
            "0    (L)  [R1  ][B8  ] (B)",
            "          [1   ][1 Ad]",
        ]


class TestSaving:
    def test_a_saved_game_is_loaded(self, tmp_path: Path) -> None:
        game = a_game()
        for path in (tmp_path / "game.json", str(tmp_path / "other.json")):
            game.save(path)
            assert Game.load(path) == game and Game.load(path).moves == game.moves

    def test_a_game_from_the_middle_has_no_record(self, tmp_path: Path) -> None:
        with pytest.raises(GinkgopolisError, match="beginning"):
            a_game().determinize(0, 1).save(tmp_path / "game.json")
        assert not list(tmp_path.iterdir())

    def test_another_file_is_refused(self, tmp_path: Path) -> None:
        (tmp_path / "game.json").write_text("{}", encoding="utf-8")
        with pytest.raises(BadRecord):
            Game.load(tmp_path / "game.json")


@pytest.mark.parametrize(
    "duplicate", [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
)
class TestCopying:
    def test_games(self, duplicate: Callable[[Game], Game]) -> None:
        game = a_game()
        twin = duplicate(game)
        assert twin == game and twin.moves == game.moves and twin is not game
        play_on(twin, random.Random(3), 5)
        assert twin != game and game == a_game()

    def test_states(self, duplicate: Callable[[GameState], GameState]) -> None:
        state = a_game().imagine(0, 1)
        twin = duplicate(state)
        for one in (state, twin):
            seat = pending(one)[0]
            apply(one, seat, legal_moves(one, seat)[0])
        assert write_position(twin) == write_position(state)

    def test_views_scores_and_prompts(self, duplicate: Callable[[object], object]) -> None:
        game = a_game()
        for thing in (
            game.view(0),
            game.view(None),
            game.scores(),
            game.prompt(game.pending[0]),
            game.record(),
        ):
            assert duplicate(thing) == thing


class TestViews:
    @pytest.mark.parametrize("modules", [(), MODULE_NAMES], ids=["base", "all modules"])
    def test_one_stays_as_it_is_when_the_game_goes_on(self, modules: tuple[str, ...]) -> None:
        """Whether it is read at once, part by part later, or after an undo."""
        game, chance = Game.new(3, seed=4, modules=modules), random.Random(4)
        kept = []
        while not game.over:
            seat = game.pending[0]
            kept.append((game.view(seat), game.view(None), game.copy(), seat))
            game.play(seat, chance.choice(game.legal_moves(seat)))
            if len(kept) % 20 == 0:
                kept.append((game.view(seat), game.view(None), game.copy(), seat))
                game.undo()
        for own, everybodys, then, seat in kept:
            assert own == then.view(seat).whole() and everybodys == then.view(None)

    @pytest.mark.parametrize("closed_screens", [False, True], ids=["open", "closed"])
    @pytest.mark.parametrize("modules", [(), MODULE_NAMES], ids=["base", "all modules"])
    def test_one_tells_its_own_moment_in_whatever_order_it_is_asked(
        self, modules: tuple[str, ...], closed_screens: bool
    ) -> None:
        """Parts of older and newer views are looked at by turns, while the game is played and taken back."""
        game = Game.new(4, seed=6, modules=modules, closed_screens=closed_screens)
        chance = random.Random(6)
        kept: list[tuple[View, View]] = []
        while not game.over:
            seat = chance.choice(game.pending)
            viewer = chance.choice((None, *range(game.seats)))
            kept.append((game.view(viewer), game.copy().view(viewer).whole()))
            game.play(seat, chance.choice(game.legal_moves(seat)))
            if chance.random() < 0.1:
                game.undo()
            for view, then in chance.choices(kept, k=5):
                part = chance.choice(View.__match_args__)
                assert getattr(view, part) == getattr(then, part), part
        assert all(view == then for view, then in kept)

    def test_a_move_that_is_refused_changes_nothing(self) -> None:
        game = Game.new(2, seed=3)
        view = game.view(0)
        with pytest.raises(IllegalMove):
            game.play(0, "done")
        assert game == Game.new(2, seed=3) and view == game.view(0)

    def test_nothing_that_is_kept_of_one_leads_to_the_game(self) -> None:
        view = a_game().view(0)
        assert not vars(view) and view.own and set(vars(view)) == {"own"}
        for twin in (pickle.loads(pickle.dumps(view)), copy.copy(view), view.whole()):
            assert twin._look is None and set(vars(twin)) == set(View.__match_args__)

    def test_one_is_written_whole(self) -> None:
        game = a_game()
        assert msgspec.json.encode(game.view(0)) == msgspec.json.encode(game.view(0).whole())
        assert msgspec.json.decode(msgspec.json.encode(game.view(0)), type=View) == game.view(0)
        assert msgspec.to_builtins(game.view(None))["seats"][0]["name"] == game.names[0]

    def test_one_cannot_be_changed(self) -> None:
        view = a_game().view(0)
        with pytest.raises(AttributeError):
            view.round = 3  # type: ignore[misc]
        with pytest.raises(AttributeError, match="a View has no 'hand'"):
            view.hand  # type: ignore[attr-defined]  # noqa: B018
        assert {view, a_game().view(0)} == {view} and "View(seat=0, own=OwnView(hand=" in repr(view)


class TestAsking:
    def test_every_call_takes_a_text(self) -> None:
        game = Game.new(2, seed=3, introductory=True)
        move = game.legal_moves(0)[0]
        assert game.explain(0, str(move)) == game.explain(0, move)
        assert game.svg(0, move=str(move)) == game.svg(0, move=move)
        with pytest.raises(IllegalMove):
            game.explain(0, "done")
        for call in (game.play, game.explain):
            with pytest.raises(TypeError, match='as in "B5\\+R4", not int'):
                call(0, 7)  # type: ignore[arg-type]

    def test_any_whole_number_will_do(self) -> None:
        game = Game.new(Whole(3), seed=Whole(7), first_player=Whole(1), hand_size=Whole(4), rules=Whole(2))
        assert repr(game) == "Game.new(players=3, first_player=1, seed=7)"
        one = Whole(1)
        game.play(one, game.legal_moves(one)[0])
        assert game.view(one) == game.view(1) and game.log(one) == game.log(1)
        assert game.can_undo(one) and game.undoable(one) == 0
        game.undo(one)
        assert game.determinize(one, Whole(5)) == game.determinize(1, 5)
        assert game.prompt(one) == game.prompt(1) and game.svg(one) == game.svg(1)
        for seat in ("1", 1.0, None):
            with pytest.raises(TypeError):
                game.legal_moves(seat)  # type: ignore[arg-type]

    def test_no_seat_but_those_at_the_table(self) -> None:
        game = Game.new(2, seed=1)
        for call in (game.legal_moves, game.view, game.prompt, game.can_undo, game.undo):
            with pytest.raises(NotYourTurn, match="0 to 1"):
                call(2)
        with pytest.raises(NotYourTurn, match="0 to 1"):
            game.explain(2, "L")

    @pytest.mark.parametrize(
        ("call", "given", "right"),
        [
            (partial(Game.new, 2), {"modules": "events"}, r'several texts, as in \["events"\], not a text'),
            (partial(Game.new, 2), {"modules": [3]}, r'several texts, as in \["events"\], not int'),
            (partial(Game.new, 2), {"names": "AB"}, r'several texts, as in \["Ann", "Bob"\], not a text'),
            (partial(Game.new, 2), {"names": ["Ann", 2]}, r'as in \["Ann", "Bob"\], not int'),
            (Game.from_position, {"text": b"players 2"}, "a position is a text, not bytes"),
            (Game.from_record, {"record": 3}, "a record is a Record or the text of its file, not int"),
            (Move, {"text": 3}, r'a text as in "B5\+R4", not int'),
            (Card, {"text": None}, 'a card is a text as in "R7", not NoneType'),
            (Tile, {"text": 7}, 'a tile is a text as in "R7", not int'),
        ],
    )
    def test_what_is_of_the_wrong_kind_is_refused(
        self, call: Callable[..., object], given: dict[str, object], right: str
    ) -> None:
        with pytest.raises(TypeError, match=right):
            call(**given)

    def test_a_position_in_which_nobody_can_move_is_refused(self) -> None:
        with pytest.raises(BadPosition, match=r"Nobody can do anything.*cards with `hand`"):
            Game.from_position("players 2\n")

    def test_a_finished_position_is_not(self) -> None:
        game = Game.new(2, seed=1)
        play_on(game, random.Random(1))
        assert Game.from_position(game.position()).over
