"""Bots that are programs: what they are told, and how they may fail."""

import json
import os
import select
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ginkgopolis import Game
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.bots import exec_bot as exec_bot_module
from ginkgopolis.engine.ids import RULES_VERSION
from tests.patience import PATIENCE

FIRST = Path(__file__).parents[2] / "examples" / "first.sh"
READY = """echo '{"protocol": 1}'"""
SEED = 20240917


def seat(command: str, limit: float | None = PATIENCE) -> Seated:
    return Seated(make_bot(f"exec:{command}"), bot_rng(SEED, 0), limit, "program")


def shell(script: str, limit: float | None = PATIENCE) -> Seated:
    """Seat a program written in sh."""
    return seat(f"sh -c {shlex.quote(script)}", limit)


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


class TestWhatItIsTold:
    """Every message, as docs/bots.md describes them."""

    @pytest.fixture
    def told(self, tmp_path: Path) -> Iterator[list[dict[str, object]]]:
        log = tmp_path / "log"
        seated = shell(f"tee {shlex.quote(str(log))} | {shlex.quote(str(FIRST))}", limit=PATIENCE)
        play(seated, Game.new(2, seed=SEED, names=["Zoë", "Tom"], modules=["events"]))
        assert seated.troubles == []
        yield [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]

    def test_hello_comes_first(self, told: list[dict[str, object]]) -> None:
        hello = told[0]
        assert isinstance(hello["seed"], int) and hello["seed"] < 2**32
        assert hello == {
            "type": "hello",
            "protocol": 1,
            "rules": RULES_VERSION,
            "seat": 0,
            "names": ["Zoë", "Tom"],
            "options": {
                "players": 2,
                "introductory": False,
                "first_player": None,
                "closed_screens": False,
                "modules": ["events"],
                "hand_size": 4,
                "hal": None,
            },
            "seed": hello["seed"],
            "limit": PATIENCE,
        }
        assert str(SEED) not in json.dumps(told), "the game's own seed tells all"

    def test_the_end_comes_last(self, told: list[dict[str, object]]) -> None:
        assert list(told[-1]) == ["type", "scores"]
        assert told[-1]["type"] == "end"
        assert [type(score) for score in msgspec.convert(told[-1]["scores"], list[int])] == [int, int]

    def test_decisions_in_between(self, told: list[dict[str, object]]) -> None:
        """The view is exactly what the library gives, the moves exactly what is legal."""
        game = Game.new(2, seed=SEED, names=["Zoë", "Tom"], modules=["events"])
        other = Seated(make_bot("random"), bot_rng(SEED, 1))
        for message in told[1:-1]:
            while 0 not in game.pending:
                game.play(1, other.move(game, 1))
            moves = [str(move) for move in game.legal_moves(0)]
            view = json.loads(msgspec.json.encode(game.view(0)))
            assert message == {"type": "choose", "question": game.question, "moves": moves, "view": view}
            game.play(0, moves[0])


def test_no_limit_is_ten_seconds(tmp_path: Path) -> None:
    """A program that hangs must never stop a game for good."""
    log = tmp_path / "log"
    with shell(f"tee {shlex.quote(str(log))} | {shlex.quote(str(FIRST))}", limit=None) as seated:
        seated.move(Game.new(2, seed=1), 0)
    assert json.loads(log.read_text().splitlines()[0])["limit"] == 10.0


CLOSED = "closed its output."
CRASHES = {
    "at once": ("exit 3", "ended with status 3."),
    "with last words": (
        "echo first >&2; echo 'KeyError: B4' >&2; exit 1",
        "ended with status 1, saying 'KeyError: B4'.",
    ),
    "by a signal": ("kill -TERM $$", "was ended by SIGTERM."),
    "after hello": (f"read hello; {READY}; exit 0", "ended with status 0."),
    "without a word": ("exec >&-; cat >/dev/null", CLOSED),
}


