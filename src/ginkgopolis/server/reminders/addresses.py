"""Where reminders may go: to names in the public network, by https, and nowhere else.

A client says where a reminder is sent, so that without care it could make the server knock at doors that only
the server can reach. The form of an address is checked when it is given; where its name leads is looked at
each time something is sent, by the very connection that is made (`PublicResolver`), and redirections are not
followed.
"""

import ipaddress
import re
import socket
from typing import Final

from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from ginkgopolis.server.errors import Refusal

# A host is a name whose last part has a letter: numbers would be taken for addresses, and never looked up.
ADDRESS: Final = re.compile(
    r"https://(?:[a-z0-9](?:[a-z0-9-]{0,62})\.)+[a-z][a-z0-9-]{0,62}(?::443)?(?:/[!-~]*)?", re.IGNORECASE
)
USUAL: Final = ipaddress.ip_network("2000::/3")
TUNNELS: Final = tuple(map(ipaddress.ip_network, ("2001::/32", "2002::/16")))
"""Addresses of version 6 that lead to one of version 4."""


def check_address(address: str) -> None:
    """Refuse what is no address in the public network."""
    if not ADDRESS.fullmatch(address):
        raise Refusal("bad_address", "not-a-public-address")


def is_public(text: str) -> bool:
    """Can everybody reach this number of a machine, and not only those beside the server?"""
    number = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(number, ipaddress.IPv6Address):
        return number.is_global and number in USUAL and not any(number in tunnel for tunnel in TUNNELS)
    return number.is_global and not number.is_multicast


class PublicResolver(AbstractResolver):
    """Finds the machines behind a name, those in the public network only."""

    def __init__(self, names: AbstractResolver | None = None) -> None:
        self.names = names or ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        """Return the machines that may be spoken to."""
        found = await self.names.resolve(host, port, family)
        public = [one for one in found if is_public(one["host"])]
        if not public:
            raise OSError(f"{host} is not in the public network")
        return public

    async def close(self) -> None:
        """Let go of what looks names up."""
        await self.names.close()
