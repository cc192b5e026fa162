"""The client's folder belongs to one npm at a time: `make` builds the client and fetches tools at once."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from workshop import client


def is_taken(folder: Path) -> bool:
    """Would somebody else have to wait for the folder?"""
    if sys.platform == "win32":
        raise OSError("make is not for Windows")
    import fcntl

    other = os.open(folder, os.O_RDONLY)
    try:
        fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    else:
        return False
    finally:
        os.close(other)


@pytest.mark.parametrize("work", [client.build, client.fetch_tools])
def test_npm_works_undisturbed(
    work: Callable[[], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever npm does is done while everybody else waits, and nobody has to wait afterwards."""
    taken: dict[str, bool] = {}

    def npm(*arguments: str, trouble: str) -> None:
        (tmp_path / "node_modules").mkdir(exist_ok=True)
        taken[arguments[0]] = is_taken(tmp_path)

    monkeypatch.setattr(client, "CLIENT", tmp_path)
    monkeypatch.setattr(client, "MARK", tmp_path / "mark")
    monkeypatch.setattr(client, "FETCHED", tmp_path / "node_modules" / "fetched.txt")
    monkeypatch.setattr(client, "run", npm)
    work()
    assert taken["ci"]
    assert all(taken.values())
    assert not is_taken(tmp_path)
