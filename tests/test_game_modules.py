"""The front door of the library with modules and against Hal."""

import random
from collections.abc import Callable

import pytest

from ginkgopolis import BadOptions, Game, GinkgopolisError, MoveError, NotYourTurn
from ginkgopolis.engine import journal as j
from ginkgopolis.options import MODULE_NAMES
from tests.playing import hand_of, has_begun, play_on, texts

TELLING = {j.DREW_CARD, j.DREW_TILE, j.REVEALED, j.RENEWED, j.GAVE_BACK, j.CHARACTER, j.EXPERT, j.GAME_OVER}
TELLING |= {j.HAL_TURNS, j.HAL_DRAWS}
"""Lines of the journal by which somebody learns something that was hidden."""

NewGame = Callable[[int], Game]

GAMES: dict[str, NewGame] = {
    "all six with two": lambda seed: Game.new(2, modules=MODULE_NAMES, seed=seed),
    "all six with four": lambda seed: Game.new(4, modules=MODULE_NAMES, hand_size=5, seed=seed),
    "introductory": lambda seed: Game.new(
        3, modules=["keep_a_card", "events", "green_spaces"], introductory=True, seed=seed
    ),
    "Hal": lambda seed: Game.new(1, hal="normal", seed=seed),
    "Hal, expert": lambda seed: Game.new(1, hal="expert", seed=seed),
}
every_game = pytest.mark.parametrize("new", GAMES.values(), ids=GAMES)


def people(game: Game) -> range:
    """Return the seats that somebody has: Hal's is nobody's."""
    return range(game.players)


class TestSettingUp:
    def test_experts_are_in_the_draft(self) -> None:
        """M6: four characters and two experts to choose from."""
        game = Game.new(4, modules=["events", "experts"], hand_size=5, seed=1)
        assert (game.round, game.question) == (0, "draft")
        for seat in range(4):
            kept = texts(game.legal_moves(seat))
            assert len(kept) == 6 and sum(text.startswith("C") and text[1:].isdigit() for text in kept) == 4
        assert game.options.modules == ("events", "experts") and game.options.hand_size == 5

    def test_events_are_chosen_before_cards_are_dealt(self) -> None:
        """M4: without experts everyone keeps two of the four kinds."""
        game = Game.new(3, modules=["events"], introductory=True, seed=1)
        assert (game.round, game.question, game.pending) == (0, "events", (0, 1, 2))
        assert [hand_of(game, seat) for seat in range(3)] == [(), (), ()]
        for seat in range(3):
            assert len(game.legal_moves(seat)) == 6
            game.play(seat, "events quality+design")
        assert (game.round, game.question) == (1, "choose")

    def test_hands_of_five(self) -> None:
        """M5."""
        game = Game.new(4, modules=["keep_a_card"], introductory=True, hand_size=5, seed=1)
        assert [len(hand_of(game, seat)) for seat in range(4)] == [5, 5, 5, 5]

    def test_the_order_in_which_modules_are_named_does_not_matter(self) -> None:
        one = Game.new(3, modules=["keep_a_card", "new_buildings", "events"], introductory=True, seed=8)
        other = Game.new(3, modules=["events", "keep_a_card", "new_buildings"], introductory=True, seed=8)
        assert one.position() == other.position()

    @pytest.mark.parametrize("level", ["normal", "expert"])
    def test_hal_has_a_seat_that_nobody_sits_on(self, level: str) -> None:
        """H1, H2: he has a card, but neither decides nor looks."""
        game = Game.new(1, hal=level, seed=1)
        assert (game.players, game.seats, game.names) == (1, 2, ("Ada", "Hal"))
        assert (game.round, game.question, game.pending) == (1, "choose", (0,))
        assert len(hand_of(game, 0)) == 3
        assert not game.legal_moves(1)
        assert game.view(None).hal and game.view(0).seats[1].hand == 1
        with pytest.raises(NotYourTurn, match="Ada"):
            game.play(1, "A")
        for look in (lambda: game.view(1), lambda: game.determinize(1, 1), lambda: game.log(1)):
            with pytest.raises(NotYourTurn, match="Hal"):
                look()

    def test_the_player_may_name_herself_against_hal(self) -> None:
        assert Game.new(1, hal="normal", names=["Zoë"]).names == ("Zoë", "Hal")
        assert Game.new(1, hal="normal", names=["Zoë", "HAL 9000"]).names == ("Zoë", "HAL 9000")

    def test_what_cannot_be_set_up_is_refused_at_the_door(self) -> None:
        """One sentence each; all of them are tried with `ginkgopolis.options`."""
        for options, word in (
            ({"modules": ["bridges"]}, "bridges"),
            ({"modules": ["experts"], "introductory": True}, "introductory"),
            ({"hand_size": 6}, "6"),
            ({"hal": "normal"}, "Hal"),
        ):
            with pytest.raises(BadOptions, match=word):
                Game.new(3, **options)


