"""Game records: a file and back, and every kind of damage told in one sentence that says where."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ginkgopolis import BadOptions, BadRecord, Game, GinkgopolisError
from ginkgopolis.record import read_record

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
Tree = dict[str, Json]


def a_game() -> Game:
    """Return a short game of three with a pick of each kind: all keep the first character offered, twice."""
    game = Game.new(players=3, seed=7, names=["Ada", "Bela", "Zoë"])
    for _ in range(2):
        for seat in (2, 0, 1):
            game.play(seat, game.legal_moves(seat)[0])
    game.play(1, game.legal_moves(1)[0])
    game.play(1, "take back")
    return game


TEXT: Final = a_game().record().to_json()
MOVES: Final = len(a_game().moves)


def damaged(change: Callable[[Tree], object]) -> str:
    """Return the text of the record after a change of its JSON."""
    tree: Tree = json.loads(TEXT)
    change(tree)
    return json.dumps(tree)


def setting(path: str, value: Json) -> str:
    """Return the text of the record with another value at a path like `options.players` or `moves.3.1`."""

    def change(tree: Tree) -> None:
        *way, last = path.split(".")
        node: Json = tree
        for step in way:
            node = (
                node[int(step)] if isinstance(node, list) else node[step] if isinstance(node, dict) else None
            )
        if isinstance(node, list):
            node[int(last)] = value
        elif isinstance(node, dict):
            node[last] = value
        else:
            raise AssertionError(f"{path} leads nowhere")

    return damaged(change)


def complaint(text: str | bytes) -> str:
    """Return what is said about a damaged record, after checking that it is one sentence."""
    with pytest.raises(BadRecord) as caught:
        Game.from_record(text)
    message = str(caught.value)
    check_one_sentence(message)
    return message


def check_one_sentence(message: str) -> None:
    """A person must be able to read it: one line, of reasonable length, with a full stop."""
    assert message.endswith(".")
    assert message.isprintable()
    assert len(message) < 1000


def test_a_record_survives_the_file() -> None:
    """Written, read and replayed: the same record, the same game."""
    game = a_game()
    again = Game.from_record(TEXT)
    assert again.record() == game.record() == read_record(TEXT.encode())
    assert again.position() == game.position()
    assert again.names == ("Ada", "Bela", "Zoë")
    assert [again.log(seat) for seat in range(3)] == [game.log(seat) for seat in range(3)]


def test_a_record_is_a_small_json_file_with_a_move_to_a_line() -> None:
    """Anybody's JSON reader can read it, and a diff shows the moves."""
    tree = json.loads(TEXT)
    assert tree["format"] == 1
    assert tree["options"] == {
        "players": 3,
        "introductory": False,
        "first_player": None,
        "closed_screens": False,
    }
    assert tree["seed"] == "7"
    assert len(tree["moves"]) == MOVES == 8
    assert tree["moves"][-1] == [1, "take back"]
    assert len(TEXT.splitlines()) == MOVES + 2


def test_a_game_without_moves_has_a_record() -> None:
    text = Game.new(players=2, introductory=True, seed=0).record().to_json()
    assert json.loads(text)["moves"] == []
    assert Game.from_record(text).record().to_json() == text


