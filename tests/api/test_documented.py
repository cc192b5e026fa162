"""Every public name says what it is and what it takes, compiled and interpreted."""

import importlib
import inspect
from collections.abc import Callable, Iterator
from enum import Enum
from types import ModuleType

import msgspec
import pytest

import ginkgopolis

ROOMS = (
    "bots",
    "errors",
    "language",
    "notation",
    "options",
    "position",
    "record",
    "scores",
    "values",
    "view",
)
MODULES = [ginkgopolis, *(importlib.import_module(f"ginkgopolis.{room}") for room in ROOMS)]
OBVIOUS = {"__init__", "__new__"}
"""What need not say anything, but has to have a signature."""


def public_things(module: ModuleType) -> Iterator[tuple[str, object]]:
    """List classes and functions of ours that a module has, by name."""
    names = getattr(module, "__all__", None) or [name for name in vars(module) if not name.startswith("_")]
    for name in names:
        thing = getattr(module, name)
        home = getattr(thing, "__module__", None)
        if (inspect.isclass(thing) or callable(thing)) and str(home).startswith("ginkgopolis"):
            yield f"{module.__name__}.{name}", thing


THINGS = dict(thing for module in MODULES for thing in public_things(module))
CLASSES: set[type] = {thing for thing in THINGS.values() if isinstance(thing, type)}


def members(kind: type) -> Iterator[tuple[str, object]]:
    """List the public methods and properties of a class, inherited ones of ours included."""
    for base in kind.__mro__:
        if base.__module__.startswith("ginkgopolis"):
            for name, member in vars(base).items():
                if callable(getattr(base, name)) or isinstance(member, property):
                    if not name.startswith("_"):
                        yield f"{kind.__name__}.{name}", member


def function_of(member: object) -> Callable[..., object]:
    """Return the function behind a method, class method or property."""
    if isinstance(member, property):
        assert member.fget is not None
        return member.fget
    assert callable(member) or isinstance(member, classmethod | staticmethod)
    return member if callable(member) else member.__func__


def check_signature(name: str, function: Callable[..., object]) -> None:
    """See that everything that is taken and returned has a type."""
    signature = inspect.signature(function)
    assert signature.return_annotation is not inspect.Signature.empty, f"{name} returns anything"
    for parameter in list(signature.parameters.values()):
        if parameter.name not in ("self", "cls"):
            assert parameter.annotation is not inspect.Parameter.empty, f"{name}: {parameter.name}"


@pytest.mark.parametrize("name", THINGS)
def test_it_says_what_it_is(name: str) -> None:
    thing = THINGS[name]
    doc = getattr(thing, "__doc__", None)
    assert doc and doc.strip(), f"{name} says nothing"


@pytest.mark.parametrize(
    "kind", sorted(CLASSES, key=lambda kind: kind.__name__), ids=lambda kind: kind.__name__
)
def test_a_class_says_what_it_can_do(kind: type) -> None:
    assert type(kind) is not type(len)
    for name, member in members(kind):
        function = function_of(member)
        assert (function.__doc__ or "").strip(), f"{name} says nothing"
        check_signature(name, function)
    if not issubclass(kind, (Enum, BaseException, msgspec.Struct)):
        assert inspect.signature(kind).parameters is not None


def test_the_library_is_all_there() -> None:
    assert {"Game", "Move", "Moves", "Card", "Tile", "Colour", "Record", "View", "Options"} <= set(
        ginkgopolis.__all__
    )
