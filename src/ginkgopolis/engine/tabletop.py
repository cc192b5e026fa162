"""What lies on the table: flat lists of small numbers, one entry per seat where a thing is a player's own."""

from mypy_extensions import i64

from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.rng import Dice, Rng

Frame = tuple[int, int, int, int]


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
        "readings",
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

    def __init__(
        self,
        players: i64,
        hand_size: i64,
        city: City,
        supply: list[int],
        removed: list[int],
        supply_made_of: list[int],
        deck: list[int],
        discard: list[int],
        deck_made_of: list[int],
        stock: list[int],
        resources: list[int],
        points: list[int],
        new_hands: list[int],
        tiles: list[list[int]],
        hands: list[list[int]],
        kept: list[list[int]],
        characters: list[list[int]],
        bonuses: list[int],
        packs: list[list[int]],
        cards: list[int],
        committed_tiles: list[int],
        given: list[list[int]],
        waiting: list[int],
        known_to: list[int],
        known_tiles: list[list[int]],
        frames: list[Frame],
        first_player: i64,
        round: i64,
        earned: i64,
        exhausted: i64,
        last_round: bool,
        over: bool,
        revelations: i64,
        picks: i64,
        asking: list[int],
        value_two: list[int],
        prestige: list[list[int]],
        green_spaces: i64,
        took_green: list[bool],
        events: list[list[int]],
        events_seen: list[int],
        committed_events: list[int],
        controlled: i64,
        aside: list[int],
        sightings: list[list[list[int]]],
        experts: list[int],
        lower_tiles: list[int],
        hers_or_buried: list[list[int]],
        notes: list[list[int]],
        hal: i64,
        readings: i64,
        card_rng: Rng,
        tile_rng: Rng,
    ) -> None:
        self.players = players
        self.hand_size = hand_size
        self.city = city

        self.supply = supply  # value I tiles, the next to be drawn last
        self.removed = removed  # left the game unseen at the start
        self.supply_made_of = supply_made_of  # the tiles the supply was made of; never changed, only replaced
        self.deck = deck  # the next to be drawn last
        self.discard = discard
        self.deck_made_of = deck_made_of  # the cards the deck was last made of; never changed, only replaced

        # Per seat. Lists of lists: only tiles, hands and kept change inside; in all others, and in the packs
        # and the prestige piles, a list is replaced by a new one, so that copies may share it.
        self.stock = stock  # own resources in the general supply
        self.resources = resources  # behind the screen
        self.points = points
        self.new_hands = new_hands
        self.tiles = tiles  # behind the screen
        self.hands = hands
        self.kept = kept  # building cards in front of the screen
        self.characters = characters
        self.bonuses = bonuses  # [seat * 9 + action * 3 + item]: what each action brings besides
        self.packs = packs  # characters on their way in the draft
        self.cards = cards  # the committed card, or NONE
        self.committed_tiles = committed_tiles  # the tile committed with it, or NONE
        self.given = given  # tiles laid out to be given back
        self.waiting = waiting  # not per seat: the seats that still owe the choice all make at the same time

        # Who knows what, for views: bit mask of the seats that know in whose hand a card is, and the tiles
        # that everybody knows to be with a player.
        self.known_to = known_to
        self.known_tiles = known_tiles

        self.frames = frames
        self.first_player = first_player
        self.round = round
        self.earned = earned  # tiles that the action under way has brought so far (R7)
        self.exhausted = exhausted  # how often the supply has been exhausted
        self.last_round = last_round
        self.over = over
        self.revelations = revelations  # grows whenever somebody learns something that was hidden

        # What the modules and Hal need besides.
        self.picks = picks  # cards that each player keeps in the draft
        self.asking = asking  # the module that asks for the next part of a sealed choice, or NONE
        self.value_two = value_two  # module 1: value II tiles, the next to be drawn last
        self.prestige = prestige  # module 2: value III tiles per colour, the upper one last
        self.green_spaces = green_spaces  # module 3: green spaces left
        self.took_green = took_green  # module 3: has taken a green space this round
        self.events = events  # module 4: event tiles behind the screen
        self.events_seen = events_seen  # module 4: bit mask of the kinds that all have seen
        self.committed_events = committed_events  # module 4: the event committed with the card, or NONE
        self.controlled = controlled  # module 4: points that the quality control under way has brought
        self.aside = aside  # module 5: the card set aside, or NONE
        self.sightings = sightings  # module 5: the hands as they were passed to each, since the new deck
        self.experts = experts  # module 6: the expert, or NONE
        self.lower_tiles = lower_tiles  # module 6: the lower tile committed, or NONE
        self.hers_or_buried = hers_or_buried  # module 6: tiles all knew of before one was hidden
        self.notes = notes  # modules from elsewhere: what each of them keeps
        self.hal = hal  # 0, or the level of Hal, who has seat 1
        self.readings = readings  # bit mask of how an older version read the rules, 0 in the newest

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
