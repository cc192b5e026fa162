"""Redealt worlds: all that may be does occur in them, and nothing that their seat knows to be otherwise."""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from ginkgopolis.engine.cards import EXPERT_EVENTS, MASTER_ARCHITECT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.state import CHOOSE, DRAFT, EVENTS, GIVE_BACK, TIMING, TOKEN, GameState
from ginkgopolis.notation import card_text, tile_text
from ginkgopolis.options import MODULE_NAMES
from ginkgopolis.view.determinize import determinize
from tests.battery.knowledge import Knowledge
from tests.battery.laws import held_cards, held_tiles
from tests.battery.scramble import buried
from tests.battery.secrets import check_sights, kinds_drawn, view_of, viewers
from tests.battery.still import still
from tests.battery.tables import COMBINATIONS, HAL_TABLES, STYLES, TABLES, RandomGame, Table, module_table

SEEDS = range(2000)
ALL_SIX = [Table(players, False, modules=MODULE_NAMES) for players in (2, 3, 4, 5)]
DRAFTS = [Table(players, False, modules=("experts",)) for players in (2, 3, 4, 5)]
every_table = pytest.mark.parametrize("table", [*TABLES, *ALL_SIX], ids=str)


def moments(table: Table, style: str = "evenly", games: int = 1000) -> Iterator[tuple[GameState, Knowledge]]:
    """Play random games and stop after every move, with what everybody has seen so far."""
    for seed in range(games):
        game, known = RandomGame(table, seed, STYLES[style]), Knowledge(table)
        while not game.state.over:
            known.listen(game.lines)
            known.look(game.state)
            yield game.state, known
            game.step()


def moment(
    table: Table, wanted: Callable[[GameState], bool], style: str = "evenly"
) -> tuple[GameState, Knowledge]:
    """Return the first moment of a random game that is as wanted."""
    for state, known in moments(table, style):
        if wanted(state):
            return state, known
    raise AssertionError("there is no such moment")


def redealt(state: GameState, seat: int = 0) -> list[GameState]:
    """Return many worlds that may be the true one, as far as a seat can tell."""
    return [determinize(state, seat, seed) for seed in SEEDS]


def waits_for_first_seat(state: GameState) -> bool:
    """Have all but seat 0 made the choice that all make at the same time, and seat 0 nothing of it?"""
    return state.waiting == (0,) and state.asking[0] == NONE


def later_choice(state: GameState) -> bool:
    """Is a card to be chosen by seat 0 only, in the fourth round or later?"""
    return question(state) == CHOOSE and state.round >= 4 and waits_for_first_seat(state)


def has_secret_tiles(state: GameState) -> bool:
    """Has seat 1 two tiles or more that nobody else knows?"""
    return len(held_tiles(state, 1)) > len(state.known_tiles[1]) + 1


