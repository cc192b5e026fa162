"""Proxies that are trusted to say whom they speak for.

What they say is read by uvicorn's own reader, which tells the application the same later on. Else somebody
could be one address to the porter, and another one to all who come after him.
"""

import contextlib
import re
from typing import Any, Final

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

FORWARDED: Final = re.compile(rb"\nx-forwarded-for:[ \t]*([^\r\n]*)", re.IGNORECASE)


async def nobody(*_: Any) -> None:
    """Stand for the application."""


class Proxies:
    """Those that a setting names: addresses and networks, with commas, or `*` for all."""

    def __init__(self, setting: str) -> None:
        self.reader = ProxyHeadersMiddleware(nobody, setting)

    def __contains__(self, host: str) -> bool:
        return host in self.reader.trusted_hosts

    def source(self, host: str, head: bytes) -> str:
        """Return the address for which a request speaks that comes from a host."""
        said = FORWARDED.findall(head) if host in self else []
        if not said:
            return host
        headers = [(b"x-forwarded-for", value.strip()) for value in said]
        scope: Any = {"type": "http", "client": (host, 0), "headers": headers}
        reading: Any = self.reader(scope, nobody, nobody)  # type: ignore[arg-type]
        with contextlib.suppress(StopIteration):  # it waits for nothing
            reading.send(None)
        return str(scope["client"][0])
