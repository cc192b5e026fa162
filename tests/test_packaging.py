"""What is installed: compiled or not, never stale, and with no more than it needs."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import ginkgopolis
from ginkgopolis.engine import rules
from ginkgopolis.language import LOCALE
from tests.cli.run import run

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
STATIC = ROOT / "src" / "ginkgopolis" / "server" / "static"  # the browser client, once it is built
NOTICE = "The engine runs in pure Python, for it could not be compiled: "


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
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    allowed = {"ginkgopolis", "ginkgopolis__mypyc", "msgspec", "mypy_extensions", "typing_extensions"}
    assert "ginkgopolis" in told.stdout.split()
    assert set(told.stdout.split()) <= allowed


def test_versions_are_told_once() -> None:
    assert PROJECT["project"]["version"] == ginkgopolis.__version__
    pinned = (ROOT / "requirements" / "build.in").read_text().splitlines()
    assert {line for line in pinned if not line.startswith("#")} == set(PROJECT["build-system"]["requires"])


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").glob("*.txt")), ids=lambda path: path.stem)
def test_locks_are_hashed_and_name_no_address(lock: Path) -> None:
    text = lock.read_text()
    assert "http" not in text
    packages = re.split(r"\n(?=\S)", text.strip())
    assert all(re.match(r"\S+==\S+ \\\n    --hash=sha256:", package) for package in packages)


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what a wheel is made from, with leftovers of older builds."""
    folder = tmp_path / "sources"
    folder.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    for name in ("lib", f"lib.linux-x86_64-cpython-3{sys.version_info.minor}"):
        old = folder / "build" / name / "ginkgopolis" / "engine"
        old.mkdir(parents=True)
        (old / f"rules{EXTENSION_SUFFIXES[0]}").write_bytes(b"stale")
    return folder


def build(sources: Path, hook: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Do what pip does to get a wheel."""
    cleared = {"GINKGOPOLIS_PURE": "", "GINKGOPOLIS_REQUIRE_COMPILED": "", "PYTHONPATH": ""}
    return subprocess.run(
        [sys.executable, "-c", f"from setuptools import build_meta; build_meta.{hook}('dist')"],
        capture_output=True,
        text=True,
        check=False,
        cwd=sources,
        env=os.environ | cleared | environment,
    )


def wheel_of(sources: Path) -> Path:
    """Return the one wheel that was made."""
    (wheel,) = (sources / "dist").glob("*.whl")
    return wheel


def compiled_files(wheel: Path) -> list[str]:
    """Return the files of a wheel that hold machine code."""
    return [name for name in ZipFile(wheel).namelist() if name.endswith((".so", ".pyd"))]


def test_pure_python_on_demand(sources: Path) -> None:
    """GINKGOPOLIS_PURE=1 asks for it, so that there is nothing to notice; the wheel is for any platform."""
    built = build(sources, "build_wheel", GINKGOPOLIS_PURE="1")
    assert built.returncode == 0
    assert NOTICE not in built.stderr
    wheel = wheel_of(sources)
    assert wheel.name == f"ginkgopolis-{ginkgopolis.__version__}-py3-none-any.whl"
    packed = {name for name in ZipFile(wheel).namelist() if name.startswith("ginkgopolis/")}
    code = {
        str(path.relative_to(sources / "src")) for path in (sources / "src" / "ginkgopolis").rglob("*.py")
    }
    texts = {f"ginkgopolis/locale/{text.parent.name}/{text.name}" for text in LOCALE.glob("*/*.ftl")}
    client = {str(path.relative_to(STATIC.parents[2])) for path in STATIC.rglob("*") if path.is_file()}
    assert packed == code | texts | client | {"ginkgopolis/py.typed"}


def test_pure_python_without_a_compiler(sources: Path) -> None:
    built = build(sources, "build_wheel", CC="no-such-compiler")
    assert built.returncode == 0
    (notice,) = (line for line in built.stderr.splitlines() if "pure Python" in line)
    assert notice == NOTICE + "command 'no-such-compiler' failed: No such file or directory."
    assert wheel_of(sources).name.endswith("-py3-none-any.whl")
    assert compiled_files(wheel_of(sources)) == []


def test_pure_python_when_the_compiler_gives_up(sources: Path) -> None:
    built = build(sources, "build_wheel", CC="false")
    assert built.returncode == 0
    assert len([line for line in built.stderr.splitlines() if line.startswith(NOTICE)]) == 1
    assert wheel_of(sources).name.endswith("-py3-none-any.whl")


def test_pure_python_when_the_engine_cannot_be_translated(sources: Path) -> None:
    with (sources / "src" / "ginkgopolis" / "engine" / "rules.py").open("a") as rules_file:
        rules_file.write('\nseat: int = "Ada"\n')
    built = build(sources, "build_wheel")
    assert built.returncode == 0
    assert len([line for line in built.stderr.splitlines() if line.startswith(NOTICE)]) == 1
    assert wheel_of(sources).name.endswith("-py3-none-any.whl")


def test_no_fallback_where_compiling_is_required(sources: Path) -> None:
    built = build(sources, "build_wheel", GINKGOPOLIS_REQUIRE_COMPILED="1", CC="false")
    assert built.returncode != 0
    assert list((sources / "dist").glob("*")) == []


def test_wishes_that_contradict_each_other(sources: Path) -> None:
    built = build(sources, "build_wheel", GINKGOPOLIS_REQUIRE_COMPILED="1", GINKGOPOLIS_PURE="1")
    assert built.returncode != 0
    assert built.stderr == "GINKGOPOLIS_PURE and GINKGOPOLIS_REQUIRE_COMPILED contradict each other.\n"


def test_editable_installs_are_never_compiled(sources: Path) -> None:
    """Not even where compiling is required: the sources are what runs, and they may change."""
    built = build(sources, "build_editable", GINKGOPOLIS_REQUIRE_COMPILED="1")
    assert built.returncode == 0
    assert compiled_files(wheel_of(sources)) == []
    assert [path for path in (sources / "src").rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []
