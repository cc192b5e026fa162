"""Who may come in, before anything else is done: a look at the bytes of a request, and no more.

Reading a request, finding its route and making a WebSocket of it costs as much as most answers do. So whoever
is to be refused for coming too often, and strangers for whom there is no time, go no further than this.
"""

import re
from functools import lru_cache
from http import HTTPStatus
from typing import Final

from starlette.datastructures import MutableHeaders

from ginkgopolis.language import speaking
from ginkgopolis.server.doors.guard import LOGGER, add_headers, error_response, first_of_ours
from ginkgopolis.server.doors.limits import Allowances, network, too_much
from ginkgopolis.server.doors.proxies import Proxies
from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.gate import Enter
from ginkgopolis.server.tables.hub import Hub

COOKIES: Final = re.compile(rb"\ncookie:[ \t]*([^\r\n]*)", re.IGNORECASE)
ACCEPTED: Final = re.compile(rb"\naccept-language:[ \t]*([^\r\n]{1,200})", re.IGNORECASE)
PATH: Final = "/api/"
"""Refused are programs, whatever they have asked for: with headers that keep nothing."""
TOO_OFTEN: Final = 429
STRANGERS_REFUSED: Final = "ginkgopolis_strangers_refused_total"


class Porter:
    """Meets all who come to one server process."""

    def __init__(self, hub: Hub, allowances: Allowances) -> None:
        self.hub = hub
        self.gate = hub.gate
        self.allowances = allowances
        self.proxies = Proxies(hub.settings.proxies)

    def meet(self, host: str, head: bytes, enter: Enter) -> tuple[str, bytes]:
        """Let a request enter, now or in turn; return whose line it is, and the answer if it may not."""
        address = self.proxies.source(host, head)
        whose = network(address)
        pause = self.allowances.all.addresses.wait(whose)
        if pause:
            self.note(address, head)
            return whose, self.refuse(head, too_much(pause))
        if self.gate.knows(self.session(head)):
            enter()
        elif not self.gate.come(whose, enter, is_bounded=address not in self.proxies):
            self.hub.count(STRANGERS_REFUSED)
            return whose, self.refuse(head, Refusal("busy", "too-many-strangers"))
        return whose, b""

    def session(self, head: bytes) -> str:
        """Return the session that a request shows."""
        found = COOKIES.search(head)
        return "" if found is None else self.hub.sessions.read(found[1].decode("latin-1"))

    def note(self, address: str, head: bytes) -> None:
        """Write down who comes too often, for those who keep floods out."""
        method, path = (*head[:4000].decode("latin-1").split(" ", 2), "")[:2]
        shown = {"method": method[:20], "path": path.partition("?")[0][:200], "status": TOO_OFTEN}
        client = {"client": address} if self.hub.settings.log_addresses else {}
        LOGGER.info("request", extra={**shown, **client})

    def refuse(self, head: bytes, refusal: Refusal) -> bytes:
        """Return the answer that somebody gets who is turned away."""
        self.hub.count(f'ginkgopolis_requests_total{{status="{refusal.status}"}}')
        accepted = ACCEPTED.search(head)
        language = first_of_ours(accepted[1]) if accepted else None
        return answer(refusal.code, refusal.message, refusal.pause, language)


@lru_cache(256)
def answer(code: str, message: str, pause: int | None, language: str | None) -> bytes:
    """Return a refusal as it goes over the wire, which is worked out once."""
    with speaking(language):
        response = error_response(Refusal(code, message, retry_after=None if pause is None else pause - 1))
    headers = MutableHeaders(raw=response.raw_headers)
    add_headers(headers, PATH)
    headers["Connection"] = "close"
    status = HTTPStatus(response.status_code)
    lines = [b"HTTP/1.1 %d %b" % (status, status.phrase.encode())]
    lines += [name + b": " + value for name, value in headers.raw]
    return b"\r\n".join([*lines, b"", bytes(response.body)])
