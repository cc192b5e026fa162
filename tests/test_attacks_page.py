"""Every test that the page of attacks names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "attacks.md"


def test_every_test_that_is_named_is_there() -> None:
    named = 0
    for row in PAGE.read_text(encoding="utf-8").splitlines():
        text = ""
        for word in re.findall(r"`([\w/.]+)`", row):
            if word.endswith(".py"):
                text = (ROOT / "tests" / "server" / word).read_text(encoding="utf-8")
            elif word.startswith("test_"):
                assert f"def {word}(" in text, word
                named += 1
    assert named > 40
