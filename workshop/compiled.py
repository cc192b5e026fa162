"""The compiled package: what setuptools is told about the C sources that `translate` writes."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from functools import cache
from pathlib import Path
from typing import Any, Final

from setuptools import Extension
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

from workshop.progress import PROGRESS, Step
from workshop.translate import LISTING, UNITS

JOBS: Final = min(2, os.cpu_count() or 1)
"""Compilers at the same time. More would hardly be quicker: the engine alone takes nearly half the time."""
SILENT: Final = ("-g0", "-w", "-Wno-all")
"""Nobody reads warnings about translated code; to look for them took gcc a quarter of its time."""
FRUGAL: Final = ("-fno-expensive-optimizations", "-fno-gcse", "-fno-schedule-insns2", "-fno-tree-pre")
"""What gcc leaves out of its stronger optimizations took a quarter of its time, and made no play faster."""
SPARING: Final = ("-fno-tree-dominator-opts",)
"""Likewise for units that are not hot: a tenth."""
WHOLE: Final = ("-fwhole-program",)
"""Only its entrance is called from outside a library: gcc inlines what it can, and leaves out the unused."""
LIBRARY: Final = "__mypyc"
INDENTED: Final = re.compile(r"^[ \t]+", re.MULTILINE)
TOP_LEVEL: Final = re.compile(r"^char CPyDef_\w+_____top_level__\(void\)(?= \{$)", re.MULTILINE)
SET_UP: Final = re.compile(
    r"^(?:static )?(?:int |PyObject \*)CPy(?:Init|Exec)\w+\(.*\)(?= \{$)", re.MULTILINE
)
WAITING: Final = re.compile(
    r"^PyObject \*CPyDef_\w+_gen_+(?:\w+_helper|send|throw|close|next|iter|await)_*\(.*(?= \{$)", re.MULTILINE
)
ENTRANCE: Final = re.compile(r"^PyMODINIT_FUNC(?= PyInit_\w+\(void\) \{$)", re.MULTILINE)
ASKED: Final = re.compile(
    r"^PyObject \*CPyPy_ginkgopolis___(?:engine___(?:rules|state)|view)___\w+\(.*\)(?= \{$)", re.MULTILINE
)
WRAPPER: Final = re.compile(r"^PyObject \*CPyPy_\w+\(.*\)(?= \{$)", re.MULTILINE)
LOOKING: Final = re.compile(
    r"^\w+ \*?CPyDef_ginkgopolis___view___(?!\w+___top_level__)\w+\(.*\)(?= \{$)", re.MULTILINE
)


def check_compiler(folder: Path) -> None:
    """Fail where nothing can be compiled, before anybody waits for the sources to be translated."""
    trial = folder / "trial.c"
    trial.write_text("#include <Python.h>\n", encoding="utf-8")
    compiler = new_compiler()
    customize_compiler(compiler)
    compiler.compile([str(trial)], str(folder), include_dirs=[sysconfig.get_path("include")])


def extensions(folder: Path) -> list[Extension]:
    """Translate the sources into a folder and return what to compile, the longest first."""
    check_compiler(folder)
    with PROGRESS.step("Translating the engine to C", "Translated the engine to C"):
        made = translated(folder)
    if os.name == "posix":
        share_doors(made, folder)
    order = [f"{unit.library}{LIBRARY}" for unit in UNITS]
    return sorted(made, key=lambda one: order.index(one.name) if one.name in order else len(order))


def translated(folder: Path) -> list[Extension]:
    """Translate everything in a process of its own, and return what to compile."""
    done = subprocess.run(
        [sys.executable, "-m", "workshop.translate", str(folder)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode:
        raise RuntimeError(last_line(done.stdout))
    return [extension_of(one) for one in json.loads((folder / LISTING).read_text(encoding="utf-8"))]


def share_doors(made: list[Extension], folder: Path) -> None:
    """Have the modules that only lead into a library compiled once per library, and then copied.

    Python enters a module by a function with the module's name, so that one file may serve them all.
    """
    door = None
    for extension in made:
        if extension.name.endswith(LIBRARY):
            door = None
            continue
        (source,) = extension.sources
        code = Path(source).read_text(encoding="utf-8").partition("// distutils")[0]
        name = entrance(extension)
        if door is None or name in door.entrances:
            door = extension
            door.entrances = set()
            door.sources = [str(folder / f"door_{extension.name}.c")]
        extension.copy_of = door
        door.entrances.add(name)
        with Path(door.sources[0]).open("a", encoding="utf-8") as file:
            file.write(code)


def tuned(source: Path, is_hot: bool) -> Path:
    """Return a copy that the compiler is through with sooner, and that runs as fast.

    Whatever runs once, when a module is imported, is not optimized: it is a quarter of a unit. Neither is
    what mostly waits for the network, nor what takes calls from Python apart, but for what programs call all
    the time: the rules, the state and, of the units that are not hot, views.
    """
    code = INDENTED.sub("", source.read_text(encoding="utf-8"))
    code = ENTRANCE.sub(r"__attribute__((externally_visible)) \g<0>", code)
    code = ASKED.sub(r'__attribute__((optimize("O1"))) \g<0>', code)
    if not is_hot:
        code = LOOKING.sub(r'__attribute__((optimize("O3"))) \g<0>', code)
    # Last: patterns begin at the beginning of a line, so that what is marked already stays as it is.
    for pattern in (TOP_LEVEL, SET_UP, WAITING, WRAPPER):
        code = pattern.sub(r'__attribute__((optimize("O0"))) \g<0>', code)
    copy = source.with_name(f"tuned{source.name}")
    copy.write_text(code, encoding="utf-8")
    return copy


def entrance(extension: Extension) -> str:
    """Return the name by which Python enters a module: that of a package is its folder's."""
    return str(extension.name.removesuffix(".__init__").rpartition(".")[2])


