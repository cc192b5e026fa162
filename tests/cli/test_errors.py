"""Bad input gets one sentence and status 2; what is imported when."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.run import run

BAD = {
    "too many players": ["simulate", "--players", "7"],
    "no players": ["simulate", "--players", "0"],
    "no such module": ["simulate", "--modules", "events,weather"],
    "a module twice": ["simulate", "--modules", "events,events"],
    "no module at all": ["simulate", "--modules", ""],
    "experts without a draft": ["simulate", "--modules", "all", "--introductory"],
    "Hal and modules": ["simulate", "--players", "1", "--modules", "events"],
    "Hal and others": ["simulate", "--players", "3", "--hal", "normal"],
    "Hal with a draft of sets": ["simulate", "--hal", "normal", "--introductory"],
    "no such Hal": ["simulate", "--hal", "hard"],
    "Hal without a level": ["play", "--hal"],
    "two bots against Hal": ["simulate", "--players", "1", "--bots", "random,random"],
    "large hands of five players": ["simulate", "--hand-size", "5", "--modules", "all", "--players", "5"],
    "hands of six": ["simulate", "--hand-size", "6", "--modules", "keep_a_card"],
    "two people against Hal": ["play", "--hal", "normal", "--humans", "Mia,Tom"],
    "Hal against Hal": ["play", "--hal", "normal", "--humans", "Hal"],
    "Hal among several": ["play", "--hal", "normal", "--players", "2"],
    "no such module to play with": ["play", "--modules", "weather"],
    "modules against Hal": ["play", "--hal", "expert", "--modules", "all"],
    "modules of a saved game": ["play", "--resume", "nowhere.json", "--modules", "all"],
    "Hal in a saved game": ["play", "--resume", "nowhere.json", "--hal", "normal"],
    "players in words": ["simulate", "--players", "four"],
    "no games": ["simulate", "--games", "0"],
    "no such bot": ["simulate", "--bots", "deepthought"],
    "a setting that there is not": ["simulate", "--bots", "planner:wisdom=3"],
    "a setting of another kind": ["simulate", "--bots", "montecarlo:worlds=many"],
    "a setting without a value": ["simulate", "--bots", "montecarlo:worlds"],
    "a setting of the random bot": ["simulate", "--bots", "random:worlds=3"],
    "no such program": ["simulate", "--bots", "exec:./nobody"],
    "no program": ["simulate", "--bots", "exec:"],
    "a program with half a quotation": ["simulate", "--bots", "exec:sh 'x"],
    "no such file with a bot": ["simulate", "--bots", "file:nobody.py"],
    "a time that is none": ["simulate", "--limit", "nan"],
    "no time at all": ["simulate", "--limit", "0"],
    "no such opponent": ["play", "--bots", "deepthought"],
    "too many opponents": ["play", "--players", "2", "--bots", "random,random"],
    "opponents besides Hal": ["play", "--hal", "normal", "--bots", "random"],
    "opponents where all are people": ["play", "--humans", "2", "--players", "2", "--bots", "random"],
    "too few bots": ["simulate", "--bots", "random,random"],
    "a negative seed": ["simulate", "--seed", "-1", "--games", "1"],
    "a negative seed to play with": ["play", "--seed", "-1"],
    "a negative seed in the arena": ["arena", "--bots", "random", "--seed", "-1"],
    "a result for a folder that is not there": ["simulate", "--json", "nowhere/a.json", "--games", "1"],
    "a first player who is not there": ["play", "--humans", "Mia", "--first-player", "Tom"],
    "a first player without a seat": ["play", "--players", "3", "--first-player", "3"],
    "what is no SHA-256": ["verify", "nowhere.json", "--sha256", "xx"],
    "a data set without games": ["dataset", "nowhere", "--games", "0"],
    "a data set without a folder": ["dataset"],
    "a data set of nobody": ["dataset", "nowhere", "--bots", "deepthought"],
    "no data set to check": ["dataset", "nowhere.json", "--check"],
    "nothing to submit": ["submit"],
    "no submission to check": ["submit", "--check", "nowhere.json"],
    "no such leaderboard": ["submit", "greedy", "-o", "a.zip", "--seeds", "mine"],
    "no file": ["replay", "nowhere.json"],
    "a folder": ["replay", "."],
    "a missing argument": ["replay"],
    "a negative move": ["replay", "nowhere.json", "--until", "-1"],
    "no such command": ["conquer"],
    "no such option": ["--conquer"],
    "the same name twice": ["play", "--humans", "Mia,Mia"],
    "an empty name": ["play", "--humans", "Mia,,Tom"],
    "nobody": ["play", "--humans", "0"],
    "too many people": ["play", "--humans", "9"],
    "more people than seats": ["play", "--humans", "A,B,C", "--players", "2"],
    "more seats than names": ["play", "--humans", "1", "--players", "6"],
    "nothing to load": ["play", "--resume", "nowhere.json"],
    "a saved game that should be another": ["play", "--resume", "nowhere.json", "--players", "3"],
}

NO_SUCH_BOT = (
    "There is no bot 'deepthought': the bots are easy, medium, hard, random, greedy, planner, "
    "montecarlo, file:PATH and "
    "exec:COMMAND.\n"
)


@pytest.mark.parametrize("args", BAD.values(), ids=BAD.keys())
def test_bad_input_gets_one_sentence(
    args: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = run(*args)
    assert ran.status == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1
    assert ran.err[0].isupper() or ran.err.startswith((".", "nowhere.json", "'xx'"))
    assert ran.err.endswith(".\n")


def test_a_log_level_that_there_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GINKGOPOLIS_LOG_LEVEL", "zzz")
    ran = run("serve")
    levels = "debug, info, warning, error, critical"
    assert (ran.status, ran.out, ran.err) == (2, "", f"'zzz' is not a log level: there are {levels}.\n")


def test_the_sentence_says_what_is_wrong() -> None:
    assert run("simulate", "--bots", "deepthought").err == NO_SUCH_BOT
    assert run("verify", "x", "--sha256", "xx").err == (
        "'xx' is not a SHA-256: that has 64 hexadecimal digits.\n"
    )
    assert run("play", "--humans", "Mia,Tom", "--players", "2", "--first-player", "Zoe").err == (
        "Nobody at the table is called 'Zoe': name one of Mia, Tom, or a seat counted from 0.\n"
    )
    assert run("simulate", "--players", "7").err == "There are 7 players, but 1 to 5 can play.\n"
    assert run("simulate", "--modules", "weather").err == (
        "There is no module 'weather'; the modules are new_buildings, prestige_buildings, green_spaces, "
        "experts, events, keep_a_card.\n"
    )
    assert run("play", "--hal", "normal", "--humans", "2").err == "There are 2 people for 1 seat.\n"
    assert run("play", "--hal", "normal", "--players", "3").err == (
        "Hal plays against 1 player, but there are 3.\n"
    )


def damaged(tmp_path: Path, what: str) -> Path:
    """Save a game and damage its record."""
    run("simulate", "--players", "2", "--games", "1", "--seed", "3", "--save", tmp_path)
    file = tmp_path / "3.json"
    text = file.read_text(encoding="utf-8")
    record = json.loads(text)
    if what == "cut off":
        text = text[: len(text) // 2]
    elif what == "not JSON":
        text = "R7+B4"
    elif what == "not text":
        file.write_bytes(b"\xff\xfe\x00\x01")
        return file
    elif what == "a field is missing":
        del record["seed"]
        text = json.dumps(record)
    elif what == "an illegal move":
        record["moves"][5][1] = "give R7"
        text = json.dumps(record)
    elif what == "an unreadable move":
        record["moves"][5][1] = "castle"
        text = json.dumps(record)
    elif what == "no such seat":
        record["moves"][5][0] = 4
        text = json.dumps(record)
    elif what == "another version":
        record["rules"] = 99
        text = json.dumps(record)
    file.write_text(text, encoding="utf-8")
    return file


DAMAGES = [
    "cut off",
    "not JSON",
    "not text",
    "a field is missing",
    "an illegal move",
    "an unreadable move",
    "no such seat",
    "another version",
]


@pytest.mark.parametrize("what", DAMAGES)
@pytest.mark.parametrize("command", [["replay"], ["play", "--resume"]])
def test_damaged_records(what: str, command: list[str], tmp_path: Path) -> None:
    ran = run(*command, damaged(tmp_path, what))
    assert ran.status == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1


def test_a_damaged_record_says_where(tmp_path: Path) -> None:
    """The sixth move was replaced; what comes before it can still be looked at."""
    file = damaged(tmp_path, "an illegal move")
    assert run("replay", file).err.startswith("Move 6 of the record, 'give R7': ")
    assert run("replay", file, "--until", "5").status == 0


def python(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python from outside, as a shell would."""
    return subprocess.run(
        [sys.executable, *args],
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
        env=os.environ | environment,
        encoding="utf-8",
    )


