"""Reminders go to the public network, and nowhere else."""

import asyncio

import pytest

from ginkgopolis.server.errors import Refusal
from ginkgopolis.server.reminders.addresses import LookUp, check_address, is_public, public_numbers
from tests.server.running import Refused, Running


@pytest.mark.parametrize(
    "address",
    [
        "http://example.org/",
        "https://127.0.0.1/",
        "https://2130706433/",
        "https://0x7f.1/",
        "https://10.0.0.1.",
        "https://[::1]/",
        "https://[",
        "https://localhost/",
        "https://example.org:8080/",
        "https://user@example.org/",
        "https://example.org@127.0.0.1/",
        "https://example.org\\@127.0.0.1/",
        "https://example.org/\n",
        "https://exämple.org/",
        "ftp://example.org/",
        "file:///etc/passwd",
        "",
    ],
)
def test_no_address_of_machines_beside_the_server(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        check_address(address)
    assert refused.value.code == "bad_address"


def test_a_bad_address_is_not_kept(reminding: Running) -> None:
    client = reminding.client()
    with pytest.raises(Refused, match="422 bad_address"):
        client.post("/api/reminders", address="https://127.0.0.1/")
    assert client.get("/api/reminders")["reminders"] == []


@pytest.mark.parametrize("address", ["https://example.org", "https://a.b-c.example.org:443/x?y=1#z"])
def test_addresses_of_the_public_network(address: str) -> None:
    check_address(address)


def leads_to(*numbers: str) -> LookUp:
    """Return a name server that answers the same for any name."""

    async def find(host: str) -> list[str]:
        return list(numbers)

    return find


@pytest.mark.parametrize(
    "number",
    [
        *("127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0"),
        *("224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1"),
        *("::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:7f00:1::"),
    ],
)
def test_no_number_of_machines_beside_the_server(number: str) -> None:
    assert not is_public(number)
    with pytest.raises(OSError, match="not in the public network"):
        asyncio.run(public_numbers("example.org", leads_to(number)))


def test_only_the_public_ones_of_several() -> None:
    find = leads_to("10.0.0.1", "93.184.216.34", "::1")
    assert asyncio.run(public_numbers("example.org", find)) == ["93.184.216.34"]
