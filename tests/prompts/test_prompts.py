"""What each question asks for, in positions worked out by hand."""

import pytest

from ginkgopolis import Game, Prompt
from ginkgopolis.prompts import Option
from tests.rules.table import play

CITY = """
    city
    R10:2@0  .     Y9:3@1
    B6@1     B5@1  B3
    Y4:2@0   Y2    Y3
"""
RING = """
    city
      .  A   B   C   .
      L  R1  R2  R3  D
      K  B1  B2  B5@1  E
      J  Y1  Y2  Y3  F
      .  I   H   G   .
"""


def table(own: str, other: str = "", modules: str = "", city: str = RING, more: str = "") -> Game:
    """Two players, of whom only seat 0 need have cards."""
    named = f"modules {modules}" if modules else ""
    return Game.from_position(f"players 2\n{named}\n{more}\n{city}\nseat 0: {own}\nseat 1: {other}")


def asked(game: Game, seat: int = 0) -> Prompt:
    """Return what a seat is asked."""
    prompt = game.prompt(seat)
    assert prompt is not None
    return prompt


def option(prompt: Prompt, move: str) -> Option:
    """Return one of the options."""
    return next(found for found in prompt.options if found.move == move)


def test_a_card_of_the_base_game() -> None:
    """C1: all pairs of cards and tiles are moves of their own; only a new hand is worth a word (C2)."""
    prompt = asked(table("tiles R4 Y9; hand B5 A; new hands 1"))
    assert (prompt.kind, prompt.clause, prompt.title.id) == ("choose", "C1", "prompt-choose")
    assert [(one.move, one.clause) for one in prompt.options] == [("new hand", "C2")]
    assert prompt.steps == () and prompt.why == {}
    assert asked(table("tiles R4 Y9; hand B5 A; new hands 0")).options == ()


def test_who_has_chosen_may_take_it_back() -> None:
    game = table("hand B5 A", "hand K L")
    play(game, "0 B5")
    assert (asked(game).kind, asked(game).clause) == ("take back", "C3")
    assert table("hand B5").prompt(1) is None


def test_what_is_added_to_a_card() -> None:
    """M4.2, M5, M6.11: an event, a card aside and, under a building tile, a lower tile."""
    prompt = asked(
        table(
            "expert master architect; tiles R4 P; hand B5 A C; events quality expropriation; new hands 0",
            "expert mayor",
            "green_spaces experts events keep_a_card",
        )
    )

    def follows(move: str) -> list[str]:
        return [prompt.steps[at].part for at in option(prompt, move).then]

    assert follows("B5") == ["event", "aside"]
    assert follows("B5+R4") == ["lower tile", "event", "aside"]
    assert follows("A+P") == ["event", "aside"]
    lower, event, aside = [prompt.steps[at] for at in option(prompt, "B5+R4").then]
    assert [(one.move, one.thing) for one in lower.options] == [("single", ""), ("under P", "P")]
    assert (lower.default, lower.clause) == ("single", "M6.11")
    assert [one.thing for one in event.options] == ["", "expropriation", "quality control"]
    assert (event.default, event.clause) == ("no event", "M4.2")
    assert [one.move for one in aside.options] == ["aside A", "aside C"] and aside.default is None
    with_letter = prompt.steps[option(prompt, "A").then[0]]
    assert [one.move for one in with_letter.options] == ["no event", "event quality"]
    assert prompt.why == {"P": "why-green", "expropriation": "why-expropriation"}


def test_the_last_card_is_set_aside_without_asking() -> None:
    """M5.1: there is no choice."""
    assert asked(table("hand B5 A; new hands 0", modules="keep_a_card")).options == ()


def test_a_choice_goes_on_where_it_was_left() -> None:
    game = table("tiles R4; hand B5 A C; events quality", modules="events keep_a_card")
    play(game, "0 B5+R4")
    prompt = asked(game)
    assert [prompt.steps[at].part for at in prompt.open] == ["event", "aside"]
    assert prompt.title.values == {"card": "B5", "tile": "R4"} and prompt.options == ()
    play(game, "0 event quality")
    prompt = asked(game)
    assert [prompt.steps[at].part for at in prompt.open] == ["aside"]
    assert prompt.asks == "ask-aside"


