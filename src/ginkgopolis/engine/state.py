"""The state of a game: what lies on the table, the modules played and the moments at which they step in.

A module's moments take the state, and the state knows its modules: that is why they stand together.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ginkgopolis.engine.tabletop import Tabletop
from ginkgopolis.engine.vectors import copied

# Kinds of frames. Of each sort the last sixteen numbers are for modules from elsewhere.

# Frames that ask all seats at the same time.
DRAFT: Final = 0  # keep a character
CHOOSE: Final = 1  # commit a card
GIVE_BACK: Final = 2  # lay out tiles to give back
EVENTS: Final = 3  # keep two events
FIRST_OF_ALL_ELSEWHERE: Final = 16

# Frames that ask one seat.
FIRST_OF_ONE: Final = 32
ITEM: Final = 32  # (seat): a resource or a tile
TOKEN: Final = 33  # (seat, letter, building): where the token goes
SPLIT: Final = 34  # (seat, tiles earned): which tiles to draw
TIMING: Final = 35  # (seat, steps east, steps south): when the event there happens
QUALITY: Final = 36  # (seat, losses, seat that gets the points): what is lost
PURCHASE: Final = 37  # (seat, resources missing): buy them?
FIRST_OF_ONE_ELSEWHERE: Final = 48

# Frames that need nobody: they are carried out as soon as they are on top.
FIRST_TASK: Final = 64
RESOLVE: Final = 64  # (seat): reveal the card
ACT: Final = 65  # (seat, 1 if nothing may be bought): do the action
FINISH_URBANIZING: Final = 66  # (seat, building): what comes after the token's move
DRAW: Final = 67  # (seat, tiles)
DRAW_BASE: Final = 68  # (seat, tiles): value I tiles, whatever else there is
END_ROUND: Final = 69
BEGIN: Final = 70  # deal the first cards
EVENT: Final = 71  # (seat, steps east, steps south): the event happens there
HAL: Final = 72  # Hal's turn
HAL_URBANIZED: Final = 73  # (building): what comes after the token's move
FIRST_TASK_ELSEWHERE: Final = 80

LAST_OF_ALL: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)  # a module from elsewhere is not compiled
class Module:
    """An expansion module: it overrides the moments it changes, and what it must remember is in the state."""

    def name(self) -> str:
        """Return the module's name in options and reports."""
        return ""

    def order(self) -> i64:
        """Return its place among the modules: whoever comes first sets up, and asks, before the others."""
        return LAST_OF_ALL

    def ratings(self) -> tuple[int, int] | None:
        """Return how complex it is and how much strategy it adds, from 1 to 3 each; None if unrated."""
        return None

    def hindrance(self, introductory: bool) -> str:
        """Return the message that says why there is no such game with the module; "" if there is."""
        return ""

    def first_notes(self, players: i64) -> list[int]:
        """Return the numbers that the module keeps in the state (`GameState.notes_of`), as a game begins."""
        return []

    def own_frames(self) -> list[int]:
        """Return the kinds of the questions and tasks that only this module puts on the stack."""
        return []

    def moves(self, state: "GameState", seat: i64) -> list[int]:
        """Return the legal answers to the question on top, which is one of this module's."""
        return []

    def answer(self, state: "GameState", seat: i64, move: i64) -> None:
        """Do what a seat has answered to the question on top, or has taken back."""

    def carry_out(self, state: "GameState", seat: i64, first: i64, second: i64) -> None:
        """Carry out a task of this module, which was on top."""

    def set_up(self, state: "GameState") -> None:
        """S2: lay out own supplies, when the tile supply has been shuffled."""

    def widen_draft(self, state: "GameState") -> None:
        """S5: add cards to the packs of the draft."""

    def draft_choices(self, state: "GameState", seat: i64, cards: list[int]) -> list[int]:
        """S5: which of these cards of the draft may be kept now?"""
        return cards

    def draft_over(self, state: "GameState") -> None:
        """S5: everybody has kept the last card, and all are about to be revealed."""

    def before_dealing(self, state: "GameState") -> None:
        """S7: characters have brought their items; what is asked here is answered before cards are dealt."""

    def commitments(self, state: "GameState", seat: i64) -> list[int]:
        """C1: cards with the tiles that go with them, in place of the base rules (one module at most)."""
        return []

    def additions(self, state: "GameState", seat: i64) -> list[int]:
        """C1: what may be added to the card just committed, [] if there is nothing to decide."""
        return []

    def add(self, state: "GameState", seat: i64, move: i64) -> None:
        """C1: add it, face down."""

    def take_back(self, state: "GameState", seat: i64) -> None:
        """C3: what was added goes back to where it came from."""

    def comes_first(self, state: "GameState", seat: i64) -> bool:
        """R1: the card is revealed; True if something, or a question, comes before its action."""
        return False

    def can_help_out(self, state: "GameState", seat: i64, missing: i64, points: i64) -> bool:
        """R2: is there a way to get the missing resources, besides paying these points?"""
        return False

    def help_out(self, state: "GameState", seat: i64, missing: i64) -> None:
        """R2: ask whether to get them; the action goes on when that is answered."""

    def tile_returned(self, state: "GameState", seat: i64) -> None:
        """R2: the tile goes back behind the screen, and all that was laid with it."""

    def points_for_lower_number(self, state: "GameState", seat: i64, points: i64) -> i64:
        """R5 (2): what a lower number costs this builder."""
        return points

    def resources_for_other_colour(self, state: "GameState", seat: i64, resources: i64) -> i64:
        """R5 (2): what another colour costs this builder."""
        return resources

    def points_for_eviction(self, state: "GameState", owner: i64, points: i64) -> i64:
        """R5 (1): what an owner gets for the resources that another builder sends back."""
        return points

    def more_floors(self, state: "GameState", seat: i64) -> i64:
        """R4, R5: how many floors are built besides that of the tile committed."""
        return 0

    def built(self, state: "GameState", seat: i64, building: i64) -> None:
        """R4, R5: the new floor lies in the city, without resources; add the others."""

    def urbanized(self, state: "GameState", seat: i64, building: i64, neighbours: list[int]) -> None:
        """R4: the neighbours have been used, bonuses come next."""

    def points_beside(self, state: "GameState", places: list[list[int]]) -> list[int]:
        """R4: what urbanizing would score, if `urbanized` scores, by the neighbours there."""
        return [0] * len(places)

    def can_draw(self, state: "GameState", seat: i64, earned: i64) -> bool:
        """R3: is there a tile to be had for that many earned, although the supply is empty?"""
        return False

    def draw(self, state: "GameState", seat: i64, amount: i64) -> i64:
        """M0: ask which kinds to draw; return how many of the common supply come now (one does all)."""
        return amount

    def given_back(self, state: "GameState", seat: i64, tile: i64) -> bool:
        """E1: take a tile that does not belong to the common supply; True if it was one of this module's."""
        return False

    def points_for_giving_back(self, state: "GameState", seat: i64, points: i64) -> i64:
        """E1: what the tiles given back are worth to this player."""
        return points

    def round_over(self, state: "GameState") -> None:
        """N1: all actions are resolved, cards have not been passed."""

    def cards_passed(self, state: "GameState") -> bool:
        """N1: cards have been passed; True if it is noted here who knows where they are."""
        return False

    def counts_in_district(self, state: "GameState", group: list[int], counts: list[int]) -> list[int]:
        """D2: the resources that count for each player in a district."""
        return counts

    def extra_points(self, state: "GameState", seat: i64) -> i64:
        """E3: what the module adds to the final score."""
        return 0


