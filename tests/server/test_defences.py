"""What keeps a server up: limits, origins, headers, strict reading, a log without secrets."""

import io
import logging
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from ginkgopolis.server.doors.guard import check_origin
from ginkgopolis.server.doors.limits import Bucket, Limiter, Places
from ginkgopolis.server.doors.requests import LONGEST_MESSAGE
from ginkgopolis.server.doors.way import ORDINARY
from ginkgopolis.server.errors import STATUS, Refusal
from ginkgopolis.server.logs import JsonLines
from tests.patience import PATIENCE
from tests.server.playing import ME, OPEN
from tests.server.running import Client, Refused, Response, Running, settings_for

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_every_error_code_is_documented_with_its_status() -> None:
    rows: dict[str, str] = {}
    for line in PROTOCOL.read_text(encoding="utf-8").partition("## Errors")[2].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("| `"):
            rows |= {code.strip("` "): cells[1] for code in cells[0].split(",")}
    assert rows == {code: str(status) for code, status in STATUS.items()}


class TestReading:
    @pytest.mark.parametrize(
        ("body", "code"),
        [
            (b"", "malformed"),
            (b"nonsense", "malformed"),
            (b"[]", "malformed"),
            (b"\xff\xfe", "malformed"),
            (b'{"seats": "me"}', "malformed"),
            (b"[" * 20_000, "malformed"),
            (b" " * (LONGEST_MESSAGE + 1), "too_large"),
        ],
        ids=range(7),
    )
    def test_bodies_that_cannot_be_read(self, quick: Running, body: bytes, code: str) -> None:
        with pytest.raises(Refused) as refused:
            quick.client().request("POST", "/api/tables", body).json()
        assert refused.value.code == code and refused.value.status == STATUS[code]

    def test_only_json(self, quick: Running) -> None:
        """A form of another site could not be of this type without asking first."""
        headers = {"Content-Type": "text/plain"}
        with pytest.raises(Refused, match="media_type"):
            quick.client().request("POST", "/api/tables", b"{}", headers).json()

    @pytest.mark.parametrize(
        ("method", "path", "code"),
        [
            ("GET", "/api/nothing", "not_found"),
            ("GET", "/nothing.js", "not_found"),
            ("DELETE", "/api/tables", "method"),
            ("PUT", "/api/about", "method"),
            ("GET", "/api/tables/" + "x" * 50, "malformed"),
            ("GET", "/api/tables/../../etc/passwd", "not_found"),
        ],
    )
    def test_addresses(self, quick: Running, method: str, path: str, code: str) -> None:
        with pytest.raises(Refused) as refused:
            quick.client().request(method, path).json()
        assert refused.value.code == code

    @pytest.mark.parametrize(
        "message",
        [
            "nonsense",
            "{}",
            "[]",
            '{"type": "fly"}',
            '{"type": "sync", "more": 1}',
            '{"type": "look", "seat": "0"}',
            '{"type": "look", "seat": 99}',
            '{"type": "move", "key": "", "seat": 0, "decision": "1.0", "moves": ["A"]}',
            '{"type": "chat", "key": "k", "text": 5}',
        ],
    )
    def test_messages_that_cannot_be_read(self, either: Running, message: str) -> None:
        socket = either.client().create(ME, OPEN).socket()
        socket.raw.send(message)
        assert socket.until("error")["code"] == "malformed"
        socket.send("sync")
        socket.until("state")  # the connection stays
        socket.close()

    @pytest.mark.parametrize(
        ("message", "code"),
        [("x" * (LONGEST_MESSAGE + 1), 1009), ("é" * LONGEST_MESSAGE, 1009), (b"{}", 1003)],
        ids=["long", "long in bytes", "binary"],
    )
    def test_frames_that_end_a_connection(self, either: Running, message: str | bytes, code: int) -> None:
        socket = either.client().create(ME, OPEN).socket()
        socket.raw.send(message)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                socket.receive()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == code
        socket.close()