def test_a_letter_alone() -> None:
    """R3: a resource or a tile."""
    game = table("hand A; new hands 0")
    play(game, "0 A")
    prompt = asked(game)
    assert (prompt.kind, prompt.clause, prompt.card) == ("item", "R3", "A")
    assert [(one.move, one.icon) for one in prompt.options] == [("resource", "resource"), ("tile", "tile")]
    assert prompt.title.values == {"letter": "A"}


def test_where_a_token_goes_and_what_it_would_be_worth_there() -> None:
    """T2: beside the new Y9 over R1 the token has north and west; R4 (4): Y9 gives a point either way."""
    game = table("resources 4; tiles Y9; hand A; new hands 0")
    play(game, "0 A+Y9")
    prompt = asked(game)
    assert (prompt.kind, prompt.clause) == ("token", "T2")
    assert prompt.title.values == {"letter": "A", "count": 2, "tile": "Y9"}
    north = option(prompt, ">N")
    assert north.place is not None and (north.place.east, north.place.south) == (-1, -3)
    assert north.gains == (0, 0, 1) and north.tokens == ()


def test_tokens_that_make_room() -> None:
    """T4: all plots are taken; clockwise D takes that of the next letter, which moves on."""
    game = Game.from_position("""
        players 2
        round 6
        frames token 0 C B9, resolve 1, prepare
        city
          .  A     .     D     .
          L  R4@0  B     R6@1  E
          .  R5@1  B9@0  R7@1  .
          K  R1    B2    Y3    F
          J  Y1    R2    B1    .
          .  B3    Y2    R3    G
          .  I     H     .     .
        middle 3 5
        founded B9 R4 R5 R6 R7
        seat 0: resources 2; commit C
        seat 1: resources 2; hand E; commit R1
    """)
    prompt = asked(game)
    assert (prompt.clause, prompt.title.id) == ("T4", "prompt-token-shift")
    for move in (">cw", ">ccw"):
        found, twin = option(prompt, move), game.copy()
        twin.play(0, move)
        tokens = {token.letter: token for token in twin.view(None).tokens}
        assert found.place is not None
        assert (tokens["C"].east, tokens["C"].south) == (found.place.east, found.place.south)
        assert tokens["C"].gives == found.gains
        assert found.tokens
        for made_room in found.tokens:
            lies = tokens[made_room.letter]
            assert (lies.east, lies.south) == (made_room.east, made_room.south)


def test_what_the_neighbours_of_every_token_give() -> None:
    """R4 (4), M2, M3.4: heights by colour, 2 points for each green space of a park, nothing for value III."""
    city = CITY.replace("B3", "B24@0").replace("Y2 ", "P@1").replace("Y3", "P@0")
    game = table("hand B5", modules="green_spaces prestige_buildings", city=city)
    gives = {(token.east, token.south): token.gives for token in game.view(0).tokens}
    assert gives[0, -1] == (2, 1, 3)  # R10 with 2 floors, B5 with 1, Y9 with 3
    assert gives[2, 0] == (0, 0, 0)
    assert gives[0, 2] == gives[1, 2] == (0, 0, 4)
    assert gives[-2, 0] == (0, 1, 0)


def test_giving_tiles_back() -> None:
    """E1: a point for each; M6: two for the engineer."""
    fields = "tiles R4 P P"
    empty = "frames give back, prepare\nsupply none"
    game = table(fields, modules="green_spaces", more=empty)
    prompt = asked(game)
    assert (prompt.kind, prompt.clause, prompt.ends) == ("give back", "E1", "done")
    assert [(one.move, one.thing) for one in prompt.options] == [("give R4", "R4"), ("give P", "P")]
    assert prompt.title.values == {"worth": 1}
    experts = table(f"expert engineer; {fields}", "expert mayor", "green_spaces experts", more=empty)
    assert asked(experts).title.values == {"worth": 2}
    assert {one.gains for one in asked(experts).options} == {(0, 0, 2)}


def test_the_draft() -> None:
    """S5: one of four is kept and three are passed on."""
    game = Game.new(3, seed=1)
    prompt = asked(game, 2)
    assert (prompt.clause, prompt.title.id, prompt.asks) == ("S5", "prompt-draft", "ask-draft-character")
    assert prompt.title.values == {"count": 3, "seat": 0, "pick": 1, "of": 3}


