"""M6: the draft of characters and experts, and the events that experts name."""

import pytest

from ginkgopolis import Game, IllegalMove
from ginkgopolis.engine.cards import BANKER, EXPERT_EVENTS, FIRST_EXPERT, MAYOR
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.setup import new_game
from ginkgopolis.expansions import modules_named
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.options import MODULE_NAMES
from tests.changing import put
from tests.modules.table import BASE_TILES, tiles_of_all
from tests.rules.table import items, offered, own, play

EXPERTS = set(EXPERT_NAMES)
COUNTS = [2, 3, 4, 5]


def characters_in(cards: tuple[str, ...]) -> list[str]:
    """Return the characters among cards of the draft, as in `C14`."""
    return [card for card in cards if card not in EXPERTS]


def experts_in(cards: tuple[str, ...]) -> list[str]:
    """Return the experts among cards of the draft."""
    return [card for card in cards if card in EXPERTS]


def pick(game: Game, wishes: str) -> None:
    """Let every seat take its first card of a sort: c a character, e an expert, - none (`done`)."""
    for seat, wish in enumerate(wishes):
        pack = own(game, seat).pack
        sorts = {"c": characters_in(pack), "e": experts_in(pack), "-": ["done"]}
        game.play(seat, sorts[wish][0])


def draft(game: Game, at: int = 0) -> None:
    """Let every seat keep the first card that it may, or the last with -1, until the draft is over."""
    while game.question == "draft":
        for seat in range(game.players):
            game.play(seat, game.legal_moves(seat)[at])


def without_expert(seed: int, first_player: int = 0) -> Game:
    """Three seats before their last pick: seats 1 and 2 took both experts of the pack seat 0 holds now."""
    game = Game.new(3, modules=["experts"], seed=seed, first_player=first_player)
    pick(game, "ccc")
    pick(game, "cec")  # seat 1 holds the pack that was dealt to seat 0
    pick(game, "cce")  # seat 2 holds it
    return game


@pytest.mark.parametrize("players", COUNTS)
def test_m6_1_four_characters_and_two_experts(players: int) -> None:
    """M6.1: that is what everybody is dealt, no card twice."""
    game = Game.new(players, modules=["experts"], seed=1)
    packs = [own(game, seat).pack for seat in range(players)]
    assert [len(characters_in(pack)) for pack in packs] == [4] * players
    assert [len(experts_in(pack)) for pack in packs] == [2] * players
    assert len({card for pack in packs for card in pack}) == 6 * players


@pytest.mark.parametrize("players", COUNTS)
def test_m6_1_four_picks_passed_to_the_left(players: int) -> None:
    """M6.1: everybody keeps four times one card; the rest go to the left."""
    game = Game.new(players, modules=["experts"], seed=2)
    for kept in range(4):
        packs = [own(game, seat).pack for seat in range(players)]
        assert [len(pack) for pack in packs] == [6 - kept] * players
        picks = []
        for seat in range(players):
            move = str(game.legal_moves(seat)[0])
            picks.append(move)
            game.play(seat, move)
        if kept < 3:
            for seat in range(players):
                right = (seat - 1) % players
                assert set(own(game, seat).pack) == set(packs[right]) - {picks[right]}
                assert own(game, seat).drafted[-1] == picks[seat]
    assert game.question == "choose"


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_m6_1_three_characters_and_one_expert(players: int, seed: int) -> None:
    """M6.1: whatever is picked, each has three characters and one expert at the end, all different."""
    game = Game.new(players, modules=["experts"], seed=seed)
    turn = seed
    while game.question == "draft":
        for seat in range(players):
            moves = game.legal_moves(seat)
            game.play(seat, moves[turn % len(moves)])
            turn += 7
    seats = game.view(None).seats
    assert [len(set(seat.characters)) for seat in seats] == [3] * players
    assert len({seat.expert for seat in seats} & EXPERTS) == players


def test_m6_1_no_second_expert() -> None:
    """M6.1: whoever has an expert is offered characters only, though there are experts in the pack."""
    game = Game.new(2, modules=["experts"], seed=3)
    pick(game, "ee")
    assert len(experts_in(own(game, 0).pack)) == 1
    assert offered(game, 0) == set(characters_in(own(game, 0).pack))
    with pytest.raises(IllegalMove):
        game.play(0, experts_in(own(game, 0).pack)[0])


def test_m6_1_the_last_pick_must_be_an_expert() -> None:
    """M6.1: whoever has three characters is offered experts only."""
    game = Game.new(2, modules=["experts"], seed=4)
    for wishes in ("cc", "cc", "cc"):
        assert offered(game, 0) == set(own(game, 0).pack)
        pick(game, wishes)
    assert len(characters_in(own(game, 0).pack)) == 1
    assert offered(game, 0) == set(experts_in(own(game, 0).pack))
    with pytest.raises(IllegalMove):
        game.play(0, characters_in(own(game, 0).pack)[0])


def test_m6_1_secret_until_all_are_shown() -> None:
    """M6.1: before the last pick is made nobody's expert or character is seen by others."""
    game = Game.new(2, modules=["experts"], seed=5)
    pick(game, "ec")
    pick(game, "ce")
    pick(game, "cc")
    drafted = own(game, 0).drafted
    assert len(drafted) == 3
    play(game, f"0 {characters_in(own(game, 0).pack)[0]}")
    for viewer in (0, 1, None):
        shown = game.view(viewer).seats[0]
        assert (shown.expert, shown.characters) == (None, ())
    play(game, f"1 {characters_in(own(game, 1).pack)[0]}")
    shown = game.view(1).seats[0]
    assert shown.expert in drafted
    assert {f"C{number}" for number in shown.characters} > set(characters_in(drafted))


