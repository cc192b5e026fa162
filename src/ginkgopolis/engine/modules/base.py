"""The moments of the base rules at which an expansion module may step in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from ginkgopolis.engine.rng import Dice
    from ginkgopolis.engine.state import GameState


class Module:
    """A module of The Experts: it keeps no state of its own and overrides the moments it changes."""

    def name(self) -> str:
        """Return the module's name in options and reports."""
        return ""

    def set_up(self, state: GameState) -> None:
        """S2: lay out own supplies, when the tile supply has been shuffled."""

    def widen_draft(self, state: GameState) -> None:
        """S5: add cards to the packs of the draft."""

    def draft_choices(self, state: GameState, seat: i64, cards: list[int]) -> list[int]:
        """S5: which of these cards of the draft may be kept now?"""
        return cards

    def draft_over(self, state: GameState) -> None:
        """S5: everybody has kept the last card, and all are about to be revealed."""

    def before_dealing(self, state: GameState) -> None:
        """S7: characters have brought their items; what is asked here is answered before cards are dealt."""

    def commitments(self, state: GameState, seat: i64) -> list[int]:
        """C1: cards with the tiles that go with them, in place of the base rules (one module at most)."""
        return []

    def additions(self, state: GameState, seat: i64) -> list[int]:
        """C1: what may be added to the card just committed, [] if there is nothing to decide."""
        return []

    def add(self, state: GameState, seat: i64, move: i64) -> None:
        """C1: add it, face down."""

    def add_randomly(self, state: GameState, seats: list[int], dice: Dice) -> None:
        """C1: let each of these seats add one of the `additions`, all being equally likely."""
        for seat in seats:
            moves = self.additions(state, seat)
            if moves:
                dice.decisions += 1
                self.add(state, seat, moves[dice.below(len(moves))])

    def take_back(self, state: GameState, seat: i64) -> None:
        """C3: what was added goes back to where it came from."""

    def can_help_out(self, state: GameState, seat: i64, missing: i64, points: i64) -> bool:
        """R2: is there a way to get the missing resources, besides paying these points?"""
        return False

    def tile_returned(self, state: GameState, seat: i64) -> None:
        """R2: the tile goes back behind the screen, and all that was laid with it."""

    def points_for_lower_number(self, state: GameState, seat: i64, points: i64) -> i64:
        """R5 (2): what a lower number costs this builder."""
        return points

    def resources_for_other_colour(self, state: GameState, seat: i64, resources: i64) -> i64:
        """R5 (2): what another colour costs this builder."""
        return resources

    def points_for_eviction(self, state: GameState, owner: i64, points: i64) -> i64:
        """R5 (1): what an owner gets for the resources that another builder sends back."""
        return points

    def urbanized(self, state: GameState, seat: i64, building: i64, neighbours: list[int]) -> None:
        """R4: the neighbours have been used, bonuses come next."""

    def can_draw(self, state: GameState, seat: i64, earned: i64) -> bool:
        """R3: is there a tile to be had for so many earned, although the supply is empty?"""
        return False

    def draw(self, state: GameState, seat: i64, amount: i64) -> i64:
        """M0: ask which kinds to draw; return how many of the common supply come now (one does all)."""
        return amount

    def given_back(self, state: GameState, seat: i64, tile: i64) -> bool:
        """E1: take a tile that does not belong to the common supply; True if it was one of this module's."""
        return False

    def points_for_giving_back(self, state: GameState, seat: i64, points: i64) -> i64:
        """E1: what the tiles given back are worth to this player."""
        return points

    def round_over(self, state: GameState) -> None:
        """N1: all actions are resolved, cards have not been passed."""

    def cards_passed(self, state: GameState) -> None:
        """N1: cards have been passed; who knows where they are, in place of the base rules (one at most)."""

    def counts_in_district(self, state: GameState, group: list[int], counts: list[int]) -> list[int]:
        """D2: the resources that count for each player in a district."""
        return counts

    def extra_points(self, state: GameState, seat: i64) -> i64:
        """E3: what the module adds to the final score."""
        return 0


class Modules:
    """The modules in play and, under the name of each moment, those that step in there."""

    __slots__ = (
        "add",
        "additions",
        "all",
        "before_dealing",
        "can_draw",
        "can_help_out",
        "cards_passed",
        "commitments",
        "counts_in_district",
        "draft_choices",
        "draft_over",
        "draw",
        "extra_points",
        "given_back",
        "points_for_eviction",
        "points_for_giving_back",
        "points_for_lower_number",
        "resources_for_other_colour",
        "round_over",
        "set_up",
        "take_back",
        "tile_returned",
        "urbanized",
        "widen_draft",
    )

    def __init__(self, modules: list[Module]) -> None:
        self.all = modules
        self.set_up = overriding(modules, "set_up")
        self.widen_draft = overriding(modules, "widen_draft")
        self.draft_choices = overriding(modules, "draft_choices")
        self.draft_over = overriding(modules, "draft_over")
        self.before_dealing = overriding(modules, "before_dealing")
        self.commitments = overriding(modules, "commitments")
        self.additions = overriding(modules, "additions")
        self.add = overriding(modules, "add")
        self.take_back = overriding(modules, "take_back")
        self.can_help_out = overriding(modules, "can_help_out")
        self.tile_returned = overriding(modules, "tile_returned")
        self.points_for_lower_number = overriding(modules, "points_for_lower_number")
        self.resources_for_other_colour = overriding(modules, "resources_for_other_colour")
        self.points_for_eviction = overriding(modules, "points_for_eviction")
        self.urbanized = overriding(modules, "urbanized")
        self.can_draw = overriding(modules, "can_draw")
        self.draw = overriding(modules, "draw")[:1]
        self.given_back = overriding(modules, "given_back")
        self.points_for_giving_back = overriding(modules, "points_for_giving_back")
        self.round_over = overriding(modules, "round_over")
        self.cards_passed = overriding(modules, "cards_passed")
        self.counts_in_district = overriding(modules, "counts_in_district")
        self.extra_points = overriding(modules, "extra_points")


def overriding(modules: list[Module], moment: str) -> list[Module]:
    """Return the modules that have something of their own to do at a moment."""
    default: object = getattr(Module, moment)
    return [module for module in modules if getattr(type(module), moment) is not default]
