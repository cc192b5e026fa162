"""The PEP 517 backend: setuptools, with the browser client in everything that is packed.

Node is asked for only where the client is not there yet; a source distribution carries it.
"""

import sys

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from workshop.client import ERRAND, NODE, ClientTrouble, is_wanted

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """Return what making a wheel takes beside what pyproject.toml names."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Return what making a source distribution takes beside what pyproject.toml names."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def node() -> list[str]:
    """Return the Node that builds the client, where it has to be built."""
    return [NODE] if is_wanted() else []


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Make a wheel, compiled where that works, while the client is being built."""
    ERRAND.start()
    try:
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
    except ClientTrouble as trouble:
        sys.exit(str(trouble))


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """Make a source distribution, with the client that was built from it."""
    ERRAND.start()
    try:
        ERRAND.finish()
    except ClientTrouble as trouble:
        sys.exit(str(trouble))
    return str(build_meta.build_sdist(sdist_directory, config_settings))
