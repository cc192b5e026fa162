"""Plays blocks on Ray, on as many machines as its cluster has."""

import logging
import os
import secrets
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from types import ModuleType
from typing import Final

from ginkgopolis.arena.match import Block, play_block
from ginkgopolis.arena.plan import Plan
from ginkgopolis.arena.workers import Blocks, WorkerEnded, answer_for, be_single_threaded, checked
from ginkgopolis.errors import BadOptions
from ginkgopolis.extras import require_extra

LOCAL: Final = "local"
AUTO: Final = "auto"
CLIENT: Final = "ray://"
LAST_PORT: Final = 65535
PATIENCE: Final = 5.0  # seconds until a cluster has to answer for the first time
OBJECT_STORE: Final = 100_000_000  # bytes; blocks are small
TRIES: Final = 4  # to start a cluster of our own
WAITING: Final = 2  # blocks for each processor, so that none has to wait for us


def play_on_ray(plan: Plan, blocks: list[int], address: str = LOCAL, processes: int = 1) -> Blocks:
    """Play blocks on a cluster, or on one of our own with this many processes; yield them in any order."""
    if not blocks:
        return
    with connected(address, processes) as ray:
        task = ray.remote(play_there)
        room = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        todo = iter(blocks)
        playing = [task.remote(plan, block) for block in islice(todo, room)]
        while playing:
            done, playing = ray.wait(playing)
            playing += [task.remote(plan, block) for block in islice(todo, 1)]
            yield fetched(ray, done[0])


def play_there(plan: Plan, block: int) -> Block | Exception:
    """Play a block, in a process of the cluster."""
    be_single_threaded()
    return answer_for(partial(play_block, plan), block)


def fetched(ray: ModuleType, reference: object) -> Block:
    """Return a block that was played somewhere."""
    try:
        answer: Block | Exception = ray.get(reference)
    except ray.exceptions.RayError as error:
        raise WorkerEnded("ray-lost-block", reason=first_words(error)) from None
    return checked(answer)


@contextmanager
def connected(address: str, processes: int) -> Iterator[ModuleType]:
    """Connect to a cluster; one of our own lives in a temporary folder and leaves nothing behind."""
    # Not in the user's own folder for temporary files: sockets must not have long names.
    short = "/tmp" if Path("/tmp").is_dir() else None
    folder = TemporaryDirectory(prefix="ginkgo-", dir=short, ignore_cleanup_errors=True)
    with folder as path, own_settings(address):
        ray = load_ray()
        check_address(address)
        options: dict[str, object] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if address == LOCAL:
            options |= {
                "num_cpus": processes,
                "include_dashboard": False,
                "object_store_memory": OBJECT_STORE,
                "_temp_dir": path,
            }
        start(ray, address, options)
        try:
            yield ray
        finally:
            ray.shutdown()


def start(ray: ModuleType, address: str, options: dict[str, object]) -> None:
    """Connect, or start a cluster of our own: on a busy machine Ray gives up on its processes too soon."""
    for tries_left in reversed(range(TRIES if address == LOCAL else 1)):
        try:
            ray.init(address, **options)
            return
        except ConnectionError:
            raise BadOptions("no-ray-cluster", address=repr(address)) from None
        except Exception as error:  # Ray raises no exception of its own here
            if not tries_left:
                raise WorkerEnded("ray-not-started", reason=first_words(error)) from None


def first_words(error: Exception) -> str:
    """Return what Ray says, in a line of some length."""
    return " ".join(str(error).split())[:300]


@contextmanager
def own_settings(address: str) -> Iterator[None]:
    """Keep a cluster of our own from calling home and from leaving its password in the home folder."""
    before = dict(os.environ)
    if address == LOCAL:
        os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def check_address(address: str) -> None:
    """Refuse a cluster that does not answer; Ray itself would try for minutes."""
    if address in (LOCAL, AUTO):
        return
    host, _, port = address.removeprefix(CLIENT).rpartition(":")
    if not host or not port.isdecimal() or int(port) > LAST_PORT:
        raise BadOptions("not-a-ray-address", address=repr(address), auto=AUTO)
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadOptions("no-ray-cluster-why", address=repr(address), reason=reason) from None


def load_ray() -> ModuleType:
    """Import Ray, which is large and which few need."""
    require_extra("ray")
    return import_module("ray")
