"""Puts a package with bots where Python finds it, as pip would have installed it."""

import sys
from pathlib import Path

import pytest


def install(
    folder: Path, patch: pytest.MonkeyPatch, bots: dict[str, str], code: str, name: str = "clever-bots"
) -> None:
    """Install a distribution of one module; `bots` are its entry points."""
    module = name.replace("-", "_")
    facts = folder / f"{module}-1.0.dist-info"
    facts.mkdir(parents=True)
    (folder / f"{module}.py").write_text(code, encoding="utf-8")
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"{bot} = {where}" for bot, where in bots.items()]
    (facts / "entry_points.txt").write_text("\n".join(["[ginkgopolis.bots]", *lines, ""]), encoding="utf-8")
    patch.syspath_prepend(folder)
    patch.delitem(sys.modules, module, raising=False)
