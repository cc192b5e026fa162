"""Sessions: who is asking, by a cookie that only this server can have made."""

import base64
import hmac
import re
from typing import Final

from ginkgopolis.server.tables.doc import hashed, new_secret

COOKIE: Final = "ginkgopolis"
OWN: Final = re.compile(rf"(?:^|;)[ \t]*{COOKIE}=([\w.-]{{1,64}})[ \t]*(?=;|$)", re.ASCII)
"""Ours among all cookies of a header."""
OLDER: Final = re.compile(r"[A-Za-z0-9_-]{22}")
SIGNED: Final = re.compile(r"([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{22})")


def token_in(cookies: str) -> str:
    """Return our token among the cookies of a header.

    Python's own reader takes seconds for 32 KB that somebody hostile has thought out.
    """
    found = OWN.findall(cookies)
    return str(found[-1]) if found else ""


class Sessions:
    """Issues sessions, and knows those that were issued by any worker."""

    def __init__(self, key: str, older: frozenset[str] = frozenset()) -> None:
        self.key = bytes.fromhex(key)
        self.older = older
        """What is stored of sessions that were issued before they were signed."""

    def issue(self) -> str:
        """Return the token of a new session."""
        name = new_secret()
        return f"{name}.{self.signature(name)}"

    def signature(self, name: str) -> str:
        """Return what nobody can make who does not know the key: 128 bits."""
        digest = hmac.digest(self.key, name.encode(), "sha256")[:16]
        return base64.urlsafe_b64encode(digest).decode().rstrip("=")

    def disguise(self, address: str) -> str:
        """Return what is stored of an address: things can be counted by it, and nobody can be found."""
        return hmac.digest(self.key, f"address {address}".encode(), "sha256")[:16].hex()

    def read(self, cookies: str) -> str:
        """Return what is stored of the session in a header of cookies; nothing, if it was never issued."""
        token = token_in(cookies)
        signed = SIGNED.fullmatch(token)
        if signed is not None:
            return hashed(token) if hmac.compare_digest(self.signature(signed[1]), signed[2]) else ""
        stored = hashed(token) if OLDER.fullmatch(token) else ""
        return stored if stored in self.older else ""
