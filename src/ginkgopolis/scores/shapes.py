"""The shapes of scores, as people want to read them."""

import msgspec


class DistrictRank(msgspec.Struct, frozen=True, gc=False):
    """One player's standing in a district (D2)."""

    seat: int
    resources: int
    tallest: int
    """Height of her tallest building there, the first tie-break."""
    number: int
    """Highest number among her tallest buildings there, the second tie-break."""
    points: int


class DistrictScore(
    msgspec.Struct, frozen=True, gc=False, rename={"buildings": "tops", "places": "buildings"}
):
    """A district with its buildings and its ranking, best first; servers send the buildings as `tops`."""

    colour: str
    buildings: tuple[str, ...]
    """The top tiles, which name them."""
    places: tuple[int, ...]
    """Their places among the `buildings` of a view, and what servers send as `buildings`."""
    resources: int
    ranking: tuple[DistrictRank, ...]


class Score(msgspec.Struct, frozen=True, gc=False):
    """What one player scores, and where it comes from (E3)."""

    seat: int
    total: int
    tokens: int
    """Success points behind the screen."""
    cards: tuple[tuple[str, int], ...]
    """Each end-game card with its points (B2)."""
    new_hands: int
    """Points for unused New Hand tokens."""
    districts: tuple[tuple[int, int], ...]
    """Each district that scores for this player: its place in the list of districts, and the points."""
    extras: tuple[tuple[str, int], ...] = ()
    """What modules add, each by its name, but the expert by hers: see `scores.modules`."""
