"""The PEP 517 backend: setuptools, with the browser client in everything that is packed.

It asks for all that a package takes, setuptools included, when that package is to be made: whoever builds it
fetches everything in one go, and nothing else. Node is asked for where the client is not there yet; a source
distribution carries it.

There is no `prepare_metadata_for_build_wheel`: whoever wants to know what a wheel says about itself builds
it, and then has it (PEP 517), instead of starting setuptools twice.
"""

import sys
from typing import Any, Final

from workshop.client import ERRAND, NODE, ClientTrouble, is_wanted
from workshop.switches import PURE, is_set

SETUPTOOLS: Final = "setuptools==80.9.0"
MYPYC: Final = ("mypy==2.4.1", "mypy_extensions==1.2.0")
"""What translates the engine."""

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what making a wheel takes."""
    return [SETUPTOOLS, *(() if is_set(PURE) else MYPYC), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what making a source distribution takes."""
    return [SETUPTOOLS, *node()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    """Return what installing the sources as they stand takes."""
    return [SETUPTOOLS]


def node() -> list[str]:
    """Return the Node that builds the client, where it has to be built."""
    return [NODE] if is_wanted() else []


def setuptools(hook: str, *arguments: Any) -> str:
    """Have setuptools do what a hook is for."""
    from setuptools import build_meta

    return str(getattr(build_meta, hook)(*arguments))


def prepare_metadata_for_build_editable(metadata_directory: str, config_settings: Settings = None) -> str:
    """Write what is said about the sources as they stand."""
    return setuptools("prepare_metadata_for_build_editable", metadata_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Make a wheel, compiled where that works, while the client is being built."""
    ERRAND.start()
    try:
        return setuptools("build_wheel", wheel_directory, config_settings, metadata_directory)
    except ClientTrouble as trouble:
        sys.exit(str(trouble))


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Make a wheel that only says where the sources are."""
    return setuptools("build_editable", wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Make a source distribution, with the client that was built from it."""
    ERRAND.start()
    try:
        ERRAND.finish()
    except ClientTrouble as trouble:
        sys.exit(str(trouble))
    return setuptools("build_sdist", sdist_directory, config_settings)
