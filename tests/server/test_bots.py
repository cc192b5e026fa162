"""Bots at the table: they think elsewhere, see nothing hidden, and never stop a game."""

import asyncio
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from ginkgopolis import Game
from ginkgopolis.bots.process import Program
from ginkgopolis.bots.registry import USUAL_LEVEL, names_to_type
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.position import read_position
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.tables import bots as bots_module
from ginkgopolis.server.tables.bot_worker import Job, Thought, think
from ginkgopolis.server.tables.bots import BotPool, job_for
from tests.bots.puppets import SLIPPING
from tests.patience import PATIENCE
from tests.server.playing import BOT, ME, let_stand_ins_play, play_on, seat_owes
from tests.server.running import Refused, Running, new_key, settings_for


def test_a_game_against_bots(server: Running) -> None:
    place = server.client().create(ME, BOT, BOT, options={"modules": list(MODULE_NAMES)}, start=True)
    socket = place.socket()
    chance = Random(5)
    while True:
        socket.wait(lambda game: bool(game["view"]["over"] or 0 in game["view"]["pending"]))
        assert socket.game is not None
        if socket.game["view"]["over"]:
            break
        socket.move(chance.choice(socket.game["decision"]["moves"]))
    assert place.get()["table"]["result"]["winners"]
    socket.close()


def test_a_bot_is_handed_nothing_that_its_seat_cannot_know() -> None:
    """Its job is the same, whatever is hidden: only chance goes into it besides."""
    game = Game.new(3, seed=10**60, introductory=True)
    for seat in (0, 1):
        game.play(seat, game.legal_moves(seat)[0])
    job = job_for(game, 2, "random", PATIENCE)
    state = read_position(job.position)
    assert Game.from_position(job.position, names=list(game.names)).view(2) == game.view(2)
    assert str(game.seed) not in job.position and str(game.seed) not in job.seed
    others = [read_position(job_for(game, 2, "random", PATIENCE).position) for _ in range(20)]
    assert len({tuple(other.deck) for other in others}) > 10
    assert len({(other.cards[0], other.committed_tiles[0]) for other in others}) > 1
    assert state.hands[2] and all(other.hands[2] == state.hands[2] for other in others)


@pytest.mark.parametrize("modules", [(), MODULE_NAMES], ids=["base", "all"])
def test_a_worker_answers_at_every_moment_of_a_game(modules: tuple[str, ...]) -> None:
    game = Game.new(2, seed=3, modules=modules)
    while not game.over:
        seat = game.pending[0]
        thought = think(job_for(game, seat, "random", PATIENCE))
        assert thought.error is None
        game.play(seat, thought.moves[0])


def test_a_whole_answer_leaves_nothing_open() -> None:
    """A hint is to be picked and sent as it is: with the card to set aside, with every tile to give back."""
    asked: dict[str | None, set[int]] = {}
    for seed in (3, 4):
        game = Game.new(2, seed=seed, modules=MODULE_NAMES)
        while not game.over:
            seat, question = game.pending[0], game.question
            thought = think(job_for(game, seat, "random", PATIENCE, whole=True))
            assert thought.error is None
            for move in thought.moves:
                game.play(seat, move)
            own = game.view(seat).own
            assert own is None or own.adding is None
            if question == "give back":
                assert thought.moves[-1] == "done"
            asked.setdefault(question, set()).add(len(thought.moves))
    assert max(asked["choose"]) > 2, "a card, an event and a card to set aside"
    assert max(asked["give back"]) > 1
    assert all(counts == {1} for question, counts in asked.items() if question not in ("choose", "give back"))


def test_a_worker_says_what_went_wrong() -> None:
    job = Job(
        bot="nobody",
        seat=0,
        position="players 2\nseat 0: hand A\n",
        names=["A", "B"],
        seed="1",
        seconds=PATIENCE,
        language="en",
    )
    assert "There is no bot" in (think(job).error or "")


def test_no_bot_is_a_command() -> None:
    assert all(name.replace("_", "").isalnum() for name in names_to_type())
    assert USUAL_LEVEL in names_to_type()


SLOW = "import time; time.sleep(1000)"
SILENT = "pass"
CHATTY = """
import os
from ginkgopolis.bots import BlindBot

class Chatty(BlindBot):
    def pick(self, moves, rng):
        print("{}", flush=True)
        os.write(1, b"{}\\n")
        os.system("echo {}")
        return moves[0]
"""


def test_what_a_bot_prints_is_no_answer(tmp_path: Path) -> None:
    """Nor what a library or a child of its writes, even if it could be read as one."""
    file = tmp_path / "chatty.py"
    file.write_text(CHATTY, encoding="utf-8")
    game = Game.new(2, seed=3, introductory=True)
    program = Program(bots_module.worker_command())
    try:
        for _ in range(2):
            job = job_for(game, 0, f"file:{file}", PATIENCE)
            thought = msgspec.json.decode(program.ask(msgspec.json.encode(job), PATIENCE), type=Thought)
            assert (thought.error, thought.moves) == (None, [str(game.legal_moves(0)[0])])
    finally:
        program.kill()


TALKATIVE = "import sys; sys.stdin.readline(); print('nonsense', flush=True); sys.stdin.readline()"


