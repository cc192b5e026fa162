"""A city that grows by urbanizing alone, checked against `outline` at every step."""

from collections.abc import Callable

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.city import City, empty_city, first_city
from ginkgopolis.engine.ids import NOBODY, NONE
from ginkgopolis.engine.tokens import shift_tokens, token_moves, tokens_in_order
from tests.battery import outline
from tests.battery.outline import Place, Tokens

Turn = Callable[[Place], Place]
"""A way to turn or mirror the table, the middle staying where it is."""


class Growth:
    """A city with its tokens; `urbanize` and `settle` take turns."""

    def __init__(self) -> None:
        self.city = first_city(list(range(9)))
        self.kinds: list[int] = []
        """The kind of move, T2 to T4, by which each token so far has settled."""

    @property
    def tiles(self) -> frozenset[Place]:
        """The places with a tile."""
        return outline.tiles_of(self.city)

    @property
    def tokens(self) -> Tokens:
        """The places of the tokens."""
        return outline.tokens_of(self.city)

    @property
    def new(self) -> Place:
        """The place of the newest tile."""
        return outline.place_of(self.city, self.city.space[-1])

    def urbanize(self, letter: int) -> list[int]:
        """Put a tile where a token lies, and return where the token may go."""
        self.city.found(len(self.city.top), self.city.tokens[letter], NOBODY, True)
        return token_moves(self.city, letter, self.city.space[-1])

    def settle(self, letter: int, move: int) -> None:
        """Let the token go there."""
        self.kinds.append(m.kind_of(move))
        settle(self.city, letter, move)


def settle(city: City, letter: int, move: int) -> None:
    """Move a token from where the newest tile is, as a move says."""
    if m.kind_of(move) == m.TOKEN_SHIFT:
        shift_tokens(city, letter, m.field(move, 0))
    elif m.kind_of(move) == m.TOKEN_BESIDE:
        city.put_token(letter, city.beside(city.space[-1], m.field(move, 0)))
    else:
        city.put_token(letter, city.space_at(m.field(move, 0) - m.MIDDLE, m.field(move, 1) - m.MIDDLE))


def places_after(city: City, letter: int, moves: list[int]) -> set[Tokens]:
    """Return how the tokens lie after each of the moves; the city stays as it is."""
    found = set()
    for move in moves:
        twin = city.copy()
        settle(twin, letter, move)
        found.add(outline.tokens_of(twin))
    return found


def check_options(grown: Growth, letter: int, moves: list[int]) -> None:
    """T2, else T3, else T4: what is offered for a token is what the rule says, and keeps the order."""
    tiles, tokens = grown.tiles, grown.tokens
    kinds = {m.kind_of(move) for move in moves}
    assert len(kinds) == 1 and len(set(moves)) == len(moves)
    beside = outline.places_beside(tiles, tokens, letter, grown.new)
    anywhere = outline.places_anywhere(tiles, tokens, letter)
    offered = places_after(grown.city, letter, moves)
    if beside:
        assert kinds == {m.TOKEN_BESIDE}
        assert offered == {outline.put(tokens, letter, place) for place in beside}
    elif anywhere:
        assert kinds == {m.TOKEN_TO}
        assert offered == {outline.put(tokens, letter, place) for place in anywhere}
    else:
        check_making_room(grown.city, letter, moves)


def check_making_room(city: City, letter: int, moves: list[int]) -> None:
    """T4: both directions are offered, and each moves a chain of neighbours into a free space."""
    assert moves == [m.shift_move(m.CLOCKWISE), m.shift_move(m.COUNTERCLOCKWISE)]
    tiles, tokens = outline.tiles_of(city), outline.tokens_of(city)
    for move in moves:
        (after,) = places_after(city, letter, [move])
        assert after in outline.outcomes_of_shift(tiles, tokens, letter, m.field(move, 0))
        assert outline.in_order(tiles, after)
        moved = [other for other in range(12) if after[other] != tokens[other]]
        step = 1 if move == moves[0] else -1
        for other in moved:  # all but the last take the place of the next letter that moved
            nexts = [(other + step * far) % 12 for far in range(1, 12)]
            follower = next((x for x in nexts if x in moved), None)
            assert after[other] not in tokens or (follower is not None and after[other] == tokens[follower])
        assert sum(after[other] not in tokens for other in moved) == 1


def check_free_sides(grown: Growth, letter: int) -> None:
    """Every free place beside the new tile keeps the order, whatever the full walk looks like.

    The tile cuts the walk where its token lay. If it cuts it into several parts, all but one are enclosed
    from now on, and the letters along that one were next to the token's on one side or the other. That is
    why the engine may spare itself the walk where a side is free; here it is walked.
    """
    tiles, tokens = grown.tiles, grown.tokens
    free = {place for place in outline.beside(grown.new) if place not in tiles and place not in tokens}
    assert outline.places_beside(tiles, tokens, letter, grown.new) == free


def check_in_order(grown: Growth) -> None:
    """T1, T5: by the engine's walk and by ours."""
    assert tokens_in_order(grown.city)
    assert outline.in_order(grown.tiles, grown.tokens)
    assert None not in grown.tokens


def turned(city: City, turn: Turn, letters: list[int]) -> City:
    """Return the city turned or mirrored, with letter x in the place of the letter that `letters` names."""
    twin = empty_city()
    for building, space in enumerate(city.space):
        twin.found(city.top[building], twin.space_at(*turn(outline.place_of(city, space))), NOBODY, True)
    for letter, was in enumerate(letters):
        if city.tokens[was] != NONE:
            twin.put_token(letter, twin.space_at(*turn(outline.place_of(city, city.tokens[was]))))
    return twin


def check_turned(grown: Growth, letter: int, moves: list[int], turn: Turn, letters: list[int]) -> None:
    """A turned or mirrored table offers the turned or mirrored moves."""
    twin = turned(grown.city, turn, letters)
    now = letters.index(letter)
    offered = places_after(twin, now, token_moves(twin, now, twin.space[-1]))
    expected = set()
    for tokens in places_after(grown.city, letter, moves):
        places = [tokens[was] for was in letters]
        expected.add(tuple(None if place is None else turn(place) for place in places))
    assert offered == expected
