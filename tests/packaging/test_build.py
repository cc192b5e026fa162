"""What a wheel is made of: compiled or not, never stale, with the browser client or without it."""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

import ginkgopolis
from ginkgopolis.language import LOCALE
from workshop.backend import MYPYC, SETUPTOOLS
from workshop.client import NODE
from workshop.switches import NOTICE

ROOT = Path(__file__).parents[2]
STATIC = Path("src", "ginkgopolis", "server", "static")  # the browser client, once it is built
SITE = STATIC.with_name("site")  # likewise the documentation


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """A copy of what packages are made from, with leftovers of older builds."""
    folder = tmp_path / "sources"
    ignored = shutil.ignore_patterns(
        ".*", "__pycache__", "*.egg-info", "node_modules", "build", "dist", "tests"
    )
    shutil.copytree(ROOT, folder, ignore=ignored)
    shutil.copy(ROOT / "web" / ".npmrc", folder / "web")
    for name in ("lib", f"lib.linux-x86_64-cpython-3{sys.version_info.minor}"):
        old = folder / "build" / name / "ginkgopolis" / "engine"
        old.mkdir(parents=True)
        (old / f"rules{EXTENSION_SUFFIXES[0]}").write_bytes(b"stale")
    return folder


def ask_backend(sources: Path, call: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Do what pip does; the client is left as it is, unless something else is said."""
    cleared = {"GINKGOPOLIS_PURE": "", "GINKGOPOLIS_REQUIRE_COMPILED": "", "PYTHONPATH": ""}
    return subprocess.run(
        [sys.executable, "-c", f"from workshop import backend; print(backend.{call})"],
        capture_output=True,
        text=True,
        check=False,
        cwd=sources,
        env=os.environ | cleared | {"GINKGOPOLIS_NO_CLIENT": "1"} | environment,
        encoding="utf-8",
    )


def build(sources: Path, hook: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Do what pip does to get a wheel."""
    return ask_backend(sources, f"{hook}('dist')", **environment)


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
        path.relative_to(sources / "src").as_posix()
        for path in (sources / "src" / "ginkgopolis").rglob("*.py")
    }
    texts = {f"ginkgopolis/locale/{text.parent.name}/{text.name}" for text in LOCALE.glob("*/*.ftl")}
    shown = [*(sources / STATIC).rglob("*"), *(sources / SITE).rglob("*")]
    pages = {path.relative_to(sources / "src").as_posix() for path in shown if path.is_file()}
    assert packed == code | texts | pages | {"ginkgopolis/py.typed"}


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


@pytest.fixture
def with_client(sources: Path) -> Path:
    """The same, with a browser client that counts as built from them."""
    static = sources / STATIC
    static.mkdir(exist_ok=True)
    (static / "index.html").write_text("<!doctype html><title>A client</title>", encoding="utf-8")
    mark = "f.put_mark(c.MARK, f.fingerprint(c.INGREDIENTS))"
    code = f"from workshop import client as c, fingerprint as f; {mark}"
    subprocess.run([sys.executable, "-c", code], cwd=sources, check=True)
    return sources


@pytest.mark.parametrize("hook, always", [("wheel", [SETUPTOOLS, *MYPYC]), ("sdist", [SETUPTOOLS])])
def test_node_is_asked_for_only_where_the_client_is_not_there_yet(
    with_client: Path, hook: str, always: list[str]
) -> None:
    def needs(**environment: str) -> str:
        asked = ask_backend(with_client, f"get_requires_for_build_{hook}()", **environment)
        assert asked.returncode == 0, asked.stderr
        return asked.stdout.splitlines()[-1]

    assert needs(GINKGOPOLIS_NO_CLIENT="") == str(always)
    with (with_client / "web" / "index.html").open("a", encoding="utf-8") as page:
        page.write("<!-- changed -->")
    assert needs(GINKGOPOLIS_NO_CLIENT="") == str([*always, NODE])
    assert needs(GINKGOPOLIS_NO_CLIENT="1") == str(always)


def test_mypy_is_asked_for_only_where_something_is_compiled(sources: Path) -> None:
    pure = ask_backend(sources, "get_requires_for_build_wheel()", GINKGOPOLIS_PURE="1")
    editable = ask_backend(sources, "get_requires_for_build_editable()")
    assert pure.stdout == editable.stdout == f"['{SETUPTOOLS}']\n"


def test_the_backend_can_be_asked_before_anything_is_installed() -> None:
    code = "import sys; sys.path.insert(0, '.'); from workshop.backend import get_requires_for_build_wheel"
    subprocess.run([sys.executable, "-I", "-S", "-c", code], cwd=ROOT, check=True)


def test_a_sentence_where_npm_cannot_be_reached(sources: Path, tmp_path: Path) -> None:
    shutil.rmtree(sources / STATIC, ignore_errors=True)
    built = build(
        sources,
        "build_wheel",
        GINKGOPOLIS_NO_CLIENT="",
        GINKGOPOLIS_PURE="1",
        npm_config_registry="http://127.0.0.1:1/",
        npm_config_fetch_retries="0",
        npm_config_cache=str(tmp_path / "cache"),
    )
    assert built.returncode != 0
    assert built.stderr.splitlines()[-1] == (
        "The browser client could not be built: what it is built with could not be fetched from npm; "
        "packages of a release bring it along, and GINKGOPOLIS_NO_CLIENT=1 makes one without it."
    )
    assert "Traceback" not in built.stderr
    assert list((sources / "dist").glob("*")) == []


def test_a_client_that_is_there_goes_into_the_wheel(with_client: Path) -> None:
    built = build(with_client, "build_wheel", GINKGOPOLIS_NO_CLIENT="", GINKGOPOLIS_PURE="1")
    assert built.returncode == 0
    assert "ginkgopolis/server/static/index.html" in ZipFile(wheel_of(with_client)).namelist()
