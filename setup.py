"""Compiles the engine, as one unit, into wheels; everything else about the package is in pyproject.toml.

`pip install .` and all else that makes a wheel has mypyc turn the engine, what bots think with, the library's
front door, and what a server does with every move and tells everybody (views, scores, the story) into C.
Where that cannot be compiled, the same sources are packed as pure Python, with a notice. Editable installs
never compile, so that nobody runs a module older than its source; nothing compiled is ever put beside the
sources.

    GINKGOPOLIS_PURE=1              do not compile
    GINKGOPOLIS_REQUIRE_COMPILED=1  fail rather than fall back
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import setup

SOURCES = Path("src/ginkgopolis")
TOLD = ("view", "scores", "notation", "narrate*", "words", "phrases", "language", "game")
PLAYED = ("socket", "limits", "play", "table", "course", "connection")
SHOWN = ("telling", "news", "show", "updates", "stories", "told")
SERVED = [f"server/{name}" for name in (*PLAYED, *SHOWN)]
COMPILED = [f"{name}.py" for name in ("engine/**/*", "bots/mind/**/*", *TOLD, *SERVED)]
SKIPPING = (
    "--follow-imports=skip",
    "--ignore-missing-imports",
    "--no-warn-return-any",
    "--no-warn-unused-ignores",
)
"""The rest of the package is not compiled, and what it imports need not be here: it is taken as it comes."""


def is_set(variable: str) -> bool:
    """Say whether a variable of the environment is switched on."""
    return os.environ.get(variable, "") not in ("", "0")


def build_compiled() -> None:
    """Make a wheel with the engine compiled, from scratch: leftovers of an older build could enter it."""
    from mypyc.build import mypycify

    sources = sorted(str(path) for pattern in COMPILED for path in SOURCES.glob(pattern))
    with TemporaryDirectory(prefix="ginkgopolis-") as folder:
        options = [*SKIPPING, f"--cache-dir={folder}/mypy", *sources]
        unit = mypycify(options, opt_level="3", debug_level="0", group_name="ginkgopolis", target_dir=folder)
        if os.name == "posix":
            for extension in unit:  # functions that nobody else can replace may be inlined: an eighth faster
                extension.extra_compile_args.append("-fvisibility=hidden")
        setup(ext_modules=unit, options={"build": {"build_base": folder}})


def build_pure() -> None:
    """Do what was asked for, without compiling; a wheel is made from scratch here, too."""
    with TemporaryDirectory(prefix="ginkgopolis-") as folder:
        setup(options={"build": {"build_base": folder}})


def main() -> None:
    """Compile if a wheel is to be made, if it is allowed and if it works."""
    pure, required = is_set("GINKGOPOLIS_PURE"), is_set("GINKGOPOLIS_REQUIRE_COMPILED")
    if pure and required:
        sys.exit("GINKGOPOLIS_PURE and GINKGOPOLIS_REQUIRE_COMPILED contradict each other.")
    if pure or "bdist_wheel" not in sys.argv:
        build_pure()
        return
    try:
        build_compiled()
    except (Exception, SystemExit) as error:
        if required:
            raise
        reason = " ".join(str(error).removeprefix("error: ").split())
        print(f"The engine runs in pure Python, for it could not be compiled: {reason}.", file=sys.stderr)
        build_pure()


main()
