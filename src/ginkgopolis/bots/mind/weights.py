"""What the terms of the evaluation weigh, in points, early, in the middle and late in the game."""

from typing import Final

Row = tuple[float, float, float]
"""Early, in the middle, late."""
NAME_WIDTH: Final = 22

# Made by hand, in the order of the terms, and left as they are: a yardstick for those that were fitted.
HAND: Final[dict[str, Row]] = {
    "points": (0.8, 0.9, 1.0),
    "first resource": (1.5, 1.5, 1.0),
    "few resources": (0.7, 0.6, 0.4),
    "resources": (0.9, 0.7, 0.3),
    "first tile": (1.0, 1.0, 0.5),
    "few tiles": (0.5, 0.5, 0.3),
    "tiles": (0.5, 0.4, 0.2),
    "tile numbers": (0.05, 0.05, 0.02),
    "exploit: resource": (3.0, 2.0, 0.5),
    "exploit: tile": (3.0, 2.0, 0.4),
    "exploit: point": (3.0, 2.0, 0.5),
    "urbanize: resource": (3.0, 2.0, 0.4),
    "urbanize: tile": (3.0, 2.0, 0.3),
    "urbanize: point": (3.0, 2.0, 0.4),
    "construct: resource": (4.0, 2.5, 0.6),
    "construct: tile": (4.0, 2.5, 0.5),
    "construct: point": (4.0, 3.0, 0.8),
    "safe majority": (0.5, 0.7, 0.95),
    "narrow majority": (0.4, 0.5, 0.8),
    "tied majority": (0.3, 0.4, 0.6),
    "second place": (0.4, 0.5, 0.8),
    "outvoted": (0.3, 0.3, 0.1),
    "alone": (0.6, 0.6, 0.1),
    "card points": (0.7, 0.8, 1.0),
    "colour cards": (4.0, 2.0, 0.3),
    "height cards": (4.0, 2.0, 0.3),
    "tableau cards": (3.0, 1.5, 0.2),
    "under construction": (0.1, 0.1, 0.1),
    "high numbers": (0.02, 0.02, 0.01),
    "towers": (0.0, 0.0, 0.0),
    "challenge": (0.0, 0.0, 0.0),
    "no stock": (0.0, 0.0, 0.0),
    "expert points": (0.8, 0.9, 1.0),
    "event tiles": (4.0, 4.0, 1.5),
    "passed red": (-0.2, -0.2, -0.1),
    "passed blue": (-0.2, -0.2, -0.1),
    "passed yellow": (-0.2, -0.2, -0.2),
    "passed end-game cards": (-0.3, -0.3, -0.5),
    "passed permanent cards": (-0.3, -0.2, 0.0),
    "passed letter": (-0.1, -0.1, 0.0),
    "builds": (0.0, 0.0, 0.0),
    "sheltered majority": (0.0, 0.0, 0.0),
}
HAND_BY_PLAYERS: Final = {1: HAND, 2: HAND, 3: HAND, 4: HAND, 5: HAND}
TERM_NAMES: Final = list(HAND)


def read_table(text: str) -> dict[int, dict[str, Row]]:
    """Read lines of a term and three weights for each number of players, from 1 on."""
    tables: dict[int, dict[str, Row]] = {}
    for line in text.strip().splitlines():
        name = line[:NAME_WIDTH].rstrip()
        weights = [float(word) for word in line[NAME_WIDTH:].split()]
        for at in range(0, len(weights), 3):
            tables.setdefault(at // 3 + 1, {})[name] = (weights[at], weights[at + 1], weights[at + 2])
    return tables
