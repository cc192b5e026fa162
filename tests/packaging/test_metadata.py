"""What is installed, and what is said about it."""

import re
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import ginkgopolis
from ginkgopolis.engine import rules
from ginkgopolis.extras import PACKAGES
from tests.cli.run import run
from workshop.backend import MYPYC, SETUPTOOLS
from workshop.client import NODE
from workshop.translate import UNITS

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_the_engine_says_how_it_runs() -> None:
    compiled = str(rules.__file__).endswith(tuple(EXTENSION_SUFFIXES))
    assert compiled == ginkgopolis.COMPILED
    kind = "compiled by mypyc" if compiled else "in pure Python"
    assert run("--version").out == f"ginkgopolis {ginkgopolis.__version__} (engine {kind})\n"


def test_nothing_compiled_lies_among_the_sources() -> None:
    """Python would take it instead of the source beside it, even after the source has changed."""
    files = (path for path in (ROOT / "src").rglob("*") if path.parent.name != "__pycache__")
    assert [path for path in files if path.suffix in (".so", ".pyd", ".pyc")] == []


def test_importing_takes_nothing_that_only_a_terminal_or_a_benchmark_needs() -> None:
    code = """
import sys
before = set(sys.modules)
import ginkgopolis
roots = {name.partition(".")[0] for name in set(sys.modules) - before}
print(*sorted(roots - sys.stdlib_module_names))
"""
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, encoding="utf-8"
    )
    units = {f"{unit.library}__mypyc" for unit in UNITS}
    allowed = {"ginkgopolis", "librt", "msgspec", "mypy_extensions", "typing_extensions"} | units
    assert "ginkgopolis" in told.stdout.split()
    assert set(told.stdout.split()) <= allowed


def test_versions_are_told_once() -> None:
    assert PROJECT["project"]["version"] == ginkgopolis.__version__
    pinned = (ROOT / "requirements" / "build.in").read_text(encoding="utf-8").splitlines()
    wanted = {SETUPTOOLS, *MYPYC, NODE}
    assert {line for line in pinned if not line.startswith("#")} == wanted


def test_every_python_that_is_tested_gets_wheels() -> None:
    """In the workflows of the hosted CI, whose actions are pinned, too."""
    tests, wheels = (
        (ROOT / ".github" / "workflows" / name).read_text(encoding="utf-8")
        for name in ("tests.yml", "wheels.yml")
    )
    pythons = {tuple(re.findall(r"3\.\d+", line)) for line in re.findall("python: .*", tests)}
    builds = PROJECT["tool"]["cibuildwheel"]["build"]
    named = [name.rpartition(" :: ")[2] for name in PROJECT["project"]["classifiers"]]
    assert pythons == {tuple(build.replace("cp3", "3.").removesuffix("-*") for build in builds)}
    assert pythons == {tuple(version for version in named if re.fullmatch(r"3\.\d+", version))}
    used = re.findall(r"uses: (.*)", tests + wheels)
    assert used and all(re.fullmatch(r"\S+@v\d+\.\d+\.\d+", action) for action in used)


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.stem)
def test_locks_are_hashed_and_name_no_address(lock: Path) -> None:
    text = lock.read_text(encoding="utf-8")
    assert "http" not in text
    packages = re.split(r"\n(?=\S)", text.strip())
    assert all(re.match(r"\S+==\S+ \\\n    --hash=sha256:", package) for package in packages)


def test_each_extra_is_known_by_the_packages_that_it_brings() -> None:
    """So that a command whose extra is missing can say the line that installs it."""
    extras = PROJECT["project"]["optional-dependencies"]
    brought = {
        extra: {name_of(line) for line in lines if not line.startswith("ginkgopolis[") and ";" not in line}
        for extra, lines in extras.items()
        if extra not in ("all", "bench")
    }
    assert brought == {extra: set(packages) for extra, packages in PACKAGES.items()}
    (everything,) = extras["all"]
    assert set(everything.removeprefix("ginkgopolis[").removesuffix("]").split(",")) == set(PACKAGES)


def test_whoever_hosts_no_tables_gets_no_pydantic() -> None:
    """Neither from the package without extras nor from anything that it brings along."""
    brought: set[str] = set()
    wanted = [Requirement(line) for line in PROJECT["project"]["dependencies"]]
    while wanted:
        name = wanted.pop().name
        if name not in brought:
            brought.add(name)
            further = map(Requirement, requires(name) or ())
            wanted += [each for each in further if not each.marker or each.marker.evaluate({"extra": ""})]
    assert "pygments" in brought  # through rich
    assert "pydantic" not in brought


def name_of(requirement: str) -> str:
    """Return the package that a requirement names, as it is imported."""
    name = re.match(r"[\w.-]+", requirement)
    assert name
    return IMPORTED_AS.get(name.group(), name.group().replace("-", "_"))


IMPORTED_AS = {"pillow": "PIL"}


def test_the_page_of_a_package_index_has_no_relative_addresses() -> None:
    text = (ROOT / PROJECT["project"]["readme"]).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)]*)\)", text)
    assert targets
    assert [target for target in targets if not target.startswith("https://")] == []


def test_the_example_of_that_page_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / PROJECT["project"]["readme"]).read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    exec(example, {})
    assert len(capsys.readouterr().out.splitlines()) == 3
