"""However messages are cut into frames and packets, they are understood."""

import base64
import socket
import struct
import zlib
from collections.abc import Iterator
from contextlib import closing
from random import Random
from unittest.mock import Mock

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from ginkgopolis.server.doors import channel as line_module
from ginkgopolis.server.doors.channel import EXTRAS_AT_ONCE, TOO_SLOW
from ginkgopolis.server.doors.ordinary import Frames
from ginkgopolis.server.doors.wire import Post
from tests.patience import PATIENCE
from tests.server.playing import ME, check_same, connect_all, play_on, seat_people
from tests.server.running import Place, Running, Socket

TEXT, CONTINUED, CLOSE, PING, PONG, FINAL, MASKED = 1, 0, 8, 9, 10, 128, 128
MASK = b"abcd"


def message(number: int, length: int = 0) -> bytes:
    """Return a question that is answered with its number, and its least length."""
    text = msgspec.json.encode({"type": "preview", "id": str(number), "seat": 0, "moves": ["A"]})
    return text.ljust(length)


def frame(payload: bytes, kind: int = FINAL | TEXT) -> bytes:
    """Return a frame of a client."""
    length = len(payload)
    size = bytes([MASKED | length]) if length < 126 else struct.pack("!BH", MASKED | 126, length)
    masked = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(payload))
    return bytes([kind]) + size + MASK + masked


def in_parts(number: int) -> list[bytes]:
    """Return a question in three frames."""
    text = message(number)
    return [frame(text[:9], TEXT), frame(text[9:20], CONTINUED), frame(text[20:], FINAL | CONTINUED)]


ONE, TWO, THREE, FOUR = (frame(message(number)) for number in range(4))
SYNC = frame(b'{"type":"sync"}')


@pytest.fixture
def heard(either: Running) -> Iterator[Socket]:
    """A connection to a table."""
    connection = either.client().create(ME, ME, options={"introductory": True}, start=True).socket(0)
    yield connection
    connection.close()


@pytest.mark.parametrize(
    "packets",
    [
        [ONE, frame(message(1, 125)), frame(message(2, 126)), frame(message(3, 30_000))],
        [ONE + TWO + THREE, FOUR],
        [ONE[:5], ONE[5:] + TWO, THREE, FOUR],
        [*in_parts(0), TWO, b"".join(in_parts(2)), FOUR],
        [bytes([part]) for part in ONE + TWO] + [THREE + FOUR],
    ],
    ids=["one by one", "together", "cut", "in parts", "byte by byte"],
)
def test_messages_arrive_in_any_way(heard: Socket, packets: list[bytes]) -> None:
    heard.raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    with heard.raw.send_context():
        for packet in packets:
            heard.raw.socket.sendall(packet)
    assert [heard.until("previewed", "error")["id"] for _ in range(4)] == ["0", "1", "2", "3"]


def test_a_new_message_within_another_is_a_mistake(heard: Socket) -> None:
    with heard.raw.send_context():
        heard.raw.socket.sendall(in_parts(0)[0])
        heard.raw.socket.sendall(frame(message(1)))
    with pytest.raises(ConnectionClosed, match="1002"):
        heard.until("previewed")


@pytest.mark.parametrize("kind", [FINAL | PING, FINAL | PONG, CONTINUED], ids=["pings", "pongs", "parts"])
def test_who_sends_no_end_of_what_is_no_message_is_let_go(either: Running, kind: int) -> None:
    """Half a million pings from one player kept everybody waiting for 25 seconds."""
    heard = either.client().create(ME, ME, options={"introductory": True}, start=True).socket(0)
    with heard.raw.send_context():
        heard.raw.socket.sendall(frame(b"{", TEXT) + frame(b"", kind) * (2 * EXTRAS_AT_ONCE))
    with pytest.raises(ConnectionClosed, match="4429"):
        heard.until("previewed")
    heard.close()


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000, 10**6])
def test_what_is_no_message_is_counted_in_any_pieces(size: int) -> None:
    """By the ordinary way, and whole messages of any length do not count."""
    huge = frame(b"")[:1] + struct.pack("!BQ", MASKED | 127, 70_000) + MASK + bytes(70_000)
    extras = [frame(b"", FINAL | PING), frame(b"x" * 125, FINAL | PONG), *in_parts(1)]
    sent = b"".join([ONE, frame(message(1, 126)), *extras[:1], huge, *extras[1:], TWO])
    frames = Frames()
    pieces = [sent[start : start + size] for start in range(0, len(sent), size)]
    assert sum(frames.count_extras(piece) for piece in pieces) == 4