class TestWhatMayBe:
    """Whatever is hidden varies, over all that it may be."""

    @every_table
    def test_cards_and_tiles_to_come(self, table: Table) -> None:
        """Every card that may come does come first at times, and so does every tile."""
        state, _ = moment(table, later_choice)
        view = view_of(state, 0, closed=False)
        worlds = redealt(state)
        assert {card_text(world.deck[-1]) for world in worlds} == set(view.cards_to_come)
        assert {tile_text(world.supply[-1]) for world in worlds} == set(view.tiles_to_come)
        assert {tile_text(world.removed[0]) for world in worlds if world.removed} <= set(view.tiles_to_come)
        if state.value_two:
            assert {tile_text(world.value_two[-1]) for world in worlds} == set(view.value_two_to_come)

    @every_table
    def test_sealed_choices(self, table: Table) -> None:
        """C1: others may have committed any of their cards, alone or with many a tile."""
        state, _ = moment(table, lambda x: later_choice(x) and has_secret_tiles(x))
        worlds = redealt(state)
        for seat in range(1, table.players):
            assert {world.cards[seat] for world in worlds} >= set(held_cards(state, seat))
        tiles = [world.committed_tiles[1] for world in worlds]
        assert NONE in tiles and len(set(tiles)) > 10

    @every_table
    def test_tiles_laid_out(self, table: Table) -> None:
        """E1: who is done may have laid out few of her tiles, or many; nobody knows what left the game."""
        state, _ = moment(
            table,
            lambda x: question(x) == GIVE_BACK and waits_for_first_seat(x) and len(held_tiles(x, 1)) > 1,
        )
        worlds = redealt(state)
        held = len(state.tiles[1]) + len(state.given[1])
        amounts = {len(world.given[1]) for world in worlds}
        assert min(amounts) < held / 2 < max(amounts)
        unseen = set(view_of(state, 0, closed=False).tiles_to_come)
        assert {tile_text(tile) for world in worlds for tile in world.removed} == (
            unseen if state.removed else set()
        )
        ones = [tile for world in worlds for tile in held_tiles(world, 1) if tile % 32 <= 20]
        assert {tile_text(tile) for tile in ones} >= unseen

    @pytest.mark.parametrize("table", HAL_TABLES, ids=str)
    def test_hals_card(self, table: Table) -> None:
        """H2: his card may be any that the player has not seen since the deck was made."""
        state, _ = moment(table, lambda x: x.round == 2)
        expected = set(view_of(state, 0, closed=False).cards_to_come)
        assert {card_text(world.cards[1]) for world in redealt(state)} == expected
        assert card_text(state.cards[1]) in expected

    def test_events_kept_in_secret(self) -> None:
        """M4: any two of the four kinds, as long as nobody has shown one."""
        table = Table(3, True, modules=("events",))
        state, _ = moment(table, lambda x: question(x) == EVENTS and waits_for_first_seat(x))
        for world in (redealt(state), redealt(moment(table, lambda x: x.round == 1)[0])):
            assert {tuple(sorted(other.events[1] + committed(other, 1))) for other in world} == {
                *((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
            }

    def test_the_other_event(self) -> None:
        """M4: who has used one event may have kept any other kind with it, and sealed it or not."""
        table = Table(3, True, modules=("events",))
        state, _ = moment(
            table,
            lambda x: (
                question(x) == CHOOSE
                and waits_for_first_seat(x)
                and len(all_events(x, 1)) == 1
                and x.events_seen[1].bit_count() == 1
            ),
        )
        (used,) = (kind for kind in range(4) if state.events_seen[1] >> kind & 1)
        worlds = redealt(state)
        assert {tuple(all_events(world, 1)) for world in worlds} == {(x,) for x in range(4) if x != used}
        assert {len(world.events[1]) for world in worlds} == {0, 1}

    def test_events_of_an_expert_are_known(self) -> None:
        """M4: with experts all know which events everybody has, but not whether one is sealed."""
        table = Table(3, False, modules=("experts", "events"))
        state, _ = moment(table, lambda x: x.round == 1 and waits_for_first_seat(x))
        worlds = redealt(state)
        for seat in (1, 2):
            assert {tuple(sorted(all_events(world, seat))) for world in worlds} == {
                EXPERT_EVENTS[state.experts[seat]]
            }
            assert len({world.committed_events[seat] for world in worlds}) > 1

    def test_cards_set_aside(self) -> None:
        """M5: while actions are resolved, each card that is left may be the one that is not passed."""
        table = Table(3, True, modules=("keep_a_card",))
        state, known = moment(table, lambda x: question(x) == TOKEN and x.frames[-1][1] == 1)
        worlds = redealt(state)
        assert {world.aside[1] for world in worlds} >= {*state.hands[1], state.aside[1]}
        assert len({world.aside[1] for world in worlds}) > 3
        assert {world.aside[0] for world in worlds} == {state.aside[0]}
        assert known.sealed(state, 1) is False

    def test_lower_tiles(self) -> None:
        """M6: a sealed lower tile is any tile or none; under a revealed one it is still any tile."""
        table = Table(2, False, modules=("experts", "events"))

        def has_lower_tile(x: GameState) -> bool:
            return x.experts[1] == MASTER_ARCHITECT and x.lower_tiles[1] != NONE

        sealed, _ = moment(table, lambda x: has_lower_tile(x) and waits_for_first_seat(x), "builder")
        lower = {world.lower_tiles[1] for world in redealt(sealed)}
        assert NONE in lower and len(lower) > 10
        revealed, _ = moment(
            table, lambda x: has_lower_tile(x) and question(x) == TIMING and x.frames[-1][1] == 1, "builder"
        )
        lower = {world.lower_tiles[1] for world in redealt(revealed)}
        assert NONE not in lower and len(lower) > 10

    def test_buried_tiles(self) -> None:
        """M6: what lies under a building is known to the Master Architect alone."""
        table = Table(3, False, modules=("experts",))
        state, _ = moment(table, lambda x: len(buried(x)) == 2 and question(x) == CHOOSE, "builder")
        architect = state.experts.index(MASTER_ARCHITECT)
        for seat in range(3):
            found = {tile for world in redealt(state, seat) for tile in buried(world)}
            assert len(found) == 2 if seat == architect else len(found) > 20


def committed(state: GameState, seat: int) -> list[int]:
    """Return the event that lies face down, if there is one."""
    return [state.committed_events[seat]] if state.committed_events[seat] != NONE else []


def all_events(state: GameState, seat: int) -> list[int]:
    """Return the events of a player, a sealed one included."""
    return state.events[seat] + committed(state, seat)


class TestDrafts:
    """S5, M6: who took what of the cards that a seat has seen, and what there was that it has not seen."""

    @pytest.mark.parametrize("table", DRAFTS, ids=str)
    def test_every_world_explains_what_was_seen(self, table: Table) -> None:
        for at, (state, known) in enumerate(moments(table, games=12)):
            if question(state) == DRAFT:
                for seat in range(table.players):
                    check_sights(determinize(state, seat, at), seat, known)

    @pytest.mark.parametrize("table", DRAFTS, ids=str)
    def test_the_neighbour_may_have_taken_any_card(self, table: Table) -> None:
        """After the first picks: the left neighbour has had a pack that nobody else has seen."""
        state, known = moment(table, lambda x: len(x.characters[0]) == 1 and len(x.waiting) == x.players)
        worlds = redealt(state)
        before_me = {world.characters[table.players - 1][0] for world in worlds}
        seen = known.sights[0][0] | known.sights[0][1]
        assert before_me == {
            card for card in (*range(1, 28), *range(32, 42)) if card not in seen and fits(card, known)
        }

    @pytest.mark.parametrize("table", DRAFTS[1:], ids=str)
    def test_who_took_which_expert(self, table: Table) -> None:
        """Experts that a seat passed on may have gone to the next player, or further, or be there still."""
        state, known = moment(
            table,
            lambda x: len(x.characters[0]) == 2 and len(x.waiting) == x.players and max(x.characters[0]) < 32,
        )
        passed_on = [card for card in known.sights[0][0] if card >= 32]
        assert len(passed_on) == 2
        for expert in passed_on:
            takers = {
                seat
                for world in redealt(state)
                for seat in range(table.players)
                if expert in world.characters[seat] or expert in world.packs[seat]
            }
            assert {1, 2} <= takers
        assert len({tuple(world.characters[1]) for world in redealt(state)}) > 20

    def test_a_pick_that_was_just_made(self) -> None:
        """Who has kept a card, but whose pack has not been passed, may have kept any that is in it."""
        state, known = moment(DRAFTS[1], lambda x: len(x.characters[0]) == 2 and waits_for_first_seat(x))
        passed_on = known.sights[0][1] - {state.characters[0][1]}
        assert {world.characters[1][2] for world in redealt(state)} == passed_on
        assert any(card >= 32 for card in passed_on)


def fits(card: int, known: Knowledge) -> bool:
    """Could this card be missing in the pack that seat 0 has just got? Two experts were in it."""
    left = sum(other >= 32 for other in known.sights[0][1])
    return card < 32 if left == 2 else card >= 32


class TestWhatIsKnown:
    """A redealt world contradicts nothing that its seat knows."""

    def check(self, state: GameState, world: GameState, seat: int) -> None:
        """Compare a world with the truth, in what is the seat's own and in what all can see and count."""
        state, world = still(state), still(world)
        self.check_own(state, world, seat)
        holders = holders_of(world)
        for card, holder in holders_of(state).items():
            if state.known_to[card] >> seat & 1:
                assert holders[card] == holder
        for other in range(state.players):
            assert Counter(state.known_tiles[other]) <= Counter(held_tiles(world, other))
            assert len(held_tiles(world, other)) == len(held_tiles(state, other))
            assert len(held_cards(world, other)) == len(held_cards(state, other))
            assert len(all_events(world, other)) == len(all_events(state, other))
            assert kinds_drawn(world, other) == kinds_drawn(state, other)
        assert set(world.deck) <= set(state.deck_made_of)
        assert set(world.supply) <= set(state.supply_made_of)
        assert len(world.deck) == len(state.deck) and len(world.supply) == len(state.supply)
        for name in (
            "discard",
            "kept",
            "points",
            "resources",
            "stock",
            "frames",
            "waiting",
            "round",
            "exhausted",
        ):
            assert getattr(world, name) == getattr(state, name)

    def check_own(self, state: GameState, world: GameState, seat: int) -> None:
        """What a seat holds, has chosen and is about to choose is as it was."""
        for name in (
            *("hands", "tiles", "cards", "committed_tiles", "lower_tiles", "given", "aside", "asking"),
            *("events", "committed_events", "packs", "characters", "known_tiles"),
        ):
            assert getattr(world, name)[seat] == getattr(state, name)[seat], name
        if state.experts[seat] == MASTER_ARCHITECT:
            assert buried(world) == buried(state)

    @pytest.mark.parametrize("names", COMBINATIONS, ids=lambda names: "-".join(names) or "base")
    def test_nothing_that_a_seat_knows_is_changed(self, names: tuple[str, ...]) -> None:
        players = 2 + len(names) % 4
        for at, (state, _) in enumerate(moments(module_table(players, names, len(names)), games=1)):
            if at % 7 == 0:
                for seat in range(players):
                    self.check(state, determinize(state, seat, at), seat)

    @pytest.mark.parametrize("table", HAL_TABLES, ids=str)
    def test_nothing_that_is_known_against_hal_is_changed(self, table: Table) -> None:
        for at, (state, _) in enumerate(moments(table, games=4)):
            self.check(state, determinize(state, 0, at), 0)

    @pytest.mark.parametrize("table", [*HAL_TABLES, *ALL_SIX], ids=str)
    def test_what_may_come_includes_what_does(self, table: Table) -> None:
        """A view names every card and tile that may be in the deck or a supply, so also those that are."""
        for state, _ in moments(table, games=60 if table.hal else 2):
            for seat in viewers(state):
                view = view_of(state, seat, closed=False)
                assert {card_text(card) for card in state.deck} <= set(view.cards_to_come)
                assert {tile_text(tile) for tile in state.supply} <= set(view.tiles_to_come)
                assert {tile_text(tile) for tile in state.value_two} <= set(view.value_two_to_come)

    @pytest.mark.parametrize("players", [3, 4, 5])
    def test_a_card_that_a_seat_has_passed_on_is_not_in_the_deck(self, players: int) -> None:
        """M5: one cannot tell who has it by now, but somebody has: it was not played and not discarded."""
        table = Table(players, True, modules=("keep_a_card",))
        for at, (state, known) in enumerate(moments(table, games=2)):
            for seat in range(players):
                seen = known.cards_seen(seat)
                to_come = set(view_of(state, seat, closed=False).cards_to_come)
                assert not to_come & {card_text(card) for card in seen}
                if at % 5 == 0:
                    assert not seen & set(determinize(state, seat, at).deck)

    def test_a_tile_that_all_saw_is_with_its_owner_or_buried(self) -> None:
        """R2, M6: a tile went back behind the Master Architect's screen, then she buried it or another."""
        table = Table(3, False, modules=("experts",))

        def buries_after_return(state: GameState, known: Knowledge) -> bool:
            return any(known.once_shown[seat] and not known.shown[seat] for seat in range(3))

        state, known = next(found for found in moments(table, "builder") if buries_after_return(*found))
        architect = state.experts.index(MASTER_ARCHITECT)
        (tile,) = known.once_shown[architect]
        for seat in range(3):
            assert tile_text(tile) not in view_of(state, seat, closed=False).tiles_to_come
            for world in redealt(state, seat):
                assert tile in held_tiles(world, architect) + buried(world)


def holders_of(state: GameState) -> dict[int, int]:
    """Return who holds each card that somebody holds, in hand, sealed or set aside."""
    held = [(card, seat) for seat in range(state.players) for card in held_cards(state, seat)]
    holders = dict(held)
    assert len(holders) == len(held)
    return holders
