"""T4: other tokens make room. Every city is drawn by hand; see `sketch` for the symbols."""

import pytest

from ginkgopolis.engine.moves import CLOCKWISE, COUNTERCLOCKWISE
from tests.rules.sketch import Sketch

NO_ROOM = """
    .  A  .  D  .
    L  #  B  #  E
    K  #  @  #  F
    J  #  #  #  G
    .  .  I  H  .
"""


def test_t4_asked_only_for_a_direction() -> None:
    """T4: C was built on; the only free space, (4, 1), lies between I and J."""
    city = Sketch(NO_ROOM)
    assert len(city.moves("C")) == 2
    city.shift("C", CLOCKWISE)
    assert city.in_order()


@pytest.mark.parametrize(
    ("direction", "after"),
    [
        (
            CLOCKWISE,  # C where D was, D where E was, ..., I on the free space
            """
            .  A  .  C  .
            L  #  B  #  D
            K  #  @  #  E
            J  #  #  #  F
            .  I  H  G  .
            """,
        ),
        (
            COUNTERCLOCKWISE,  # C where B was, B where A was, A where L was, ..., J on the free space
            """
            .  B  .  D  .
            A  #  C  #  E
            L  #  @  #  F
            K  #  #  #  G
            .  J  I  H  .
            """,
        ),
    ],
)
def test_t4_tokens_make_room(direction: int, after: str) -> None:
    """T4: each token takes the place of the next one, until a free space is filled."""
    city = Sketch(NO_ROOM)
    city.shift("C", direction)
    assert city.tokens() == Sketch(after).tokens()
    assert city.in_order()


def test_t4_clockwise_from_l_to_a() -> None:
    """T4: the next letter after L is A."""
    city = Sketch("""
        .  J  .  A  .
        I  #  K  #  B
        H  #  @  #  C
        G  #  #  #  D
        .  .  F  E  .
    """)
    city.shift("L", CLOCKWISE)
    after = Sketch("""
        .  J  .  L  .
        I  #  K  #  A
        H  #  @  #  B
        G  #  #  #  C
        .  F  E  D  .
    """)
    assert city.tokens() == after.tokens()


def test_t4_counter_clockwise_from_a_to_l() -> None:
    """T4: the letter before A is L."""
    city = Sketch("""
        .  K  .  B  .
        J  #  L  #  C
        I  #  @  #  D
        H  #  #  #  E
        .  .  G  F  .
    """)
    city.shift("A", COUNTERCLOCKWISE)
    after = Sketch("""
        .  L  .  B  .
        K  #  A  #  C
        J  #  @  #  D
        I  #  #  #  E
        .  H  G  F  .
    """)
    assert city.tokens() == after.tokens()


NEAR_ROOM = """
    .  A  .  D  .
    L  #  B  #  .
    K  #  @  #  E
    J  #  #  #  F
    .  I  H  G  .
"""


def test_t4_stops_at_the_first_free_space() -> None:
    """T4: clockwise only D has to move."""
    city = Sketch(NEAR_ROOM)
    city.shift("C", CLOCKWISE)
    after = Sketch("""
        .  A  .  C  .
        L  #  B  #  D
        K  #  @  #  E
        J  #  #  #  F
        .  I  H  G  .
    """)
    assert city.tokens() == after.tokens()


def test_t4_goes_all_the_way_round_if_need_be() -> None:
    """T4: counter-clockwise the only free space is the last one: all but D move."""
    city = Sketch(NEAR_ROOM)
    city.shift("C", COUNTERCLOCKWISE)
    after = Sketch("""
        .  B  .  D  .
        A  #  C  #  E
        L  #  @  #  F
        K  #  #  #  G
        .  J  I  H  .
    """)
    assert city.tokens() == after.tokens()


@pytest.mark.parametrize(
    ("mouth", "bottom", "mouth_after", "bottom_after"),
    [
        ("F", "E", "E", "D"),  # F counts on the way out: D passes over it to E's place
        ("E", "F", "D", "E"),  # E counts on the way in: F passes over it to G's place
    ],
)
def test_t4_passes_over_a_token_of_another_turn(
    mouth: str, bottom: str, mouth_after: str, bottom_after: str
) -> None:
    """T4, interpretation: the walk meets the right pocket's mouth twice; only one turn is its token's."""
    city = Sketch(f"""
        .  A  .  D  .  G  .
        L  #  B  #  {mouth}  #  H
        K  #  @  #  {bottom}  #  I
        J  #  #  #  #  #  .
        .  .  .  .  .  .  .
    """)
    city.shift("C", CLOCKWISE)
    after = Sketch(f"""
        .  A  .  C  .  F  .
        L  #  B  #  {mouth_after}  #  G
        K  #  @  #  {bottom_after}  #  H
        J  #  #  #  #  #  I
        .  .  .  .  .  .  .
    """)
    assert city.tokens() == after.tokens()
    assert city.in_order()


def test_t4_passes_over_a_token_of_another_turn_counter_clockwise() -> None:
    """T4, interpretation, mirrored: L counts where the walk goes into the left pocket, so B passes it."""
    city = Sketch("""
        .  K  .  B  .  E  .
        J  #  L  #  D  #  F
        .  #  A  #  @  #  G
        .  #  #  #  #  #  H
        .  .  .  .  .  I  .
    """)
    city.shift("C", COUNTERCLOCKWISE)
    after = Sketch("""
        .  L  .  C  .  E  .
        K  #  A  #  D  #  F
        J  #  B  #  @  #  G
        .  #  #  #  #  #  H
        .  .  .  .  .  I  .
    """)
    assert city.tokens() == after.tokens()
    assert city.in_order()


COURTYARD_TOKEN = """
    .  A  .  E  .  .  .
    L  #  B  #  #  #  F
    K  #  @  #  D  #  G
    J  #  #  #  #  #  H
    .  I  .  .  .  .  .
"""


@pytest.mark.parametrize(
    ("direction", "after"),
    [
        (
            CLOCKWISE,  # D is ignored: after C comes E
            """
            .  A  .  C  E  .  .
            L  #  B  #  #  #  F
            K  #  @  #  D  #  G
            J  #  #  #  #  #  H
            .  I  .  .  .  .  .
            """,
        ),
        (
            COUNTERCLOCKWISE,
            """
            .  B  .  E  .  .  .
            A  #  C  #  #  #  F
            L  #  @  #  D  #  G
            K  #  #  #  #  #  H
            .  J  I  .  .  .  .
            """,
        ),
    ],
)
def test_t5_enclosed_token_does_not_make_room(direction: int, after: str) -> None:
    """T4, T5: a token in a courtyard is neither successor nor moved."""
    city = Sketch(COURTYARD_TOKEN)
    city.shift("C", direction)
    assert city.tokens() == Sketch(after).tokens()


def test_t5_no_token_is_shifted_into_a_courtyard() -> None:
    """T4, T5: the free courtyard (2, 4) stays free."""
    city = Sketch("""
        .  A  .  D  E  F  .
        L  #  B  #  #  #  G
        K  #  @  #  .  #  H
        J  #  #  #  #  #  I
        .  .  .  .  .  .  .
    """)
    city.shift("C", CLOCKWISE)
    after = Sketch("""
        .  A  .  C  D  E  .
        L  #  B  #  #  #  F
        K  #  @  #  .  #  G
        J  #  #  #  #  #  H
        .  .  .  .  .  I  .
    """)
    assert city.tokens() == after.tokens()
