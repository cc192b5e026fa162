"""The code in the documentation runs as it stands there, page by page."""

import json
import re
from pathlib import Path

import msgspec
import pytest

from ginkgopolis.record import Record

DOCS = Path(__file__).parents[1] / "docs"
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
ELSEWHERE = {"bots.md"}
"""Pages with a test of their own, since their code needs a file or a package around it."""
PAGES = sorted(
    page
    for page in DOCS.rglob("*.md")
    if page.name not in ELSEWHERE and PYTHON.search(page.read_text(encoding="utf-8"))
)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From top to bottom, as a reader would type it into one session."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for code in PYTHON.findall(page.read_text(encoding="utf-8")):
        exec(compile(code, str(page), "exec"), names)


def test_the_schema_of_records_is_theirs() -> None:
    """`python -m tests.test_docs` writes it again."""
    assert (DOCS / "record.schema.json").read_text(encoding="utf-8") == schema()


def schema() -> str:
    """Return the JSON Schema of records, as a file."""
    return json.dumps(msgspec.json.schema(Record), indent=2) + "\n"


if __name__ == "__main__":
    (DOCS / "record.schema.json").write_text(schema(), encoding="utf-8", newline="\n")
