"""Translates to C what is compiled, in a process of its own: its memory is free when the compiler runs.

    python -m workshop.translate FOLDER

The C sources go to the folder, and with them a list of the extension modules that are made of them.
"""

import json
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path("src/ginkgopolis")
LISTING: Final = "extensions.json"
ONCE: Final = "once.h"
TOP_LEVEL: Final = re.compile(r"char CPyDef_\w+___top_level__\(void\);")
SKIPPING: Final = (
    "--follow-imports=skip",
    "--ignore-missing-imports",
    "--no-warn-return-any",
    "--no-warn-unused-ignores",
)
"""The rest of the package is not compiled, and what it imports need not be installed."""


class Unit(NamedTuple):
    """Modules that become one shared library; calls inside of it are quicker than calls out of it."""

    library: str
    optimization: int
    modules: tuple[str, ...]

    def files(self) -> list[str]:
        """Return the sources of the unit."""
        return sorted(str(path) for pattern in self.modules for path in SOURCES.glob(f"{pattern}.py"))


TOLD: Final = ("view", "scores", "notation", "narrate*", "words", "phrases", "language", "game")
PLAYED: Final = ("socket", "limits", "play", "table", "course", "connection")
SHOWN: Final = ("telling", "news", "show", "updates", "stories", "told")
UNITS: Final = (
    Unit("ginkgopolis_engine", 3, ("engine/**/*", "bots/mind/**/*")),
    Unit("ginkgopolis_told", 2, TOLD),
    Unit("ginkgopolis_server", 1, tuple(f"server/{name}" for name in PLAYED + SHOWN)),
)
"""What is compiled, in units that compile at the same time: what takes longest comes first."""


def translate(folder: Path) -> None:
    """Write the C sources of all units, and the list of their extension modules."""
    from mypyc.build import mypycify

    groups: list[tuple[list[str], str | None]] = [(unit.files(), unit.library) for unit in UNITS]
    sources = [source for files, _ in groups for source in files]
    options = [*SKIPPING, f"--cache-dir={folder / 'mypy'}", *sources]
    extensions = mypycify(options, debug_level="0", separate=groups, target_dir=str(folder))
    listed = [
        {
            "name": extension.name,
            "sources": extension.sources,
            "include_dirs": extension.include_dirs,
            "extra_compile_args": extension.extra_compile_args,
        }
        for extension in extensions
    ]
    (folder / LISTING).write_text(json.dumps(listed), encoding="utf-8")
    name_what_runs_once(folder)


def name_what_runs_once(folder: Path) -> None:
    """Write a header for gcc: the top levels of modules, long and run once, are not worth optimizing."""
    headers = "".join(path.read_text(encoding="utf-8") for path in folder.glob("__native_internal_*.h"))
    lines = sorted(set(TOP_LEVEL.findall(headers)))
    prefix = '__attribute__((optimize("O0"))) '
    (folder / ONCE).write_text("".join(f"{prefix}{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    translate(Path(sys.argv[1]))
