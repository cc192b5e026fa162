"""Bots that are programs end, however they hang, and so do their children."""

import signal
import socket
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from ginkgopolis import Game
from ginkgopolis.bots import exec_bot as exec_bot_module
from ginkgopolis.bots.kin import VARIABLE, listed_with
from ginkgopolis.bots.process import end_of
from tests.bots.programs import FIRST, READY, SEED, play, python, seat, troubles
from tests.patience import PATIENCE

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
    elif sys.argv[2] == "without an environment":
        subprocess.Popen(child, start_new_session=True, env={{}})
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
    check_that_children_end(how, where)


def test_children_without_an_environment_end_with_their_parent() -> None:
    check_that_children_end("hanging", "without an environment")


def check_that_children_end(how: str, where: str) -> None:
    """Let a program start a child, and see that the child ends with it."""
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
