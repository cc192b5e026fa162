"""What can be set about a bot: the keywords of its constructor, as in `montecarlo:worlds=16,rounds=2`."""

import inspect
from collections.abc import Callable, Mapping
from functools import cache
from math import isfinite
from typing import Any, Final

import msgspec

from ginkgopolis.bots.trouble import one_line
from ginkgopolis.errors import BadOptions
from ginkgopolis.notation import quoted

TYPES: Final[dict[object, str]] = {int: "int", float: "float", bool: "bool", str: "str"}
"""The types that a setting may have, and how the catalogues call them."""


class Setting(msgspec.Struct, frozen=True):
    """Something that can be set, with its type and what it is if nobody sets it."""

    name: str
    type: Any  # one of the types of TYPES
    usual: object

    def __str__(self) -> str:
        return f"{self.name}={text_of(self.usual)}"


def text_of(value: object) -> str:
    """Return a value as it is written in settings."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def settings_of(maker: Callable[..., object]) -> dict[str, Setting]:
    """Return what can be set about a bot: its keywords, all with a type of `TYPES` and a default."""
    settings: dict[str, Setting] = {}
    for parameter in inspect.signature(maker, eval_str=True).parameters.values():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            continue
        name, kind, usual = parameter.name, parameter.annotation, parameter.default
        if kind not in TYPES or usual is parameter.empty:
            raise TypeError(f"its setting {name} needs a type (int, float, bool, str) and a default")
        settings[name] = Setting(name, kind, usual)
    return settings


def read_settings(bot: str, text: str, known: Mapping[str, Setting]) -> dict[str, object]:
    """Read settings such as `worlds=16,rounds=2`."""
    found: dict[str, object] = {}
    for part in text.split(",") if text else ():
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name:
            raise BadOptions("setting-without-value", bot=bot, part=quoted(part.strip()))
        if name not in known:
            raise no_such_setting(bot, name, known)
        if name in found:
            raise BadOptions("setting-twice", setting=name, bot=bot)
        found[name] = read_value(bot, known[name], value)
    return found


def no_such_setting(bot: str, name: str, known: Mapping[str, Setting]) -> BadOptions:
    """Say what can be set, with what is usual."""
    if not known:
        return BadOptions("bot-without-settings", bot=bot, setting=quoted(name))
    settings = ", ".join(map(str, known.values()))
    return BadOptions("no-such-setting", bot=bot, setting=quoted(name), settings=settings)


def read_value(bot: str, setting: Setting, text: str) -> object:
    """Read a value of the setting's type."""
    try:
        value = msgspec.convert(text, setting.type, strict=False)
        if isinstance(value, float) and not isfinite(value):
            raise msgspec.ValidationError
        return value
    except msgspec.ValidationError:
        kind, value = TYPES[setting.type], quoted(one_line(text))
        raise BadOptions(
            "setting-of-other-type", type=kind, setting=setting.name, bot=bot, value=value
        ) from None