def test_m6_1_pick_may_be_taken_back() -> None:
    """M6.1, S5, interpretation: an expert, too, until the last player has picked."""
    game = Game.new(2, modules=["experts"], seed=6)
    pack = own(game, 0).pack
    first, second = experts_in(pack)
    play(game, f"0 {first}")
    assert offered(game, 0) == {"take back"}
    play(game, "0 take back")
    assert set(own(game, 0).pack) == set(pack)
    play(game, f"0 {second}")
    assert own(game, 0).drafted == (second,)


def test_m6_2_no_expert_at_hand() -> None:
    """M6.2: seat 0 has three characters and holds none but characters: she can only say done."""
    game = without_expert(seed=7)
    assert experts_in(own(game, 0).pack) == []
    assert len(own(game, 0).pack) == 3
    assert offered(game, 0) == {"done"}
    assert "done" not in offered(game, 1) | offered(game, 2)


def test_m6_2_a_random_one_that_nobody_chose() -> None:
    """M6.2: of the four experts that are left each comes to seat 0 in some of 60 games."""
    places = set()
    for seed in range(60):
        game = without_expert(seed)
        left = sorted(experts_in(own(game, 1).pack) + experts_in(own(game, 2).pack))
        assert len(left) == 4
        pick(game, "-cc")
        got = game.view(None).seats[0].expert
        assert got is not None
        assert len(game.view(None).seats[0].characters) == 3
        places.add(left.index(got))
    assert places == {0, 1, 2, 3}


def test_m6_2_done_may_be_taken_back() -> None:
    """M6.2, S5: like any pick."""
    game = without_expert(seed=8)
    pack = own(game, 0).pack
    play(game, "0 done")
    assert offered(game, 0) == {"take back"}
    play(game, "0 take back")
    assert own(game, 0).pack == pack
    assert offered(game, 0) == {"done"}


@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_m6_2_in_seat_order_from_the_first_player(first: int, order: list[int]) -> None:
    """M6.2, interpretation: three players without an expert, and as many experts left.

    No draft of five players leaves more than one of them without an expert; so this one is made up.
    """
    firsts = set()
    for seed in range(40):
        state = new_game(3, False, seed, first, modules_named(["experts"]))
        put(state, "characters", [[1, 2, 3, NONE], [4, 5, 6, NONE], [7, 8, 9, NONE]])
        put(state, "packs", [[FIRST_EXPERT + MAYOR], [FIRST_EXPERT + BANKER], [FIRST_EXPERT]])
        journal: list[tuple[int, int, int, int, int]] = []
        state.journal = journal
        for module in state.modules.all:
            module.draft_over(state)
        assert [line[1] for line in journal] == order
        assert sorted(state.experts) == sorted([MAYOR, BANKER, 0])
        assert state.characters == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
        firsts.add(state.experts[first])
    assert firsts == {MAYOR, BANKER, 0}


def test_m6_3_events_of_every_expert() -> None:
    """M6.3, M4.1: with both modules each player has the two events that her expert names, known to all."""
    expected = {
        "artist": {"design competition", "advertising campaign"},
        "journalist": {"design competition", "advertising campaign"},
        "general counsel": {"expropriation", "quality control"},
        "mayor": {"expropriation", "quality control"},
        "master architect": {"design competition", "expropriation"},
        "engineer": {"design competition", "expropriation"},
        "entrepreneur": {"advertising campaign", "quality control"},
        "professor": {"advertising campaign", "quality control"},
        "inspector": {"design competition", "quality control"},
        "banker": {"advertising campaign", "expropriation"},
    }
    met = set()
    for seed in range(12):
        game = Game.new(5, modules=["experts", "events"], seed=seed)
        draft(game, at=-(seed % 2))
        assert game.question == "choose"  # nothing is asked about events
        for seat in range(5):
            shown = game.view(None).seats[seat]
            assert shown.expert is not None
            assert set(own(game, seat).events) == set(shown.known_events) == expected[shown.expert]
            assert shown.events == 2
            met.add(shown.expert)
    assert met == set(expected) == EXPERTS


def test_m6_3_twenty_event_tiles() -> None:
    """M6.3: our table uses five tiles of each kind."""
    named = [event for events in EXPERT_EVENTS for event in events]
    assert [named.count(kind) for kind in range(4)] == [5, 5, 5, 5]


def test_m6_11_two_more_tiles_of_the_common_supply() -> None:
    """M6.11, M0: like all tiles at the start they are of value I, and nobody is asked."""
    met = 0
    for seed in range(12):
        game = Game.new(4, modules=MODULE_NAMES, seed=seed)
        draft(game)
        met += any(seat.expert == "master architect" for seat in game.view(None).seats)
        assert game.question in ("events", "choose")
        view = game.view(None)
        assert (view.value_two, len(view.prestige), view.green_spaces) == (9, 6, 9)
        assert set(tiles_of_all(game)) <= BASE_TILES
    assert met


@pytest.mark.parametrize("players", COUNTS)
def test_m6_11_two_more_tiles(players: int) -> None:
    """M6.11, S6: the master architect begins with two tiles more than her characters bring."""
    starts = {4, 2, 5, 7, 8, 10, 11, 13, 14, 16, 17, 21, 22, 23, 24, 25, 27, 1}  # characters with a tile
    met = 0
    for seed in range(12):
        game = Game.new(players, modules=["experts"], seed=seed)
        before = game.view(None).supply
        draft(game, at=-(seed % 2))
        drawn = 0
        for seat in range(players):
            shown = game.view(None).seats[seat]
            expected = len(starts & set(shown.characters)) + 2 * (shown.expert == "master architect")
            met += shown.expert == "master architect"
            assert items(game, seat)[1] == expected
            drawn += expected
        assert game.view(None).supply == before - drawn
    assert met