def test_the_draft_with_experts() -> None:
    """M6.1: who has kept an expert takes no other, and where there is nothing else one is done."""
    game = Game.from_position(f"""
        players 2
        modules experts
        round 0
        frames draft
        {RING.replace("B5@1", "B3")}
        seat 0: pack 11 12 banker mayor; characters 17 artist
        seat 1: pack 3 5 9 general-counsel; characters 20 21
    """)
    prompt = asked(game)
    assert (prompt.clause, prompt.asks) == ("M6.1", "ask-draft-card")
    assert prompt.why == {"banker": "draft-not", "mayor": "draft-not"}
    assert prompt.title.values == {"count": 3, "seat": 1, "pick": 3, "of": 4}
    assert prompt.default is None


def test_events_to_keep() -> None:
    """M4.1: two of four, in six ways."""
    prompt = asked(Game.new(2, seed=1, introductory=True, modules=["events"]))
    assert (prompt.kind, prompt.clause, len(prompt.options)) == ("events", "M4.1", 6)
    assert option(prompt, "events design+quality").things == ("design competition", "quality control")


def test_when_an_event_happens() -> None:
    game = table("resources 5; hand B5; events advertising; new hands 0", modules="events", city=CITY)
    play(game, "0 B5", "0 event advertising")
    prompt = asked(game)
    assert (prompt.kind, prompt.clause, prompt.card, prompt.tries) == ("timing", "M4.3", "B5", True)
    assert prompt.title.values == {"event": "advertising campaign", "card": "B5"}
    assert [one.button for one in prompt.options] == ["prompt-timing.before", "prompt-timing.after"]


def test_what_a_quality_control_takes() -> None:
    """M4.8: B6 and B5 beside B6 are seat 1's; she has 1 point and 5 resources, so one loss may be a point."""
    game = table(
        "resources 5; hand B6; events quality; new hands 0", "resources 5; points 1", "events", city=CITY
    )
    play(game, "0 B6", "0 event quality", "0 before")
    prompt = asked(game, 1)
    assert (prompt.kind, prompt.clause) == ("quality control", "M4.8")
    assert prompt.title.values == {"seat": 0, "count": 2}
    assert [(one.move, one.pays) for one in prompt.options] == [
        ("lose 1p 1r", (1, 0, 1)),
        ("lose 0p 2r", (2, 0, 0)),
    ]
    assert prompt.default == "lose 1p 1r"


def test_what_the_banker_buys() -> None:
    """M6.7: Y9 on B5 takes 3 resources, of which she has 1: two are bought, a point each."""
    game = table(
        "expert banker; resources 1; points 9; tiles Y9; hand B5; new hands 0", "expert mayor", "experts"
    )
    play(game, "0 B5+Y9")
    prompt = asked(game)
    assert (prompt.kind, prompt.clause, prompt.card) == ("purchase", "M6.7", "B5")
    assert prompt.title.values == {"count": 2, "tile": "Y9", "card": "B5", "place": "building"}
    buy, decline = prompt.options
    assert (buy.move, buy.pays, buy.gains) == ("buy", (0, 0, 2), (2, 0, 0))
    assert buy.note is not None and buy.note.values == {"before": 9, "after": 7}
    assert (decline.move, decline.button) == ("decline", "prompt-purchase.decline")


def test_which_tiles_are_drawn() -> None:
    """M0 to M3: B5 has 3 floors and gives 3 draws: a value III tile, II and one more, or a green space."""
    game = table(
        "hand B5; new hands 0",
        modules="new_buildings prestige_buildings green_spaces",
        city=RING.replace("B5@1", "B5:3@1"),
    )
    play(game, "0 B5")
    prompt = asked(game)
    assert (prompt.kind, prompt.clause, prompt.title.values) == ("split", "M0", {"count": 3})
    assert [(row.sign, row.cost) for row in prompt.rows] == [
        ("II", 2),
        ("III", 3),
        ("III", 3),
        ("III", 3),
        ("P", 1),
    ]
    assert prompt.rows[1].title.values == {"tile": "R24"} and prompt.rows[1].tiles == ("R24", "R25")
    assert option(prompt, "draw II+P").counts == (1, 0, 0, 0, 1)
    assert option(prompt, "draw I").counts == (0, 0, 0, 0, 0)
    assert not any(row.out for row in prompt.rows)


@pytest.mark.parametrize("hal", ["normal", "expert"])
def test_against_hal(hal: str) -> None:
    """H2: three cards; there is no New Hand token."""
    prompt = asked(Game.new(1, seed=1, hal=hal))
    assert (prompt.clause, prompt.options) == ("H2", ())
