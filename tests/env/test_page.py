"""The page about the lab says what the code says; `python -m tests.env.test_page` writes its table again."""

import re
from pathlib import Path

from ginkgopolis import Options
from ginkgopolis.env.actions import ActionSpace
from ginkgopolis.env.fields import FIELDS
from ginkgopolis.env.places import SIZE
from ginkgopolis.options import MODULE_NAMES

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
BETWEEN = re.compile(r"(?<=<!-- fields: begin -->\n).*(?=<!-- fields: end -->)", re.DOTALL)
FEW = 24
"""That many columns are named one by one on the page."""


def table() -> str:
    """Return the fields as a table."""
    lines = ["| name | shape | from, to | what it is |", "|---|---|---|---|"]
    for field in FIELDS:
        shape = " · ".join(map(str, field.shape))
        columns = f": {'; '.join(field.columns)}" if len(field.columns) < FEW else ""
        lines.append(f"| `{field.name}` | {shape} | {field.low}, {field.high} | {field.meaning}{columns} |")
    return "\n" + "\n".join(lines) + "\n\n"


def test_the_page_tells_what_every_number_means() -> None:
    found = BETWEEN.search(PAGE.read_text(encoding="utf-8"))
    assert found and found.group() == table()
    assert f"one row of {SIZE:,} numbers" in PAGE.read_text(encoding="utf-8")


def test_the_page_counts_the_actions() -> None:
    page = PAGE.read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|]+ \| ([\d ·]*) ?\| ([\d ·]+) \|$", page, re.MULTILINE)
    assert len(rows) == 9
    few, many = (sum(product(row[at]) for row in rows) for at in range(2))
    assert few == len(ActionSpace(Options(players=2)))
    assert many == len(ActionSpace(Options(players=4, modules=MODULE_NAMES)))


def product(text: str) -> int:
    """Return what a cell of the table comes to."""
    first, _, second = text.partition("·")
    return int(first or 0) * int(second or 1)


if __name__ == "__main__":
    PAGE.write_text(BETWEEN.sub(table(), PAGE.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")
