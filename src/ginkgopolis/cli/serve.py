"""`ginkgopolis serve`: host tables for the browser."""

import os
import socket
import sys
import webbrowser
from contextlib import AbstractContextManager, ExitStack, closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ginkgopolis import BadOptions
from ginkgopolis.cli.options import language_option
from ginkgopolis.cli.set_up import choose_language
from ginkgopolis.extras import require_extra
from ginkgopolis.language import say, speaking

if TYPE_CHECKING:
    import uvicorn

    from ginkgopolis.server.settings import Settings

BACKLOG = 2048
ACCEPTED_AT_ONCE = 8
SHORT_SHUTDOWN = 5  # seconds for requests that are under way when the server stops
LONG_SILENCE = 60  # seconds until a silent worker is replaced; on a busy machine it is slow to start


@click.command()
@click.option("--host", help="The address to listen at; 0.0.0.0 for all.")
@click.option("--port", type=int, help="The port to listen at; 0 for any free one.")
@click.option(
    "--database-url",
    help="Where tables are kept: sqlite:///FILE or postgresql://...; a file if not given.",
)
@click.option("--workers", type=int, help="Processes; several need PostgreSQL.")
@click.option("--open", "open_browser", is_flag=True, help="Open a browser.")
@language_option
def serve(
    host: str | None,
    port: int | None,
    database_url: str | None,
    workers: int | None,
    open_browser: bool,
    language: str | None,
) -> None:
    """Host tables: open the address in a browser, alone or with friends."""
    here = speaking(choose_language(language))
    with here:
        require_extra("server")
        from ginkgopolis.server.settings import read_settings

        settings = read_settings(host=host, port=port, database_url=database_url, workers=workers)
        if not settings.is_sqlite:
            require_extra("postgres")
        if settings.push_contact:
            require_extra("notify")
        if settings.ratings:
            require_extra("community")
        claimed = prepare_database(settings)
        listener = bind(settings.host, settings.port)
        address = address_of(listener, settings.host)
        click.echo(say("serving-at", address=address))
        if open_browser:
            webbrowser.open(address)
    # Not in here: the server speaks to each visitor in her own language.
    with claimed:
        started = run(settings, listener)
    if not started:
        with here:
            raise BadOptions("server-did-not-start")


def prepare_database(settings: "Settings") -> AbstractContextManager[object]:
    """Bring the database up to date, so that what is wrong with it is said before anything else.

    An SQLite file is claimed, and let go at the end of the context.
    """
    from ginkgopolis.server.store.claim import claim
    from ginkgopolis.server.store.database import Store

    store = Store(settings.url)
    with ExitStack() as claimed:
        if settings.is_sqlite:
            claimed.enter_context(closing(claim(Path(settings.url.removeprefix("sqlite:///")))))
        try:
            store.migrate()
        finally:
            store.engine.dispose()
        return claimed.pop_all()


def bind(host: str, port: int) -> socket.socket:
    """Return a socket that listens; a port in use is said in one sentence."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named, so that asyncio knows it for TCP and sends small messages at once.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform == "win32":  # where SO_REUSEADDR would let anybody take a port that is in use
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(BACKLOG)  # from now on who connects only has to wait
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOptions("cannot-listen", host=host, port=str(port), reason=reason) from None
    listener.set_inheritable(True)
    return listener


def address_of(listener: socket.socket, host: str) -> str:
    """Return the address that people open."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{listener.getsockname()[1]}/"


def run(settings: "Settings", listener: socket.socket) -> bool:
    """Serve until somebody stops it, and return whether it has started at all."""
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from ginkgopolis.server.logs import set_up_logs
    from ginkgopolis.server.settings import to_environment

    os.environ.update(to_environment(settings))
    set_up_logs(settings.log_level)
    allow_many_connections()
    config = make_config(settings)
    if settings.workers > 1:
        Multiprocess(config, sockets=doubled(listener)).run()
        return True
    server = uvicorn.Server(config)
    server.run(sockets=doubled(listener))
    return server.started


def doubled(listener: socket.socket) -> list[socket.socket]:
    """Return a socket that listens several times over.

    uvloop takes one new connection from each whenever it looks around. With one alone, everybody else would
    wait behind a flood until the system has no more room for those who come.
    """
    if sys.platform == "win32":  # where there is no uvloop
        return [listener]
    return [listener, *(listener.dup() for _ in range(ACCEPTED_AT_ONCE - 1))]


def allow_many_connections() -> None:
    """Have as many files open as the system allows: usually it is a thousand, unless one asks."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):  # some systems name more than they allow
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def event_loop(settings: "Settings") -> str:
    """Return the event loop: uvloop where there is one, else asyncio's usual one."""
    if sys.platform == "win32" and not settings.is_sqlite:
        return "asyncio:SelectorEventLoop"  # on Windows PostgreSQL can be waited for in no other one
    return "auto"


def make_config(settings: "Settings") -> "uvicorn.Config":
    """Return how uvicorn runs the application."""
    import uvicorn

    from ginkgopolis.server.doors.callers import Caller
    from ginkgopolis.server.doors.requests import LONGEST_MESSAGE
    from ginkgopolis.server.doors.way import choose_way

    return uvicorn.Config(
        "ginkgopolis.server.app:from_environment",
        factory=True,
        loop=event_loop(settings),
        workers=settings.workers,
        log_config=None,
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        server_header=False,
        http=Caller,
        ws=choose_way(),
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=SHORT_SHUTDOWN,
        timeout_worker_healthcheck=LONG_SILENCE,
        h11_max_incomplete_event_size=LONGEST_MESSAGE,
    )
