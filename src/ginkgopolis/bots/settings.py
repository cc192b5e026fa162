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

WORDS: Final[dict[object, str]] = {
    int: "a whole number",
    float: "a number",
    bool: "true or false",
    str: "text",
}
"""The types that a setting may have, and how people call what is expected."""


class Setting(msgspec.Struct, frozen=True):
    """Something that can be set, with its type and what it is if nobody sets it."""

    name: str
    type: Any  # one of the types of WORDS
    usual: object

    def __str__(self) -> str:
        return f"{self.name}={text_of(self.usual)}"


def text_of(value: object) -> str:
    """Return a value as it is written in settings."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def settings_of(maker: Callable[..., object]) -> dict[str, Setting]:
    """Return what can be set about a bot: its keywords, all with a type of `WORDS` and a default."""
    settings: dict[str, Setting] = {}
    for parameter in inspect.signature(maker, eval_str=True).parameters.values():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            continue
        name, kind, usual = parameter.name, parameter.annotation, parameter.default
        if kind not in WORDS or usual is parameter.empty:
            raise TypeError(f"its setting {name} needs a type (int, float, bool, str) and a default")
        settings[name] = Setting(name, kind, usual)
    return settings


def read_settings(bot: str, text: str, known: Mapping[str, Setting]) -> dict[str, object]:
    """Read settings such as `worlds=16,rounds=2`."""
    found: dict[str, object] = {}
    for part in text.split(",") if text else ():
        name, equals, value = (piece.strip() for piece in part.partition("="))
        if not equals or not name:
            raise BadOptions(f"Settings of {bot} are written name=value, not {quoted(part.strip())}.")
        if name not in known:
            raise BadOptions(f"The bot {bot} has no setting {quoted(name)}: {what_there_is(known)}.")
        if name in found:
            raise BadOptions(f"The setting {name} of {bot} is given twice.")
        found[name] = read_value(bot, known[name], value)
    return found


def what_there_is(known: Mapping[str, Setting]) -> str:
    """Say what can be set, with what is usual."""
    if not known:
        return "nothing about it can be set"
    return f"its settings are {', '.join(map(str, known.values()))}"


def read_value(bot: str, setting: Setting, text: str) -> object:
    """Read a value of the setting's type."""
    try:
        value = msgspec.convert(text, setting.type, strict=False)
        if isinstance(value, float) and not isfinite(value):
            raise msgspec.ValidationError
        return value
    except msgspec.ValidationError:
        wanted = WORDS[setting.type]
        raise BadOptions(
            f"The setting {setting.name} of {bot} must be {wanted}, not {quoted(one_line(text))}."
        ) from None
