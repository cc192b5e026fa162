"""T1 to T3 and T5: urbanization tokens. Every city is drawn by hand; see `sketch` for the symbols."""

import pytest

from tests.rules.sketch import Sketch

POCKET = """
.  .  .  .  .
.  #  .  #  .
.  #  .  #  .
.  #  #  #  .
.  .  .  .  .
"""


def test_t1_first_city_reads_a_to_l() -> None:
    """T1: twelve spaces touch the square by a side; its four corners are not on the outline."""
    city = Sketch("""
        .  A  B  C  .
        L  #  #  #  D
        K  #  #  #  E
        J  #  #  #  F
        .  I  H  G  .
    """)
    assert len(city.walk()) == 12
    assert city.reading() in "ABCDEFGHIJKL" * 2
    assert city.in_order()


def test_t1_order_may_start_anywhere() -> None:
    """T1: only the order counts, not where A lies."""
    assert Sketch("""
        .  H  I  J  .
        G  #  #  #  K
        F  #  #  #  L
        E  #  #  #  A
        .  D  C  B  .
    """).in_order()


@pytest.mark.parametrize("top", ["B  A  C", "A  C  B"])
def test_t1_two_letters_the_wrong_way_round(top: str) -> None:
    """T1: one pair that is swapped breaks the order."""
    assert not Sketch(f"""
        .  {top}  .
        L  #  #  #  D
        K  #  #  #  E
        J  #  #  #  F
        .  I  H  G  .
    """).in_order()


def test_t1_counter_clockwise_is_not_in_order() -> None:
    """T1: clockwise, not the other way."""
    assert not Sketch("""
        .  L  K  J  .
        A  #  #  #  I
        B  #  #  #  H
        C  #  #  #  G
        .  D  E  F  .
    """).in_order()


def test_t1_outline_goes_into_a_pocket_and_out_again() -> None:
    """T1: the mouth of the pocket, (1, 2), touches by its west and its east side and occurs twice."""
    assert Sketch(POCKET).walk() == [
        (0, 1), (1, 2), (2, 2), (1, 2), (0, 3),
        (1, 4), (2, 4), (3, 4),
        (4, 3), (4, 2), (4, 1),
        (3, 0), (2, 0), (1, 0),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("mouth", "bottom", "after", "in_order"),
    [
        ("B", "C", "D", True),  # A, in B, C, D
        ("C", "B", "D", True),  # A, (mouth), B, out C, D
        ("D", "B", "C", False),  # the mouth is passed before C, never after it
        ("B", "D", "C", False),
    ],
)
def test_t1_token_in_the_mouth_counts_on_the_way_in_or_out(
    mouth: str, bottom: str, after: str, in_order: bool
) -> None:
    """T1, interpretation: one occurrence per token is chosen so that the letters read alphabetically."""
    city = Sketch(f"""
        .  A  .  {after}  .
        L  #  {mouth}  #  E
        K  #  {bottom}  #  F
        J  #  #  #  G
        .  .  I  H  .
    """)
    assert city.in_order() is in_order


def test_t2_corner_of_the_first_city() -> None:
    """T2: A is built on; north and west of the new tile are free, east lies B."""
    city = Sketch("""
        .  +  .  .  .
        +  @  B  C  .
        L  #  #  #  D
        K  #  #  #  E
        J  #  #  #  F
        .  I  H  G  .
    """)
    assert city.offered("A") == city.expected == {(0, 1), (1, 0)}


def test_t2_between_two_tokens_only_outwards() -> None:
    """T2: B is built on; A and C lie beside it."""
    city = Sketch("""
        .  .  +  .  .
        .  A  @  C  .
        L  #  #  #  D
        K  #  #  #  E
        J  #  #  #  F
        .  I  H  G  .
    """)
    assert city.offered("B") == city.expected


def test_t2_tip_of_a_tower_has_three_sides() -> None:
    """T2: all three free sides of the new tile keep B between A and C."""
    city = Sketch("""
        .  .  +  .  .
        .  +  @  +  .
        .  A  #  C  .
        L  #  #  #  D
        K  #  #  #  E
        J  #  #  #  F
        .  I  H  G  .
    """)
    assert city.offered("B") == city.expected


def test_t2_in_a_pocket_only_the_way_out() -> None:
    """T2: C is built on at the bottom of a pocket whose mouth is free."""
    city = Sketch("""
        .  B  .  D  .
        A  #  +  #  E
        L  #  @  #  F
        K  #  #  #  G
        .  J  I  H  .
    """)
    assert city.offered("C") == city.expected