@pytest.mark.parametrize("program", [SLOW, SILENT, TALKATIVE], ids=["slow", "silent", "talkative"])
def test_a_worker_that_fails_is_replaced(program: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it does, the pool says so in time, ends it and starts another one."""

    async def fail_then_answer() -> str:
        pool = BotPool(1, PATIENCE, PATIENCE)
        if program == SLOW:
            pool.seconds = pool.grace = 0.1
        game = Game.new(2, seed=1)
        started: list[Program] = []

        def start(command: list[str]) -> Program:
            started.append(Program(command))
            return started[-1]

        with monkeypatch.context() as patch:
            patch.setattr(bots_module, "worker_command", lambda: [sys.executable, "-c", program])
            patch.setattr(bots_module, "Program", start)
            with pytest.raises(Refusal, match="no answer"):
                await pool.play(game, 0, "random", "")
        pool.seconds = pool.grace = PATIENCE
        thought = await pool.play(game, 0, "random", "")
        started += pool.programs
        await pool.close()
        assert [each.is_running for each in started] == [False, False]
        return thought.moves[0]

    assert asyncio.run(fail_then_answer()).startswith("C")


def test_the_game_goes_on_though_bots_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    server = Running(settings_for(f"sqlite:///{tmp_path}/t.sqlite3"))
    try:
        place = server.client().create(ME, BOT, options={"introductory": True}, start=True)
        socket = place.socket()
        chance = Random(2)
        while server.hub.measures.counts["ginkgopolis_bot_failures_total"] < 4:
            socket.wait(lambda game: 0 in game["view"]["pending"])
            assert socket.game is not None
            socket.move(chance.choice(socket.game["decision"]["moves"]))
        socket.wait(lambda game: 0 in game["view"]["pending"])
        socket.close()
        with pytest.raises(Refused, match="bot_failed"):
            place.post("hint", seat=0, bot="random")
    finally:
        server.stop()


def test_a_bot_whose_thoughts_were_lost_is_asked_again(quick: Running) -> None:
    """After a crash nobody may be connected: what is due is looked after all the same."""
    place = quick.client().create(ME, BOT, options={"introductory": True}, start=True)
    socket = place.socket()
    socket.wait(lambda game: 1 not in game["view"]["pending"])
    socket.close()

    async def forget() -> None:
        async with quick.hub.table(place.id) as table:
            assert table.course is not None
            table.course.stand_ins.clear()
        quick.hub.tables.clear()

    quick.run(forget)
    place.move(0, place.state(0)["game"]["decision"]["moves"][0])
    place.socket().close()
    quick.time.now += 61
    quick.tick()
    again = place.socket()
    again.wait(lambda game: game["view"]["pending"] == [0] or game["view"]["over"])
    again.close()


def test_hints(quick: Running) -> None:
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    socket = place.socket(0)
    hinted = socket.ask("hint", seat=0, bot="random")
    assert socket.game is not None
    assert hinted["moves"][0] in socket.game["decision"]["moves"] and hinted["words"]
    assert hinted["decision"] == socket.game["decision"]["id"] and hinted["bot"] == "random"
    socket.move(socket.game["decision"]["moves"][0])
    with pytest.raises(Refused, match="not_your_turn"):
        socket.ask("hint", seat=0)
    with pytest.raises(Refused, match="unknown_bot"):
        place.post("hint", seat=1, bot="exec:ls")
    socket.close()
    silent = quick.client().create(ME, ME, house={"hints": False}, start=True)
    with pytest.raises(Refused, match="hints_off"):
        silent.post("hint", seat=0)


def test_two_hot_seats_and_a_bot_play_to_the_end(quick: Running) -> None:
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    sockets = [place.socket(0), place.socket(1)]
    play_on(sockets, Random(4), rounds=2)
    place.post("hand", key=new_key(), seat=1, bot="random")
    chance = Random(3)
    sockets[0].until("table")
    while sockets[0].game is not None and not sockets[0].game["view"]["over"]:
        if sockets[0].owes():
            sockets[0].move(chance.choice(sockets[0].game["decision"]["moves"]))
        else:
            let_stand_ins_play(quick, sockets[0], lambda game: seat_owes(game) or game["view"]["over"])
    for socket in sockets:
        socket.close()


@pytest.mark.parametrize("name", names_to_type())
def test_every_bot_decides_in_a_worker(name: str) -> None:
    game = Game.new(3, seed=6, introductory=True)
    thought = think(job_for(game, 1, name, PATIENCE))
    assert thought.error is None and thought.reason
    game.play(1, thought.moves[0])


def test_a_bot_that_slips_decides_all_the_same(tmp_path: Path) -> None:
    game = Game.new(3, seed=6, introductory=True)
    bot = tmp_path / "slipping.py"
    bot.write_text(SLIPPING, encoding="utf-8")
    thought = think(job_for(game, 1, f"file:{bot}", PATIENCE))
    assert thought.error is None
    assert [move in game.legal_moves(1) for move in thought.moves] == [True]


def test_a_bot_that_takes_too_long_is_stopped() -> None:
    game = Game.new(3, seed=6, introductory=True)
    assert "did not answer within" in (think(job_for(game, 1, "planner", 0.00001)).error or "")
