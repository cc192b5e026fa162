"""Under which names a server answers, and what its log says about who asks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from ginkgopolis.server.logs import JsonLines
from tests.patience import PATIENCE
from tests.server.playing import ME, OPEN
from tests.server.running import Running, settings_for

GUIDE = Path(__file__).parents[2] / "docs" / "deploy.md"


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that is called by two names, and whose log has addresses."""
    folder = tmp_path_factory.mktemp("tables")
    hosts = "games.example, [2001:db8::1]"
    settings = settings_for(f"sqlite:///{folder}/t.sqlite3", hosts=hosts, log_addresses=True)
    running = Running(settings)
    yield running
    running.stop()


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("games.example", 200),
        ("GAMES.example:8443", 200),
        ("[2001:db8::1]:80", 200),
        ("games.example.evil.example", 421),
        ("evil.example", 421),
        ("127.0.0.1", 421),
        ("", 421),
    ],
)
def test_only_our_own_names(named: Running, host: str, status: int) -> None:
    """Another name that somebody lets lead here could make a page of hers look like one of ours."""
    answer = named.client().request("GET", "/api/about", headers={"Host": host})
    assert answer.status == status
    assert named.client().request("GET", "/healthz", headers={"Host": host}).status == 200


def test_connections_by_other_names(named: Running) -> None:
    with pytest.raises(ConnectionClosed, match=r"4403.*wrong_host"):
        knock(named)


def test_what_fail2ban_reads(named: Running, caplog: pytest.LogCaptureFixture) -> None:
    """The filter in our documentation finds the addresses of those who were refused, and no others."""
    caplog.set_level("INFO", "ginkgopolis")
    named.client().request("GET", "/api/about", headers={"Host": "games.example"})
    named.client().request("GET", '/"status":429,"client":"192.0.2.1"', headers={"Host": "games.example"})
    assert found_by_fail2ban(caplog) == []
    named.client().request("GET", "/api/about", headers={"Host": "evil.example"})
    with pytest.raises(ConnectionClosed):
        knock(named)
    assert found_by_fail2ban(caplog) == ["127.0.0.1", "127.0.0.1"]


def test_fail2ban_reads_who_comes_too_often(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It is her address that is written down, not the network for which she counts."""
    caplog.set_level("INFO", "ginkgopolis")
    limits = {"requests_per_second": 0.001, "requests_at_once": 1, "log_addresses": True}
    server = Running(settings_for(f"sqlite:///{tmp_path}/t.sqlite3", **limits))
    try:
        came = {"X-Forwarded-For": "2001:db8::7"}
        for status in (200, 429):
            assert server.client().request("GET", "/api/about", headers=came).status == status
    finally:
        server.stop()
    assert found_by_fail2ban(caplog) == ["2001:db8::7"]


def test_nobody_is_named_unless_it_is_wanted(quick: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "ginkgopolis")
    quick.client().create(ME, OPEN).socket().close()
    assert "connected" in caplog.messages and "127.0.0.1" not in log_lines(caplog)


def log_lines(caplog: pytest.LogCaptureFixture) -> str:
    """Return the log as a server writes it."""
    return "\n".join(JsonLines().format(record) for record in caplog.records)


def found_by_fail2ban(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return the addresses that the documented filter finds in the log."""
    told = GUIDE.read_text(encoding="utf-8")
    expression = re.findall(r"^failregex = (.*)$", told, re.MULTILINE)[0].replace("<HOST>", r"([0-9a-f.:]+)")
    return re.findall(expression, log_lines(caplog), re.MULTILINE)


def knock(server: Running) -> None:
    """Try to connect to a table."""
    with server.client().dial("x" * 12) as socket:
        socket.recv(PATIENCE)
