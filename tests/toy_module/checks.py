"""What must hold with the toy module installed: `python -m tests.toy_module.checks`.

It is run in a process of its own, since modules are found once, when the package is imported.
"""

import tempfile
from random import Random

from ginkgopolis import Game, Score
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.engine.random_play import play_randomly
from ginkgopolis.engine.rng import dice
from ginkgopolis.engine.scoring import total_scores
from ginkgopolis.expansions import NAMES
from ginkgopolis.options import Options, set_up
from tests.cli.run import random_numbers, run
from tests.server.playing import connect_all, over, seat_owes, seat_people
from tests.server.running import Json, Running, Socket, settings_for

LANTERNS = 2  # each has to begin with
LIT = {
    "en": "{} lights a lantern, {} left.",
    "de": "{} zündet eine Laterne an, {} übrig.",
    "fr": "{} allume une lanterne, il en reste {}.",
}
ASKED = {
    "en": "Do you light a lantern?",
    "de": "Zündest du eine Laterne an?",
    "fr": "Allumez-vous une lanterne ?",
}


def lanterns_of(game: Game) -> list[int]:
    """Return how many lanterns each player has left, as everybody sees it."""
    seats = game.view(None).seats
    assert all(isinstance(seat.more, dict) for seat in seats)
    return [seat.more["lanterns"] for seat in seats]  # type: ignore[index]


def check_moment(game: Game, seat: int) -> None:
    """Whatever is asked can be shown, explained, written as text and redealt."""
    assert game.prompt(seat) is not None
    text = game.position()
    assert Game.from_position(text).position() == text
    redealt = game.determinize(seat, 1)
    assert redealt.view(seat) == game.view(seat)
    for move in game.legal_moves(seat)[:2]:
        assert game.explain(seat, move)


def check_story(game: Game, lit: list[tuple[int, int]]) -> None:
    """Each lantern is told of, in all languages."""
    for language, sentence in LIT.items():
        told = [sentence.format(game.names[seat], left) for seat, left in lit]
        log = game.log(None, language=language)
        assert [line for line in log if line in set(told)] == told


def play_through(modules: tuple[str, ...], seed: int) -> Game:
    """Play at random, looking at every moment in which a lantern may be lit."""
    game = Game.new(3, seed=seed, modules=modules)
    rng = Random(seed)
    lit: list[tuple[int, int]] = []
    while not game.over:
        seat = rng.choice(game.pending)
        move = rng.choice(game.legal_moves(seat))
        if game.question == "lantern":
            check_moment(game, seat)
        game.play(seat, move)
        if str(move) == "light":
            lit.append((seat, lanterns_of(game)[seat]))
    assert lit
    check_story(game, lit)
    return game


def rows_of(score: Score) -> dict[str, int]:
    """Return what modules add to a score, by their rows."""
    return dict(score.extras)


def library() -> None:
    """Games through the library: views, story, positions, records, scores and bots."""
    assert NAMES[-1] == "lanterns"
    for modules, seed in ((("lanterns",), 1), (("lanterns",), 2), (NAMES, 3)):
        game = play_through(modules, seed)
        left = lanterns_of(game)
        assert [rows_of(score).get("lanterns", 0) for score in game.scores()] == [3 * each for each in left]
        assert Game.from_record(game.record().to_json()).scores() == game.scores()
    game = Game.new(2, seed=4, modules=["lanterns"])
    bots = {seat: Seated(make_bot(name), bot_rng(4, seat)) for seat, name in enumerate(("planner", "greedy"))}
    play_with_bots(game, bots)
    assert game.over and "notes lanterns" in game.position()


def engine() -> None:
    """Random games inside the engine, in which copies have notes of their own."""
    chance = dice(1)
    for seed in range(20):
        state = set_up(Options(players=3, modules=NAMES), seed)
        twin = state.copy()
        assert play_randomly(twin, chance) > 100
        assert (state.notes, twin.over) == ([[2, 2, 2]], True)
        assert all(points >= 0 for points in total_scores(twin))


def terminal() -> None:
    """Games in the terminal, in all languages, and simulated ones."""
    for language, question in ASKED.items():
        ran = run(
            *("play", "--players", 2, "--modules", "lanterns", "--seed", 5),
            typed=random_numbers(1),
            language=language,
        )
        assert ran.status == 0 and ran.err == ""
        assert question in ran.out
    rules = run("play", "--players", 2, "--modules", "Lanterns", "--seed", 5, typed="rules\nquit\n")
    assert "Each that you keep is worth 3 points." in " ".join(rules.out.split())
    simulated = run("simulate", "--players", 2, "--bots", "greedy,random", "--modules", "all", "--games", 2)
    assert simulated.status == 0


def server() -> None:
    """A game over the network, and what the browser's lobby needs."""
    with tempfile.TemporaryDirectory() as folder:
        running = Running(settings_for(f"sqlite:///{folder}/tables.sqlite3"))
        try:
            about = running.client().get("/api/about")
            assert about["modules"][-1] == "lanterns" and about["drafted"] == ["experts"]
            assert about["ratings"]["events"] == {"complexity": 2, "strategy": 1}
            assert "lanterns" not in about["ratings"]
            assert "module-lanterns = Laternen" in about["words"]["de"]
            assert "prompt-lantern = Allumer une lanterne" in about["words"]["fr"]
            play_over_network(running)
        finally:
            running.stop()


def play_over_network(running: Running) -> None:
    """Play a game with lanterns; its prompts name messages that the server has told."""
    places = seat_people(running, 2, {"modules": ["lanterns"]})
    sockets = connect_all(places)
    asked = play_with_prompts(sockets, Random(1))
    assert {prompt["title"]["id"] for prompt in asked} == {"prompt-lantern"}
    game = sockets[0].game
    assert game is not None
    left = [seat["more"]["lanterns"] for seat in game["view"]["seats"]]
    scores = [dict(map(tuple, score["extras"])).get("lanterns", 0) for score in game["scores"]]
    assert scores == [3 * each for each in left]
    entries = places[0].get("/log?seat=0&lang=de")["log"]
    deeds = [deed for entry in entries for deed in entry["deeds"] if deed["deed"] == "lantern_lit"]
    assert len(deeds) == 2 * LANTERNS - sum(left) > 0


def play_with_prompts(sockets: list[Socket], chance: Random) -> list[Json]:
    """Play to the end at random, and return what was asked about lanterns."""
    asked: list[Json] = []
    mover = sockets[0]
    while not over(mover, None):
        assert mover.game is not None
        stage, seat = mover.game["stage"], chance.choice(mover.game["view"]["pending"])
        mover = sockets[seat]
        mover.wait(lambda seen, stage=stage: seen["stage"] >= stage and seat_owes(seen))
        decision = mover.game["decision"]
        if decision["question"] == "lantern":
            asked.append(decision["prompt"])
        mover.move(chance.choice(decision["moves"]))
    return asked


if __name__ == "__main__":
    for check in (library, engine, terminal, server):
        check()