class Modules:
    """The modules in play, and for each moment those that have something to do then; never changed."""

    def __init__(self, modules: list[Module]) -> None:
        self.all = modules
        self.names = {module: module.name() for module in modules}
        self.asked_by = {kind: module for module in modules for kind in module.own_frames()}
        self.first_notes = overriding(modules, "first_notes")  # `GameState.notes` has a list for each
        self.draft_choices = overriding(modules, "draft_choices")
        self.additions = overriding(modules, "additions")  # `GameState.asking` counts these
        self.commitments = overriding(modules, "commitments")[:1]
        self.take_back = overriding(modules, "take_back")
        self.comes_first = overriding(modules, "comes_first")
        self.points_for_lower_number = overriding(modules, "points_for_lower_number")
        self.resources_for_other_colour = overriding(modules, "resources_for_other_colour")
        self.points_for_eviction = overriding(modules, "points_for_eviction")
        self.can_help_out = overriding(modules, "can_help_out")
        self.tile_returned = overriding(modules, "tile_returned")
        self.more_floors = overriding(modules, "more_floors")
        self.built = overriding(modules, "built")
        self.urbanized = overriding(modules, "urbanized")
        self.points_beside = overriding(modules, "points_beside")
        self.can_draw = overriding(modules, "can_draw")
        self.draw = overriding(modules, "draw")[:1]
        self.given_back = overriding(modules, "given_back")
        self.points_for_giving_back = overriding(modules, "points_for_giving_back")
        self.round_over = overriding(modules, "round_over")
        self.cards_passed = overriding(modules, "cards_passed")
        self.counts_in_district = overriding(modules, "counts_in_district")
        self.extra_points = overriding(modules, "extra_points")
        self.played_randomly: Modules | None = None  # the same with dice, once `random_play` has met them


def overriding(modules: list[Module], moment: str) -> list[Module]:
    """Return the modules that have something of their own to do at a moment."""
    default: object = getattr(Module, moment)
    return [module for module in modules if getattr(type(module), moment) is not default]


NO_MODULES: Final = Modules([])


class GameState(Tabletop):
    """Everything there is to know in a moment of a game; `copy` shares nothing that changes."""

    __slots__ = ("modules",)

    modules: Modules

    def notes_of(self, module: Module) -> list[int]:
        """Return the numbers that a module keeps in this state."""
        return self.notes[self.modules.first_notes.index(module)]

    def copy(self) -> "GameState":
        """Return an independent copy, without the journal."""
        twin = GameState(copied(self.cells), self.size, self.buildings, self.players)
        twin.copy_piles(self)
        twin.modules = self.modules
        twin.hand_size = self.hand_size
        twin.owing = self.owing
        twin.first_player = self.first_player
        twin.round = self.round
        twin.earned = self.earned
        twin.exhausted = self.exhausted
        twin.last_round = self.last_round
        twin.over = self.over
        twin.revelations = self.revelations
        twin.removed = self.removed
        twin.supply_made_of = self.supply_made_of
        twin.deck_made_of = self.deck_made_of
        twin.picks = self.picks
        twin.green_spaces = self.green_spaces
        twin.controlled = self.controlled
        twin.hal = self.hal
        twin.readings = self.readings
        twin.sightings = self.sightings
        if self.notes:
            twin.notes = [numbers.copy() for numbers in self.notes]
        return twin
