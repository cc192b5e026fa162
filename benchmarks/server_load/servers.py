"""The servers that are measured, each in a separate process that has one core."""

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

PEER = Path(__file__).parent / "peer"
SERVER_CORE, CLIENT_CORE = 0, 1
LIMITS = {
    "REQUESTS_PER_SECOND": "1e9",
    "REQUESTS_AT_ONCE": "1000000000",
    "STRANGERS_UP_TO": "1e9",
    "TABLES_PER_MINUTE": "1e9",
    "TABLES_PER_SESSION": "1000000",
    "TABLES_PER_ADDRESS": "1000000",
    "CONNECTIONS_PER_ADDRESS": "1000000",
    "CONNECTIONS_IN_ALL": "1000000",
    "TABLES_IN_MEMORY": "1000000",
}
"""Everybody comes from one address here."""
ON = {
    "RATINGS": "true",
    "TOURNAMENTS": "players",
    "WEBHOOKS": "true",
    "PUBLIC_URL": "https://load.example.org",
    "PUSH_CONTACT": "host@example.org",
}
"""What a server can do besides: all of it is on whenever a server of ours is measured."""
PRODUCTION = {"NODE_ENV": "production"}


class Server:
    """A server that runs at some port."""

    def __init__(
        self,
        command: Sequence[str],
        folder: Path | None = None,
        pinned: bool = True,
        log: Path | None = None,
        settings: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Start it; `pinned`, it has one core for itself and the programs that it starts."""
        environment = os.environ | PRODUCTION
        environment |= {f"GINKGOPOLIS_{name}": value for name, value in settings.items()}
        with Path(log or os.devnull).open("w", encoding="utf-8") as errors:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                cwd=folder,
                env=environment,
                encoding="utf-8",
            )
        if pinned:
            os.sched_setaffinity(self.process.pid, {cores()[SERVER_CORE]})
        assert self.process.stdout is not None
        address = re.search(r":(\d+)/", self.process.stdout.readline())
        if address is None:
            raise RuntimeError(f"The server does not start: {' '.join(command)}")
        self.port = int(address[1])

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def memory(self) -> int:
        """The bytes of memory that it has now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8")
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        assert found is not None
        return 1024 * int(found[1])

    @property
    def seconds(self) -> float:
        """The CPU seconds that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def cores() -> list[int]:
    """The cores that this machine lets us use; the first is the server's, the second the clients'."""
    found = sorted(ALL_CORES)
    return found if len(found) > 1 else found * 2


ALL_CORES = os.sched_getaffinity(0)


def our_server(database: Path, **settings: str) -> Server:
    """Start `ginkgopolis serve` on SQLite."""
    command = [sys.executable, "-m", "ginkgopolis", "serve", "--port", "0"]
    usual = LIMITS | ON | {"DATABASE_URL": f"sqlite:///{database}", "LOG_LEVEL": "warning"}
    return Server(command, settings=usual | settings)


def peer_server(node: str) -> Server:
    """Start the server of boardgame.io, which keeps everything in memory."""
    return Server([node, "server.js"], PEER)
