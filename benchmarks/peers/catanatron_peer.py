"""catanatron: Catan for four, its own random players, through its own front door."""

from importlib.metadata import PackageNotFoundError, version

PLAYERS = 4


def installed_version() -> str | None:
    """The version of catanatron in this environment, or None."""
    try:
        return version("catanatron")
    except PackageNotFoundError:
        return None


def play_games(games: int) -> int:
    """Play the games of seeds 1, 2, ... to their ends and return how many decisions the players took."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    for seed in range(1, games + 1):  # it takes seed 0 for "no seed"
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def count_choices(games: int) -> tuple[int, int]:
    """Play the same games untimed; return the decisions, and those among them with two options or more."""
    from catanatron import Color, Game, RandomPlayer

    options: list[int] = []

    def decide(player: RandomPlayer, game: Game, actions: list[object]) -> object:
        options.append(len(actions))
        return player.decide(game, actions)

    for seed in range(1, games + 1):
        Game([RandomPlayer(color) for color in Color], seed=seed).play(decide_fn=decide)
    return len(options), sum(count > 1 for count in options)
