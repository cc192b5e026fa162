"""Play honest tables beside hostile traffic, on SQLite and PostgreSQL: `python -m benchmarks.hostile`."""

import argparse
import asyncio
import os
import platform
import re
import resource
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import msgspec
import uvloop

from benchmarks.hostile.databases import Counts, counts, missing_moves, new_database, replays
from benchmarks.hostile.honest import Book, play
from benchmarks.hostile.report import TITLES, Run, page, text_of
from benchmarks.server_load.measure import load_of_machine
from benchmarks.server_load.servers import ON, Server

DOCS = Path(__file__).parents[2] / "docs"
DATABASES = ("sqlite", "postgres")
SAMPLES = 120
"""How often the server's memory is looked at."""
STEP = 0.02
"""Seconds from one look of the honest players at how late they themselves are to the next."""
MORE = {
    "STATUS_TOKEN": "a token for the soak",
    "LOG_ADDRESSES": "true",
    "LOG_LEVEL": "info",
}
"""What is on as well; the limits are the usual ones."""
UMPIRE = 15
"""Seconds that the server has for rating the games that have ended last: three looks."""
REMINDED = re.compile(r"^ginkgopolis_reminders_total\{.*\} ([0-9.e+]+)$", re.MULTILINE)


class Attack(msgspec.Struct):
    """What the hostile process says it has done."""

    done: dict[str, int]
    answers: dict[str, int]
    cpu: float


def main() -> None:
    """Run, print and write down the results; the status says whether they are good."""
    arguments = read_arguments()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    faults = 0
    for database in arguments.database or DATABASES:
        print(f"On {TITLES[database]}, for {arguments.minutes:g} min ...", flush=True)
        run = run_on(database, arguments)
        print(text_of(run), flush=True)
        faults += len(run.faults)
        if arguments.json is not None:
            write(run, arguments.json)
    sys.exit(1 if faults else 0)


def read_arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.hostile", description=__doc__)
    parser.add_argument("--minutes", type=float, default=30.0, help="on each database")
    parser.add_argument("--database", choices=DATABASES, action="append", help="only that one")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--share", type=float, default=0.5, help="of a core that attackers may use")
    parser.add_argument(
        "--json",
        type=Path,
        nargs="?",
        const=DOCS / "hostile.json",
        help="add it there, and to the page",
    )
    return parser.parse_args()


def run_on(database: str, arguments: argparse.Namespace) -> Run:
    """Return what was measured on a new database."""
    with tempfile.TemporaryDirectory() as folder, new_database(database, Path(folder)) as url:
        return uvloop.run(measure(database, url, Path(folder) / "server.log", arguments))


async def measure(database: str, url: str, log: Path, arguments: argparse.Namespace) -> Run:
    """Let honest and hostile clients come to a server, and return what was measured."""
    before = load_of_machine()
    command = [sys.executable, "-m", "ginkgopolis", "serve", "--port", "0"]
    server = Server(command, pinned=False, log=log, settings=ON | MORE | {"DATABASE_URL": url})
    try:
        book, attack, memory, cpu = await meet(server, arguments)
        after = load_of_machine()
        reminded, done = await asyncio.to_thread(letters, server.port), await all_rated(url)
    finally:
        server.stop()
    delays = sorted(book.delays)
    return Run(
        database=database,
        machine=machine(),
        minutes=arguments.minutes,
        tables=arguments.tables,
        share=arguments.share,
        before=before,
        after=after,
        moves=len(delays),
        median=delays[len(delays) // 2],
        p99=delays[int(0.99 * len(delays))],
        worst=delays[-1],
        own_lag=sorted(book.lags)[int(0.99 * len(book.lags))],
        games=book.games,
        rated=done.rated,
        unrated=done.unrated,
        missed=done.missed,
        reminded=reminded,
        refused=book.refused[:20],
        lost=book.lost,
        errors=[line for line in log.read_text(encoding="utf-8").splitlines() if '"level":"error"' in line],
        missing=missing_moves(url, book.kept),
        replays=replays(url),
        memory=memory,
        server_cpu=cpu,
        attack_cpu=attack.cpu,
        done=attack.done,
        answers=attack.answers,
    )


async def meet(server: Server, arguments: argparse.Namespace) -> tuple[Book, Attack, list[float], float]:
    """Play and attack until the time is over; return also the server's memory and its share of a core."""
    seconds = 60 * arguments.minutes
    book = Book()
    asyncio.get_running_loop().set_exception_handler(lambda *_: hung_up(book))
    begin, cpu = time.perf_counter(), server.seconds
    hostile = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.hostile.attack"]
        + [str(server.port), str(seconds), str(arguments.share)],
        stdout=subprocess.PIPE,
    )
    watching = asyncio.create_task(watch(server, seconds))
    noticing = asyncio.create_task(notice(book, begin + seconds))
    players = (play(server.port, number, book, begin + seconds) for number in range(arguments.tables))
    await asyncio.gather(*players)
    memory, _ = await asyncio.gather(watching, noticing)
    share = (server.seconds - cpu) / (time.perf_counter() - begin)
    told, _ = await asyncio.to_thread(hostile.communicate)
    return book, msgspec.json.decode(told, type=Attack), memory, share


async def all_rated(url: str) -> Counts:
    """Let the server rate the games that have just ended, and count them."""
    for _ in range(UMPIRE):
        if not (found := await asyncio.to_thread(counts, url)).unrated:
            break
        await asyncio.sleep(1)
    return found


def letters(port: int) -> int:
    """Return how many reminders the server has tried to send, by its metrics."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=60) as answer:
        return round(sum(map(float, REMINDED.findall(answer.read().decode()))))


def hung_up(book: Book) -> None:
    """Note that the server has closed the line of somebody honest."""
    book.lost += 1


async def watch(server: Server, seconds: float) -> list[float]:
    """Look at the server's memory now and then."""
    found = []
    for _ in range(SAMPLES):
        await asyncio.sleep(seconds / SAMPLES)
        found.append(server.memory / 1e6)
    return found


async def notice(book: Book, end: float) -> None:
    """Look again and again how late this process is itself."""
    while (begin := time.perf_counter()) < end:
        await asyncio.sleep(STEP)
        book.lags.append(1000 * (time.perf_counter() - begin - STEP))


def machine() -> str:
    """Describe where and with what everything was measured."""
    from ginkgopolis import COMPILED

    engine = "compiled" if COMPILED else "interpreted"
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return f"{system}, Python {platform.python_version()} (engine {engine}), niceness {os.nice(0)}"


def write(run: Run, file: Path) -> None:
    """Add a run to those of other databases, and write the page again."""
    runs = msgspec.json.decode(file.read_bytes(), type=dict[str, Run]) if file.exists() else {}
    runs[run.database] = run
    file.write_bytes(msgspec.json.format(msgspec.json.encode(runs), indent=1) + b"\n")
    file.with_suffix(".md").write_text(page(runs), encoding="utf-8")


if __name__ == "__main__":
    main()
