"""Lessons for beginners: what they say can be worked out by hand, and nothing hidden changes it."""

import random
import re

import pytest

from ginkgopolis import Game
from ginkgopolis.bots import Seated, make_bot
from ginkgopolis.bots.mind.weigh import weigh
from ginkgopolis.bots.teach import Teacher, lessons
from ginkgopolis.engine.rng import stream
from ginkgopolis.engine.rules import legal_moves, pending
from ginkgopolis.engine.state import GameState
from ginkgopolis.language import LANGUAGES, speaking
from ginkgopolis.trial.shapes import Lesson
from ginkgopolis.view.determinize import determinize
from tests.battery.scramble import exchanged
from tests.battery.secrets import viewers
from tests.battery.tables import Table
from tests.bots.test_honesty import TABLES, moments

CITY = """
players 2
round {round}
city
  .  A  B  C     .  .
  L  R1 R2 R3    D  .
  K  B1 B2 B5@1  E  .
  J  Y1 Y2 Y3    F  .
  .  I  H  G     .  .
middle 3 3
seat 0: resources 4; points 7; tiles R4 Y9; hand R2 A B1
seat 1: resources 3; points 1; tiles R5; hand K L C
"""
SUM = re.compile(r"(?:about (\d+) points?[^:]*:|even out:) (.*)\.$")
COSTS = re.compile(r"^Costs|This costs")
PART = re.compile(r" ([+−])(\d+)(?:,|$)")


def of(text: str, *moves: str, language: str = "en") -> list[Lesson]:
    """Return what seat 0 is taught about moves in a position."""
    game = Game.from_position(text)
    with speaking(language):
        found = lessons(game.imagine(0, 1), 0, [move.code for move in game.legal_moves(0)])
    by_move = dict(zip(map(str, game.legal_moves(0)), found, strict=True))
    return [by_move[move] for move in moves]


def taught(state: GameState, seat: int, seed: int) -> list[Lesson]:
    """Return what a seat is taught, from a redeal of what it cannot know."""
    return lessons(determinize(state, seat, seed), seat, sorted(legal_moves(state, seat)))


def test_a_bonus_is_told_with_what_it_is_worth() -> None:
    """Red 2 gives a resource each time one urbanizes: the planner's weight for that many rounds, rounded."""
    text = CITY.format(round=3)
    game = Game.from_position(text)
    teacher = Teacher(game.imagine(0, 1), 0)
    (lesson,) = of(text, "R2+R4")
    weight = teacher.judge.weights[11]  # "urbanize: resource"
    rounds, points = round(teacher.judge.rounds), round(weight)
    assert points > 0
    assert lesson.words[0] == (
        f"You get 1 resource each time you urbanize; with about {rounds} rounds to come that is worth about "
        f"{points} points."
    )


def test_the_best_loses_nothing_and_the_others_as_much_as_the_planner_says() -> None:
    game = Game.from_position(CITY.format(round=3))
    moves = [move for move in game.legal_moves(0) if str(move) != "new hand"]
    losses = {move: lesson.loss for move, lesson in zip(moves, of(CITY.format(round=3), *map(str, moves)))}
    with Seated(make_bot("planner"), random.Random(1)) as planner:
        best = planner.move(game, 0)
    assert len(moves) == 9 and losses[best] == 0.0
    teacher = Teacher(game.imagine(0, 1), 0)
    worths = weigh(teacher.state, 0, [move.code for move in moves], teacher.judge, stream(1, "any"))
    for move, worth in zip(moves, worths, strict=True):
        assert losses[move] == pytest.approx(max(worths) - worth, abs=0.06), move


def test_what_is_not_sure_has_no_loss() -> None:
    """In the draft the city has hardly begun, and nobody knows what a new hand brings."""
    game = Game.new(2, seed=3)
    moves = [move.code for move in game.legal_moves(0)]
    draft = lessons(game.imagine(0, 1), 0, moves)
    assert all(lesson.loss is None and lesson.words for lesson in draft)
    assert re.match(r"You get 1 \w+ each time you ", draft[0].words[0])
    (fresh,) = of(CITY.format(round=3), "new hand")
    assert fresh.loss is None and "2 points at the end" in fresh.words[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str) -> None:
    (lesson,) = of(CITY.format(round=3), "R2+R4", language=language)
    urbanize = {"en": "each time you urbanize", "de": "sooft du urbanisierst", "fr": "fois que tu urbanises"}
    assert urbanize[language] in lesson.words[0] and len(lesson.words) == 2


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_hidden_changes_no_lesson(table: Table) -> None:
    """With other cards, tiles and events where a seat cannot see them, it is taught the very same."""
    chance = random.Random(table.seats)
    looks = 0
    for state, known in moments(table):
        seat = chance.choice([seat for seat in pending(state) if seat in viewers(state)])
        lesson = taught(state, seat, 1)
        other = exchanged(state, seat, known, chance)
        assert taught(other, seat, 2) == lesson
        looks += other.deck != state.deck or other.hands != state.hands
        check_sums(lesson)
    assert looks >= 2, "other cards were hidden"


def check_sums(found: list[Lesson]) -> None:
    """What a sentence adds up is what it says in all."""
    for sentence in [words for lesson in found for words in lesson.words]:
        told = SUM.search(sentence)
        if told and PART.search(told[2]):
            total = int(told[1] or 0) * (-1 if COSTS.search(sentence) else 1)
            parts = [int(amount) * (1 if sign == "+" else -1) for sign, amount in PART.findall(told[2])]
            assert sum(parts) == total, sentence


def test_giving_a_tile_back() -> None:
    """E1: the losses of tiles add up, so that each is counted beside giving nothing more."""
    game = play_to("give back")
    seat = game.pending[0]
    moves = game.legal_moves(seat)
    found = dict(zip(map(str, moves), lessons(game.imagine(seat, 1), seat, [move.code for move in moves])))
    assert found["done"] == Lesson((), 0.0)
    given = [lesson for move, lesson in found.items() if move.startswith("give")]
    assert given and all(lesson.words[0].startswith("Brings 1 point now.") for lesson in given)


def play_to(question: str) -> Game:
    """Return a game that has come to a question."""
    chance = random.Random(4)
    game = Game.new(2, seed=4)
    while game.question != question:
        seat = game.pending[0]
        game.play(seat, chance.choice(game.legal_moves(seat)))
    return game