def test_long_messages_come_packed_if_that_is_wanted(either: Running) -> None:
    """Whatever is packed says the same, and short messages stay texts."""
    place = either.client().create(ME, ME, options={"introductory": True}, start=True)
    plain = place.socket(0)
    with place.client.dial(place.id, "?seat=0&pack=deflate") as line:
        packed = line.recv(PATIENCE)
        assert isinstance(packed, bytes)
        state = msgspec.json.decode(zlib.decompress(packed))
        assert (state["type"], state["game"]) == ("state", plain.game)
        line.send('{"type":"choices","seat":0,"id":"all"}')
        line.send('{"type":"nonsense"}')
        heard = [line.recv(PATIENCE) for _ in range(2)]
    choices, refused = sorted(heard, key=lambda one: isinstance(one, str))
    assert isinstance(choices, bytes) and isinstance(refused, str)
    offered = msgspec.json.decode(zlib.decompress(choices))["choices"]
    assert offered == plain.ask("choices", seat=0)["choices"]
    plain.close()


def connect_deaf(place: Place) -> socket.socket:
    """Connect as somebody who hardly takes anything in."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", place.client.port))
    key = base64.b64encode(bytes(16)).decode()
    lines = [f"GET /api/tables/{place.id}/ws?seat=0 HTTP/1.1", "Host: 127.0.0.1", "Connection: Upgrade"]
    lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
    line.sendall("\r\n".join([*lines, f"Cookie: {place.client.cookie}", "", ""]).encode())
    heard = b""
    while b'"type":"state"' not in heard:
        heard += line.recv(1 << 12)
    return line


def test_who_does_not_read_is_let_go(either: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The others play on, and she is told why once she reads."""
    monkeypatch.setattr(line_module, "PARTING", PATIENCE)
    place = either.client().create(ME, ME, options={"introductory": True}, start=True)
    with closing(connect_deaf(place)) as line:
        line.sendall(SYNC)
        while either.run(lambda: is_anybody_here(either, place)):
            line.sendall(SYNC)
        last, heard = bytes([FINAL | CLOSE, 2]) + struct.pack("!H", TOO_SLOW), b""
        while not heard.endswith(last):
            heard = (heard + line.recv(1 << 16))[-len(last) :]
    place.move(1, place.state(1)["game"]["decision"]["moves"][0])


async def is_anybody_here(server: Running, place: Place) -> bool:
    """Is anybody connected to a table?"""
    return bool(server.hub.tables[place.id].connections)


def test_who_may_no_longer_look_is_let_go(either: Running) -> None:
    """Even if she has said nothing since she came."""
    host = either.client().create(ME, ME, house={"spectators": False})
    watcher = either.client().at(host).socket("watch")
    host.post("start")
    with pytest.raises(ConnectionClosed, match="4403"):
        while True:
            watcher.receive()
    watcher.close()


def test_a_whole_game_and_those_who_come_and_go(either: Running) -> None:
    places = seat_people(either, 3)
    sockets = connect_all(places)
    play_on(sockets, Random(3), rounds=2)
    sockets[2].close()
    sockets[2] = places[2].socket(2)
    play_on(sockets, Random(4))
    for player in sockets:
        player.wait(lambda game: bool(game["view"]["over"]))
        check_same(player)
        player.close()


def test_one_line_that_fails_keeps_nobody_else_from_sending() -> None:
    post, loop = Post(), Mock()
    lines = [Mock(loop=loop), Mock(loop=loop, send_all=Mock(side_effect=OSError)), Mock(loop=loop)]
    for line in lines:
        post.add(line)
    loop.call_soon.assert_called_once_with(post.send)
    with pytest.raises(OSError):
        post.send()
    assert loop.call_soon.call_count == 2
    post.send()
    assert [line.send_all.call_count for line in lines] == [1, 1, 1]
    post.add(lines[0])
    assert loop.call_soon.call_count == 3
