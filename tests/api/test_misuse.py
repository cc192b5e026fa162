"""Whatever a program gives by mistake is refused in one sentence, the same one compiled and interpreted."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from ginkgopolis import Card, Colour, Game, GinkgopolisError, Move, Moves, Options, Record, Tile, speaking
from ginkgopolis.options import HAL_LEVELS
from tests.playing import game_at

REFUSALS = (GinkgopolisError, TypeError, ValueError, IndexError)
INTERNALS = re.compile(
    "has no attribute|unhashable|object expected|not iterable|interpreted as|not supported between"
)
"""What Python says, or mypyc, where nobody has looked at what was given."""
HUGE = 10**5000


class Thing:
    """Something that is nothing of ours."""


TEXTS = ["xyz", "", "R7\nR8", "\ud800", "A" * 5000]
NONSENSE: list[Any] = [None, *TEXTS, b"x", 1.5, -1, 99, HUGE, [], ["a", 1], {}, Thing()]


def record_with(**parts: Any) -> Game:
    """Play a record that a program has put together."""
    whole: dict[str, Any] = {"options": Options(players=2), "seed": "1", "names": ["a", "b"], "moves": []}
    return Game.from_record(Record(**(whole | parts)))


def record_of(part: str, given: Any) -> Game:
    """Play a record with one part of its own."""
    return record_with(**{part: given})


def new_with(option: str, given: Any) -> Game:
    """Set up a game with one option."""
    options: dict[str, Any] = {"players": 3, option: given}
    return Game.new(**options)


def calls(game: Game) -> Iterator[tuple[str, Callable[[Any], object]]]:
    """List what takes something from a program, each waiting for one thing."""
    seat, first = game.pending[0], game.legal_moves(game.pending[0])[0]
    for kind in (Move, Moves, Card, Tile, Colour):
        yield kind.__name__, kind
    yield "Game", lambda given: Game(given, Options(players=2), ("a", "b"), 1)
    for name in ("legal_moves", "prompt", "view", "log", "news", "can_undo", "undoable", "svg"):
        yield name, getattr(game, name)
    yield "seat to play", lambda given: game.play(given, first)
    yield "move to play", lambda given: game.play(seat, given)
    yield "language to play in", lambda given: game.copy().play(seat, first, language=given)
    yield "move to explain", lambda given: game.explain(seat, given)
    yield "move to draw", lambda given: game.svg(seat, move=given)
    yield "language of the log", lambda given: game.log(seat, language=given)
    yield "speaking", speaking
    yield "seat that knows", lambda given: game.determinize(given, 1)
    yield "seed to redeal by", lambda given: game.determinize(0, given)
    yield "place of a move", game.legal_moves(seat).index
    yield "number of a move", game.legal_moves(seat).count
    for option in ("players", "introductory", "first_player", "closed_screens", "modules", "hand_size"):
        yield option, partial(new_with, option)
    for option in ("seed", "names", "hal", "rules"):
        yield option, partial(new_with, option)
    yield "level of Hal", lambda given: Game.new(1, hal=given)
    yield "record", Game.from_record
    for part in ("format", "rules", "options", "seed", "names", "moves"):
        yield f"{part} of a record", partial(record_of, part)
    yield "position", Game.from_position
    for option in ("names", "closed_screens", "rules"):
        yield f"{option} of a position", partial(from_position_with, game.position(), option)


def from_position_with(text: str, option: str, given: Any) -> Game:
    """Begin at a position with one option."""
    return Game.from_position(text, **{option: given})


GAME = game_at("choose")
CALLS = dict(calls(GAME))


def check(call: Callable[[Any], object], given: Any) -> None:
    """See that a call takes what is given, or refuses it in a sentence of ours."""
    try:
        call(given)
    except REFUSALS as error:
        sentence = str(error)
        assert sentence and len(sentence) < 500 and sentence.isprintable()
        assert not INTERNALS.search(sentence), sentence
        assert error.__cause__ is None and (error.__context__ is None or error.__suppress_context__)


@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
def test_one_sentence_says_what_is_wrong(call: Callable[[Any], object]) -> None:
    before = GAME.position()
    for given in NONSENSE:
        check(call, given)
    assert GAME.position() == before


@pytest.mark.parametrize("option", ["introductory", "closed_screens"])
@pytest.mark.parametrize("given", [None, "no", 0, []])
def test_what_is_neither_true_nor_false_is_refused(option: str, given: Any) -> None:
    with pytest.raises(TypeError, match=f"{option} is True or False"):
        new_with(option, given)


def test_one_text_is_not_several_moves() -> None:
    """`Moves("AB")` was the two moves A and B."""
    with pytest.raises(TypeError, match="several moves"):
        Moves("AB")


def test_numbers_that_nobody_can_read_are_told_by_their_size() -> None:
    with pytest.raises(ValueError, match=r"10\^5000"):
        Game.new(HUGE)
    with pytest.raises(ValueError, match=r"-10\^30"):
        Game.new(3, seed=1).view(-(10**30))


def test_a_level_that_hal_does_not_have() -> None:
    for level in HAL_LEVELS:
        Game.new(1, hal=level)
    with pytest.raises(ValueError, match="'easy'"):
        Game.new(1, hal="easy")


def test_a_record_may_name_its_moves_in_pairs() -> None:
    game = Game.new(2, seed=1, names=["a", "b"])
    move = str(game.legal_moves(0)[0])
    game.play(0, move)
    assert record_with(moves=[(0, move)]) == game


def test_a_colour_is_read_as_cards_are() -> None:
    assert Colour("r") is Colour("R") is Colour.RED


def test_moves_are_found_by_their_texts() -> None:
    moves = Moves(["A", "B5+R4", "A"])
    assert moves.index("b5 + r4") == moves.index(Move("B5+R4")) == 1
    assert moves.index("A", 1) == 2 and moves.count("a") == 2 and moves.count("B") == 0
    with pytest.raises(ValueError, match="'B' is not among"):
        moves.index("B")
