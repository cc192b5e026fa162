"""What lies on the table: the block of numbers (`layout` says what is where), and a few numbers beside it."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ginkgopolis.engine.city import City
from ginkgopolis.engine.frames import FRAME_KIND, Frame, first_in, frame_of, kind_in, seat_in, second_in
from ginkgopolis.engine.ids import CARD_NUMBERS, FULL_HAND, NOBODY, NONE
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.layout import (
    ACTIONS_AND_ITEMS,
    ASIDE,
    ASKING,
    BONUSES,
    CARD_LUCK,
    CARDS,
    COLOURS,
    COMMITTED_EVENTS,
    COMMITTED_TILES,
    COVERED,
    DECK,
    DISCARD,
    EVENTS_SEEN,
    EXPERTS,
    FIXED,
    FRAMES,
    GIVEN,
    HANDS,
    HERS_OR_BURIED,
    KEPT,
    KEPT_CHARACTERS,
    KNOWN_TILES,
    KNOWN_TO,
    LOWER_TILES,
    NEW_HANDS,
    NEW_SUPPLY,
    OWN_EVENTS,
    PACKS,
    POINTS,
    PRESTIGE,
    RESOURCES,
    SEATS,
    STOCK,
    SUPPLY,
    TILE_LUCK,
    TILES,
    TOKENS,
    TOOK_GREEN,
)
from ginkgopolis.engine.rng import Dice, Rng

if TYPE_CHECKING:
    from librt.vecs import vec

# Never changed, only replaced.
NOTHING: Final[list[int]] = []
NO_NOTES: Final[list[list[int]]] = []
NO_HANDS: Final[list[list[list[int]]]] = []
SEATS_IN: Final = [tuple([seat for seat in range(SEATS) if mask >> seat & 1]) for mask in range(1 << SEATS)]


class Tabletop(City):
    """Everything there is to know in a moment of a game, apart from which modules are played."""

    __slots__ = (
        "controlled",
        "deck_made_of",
        "dice",
        "earned",
        "exhausted",
        "first_player",
        "green_spaces",
        "hal",
        "hand_size",
        "journal",
        "last_round",
        "notes",
        "offered",
        "offered_to",
        "over",
        "owing",
        "picks",
        "players",
        "readings",
        "removed",
        "revelations",
        "round",
        "sightings",
        "supply_made_of",
    )

    def __init__(self, cells: "vec[i64]", size: i64, buildings: i64, players: i64) -> None:
        self.cells = cells
        self.size = size
        self.buildings = buildings
        self.players = players
        self.hand_size: i64 = FULL_HAND
        self.owing: i64 = 0  # bit mask of the seats that still owe the choice all make at the same time
        self.first_player: i64 = 0
        self.round: i64 = 0
        self.earned: i64 = 0  # tiles that the action under way has brought so far (R7)
        self.exhausted: i64 = 0  # how often the supply has been exhausted
        self.last_round = False
        self.over = False
        self.revelations: i64 = 0  # grows whenever somebody learns something that was hidden

        # Never changed, only replaced, so that copies share them.
        self.removed = NOTHING  # tiles that left the game unseen at the start
        self.supply_made_of = NOTHING
        self.deck_made_of = NOTHING
        self.sightings = NO_HANDS  # module 5: the hands as they were passed to each, since the new deck

        # What the modules and Hal need besides.
        self.picks: i64 = 0  # cards that each player keeps in the draft
        self.green_spaces: i64 = 0  # module 3: green spaces left
        self.controlled: i64 = 0  # module 4: points that the quality control under way has brought
        self.notes = NO_NOTES  # modules from elsewhere: what each of them keeps
        self.hal: i64 = 0  # 0, or the level of Hal, who has seat 1
        self.readings: i64 = 0  # bit mask of how an older version read the rules, 0 in the newest

        # Not part of the state: the last answer of legal_moves, who listens to the story, and the dice of
        # random play.
        self.offered = NOTHING
        self.offered_to: i64 = NOBODY
        self.journal: list[Line] | None = None
        self.dice: Dice | None = None

    @property
    def city(self) -> City:
        """The part of the table that is the city."""
        return self

    def take_city(self, city: City) -> None:
        """Let the city look like another one."""
        self.size = city.size
        self.buildings = city.buildings
        self.note(TOKENS, city.numbers(TOKENS, FIXED - TOKENS))
        self.lay_ground(city.ground)
        self.lay(COVERED, city.items(COVERED))

    # The choice that all make at the same time.

    def is_ready(self, seat: i64) -> bool:
        """Has a seat made it?"""
        return not self.owing >> seat & 1

    def owes(self, seat: i64) -> bool:
        """Has a seat still to make it?"""
        return self.owing >> seat & 1 > 0

    def wait_for(self, seat: i64) -> None:
        """Let a seat choose again (C3)."""
        self.owing |= 1 << seat

    def wait_no_longer(self, seat: i64) -> None:
        """A seat has made it."""
        self.owing &= ~(1 << seat)

    def wait_for_all(self) -> None:
        """Ask all seats at the same time."""
        self.owing = (1 << self.players) - 1

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still owe it."""
        return SEATS_IN[self.owing]

    # What is asked, and what is to be done then.

    def push(self, kind: i64, seat: i64, first: i64, second: i64) -> None:
        """Lay a frame on top."""
        self.append(FRAMES, frame_of(kind, seat, first, second))

    def top_kind(self) -> i64:
        """Return the kind of the top frame, or -1 when there is none."""
        frame = self.uppermost(FRAMES)
        if frame == NONE:
            return NONE
        return frame & FRAME_KIND

    def top_frame(self) -> i64:
        """Return the top frame; there must be one."""
        return self.last(FRAMES)

    @property
    def frames(self) -> list[Frame]:
        """The frames, the top one last."""
        return [
            (kind_in(frame), seat_in(frame), first_in(frame), second_in(frame))
            for frame in self.items(FRAMES)
        ]

    @frames.setter
    def frames(self, frames: list[Frame]) -> None:
        self.lay(FRAMES, [frame_of(kind, seat, first, second) for kind, seat, first, second in frames])

    def offer(self, seat: i64, moves: list[int]) -> None:
        """Remember what a seat may do now, so that it is worked out only once."""
        self.offered_to = seat
        self.offered = moves

    def tell(self, what: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Add a line to the journal, if anybody listens."""
        if self.journal is not None:
            self.journal.append((what, seat, a, b, c))

    # What other rooms read, as lists; to change something, they note or lay it.

    def of_each(self, first: i64) -> list[int]:
        """Return the numbers of all seats."""
        return self.numbers(first, self.players)

    def piles_of_each(self, first: i64) -> list[list[int]]:
        """Return the piles of all seats."""
        return [self.items(first + seat) for seat in range(self.players)]

    @property
    def resources(self) -> list[int]:
        """Behind the screen, per seat, like all that follows."""
        return self.of_each(RESOURCES)

    @property
    def stock(self) -> list[int]:
        """Own resources in the general supply."""
        return self.of_each(STOCK)

    @property
    def points(self) -> list[int]:
        """Success points."""
        return self.of_each(POINTS)

    @property
    def new_hands(self) -> list[int]:
        """New-hand tokens left."""
        return self.of_each(NEW_HANDS)

    @property
    def cards(self) -> list[int]:
        """The committed card, or NONE."""
        return self.of_each(CARDS)

    @property
    def committed_tiles(self) -> list[int]:
        """The tile committed with it, or NONE."""
        return self.of_each(COMMITTED_TILES)

    @property
    def asking(self) -> list[int]:
        """The module that asks for the next part of a sealed choice, or NONE."""
        return self.of_each(ASKING)

    @property
    def events_seen(self) -> list[int]:
        """Module 4: bit mask of the kinds that all have seen."""
        return self.of_each(EVENTS_SEEN)

    @property
    def committed_events(self) -> list[int]:
        """Module 4: the event committed with the card, or NONE."""
        return self.of_each(COMMITTED_EVENTS)

    @property
    def aside(self) -> list[int]:
        """Module 5: the card set aside, or NONE."""
        return self.of_each(ASIDE)

    @property
    def experts(self) -> list[int]:
        """Module 6: the expert, or NONE."""
        return self.of_each(EXPERTS)

    @property
    def lower_tiles(self) -> list[int]:
        """Module 6: the lower tile committed, or NONE."""
        return self.of_each(LOWER_TILES)

    @property
    def took_green(self) -> list[bool]:
        """Module 3: has taken a green space this round."""
        return [taken > 0 for taken in self.of_each(TOOK_GREEN)]

    @property
    def tiles(self) -> list[list[int]]:
        """Behind the screen."""
        return self.piles_of_each(TILES)

    @property
    def hands(self) -> list[list[int]]:
        """The cards at hand."""
        return self.piles_of_each(HANDS)

    @property
    def kept(self) -> list[list[int]]:
        """Building cards in front of the screen."""
        return self.piles_of_each(KEPT)

    @property
    def characters(self) -> list[list[int]]:
        """The characters in front of it."""
        return self.piles_of_each(KEPT_CHARACTERS)

    @property
    def packs(self) -> list[list[int]]:
        """Characters on their way in the draft."""
        return self.piles_of_each(PACKS)

    @property
    def given(self) -> list[list[int]]:
        """Tiles laid out to be given back."""
        return self.piles_of_each(GIVEN)

    @property
    def known_tiles(self) -> list[list[int]]:
        """Tiles that everybody knows to be with a player."""
        return self.piles_of_each(KNOWN_TILES)

    @property
    def events(self) -> list[list[int]]:
        """Module 4: event tiles behind the screen."""
        return self.piles_of_each(OWN_EVENTS)

    @property
    def hers_or_buried(self) -> list[list[int]]:
        """Module 6: tiles all knew of before one was hidden."""
        return self.piles_of_each(HERS_OR_BURIED)

    @property
    def bonuses(self) -> list[int]:
        """[seat * 9 + action * 3 + item]: what each action brings besides."""
        return self.numbers(BONUSES, ACTIONS_AND_ITEMS * self.players)

    @property
    def known_to(self) -> list[int]:
        """Per card: bit mask of the seats that know in whose hand it is."""
        return self.numbers(KNOWN_TO, CARD_NUMBERS)

    @property
    def supply(self) -> list[int]:
        """Value I tiles, the next to be drawn last."""
        return self.items(SUPPLY)

    @property
    def deck(self) -> list[int]:
        """The cards to be drawn, the next last."""
        return self.items(DECK)

    @property
    def discard(self) -> list[int]:
        """The discard pile."""
        return self.items(DISCARD)

    @property
    def value_two(self) -> list[int]:
        """Module 1: value II tiles, the next to be drawn last."""
        return self.items(NEW_SUPPLY)

    @property
    def prestige(self) -> list[list[int]]:
        """Module 2: value III tiles per colour, the upper one last."""
        return [self.items(PRESTIGE + colour) for colour in range(COLOURS)]

    @property
    def card_rng(self) -> Rng:
        """The stream of random numbers for cards, as it stands."""
        return self.rng(CARD_LUCK)

    @property
    def tile_rng(self) -> Rng:
        """The stream of random numbers for tiles, as it stands."""
        return self.rng(TILE_LUCK)
