"""The status page: for those who know the token, about all workers, and without anybody's secrets."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from ginkgopolis import BadOptions, __version__
from ginkgopolis.language import speaking
from ginkgopolis.server.admin.status_page import span
from ginkgopolis.server.settings import read_settings
from tests.server.conftest import new_postgres
from tests.server.playing import BOT, ME, OPEN
from tests.server.running import Running, settings_for
from tests.server.test_health import pragma

TOKEN = "a token that is long enough"
BEARER = {"Authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def workers(postgres_url: str) -> Iterator[list[Running]]:
    """Two workers with a status page."""
    settings = settings_for(new_postgres(postgres_url), status_token=TOKEN)
    first = Running(settings)
    second = Running(settings, first.time)
    yield [first, second]
    for running in (first, second):
        running.stop()


def test_without_a_token_there_is_nothing(quick: Running) -> None:
    for path in ("/status", "/status.json", "/status.css", "/status?token="):
        assert quick.client().request("GET", path).status == 404
    with pytest.raises(BadOptions, match="at least 16 characters"):
        read_settings({}, status_token="short")


def test_two_workers_and_both_together(workers: list[Running]) -> None:
    host = workers[0].client().create(ME, OPEN, BOT, title="Secret title")
    guest = workers[1].client().at(host)
    sockets = [host.socket(), guest.socket()]
    for worker in workers:
        worker.run(worker.app.state.caretaker.board.put_up)
    found = workers[0].client().request("GET", "/status.json", headers=BEARER)
    status = found.json()
    assert found.headers["cache-control"] == "no-store"
    assert sorted(status["workers"]) == sorted(worker.hub.worker for worker in workers)
    here, there = (status["workers"][worker.hub.worker] for worker in workers)
    assert (here["players"], here["spectators"], there["players"], there["spectators"]) == (1, 0, 0, 1)
    together = status["together"]
    assert (together["connections"], together["players"], together["spectators"]) == (2, 1, 1)
    assert together["version"] == status["version"] == __version__
    assert status["phases"] == {"lobby": 1} and together["database_ms"] > 0
    said = found.body.decode()
    for secret in (TOKEN, host.id, "Secret title", host.invite, host.client.cookie.partition("=")[2]):
        assert secret and secret not in said
    for socket in sockets:
        socket.close()


def test_the_page(workers: list[Running]) -> None:
    client = workers[0].client()
    page = client.request("GET", f"/status?token={TOKEN.replace(' ', '%20')}&lang=de")
    assert page.status == 200 and page.headers["content-type"].startswith("text/html")
    text = page.body.decode()
    assert "Verbindungen" in text and __version__ in text and workers[0].hub.worker in text
    assert TOKEN not in text and "<style" not in text
    assert client.request("GET", "/status.css").headers["content-type"].startswith("text/css")


def test_trouble_with_the_database_is_told(tmp_path: Path) -> None:
    """Just then the page must not fail: it is where operators look first."""
    running = Running(settings_for(f"sqlite:///{tmp_path}/t.sqlite3", status_token=TOKEN))
    try:
        client = running.client()
        client.create(ME, OPEN)
        sane = client.request("GET", "/status.json", headers=BEARER).json()
        assert sane["trouble"] is None and sane["phases"] == {"lobby": 1}
        assert sane["together"]["saved"] and sane["together"]["database_errors"] == 0
        pragma(running, "query_only=ON")
        found = client.request("GET", "/status.json", headers=BEARER).json()
        assert found["trouble"] == "read_only" and found["phases"] == {}
        assert not found["together"]["saved"] and found["together"]["database_errors"] > 0
        page = client.request("GET", "/status?lang=en", headers=BEARER)
        assert page.status == 200 and b'role="alert">Moves are not being saved: the database is' in page.body
    finally:
        running.stop()


def test_spans_of_time_can_be_read() -> None:
    with speaking("en"):
        found = [span(seconds) for seconds in (59, 600, 2 * 3600 - 1, 2 * 3600, 47 * 3600, 49 * 3600)]
    assert found == ["0 min", "10 min", "119 min", "2 h", "47 h", "2 days"]


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer wrong"}, {"Authorization": TOKEN}])
def test_a_wrong_token(workers: list[Running], headers: dict[str, str]) -> None:
    for path in ("/status", "/status.json", "/status.json?token=w%C3%B6rong"):
        refused = workers[0].client().request("GET", path, headers=headers)
        assert refused.status == 403 and b"wrong_secret" in refused.body


def workers_on_page(worker: Running) -> list[str]:
    """Return the workers that a worker knows."""
    return list(worker.client().request("GET", "/status.json", headers=BEARER).json()["workers"])


def test_who_has_stopped_is_counted_no_more(workers: list[Running]) -> None:
    third = Running(settings_for(workers[0].hub.settings.database_url, status_token=TOKEN), workers[0].time)
    third.run(third.app.state.caretaker.board.put_up)
    assert third.hub.worker in workers_on_page(workers[0])
    third.stop()
    assert third.hub.worker not in workers_on_page(workers[0])
    workers[1].run(workers[1].app.state.caretaker.board.put_up)
    assert workers[1].hub.worker in workers_on_page(workers[0])
    workers[0].time.now += 60
    assert workers_on_page(workers[0]) == [workers[0].hub.worker]