class TestPlaying:
    @every_game
    def test_a_game_can_be_played_by_its_notation(self, new: NewGame) -> None:
        """Whatever is asked, a move and its text are the same, in capitals and with spaces too."""
        game, other = new(3), new(3)
        chance = random.Random(3)
        while not game.over:
            play_on(game, chance, 1)
            seat, move = game.moves[-1]
            other.play(seat, chance.choice([f"  {move.upper()} ", move.lower().replace(" ", "  "), move]))
        assert other.moves == game.moves
        assert other.position() == game.position()

    @every_game
    def test_every_move_can_be_explained(self, new: NewGame) -> None:
        game = new(4)
        chance = random.Random(4)
        while not game.over:
            seat = chance.choice(game.pending)
            told = game.explain(seat, chance.choice(game.legal_moves(seat)))
            assert told and told.isprintable()
            play_on(game, chance, 1)

    @every_game
    def test_a_score_is_the_sum_of_its_parts(self, new: NewGame) -> None:
        """E3: green spaces and experts included."""
        extras: set[str] = set()
        for seed in range(4):
            game = new(seed)
            play_on(game, random.Random(seed))
            for score in game.scores():
                parts = [*score.cards, *score.districts, *score.extras]
                assert score.total == score.tokens + score.new_hands + sum(points for _, points in parts)
                extras |= {name for name, _ in score.extras}
            assert game.winners
        assert bool(extras) == bool(game.options.modules)


