"""Translates to C what is compiled, in a process of its own: its memory is free when the compiler runs.

    python -m workshop.translate FOLDER

The C sources go to the folder, and with them a list of the extension modules that are made of them.
"""

import gc
import json
import os
import sys
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path("src/ginkgopolis")
LISTING: Final = "extensions.json"
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
    is_hot: bool
    modules: tuple[str, ...]

    def files(self) -> list[str]:
        """Return the sources of the unit."""
        return sorted(str(path) for pattern in self.modules for path in SOURCES.glob(f"{pattern}.py"))


STORY: Final = ("story/fold", "story/folding", "story/sentences", "story/teller")
LANGUAGE: Final = ("__init__", "numbers", "patterns", "phrases", "words")
TOLD: Final = (
    *("view/__init__", "view/sights", "view/seats", "view/facades", "view/held"),
    *("view/unseen", "view/modules/*", "view/determinize", "view/redraft"),
    *("scores/__init__", "scores/modules/*"),
    *("prompts/__init__", "prompts/base", "prompts/choose", "prompts/draws", "prompts/modules/*"),
    *("notation/**/*", *STORY, *(f"language/{name}" for name in LANGUAGE)),
)
CAME: Final = ("doors/socket", "doors/limits", "doors/connection")
# Nothing here awaits in an except clause and raises again: mypyc counts references wrongly there.
PLAYED: Final = (
    *("tables/play", "tables/held", "tables/sitting", "tables/gallery", "tables/table", "tables/course"),
    *("tables/clocks", "tables/due", "tables/calling"),
)
SHOWN: Final = ("out/project", "out/compare", "out/write")
LAB: Final = ("places", "index", "sheet", "cityscape", "to_come", "sight", "herd")
UNITS: Final = (
    Unit("ginkgopolis_engine", True, ("engine/**/*",)),
    Unit("ginkgopolis_told", False, TOLD),
    Unit("ginkgopolis_server", False, tuple(f"server/{name}" for name in CAME + PLAYED + SHOWN)),
    Unit("ginkgopolis_mind", True, ("bots/mind/**/*", "trial/alone")),
    Unit("ginkgopolis_lab", True, tuple(f"env/{name}" for name in LAB)),
)
"""What is compiled, in units that compile at the same time: what takes longest comes first."""


def translate(folder: Path) -> None:
    """Write the C sources of all units, and the list of their extension modules.

    This is what `mypycify` does, but for one thing. Where units are translated apart, mypyc takes it that
    classes may have subclasses it has not seen. Ours are never translated one without the others, so that
    methods nobody overrides need not be looked up, nor attributes checked that every constructor sets.
    """
    from mypyc.build import build_using_shared_lib, mypyc_build
    from mypyc.options import CompilerOptions

    groups = [(unit.files(), unit.library) for unit in UNITS]
    sources = [source for files, _ in groups for source in files]
    options = CompilerOptions(separate=True, target_dir=str(folder))
    options.global_opts = True
    arguments = [*SKIPPING, f"--cache-dir={os.devnull}", *sources]
    made, written, _ = mypyc_build(arguments, options, separate=[*groups])
    extensions = [
        extension
        for (modules, library), (files, needed) in zip(made, written, strict=True)
        for extension in build_using_shared_lib(modules, str(library), files, needed, str(folder), [], [])
    ]
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


if __name__ == "__main__":
    gc.disable()  # it finds nothing in what is wanted to the end
    translate(Path(sys.argv[1]))
    sys.stdout.flush()
    os._exit(0)  # to take everything apart again would take a quarter of the time
