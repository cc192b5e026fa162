"""Where reminders may go: to names in the public network, by https, and nowhere else.

A client says where a reminder is sent, so that without care it could make the server knock at doors that only
the server can reach. The form of an address is checked when it is given. Where its name leads is looked at
each time something is sent, and the connection goes to the very number that was looked at.
"""

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Final
from urllib.parse import urlsplit

from ginkgopolis.server.errors import Refusal

# A host is a name whose last part has a letter: numbers would be taken for addresses, and never looked up.
ADDRESS: Final = re.compile(
    r"https://(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z][a-z0-9-]{0,62}(?::443)?(?:/[!-~]*)?", re.IGNORECASE
)
PORT: Final = 443
LOOK_UPS: Final = 8
"""Names that are looked up at once."""
USUAL: Final = ipaddress.ip_network("2000::/3")
TUNNELS: Final = tuple(map(ipaddress.ip_network, ("2001::/32", "2002::/16")))
"""Addresses of version 6 that lead to one of version 4."""

LookUp = Callable[[str], Awaitable[list[str]]]
"""Finds the numbers of the machines behind a name."""


def check_address(address: str) -> None:
    """Refuse what is no address in the public network."""
    if not ADDRESS.fullmatch(address):
        raise Refusal("bad_address", "not-a-public-address")


def host_of(address: str) -> str:
    """Return the name of the machine in an address."""
    return urlsplit(address).hostname or ""


def site_of(host: str) -> str:
    """Return the end of a name: whoever has one can make up any number of names before it."""
    return ".".join(host.split(".")[-2:])


def is_public(text: str) -> bool:
    """Can everybody reach this number of a machine, and not only those beside the server?"""
    number = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        return number.is_global and number in USUAL and not any(number in tunnel for tunnel in TUNNELS)
    return number.is_global and not number.is_multicast


@cache
def threads() -> ThreadPoolExecutor:
    """Return threads that wait for name servers only: a slow one must not keep anything else waiting."""
    return ThreadPoolExecutor(LOOK_UPS, thread_name_prefix="names")


async def look_up(host: str) -> list[str]:
    """Return the numbers of the machines behind a name."""
    ask = partial(socket.getaddrinfo, host, PORT, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(threads(), ask)
    return [str(address[0]) for *_, address in found]


async def public_numbers(host: str, find: LookUp) -> list[str]:
    """Return those of them that are in the public network; there must be one."""
    public = [number for number in await find(host) if is_public(number)]
    if not public:
        raise OSError(f"{host} is not in the public network")
    return public
