"""Bots that are programs, written down in the tests."""

import shlex
import sys

from ginkgopolis import Game
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from tests.patience import PATIENCE

SEED = 20240917
READY = (
    "import json, signal, subprocess, sys; hello = json.loads(sys.stdin.readline());"
    "print(json.dumps({'protocol': 2, 'id': hello['id']}), flush=True)"
)
OLD_READY = "import signal, subprocess, sys; sys.stdin.readline(); print('{\"protocol\": 1}', flush=True)"
FIRST = """
import json, sys
log = open(sys.argv[1], "ab") if len(sys.argv) > 1 else None
for line in sys.stdin.buffer:
    if log:
        log.write(line)
        log.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        print(json.dumps({"protocol": 2, "id": message["id"]}), flush=True)
    elif message["type"] == "choose":
        print(json.dumps({"move": message["moves"][0], "id": message["id"]}), flush=True)
"""
"""Takes the first of the moves, and keeps what it is told in a file if it is given one."""


def seat(*command: object, limit: float | None = PATIENCE) -> Seated:
    """Seat a program."""
    text = shlex.join(map(str, command))
    return Seated(make_bot(f"exec:{text}"), bot_rng(SEED, 0), limit, "program")


def python(code: str, *args: object, limit: float | None = PATIENCE) -> Seated:
    """Seat a program written in Python; any system has that."""
    return seat(sys.executable, "-I", "-c", code, *args, limit=limit)


def play(seated: Seated, game: Game | None = None) -> Game:
    """Let a program play a whole game against a random bot."""
    game = game or Game.new(2, seed=SEED, introductory=True)
    with seated, Seated(make_bot("random"), bot_rng(SEED, 1)) as other:
        play_with_bots(game, {0: seated, 1: other})
        seated.end(game)
    assert game.over
    return game


def troubles(seated: Seated) -> list[tuple[str, str]]:
    return [(trouble.kind, trouble.sentence) for trouble in seated.troubles]