def test_a_record_can_be_read_from_a_path(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(TEXT, encoding="utf-8")
    assert Game.load(path).record().to_json() == TEXT


@pytest.mark.parametrize(
    "seed", [0, 2**53 + 1, 2**128 - 1, 10**99], ids=["0", "54 bits", "128 bits", "100 digits"]
)
def test_no_digit_of_a_seed_is_lost(seed: int) -> None:
    game = Game.new(players=2, seed=seed)
    again = Game.from_record(game.record().to_json())
    assert again.seed == seed
    assert again.position() == game.position()


@pytest.mark.parametrize("seed", [-1, 10**100], ids=["negative", "101 digits"])
def test_a_seed_that_no_record_could_keep_is_refused(seed: int) -> None:
    with pytest.raises(BadOptions) as caught:
        Game.new(players=2, seed=seed)
    check_one_sentence(str(caught.value))


def test_only_a_game_from_its_beginning_has_a_record() -> None:
    with pytest.raises(GinkgopolisError, match="from its beginning"):
        a_game().determinize(0, seed=1).record()


@pytest.mark.parametrize("length", [0, 1, 20, 100, len(TEXT) // 2, len(TEXT) - 3])
def test_a_truncated_file(length: int) -> None:
    assert "not a JSON file" in complaint(TEXT[:length])


@pytest.mark.parametrize(
    "text",
    [
        b"\xff\xfe" + TEXT.encode("utf-16-le"),
        TEXT.encode("latin-1"),  # the name Zoë is not UTF-8 then
        TEXT + TEXT,
        "A game of Ginkgopolis",
        TEXT.replace("Ada", "\ud800"),
        TEXT.replace("Ada", "\\ud800"),
        "[" * 100_000,
        '{"format": ' * 100_000,
    ],
)
def test_something_else_than_json(text: str | bytes) -> None:
    assert "The record" in complaint(text)


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("options", [], "options"),
        ("options", None, "options"),
        ("options.players", "3", "options.players"),
        ("options.players", 3.0, "options.players"),
        ("options.players", True, "options.players"),
        ("options.introductory", 1, "options.introductory"),
        ("options.first_player", "Ada", "options.first_player"),
        ("options.closed_screens", None, "options.closed_screens"),
        ("seed", 7, "seed"),
        ("seed", None, "seed"),
        ("names", "Ada", "names"),
        ("names.1", 5, "names"),
        ("moves", {}, "moves"),
        ("moves.2", None, "moves[2]"),
        ("moves.2", [1], "moves[2]"),
        ("moves.2", {"seat": 1, "move": "C3"}, "moves[2]"),
        ("moves.3.0", "1", "moves[3]"),
        ("moves.3.0", None, "moves[3]"),
        ("moves.3.1", 4, "moves[3]"),
        ("format", "1", "format"),
        ("rules", 1.5, "rules"),
    ],
)
def test_a_wrong_type_is_named_with_its_place(path: str, value: Json, where: str) -> None:
    assert where in complaint(setting(path, value))


@pytest.mark.parametrize("key", ["format", "rules", "options", "seed", "names", "moves"])
def test_a_missing_field_is_named(key: str) -> None:
    """Without its versions a record could be of any time, and would be replayed by the wrong rules."""
    assert key in complaint(damaged(lambda tree: tree.pop(key)))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        (damaged(lambda tree: tree.update(winner=1)), "winner"),
        (setting("options.robots", True), "robots"),
        (damaged(lambda tree: tree.update({"two\nlines": 1})), "lines"),
    ],
)
def test_an_unknown_field_is_named(text: str, name: str) -> None:
    assert name in complaint(text)


