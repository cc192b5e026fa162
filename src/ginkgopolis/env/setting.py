"""Options as the lab takes them, and what an environment has in common for all of its games."""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from ginkgopolis.bots import Seated, bot_rng, make_bot
from ginkgopolis.engine.rules import apply_legal, pending
from ginkgopolis.engine.state import GameState
from ginkgopolis.env.herd import MARGIN, SCORE, WIN
from ginkgopolis.env.sight import Setting
from ginkgopolis.errors import BadOptions
from ginkgopolis.expansions import OUR_NAMES, modules_named
from ginkgopolis.game import Game
from ginkgopolis.options import HAL_LEVELS, Options, default_names, set_up

REWARDS: Final = {"win": WIN, "margin": MARGIN, "score": SCORE}


def reward_named(reward: str) -> int:
    """Return the kind of reward of a name."""
    if reward not in REWARDS:
        raise BadOptions("lab-no-such-reward", reward=repr(reward), rewards=tuple(REWARDS))
    return REWARDS[reward]


def setting_of(options: Options) -> Setting:
    """Return what observations say about the options, and need to know of them."""
    level = 0 if options.hal is None else HAL_LEVELS[options.hal]
    numbers = [options.seats, level, options.hand_size, int(options.closed_screens)]
    numbers += [int(name in options.modules) for name in OUR_NAMES]
    modules = modules_named(options.modules)
    adding = [OUR_NAMES.index(modules.names[module]) for module in modules.additions]
    return Setting(numbers, options.closed_screens, adding)


def deal(options: Options, seed: int) -> GameState:
    """Return a new game that tells no story."""
    state = set_up(options, seed)
    state.journal = None
    return state


def derived_seed(seed: int, *purpose: int) -> int:
    """Return a seed of 63 bits that another one and some numbers lead to, always the same."""
    text = ":".join(str(number) for number in ("lab", seed, *purpose))
    return int.from_bytes(sha256(text.encode()).digest()[:8]) >> 1


def check_bots(bots: Mapping[int, str], options: Options) -> dict[int, str]:
    """Refuse bots for seats that there are not, and a game in which nobody is left to decide."""
    for seat in bots:
        if not 0 <= seat < options.players:
            raise BadOptions("lab-no-seat-for-bot", seat=str(seat), last=options.players - 1)
    if len(bots) >= options.players:
        raise BadOptions("lab-nobody-decides")
    return dict(bots)


def seat_bots(bots: Mapping[int, str], seed: int) -> dict[int, Seated]:
    """Seat bots for one game."""
    return {seat: Seated(make_bot(name), bot_rng(seed, seat), name=name) for seat, name in bots.items()}


def game_of(state: GameState, options: Options) -> Game:
    """Return a game to look at: it shares the state, and is good for this moment only."""
    return Game(state, options, default_names(options), None)


def let_bots_decide(state: GameState, options: Options, seated: Mapping[int, Seated]) -> None:
    """Let bots decide as long as one of them has to."""
    while waiting := [seat for seat in pending(state) if seat in seated]:
        seat = waiting[0]
        move = seated[seat].move(game_of(state, options), seat)
        apply_legal(state, seat, move.code)