def test_statuses_seen_from_outside() -> None:
    good = python("-m", "ginkgopolis", "--version")
    assert (good.returncode, good.stderr) == (0, "")
    assert good.stdout.startswith("ginkgopolis ")
    bad = python("-m", "ginkgopolis", "simulate", "--bots", "deepthought")
    assert (bad.returncode, bad.stdout) == (2, "")
    assert bad.stderr == NO_SUCH_BOT


def test_no_input_at_all_ends_politely() -> None:
    ended = python("-m", "ginkgopolis", "play", "--introductory")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.endswith("The game stops here. Goodbye!\n")


def test_letters_that_the_terminal_lacks() -> None:
    """They are replaced, and the game goes on."""
    args = ("-m", "ginkgopolis", "play", "--humans", "Zoë", "--introductory")
    ended = python(*args, PYTHONIOENCODING="ascii")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "Zo?: Which card do you play?" in ended.stdout


def test_the_library_does_without_the_terminal() -> None:
    """`import ginkgopolis` must not need what only the command line uses."""
    code = "import ginkgopolis, sys; print(sorted({'click', 'rich', 'ginkgopolis.cli'} & set(sys.modules)))"
    assert python("-c", code).stdout == "[]\n"


def test_the_list_of_commands_does_without_the_screen() -> None:
    """What draws it is read when it is needed, and not before."""
    code = (
        "import sys; from click.testing import CliRunner; from ginkgopolis.cli.app import app; "
        "print(CliRunner().invoke(app, ['--help']).exit_code, 'prompt_toolkit' in sys.modules)"
    )
    assert python("-c", code).stdout == "0 False\n"


def test_colours_follow_no_color(tmp_path: Path) -> None:
    """A red building is drawn white on red, but not where NO_COLOR is set, and not into a file."""
    run("simulate", "--players", "2", "--games", "1", "--seed", "3", "--save", tmp_path)
    command = ("-m", "ginkgopolis", "replay", str(tmp_path / "3.json"), "--until", "0")
    red = "\x1b[37;41m"
    assert red in python(*command, FORCE_COLOR="1", NO_COLOR="").stdout
    assert red not in python(*command, FORCE_COLOR="1", NO_COLOR="1").stdout
    assert "\x1b" not in python(*command, FORCE_COLOR="", NO_COLOR="").stdout
