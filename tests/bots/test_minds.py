"""The bots that think: they repeat themselves, do not see what is hidden, and say why."""

from collections.abc import Iterator
from random import Random

import pytest

from ginkgopolis import BadOptions, Game
from ginkgopolis.bots import Seated, World, bot_rng, make_bot, play_with_bots
from ginkgopolis.bots.bot import ThinkingBot
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.view import QUESTION_NAMES
from tests.playing import play_on

CHEAP = "montecarlo:worlds=2,candidates=2,rounds=1"
NO_CHOICE = "There was nothing else to do."
MINDS = ("greedy", "planner", "planner:weights=hand", CHEAP)


def thinker(text: str) -> ThinkingBot:
    bot = make_bot(text)
    assert isinstance(bot, ThinkingBot)
    return bot


def play(game: Game, text: str) -> Game:
    seats = {seat: Seated(make_bot(text), bot_rng(1, seat)) for seat in range(game.players)}
    play_with_bots(game, seats)
    assert all(not seated.troubles for seated in seats.values())
    return game


@pytest.mark.parametrize("text", MINDS)
def test_the_same_seed_gives_the_same_game(text: str) -> None:
    first, second = (play(Game.new(2, seed=7, introductory=True), text) for _ in range(2))
    assert first.moves == second.moves


def moments(moves_between: int = 6) -> Iterator[tuple[Game, int]]:
    """Random games with everything in them, now and then, seen by a seat that owes a decision."""
    for seed, options in enumerate((2, 3, 5)):
        game = Game.new(options, seed=seed, modules=MODULE_NAMES)
        chance = Random(seed)
        while not game.over:
            yield game, game.pending[0]
            play_on(game, chance, moves_between)


@pytest.mark.parametrize("text", MINDS)
def test_what_is_hidden_does_not_matter(text: str) -> None:
    for game, seat in moments(23):
        dealt_anew = game.determinize(seat, 5)
        moves = game.legal_moves(seat)
        answers = [
            thinker(text).think(World.of(each, seat, Random(1)), moves, Random(1))
            for each in (game, dealt_anew)
        ]
        assert answers[0] == answers[1]


def questions() -> dict[str, tuple[Game, int]]:
    """A game at each kind of question that leaves a choice."""
    found: dict[str, tuple[Game, int]] = {}
    for seed in range(200):
        modules = () if seed % 4 == 0 else ("events",) if seed % 4 == 1 else MODULE_NAMES
        game = Game.new(2 + seed % 4, seed=seed, modules=modules)
        chance = Random(seed)
        while not game.over:
            question, seat = game.question, game.pending[0]
            assert question is not None
            if question not in found and len(game.legal_moves(seat)) > 1:
                found[question] = (game.copy(), seat)
                if len(found) == len(QUESTION_NAMES):
                    return found
            play_on(game, chance, 1)
    raise AssertionError(f"only {sorted(found)} are ever asked")


def test_every_choice_is_explained() -> None:
    asked = questions()
    assert set(asked) == set(QUESTION_NAMES.values())
    for game, seat in asked.values():
        for text in MINDS:
            bot = thinker(text)
            bot.think(World.of(game, seat, Random(1)), game.legal_moves(seat), Random(1))
            said = bot.explain()
            assert said.endswith(".") and said[0] == said[0].upper() and len(said) > 20
            assert "  " not in said and "\n" not in said and ">" not in said  # words, no notation
            assert said != NO_CHOICE


def test_before_the_first_move_there_is_nothing_to_explain() -> None:
    for text in MINDS:
        assert thinker(text).explain() == NO_CHOICE


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("planner:weights=gut", "no weights 'gut': they are fitted and hand"),
        ("planner:rivalry=2", "rivalry must be from 0 to 1, not 2"),
        ("montecarlo:worlds=1", "2 worlds, 1 candidate and 1 round"),
        ("montecarlo:rounds=0", "2 worlds, 1 candidate and 1 round"),
    ],
)
def test_senseless_settings_are_refused(text: str, trouble: str) -> None:
    with pytest.raises(BadOptions, match=trouble):
        make_bot(text)
