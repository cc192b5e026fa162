"""How a server is set up: by options of the command line or by environment variables."""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Final, Literal

import msgspec
import platformdirs

from ginkgopolis.errors import BadOptions

PREFIX: Final = "GINKGOPOLIS_"
LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL")
SHORTEST_TOKEN: Final = 16
E_MAIL: Final = re.compile(r"[^@\s]+@[^@\s]+\.[^@\s]+")
PUBLIC_URL: Final = re.compile(r"https?://[^/\s?#]+/?")
SITE: Final = Path(__file__).parent / "site"
"""The documentation site, where a package has it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Each of them is also an environment variable: `port` is GINKGOPOLIS_PORT."""

    host: str = "127.0.0.1"
    port: int = 8000
    database_url: str = ""
    """Empty: SQLite in the user's data folder."""
    workers: int = 1
    origins: str = ""
    """Further origins, with commas, whose pages may use this server."""
    hosts: str = ""
    """Names, with commas, under which this server is called; empty: any."""
    secure_cookies: bool = False
    """Set it where people come by https."""
    proxies: str = "127.0.0.1"
    """Addresses, separated by commas, of proxies trusted to say whom they speak for."""
    docs: str = ""
    """The folder of the documentation site; empty: the one in the package."""
    log_level: str = "info"
    log_addresses: bool = False
    """Does the log say where requests come from?"""
    status_token: str = ""
    """Whoever knows it may look at the status page; empty: there is none."""
    bot_processes: int = 2
    bot_seconds: float = 10.0
    """How long a bot may think before a random move is played for it."""
    requests_per_second: float = 20.0
    requests_at_once: int = 100
    """Per address: requests at once, refilled at that rate; the same for messages, and also per session."""
    strangers_up_to: float = 0.6
    """Share of a core up to which a worker is at work when those who have no seat begin to wait."""
    strangers_per_second: float = 30.0
    """What is done for them in any case, however busy a worker is."""
    chats_per_minute: float = 30.0
    hints_per_minute: float = 30.0
    """Lines of chat, and questions to bots: per address, and per session."""
    tables_per_minute: float = 20.0
    tables_per_session: int = 200
    tables_per_address: int = 1_000
    tables_in_all: int = 100_000
    """Tables that are not finished."""
    lobby_days: float = 30.0
    table_days: float = 180.0
    """Days after which a table is closed that nobody has started, or at which nobody has played."""
    records_per_address: int = 1_000
    records_in_all: int = 10_000
    record_days: float = 365.0
    """Days after which an uploaded record is removed."""
    connections_per_address: int = 100
    connections_in_all: int = 5_000
    tables_in_memory: int = 1_000
    """Tables kept in memory though nobody is connected, for at most `idle_minutes`."""
    idle_minutes: float = 10.0
    public_url: str = ""
    """How people reach the server, as in https://example.org: for links in what is sent to them."""
    push_contact: str = ""
    """An e-mail address for push services; without one browsers are not told whose turn it is."""
    webhooks: bool = False
    """May players have an address of their own called when it is their turn?"""
    reminders_per_minute: float = 10.0
    """Reminders that an address may set up or try out."""
    reminders_per_receiver: float = 300.0
    """Letters per minute that one receiver gets."""
    reminders_per_address: int = 500
    reminders_in_all: int = 10_000
    reminder_days: float = 90.0
    """Days after which a reminder is removed by which nobody was told, and whose owner has not played."""
    ratings: bool = False
    """Can players have keys, and tables be rated?"""
    players_per_minute: float = 5.0
    """Players that an address may make, and keys that it may show."""
    players_per_address: int = 1_000
    players_in_all: int = 100_000
    player_days: float = 90.0
    """Days after which a player is removed who has shown no key and finished no rated game."""
    tournaments: Literal["off", "operator", "players"] = "off"
    """Are there tournaments, and who announces them?"""
    tournaments_per_minute: float = 10.0
    """What an address may do about tournaments: announce, join, leave, begin, close."""
    tournaments_per_player: int = 3
    tournaments_per_address: int = 10
    tournaments_in_all: int = 200
    """Tournaments that are not finished."""
    tournament_days: float = 365.0
    """Days after which a tournament that is over is removed."""

    @property
    def is_sqlite(self) -> bool:
        """Is everything in one file?"""
        return self.url.startswith("sqlite")

    @property
    def reminds(self) -> bool:
        """Are players told when it is their turn, though they are away?"""
        return self.webhooks or bool(self.push_contact)

    @property
    def url(self) -> str:
        """The database."""
        if self.database_url:
            return with_driver(self.database_url)
        folder = Path(platformdirs.user_data_dir("ginkgopolis"))
        return f"sqlite:///{folder / 'tables.sqlite3'}"