class TestOrigins:
    def test_pages_of_other_sites_can_do_nothing(self, either: Running) -> None:
        client = either.client()
        own = {"Origin": f"http://127.0.0.1:{either.port}"}
        made = client.request("POST", "/api/tables", b'{"seats": [{"kind": "me"}]}', own).json()
        for origin in ("http://evil.example", f"http://127.0.0.1:{either.port}.evil.example", "null"):
            with pytest.raises(Refused, match="forbidden_origin"):
                client.request("POST", "/api/tables", b"{}", {"Origin": origin}).json()
            with pytest.raises(ConnectionClosed, match="4403"):
                listen(client, made["table"]["id"], origin)
        assert listen(client, made["table"]["id"], own["Origin"])["type"] == "state"

    def test_further_origins_can_be_named(self) -> None:
        headers = {"origin": "https://games.example", "host": "127.0.0.1:8000"}
        check_origin(headers, ("https://games.example",))
        with pytest.raises(Exception, match="other sites"):
            check_origin(headers, ())


def listen(client: Client, table_id: str, origin: str) -> dict[str, object]:
    """Connect from a page of some origin and return the first message."""
    with client.dial(table_id, origin=origin) as socket:
        found: dict[str, object] = msgspec.json.decode(socket.recv(PATIENCE))
        return found


