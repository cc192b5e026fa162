"""Bots that are programs: what they are told, and how they may answer."""

import json
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ginkgopolis import Game
from ginkgopolis.bots import Seated, bot_rng, make_bot
from ginkgopolis.engine.versions import RULES_VERSION
from tests.bots.programs import FIRST, OLD_READY, READY, SEED, play, python, troubles
from tests.patience import PATIENCE


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


def test_the_same_game_gives_the_same_seed(tmp_path: Path) -> None:
    def first_words(name: str) -> bytes:
        log = tmp_path / name
        with python(FIRST, log) as seated:
            seated.move(Game.new(2, seed=1), 0)
        return log.read_bytes()

    assert first_words("one") == first_words("two")


ANSWERING = f"""{OLD_READY}
for message in sys.stdin:
    sys.stdout.buffer.write(bytes.fromhex(sys.argv[1]) + b"\\n")
    sys.stdout.flush()
"""


def answering(answer: bytes) -> Seated:
    """Seat a program of version 1 that always answers the same."""
    return python(ANSWERING, answer.hex())


GARBAGE = {
    "no JSON": (b"I pass", "garbage", "answered 'I pass', which is not an answer: JSON is malformed"),
    "no object": (b"3", "garbage", "answered '3', which is not an answer: Expected `object`, got `int`"),
    "no move": (
        b"{}",
        "garbage",
        "answered '{}', which is not an answer: Object missing required field `move`",
    ),
    "no text": (b'{"move": 3}', "garbage", "which is not an answer: Expected `str`, got `int`"),
    "no UTF-8": (b"\xff", "garbage", "which is not an answer: "),
    "nothing": (b"", "garbage", "answered '', which is not an answer: Input data was truncated"),
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
    "without a version": ('{"id": 1}', "which is not an answer: Object missing required field `protocol`"),
}


@pytest.mark.parametrize(("greeting", "sentence"), GREETINGS.values(), ids=GREETINGS.keys())
def test_another_protocol(greeting: str, sentence: str) -> None:
    """Whoever does not answer the greeting as it should is refused at once, and not asked again."""
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
        """Time runs out however quickly they come; the first is there before it begins."""
        at_once = READY.replace("flush=True", "end=chr(10) + 'hm' + chr(10), flush=True")
        seated = python(f"{at_once}\nwhile True: print('hm', flush=True)", limit=0.3)
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
        assert "which is not an answer: Object missing required field `move`" in seated.troubles[0].sentence


def test_an_endless_line() -> None:
    seated = python(f"{READY}\nwhile True: sys.stdout.write('y' * 1000)")
    play(seated)
    assert troubles(seated) == [("garbage", "Round 1: Ada (program) answered with more than 1048576 bytes.")]
