"""Whole games told in gibberish: nothing that players read is written anywhere but in the catalogues."""

import re
from html import unescape
from pathlib import Path
from random import Random

import pytest

from ginkgopolis import Game, MoveError
from ginkgopolis.bots import Seated, make_bot
from ginkgopolis.cli.commands import COMMANDS, stop
from ginkgopolis.draw.city import legend, list_city
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.values import Move
from tests.cli.run import random_numbers, run, sit_down
from tests.languages.gibberish import MOVES, PLACES_AND_TILES, gibberish, left_over
from tests.story import play_at_random

__all__ = ["gibberish"]

TABLES = {
    "introductory": Game.new(2, seed=1, introductory=True),
    "draft": Game.new(3, seed=2),
    "all modules": Game.new(5, seed=3, modules=MODULE_NAMES),
    "all modules, two players": Game.new(2, seed=4, modules=MODULE_NAMES),
    "Hal": Game.new(1, seed=5, hal="normal"),
    "Hal the expert": Game.new(1, seed=6, hal="expert"),
}
MOVES_OF_ALL_KINDS = (
    *("C14", "banker", "events design+quality", "R7", "A", "B5+R4", "A+P", "R1+P", "new hand", "take back"),
    *(
        "under R4",
        "single",
        "event quality",
        "no event",
        "aside R7",
        ">N",
        ">4E2N",
        ">cw",
        "resource",
        "give R7",
    ),
    *("done", "draw I", "draw II+IIIR+P", "before", "lose 2p 1r", "buy"),
    *("X", "R77", "C77", ">X", "event x", "events x", "events design", "lose x", "draw x", "give x"),
)
OTHER_THAN_QUIT = [word for word, command in COMMANDS.items() if command is not stop]
ANYTHING = f"{PLACES_AND_TILES}|{MOVES}"


@pytest.mark.usefixtures("gibberish")
@pytest.mark.parametrize("table", TABLES)
def test_the_story_and_the_city(table: str) -> None:
    game = play_at_random(TABLES[table].copy(), 7)
    for seat in (None, *range(game.players)):
        story = game.log(seat)
        assert len(story) > 50
        assert [sentence for sentence in story if left_over(sentence)] == []
    view = game.view(None)
    assert [line for line in list_city(view) if left_over(line)] == []
    assert [
        line for line in legend(view) if left_over(line, rf"{PLACES_AND_TILES}|Ad|Be|Cl|Da|Ed|Ha|[NESWY]")
    ] == []


@pytest.mark.usefixtures("gibberish")
@pytest.mark.parametrize("table", TABLES)
def test_moves_and_errors(table: str) -> None:
    game, rng = TABLES[table].copy(), Random(8)
    while not game.over:
        seat = rng.choice(game.pending)
        moves = game.legal_moves(seat)
        for move in rng.sample(moves, min(len(moves), 3)):
            assert left_over(game.explain(seat, move), f"{PLACES_AND_TILES}|C\\d+") == ""
        wrong = rng.choice(MOVES_OF_ALL_KINDS)
        if wrong not in map(str, moves):
            assert left_over(refusal(game, seat, wrong).replace(wrong.upper(), ""), f"{ANYTHING}|x") == ""
        game.play(seat, rng.choice(moves))
    assert left_over(refusal(game, 0, "A"), ANYTHING) == ""
    assert left_over(refusal(game, 77, "A"), ANYTHING) == ""
    with pytest.raises(MoveError) as error:
        game.explain(0, Move.from_code(-1))
    assert left_over(str(error.value)) == ""


def refusal(game: Game, seat: int, move: str) -> str:
    """Return why a move is refused."""
    with pytest.raises(MoveError) as error:
        game.play(seat, move)
    return str(error.value)


@pytest.mark.usefixtures("gibberish")
@pytest.mark.parametrize("bot", ["random", "greedy", "planner", "montecarlo:worlds=2"])
def test_reasons_of_bots(bot: str) -> None:
    game = Game.new(3, seed=9, modules=MODULE_NAMES)
    with Seated(make_bot(bot), Random(1), name=bot) as adviser:
        for _ in range(60):
            seat = game.pending[0]
            move = adviser.move(game, seat)
            assert left_over(adviser.explain(), ANYTHING) == ""
            game.play(seat, move)


@pytest.mark.usefixtures("gibberish")
@pytest.mark.parametrize("hal", [(), ("--hal", "expert")])
def test_a_game_in_the_terminal(hal: tuple[str, ...]) -> None:
    args = hal or ("--players", "3", "--modules", "all", "--bots", "random")
    ran = run("play", "--seed", 8, *args, typed=random_numbers(2))
    assert ran.status == 0
    shown = [line for line in ran.lines if not line.lstrip().startswith("[")]
    allowed = rf"{ANYTHING}|Ad|Be|Cl|Ha|random"
    assert [line for line in shown if left_over(line, allowed)] == []


@pytest.mark.usefixtures("gibberish")
@pytest.mark.parametrize("command", [*OTHER_THAN_QUIT, "hint planner", "log all", "save /", "nonsense", "77"])
def test_commands(command: str) -> None:
    """All that can be typed, in a game with all modules."""
    game = Game.new(2, seed=8, modules=MODULE_NAMES, names=["Ada", "Bela"])
    shown = sit_down(game, [0], f"1|1|1|1|1|{command}").splitlines()
    allowed = rf"{ANYTHING}|Ad|Be|random|planner|Is a directory|nonsense|[NESWY]|{re.escape(command)}"
    assert [line for line in shown if left_over(line, allowed)] == []


@pytest.mark.usefixtures("gibberish")
def test_the_questions_before_a_game() -> None:
    ran = run("play", "--seed", 8, typed="what?\nhal\n\nwhat\nexpert\n")
    assert ran.status == 0
    assert [line for line in ran.lines if left_over(line, f"{ANYTHING}|Ad|Ha|what")] == []
    ran = run("play", "--seed", 8, typed="bots\n\n7\n2\nno\nrandom\nwhat\ndraft\nevents,what\nall\n")
    assert ran.status == 0
    bots = "random|greedy|planner|montecarlo"
    assert [line for line in ran.lines if left_over(line, f"{ANYTHING}|Ad|Be|Cl|what|no|{bots}")] == []


@pytest.mark.usefixtures("gibberish")
def test_what_bots_did_in_many_games(tmp_path: Path) -> None:
    """`simulate`, `arena` and `rate` print nothing that is not in the catalogues, nor do their pages."""
    page = tmp_path / "page.html"
    crashing, known = "exec:false", "greedy|exec:false|ginkgopolis"
    for command in (
        ("simulate", "--games", 2, "--players", 2, "--bots", f"greedy,{crashing}"),
        ("arena", "--players", 1, "--blocks", 1, "--bots", "greedy", "--html", page),
        ("rate", "--players", 2, "--blocks", 1, "--bots", f"greedy,{crashing}", "--html", page),
    ):
        ran = run(*command)
        assert ran.status == 0
        assert [line for line in ran.lines if left_over(line, known)] == []
        if page.exists():
            body = page.read_text(encoding="utf-8").partition("<body>")[2]
            shown = [*re.findall(r">([^<]+)<", body), *re.findall(r'(?:title|aria-label)="([^"]*)"', body)]
            assert [text for text in shown if left_over(unescape(text), known)] == []
