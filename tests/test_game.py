"""The front door of the library: setting up, playing, taking back, copying, looking."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import SupportsIndex

import pytest

from ginkgopolis import (
    BadOptions,
    Game,
    GinkgopolisError,
    IllegalMove,
    MoveError,
    NotYourTurn,
    UnreadableMove,
)
from ginkgopolis.engine import journal as j
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.story.sentences import tell_story
from ginkgopolis.values import Move
from ginkgopolis.view import add_personal
from tests.playing import game_at, hand_of, has_begun, play_on, texts, tiles_of

TELLING = {j.DREW_CARD, j.DREW_TILE, j.REVEALED, j.RENEWED, j.GAVE_BACK, j.CHARACTER, j.GAME_OVER}
"""Lines of the journal by which somebody learns something that was hidden."""


class TestSettingUp:
    def test_an_introductory_game_begins_with_cards(self) -> None:
        """S5, S7: characters are there, everyone holds 4 cards and chooses."""
        game = Game.new(players=4, introductory=True, seed=1)
        assert (game.players, game.round, game.question, game.over) == (4, 1, "choose", False)
        assert game.pending == (0, 1, 2, 3)
        assert [len(hand_of(game, seat)) for seat in range(4)] == [4, 4, 4, 4]
        assert [len(seat.characters) for seat in game.view(None).seats] == [3, 3, 3, 3]

    def test_a_normal_game_begins_with_the_draft(self) -> None:
        """S5: each keeps one of four characters."""
        game = Game.new(players=5, seed=1)
        assert (game.round, game.question) == (0, "draft")
        assert [len(game.legal_moves(seat)) for seat in range(5)] == [4, 4, 4, 4, 4]

    def test_a_seed_is_a_game(self) -> None:
        assert Game.new(3, seed=5).position() == Game.new(3, seed=5).position()
        assert Game.new(3, seed=5).position() != Game.new(3, seed=6).position()

    def test_without_a_seed_every_game_is_another(self) -> None:
        one, other = Game.new(2), Game.new(2)
        assert one.seed != other.seed
        assert one.position() != other.position()

    def test_the_table_may_name_the_first_player(self) -> None:
        """S7."""
        for first in range(3):
            game = Game.new(players=3, introductory=True, seed=9, first_player=first)
            assert game.view(None).first_player == first

    @pytest.mark.parametrize("players", [-1, 0, 6])
    def test_1_to_5_can_play(self, players: int) -> None:
        with pytest.raises(BadOptions, match="1 to 5"):
            Game.new(players)

    def test_who_plays_alone_plays_against_hal(self) -> None:
        """H1: and has to say against which."""
        with pytest.raises(BadOptions, match=r"Hal.*normal.*expert"):
            Game.new(1)

    @pytest.mark.parametrize(
        "names",
        [["Ada"], ["Ada", "Bela", "Cleo"], ["Ada", "Ada"], ["Ada", ""], ["Ada", "  "], ["Ada", "Be\nla"]],
    )
    def test_names_must_be_told_apart(self, names: list[str]) -> None:
        with pytest.raises(BadOptions, match="name"):
            Game.new(2, names=names)

    def test_the_first_player_must_sit_at_the_table(self) -> None:
        with pytest.raises(BadOptions, match="0 to 1"):
            Game.new(2, first_player=2)

    def test_a_seed_is_not_negative(self) -> None:
        with pytest.raises(BadOptions, match="seed"):
            Game.new(2, seed=-1)

    def test_every_error_is_a_value_error_of_ours(self) -> None:
        for kind in (BadOptions, UnreadableMove, IllegalMove, NotYourTurn):
            assert issubclass(kind, GinkgopolisError) and issubclass(kind, ValueError)
        for kind in (UnreadableMove, IllegalMove, NotYourTurn):
            assert issubclass(kind, MoveError)


class TestPlaying:
    def test_a_move_and_its_notation_are_the_same(self) -> None:
        game = Game.new(players=2, introductory=True, seed=3)
        other = game.copy()
        for seat in (0, 1):
            move = game.legal_moves(seat)[0]
            game.play(seat, move)
            other.play(seat, f"  {str(move).lower()} ")
        assert game.moves == other.moves
        assert game.position() == other.position()

    def test_a_commitment_names_its_card_and_tile(self) -> None:
        """C1: any card of the hand, alone or with any tile; C2: or a New Hand."""
        game = Game.new(players=2, introductory=True, seed=3)
        hand, tiles = hand_of(game, 0), tiles_of(game, 0)
        alone = set(hand)
        both = {f"{card}+{tile}" for card in hand for tile in tiles}
        assert texts(game.legal_moves(0)) == alone | both | {"new hand"}
        for move in game.legal_moves(0):
            if str(move) != "new hand":
                assert "+".join(part for part in (move.card, move.tile) if part) == str(move)
            else:
                assert (move.card, move.tile) == (None, None)

    def test_choices_come_in_any_order_and_are_sealed(self) -> None:
        """C1, C3: nothing is resolved before the last one, and nobody sees what the others chose."""
        game = Game.new(players=3, introductory=True, seed=4)
        before = game.view(0)
        cards = [hand_of(game, seat)[0] for seat in range(3)]
        game.play(2, cards[2])
        game.play(1, cards[1])
        assert game.pending == (0,)
        assert texts(game.legal_moves(2)) == {"take back"}
        after = game.view(0)
        assert [seat.ready for seat in after.seats] == [False, True, True]
        assert (after.own, after.discard) == (before.own, before.discard)
        assert game.news(0) == []

    def test_who_is_asked_alone_answers_alone(self) -> None:
        """R3, T: a token or an item is for one seat; the others have nothing to decide."""
        for question in ("token", "item"):
            game = game_at(question)
            (asked,) = game.pending
            for seat in range(3):
                assert bool(game.legal_moves(seat)) == (seat == asked)

    def test_a_finished_game_says_who_won(self) -> None:
        """E3, E4."""
        game = Game.new(players=4, seed=11)
        assert game.winners == []
        play_on(game, random.Random(1))
        assert game.over and game.pending == () and game.question is None
        scores = game.scores()
        best = max(score.total for score in scores)
        assert game.winners == [score.seat for score in scores if score.total == best]
        for score in scores:
            parts = sum(points for _, points in score.cards) + sum(points for _, points in score.districts)
            assert score.total == score.tokens + score.new_hands + parts
        for seat in range(4):
            assert not game.legal_moves(seat)
            with pytest.raises(NotYourTurn, match="over"):
                game.play(seat, "A")


class TestTakingBack:
    def test_undo_leads_back_move_by_move_to_the_beginning(self) -> None:
        game = Game.new(players=3, seed=2)
        chance = random.Random(3)
        positions, stories = [game.position()], [game.log(0)]
        for _ in range(60):
            play_on(game, chance, 1)
            positions.append(game.position())
            stories.append(game.log(0))
        for position, story in zip(reversed(positions[:-1]), reversed(stories[:-1]), strict=True):
            game.undo()
            assert (game.position(), game.log(0)) == (position, story)
        assert game.moves == ()
        with pytest.raises(MoveError, match="no move"):
            game.undo()

    def test_a_game_that_was_taken_back_goes_on_the_same(self) -> None:
        """Chance is part of the state: the same move brings the same cards."""
        game = Game.new(players=2, introductory=True, seed=6)
        game.play(0, "new hand")
        hand = hand_of(game, 0)
        game.undo()
        game.play(0, "new hand")
        assert hand_of(game, 0) == hand

    def test_a_sealed_choice_can_be_undone_only_by_its_seat(self) -> None:
        game = Game.new(players=2, introductory=True, seed=6)
        assert not game.can_undo(0)
        game.play(0, hand_of(game, 0)[0])
        assert game.can_undo(0) and not game.can_undo(1)

    def test_what_was_learnt_cannot_be_unlearnt(self) -> None:
        """New cards (C2) and the reveal that follows the last choice (R1) are there to stay."""
        game = Game.new(players=2, introductory=True, seed=6)
        game.play(0, "new hand")
        assert not game.can_undo(0)
        game.play(0, hand_of(game, 0)[0])
        assert game.can_undo(0)
        game.play(1, hand_of(game, 1)[0])
        assert not game.can_undo(0) and not game.can_undo(1)

    def test_the_draft_is_learnt_when_packs_are_passed(self) -> None:
        """S5: the first of two can think again, the second has seen the next pack."""
        game = Game.new(players=2, seed=6)
        game.play(1, game.legal_moves(1)[0])
        assert game.can_undo(1)
        game.play(0, game.legal_moves(0)[0])
        assert not game.can_undo(0)

    @pytest.mark.parametrize("seed", range(6))
    def test_nothing_that_tells_something_can_be_undone(self, seed: int) -> None:
        game = Game.new(players=2 + seed % 4, seed=seed)
        chance = random.Random(seed)
        undoable = 0
        while not game.over:
            play_on(game, chance, 1)
            mover = game.moves[-1].seat
            told = {line[0] for line in game.story[-1].lines}
            if told & TELLING:
                assert not game.can_undo(mover)
            undoable += game.can_undo(mover)
            for seat in range(game.players):
                assert seat == mover or game.can_undo(seat) == has_begun(game, seat)
        assert undoable > 10


class TestCopies:
    def test_a_copy_is_the_same_and_its_own(self) -> None:
        game = Game.new(players=4, seed=8)
        play_on(game, random.Random(5), 30)
        position, moves, story = game.position(), game.moves, game.log(1)
        twin = game.copy()
        assert (twin.position(), twin.moves, twin.log(1), twin.names) == (position, moves, story, game.names)
        play_on(twin, random.Random(6), 20)
        assert (game.position(), game.moves, game.log(1)) == (position, moves, story)
        for _ in range(20):
            twin.undo()
        assert (twin.position(), twin.moves, twin.log(1)) == (position, moves, story)

    def test_taking_the_original_back_leaves_the_copy(self) -> None:
        game = Game.new(players=2, seed=8)
        play_on(game, random.Random(5), 20)
        twin = game.copy()
        position = twin.position()
        for _ in range(20):
            game.undo()
        assert twin.position() == position
        assert twin.record() != game.record()

    @pytest.mark.parametrize("duplicate", [copy.deepcopy, lambda game: pickle.loads(pickle.dumps(game))])
    def test_other_ways_to_copy_lead_to_the_same(self, duplicate: Callable[[Game], Game]) -> None:
        """Pickled, too, a game is as it was, can be taken back and goes on with the same chance."""
        game = Game.new(3, seed=11, modules=MODULE_NAMES, closed_screens=True)
        play_on(game, random.Random(11), 60)
        for original in (game, game.determinize(1, 5)):
            twin = duplicate(original)
            assert (twin.position(), twin.moves) == (original.position(), original.moves)
            assert (twin.options, twin.names, twin.seed) == (original.options, original.names, original.seed)
            assert [twin.log(seat) for seat in range(3)] == [original.log(seat) for seat in range(3)]
            for other in (twin, original):
                play_on(other, random.Random(12), 40)
            assert twin.position() == original.position()

    def test_a_class_of_ones_own_stays_what_it_is(self) -> None:
        class Counting(Game):
            """A game that counts what is played."""

            played = 0

            def play(self, seat: SupportsIndex, move: Move | str, *, language: str | None = None) -> None:
                super().play(seat, move, language=language)
                self.played += 1

        game = Counting.new(players=2, seed=8)
        play_on(game, random.Random(5), 20)
        assert game.played == 20
        copies = (game.copy(), game.determinize(0, 1), Counting.from_record(game.record()))
        assert [type(other) for other in copies] == [Counting] * 3
        assert copies[2].played == 20


class TestLooking:
    def test_a_redealt_game_looks_the_same_and_can_be_played(self) -> None:
        game = Game.new(players=3, seed=12)
        play_on(game, random.Random(2), 40)
        for seat in range(3):
            redealt = game.determinize(seat, seed=1)
            assert redealt.view(seat) == game.view(seat)
            assert redealt.seed is None
            play_on(redealt, random.Random(3))
            assert redealt.over
        assert game.determinize(0, 1).position() != game.determinize(0, 2).position()

    def test_somebody_who_only_watches_sees_no_hand(self) -> None:
        game = Game.new(players=3, introductory=True, seed=12)
        view = game.view(None)
        assert view.own is None and view.seat is None
        assert [seat.hand for seat in view.seats] == [4, 4, 4]
        assert [seat.known_cards for seat in view.seats] == [(), (), ()]

    def test_closed_screens_hide_counts(self) -> None:
        """Points, resources and tiles of others are hidden; one's own are not."""
        game = Game.new(players=2, introductory=True, seed=12, closed_screens=True)
        own, other = game.view(0).seats
        assert None not in (own.points, own.resources, own.tiles)
        assert (other.points, other.resources, other.tiles) == (None, None, None)
        assert (own.stock, other.stock) == (20, 21), "what lies in the supply is not behind a screen"

    def test_the_log_grows_and_the_news_are_its_end(self) -> None:
        game = Game.new(players=2, introductory=True, seed=12)
        chance = random.Random(4)
        while not game.over:
            before = game.log(1)
            play_on(game, chance, 1)
            news = game.news(1)
            assert game.log(1) == before + news

    def test_a_position_is_the_game_from_there_on(self) -> None:
        game = Game.new(players=3, seed=13)
        play_on(game, random.Random(2), 50)
        other = Game.from_position(game.position())
        assert other.position() == game.position()
        assert [other.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
        with pytest.raises(GinkgopolisError, match="beginning"):
            other.record()


def test_story_has_the_deeds_of_the_setup_and_of_each_move() -> None:
    game = Game.new(2, introductory=True, seed=1)
    assert len(game.story) == 1 and game.story[0].shows
    for seat in (0, 1):
        game.play(seat, game.legal_moves(seat)[0])
    assert len(game.story) == 3
    deeds = [deed for episode in game.story for deed in episode.deeds()]
    assert tell_story(deeds, game.names, None) == game.log(None)


@pytest.mark.parametrize("closed_screens", [False, True])
def test_views_of_several_seats_may_share_what_everybody_knows(closed_screens: bool) -> None:
    game = TableGame.new(3, seed=5, modules=("events", "experts"), closed_screens=closed_screens)
    chance = random.Random(5)
    while not game.over:
        everybodys = game.view(None)
        for seat in range(3):
            known = game.personal(seat, everybodys)
            assert add_personal(everybodys, seat, known) == game.view(seat)
        seat = game.pending[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