@pytest.mark.parametrize(("script", "sentence"), CRASHES.values(), ids=CRASHES.keys())
def test_crashes(script: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that has ended is not started again; its seat plays on."""
    if sentence == CLOSED:
        monkeypatch.setattr("ginkgopolis.bots.process.PARTING", 0.2)
    seated = shell(script)
    play(seated)
    assert troubles(seated) == [("crash", f"Round 1: Ada (program) {sentence}")]
    assert seated.retired


def test_a_program_that_cannot_be_run(tmp_path: Path) -> None:
    """It is there and may be run, but the system cannot."""
    file = tmp_path / "bot"
    file.write_bytes(b"\x00\x01 no program")
    file.chmod(0o755)
    seated = seat(str(file))
    play(seated)
    ((kind, sentence),) = troubles(seated)
    assert kind == "crash"
    assert sentence.startswith("Round 1: Ada (program) cannot be started: ")


def answering(answer: str) -> str:
    """Return a program that always answers the same."""
    return f"read hello; {READY}; while read -r message; do echo {shlex.quote(answer)}; done"


GARBAGE = {
    "no JSON": ("I pass", "garbage", "answered 'I pass', which is no answer: JSON is malformed"),
    "no object": ("3", "garbage", "answered '3', which is no answer: Expected `object`, got `int`"),
    "no move": ("{}", "garbage", "answered '{}', which is no answer: Object missing required field `move`"),
    "no text": ('{"move": 3}', "garbage", "which is no answer: Expected `str`, got `int`"),
    "no UTF-8": ("\udcff", "garbage", "which is no answer: "),
    "nothing": ("", "garbage", "answered '', which is no answer: Input data was truncated"),
    "no notation": ('{"move": "castle"}', "garbage", "answered with no move: 'CASTLE' is not a card: "),
    "illegal": ('{"move": "give R7"}', "illegal move", "chose an illegal move: 'give R7'. You cannot play"),
}


@pytest.mark.parametrize(("answer", "kind", "sentence"), GARBAGE.values(), ids=GARBAGE.keys())
def test_garbage(answer: str, kind: str, sentence: str) -> None:
    """Three times, and the program is left alone."""
    seated = shell(answering(answer))
    play(seated)
    assert len(seated.troubles) == 3
    for trouble in seated.troubles:
        assert trouble.kind == kind
        assert sentence in trouble.sentence
        assert trouble.sentence.isprintable() and len(trouble.sentence) < 300


def test_other_spellings_of_a_move(tmp_path: Path) -> None:
    """Moves may be written as people may write them, and answers may say more than is asked."""
    game = Game.new(2, seed=SEED, introductory=True)
    move = str(game.legal_moves(0)[0])
    with shell(answering(json.dumps({"move": f" {move.lower()} ", "mood": "good"}))) as seated:
        assert str(seated.move(game, 0)) == move
    assert seated.troubles == []


def test_another_protocol() -> None:
    seated = shell("""read hello; echo '{"protocol": 2}'; cat >/dev/null""")
    play(seated)
    assert troubles(seated) == [
        ("garbage", "Round 1: Ada (program) speaks version 2 of the protocol, but this is version 1.")
    ]


def test_an_endless_line() -> None:
    seated = shell(f"read hello; {READY}; yes | tr -d '\\n'")
    play(seated)
    assert troubles(seated) == [("garbage", "Round 1: Ada (program) answered with more than 1048576 bytes.")]


HANGS = {
    "thinking": f"read hello; {READY}; sleep 1000",
    "in the middle of a line": f"read hello; {READY}; printf '{{'; sleep 1000",
    "with a child": f"read hello; {READY}; sleep 1000 & sleep 1000",
    "deaf to signals": f"trap '' TERM INT HUP; read hello; {READY}; sleep 1000",
    "complaining": f"read hello; {READY}; yes >&2",
}


@pytest.mark.parametrize("script", HANGS.values(), ids=HANGS.keys())
def test_hangs(script: str) -> None:
    seated = shell(script, limit=0.3)
    play(seated)
    sentence = "Round 1: Ada (program) did not answer within 0.3 s and was stopped."
    assert troubles(seated) == [("time-out", sentence)]
    assert seated.retired


def test_a_slow_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting has a limit of its own, which is longer."""
    monkeypatch.setattr(exec_bot_module, "START_LIMIT", 0.3)
    seated = shell("sleep 1000")
    play(seated)
    sentence = "Round 1: Ada (program) did not answer within 0.3 s and was stopped."
    assert troubles(seated) == [("time-out", sentence)]


def test_a_program_that_does_not_read() -> None:
    """Nor can it stop us by leaving its input full."""
    code = "import sys, time; sys.stdin.readline(); print('{\"protocol\": 1}', flush=True); time.sleep(1000)"
    with seat(f"{sys.executable} -c {shlex.quote(code)}", limit=0.3) as seated:
        game = Game.new(5, seed=1, names=[letter * 100_000 for letter in "abcde"])
        seated.move(game, 0)
    assert [trouble.kind for trouble in seated.troubles] == ["time-out"]


@pytest.mark.parametrize("how", ["hanging", "closed", "crashed"])
def test_children_end_with_their_parent(how: str, tmp_path: Path) -> None:
    """Whatever happens, nothing keeps running: the pipe that a child holds open is closed."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    after = {"hanging": "sleep 1000", "closed": FIRST_MOVES, "crashed": "read choose; exit 1"}[how]
    child = f"exec 3>{shlex.quote(str(pipe))}; echo here >&3; sleep 1000 &"
    seated = shell(f"{child} read hello; {READY}; {after}", limit=0.3 if how == "hanging" else PATIENCE)
    try:
        with seated:
            seated.move(Game.new(2, seed=SEED, introductory=True), 0)
            assert select.select([reader], [], [], PATIENCE)[0] == [reader]
            assert os.read(reader, 100) == b"here\n"
        assert select.select([reader], [], [], PATIENCE)[0] == [reader]
        assert os.read(reader, 100) == b"", "the child is gone"
    finally:
        os.close(reader)


FIRST_MOVES = f"exec {shlex.quote(str(FIRST))}"


def test_a_program_may_leave_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When its input ends it has a moment to save what it has learnt."""
    monkeypatch.setattr("ginkgopolis.bots.process.GRACE", PATIENCE)
    diary = tmp_path / "diary"
    seated = shell(f"{shlex.quote(str(FIRST))}; echo learnt >{shlex.quote(str(diary))}")
    play(seated)
    assert diary.read_text() == "learnt\n"


def test_the_same_game_gives_the_same_seed(tmp_path: Path) -> None:
    def first_words(name: str) -> str:
        log = tmp_path / name
        with shell(f"tee {shlex.quote(str(log))} | {shlex.quote(str(FIRST))}") as seated:
            seated.move(Game.new(2, seed=1), 0)
        return log.read_text()

    assert first_words("one") == first_words("two")
