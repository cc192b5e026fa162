"""M4: events, from the start to the moment when they happen or do not.

In many positions only seat 0 has cards; the others sit the round out, so that nothing else happens in it.
"""

import pytest

from ginkgopolis import Game
from tests.modules.events_table import alone, commit, others_and_watcher, seen, trigger
from tests.rules.table import building, discard, items, offered, own, play, tiles

FOUR = ["design", "advertising", "expropriation", "quality"]
PAIRS = {f"events {first}+{second}" for at, first in enumerate(FOUR) for second in FOUR[at + 1 :]}


def test_m4_1_two_of_four() -> None:
    """M4.1: one of each kind is dealt, any two are kept, and the other two are never seen again."""
    game = Game.new(2, introductory=True, modules=["events"], seed=1)
    assert game.question == "events"
    assert offered(game, 0) == offered(game, 1) == PAIRS
    assert len(PAIRS) == 6
    play(game, "0 events design+quality", "1 events expropriation+advertising")
    assert own(game, 0).events == ("design competition", "quality control")
    assert own(game, 1).events == ("advertising campaign", "expropriation")


@pytest.mark.parametrize("introductory", [True, False])
def test_m4_1_after_the_characters_and_before_the_cards(introductory: bool) -> None:
    """M4.1: when events are chosen all see the characters and have their items, but no cards yet."""
    game = Game.new(3, introductory=introductory, modules=["events"], seed=2)
    while game.question == "draft":
        for seat in range(3):
            game.play(seat, game.legal_moves(seat)[0])
    assert game.question == "events"
    assert game.round == 0
    for shown in game.view(None).seats:
        assert len(shown.characters) == 3
        assert shown.resources
        assert shown.hand == 0
    play(game, "2 events design+quality", "0 events design+quality")
    assert game.pending == (1,)
    play(game, "1 events design+advertising")
    assert game.question == "choose"
    assert [seat.hand for seat in game.view(None).seats] == [4, 4, 4]


def test_m4_1_kept_in_secret() -> None:
    """M4.1: others see two tiles, whichever they are, while they are chosen and afterwards."""
    one, other = (Game.new(3, introductory=True, modules=["events"], seed=3) for _ in range(2))
    play(one, "0 events design+quality")
    play(other, "0 events advertising+expropriation")
    for viewer in others_and_watcher(one, 0):
        assert one.view(viewer) == other.view(viewer)
    for game in (one, other):
        play(game, "1 events design+quality", "2 events design+quality")
    for viewer in others_and_watcher(one, 0):
        assert one.view(viewer) == other.view(viewer)
        assert (one.view(viewer).seats[0].events, one.view(viewer).seats[0].known_events) == (2, ())


def test_m4_1_redeals_do_not_know_them() -> None:
    """M4.1: redealt for seat 1, seat 0 has any two kinds; redealt for herself, those that she kept."""
    game = Game.new(2, introductory=True, modules=["events"], seed=3)
    play(game, "0 events design+quality", "1 events design+quality")
    assert len({own(game.determinize(1, seed), 0).events for seed in range(60)}) == 6
    assert {own(game.determinize(0, seed), 0).events for seed in range(5)} == {own(game, 0).events}


def test_m4_1_may_be_taken_back_until_the_last_has_chosen() -> None:
    """M4.1, C3, interpretation: then no more."""
    game = Game.new(2, introductory=True, modules=["events"], seed=4)
    play(game, "0 events design+quality")
    assert offered(game, 0) == {"take back"}
    play(game, "0 take back")
    assert own(game, 0).events == ()
    assert offered(game, 0) == PAIRS
    play(game, "0 events advertising+quality", "1 events design+quality")
    assert own(game, 0).events == ("advertising campaign", "quality control")
    assert "take back" not in offered(game, 0)


def test_m4_1_the_experts_two() -> None:
    """M4.1: with experts nothing is chosen (which expert names which: `test_experts_draft`)."""
    game = Game.new(2, modules=["events", "experts"], seed=5)
    while game.question == "draft":
        for seat in range(2):
            game.play(seat, game.legal_moves(seat)[0])
    assert game.question == "choose"
    assert [len(own(game, seat).events) for seat in range(2)] == [2, 2]


