"""How a game is set up, and what cannot be."""

from collections.abc import Sequence
from typing import Final

import msgspec

from ginkgopolis.engine.hal import EXPERT_LEVEL, NORMAL
from ginkgopolis.engine.ids import FULL_HAND, NOBODY
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.setup import new_game, new_solitaire
from ginkgopolis.engine.state import GameState
from ginkgopolis.engine.versions import READINGS, RULES_VERSION
from ginkgopolis.errors import BadOptions
from ginkgopolis.expansions import NAMES, PACKAGES, fault_of, modules_named
from ginkgopolis.kinds import check_text, number_text, several_texts
from ginkgopolis.notation import quoted

MODULE_NAMES: Final = NAMES
HAL_LEVELS: Final = {"normal": NORMAL, "expert": EXPERT_LEVEL}
DEFAULT_NAMES: Final = ("Ada", "Bela", "Cleo", "Dario", "Edda")
HAL_NAME: Final = "Hal"
JOINERS: Final = "\u200c\u200d"
"""They join the parts of emoji, and shape letters in many scripts; alone they cannot be seen."""
LARGE_HAND: Final = 5
MOST_PLAYERS: Final = 5
SEED_DIGITS: Final = 100


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a game is set up; with one player it is against Hal, who has seat 1."""

    players: int
    """From 1 to 5, Hal not counted."""
    introductory: bool = False
    """Does everybody begin with a fixed set of characters, as in a first game?"""
    first_player: int | None = None
    """The seat that begins; None has it drawn at random."""
    closed_screens: bool = False
    """Is it hidden how many resources, tiles and points the others have?"""
    modules: tuple[str, ...] = ()
    """Their names, as in `("events", "experts")`."""
    hand_size: int = FULL_HAND
    """How many cards everybody draws up to: 4, or 5 with two to four players."""
    hal: str | None = None
    """The level of Hal, `normal` or `expert`, in a game of one player."""

    @property
    def seats(self) -> int:
        """The number of seats, Hal's included."""
        return 2 if self.players == 1 else self.players


def changed(options: Options) -> dict[str, object]:
    """Return the options that are not as usual, by their names."""
    usual = Options(players=0)
    given = {name: getattr(options, name) for name in options.__struct_fields__}
    return {name: value for name, value in given.items() if value != getattr(usual, name)}


def check_options(options: Options) -> None:
    """Refuse what cannot be set up, in a sentence that says what can."""
    if not 1 <= options.players <= MOST_PLAYERS:
        raise BadOptions("wrong-number-of-players", players=options.players)
    check_modules(options)
    if options.players == 1:
        check_hal(options)
        return
    if options.hal is not None:
        raise BadOptions("hal-against-one", players=options.players)
    if options.first_player is not None and not 0 <= options.first_player < options.players:
        raise BadOptions(
            "seat-cannot-be-first", seat=number_text(options.first_player), last=options.players - 1
        )
    for module in modules_named(options.modules).all:
        if message := module.hindrance(options.introductory):
            raise BadOptions(message)
    check_hand_size(options)


def check_modules(options: Options) -> None:
    """Refuse unknown modules."""
    for name in options.modules:
        if fault := fault_of(name):
            raise BadOptions("module-unusable", module=name, package=PACKAGES[name], reason=fault)
        if name not in MODULE_NAMES:
            raise BadOptions("no-such-module", module=quoted(name), modules=", ".join(MODULE_NAMES))
    if len(set(options.modules)) != len(options.modules):
        raise BadOptions("module-twice")


def check_hal(options: Options) -> None:
    """H1: against Hal the base game is played, and nothing can be chosen but his level."""
    if options.hal is None:
        raise BadOptions("alone-against-hal")
    check_text(options.hal, 'hal is "normal" or "expert"')
    if options.hal not in HAL_LEVELS:
        raise BadOptions("no-such-level", level=quoted(options.hal))
    if options.modules:
        raise BadOptions("hal-without-modules")
    if options.introductory or options.first_player is not None or options.hand_size != FULL_HAND:
        raise BadOptions("hal-without-characters")


def hand_sizes(players: int) -> tuple[int, ...]:
    """M5: return how many cards a hand may have, the usual number first; the module need not be played."""
    return (FULL_HAND, LARGE_HAND) if 2 <= players <= 4 else (FULL_HAND,)


def check_hand_size(options: Options) -> None:
    """Refuse hands that there are not, or not with this many players."""
    if options.hand_size in hand_sizes(options.players):
        return
    if options.hand_size != LARGE_HAND:
        raise BadOptions("no-such-hand-size", size=options.hand_size, small=FULL_HAND, large=LARGE_HAND)
    raise BadOptions("large-hands-for-four", players=options.players)


def default_names(options: Options) -> tuple[str, ...]:
    """Return names for those who have none."""
    if options.players == 1:
        return (DEFAULT_NAMES[0], HAL_NAME)
    return DEFAULT_NAMES[: options.players]


def check_names(names: Sequence[str], options: Options) -> tuple[str, ...]:
    """Refuse names that cannot be told apart; Hal's name need not be given."""
    names = several_texts(names, 'names are several texts, as in ["Ann", "Bob"]')
    if options.players == 1 and len(names) == 1:
        names = (*names, HAL_NAME)
    if len(names) != options.seats:
        raise BadOptions("names-for-seats", names=len(names), seats=options.seats)
    if len(set(names)) != len(names) or not all(map(can_be_printed, names)):
        raise BadOptions("names-must-differ")
    return names


def can_be_printed(name: str) -> bool:
    """Is there something in a name, and nothing that steers what is shown?"""
    seen = "".join(letter for letter in name if letter not in JOINERS)
    return bool(seen.strip()) and seen.isprintable()


def check_rules(rules: int) -> None:
    """Refuse unknown versions of the rules."""
    if rules not in READINGS:
        raise BadOptions("no-such-rules", rules=number_text(rules), newest=RULES_VERSION)


def options_of(state: GameState, closed_screens: bool) -> Options:
    """Return the options of a game that began in the middle, as far as its state tells them."""
    return Options(
        players=1 if state.hal else state.players,
        closed_screens=closed_screens,
        modules=tuple(state.modules.names.values()),
        hand_size=FULL_HAND if state.hal else state.hand_size,
        hal=("normal", "expert")[state.hal - 1] if state.hal else None,
    )


def check_seed(seed: int) -> None:
    """Refuse a seed that no record could hold."""
    if not 0 <= seed < 10**SEED_DIGITS:
        raise BadOptions("bad-seed", digits=SEED_DIGITS)


def set_up(options: Options, seed: int, rules: int = RULES_VERSION) -> GameState:
    """Return the first moment of a game by some version of the rules, with its journal."""
    check_options(options)
    check_rules(rules)
    check_seed(seed)
    journal: list[Line] = []
    if options.hal is not None:
        return new_solitaire(HAL_LEVELS[options.hal], seed, journal, rules)
    return new_game(
        options.players,
        options.introductory,
        seed,
        NOBODY if options.first_player is None else options.first_player,
        modules_named(options.modules),
        options.hand_size,
        journal,
        rules,
    )