class TestTakingBack:
    @every_game
    def test_undo_leads_back_move_by_move_to_the_beginning(self, new: NewGame) -> None:
        game = new(2)
        chance = random.Random(3)
        positions = [game.position()]
        for _ in range(40):
            play_on(game, chance, 1)
            positions.append(game.position())
        positions = positions[: len(game.moves) + 1]
        for position in reversed(positions[:-1]):
            game.undo()
            assert game.position() == position
        assert game.moves == ()

    def test_a_choice_in_parts_is_taken_back_as_a_whole_or_part_by_part(self) -> None:
        """C3, M4, M5: a sealed choice goes back with all that was added; undo goes back by one part."""
        game = Game.new(2, modules=["events", "keep_a_card"], introductory=True, seed=5)
        for seat in (0, 1):
            game.play(seat, "events design+advertising")
        start = game.view(0)
        played, kept, *_ = hand_of(game, 0)
        game.play(0, played)
        assert texts(game.legal_moves(0)) == {"no event", "event design", "event advertising"}
        game.play(0, "event design")
        assert game.can_undo(0)
        game.undo()
        assert "event design" in texts(game.legal_moves(0))
        game.play(0, "event advertising")
        game.play(0, f"aside {kept}")
        assert texts(game.legal_moves(0)) == {"take back"}
        game.play(0, "take back")
        assert game.view(0) == start

    def test_a_choice_in_parts_is_taken_back_though_others_have_chosen(self) -> None:
        """C3: until the last has chosen; the choice of the others, and a new hand, stay."""
        game = Game.new(3, modules=["events", "keep_a_card"], introductory=True, seed=5)
        for seat in range(3):
            game.play(seat, "events design+advertising")
        start = game.view(0)
        played, kept, *_ = hand_of(game, 0)
        game.play(0, played)
        game.play(0, "event design")
        game.play(2, "new hand")
        theirs = hand_of(game, 2)
        for seat in (1, 2):
            card, other, *_ = hand_of(game, seat)
            game.play(seat, card)
            game.play(seat, "no event")
            game.play(seat, f"aside {other}")
        sealed = [game.view(seat).own for seat in (1, 2)]
        assert game.pending == (0,)
        assert game.can_undo(0) and not game.can_undo(1)
        game.undo(0)
        assert texts(game.legal_moves(0)) == {"no event", "event design", "event advertising"}
        game.undo(0)
        assert game.view(0).own == start.own
        assert not game.can_undo(0)
        with pytest.raises(MoveError):
            game.undo(0)
        assert [game.view(seat).own for seat in (1, 2)] == sealed
        assert set(theirs) > set(hand_of(game, 2))
        game.play(0, kept)
        assert kept not in hand_of(game, 0)

    def test_a_tile_laid_out_is_taken_back_though_others_are_done(self) -> None:
        """E1: likewise until the last is done; she still has both tiles then, and the one drawn."""
        game = Game.from_position("""
            players 2
            city
            B7  R2  R3
            B1  B2  B3
            Y1  Y2  Y3
            seat 0: hand B7; tiles R8 R9
            seat 1: tiles Y15
            supply R4
        """)
        for seat, move in ((0, "B7"), (0, "give R8"), (0, "give R9"), (1, "done")):
            game.play(seat, move)
        game.undo(0)
        assert texts(game.legal_moves(0)) == {"done", "give R9", "give R4"}
        game.undo(0)
        assert texts(game.legal_moves(0)) == {"done", "give R8", "give R9", "give R4"}
        assert not game.can_undo(0)  # the tile drawn was hidden

    @every_game
    def test_nothing_that_tells_something_can_be_undone(self, new: NewGame) -> None:
        game = new(6)
        chance = random.Random(6)
        while not game.over:
            play_on(game, chance, 1)
            mover = game.moves[-1].seat
            if {line[0] for line in game.story[-1].lines} & TELLING:
                assert not game.can_undo(mover)
            for seat in people(game):
                assert seat == mover or game.can_undo(seat) == has_begun(game, seat)


class TestCopiesAndViews:
    @every_game
    def test_a_copy_is_the_same_and_its_own(self, new: NewGame) -> None:
        game = new(8)
        play_on(game, random.Random(5), 30)
        position, moves, story = game.position(), game.moves, game.log(0)
        twin = game.copy()
        assert (twin.position(), twin.moves, twin.log(0), twin.options) == (
            position,
            moves,
            story,
            game.options,
        )
        play_on(twin, random.Random(6), 30)
        assert (game.position(), game.moves, game.log(0)) == (position, moves, story)

    @every_game
    def test_a_redealt_game_looks_the_same_and_can_be_played(self, new: NewGame) -> None:
        game = new(12)
        play_on(game, random.Random(2), 25)
        for seat in people(game):
            redealt = game.determinize(seat, seed=1)
            assert redealt.view(seat) == game.view(seat)
            assert redealt.seed is None and redealt.options == game.options
            play_on(redealt, random.Random(3))
            assert redealt.over
        assert game.determinize(0, 1).position() != game.determinize(0, 2).position()

    @every_game
    def test_a_position_is_the_game_from_there_on(self, new: NewGame) -> None:
        game = new(13)
        play_on(game, random.Random(2), 25)
        other = Game.from_position(game.position())
        assert other.position() == game.position()
        assert [other.view(seat) for seat in people(game)] == [game.view(seat) for seat in people(game)]
        assert (other.options.hal, other.options.hand_size) == (game.options.hal, game.options.hand_size)
        assert set(other.options.modules) == set(game.options.modules)
        with pytest.raises(GinkgopolisError, match="beginning"):
            other.record()

    @every_game
    def test_the_log_grows_and_the_news_are_its_end(self, new: NewGame) -> None:
        game = new(12)
        chance = random.Random(4)
        while not game.over:
            before = game.log(0)
            play_on(game, chance, 1)
            assert game.log(0) == before + game.news(0)