def test_t2_in_a_corridor_forwards_and_backwards() -> None:
    """T2, T5: B is built on in a corridor; behind it free ground and C are enclosed, before it a way out."""
    city = Sketch("""
        .  A  .  D  .
        L  #  +  #  E
        K  #  @  #  F
        J  #  +  #  G
        .  #  C  #  .
        .  #  #  #  .
        .  I  .  H  .
    """)
    assert city.offered("B") == city.expected


def test_t2_mouth_of_a_pocket_closes_a_courtyard() -> None:
    """T2, T5: B closes the corridor; inside lies C, so that only the way out is left."""
    city = Sketch("""
        .  A  .  D  .
        L  #  +  #  E
        K  #  @  #  F
        J  #  C  #  G
        .  #  #  #  .
        .  I  .  H  .
    """)
    assert city.offered("B") == city.expected
    assert "C" not in city.reading()


def test_t2_may_choose_an_enclosed_space() -> None:
    """T2, T5, interpretation: the ground behind the new tile is enclosed now and may be chosen."""
    city = Sketch("""
        .  A  .  C  .
        L  #  +  #  D
        K  #  @  #  E
        J  #  +  #  F
        .  #  #  #  .
        .  I  H  G  .
    """)
    assert city.offered("B") == city.expected


def test_t2_token_stays_in_its_courtyard() -> None:
    """T2, T5: B is built on inside a courtyard and goes to the other space there; T3 is not asked."""
    city = Sketch("""
        .  .  A  .  C  .
        L  #  #  #  #  D
        K  #  @  +  #  E
        J  #  #  #  #  F
        .  I  H  .  G  .
    """)
    assert city.offered("B") == city.expected


def test_t3_any_free_space_in_order_when_none_is_adjacent() -> None:
    """T3: beside C's new tile are tiles and B. Between B and D two spaces are free; (4, 4) lies beyond F."""
    city = Sketch("""
        .  A  .  +  +  .
        L  #  B  #  #  D
        K  #  @  #  #  E
        J  #  #  #  #  F
        .  I  H  G  .  .
    """)
    assert city.offered_elsewhere("C") == city.expected


def test_t3_never_an_enclosed_space() -> None:
    """T3, T5: the courtyard (2, 4) is free, but it is not on the outline."""
    city = Sketch("""
        .  A  .  +  +  +  .
        L  #  B  #  #  #  D
        K  #  @  #  .  #  E
        J  #  #  #  #  #  F
        .  I  H  G  .  .  .
    """)
    assert city.offered_elsewhere("C") == city.expected


def test_t3_token_leaves_a_courtyard_that_is_full() -> None:
    """T3, T5: B lay on the last space of a courtyard; it comes back to the outline between A and C."""
    city = Sketch("""
        .  +  +  +  .
        A  #  #  #  C
        L  #  @  #  D
        K  #  #  #  E
        J  #  #  #  F
        .  I  H  G  .
    """)
    assert city.offered_elsewhere("B") == city.expected


def test_t3_between_l_and_a() -> None:
    """T3: order goes on from L to A: between K in the mouth and A two spaces are free."""
    city = Sketch("""
        .  J  .  +  +  .
        I  #  K  #  #  A
        H  #  @  #  #  B
        G  #  #  #  #  C
        .  F  E  D  .  .
    """)
    assert city.offered_elsewhere("L") == city.expected


def test_t5_enclosed_token_may_lie_anywhere() -> None:
    """T5: H lies in a courtyard between A and B; outside all letters but H read in order."""
    city = Sketch("""
        .  A  B  C  .
        L  #  #  #  D
        K  #  H  #  E
        J  #  #  #  F
        .  I  .  G  .
    """)
    assert city.reading() in "ABCDEFG.IJKL" * 2
    assert city.in_order()


def test_t5_tiles_that_meet_at_a_corner_enclose() -> None:
    """T5: from D's courtyard only a corner leads out, at (3, 1); the outline passes from tile to tile."""
    city = Sketch("""
        .  A  B  C  .  .
        L  #  #  #  #  E
        K  #  D  .  #  F
        .  J  #  #  #  G
        .  .  I  H  .  .
    """)
    assert city.walk() == [
        (0, 1), (0, 2), (0, 3), (0, 4),
        (1, 5), (2, 5), (3, 5),
        (4, 4), (4, 3), (4, 2),
        (3, 1), (2, 0), (1, 0),
    ]  # fmt: skip
    assert city.reading() == "ABC.EFG.HIJKL"


def test_t5_new_tile_encloses_by_a_corner() -> None:
    """T2, T5: E's new tile meets the roof of the pocket only at a corner; behind it (2, 3) is enclosed."""
    city = Sketch("""
        .  A  B  C  .  .
        L  #  #  #  D  .
        K  #  .  +  @  +
        J  #  #  #  #  F
        .  I  H  G  .  .
    """)
    assert city.offered("E") == city.expected
    assert (2, 3) not in city.walk() and (2, 5) in city.walk()