@pytest.mark.parametrize("card", ["B6", "B6+B7"])
def test_m4_2_one_event_or_none(card: str) -> None:
    """M4.2: besides the tile, one of those that are behind the screen."""
    game = alone("hand B6 B; tiles B7; events expropriation quality")
    play(game, f"0 {card}")
    assert own(game, 0).adding == "event"
    assert offered(game, 0) == {"no event", "event expropriation", "event quality"}


@pytest.mark.parametrize("card", ["B", "B+B7"])
def test_m4_2_expropriation_never_with_a_letter(card: str) -> None:
    """M4.2: neither to urbanize nor to exploit."""
    game = alone("hand B6 B; tiles B7; events expropriation quality")
    play(game, f"0 {card}")
    assert offered(game, 0) == {"no event", "event quality"}


def test_m4_2_not_asked_without_events() -> None:
    """M4.2: whoever has none, or only expropriation and a letter, is ready at once."""
    game = Game.from_position("""
        players 3
        modules events
        seat 0: hand A R1
        seat 1: hand B R2; events expropriation
        seat 2: hand C R3; events design
    """)
    play(game, "0 R1", "1 B", "2 R3")
    assert [seat.ready for seat in game.view(None).seats] == [True, True, False]


SEALED = """
    players 2
    modules events
    seat 0: hand A R1; tiles R9; events design quality
    seat 1: hand B Y1; events design quality
"""


def test_m4_2_sealed_with_the_card() -> None:
    """M4.2: nobody can tell which event lies there, nor whether one does."""
    games = [Game.from_position(SEALED) for _ in range(3)]
    for game, event in zip(games, ["", "design", "quality"], strict=True):
        commit(game, 0, "R1+R9", event)
    assert own(games[2], 0).event == "quality control"
    assert own(games[2], 0).events == ("design competition",)
    for viewer in (1, None):
        assert games[0].view(viewer) == games[1].view(viewer) == games[2].view(viewer)
        assert games[2].view(viewer).seats[0].events == 2


def test_m4_2_not_ready_before_it_is_said() -> None:
    """M4.2: the choice is complete when the event, or that there is none, is named."""
    game = Game.from_position(SEALED)
    play(game, "0 R1")
    assert not seen(game, 0).ready
    play(game, "1 Y1", "1 no event")
    assert game.question == "choose"
    play(game, "0 no event")
    assert game.round == 2


def test_m4_2_taken_back_with_the_card() -> None:
    """M4.2, C3: the event goes back behind the screen, and another choice may have another one."""
    game = Game.from_position(SEALED)
    commit(game, 0, "R1+R9", "quality")
    play(game, "0 take back")
    assert own(game, 0).events == ("design competition", "quality control")
    assert tiles(game, 0) == {"R9"}
    commit(game, 0, "A", "design")
    assert own(game, 0).event == "design competition"
    assert own(game, 0).events == ("quality control",)


def test_m4_2_leaves_the_game() -> None:
    """M4.2: an event that has happened is not offered in the next round, and all see one tile less."""
    game = alone("hand B6; events advertising quality")
    trigger(game, 0, "B6", "advertising", "before")
    assert game.round == 2
    assert own(game, 0).events == ("quality control",)
    assert (seen(game, 0).events, seen(game, 0).event, seen(game, 0).known_events) == (1, None, ())
    play(game, f"0 {own(game, 0).hand[0]}")
    assert offered(game, 0) == {"no event", "event quality"}


def test_m4_3_decided_at_the_reveal() -> None:
    """M4.3: seat 0 is first: her card and event lie open, and she says when; seat 1's are still sealed."""
    game = Game.from_position(SEALED)
    commit(game, 0, "R1+R9", "quality")
    commit(game, 1, "Y1", "design")
    assert (game.question, game.pending) == ("timing", (0,))
    assert offered(game, 0) == {"before", "after"}
    assert (seen(game, 0).card, seen(game, 0).tile, seen(game, 0).event) == ("R1", "R9", "quality control")
    assert (seen(game, 1).card, seen(game, 1).event, seen(game, 1).events) == (None, None, 2)


