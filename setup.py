"""Builds the package, compiled if a wheel is made; everything else about it is in pyproject.toml.

`pip install .` and all else that makes a wheel has mypyc turn the engine, what bots think with, the library's
front door, and what a server does with every move and tells everybody (views, scores, the story) into C.
Where that cannot be compiled, the same sources are packed as pure Python, with a notice. Editable installs
never compile, so that nobody runs a module older than its source; nothing compiled is ever put beside the
sources.

    GINKGOPOLIS_PURE=1              do not compile
    GINKGOPOLIS_REQUIRE_COMPILED=1  fail rather than fall back
    GINKGOPOLIS_NO_CLIENT=1         leave the browser client out, which takes Node to build
"""

import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_py import build_py

from workshop.client import ERRAND, ClientTrouble
from workshop.compiled import JOBS, CountingBuild, extensions
from workshop.switches import NOTICE, PURE, REQUIRE_COMPILED, is_set


class CompileFirst(build):  # type: ignore[misc]
    """Compiles before it copies files: the browser client is built at the same time."""

    sub_commands = sorted(build.sub_commands, key=lambda command: command[0] != "build_ext")


class WithClient(build_py):  # type: ignore[misc]
    """Copies the files of the package once the browser client is among them."""

    def run(self) -> None:
        """Copy the files."""
        ERRAND.finish()
        super().run()


def make(folder: str, **more: Any) -> None:
    """Do what was asked for, from scratch: leftovers of an older build could enter the package."""
    options = {"build": {"build_base": folder}, "build_ext": {"parallel": JOBS}}
    commands = {"build": CompileFirst, "build_py": WithClient, "build_ext": CountingBuild}
    setup(options=options, cmdclass=commands, **more)


def main() -> None:
    """Compile if a wheel is to be made, if it is allowed and if it works."""
    pure, required = is_set(PURE), is_set(REQUIRE_COMPILED)
    if pure and required:
        sys.exit(f"{PURE} and {REQUIRE_COMPILED} contradict each other.")
    with TemporaryDirectory(prefix="ginkgopolis-") as folder:
        if pure or "bdist_wheel" not in sys.argv:
            make(folder)
            return
        try:
            make(folder, ext_modules=extensions(Path(folder)))
        except ClientTrouble:
            raise
        except (Exception, SystemExit) as error:
            if required:
                raise
            reason = " ".join(str(error).removeprefix("error: ").split()).rstrip(".")
            print(f"{NOTICE}{reason}.", file=sys.stderr)
            make(f"{folder}/pure")


main()
