"""What holds for all tests of bots: nobody is in a hurry."""

import pytest

from tests.patience import PATIENCE


@pytest.fixture(autouse=True)
def long_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a program may take a while to start, and a bot that is told to stop, too."""
    monkeypatch.setattr("ginkgopolis.bots.exec_bot.START_LIMIT", PATIENCE)
    monkeypatch.setattr("ginkgopolis.bots.clock.OBEDIENCE", PATIENCE)