def test_m4_3_revealed_event_is_not_behind_the_screen() -> None:
    """M4.3: while it lies open on the card it is not among the events that all know seat 0 to hold."""
    game = Game.from_position(SEALED)
    commit(game, 0, "R1+R9", "quality")
    commit(game, 1, "Y1", "design")
    assert game.question == "timing"
    assert (seen(game, 0).events, seen(game, 0).known_events) == (1, ())


def test_m4_3_without_an_event_nothing_is_asked() -> None:
    """M4.3: seat 0 has laid none; the first question is for seat 1."""
    game = Game.from_position(SEALED)
    commit(game, 0, "R1")
    commit(game, 1, "Y1", "design")
    assert (game.question, game.pending) == ("timing", (1,))
    assert "R1" in discard(game)


def test_m4_3_all_of_it_before_the_next_player() -> None:
    """M4.3, R7: an event after the action comes before the next player reveals."""
    game = Game.from_position("""
        players 2
        modules events
        city
        R10:2@1  R2  R3
        B1       B2  B3
        Y1       Y2  Y3
        seat 0: hand R10; events quality
        seat 1: hand Y1; resources 3; points 3
    """)
    commit(game, 0, "R10", "quality")
    play(game, "1 Y1", "0 after")
    assert seen(game, 0).resources == 2  # red 10 is exploited
    assert (game.question, game.pending) == ("quality control", (1,))
    assert seen(game, 1).card is None
    play(game, "1 lose 2p 0r")
    assert items(game, 1) == (3, 0, 3 - 2 + 1)  # and 1 from yellow 1


EMPTY = """
    city
    Y9  R10:2@1  Y4
    B6  B5       B3
    R4  Y2:2@0   R5
"""


@pytest.mark.parametrize(
    ("card", "event"),
    [
        ("Y9", "design"),  # R10 is seat 1's
        ("Y9", "advertising"),
        ("R5", "quality"),  # Y2 is seat 0's own
        ("A", "advertising"),  # beside Y9, which is nobody's
    ],
)
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize(("rules", "left"), [(1, 1), (2, 0)])
def test_m4_9_nothing_to_count(card: str, event: str, when: str, rules: int, left: int) -> None:
    """M4.9: no resource is counted; the event is spent (in version 1 it came back), the action is done."""
    table = f"rules {rules}\n{EMPTY}"
    game = alone(f"hand {card}; resources 3; events {event}", "resources 3; points 3", city=table)
    trigger(game, 0, card, event, when)
    if card == "A":
        play(game, "0 resource")
    assert len(own(game, 0).events) == left
    assert items(game, 1) == (3, 0, 3)
    assert card in discard(game)


@pytest.mark.parametrize("card", ["Y9", "Y2"])
def test_m4_9_nothing_to_expropriate(card: str) -> None:
    """M4.9, interpretation: Y9 is nobody's, Y2 seat 0's own."""
    game = alone(f"hand {card}; resources 3; events expropriation", city=EMPTY)
    owner = building(game, card).owner
    trigger(game, 0, card, "expropriation", "before")
    assert own(game, 0).events == ("expropriation",)
    assert building(game, card).owner == owner
    assert seen(game, 0).resources == 3


@pytest.mark.parametrize(("when", "points"), [("before", 0), ("after", 2)])
def test_m4_9_judged_at_the_moment_chosen(when: str, points: int) -> None:
    """M4.9: B6 and what is beside it are nobody's until seat 0 constructs: two resources then."""
    game = alone("hand B6; tiles B7; resources 2; events advertising", city=EMPTY)
    trigger(game, 0, "B6+B7", "advertising", when)
    assert items(game, 0) == (0, 0, points)
    assert own(game, 0).events == ()


@pytest.mark.parametrize(("when", "owner"), [("before", 1), ("after", 0)])
def test_m4_9_resources_of_the_action_expropriate(when: str, owner: int) -> None:
    """M4.9: red 10 gives the 2 resources that replace seat 1's, if the event comes after it."""
    game = alone("hand R10; events expropriation", city=EMPTY)
    trigger(game, 0, "R10", "expropriation", when)
    assert building(game, "R10").owner == owner
    assert items(game, 0) == ((2, 0, 0) if when == "before" else (0, 0, 2))


