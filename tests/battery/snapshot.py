"""A state as plain nested tuples, to compare states field by field."""

from ginkgopolis.engine.state import Modules

Plain = int | str | None | tuple["Plain", ...]

NOT_STATE = {"cells", "piles", "city", "offered", "offered_to", "journal"}
UNCHANGING = {bool, int, str, type(None)}


def snapshot(thing: object) -> Plain:
    """Return everything in a state, a city or a stream of chance; nothing in it can change any more."""
    if thing is None or isinstance(thing, int | str):
        return thing
    if isinstance(thing, list | tuple):
        return tuple(thing) if UNCHANGING.issuperset(map(type, thing)) else tuple(map(snapshot, thing))
    if isinstance(thing, Modules):
        return tuple(module.name() for module in thing.all)
    return tuple([snapshot(getattr(thing, name)) for name in fields_of(thing)])


def differences(one: object, other: object) -> list[str]:
    """Return the names of the fields in which two states differ."""
    return [name for name in fields_of(one) if differ(getattr(one, name), getattr(other, name))]


def differ(one: object, other: object) -> bool:
    """Do two fields differ? What is equal as it is needs no snapshot; streams of chance are never."""
    return one != other and snapshot(one) != snapshot(other)


_fields: dict[type, list[str]] = {}


def fields_of(thing: object) -> list[str]:
    """Find the data fields of an object without `__dict__`, which natively compiled classes do not have."""
    found = _fields.get(type(thing))
    if found is None:
        names = [name for name in dir(thing) if not name.startswith("_") and name not in NOT_STATE]
        found = _fields[type(thing)] = [name for name in names if not callable(getattr(thing, name))]
    return found
