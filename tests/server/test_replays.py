"""Finished games: records, replays, opinions, and shuffles that can be checked."""

import hashlib
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from ginkgopolis import Game
from tests.cli.run import run
from tests.server.playing import ME, play_on
from tests.server.running import Json, Place, Refused, Running


@pytest.fixture(scope="module")
def finished(quick: Running) -> Iterator[Place]:
    """A table whose game is over."""
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    place.promise = place.get()["table"]["seed_sha256"]  # type: ignore[attr-defined]
    sockets = [place.socket(0), place.socket(1)]
    play_on(sockets, Random(9))
    for socket in sockets:
        socket.close()
    yield place


def record_of(place: Place) -> bytes:
    """The record, as it is downloaded."""
    response = place.client.request("GET", f"/api/tables/{place.id}/record")
    assert "attachment" in response.headers["content-disposition"]
    return response.body


def test_the_promise_about_the_shuffle_is_kept(finished: Place, tmp_path: Path) -> None:
    record = Game.from_record(record_of(finished)).record()
    promise = finished.get()["table"]["seed_sha256"]
    assert promise == finished.promise  # type: ignore[attr-defined]
    assert hashlib.sha256(record.seed.encode()).hexdigest() == promise
    assert int(record.seed).bit_length() > 128
    file = tmp_path / "game.json"
    file.write_bytes(record_of(finished))
    verified = run("verify", str(file), "--sha256", promise.upper())
    assert verified.status == 0 and f"{promise}, as promised." in verified.out
    refused = run("verify", str(file), "--sha256", "0" * 64)
    assert refused.status == 2 and promise in refused.err


def test_what_verify_refuses(finished: Place, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = record_of(finished).decode().splitlines()
    file.write_text("\n".join([*lines[:-2], lines[-2].rstrip(","), "]}"]), encoding="utf-8")
    assert run("verify", str(file)).status == 0
    file.write_text("\n".join([*lines[:5], lines[5].rstrip(","), "]}"]), encoding="utf-8")
    assert run("verify", str(file)).err == "Every move is legal, but the game is not over.\n"
    file.write_text("\n".join([*lines[:5], *lines[6:]]), encoding="utf-8")
    assert run("verify", str(file)).err.startswith("Move ")
    file.write_text("nonsense", encoding="utf-8")
    assert run("verify", str(file)).err.startswith("The record is not a JSON file")
    assert run("verify", str(tmp_path / "missing.json")).status == 2


def test_a_replay_shows_every_moment(finished: Place, quick: Running) -> None:
    replay = finished.client.get(f"/api/replays/{finished.id}")
    game = Game.from_record(record_of(finished))
    assert [move["move"] for move in replay["moves"]] == [play.move for play in game.moves]
    assert replay["over"] and replay["winners"] == game.winners and len(replay["colours"]) == 2
    assert replay["rounds"][-1]["totals"] == [score.total for score in game.scores()]
    assert [end["round"] for end in replay["rounds"]] == list(range(1, game.round + 1))
    again = Game.from_record(game.record().to_json().replace("\n", ""))
    assert again.over
    steps = Game.new(2, introductory=True, seed=game.seed, names=game.names)
    for number, play in enumerate(game.moves[:30]):
        moment = finished.client.get(f"/api/replays/{finished.id}/{number}?seat=1")
        assert moment["number"] == number and moment["of"] == len(game.moves)
        assert moment["game"]["view"]["round"] == steps.round
        assert moment["game"]["view"]["own"]["hand"] == list(steps.view(1).own.hand)  # type: ignore[union-attr]
        steps.play(play.seat, play.move)
    last = finished.client.get(f"/api/replays/{finished.id}/{len(game.moves)}?seat=all")
    assert last["game"]["winners"] == game.winners and len(last["hands"]) == 2
    assert last["entry"]["deeds"][-1]["deed"] == "game_over"


def test_a_record_is_uploaded_and_replayed_by_anybody(finished: Place, quick: Running) -> None:
    uploaded = quick.client().request("POST", "/api/records", record_of(finished)).json()
    stranger = quick.client()
    replay = stranger.get(f"/api/replays/{uploaded['id']}")
    assert replay["winners"] == finished.client.get(f"/api/replays/{finished.id}")["winners"]
    assert replay["colours"] is None
    moment = stranger.get(f"/api/replays/{uploaded['id']}/3")
    assert moment["game"]["view"]["own"] is None and moment["hands"] is None


def test_a_bots_opinion(finished: Place) -> None:
    opinion = finished.client.get(f"/api/replays/{finished.id}/2/opinion?bot=random")
    replay = finished.client.get(f"/api/replays/{finished.id}")
    assert opinion["played"]["move"] == replay["moves"][2]["move"]
    assert opinion["best"]["words"] and opinion["bot"] == "random"
    assert opinion["same"] == (opinion["played"]["move"] == opinion["best"]["move"])


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("{id}/4999", "not_found"),
        ("{id}/3?seat=2", "no_such_seat"),
        ("{id}/3?seat=x", "no_such_seat"),
        ("{id}/-1", "malformed"),
        ("{id}/x", "malformed"),
        ("{id}/4999/opinion", "not_found"),
        ("{id}/3/opinion?bot=exec:ls", "unknown_bot"),
        ("nothing", "not_found"),
    ],
)
def test_what_cannot_be_replayed(finished: Place, path: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        finished.client.get("/api/replays/" + path.format(id=finished.id))
    assert refused.value.code == code


def test_games_that_go_on_keep_their_secrets(quick: Running) -> None:
    place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
    for path in (f"/api/tables/{place.id}/record", f"/api/replays/{place.id}", f"/api/replays/{place.id}/0"):
        with pytest.raises(Refused, match="not_over"):
            place.client.get(path)


def test_only_those_who_may_look_replay_a_table(finished: Place, quick: Running) -> None:
    for path in (f"/api/tables/{finished.id}/record", f"/api/replays/{finished.id}"):
        with pytest.raises(Refused, match="not_allowed"):
            quick.client().get(path)


@pytest.mark.parametrize("body", [b"nonsense", b"{}", b'{"format": 1, "rules": 99}'])
def test_bad_records(quick: Running, body: bytes) -> None:
    with pytest.raises(Refused, match="bad_record"):
        quick.client().request("POST", "/api/records", body).json()


def test_lessons_begin_from_a_seed_or_a_position(quick: Running) -> None:
    views: list[Json] = []
    for _ in range(2):
        place = quick.client().create(ME, ME, options={"introductory": True}, seed="42", start=True)
        assert not place.get()["table"]["fair"]
        views.append(place.state(0)["game"]["view"])
    assert views[0] == views[1]
    position = Game.new(2, seed=8, introductory=True).position()
    place = quick.client().create(ME, ME, position=position, start=True)
    table = place.get()["table"]
    assert not table["fair"] and table["seed_sha256"] is None
    assert place.state(0)["game"]["view"]["round"] == 1
