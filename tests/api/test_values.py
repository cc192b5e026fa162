"""Moves, cards, tiles and colours as values."""

import copy
import pickle

import pytest

from ginkgopolis import Card, Colour, Game, Move, Moves, Tile, UnreadableMove

TEXTS = ["B5+R4", "A+Y9", "R7", "L", "C14", "new hand", "take back", ">N", ">4E2N", ">cw", "give R7", "done"]
MODULES = ["banker", "events design+quality", "under R4", "aside A", "draw II+IIIR+P", "lose 2p 1r", "buy"]


class TestMoves:
    @pytest.mark.parametrize("text", TEXTS + MODULES)
    def test_a_move_is_its_text(self, text: str) -> None:
        move = Move(text)
        assert str(move) == text and eval(repr(move)) == move
        assert move == Move(f"  {text.upper()} ") and hash(move) == hash(Move(text.lower()))
        for twin in (copy.copy(move), copy.deepcopy(move), pickle.loads(pickle.dumps(move))):
            assert twin == move and type(twin) is Move

    def test_what_is_no_move_is_refused(self) -> None:
        for text in ("", "R77", "B5+", "+R4", "give", ">X", "C99"):
            with pytest.raises(UnreadableMove):
                Move(text)

    def test_moves_sort_as_they_are_listed(self) -> None:
        moves = [Move(text) for text in ("done", "A", "B5+R4", "B5", "R10", "R7", "C2", "C14")]
        assert [str(move) for move in sorted(moves)] == ["C2", "C14", "R7", "R10", "B5", "B5+R4", "A", "done"]
        assert Move("R7") <= Move("R7") < Move("B5") and max(moves) == Move("done")

    def test_a_move_is_nothing_else(self) -> None:
        assert Move("R7") != "R7" and Move("R7") != Move("R7").code
        with pytest.raises(TypeError):
            _ = Move("R7") < "R8"

    def test_nobody_can_spoil_a_move(self) -> None:
        move = Game.new(2, seed=1).legal_moves(0)[0]
        with pytest.raises(AttributeError):
            move.code = 3
        with pytest.raises(AttributeError):
            del move.code

    def test_a_commitment_has_a_card_and_a_tile(self) -> None:
        move = Move("B5+R4")
        assert (move.card, move.tile) == (Card("B5"), Tile("R4"))
        assert Move("A").card == Card("A") and Move("A").tile is None
        assert Move("give R7").card is None and Move("give R7").tile is None


class TestCardsAndTiles:
    def test_a_building_has_a_colour_and_a_number(self) -> None:
        for thing in (Card("Y17"), Tile("Y17")):
            assert (thing.colour, thing.number) == (Colour.YELLOW, 17)
        assert Card("Y17").letter is None
        assert Tile("R25").number == 25

    def test_a_letter_has_neither(self) -> None:
        assert (Card("B").letter, Card("B").colour, Card("B").number) == ("B", None, 0)

    def test_a_green_space_has_neither(self) -> None:
        assert (Tile("P").colour, Tile("P").number) == (None, 0)

    def test_both_are_text(self) -> None:
        """A view has texts, as the wire has: one finds the other."""
        assert Card("r7") == "R7" == Tile(" R7 ") and {"R7": 3}[Card("R7")] == 3
        assert f"{Tile('R7')}+{Card('A')}" == "R7+A"

    @pytest.mark.parametrize("thing", [Card("R7"), Card("L"), Tile("B20"), Tile("P")])
    def test_repr_makes_them_again(self, thing: Card | Tile) -> None:
        for twin in (eval(repr(thing)), copy.copy(thing), pickle.loads(pickle.dumps(thing))):
            assert twin == thing and type(twin) is type(thing)

    def test_they_sort_by_colour_and_number(self) -> None:
        cards = [Card(text) for text in ("A", "Y1", "R10", "B3", "R9")]
        assert sorted(cards) == ["R9", "R10", "B3", "Y1", "A"]
        assert Tile("R9") < Tile("R10") and Tile("R10") >= Tile("R9") and not Tile("R9") > Tile("R9")
        assert Tile("R9") <= Tile("R9") and Tile("R9") >= "R9"  # among texts, as texts

    @pytest.mark.parametrize("text", ["", "R0", "R26", "X3", "7", "M"])
    def test_what_is_none_is_refused(self, text: str) -> None:
        for kind in (Card, Tile):
            with pytest.raises(UnreadableMove):
                kind(text)

    def test_no_card_names_a_green_space(self) -> None:
        with pytest.raises(UnreadableMove):
            Card("P")

    def test_colours(self) -> None:
        assert sorted(Colour, reverse=True) == [Colour.YELLOW, Colour.BLUE, Colour.RED]
        assert Colour("R") is Colour.RED is eval(repr(Colour.RED))
        assert (Colour.BLUE.letter, str(Colour.BLUE)) == ("B", "B")


class TestLegalMoves:
    def test_they_take_texts_and_moves(self) -> None:
        moves = Game.new(2, seed=3, introductory=True).legal_moves(0)
        assert "new hand" in moves and Move("new hand") in moves and " NEW  hand " in moves
        assert "done" not in moves and "nonsense" not in moves and 5 not in moves
        assert list(moves) == [moves[at] for at in range(len(moves))]
        assert type(moves) is Moves and eval(repr(moves)) == moves
        with pytest.raises(IndexError, match=f"no move 99: there are {len(moves)}, counted from 0$"):
            moves[99]
        with pytest.raises(IndexError, match="no move -10\\^5000: there are"):
            moves[-3 * 10**5000]

    def test_nobody_can_spoil_them(self) -> None:
        game = Game.new(2, seed=3)
        with pytest.raises(TypeError):
            game.legal_moves(0)[0] = Move("L")  # type: ignore[index]
        assert len(game.legal_moves(0)) == 4
        assert pickle.loads(pickle.dumps(game.legal_moves(0))) == game.legal_moves(0)
