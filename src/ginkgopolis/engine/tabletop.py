"""What lies on the table: flat lists of small numbers, one entry per seat where a thing is a player's own."""

from mypy_extensions import i64

from ginkgopolis.engine.city import City, empty_city
from ginkgopolis.engine.ids import (
    CARD_NUMBERS,
    FULL_HAND,
    NEW_HAND_TOKENS,
    NOBODY,
    NONE,
    PICKS,
    total_resources,
)
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rng import Dice, Rng

Frame = tuple[int, int, int, int]


def empty_lists(players: i64) -> list[list[int]]:
    """Return an empty list for each player."""
    return [[] for _ in range(players)]


def copies(lists: list[list[int]]) -> list[list[int]]:
    """Return lists that share nothing with these."""
    return [each.copy() for each in lists]


class Tabletop:
    """Everything there is to know in a moment of a game, apart from which modules are played."""

    __slots__ = (
        "aside",
        "asking",
        "bonuses",
        "card_rng",
        "cards",
        "characters",
        "city",
        "committed_events",
        "committed_tiles",
        "controlled",
        "deck",
        "deck_made_of",
        "dice",
        "discard",
        "earned",
        "events",
        "events_seen",
        "exhausted",
        "experts",
        "first_player",
        "frames",
        "given",
        "green_spaces",
        "hal",
        "hand_size",
        "hands",
        "hers_or_buried",
        "journal",
        "kept",
        "known_tiles",
        "known_to",
        "last_round",
        "lower_tiles",
        "new_hands",
        "notes",
        "offered",
        "offered_to",
        "over",
        "packs",
        "picks",
        "players",
        "points",
        "prestige",
        "removed",
        "resources",
        "revelations",
        "round",
        "sightings",
        "stock",
        "supply",
        "supply_made_of",
        "tile_rng",
        "tiles",
        "took_green",
        "value_two",
        "waiting",
    )

    def __init__(self, players: i64, card_rng: Rng, tile_rng: Rng, of: "Tabletop | None") -> None:
        """`of` is a table to copy; else nothing has been laid out but the players' resources and tokens (S4).

        A row for each field: what it is in a copy, and what it begins with.
        """
        self.players = players
        self.hand_size: i64 = of.hand_size if of else FULL_HAND
        self.city: City = of.city.copy() if of else empty_city()

        self.supply: list[int] = of.supply.copy() if of else []  # value I tiles, the next to be drawn last
        self.removed: list[int] = of.removed if of else []  # left the game unseen at the start
        # the tiles the supply was made of; never changed, only replaced
        self.supply_made_of: list[int] = of.supply_made_of if of else []
        self.deck: list[int] = of.deck.copy() if of else []  # the next to be drawn last
        self.discard: list[int] = of.discard.copy() if of else []
        # the cards the deck was last made of; never changed, only replaced
        self.deck_made_of: list[int] = of.deck_made_of if of else []

        # Per seat. Lists of lists: only tiles, hands and kept change inside; in all others, and in the packs
        # and the prestige piles, a list is replaced by a new one, so that copies may share it.
        # own resources in the general supply
        self.stock: list[int] = of.stock.copy() if of else [total_resources(players)] * players
        self.resources: list[int] = of.resources.copy() if of else [0] * players  # behind the screen
        self.points: list[int] = of.points.copy() if of else [0] * players
        self.new_hands: list[int] = of.new_hands.copy() if of else [NEW_HAND_TOKENS] * players
        self.tiles: list[list[int]] = copies(of.tiles) if of else empty_lists(players)  # behind the screen
        self.hands: list[list[int]] = copies(of.hands) if of else empty_lists(players)
        # building cards in front of the screen
        self.kept: list[list[int]] = copies(of.kept) if of else empty_lists(players)
        self.characters: list[list[int]] = of.characters.copy() if of else empty_lists(players)
        # [seat * 9 + action * 3 + item]: what each action brings besides
        self.bonuses: list[int] = of.bonuses.copy() if of else [0] * (9 * players)
        # characters on their way in the draft
        self.packs: list[list[int]] = of.packs.copy() if of else empty_lists(players)
        self.cards: list[int] = of.cards.copy() if of else [NONE] * players  # the committed card, or NONE
        # the tile committed with it, or NONE
        self.committed_tiles: list[int] = of.committed_tiles.copy() if of else [NONE] * players
        # tiles laid out to be given back
        self.given: list[list[int]] = of.given.copy() if of else empty_lists(players)
        # not per seat: the seats that still owe the choice all make at the same time
        self.waiting: list[int] = of.waiting.copy() if of else list(range(players))

        # Who knows what, for views: bit mask of the seats that know in whose hand a card is, and the tiles
        # that everybody knows to be with a player.
        self.known_to: list[int] = of.known_to.copy() if of else [0] * CARD_NUMBERS
        self.known_tiles: list[list[int]] = of.known_tiles.copy() if of else empty_lists(players)

        self.frames: list[Frame] = of.frames.copy() if of else []
        self.first_player: i64 = of.first_player if of else 0
        self.round: i64 = of.round if of else 0
        self.earned: i64 = of.earned if of else 0  # tiles that the action under way has brought so far (R7)
        self.exhausted: i64 = of.exhausted if of else 0  # how often the supply has been exhausted
        self.last_round: bool = of.last_round if of else False
        self.over: bool = of.over if of else False
        # grows whenever somebody learns something that was hidden
        self.revelations: i64 = of.revelations if of else 0

        # What the modules and Hal need besides.
        self.picks: i64 = of.picks if of else PICKS  # cards that each player keeps in the draft
        # the module that asks for the next part of a sealed choice, or NONE
        self.asking: list[int] = of.asking if of else [NONE] * players
        # module 1: value II tiles, the next to be drawn last
        self.value_two: list[int] = of.value_two if of else []
        # module 2: value III tiles per colour, the upper one last
        self.prestige: list[list[int]] = of.prestige if of else [[], [], []]
        self.green_spaces: i64 = of.green_spaces if of else 0  # module 3: green spaces left
        # module 3: has taken a green space this round
        self.took_green: list[bool] = of.took_green if of else [False] * players
        # module 4: event tiles behind the screen
        self.events: list[list[int]] = of.events if of else empty_lists(players)
        # module 4: bit mask of the kinds that all have seen
        self.events_seen: list[int] = of.events_seen if of else [0] * players
        # module 4: the event committed with the card, or NONE
        self.committed_events: list[int] = of.committed_events if of else [NONE] * players
        # module 4: points that the quality control under way has brought
        self.controlled: i64 = of.controlled if of else 0
        self.aside: list[int] = of.aside if of else [NONE] * players  # module 5: the card set aside, or NONE
        # module 5: the hands as they were passed to each, since the new deck
        self.sightings: list[list[list[int]]] = of.sightings if of else []
        self.experts: list[int] = of.experts if of else [NONE] * players  # module 6: the expert, or NONE
        # module 6: the lower tile committed, or NONE
        self.lower_tiles: list[int] = of.lower_tiles if of else [NONE] * players
        # module 6: tiles all knew of before one was hidden
        self.hers_or_buried: list[list[int]] = of.hers_or_buried if of else empty_lists(players)
        # modules from elsewhere: what each of them keeps
        self.notes: list[list[int]] = of.notes if of else []
        self.hal: i64 = of.hal if of else 0  # 0, or the level of Hal, who has seat 1

        self.card_rng = card_rng
        self.tile_rng = tile_rng

        # Not part of the state: the last answer of legal_moves, who listens to the story, and the dice of
        # random play.
        self.offered: list[int] = []
        self.offered_to = NOBODY
        self.journal: list[Line] | None = None
        self.dice: Dice | None = None

    def own_what_modules_change(self) -> None:
        """Share nothing any more of what stays as it is without modules."""
        self.asking = self.asking.copy()
        self.value_two = self.value_two.copy()
        self.prestige = self.prestige.copy()
        self.took_green = self.took_green.copy()
        self.events = self.events.copy()
        self.events_seen = self.events_seen.copy()
        self.committed_events = self.committed_events.copy()
        self.aside = self.aside.copy()
        self.sightings = self.sightings.copy()
        self.experts = self.experts.copy()
        self.lower_tiles = self.lower_tiles.copy()
        self.hers_or_buried = self.hers_or_buried.copy()
        if self.notes:
            self.notes = [numbers.copy() for numbers in self.notes]

    def is_ready(self, seat: i64) -> bool:
        """Has a seat made the choice that all make at the same time?"""
        return seat not in self.waiting

    def wait_for(self, seat: i64) -> None:
        """Let a seat choose again (C3)."""
        self.waiting.append(seat)
        self.waiting.sort()

    def wait_for_all(self) -> None:
        """Ask all seats at the same time."""
        self.waiting = list(range(self.players))

    def offer(self, seat: i64, moves: list[int]) -> None:
        """Remember what a seat may do now, so that it is worked out only once."""
        self.offered_to = seat
        self.offered = moves

    def tell(self, what: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        """Add a line to the journal, if anybody listens."""
        if self.journal is not None:
            self.journal.append((what, seat, a, b, c))
