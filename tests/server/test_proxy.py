"""Behind the proxy of deploy/: a real Caddy passes on what it should, and nothing else."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.server.playing import ME, check_same, play_on
from tests.server.running import Client, Running, settings_for

CADDY = Path(sys.executable).with_name("caddy")
CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"


@contextmanager
def caddy(server: Running, home: Path) -> Iterator[int]:
    """Run the proxy before a server, and yield its port; another one, should somebody have taken it."""
    while True:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port: int = free.getsockname()[1]
        process = subprocess.Popen(
            [CADDY, "run", "--adapter", "caddyfile", "--config", CADDYFILE],
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ
            | {
                "SITE": f"http://127.0.0.1:{port}",
                "GAME": f"127.0.0.1:{server.port}",
                "HOME": str(home),
            },
        )
        with process:
            assert process.stderr is not None
            said = []
            for line in process.stderr:
                said.append(line)
                if "serving initial configuration" in line:
                    try:
                        yield port
                    finally:
                        process.terminate()
                    return
            assert "address already in use" in said[-1]


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[Client]:
    """A client who comes through the proxy to a server with narrow limits for each address."""
    settings = settings_for(
        f"sqlite:///{tmp_path}/t.sqlite3", requests_per_second=0.001, requests_at_once=40, proxies="127.0.0.1"
    )
    server = Running(settings)
    try:
        with caddy(server, tmp_path) as port:
            yield Client(port)
    finally:
        server.stop()


def test_a_game_through_the_proxy(proxied: Client) -> None:
    place = proxied.create(ME, ME, options={"introductory": True}, start=True)
    sockets = [place.socket(0), place.socket(1)]
    play_on(sockets, Random(1), rounds=2)
    for seen in sockets:
        check_same(seen)
        seen.close()


def test_what_is_not_for_everybody(proxied: Client) -> None:
    for path in (
        "/healthz",
        "/metrics",
        "/METRICS",
        "/metrics/",
        "/x/../metrics",
        "/%6detrics",
        "/healthz?x=1",
    ):
        response = proxied.request("GET", path)
        assert response.status == 404 and response.body == b""


def test_nobody_can_pretend_to_be_many(proxied: Client) -> None:
    """All come from one address, whatever they say."""
    names = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(41)]
    answers = [proxied.request("GET", "/api/about", headers=name).status for name in names]
    assert answers == [200] * 40 + [429]