def last_line(text: str) -> str:
    """Return what was said last, which is the reason if something failed."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "nothing was said"


def extension_of(listed: dict[str, Any]) -> Extension:
    """Return an extension module with the flags of its unit."""
    made = Extension(**listed)
    if os.name == "posix":
        hot = {f"{unit.library}{LIBRARY}": unit.is_hot for unit in UNITS}.get(made.name)
        made.extra_compile_args = flags_of(hot)
        if hot is not None:
            made.sources = [str(tuned(Path(source), hot)) for source in made.sources]
    return made


def flags_of(hot: bool | None) -> list[str]:
    """Return how a library is compiled; modules that only lead into one need no care."""
    if hot is None:
        return ["-O0", *SILENT]
    always = [*SILENT, *known(WHOLE), *known(FRUGAL)]
    return ["-O3", *always] if hot else ["-O1", *always, *known(SPARING)]


@cache
def known(flags: tuple[str, ...]) -> tuple[str, ...]:
    """Return flags that save time, if this compiler knows them: some know gcc's, others refuse them."""
    compiler = new_compiler()
    customize_compiler(compiler)
    trial = [*compiler.compiler_so, *flags, "-fsyntax-only", "-x", "c", os.devnull]
    return flags if subprocess.run(trial, capture_output=True, check=False).returncode == 0 else ()


class CountingBuild(build_ext):  # type: ignore[misc]
    """Compiles several modules at the same time, and counts them."""

    extensions: list[Extension]
    step: Step | None = None

    def build_extensions(self) -> None:
        """Compile everything, and copy what serves several modules."""
        every = self.extensions
        copies = [one for one in every if getattr(one, "copy_of", one) is not one]
        self.extensions = [one for one in every if one not in copies]
        with PROGRESS.step("Compiling the engine", "Compiled the engine", len(self.extensions)) as self.step:
            super().build_extensions()
        for copy in copies:
            target = self.get_ext_fullpath(copy.name)
            self.mkpath(os.path.dirname(target))
            shutil.copyfile(self.get_ext_fullpath(copy.copy_of.name), target)
        self.extensions = every

    def build_extension(self, ext: Extension) -> None:
        """Compile one module."""
        super().build_extension(ext)
        if self.step:
            self.step.advance()
