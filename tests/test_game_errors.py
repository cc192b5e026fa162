"""The three kinds of error of a move: unreadable, illegal, not your turn; none of them changes anything."""

import pytest

from ginkgopolis import Game, IllegalMove, Move, NotYourTurn, UnreadableMove
from tests.playing import game_at, hand_of, texts, tiles_of

LETTERS = "ABCDEFGHIJKL"
NONSENSE = "M AA R0 R24 R26 R G5 A+ +R4 A+B A+R4+R5 R7>N > >NE >X >1E >1E1 >E1N1 C0 C28 give new back Ä ☃"


class TestErrors:
    @pytest.mark.parametrize("text", [*NONSENSE.split(), "", " ", "> 4", "give A", "give R0"])
    def test_text_that_is_no_move_is_unreadable(self, text: str) -> None:
        game = Game.new(players=2, introductory=True, seed=3)
        before = game.position()
        with pytest.raises(UnreadableMove) as caught:
            game.play(0, text)
        assert str(caught.value).endswith(".")
        assert game.position() == before and game.moves == ()

    @pytest.mark.parametrize(
        "text", ["C" + "9" * 5000, "R" + "9" * 5000, ">" + "9" * 5000 + "E1N", "x" * 10**6]
    )
    def test_long_nonsense_is_unreadable_and_the_answer_short(self, text: str) -> None:
        with pytest.raises(UnreadableMove) as caught:
            Game.new(players=2, introductory=True, seed=3).play(0, text)
        assert len(str(caught.value)) < 500

    def refused(self, game: Game, seat: int, move: Move | str) -> str:
        """Return why a move is illegal, after checking that nothing has changed."""
        before, moves, story = (
            game.position(),
            game.moves,
            [game.log(viewer) for viewer in range(game.players)],
        )
        with pytest.raises(IllegalMove) as caught:
            game.play(seat, move)
        assert (game.position(), game.moves) == (before, moves)
        assert [game.log(viewer) for viewer in range(game.players)] == story
        message = str(caught.value)
        assert message.endswith(".") and message.isprintable()
        return message

    def test_a_card_of_somebody_else(self) -> None:
        game = game_at("choose")
        card = next(card for card in LETTERS if card not in hand_of(game, 0))
        message = self.refused(game, 0, card)
        assert card in message and "hand" in message
        for held in hand_of(game, 0):
            assert held in message

    def test_a_tile_of_somebody_else(self) -> None:
        game = game_at("choose")
        tile = next(f"R{number}" for number in range(4, 21) if f"R{number}" not in tiles_of(game, 0))
        message = self.refused(game, 0, f"{hand_of(game, 0)[0]}+{tile}")
        assert tile in message and "screen" in message

    def test_a_reason_tells_nothing_hidden(self) -> None:
        """The answer is the same whether the card is in the deck or in another hand."""
        game = game_at("choose")
        hand = hand_of(game, 0)
        answers = {self.refused(game, 0, card).replace(card, "?", 1) for card in LETTERS if card not in hand}
        assert len(answers) == 1

    def test_no_third_new_hand(self) -> None:
        """S4, C2: two New Hand tokens each."""
        game = game_at("choose")
        game.play(0, "new hand")
        game.play(0, "new hand")
        assert "New Hand" in self.refused(game, 0, "new hand")

    def test_a_sealed_choice_must_be_taken_back_first(self) -> None:
        game = game_at("choose")
        first, second, *_ = hand_of(game, 0)
        game.play(0, first)
        assert "take it back" in self.refused(game, 0, second)
        game.play(0, "take back")
        game.play(0, second)
        assert "sealed" in self.refused(game, 0, "new hand")

    def test_nothing_to_take_back(self) -> None:
        for question in ("draft", "choose", "give back", "token", "item"):
            game = game_at(question)
            assert "take back" in self.refused(game, game.pending[0], "take back")

    @pytest.mark.parametrize("question", ["draft", "choose", "give back", "token", "item"])
    def test_an_answer_to_another_question(self, question: str) -> None:
        """Whatever is asked, moves of other kinds are illegal, never unreadable and never a crash."""
        game = game_at(question)
        seat = game.pending[0]
        legal = texts(game.legal_moves(seat))
        others = [
            "C5",
            "A",
            "R1",
            "A+R4",
            "new hand",
            "resource",
            "tile",
            ">N",
            ">E",
            ">S",
            ">W",
            ">0E0N",
            ">9W9S",
        ]
        for text in [*others, ">cw", ">ccw", "give R4", "give B20", "done", "take back"]:
            if text not in legal:
                self.refused(game, seat, text)

    def test_a_token_must_stay_in_order(self) -> None:
        """T: the reason names what is possible."""
        game = game_at("token")
        seat = game.pending[0]
        message = self.refused(game, seat, ">9E9S")
        for move in game.legal_moves(seat):
            assert str(move) in message

    @pytest.mark.parametrize(
        "code", [-1, 5 | 7 << 5, 1 | 96 << 5, 1 | 200 << 5, 8 | 255 << 5, 31, 1 << 60, 1 << 80]
    )
    def test_a_forged_move_is_illegal(self, code: int) -> None:
        for question in ("draft", "choose", "give back", "token", "item"):
            game = game_at(question)
            self.refused(game, game.pending[0], Move.from_code(code))

    def test_not_your_turn(self) -> None:
        """It is said whose turn it is."""
        game = game_at("token")
        (asked,) = game.pending
        other = (asked + 1) % 3
        before = game.position()
        with pytest.raises(NotYourTurn) as caught:
            game.play(other, str(game.legal_moves(asked)[0]))
        assert game.names[asked] in str(caught.value)
        assert game.position() == before

    @pytest.mark.parametrize("seat", [-1, 3, 100])
    def test_a_seat_that_is_not_there(self, seat: int) -> None:
        game = Game.new(players=3, seed=1)
        for ask in (
            lambda: game.play(seat, "C1"),
            lambda: game.legal_moves(seat),
            lambda: game.view(seat),
            lambda: game.determinize(seat, 1),
            lambda: game.log(seat),
            lambda: game.news(seat),
        ):
            with pytest.raises(NotYourTurn, match="0 to 2"):
                ask()
