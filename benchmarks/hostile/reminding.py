"""Ways to be reminded that lead nowhere: the server is to try them all the same."""

import os
from base64 import urlsafe_b64encode
from collections.abc import Iterator

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECRET_BYTES = 16


def ways(host: str) -> Iterator[dict[str, object]]:
    """Give a webhook and a browser, at a host that there is not, without end."""
    number = 0
    while True:
        yield {"address": f"https://h{number}.{host}.invalid/hook"}
        yield {"address": f"https://h{number}.{host}.invalid/push", "keys": browser_keys()}
        number += 1


def browser_keys() -> dict[str, str]:
    """Return what a browser says about itself to those who push something to it."""
    key = ec.generate_private_key(ec.SECP256R1()).public_key()
    point = key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {"p256dh": as_text(point), "auth": as_text(os.urandom(SECRET_BYTES))}


def as_text(data: bytes) -> str:
    """Return bytes as browsers write them."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()
