"""Everything that a run measures, and in which order."""

from itertools import chain, zip_longest

from benchmarks.model import (
    ALL_MODULES,
    BASE,
    CALLS,
    CATANATRON,
    COPY,
    EXPERT_HAL,
    GAME,
    GROWTH,
    HAL,
    IMPORT,
    INSIDE,
    LEGAL_MOVES,
    OPEN_SPIEL,
    PEERS,
    RLCARD,
    VIEWS,
    Task,
)

COMPARED = 4  # players: as many as Catan has
TABLES = [(game, players) for game in (BASE, ALL_MODULES) for players in (2, 3, 4, 5)]
SOLITAIRE = [(HAL, 1), (EXPERT_HAL, 1)]
PEER_GAMES = {
    CATANATRON: {"Catan": 4},
    OPEN_SPIEL: {"gin_rummy": 2, "backgammon": 2, "hanabi": 2, "chess": 2},
    RLCARD: {"gin-rummy": 2, "mahjong": 4},
}
PEER_PLAY = {CATANATRON: (INSIDE,), OPEN_SPIEL: (CALLS, INSIDE), RLCARD: (CALLS,)}
MODULES = {CATANATRON: "catanatron", OPEN_SPIEL: "pyspiel", RLCARD: "rlcard"}  # what they are imported as
PACKAGES = {CATANATRON: "catanatron", OPEN_SPIEL: "open_spiel", RLCARD: "rlcard"}  # and installed as

TURNS = 4  # in a round, of what is compared
# CPU seconds of a slice, as a share of those of a game that is compared with others.
SHARES = {
    CALLS: 0.6,
    GAME: 0.6,
    VIEWS: 0.6,
    INSIDE: 0.6,
    COPY: 0.15,
    LEGAL_MOVES: 0.15,
    GROWTH: 0.5,
    IMPORT: 0.1,
}


def compared_tasks(engine: str) -> list[Task]:
    """Our random play that is set beside the others'."""
    return [Task(engine, game, COMPARED, what) for game in (BASE, ALL_MODULES) for what in (INSIDE, CALLS)]


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
        if players != COMPARED or what not in (INSIDE, CALLS)
    ]
    people = [Task(engine, BASE, COMPARED, what) for what in (GAME, VIEWS)]
    growth = [Task(engine, game, players, GROWTH) for game, players in TABLES]
    pairs = [Task(engine, game, players, INSIDE, processes=2) for game, players in (*TABLES, *SOLITAIRE)]
    return [*people, *alone, *growth, *pairs, Task(engine, BASE, COMPARED, IMPORT)]


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
    if task.what not in (CALLS, INSIDE) or task.processes > 1:
        return False
    return task.engine in PEERS or (task.game in (BASE, ALL_MODULES) and task.players == COMPARED)


def slice_seconds(task: Task, seconds: float) -> float:
    """How long a slice of a task is to take."""
    if task.engine == CATANATRON and task.what == INSIDE:
        return seconds  # its games are long and differ much
    if is_compared(task):
        return seconds / 2
    return seconds * SHARES[task.what] / task.processes