def docs_folder(settings: Settings) -> Path:
    """Return where the documentation site lies, if there is one."""
    return Path(settings.docs or SITE)


def has_docs(settings: Settings) -> bool:
    """Is there a documentation site?"""
    return (docs_folder(settings) / "index.html").is_file()


def with_driver(url: str) -> str:
    """Return a database's address with the driver that we use."""
    for prefix in ("postgres://", "postgresql://"):
        if url.startswith(prefix):
            return "postgresql+psycopg://" + url.removeprefix(prefix)
    return url


def read_settings(environment: Mapping[str, str] = os.environ, **given: object) -> Settings:
    """Read the environment variables; what is given otherwise counts more, unless it is None."""
    found: dict[str, object] = {}
    for field in msgspec.structs.fields(Settings):
        value = environment.get(PREFIX + field.name.upper())
        if value is not None:
            found[field.name] = value
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        settings = msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions("setting-unreadable", reason=str(error)) from None
    check_settings(settings)
    return settings


def check_settings(settings: Settings) -> None:
    """Refuse what cannot work."""
    if not 0 <= settings.port <= 65535:
        raise BadOptions("not-a-port", port=str(settings.port))
    if settings.log_level.upper() not in LOG_LEVELS:
        raise BadOptions(
            "not-a-log-level", level=repr(settings.log_level[:20]), levels=", ".join(LOG_LEVELS).lower()
        )
    if not 1 <= settings.workers <= 64:
        raise BadOptions("wrong-number-of-workers", workers=settings.workers)
    if settings.is_sqlite and settings.url.removeprefix("sqlite:///") in ("", ":memory:"):
        raise BadOptions("database-without-file")
    if not settings.url.startswith(("sqlite:///", "postgresql+psycopg://")):
        raise BadOptions("bad-database-address", address=repr(settings.database_url.partition(":")[0][:20]))
    if not (settings.strangers_up_to > 0 and settings.strangers_per_second > 0):
        raise BadOptions("strangers-need-time")
    if settings.push_contact and not E_MAIL.fullmatch(settings.push_contact):
        raise BadOptions("not-an-e-mail-address", address=repr(settings.push_contact[:60]))
    if settings.public_url and not PUBLIC_URL.fullmatch(settings.public_url):
        raise BadOptions("not-a-public-url", address=repr(settings.public_url[:60]))
    if settings.webhooks and not settings.public_url:
        raise BadOptions("webhooks-need-address")
    if settings.tournaments != "off" and not settings.ratings:
        raise BadOptions("tournaments-need-players")
    if settings.workers > 1 and settings.is_sqlite:
        raise BadOptions("sqlite-one-worker")
    if 0 < len(settings.status_token) < SHORTEST_TOKEN:
        raise BadOptions("status-token-short", shortest=SHORTEST_TOKEN)


def to_environment(settings: Settings) -> dict[str, str]:
    """Return the settings as environment variables, for worker processes."""
    values = msgspec.to_builtins(settings)
    return {PREFIX + name.upper(): str(value) for name, value in values.items()}