class TestHeaders:
    @pytest.mark.parametrize("path", ["/", "/api/about", "/api/nothing", "/healthz"])
    def test_what_keeps_browsers_safe(self, quick: Running, path: str) -> None:
        headers = quick.client().request("GET", path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "http" not in policy and "*" not in policy and "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers

    def test_answers_are_never_kept(self, quick: Running) -> None:
        assert quick.client().request("GET", "/api/me").headers["cache-control"] == "no-store"

    def test_a_page_for_browsers(self, quick: Running) -> None:
        response = quick.client().request("GET", "/")
        assert response.status == 200 and b"Ginkgopolis" in response.body
        assert response.headers["content-type"].startswith("text/html")


class TestLimits:
    def test_every_limit_says_when_to_try_again(self) -> None:
        assert all(Refusal(code, "busy").pause for code, status in STATUS.items() if status == 429)

    @pytest.mark.parametrize("path", [f"/assets/{'a/' * 500}", f"/api/tables/{'%2e' * 1000}"])
    def test_addresses_longer_than_ours_are_not_taken_apart(self, quick: Running, path: str) -> None:
        for address in (path, f"/api/about?{'a&' * 3001}"):
            answer = quick.client().request("GET", address)
            assert answer.status == 404 and b"not_found" in answer.body
        assert quick.client().request("GET", f"/api/about?{'a&' * 2000}lang=de").status == 200

    def test_buckets_are_refilled(self) -> None:
        bucket = Bucket(2, 0.0)
        assert [bucket.take(1.0, 2, 0.0) for _ in range(3)] == [0.0, 0.0, 1.0]
        assert bucket.take(1.0, 2, 0.5) == 0.5
        assert bucket.take(1.0, 2, 1.0) == 0.0
        assert [bucket.take(1.0, 2, 99.0) for _ in range(3)] == [0.0, 0.0, 1.0]

    def test_each_client_has_her_own(self) -> None:
        limiter = Limiter(1.0, 1, lambda: 0.0)
        limiter.check("a")
        limiter.check("b")
        with pytest.raises(Exception, match="too much"):
            limiter.check("a")

    def test_places(self) -> None:
        places = Places(3, 2)
        with places.one("a"), places.one("a"):
            with pytest.raises(Refusal, match="too many connections"), places.one("a"):
                pass
            with places.one("b"), pytest.raises(Refusal), places.one("c"):
                pass
            with pytest.raises(KeyError), places.one("c"):
                assert places.total == 3
                raise KeyError
        assert places.total == 0 and not places.taken

    @pytest.fixture(params=[None, ORDINARY], ids=["chosen", "ordinary"])
    def strict(self, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Running]:
        """A server with narrow limits."""
        settings = settings_for(
            f"sqlite:///{tmp_path}/t.sqlite3",
            requests_per_second=1,
            requests_at_once=12,
            tables_per_minute=3,
            tables_per_session=1,
            connections_per_address=1,
        )
        running = Running(settings, way=request.param)
        yield running
        running.stop()

    def test_too_many_requests(self, strict: Running) -> None:
        answers: list[Response] = [strict.client().request("GET", "/api/about") for _ in range(13)]
        assert [answer.status for answer in answers] == [200] * 12 + [429]
        assert int(answers[-1].headers["retry-after"]) >= 1
        with pytest.raises(Refused, match="rate_limited"):
            answers[-1].json()
        strict.time.now += 1
        assert strict.client().request("GET", "/api/about").status == 200
        assert strict.client().request("GET", "/api/about").status == 429

    def test_too_many_tables_and_connections(self, strict: Running) -> None:
        client = strict.client()
        place = client.create(ME, OPEN)
        with pytest.raises(Refused, match="too_many_tables"):
            client.create(ME, OPEN)
        strict.client().create(ME, OPEN)
        with pytest.raises(Refused, match="rate_limited"):
            strict.client().create(ME, OPEN)
        strict.time.now += 20
        strict.client().create(ME, OPEN)
        socket = place.socket()
        with pytest.raises(InvalidStatus, match="429"):
            place.socket()
        for _ in range(13):
            socket.send("sync")
        while socket.receive()["type"] != "error":
            pass
        assert socket.heard[-1]["code"] == "rate_limited"
        with pytest.raises(ConnectionClosed, match="4429"):
            for _ in range(60):  # the line may be dead before the last of them
                socket.send("sync")
            while True:
                socket.receive()
        socket.close()


class TestService:
    def test_health_and_metrics(self, quick: Running) -> None:
        client = quick.client()
        place = client.create(ME, ME, options={"introductory": True}, start=True)
        place.move(0, place.state(0)["game"]["decision"]["moves"][0])
        assert client.get("/healthz") == {"status": "ok"}
        text = client.request("GET", "/metrics").body.decode()
        lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        worker = f'worker="{quick.hub.worker}"'
        assert float(lines[f"ginkgopolis_tables_in_memory{{{worker}}}"]) >= 1
        assert float(lines[f"ginkgopolis_rows_total{{{worker}}}"]) >= 1
        assert float(lines[f'ginkgopolis_requests_total{{{worker},status="200"}}']) >= 1

    def test_the_log_has_lines_of_json_without_secrets(self, quick: Running) -> None:
        stream = io.StringIO()
        handler = logging.StreamHandler(stream)
        handler.setFormatter(JsonLines())
        logger = logging.getLogger("ginkgopolis")
        level = logger.level
        logger.addHandler(handler)
        logger.setLevel("INFO")
        try:
            client = quick.client()
            place = client.create(ME, OPEN)
            secret = place.post("link", seat=0)["secret"]
            client.get(f"/api/tables/{place.id}?invite={place.invite}")
            quick.client().at(place)
        finally:
            logger.removeHandler(handler)
            logger.setLevel(level)
        lines = [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]
        assert {line["path"] for line in lines} >= {"/api/tables", f"/api/tables/{place.id}"}
        assert all(line["level"] == "info" and line["status"] < 300 for line in lines)
        for hidden in (secret, str(place.invite), client.cookie.partition("=")[2]):
            assert hidden not in stream.getvalue()

    def test_a_mistake_of_ours_is_told_apart(
        self, quick: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        async def fail(*_: int) -> None:
            raise RuntimeError("unforeseen")

        monkeypatch.setattr(quick.hub.store.lists, "listed", fail)
        with pytest.raises(Refused) as refused:
            quick.client().get("/api/tables")
        assert refused.value.status == 500 and "unforeseen" not in refused.value.message
        assert "unforeseen" in caplog.text

    def test_idle_tables_are_forgotten(self, quick: Running) -> None:
        """They cost no memory but their rows, and come back as they were."""
        place = quick.client().create(ME, ME, options={"introductory": True}, start=True)
        connected = quick.client().create(ME, OPEN)
        socket = connected.socket()
        before = place.state(0)
        assert place.id in quick.hub.tables
        quick.time.now += 86_400
        quick.tick()
        assert place.id not in quick.hub.tables and connected.id in quick.hub.tables
        assert place.state(0) == before | {"now": quick.time.now}
        socket.close()

    def test_the_schema_tells_all_routes_and_messages(self, quick: Running) -> None:
        schema = quick.client().get("/api/openapi.json")
        shapes = schema["components"]["schemas"]
        assert {
            "ClientMessage",
            "ServerMessage",
            "State",
            "View",
            "Constructed",
            "Record",
        } <= shapes.keys()
        told = PROTOCOL.read_text(encoding="utf-8")
        for path in schema["paths"]:
            short = (
                path.replace("{table_id}", "T")
                .replace("{replay_id}", "R")
                .replace("{number}", "N")
                .replace("{reminder_id}", "ID")
                .replace("{player_id}", "ID")
                .replace("{tournament_id}", "ID")
            )
            assert short.rpartition("/")[2] in told
        for kind in shapes["ServerMessage"]["anyOf"]:
            tag = shapes[kind["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"][0]
            assert f"`{tag}`" in told
