"""Wheel and source distribution, installed as people install them, where there is nothing else."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import urllib.request
from pathlib import Path

import pytest

import ginkgopolis

ROOT = Path(__file__).parents[2]
SIMULATE = ("simulate", "--players", "2", "--bots", "greedy,random", "--games", "1", "--seed", "1")
NOT_PACKED = (".git", ".venv*", ".*_cache", ".hypothesis", "__pycache__", "build", "dist", "node_modules")
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/")


class Installed:
    """An environment with the package in it, and nothing of this one."""

    def __init__(self, home: Path) -> None:
        self.bin = home / ("Scripts" if os.name == "nt" else "bin")
        self.folder = home
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(home)], check=True)

    def install(self, requirement: str, **environment: str) -> None:
        """Install in the versions that are locked, with uv: pip takes far longer."""
        lock = self.folder / "locked.txt"
        text = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
        lock.write_text("\n".join(re.findall(r"^\S+==\S+", text, re.MULTILINE)), encoding="utf-8")
        pip = [sys.executable, "-m", "uv", "pip", "install", "--python", str(self.bin / "python")]
        options = ["--quiet", "--no-config", "--constraint", str(lock)]
        done = self.run([*pip, *options, requirement], **environment)
        assert done.returncode == 0, done.stderr

    def ginkgopolis(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command that was installed."""
        return self.run([str(self.bin / "ginkgopolis"), *arguments])

    def run(self, command: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
        """Run something that sees no sources and no settings of ours."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("GINKGOPOLIS_")}
        clean = {**kept, "PYTHONPATH": "", **environment}
        return subprocess.run(
            command, cwd=self.folder, env=clean, capture_output=True, text=True, check=False
        )

    def plays(self) -> bool:
        """Play a game of bots and see whether it was told."""
        told = self.ginkgopolis(*SIMULATE)
        assert told.returncode == 0, told.stderr
        return "greedy" in told.stdout

    def front_page(self) -> str:
        """Start the server, fetch its page and stop it."""
        database = f"sqlite:///{(self.folder / 'tables.sqlite3').as_posix()}"
        command = [str(self.bin / "ginkgopolis"), "serve", "--port", "0", "--database-url", database]
        with subprocess.Popen(command, cwd=self.folder, stdout=subprocess.PIPE, text=True) as server:
            try:
                assert server.stdout
                address = ADDRESS.search(server.stdout.readline())
                assert address
                with urllib.request.urlopen(address.group()) as page:
                    return str(page.read().decode())
            finally:
                server.terminate()


@pytest.fixture
def installed(tmp_path: Path) -> Installed:
    """An environment with nothing in it."""
    return Installed(tmp_path / "installed")


@pytest.fixture(scope="module")
def wheel() -> Path:
    """The compiled wheel that `make test` has made, or else a new one."""
    folder = ROOT / "build" / "wheel"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([sys.executable, "-m", "workshop", "wheel", str(folder)], check=True, cwd=ROOT, env=clean)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A source distribution of what lies here, packed in a copy: another test may be packing, too."""
    folder = tmp_path_factory.mktemp("sdist")
    sources = shutil.copytree(ROOT, folder / "sources", ignore=shutil.ignore_patterns(*NOT_PACKED))
    code = f"from workshop import backend; backend.build_sdist({str(folder)!r})"
    subprocess.run([sys.executable, "-c", code], check=True, cwd=sources, capture_output=True)
    (made,) = folder.glob("*.tar.gz")
    return made


def requirement(package: Path, extra: str) -> str:
    """Return how a file is asked for with one of its extras, or with none."""
    return f"ginkgopolis[{extra}] @ {package.as_uri()}" if extra else f"ginkgopolis @ {package.as_uri()}"


def check(installed: Installed, extra: str, engine: str) -> None:
    """It plays, says what it is, and has what the extra promises, or a sentence about what is missing."""
    assert installed.plays()
    version = installed.run([str(installed.bin / "python"), "-m", "ginkgopolis", "--version"]).stdout
    assert version == f"ginkgopolis {ginkgopolis.__version__} (engine {engine})\n"
    {"": hosts_nothing, "server": hosts, "all": has_everything}[extra](installed)


def hosts_nothing(installed: Installed) -> None:
    """Nothing came along that only servers need, and who wants one learns what it takes."""
    there = {path.name for path in installed.folder.rglob("site-packages/*")}
    assert not there & {"alembic", "fastapi", "opentelemetry", "pydantic", "sqlalchemy", "uvicorn"}
    refused = installed.ginkgopolis("serve")
    assert refused.returncode == 2
    command = "pip install 'ginkgopolis[server]'"
    assert refused.stderr == f"Hosting tables needs more than is installed here: {command}.\n"


def hosts(installed: Installed) -> None:
    """It hosts the client, on SQLite."""
    assert '<script type="module"' in installed.front_page()
    refused = installed.ginkgopolis("serve", "--database-url", "postgresql://nobody@localhost/none")
    assert refused.returncode == 2
    assert "pip install 'ginkgopolis[postgres]'" in refused.stderr


def has_everything(installed: Installed) -> None:
    """It hosts the client and has all that any extra names."""
    assert '<script type="module"' in installed.front_page()
    code = "from ginkgopolis.extras import PACKAGES, require_extra; [require_extra(x) for x in PACKAGES]"
    assert installed.run([str(installed.bin / "python"), "-c", code]).returncode == 0


@pytest.mark.parametrize("extra", ["", "server", "all"])
def test_the_wheel(installed: Installed, wheel: Path, extra: str) -> None:
    installed.install(requirement(wheel, extra))
    check(installed, extra, "compiled by mypyc")


@pytest.mark.parametrize("extra", ["", "server", "all"])
def test_the_sources_without_a_compiler(installed: Installed, sdist: Path, extra: str) -> None:
    """The distribution brings the client along: nobody needs Node, or npm, to install it."""
    installed.install(requirement(sdist, extra), CC="no-such-compiler", npm_config_offline="true")
    check(installed, extra, "in pure Python")


def test_the_sources_have_all_that_tests_and_builds_them(sdist: Path) -> None:
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    left_out = {"__pycache__", "node_modules", "static", "test-results"}
    wanted = [path.name for path in ROOT.glob("*.*") if path.is_file() and not path.name.startswith(".")]
    for folder in (
        "benchmarks",
        "deploy",
        "docs",
        "examples",
        "requirements",
        "src/ginkgopolis",
        "tests",
        "web",
    ):
        files = (path for path in (ROOT / folder).rglob("*") if path.is_file())
        wanted += [path.relative_to(ROOT).as_posix() for path in files if not left_out & {*path.parts}]
    assert [name for name in wanted if name not in names] == []
    assert {"web/built-from.sha256", "src/ginkgopolis/server/static/index.html"} <= names
    assert [name for name in names if "node_modules" in name or name.endswith((".so", ".pyc"))] == []
