"""Bots that are programs: what they are told, and how they may fail."""

import json
import shlex
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from ginkgopolis import Game
from ginkgopolis.bots import Seated, bot_rng, make_bot, play_with_bots
from ginkgopolis.bots import exec_bot as exec_bot_module
from ginkgopolis.bots.kin import VARIABLE, listed_with
from ginkgopolis.bots.process import end_of
from ginkgopolis.engine.versions import RULES_VERSION
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


class TestWhatItIsTold:
    """Every message, as docs/bots.md describes them."""

    @pytest.fixture
    def told(self, tmp_path: Path) -> Iterator[list[dict[str, object]]]:
        log = tmp_path / "log"
        seated = python(FIRST, log, limit=PATIENCE)
        play(seated, Game.new(2, seed=SEED, names=["Zoë", "Tom"], modules=["events"]))
        assert seated.troubles == []
        yield [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]

    def test_hello_comes_first(self, told: list[dict[str, object]]) -> None:
        hello = told[0]
        assert isinstance(hello["seed"], int) and hello["seed"] < 2**32
        assert hello == {
            "type": "hello",
            "id": 1,
            "protocol": 2,
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
        assert list(told[-1]) == ["type", "id", "scores"]
        assert (told[-1]["type"], told[-1]["id"]) == ("end", len(told))
        assert [type(score) for score in msgspec.convert(told[-1]["scores"], list[int])] == [int, int]

    def test_decisions_in_between(self, told: list[dict[str, object]]) -> None:
        """The view is exactly what the library gives, the moves exactly what is legal."""
        game = Game.new(2, seed=SEED, names=["Zoë", "Tom"], modules=["events"])
        other = Seated(make_bot("random"), bot_rng(SEED, 1))
        for number, message in enumerate(told[1:-1], start=2):
            while 0 not in game.pending:
                game.play(1, other.move(game, 1))
            moves = [str(move) for move in game.legal_moves(0)]
            view = json.loads(msgspec.json.encode(game.view(0)))
            decision = {"question": game.question, "moves": moves, "view": view}
            assert message == {"type": "choose", "id": number, **decision}
            game.play(0, moves[0])


def test_no_limit_is_ten_seconds(tmp_path: Path) -> None:
    """A program that hangs must never stop a game for good."""
    log = tmp_path / "log"
    with python(FIRST, log, limit=None) as seated:
        seated.move(Game.new(2, seed=1), 0)
    assert json.loads(log.read_bytes().splitlines()[0])["limit"] == 10.0


CLOSED = "closed its output."
CRASHES = {
    "at once": ("raise SystemExit(3)", "ended with status 3."),
    "with last words": (
        "import sys; print('first', file=sys.stderr); sys.exit('KeyError: B4')",
        "ended with status 1, saying 'KeyError: B4'.",
    ),
    "by a signal": (
        "import os, signal; os.kill(os.getpid(), signal.SIGTERM)",
        "ended with status 15." if sys.platform == "win32" else "was ended by SIGTERM.",
    ),
    "after hello": (f"{READY}; sys.exit(0)", "ended with status 0."),
    "without a word": ("import os, sys; os.close(1); sys.stdin.read()", CLOSED),
}


@pytest.mark.parametrize(("script", "sentence"), CRASHES.values(), ids=CRASHES.keys())
def test_crashes(script: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program that has ended is not started again; its seat plays on."""
    if sentence == CLOSED:
        monkeypatch.setattr("ginkgopolis.bots.process.PARTING", 0.2)
    seated = python(script)
    play(seated)
    assert troubles(seated) == [("crash", f"Round 1: Ada (program) {sentence}")]
    assert seated.retired


def test_the_ends_that_systems_know() -> None:
    assert str(end_of(-signal.SIGTERM)) == "The bot was ended by SIGTERM."
    assert str(end_of(0xC0000005)) == "The bot ended with status 0xc0000005.", (
        "an access violation, on Windows"
    )


def test_a_program_that_cannot_be_run(tmp_path: Path) -> None:
    """It is there and may be run, but the system cannot."""
    file = tmp_path / "bot.exe"
    file.write_bytes(b"\x00\x01 no program")
    file.chmod(0o755)
    seated = seat(file)
    play(seated)
    ((kind, sentence),) = troubles(seated)
    assert kind == "crash"
    assert sentence.startswith("Round 1: Ada (program) cannot be started: ")


ANSWERING = f"""{OLD_READY}
for message in sys.stdin:
    sys.stdout.buffer.write(bytes.fromhex(sys.argv[1]) + b"\\n")
    sys.stdout.flush()
"""


def answering(answer: bytes) -> Seated:
    """Seat a program of version 1 that always answers the same."""
    return python(ANSWERING, answer.hex())


GARBAGE = {
    "no JSON": (b"I pass", "garbage", "answered 'I pass', which is no answer: JSON is malformed"),
    "no object": (b"3", "garbage", "answered '3', which is no answer: Expected `object`, got `int`"),
    "no move": (b"{}", "garbage", "answered '{}', which is no answer: Object missing required field `move`"),
    "no text": (b'{"move": 3}', "garbage", "which is no answer: Expected `str`, got `int`"),
    "no UTF-8": (b"\xff", "garbage", "which is no answer: "),
    "nothing": (b"", "garbage", "answered '', which is no answer: Input data was truncated"),
    "no notation": (b'{"move": "castle"}', "garbage", "answered with no move: 'CASTLE' is not a card: "),
    "illegal": (b'{"move": "give R7"}', "illegal move", "chose an illegal move: 'give R7'. You cannot play"),
}


@pytest.mark.parametrize(("answer", "kind", "sentence"), GARBAGE.values(), ids=GARBAGE.keys())
def test_garbage(answer: bytes, kind: str, sentence: str) -> None:
    """Three times, and the program is left alone."""
    seated = answering(answer)
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
    with answering(json.dumps({"move": f" {move.lower()} ", "mood": "good"}).encode()) as seated:
        assert str(seated.move(game, 0)) == move
    assert seated.troubles == []


GREETINGS = {
    "of the version to come": ('{"protocol": 3}', "speaks version 3 of the protocol, but this is version 2."),
    "without an id": ('{"protocol": 2}', "answered without the id 1 of the message."),
    "without a version": ('{"id": 1}', "which is no answer: Object missing required field `protocol`"),
}


@pytest.mark.parametrize(("greeting", "sentence"), GREETINGS.values(), ids=GREETINGS.keys())
def test_another_protocol(greeting: str, sentence: str) -> None:
    """Who does not answer the greeting as it should is refused at once, and not asked again."""
    seated = python(f"import sys; sys.stdin.readline(); print({greeting!r}, flush=True); sys.stdin.read()")
    play(seated)
    ((kind, said),) = troubles(seated)
    assert kind == "garbage" and said.startswith("Round 1: Ada (program) ") and sentence in said
    assert seated.retired


def test_a_program_that_knows_no_ids() -> None:
    """Version 1 is still understood: its answers come in the order of the questions."""
    first = FIRST.replace('2, "id": message["id"]', "1").replace(', "id": message["id"]', "")
    assert '"id"' not in first
    old, new = python(first.replace("sys.argv", "[]")), python(FIRST.replace("sys.argv", "[]"))
    assert play(old).moves == play(new).moves
    assert old.troubles == new.troubles == []


class TestStrayLines:
    """What a library or a child prints comes between the answers, which have ids."""

    def play(self, before: str = "", after: str = "") -> Seated:
        """Let a program play that does something before and after each of its answers."""
        lines = []
        for line in FIRST.replace("sys.argv", "[]").splitlines():
            indent = " " * (len(line) - len(line.lstrip()))
            answers = line.lstrip().startswith("print(")
            lines += [indent + before, line, indent + after] if answers else [line]
        seated = python("\n".join(lines))
        game = play(seated)
        assert game.moves == play(python(FIRST.replace("sys.argv", "[]"))).moves, "each answer is its own"
        assert not seated.retired or seated._closed
        return seated

    def test_before_the_answers(self) -> None:
        seated = self.play(before="print('loading the network')")
        sentence = "Round 1: Ada (program) wrote a line that answers nothing: 'loading the network'."
        assert troubles(seated) == [("garbage", sentence)], "it is told once"

    def test_after_the_answers(self) -> None:
        seated = self.play(after="print('{}', flush=True); print(3, flush=True)")
        assert troubles(seated)[0] == (
            "garbage",
            "Round 1: Ada (program) wrote a line that answers nothing: '{}'.",
        )

    def test_every_answer_twice(self) -> None:
        seated = self.play(after="print(json.dumps({'move': 'R1', 'id': message['id']}), flush=True)")
        ((_, sentence),) = troubles(seated)
        assert "wrote a line that answers nothing: '{" in sentence

    def test_nothing_but_stray_lines(self) -> None:
        """Time runs out however quickly they come."""
        seated = python(f"{READY}\nwhile True: print('hm', flush=True)", limit=0.3)
        play(seated)
        assert troubles(seated) == [
            ("garbage", "Round 1: Ada (program) wrote a line that answers nothing: 'hm'."),
            ("time-out", "Round 1: Ada (program) did not answer within 0.3 s and was stopped."),
        ]

    def test_answers_without_an_id(self) -> None:
        """Three times; the question is not lost, for the next answer may have one."""
        seated = python(f"{READY}\nfor line in sys.stdin: print(json.dumps({{'move': 'R1'}}), flush=True)")
        play(seated)
        assert [kind for kind, _ in troubles(seated)] == ["garbage"] * 3
        assert troubles(seated)[0][1] == "Round 1: Ada (program) answered without the id 2 of the message."

    def test_an_answer_that_is_none(self) -> None:
        code = "for line in sys.stdin: print(json.dumps({'id': json.loads(line)['id']}), flush=True)"
        seated = python(f"{READY}\n{code}")
        play(seated)
        assert len(seated.troubles) == 3
        assert "which is no answer: Object missing required field `move`" in seated.troubles[0].sentence


def test_an_endless_line() -> None:
    seated = python(f"{READY}\nwhile True: sys.stdout.write('y' * 1000)")
    play(seated)
    assert troubles(seated) == [("garbage", "Round 1: Ada (program) answered with more than 1048576 bytes.")]


SLEEP = "import time; time.sleep(1000)"
HANGS = {
    "thinking": f"{READY}; {SLEEP}",
    "in the middle of a line": f"{READY}; print('{{', end='', flush=True); {SLEEP}",
    "with a child": f"{READY}; subprocess.Popen([sys.executable, '-c', {SLEEP!r}]); {SLEEP}",
    "deaf to signals": f"{READY}; signal.signal(signal.SIGTERM, signal.SIG_IGN); {SLEEP}",
    "complaining": f"{READY}\nwhile True: print('no', file=sys.stderr)",
}


@pytest.mark.parametrize("script", HANGS.values(), ids=HANGS.keys())
def test_hangs(script: str) -> None:
    seated = python(script, limit=0.3)
    play(seated)
    sentence = "Round 1: Ada (program) did not answer within 0.3 s and was stopped."
    assert troubles(seated) == [("time-out", sentence)]
    assert seated.retired


def test_a_slow_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Starting has a limit of its own, which is longer."""
    monkeypatch.setattr(exec_bot_module, "START_LIMIT", 0.3)
    seated = python(SLEEP)
    play(seated)
    sentence = "Round 1: Ada (program) did not answer within 0.3 s and was stopped."
    assert troubles(seated) == [("time-out", sentence)]


def test_a_program_that_does_not_read() -> None:
    """Nor can it stop us by leaving its input full."""
    with python(f"{READY}; {SLEEP}", limit=0.3) as seated:
        game = Game.new(5, seed=1, names=[letter * 100_000 for letter in "abcde"])
        seated.move(game, 0)
    assert [trouble.kind for trouble in seated.troubles] == ["time-out"]


CHILD = """
import socket, sys, time
lines = [socket.create_connection(("127.0.0.1", int(port))) for port in sys.argv[1:]]
time.sleep(1000)
"""
PARENT = f"""
import socket, subprocess, sys
START = "import subprocess, sys; subprocess.Popen(sys.argv[1:], start_new_session=True)"
with socket.create_server(("127.0.0.1", 0)) as gate:
    ports = [sys.argv[1], str(gate.getsockname()[1])]
    child = [sys.executable, "-c", {CHILD!r}, *ports]
    if sys.argv[2] == "same group":
        subprocess.Popen(child)
    elif sys.argv[2] == "session of its own":
        subprocess.Popen(child, start_new_session=True)
    else:
        subprocess.run([sys.executable, "-c", START, *child], start_new_session=True)
    gate.accept()
"""
"""Goes on when its child has connected to whoever gave it a port."""
AFTER = {
    "hanging": f"{READY}; {SLEEP}",
    "closed": FIRST.replace("sys.argv", "[]"),
    "crashed": f"{READY}; sys.stdin.readline(); sys.exit(1)",
}


@pytest.mark.parametrize("where", ["same group", "session of its own", "orphan"])
@pytest.mark.parametrize("how", AFTER)
def test_children_end_with_their_parent(how: str, where: str) -> None:
    """Whatever happens, nothing keeps running: the connection that a child holds open is closed."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.settimeout(PATIENCE)
        port = listener.getsockname()[1]
        with python(PARENT + AFTER[how], port, where, limit=0.3 if how == "hanging" else PATIENCE) as seated:
            seated.move(Game.new(2, seed=SEED, introductory=True), 0)
            child, _ = listener.accept()
    with child:
        child.settimeout(PATIENCE)
        with suppress(ConnectionResetError):  # as Windows has it
            assert child.recv(100) == b"", "the child is gone"


def test_kin_in_a_listing_of_ps() -> None:
    """As macOS lists processes with their environment; a program may have been started by another one."""
    lines = [f"  71 sh -c x HOME=/u {VARIABLE}=.ab TERM=xterm", f" 172 py {VARIABLE}=.cd", "9 vi ab"]
    assert listed_with("ab", "\n".join([*lines, f" 8 py {VARIABLE}=.cd.ab", f"7 py X{VARIABLE}=.ab"])) == [
        71,
        8,
    ]


def test_a_program_may_leave_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When its input ends it has a moment to save what it has learnt."""
    monkeypatch.setattr("ginkgopolis.bots.process.GRACE", PATIENCE)
    diary = tmp_path / "diary"
    seated = python(f"{FIRST}\nopen(sys.argv[2], 'w').write('learnt')", tmp_path / "log", diary)
    play(seated)
    assert diary.read_bytes() == b"learnt"


def test_the_same_game_gives_the_same_seed(tmp_path: Path) -> None:
    def first_words(name: str) -> bytes:
        log = tmp_path / name
        with python(FIRST, log) as seated:
            seated.move(Game.new(2, seed=1), 0)
        return log.read_bytes()

    assert first_words("one") == first_words("two")