def test_a_move_with_too_much_in_it() -> None:
    message = complaint(setting("moves.2", [1, "C3", "?"]))
    assert "moves[2]" in message or "Move 3" in message


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("format", 0, ["format 0", "format 1"]),
        ("format", 2, ["format 2", "format 1"]),
        ("rules", 0, ["version 0 of the rules"]),
        ("rules", 99, ["version 99 of the rules"]),
        ("options.players", 1, ["1 player", "Hal"]),
        ("options.players", 6, ["6 players", "1 to 5"]),
        ("options.players", -3, ["-3 players"]),
        ("options.first_player", 3, ["Seat 3", "0 to 2"]),
        ("options.first_player", -1, ["Seat -1"]),
        ("names", ["Ada", "Bela"], ["2 names for 3 seats"]),
        ("names", [], ["0 names"]),
        ("names", ["Ada", "Ada", "Zoë"], ["name"]),
        ("names", ["Ada", " ", "Zoë"], ["name"]),
        ("names", ["Ada", "Be\nla", "Zoë"], ["name"]),
        ("seed", "-1", ["seed", "-1"]),
        ("seed", "seven", ["seed", "seven"]),
        ("seed", "", ["seed"]),
        ("seed", "٧", ["seed"]),
        ("seed", "7" * 101, ["seed"]),
    ],
)
def test_a_value_that_cannot_be_is_named(path: str, value: Json, words: list[str]) -> None:
    message = complaint(setting(path, value))
    for word in words:
        assert word in message


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        ("moves.2.0", 3, ["Move 3", "no seat 3"]),
        ("moves.0.0", -1, ["Move 1", "no seat -1"]),
        ("moves.4.1", "C99", ["Move 5", "C99", "C1 to C27"]),
        ("moves.4.1", "", ["Move 5", "not a card"]),
        ("moves.4.1", "R7+", ["Move 5", "not a tile"]),
        ("moves.4.1", "R21", ["Move 5", "R21"]),
        ("moves.4.1", ">NW", ["Move 5", ">NW"]),
        ("moves.4.1", ">999E999S", ["Move 5", ">999E999S"]),
        ("moves.4.1", "C" + "9" * 5000, ["Move 5"]),
        ("moves.4.1", "x" * 5000, ["Move 5"]),
        ("moves.4.1", "new hand", ["Move 5", "new hand"]),
        ("moves.0.1", "take back", ["Move 1", "take back"]),
        ("moves.1.0", 2, ["Move 2", "sealed"]),
    ],
)
def test_a_move_that_cannot_be_played_is_named_by_its_number(
    path: str, value: Json, words: list[str]
) -> None:
    message = complaint(setting(path, value))
    for word in words:
        assert word in message


def test_moves_after_the_end_are_refused() -> None:
    """The number of the first one too many is told."""
    path = Path(__file__).parent / "games" / "end-by-tiles.record.json"
    tree = json.loads(path.read_bytes())
    tree["moves"].append([0, "A"])
    message = complaint(json.dumps(tree))
    assert message.startswith(f"Move {len(tree['moves'])} ")
    assert "over" in message


def try_to_read(text: str | bytes) -> None:
    """Nothing but a good game or a `BadRecord` may come out."""
    try:
        game = Game.from_record(text)
    except BadRecord as error:
        check_one_sentence(str(error))
    else:
        assert Game.from_record(game.record().to_json()).position() == game.position()


calm = settings(derandomize=True, max_examples=300)
thorough = settings(max_examples=20_000)

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
MOVE_LIKE = st.from_regex(r"\A([RBYA-L>C]?[0-9NESWcw+ ]{0,4}|give [RBY]1?[0-9]|done|new hand|tile)\Z")
PATHS = st.sampled_from(
    ["format", "rules", "options", "options.players", "options.introductory", "options.first_player"]
    + ["options.modules", "options.hand_size", "options.hal"]
    + ["seed", "names", "names.0", "moves", "extra", "options.extra"]
    + [f"moves.{at}" for at in range(MOVES)]
    + [f"moves.{at}.{part}" for at in range(MOVES) for part in (0, 1)]
)


def spoiled(data: bytes, at: int, cut: int, instead: bytes) -> bytes:
    """Return the bytes with a piece exchanged for another."""
    at %= len(data) + 1
    return data[:at] + instead + data[at + cut :]


SPOILED = st.builds(
    spoiled, st.just(TEXT.encode()), st.integers(0, len(TEXT)), st.integers(0, 40), st.binary(max_size=6)
)


@calm
@given(SPOILED)
def test_spoiled_bytes_are_read_or_refused(data: bytes) -> None:
    try_to_read(data)


@calm
@given(PATHS, VALUES | MOVE_LIKE)
def test_spoiled_json_is_read_or_refused(path: str, value: Json) -> None:
    try_to_read(setting(path, value))


@calm
@given(st.text() | st.binary())
def test_anything_at_all_is_refused(text: str | bytes) -> None:
    complaint(text)


@pytest.mark.soak
@thorough
@given(SPOILED)
def test_spoiled_bytes_thousands_of_times(data: bytes) -> None:
    try_to_read(data)


@pytest.mark.soak
@thorough
@given(PATHS, VALUES | MOVE_LIKE)
def test_spoiled_json_thousands_of_times(path: str, value: Json) -> None:
    try_to_read(setting(path, value))
