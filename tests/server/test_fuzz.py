"""Whatever comes over a WebSocket, the server answers or hangs up, and the table goes on."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, example, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from tests.server.fuzzing import Errors, finish, listen_for_errors
from tests.server.playing import BOT, ME, OPEN, check_same
from tests.server.running import Json, Place, Running, Socket

OPTIONS = {"introductory": True, "modules": ["events", "keep_a_card"]}
CLOSED_BY_RIGHT = {1002, 1003, 1007, 1009}
"""Codes of connections that are closed for what was sent: no message at all, or one that is too large."""
THE_DECISION, A_LEGAL_MOVE = "<decision>", "<move>"
"""Stand for what the table asks just then."""
DEEP, LONG = "<deep>", "<long>"
LARGE = {DEEP: "[" * 20_000, LONG: "x" * 40_000}
"""Frames too large to be shown when something goes wrong with them."""

scalars = st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats() | st.text(max_size=80)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=9), inner, max_size=4),
)
seats = st.sampled_from([0, 1, 2, 3, 4, 5, -1, None])
keys = st.sampled_from(["a", "b", "c", "\0", "\U0001f333"]) | st.text(max_size=70)
words = [
    A_LEGAL_MOVE,
    A_LEGAL_MOVE,
    "A",
    "R7+B4",
    "take back",
    "new hand",
    "event quality",
    "aside A",
    "done",
]
moves = st.lists(st.sampled_from(words) | st.text(max_size=12), max_size=4)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.text(max_size=70),
    "key": keys,
    "absent": seats,
    "seat": seats,
    "decision": st.sampled_from([THE_DECISION, THE_DECISION, "1.0", "99.9", ""]) | st.text(max_size=9),
    "moves": moves,
    "to": st.sampled_from(["choice", "round", "start"]),
    "agree": st.booleans(),
    "bot": st.sampled_from(["random", "nobody", "exec:true", None]),
    "text": st.text(max_size=600),
    "name": st.text(max_size=30) | st.none(),
}
KINDS = {
    "look": ["seat"],
    "sync": [],
    "move": ["key", "seat", "decision", "moves"],
    "undo": ["key", "seat"],
    "ask": ["key", "seat", "to"],
    "answer": ["key", "seat", "agree"],
    "hand": ["key", "seat", "bot"],
    "vote": ["key", "seat", "absent"],
    "chat": ["key", "seat", "text", "name"],
    "preview": ["seat", "moves"],
    "choices": ["seat"],
    "hint": ["seat", "bot"],
}


@st.composite
def messages(draw: st.DrawFn) -> Json:
    """Make a message that is right, or wrong in a part or two."""
    kind = draw(st.sampled_from(list(KINDS)))
    message = {"type": kind} | {name: draw(FIELDS[name]) for name in KINDS[kind]}
    for _ in range(draw(st.sampled_from([0, 0, 0, 1, 2]))):
        name = draw(st.sampled_from([*message, "id", "surprise"]))
        if draw(st.booleans()):
            message[name] = draw(anything)
        else:
            message.pop(name, None)
    return message


garbage = (
    st.text(max_size=200)
    | st.binary(max_size=200)
    | st.sampled_from(["", "{", DEEP, LONG, '{"type": "sync", "id": "\\ud800"}', b"\xff" * 9])
)
frames = st.lists(messages() | messages() | messages() | garbage, min_size=1, max_size=10)


@dataclass
class Room:
    """Tables at which anything may happen, and everybody who sends something there."""

    places: list[Place]
    watchers: list[Place]
    errors: Errors


@pytest.fixture(scope="module")
def room(server: Running) -> Iterator[Room]:
    """A table in the lobby, and some at which a game goes on."""
    client = server.client()
    places = [
        client.create(ME, ME, ME, options=OPTIONS, start=True),
        client.create(ME, ME, BOT, options=OPTIONS, start=True),
        client.create(ME, OPEN, options=OPTIONS),
    ]
    with listen_for_errors() as errors:
        yield Room(places, [server.client().at(place) for place in places], errors)


def encoded(frame: Json | str | bytes, socket: Socket) -> str | bytes:
    """Return what goes over the wire, with the table's own decision and one of its moves filled in."""
    if isinstance(frame, str):
        return LARGE.get(frame, frame)
    if not isinstance(frame, dict):
        return frame
    text = msgspec.json.encode(frame, enc_hook=str, order=None)
    if socket.game is not None and socket.game["decision"] is not None:
        decision = socket.game["decision"]
        text = text.replace(THE_DECISION.encode(), decision["id"].encode())
        text = text.replace(A_LEGAL_MOVE.encode(), decision["moves"][-1].encode())
    return text.decode()


def shout(socket: Socket, frames: list[Json | str | bytes]) -> None:
    """Send everything; each is answered, or the connection is closed for it."""
    try:
        for frame in frames:
            socket.raw.send(encoded(frame, socket))
        # Messages are dealt with in turn: once this one is answered, all are.
        socket.send("preview", id="the end", seat=0, moves=["A"])
        while socket.receive().get("id") != "the end":
            pass
    except ConnectionClosed as closed:
        # Who sends on to somebody who has hung up may find the line dead before the farewell is read.
        assert closed.rcvd is None or closed.rcvd.code in CLOSED_BY_RIGHT
    for message in socket.heard:
        assert message.get("code") != "internal", message


@given(frames=frames, table=st.integers(0, 2), sits=st.booleans())
@example(frames=["\0", b"\0"], table=0, sits=True)
@example(frames=[{"type": "chat", "key": "\0", "seat": 0, "text": "Hello"}], table=0, sits=True)
@settings(
    max_examples=150,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_anything_may_come(room: Room, frames: list[Json | str | bytes], table: int, sits: bool) -> None:
    place = (room.places if sits else room.watchers)[table]
    socket = place.socket()
    shout(socket, frames)
    socket.close()
    again = place.socket()
    check_same(again)
    again.close()
    assert room.errors.records == []


@pytest.mark.parametrize("opcode", [Opcode.CONT, Opcode.PONG, Opcode.PING, 3, 11])
def test_frames_that_make_no_sense(room: Room, opcode: int) -> None:
    """Even those that no library would send."""
    socket = room.places[0].socket()
    with socket.raw.send_context():
        socket.raw.socket.sendall(bytes([128 | opcode, 128 | 4, 0, 0, 0, 0]) + b"abcd")
    shout(socket, [])
    socket.close()
    assert room.errors.records == []


@pytest.mark.parametrize("path", ["tables/%00", "tables/a%00/log", "replays/%00", "replays/%F0%9F%8C%B3/1"])
def test_addresses_that_make_no_sense(room: Room, path: str) -> None:
    assert room.places[0].client.request("GET", f"/api/{path}").status == 404
    assert room.errors.records == []


def test_the_games_can_be_finished(room: Room) -> None:
    for place in room.places[:2]:
        finish(place)
        assert place.get()["table"]["phase"] == "finished"
    room.places[2].post("close")
    assert room.errors.records == []
