"""Everything that a run measures, and in which order."""

from itertools import chain, zip_longest

from benchmarks.model import (
    ALL_MODULES,
    BASE,
    BOTS,
    CALLS,
    CATANATRON,
    COMPILED,
    COPY,
    DETERMINIZE,
    EXPERT_HAL,
    GAME,
    GROWTH,
    HAL,
    IMPORT,
    INSIDE,
    LAID_OUT,
    LEGAL_MOVES,
    LOOKS,
    OPEN_SPIEL,
    OURS,
    PEERS,
    PYTHON_CHESS,
    READ,
    RLCARD,
    SIMULATE,
    VIEWS,
    WRITE,
    Task,
)

COMPARED = 4  # players: as many as Catan has
TABLES = [(game, players) for game in (BASE, ALL_MODULES) for players in (2, 3, 4, 5)]
SOLITAIRE = [(HAL, 1), (EXPERT_HAL, 1)]
PEER_GAMES = {
    CATANATRON: {"Catan": 4},
    OPEN_SPIEL: {"gin_rummy": 2, "backgammon": 2, "hanabi": 2, "chess": 2},
    PYTHON_CHESS: {"chess": 2},
    RLCARD: {"gin-rummy": 2, "mahjong": 4},
}
PEER_PLAY = {CATANATRON: (INSIDE,), OPEN_SPIEL: (CALLS, INSIDE), PYTHON_CHESS: (CALLS,), RLCARD: (CALLS,)}
# What they are imported as, and installed as.
MODULES = {CATANATRON: "catanatron", OPEN_SPIEL: "pyspiel", PYTHON_CHESS: "chess", RLCARD: "rlcard"}
PACKAGES = {CATANATRON: "catanatron", OPEN_SPIEL: "open_spiel", PYTHON_CHESS: "chess", RLCARD: "rlcard"}

MOMENTS = 16  # at which bots are asked
TURNS = 4  # in a round, of what is compared
PLAY = (INSIDE, CALLS, GAME, SIMULATE)
# CPU seconds of a slice, as a share of those of catanatron's games.
SHARES = {
    **dict.fromkeys((*PLAY, VIEWS, LOOKS, *BOTS), 0.6),
    **dict.fromkeys((GROWTH, LAID_OUT), 0.5),
    **dict.fromkeys((COPY, DETERMINIZE, WRITE, READ, LEGAL_MOVES), 0.15),
    IMPORT: 0.1,
}
# What is set beside others, by how many times as much it does.
COMPARED_GAMES = {
    BASE: (*PLAY, COPY, DETERMINIZE),
    ALL_MODULES: (INSIDE, CALLS, COPY),
}


def compared_tasks(engine: str) -> list[Task]:
    """What of ours is set beside others."""
    return [Task(engine, game, COMPARED, what) for game, whats in COMPARED_GAMES.items() for what in whats]


def peer_tasks(engine: str) -> list[Task]:
    """A peer's random play and copies."""
    return [
        Task(engine, game, players, what)
        for game, players in PEER_GAMES[engine].items()
        for what in (*PEER_PLAY[engine], COPY)
    ]


def other_tasks(engine: str) -> list[Task]:
    """All else that is measured of ours."""
    alone = [
        Task(engine, game, players, what)
        for game, players in (*TABLES, *SOLITAIRE)
        for what in (INSIDE, CALLS, COPY, LEGAL_MOVES)
    ]
    services = [
        Task(engine, game, COMPARED, what)
        for game in (BASE, ALL_MODULES)
        for what in (GAME, VIEWS, DETERMINIZE, WRITE, READ, *BOTS)
        if engine == COMPILED or what not in BOTS
    ]
    growth = [Task(engine, game, players, GROWTH) for game, players in TABLES]
    pairs = [Task(engine, game, players, INSIDE, processes=2) for game, players in (*TABLES, *SOLITAIRE)]
    last = [Task(engine, BASE, COMPARED, what) for what in (LAID_OUT, IMPORT)]
    return [task for task in (*services, *alone, *growth, *pairs, *last) if not is_compared(task)]


def all_tasks(engines: list[str]) -> list[Task]:
    """What these engines do, in the order of a round: what is compared is measured at the same moments."""
    ours = [engine for engine in engines if engine not in PEERS]
    compared = list(chain.from_iterable(zip(*(compared_tasks(engine) for engine in ours))))
    peers = [task for engine in engines if engine in PEERS for task in peer_tasks(engine)]
    turns = chain.from_iterable(zip_longest(compared, peers))
    return [
        *(task for task in turns if task is not None),
        *(task for engine in ours for task in other_tasks(engine)),
    ]


def is_compared(task: Task) -> bool:
    """Is a task set beside others, by how many times as much it does?"""
    if task.engine in PEERS:
        return True
    if task.engine not in OURS:
        return False
    return task.players == COMPARED and task.processes == 1 and task.what in COMPARED_GAMES.get(task.game, ())


def slice_seconds(task: Task, seconds: float) -> float:
    """How long a slice of a task is to take."""
    if task.engine == CATANATRON and task.what == INSIDE:
        return seconds  # its games are long and differ much
    if is_compared(task) and task.what in PLAY:
        return seconds / 2
    return seconds * SHARES[task.what] / task.processes
