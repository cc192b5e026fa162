"""What can be measured: by kinds of requests, of each worker, whichever is asked."""

import re
from pathlib import Path

import msgspec

from ginkgopolis.server.health import OFTEN
from ginkgopolis.server.measures import Measures
from ginkgopolis.server.metrics import FRESH, Families, Family, told
from tests.server.playing import ME
from tests.server.running import Running, settings_for

DEPLOY = Path(__file__).parents[2] / "deploy"
PAGE = Path(__file__).parents[2] / "docs" / "metrics.md"
BY = re.compile(r"\bby \(([^)]*)\)")
ALARMS = ("changes_total", "write_seconds")
"""What other figures of the dashboard tell, too."""
SAMPLE = re.compile(r'([a-z_]+)\{worker="(\w+)"(?:,([^}]*))?\} ([0-9.e+-]+)')


def test_timings_count_all_that_took_no_longer() -> None:
    measures = Measures()
    for seconds in (0.001, 0.005, 0.02, 60.0):
        measures.time("request", "GET /", seconds)
    timing = measures.timings["request", "GET /"]
    counts = dict(timing.up_to())
    assert (counts["0.005"], counts["0.01"], counts["0.025"], counts["10.0"], counts["+Inf"]) == (
        2,
        2,
        3,
        3,
        4,
    )
    assert timing.seconds == 0.001 + 0.005 + 0.02 + 60.0


def test_each_name_is_told_once_with_all_workers() -> None:
    one: Families = {"a": Family("gauge", [("", "", 1)]), "b": Family("counter", [("", 'x="y"', 2)])}
    two: Families = {"a": Family("gauge", [("", "", 3)])}
    assert told({"w1": one, "w2": two}).splitlines() == [
        "# TYPE a gauge",
        'a{worker="w1"} 1',
        'a{worker="w2"} 3',
        "# TYPE b counter",
        'b{worker="w1",x="y"} 2',
    ]


def samples(server: Running) -> dict[tuple[str, str, str], float]:
    """Return all figures by name, worker and labels."""
    text = server.client().request("GET", "/metrics").body.decode()
    lines = [line for line in text.splitlines() if not line.startswith("# TYPE ")]
    found = [SAMPLE.fullmatch(line) for line in lines]
    return {(one[1], one[2], one[3] or ""): float(one[4]) for one in found if one}


def use(server: Running) -> None:
    """Do a little of everything."""
    place = server.client().create(ME, ME, options={"introductory": True}, start=True)
    socket = place.socket()
    socket.ask("choices", seat=0)
    assert socket.game is not None
    socket.move(socket.game["decision"]["moves"][0])
    server.client().request("GET", f"/nothing/{place.id}")
    socket.close()


def test_whichever_worker_is_asked_tells_of_all(fresh_postgres: str) -> None:
    """A worker that is gone is told of for a short while only."""
    workers = [Running(settings_for(fresh_postgres)) for _ in range(2)]
    try:
        for server in workers:
            use(server)
            server.time.now += OFTEN
            server.run(server.app.state.caretaker.look)
        names = {server.hub.worker for server in workers}
        for server in workers:
            found = samples(server)
            assert {worker for _, worker, _ in found} == names
            for worker in names:
                key = ("ginkgopolis_message_seconds_count", worker, 'kind="choices"')
                assert found[key] == 1 and found["ginkgopolis_database_seconds_count", worker, ""] > 1
        workers[0].time.now += FRESH + 1
        assert {worker for _, worker, _ in samples(workers[0])} == {workers[0].hub.worker}
    finally:
        for server in workers:
            server.stop()


def test_kinds_of_requests_are_few(quick: Running) -> None:
    """Strangers cannot make up new ones."""
    use(quick)
    kinds = {kind for name, kind in quick.hub.measures.timings if name == "ginkgopolis_request_seconds"}
    assert {"POST /api/tables", "other"} <= kinds
    assert all("nothing" not in kind for kind in kinds)


SELDOM = {
    "ginkgopolis_database_errors_total",
    "ginkgopolis_database_changes_total",
    "ginkgopolis_bot_failures_total",
    "ginkgopolis_reminders_total",
    "ginkgopolis_rated_games_total",
    "ginkgopolis_strangers_refused_total",
    "ginkgopolis_tournament_rounds_total",
}
"""Figures that are there once something of the kind has happened."""


def labels_on_the_page() -> dict[str, set[str]]:
    """Return the figures that the page explains, with the labels that it names."""
    found: dict[str, set[str]] = {}
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        if line.startswith("| `"):
            names, _, meaning = line.partition(" | ")
            labels = set(re.findall(r"(?:by|with the) `(\w+)`", meaning))
            found |= dict.fromkeys(re.findall(r"`(ginkgopolis_\w+)`", names), labels)
    return found


def family(name: str) -> str:
    """Return the figure of which a sample is a part."""
    return re.sub("_(bucket|sum|count)$", "", name)


def test_the_page_names_what_there_is(quick: Running) -> None:
    """Every figure is explained, with its labels."""
    use(quick)
    text = quick.client().request("GET", "/metrics").body.decode()
    families = set(re.findall(r"^# TYPE (\w+) ", text, re.MULTILINE))
    explained = labels_on_the_page()
    assert set(explained) == families | SELDOM
    for name, _, labels in samples(quick):
        assert set(re.findall(r"(\w+)=", labels)) - {"le"} == explained[family(name)], name


def test_the_dashboard_asks_for_what_there_is() -> None:
    """Every figure, and every label by which it selects, adds up or names lines."""
    dashboard = msgspec.json.decode((DEPLOY / "grafana.json").read_bytes())
    explained = labels_on_the_page()
    shown = set()
    for panel in dashboard["panels"]:
        for target in panel["targets"]:
            names = {family(name) for name in re.findall(r"ginkgopolis_\w+", target["expr"])}
            asked = set(re.findall(r"(\w+)[=!]~?\"", target["expr"]))
            asked |= {label for group in BY.findall(target["expr"]) for label in group.split(", ")}
            asked |= set(re.findall(r"{{(\w+)}}", target["legendFormat"]))
            for name in names:
                assert asked <= explained[name] | {"worker", "le"}, (panel["title"], name)
            shown |= names
    left_out = set(explained) - shown
    assert left_out == {"ginkgopolis_info"} | {f"ginkgopolis_database_{what}" for what in ALARMS}
