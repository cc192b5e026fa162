"""Positions for the tests of what moves with modules would do."""

from ginkgopolis import Game

CITY = """
city
  .   A   B       C        .
  L   R1  B2      R3       D
  K   Y1  B5:2@1  Y9:3@0   E
  J   Y2  B1      R2       F
  .   I   H       G        .
"""
"""B5 concerns 3 resources of Ada (on Y9) and 2 of Bela."""
PARKS = """
city
  .   A     B    C   .
  L   P@0   R1   R3  D
  K   P@1   Y1   Y3  E
  J   Y2    B1   R2  F
  .   I     H    G   .
"""


def table(modules: str, ada: str, bela: str = "", city: str = CITY) -> Game:
    """Ada and Bela, of whom only Ada has cards."""
    return Game.from_position(
        f"players 2\nmodules {modules}\n{city}\nseat 0: new hands 0; {ada}\nseat 1: {bela}"
    )


def explained(game: Game, move: str, seat: int = 0) -> str:
    """Say what a move would do."""
    (found,) = [legal for legal in game.legal_moves(seat) if str(legal) == move]
    return game.explain(seat, found)
