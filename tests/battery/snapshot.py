"""A state as plain nested tuples, to compare states field by field."""

from ginkgopolis.engine.state import Modules

Plain = int | str | None | tuple["Plain", ...]

NOT_STATE = {"cells", "piles", "city", "offered", "offered_to", "journal"}


def snapshot(thing: object) -> Plain:
    """Return everything in a state, a city or a stream of chance; nothing in it can change any more."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return tuple([part if type(part) is int else snapshot(part) for part in thing])
    if isinstance(thing, Modules):
        return tuple(module.name() for module in thing.all)
    return tuple([snapshot(getattr(thing, name)) for name in fields_of(thing)])


def differences(one: object, other: object) -> list[str]:
    """Return the names of the fields in which two states differ."""
    return [name for name in fields_of(one) if snapshot(getattr(one, name)) != snapshot(getattr(other, name))]


_fields: dict[type, list[str]] = {}


def fields_of(thing: object) -> list[str]:
    """Find the data fields of an object without `__dict__`, which natively compiled classes do not have."""
    found = _fields.get(type(thing))
    if found is None:
        names = [name for name in dir(thing) if not name.startswith("_") and name not in NOT_STATE]
        found = _fields[type(thing)] = [name for name in names if not callable(getattr(thing, name))]
    return found