def test_m4_9_all_know_it_then() -> None:
    """M4.9: the event is behind the screen again, and all know its kind; of the other one only that it is."""
    game = alone("hand Y9; events expropriation quality", city=EMPTY)
    trigger(game, 0, "Y9", "expropriation", "before")
    for viewer in (None, 1):
        shown = game.view(viewer).seats[0]
        assert (shown.events, shown.known_events, shown.event) == (2, ("expropriation",), None)


def test_m4_9_redeals_know_it_then() -> None:
    """M4.9: redealt for seat 1, seat 0 has the expropriation and any of the three other kinds."""
    game = alone("hand Y9; events expropriation quality", city=EMPTY)
    trigger(game, 0, "Y9", "expropriation", "before")
    dealt = {own(game.determinize(1, seed), 0).events for seed in range(40)}
    assert len(dealt) == 3
    assert all("expropriation" in events for events in dealt)


def test_m4_9_sealed_again_it_stays_known() -> None:
    """M4.9, M4.2: others know that seat 0 has it, but not whether it lies on her card."""
    views = []
    for event in ("", "expropriation", "quality"):
        game = alone("hand Y9 R4 R5 Y4; events expropriation quality", city=EMPTY)
        trigger(game, 0, "Y9", "expropriation", "before")
        commit(game, 0, own(game, 0).hand[0], event)
        views.append(game.view(1))
    assert views[0] == views[1] == views[2]


def test_m4_9_may_be_used_again() -> None:
    """M4.9: in the next round it is offered like before."""
    game = alone("hand Y9 R4; events expropriation", city=EMPTY)
    trigger(game, 0, "Y9", "expropriation", "after")
    assert game.round == 2
    play(game, f"0 {next(card for card in own(game, 0).hand if len(card) > 1)}")
    assert offered(game, 0) == {"no event", "event expropriation"}


@pytest.mark.parametrize(("resources", "built"), [(3, True), (2, False)])
def test_m4_10_tile_is_judged_after_an_event_before(resources: int, built: bool) -> None:
    """M4.10: R10 is expropriated with 2; the third floor needs one more resource than those come back."""
    game = alone(f"hand R10; tiles R12; resources {resources}; events expropriation", city=EMPTY)
    trigger(game, 0, "R10+R12", "expropriation", "before")
    if built:
        assert (building(game, "R12").owner, building(game, "R12").height) == (0, 3)
        assert items(game, 0) == (0, 0, 2)
    else:
        assert (building(game, "R10").owner, building(game, "R10").height) == (0, 2)
        assert tiles(game, 0) == {"R12"}
        assert items(game, 0) == (2, 1, 2)  # red 10 is exploited instead
    assert items(game, 1) == (2, 0, 0)


@pytest.mark.parametrize(("when", "built"), [("before", True), ("after", False)])
def test_m4_10_points_of_an_event_before_pay(when: str, built: bool) -> None:
    """M4.10: Y7 on Y9 costs 2 points; the campaign counts the 2 resources on B6 if it comes before.

    If it comes after, the tile is sent back, yellow 9 gives its point, and the campaign happens all the same.
    """
    city = EMPTY.replace("B6 ", "B6:2@0")
    game = alone("hand Y9; tiles Y7; resources 2; events advertising", city=city)
    trigger(game, 0, "Y9+Y7", "advertising", when)
    if built:
        assert building(game, "Y7").height == 2
        assert items(game, 0) == (0, 0, 2 - 2)
    else:
        assert tiles(game, 0) == {"Y7"}
        assert items(game, 0) == (2, 1, 1 + 2)
    assert own(game, 0).events == ()


@pytest.mark.parametrize("when", ["before", "after"])
def test_m4_10_tile_sent_back_does_not_cancel_the_event(when: str) -> None:
    """M4.10, R2: without a resource B+R12 is B alone; the event happens around the token."""
    game = alone("hand B; tiles R12; events advertising")
    trigger(game, 0, "B+R12", "advertising", when)
    assert game.question == "item"
    assert tiles(game, 0) == {"R12"}
    play(game, "0 resource")
    assert items(game, 0) == (1, 1, 2)
    assert own(game, 0).events == ()
