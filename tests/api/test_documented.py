"""Every public name says what it is and what it takes, compiled and interpreted."""

import importlib
import inspect
from collections.abc import Callable, Iterator
from enum import Enum

import msgspec
import pytest

import ginkgopolis

ROOMS = ("bots", "options", "record", "scores", "story.episode", "view.shapes")
MODULES = ["ginkgopolis", *(f"ginkgopolis.{room}" for room in ROOMS)]
"""Where programs find what they use: classes wherever they are, and functions that are for them."""


def is_ours(thing: object) -> bool:
    """Is it of the library? The engine, which is compiled, explains itself in its sources."""
    home = str(getattr(thing, "__module__", None))
    return home.startswith("ginkgopolis") and not home.startswith("ginkgopolis.engine")


def public_names() -> Iterator[tuple[str, object]]:
    """List what programs may use, by name."""
    for module in MODULES:
        room = importlib.import_module(module)
        for name, thing in vars(room).items():
            is_meant = name in getattr(room, "__all__", ()) or isinstance(thing, type)
            if is_meant and is_ours(thing):
                yield f"{module}.{name}", thing


THINGS = dict(public_names())
CLASSES = {thing.__name__: thing for thing in THINGS.values() if isinstance(thing, type)}
FUNCTIONS = {name: thing for name, thing in THINGS.items() if inspect.isroutine(thing)}


def members(kind: type) -> Iterator[tuple[str, Callable[..., object]]]:
    """List the functions behind the public methods and properties of a class, inherited ones included."""
    for base in kind.__mro__:
        if base.__module__.startswith("ginkgopolis"):
            for name, member in vars(base).items():
                if name.startswith("_") or name in getattr(kind, "__dataclass_fields__", ()):
                    continue
                if isinstance(member, property) and member.fget is not None:
                    yield f"{kind.__name__}.{name}", member.fget
                elif isinstance(member, classmethod | staticmethod):
                    yield f"{kind.__name__}.{name}", member.__func__
                elif inspect.isroutine(member):
                    yield f"{kind.__name__}.{name}", member


def check(name: str, function: Callable[..., object]) -> None:
    """See that a function says what it does, and that all it takes and returns has a type."""
    assert (function.__doc__ or "").strip(), f"{name} says nothing"
    signature = inspect.signature(function)
    assert signature.return_annotation is not inspect.Signature.empty, f"{name} returns anything"
    for parameter in signature.parameters.values():
        typed = parameter.annotation is not inspect.Parameter.empty
        assert typed or parameter.name in ("self", "cls"), f"{name} takes anything as {parameter.name}"


@pytest.mark.parametrize("kind", CLASSES.values(), ids=CLASSES)
def test_a_class_says_what_it_is_and_can_do(kind: type) -> None:
    assert (kind.__doc__ or "").strip(), f"{kind.__name__} says nothing"
    for name, function in members(kind):
        check(name, function)
    if not issubclass(kind, Enum | BaseException | msgspec.Struct):
        inspect.signature(kind)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_a_function_says_what_it_does(name: str) -> None:
    function = FUNCTIONS[name]
    assert callable(function)
    check(name, function)


def test_nothing_is_left_out() -> None:
    assert {"ginkgopolis.Game", "ginkgopolis.Move", "ginkgopolis.Card", "ginkgopolis.bots.Bot"} <= set(THINGS)
    assert "ginkgopolis.bots.make_bot" in FUNCTIONS and "ginkgopolis.speaking" in THINGS
    assert len(dict(members(ginkgopolis.Game))) > 30
