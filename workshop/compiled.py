"""The compiled package: what setuptools is told about the C sources that `translate` writes."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
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
LEAN: Final = ("--param=ggc-min-expand=40", "--param=ggc-min-heapsize=65536")
"""gcc gives memory back more often, for a little more time."""
FRUGAL: Final = ("-fno-expensive-optimizations", "-fno-gcse", "-fno-schedule-insns2", "-fno-tree-pre")
"""What gcc leaves out takes it a quarter of its time on a hot unit, and made no play faster."""
LIBRARY: Final = "__mypyc"
TOP_LEVEL: Final = re.compile(r"^char CPyDef_\w+_____top_level__\(void\)(?= \{$)", re.MULTILINE)


def check_compiler(folder: Path) -> None:
    """Fail where nothing can be compiled, before anybody waits for the sources to be translated."""
    trial = folder / "trial.c"
    trial.write_text("#include <Python.h>\n", encoding="utf-8")
    compiler = new_compiler()
    customize_compiler(compiler)
    compiler.compile([str(trial)], output_dir=str(folder), include_dirs=[sysconfig.get_path("include")])


def extensions(folder: Path) -> list[Extension]:
    """Translate the sources into a folder and return what to compile, the longest first."""
    check_compiler(folder)
    with PROGRESS.step("Translating the engine to C", "Translated the engine to C"):
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
    listed = json.loads((folder / LISTING).read_text(encoding="utf-8"))
    made = [extension_of(one) for one in listed]
    if os.name == "posix":
        share_doors(made, folder)
        for unit in UNITS:
            if unit.is_hot:
                spare_top_levels(folder / f"__native_{unit.library}.c")
    order = [f"{unit.library}{LIBRARY}" for unit in UNITS]
    return sorted(made, key=lambda one: order.index(one.name) if one.name in order else len(order))


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


def spare_top_levels(source: Path) -> None:
    """Do not optimize what runs once, when a module is imported: it is nearly a third of a unit."""
    code = source.read_text(encoding="utf-8")
    source.write_text(TOP_LEVEL.sub(r'__attribute__((optimize("O0"))) \g<0>', code), encoding="utf-8")


def entrance(extension: Extension) -> str:
    """Return the name by which Python enters a module: that of a package is its folder's."""
    return str(extension.name.removesuffix(".__init__").rpartition(".")[2])


def last_line(text: str) -> str:
    """Return what was said last, which is the reason if something failed."""
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "nothing was said"


def extension_of(listed: dict[str, Any]) -> Extension:
    """Return an extension module with the flags of its unit."""
    if os.name == "posix":
        listed["extra_compile_args"] = flags_of(listed["name"])
    return Extension(**listed)


def flags_of(name: str) -> list[str]:
    """Return how a module is compiled: modules that only lead into a library need no care."""
    hot = {f"{unit.library}{LIBRARY}": unit.is_hot for unit in UNITS}
    if name not in hot:
        return ["-O0", "-g0", "-w"]
    # Functions that nobody else can replace may be inlined. Nobody reads warnings about translated code.
    return ["-O3" if hot[name] else "-O1", "-g0", "-w", "-fvisibility=hidden", *LEAN]


class CountingBuild(build_ext):  # type: ignore[misc]
    """Compiles several modules at the same time, and counts them."""

    extensions: list[Extension]
    step: Step | None = None

    def build_extensions(self) -> None:
        """Compile everything, and copy what serves several modules."""
        every = self.extensions
        if os.name == "posix" and self.takes_flags(FRUGAL):
            for extension in every:
                if "-O3" in extension.extra_compile_args:
                    extension.extra_compile_args += FRUGAL
        copies = [one for one in every if getattr(one, "copy_of", one) is not one]
        self.extensions = [one for one in every if one not in copies]
        with PROGRESS.step("Compiling the engine", "Compiled the engine", len(self.extensions)) as self.step:
            super().build_extensions()
        for copy in copies:
            target = self.get_ext_fullpath(copy.name)
            self.mkpath(os.path.dirname(target))
            shutil.copyfile(self.get_ext_fullpath(copy.copy_of.name), target)
        self.extensions = every

    def takes_flags(self, flags: Iterable[str]) -> bool:
        """Does this compiler know these flags? Some know gcc's, others refuse them."""
        trial = [*self.compiler.compiler_so, *flags, "-fsyntax-only", "-x", "c", os.devnull]
        try:
            return subprocess.run(trial, capture_output=True, check=False).returncode == 0
        except OSError:
            return False  # whoever compiles next says so

    def build_extension(self, ext: Extension) -> None:
        """Compile one module."""
        super().build_extension(ext)
        if self.step:
            self.step.advance()
