"""The state of a game: flat lists of small numbers, one entry per seat where a thing is a player's own."""

from typing import Final

from mypy_extensions import i64

from ginkgopolis.engine.city import City
from ginkgopolis.engine.ids import NOBODY
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.modules.base import Modules
from ginkgopolis.engine.rng import Dice, Rng

# Frames that ask all seats at the same time.
DRAFT: Final = 0  # keep a character
CHOOSE: Final = 1  # commit a card
GIVE_BACK: Final = 2  # lay out tiles to give back
EVENTS: Final = 3  # keep two events

# Frames that ask one seat.
FIRST_OF_ONE: Final = 8
ITEM: Final = 8  # (seat): a resource or a tile
TOKEN: Final = 9  # (seat, letter, building): where the token goes
SPLIT: Final = 10  # (seat, tiles earned): which tiles to draw
TIMING: Final = 11  # (seat, steps east, steps south): when the event there happens
QUALITY: Final = 12  # (seat, losses, seat that gets the points): what is lost
PURCHASE: Final = 13  # (seat, resources missing): buy them?

# Frames that need nobody: they are carried out as soon as they are on top.
FIRST_TASK: Final = 16
RESOLVE: Final = 16  # (seat): reveal the card
ACT: Final = 17  # (seat, 1 if nothing may be bought): do the action
FINISH_URBANIZING: Final = 18  # (seat, building): what comes after the token's move
DRAW: Final = 19  # (seat, tiles)
DRAW_BASE: Final = 20  # (seat, tiles): value I tiles, whatever else there is
END_ROUND: Final = 21
BEGIN: Final = 22  # deal the first cards
EVENT: Final = 23  # (seat, steps east, steps south): the event happens there
HAL: Final = 24  # Hal's turn
HAL_URBANIZED: Final = 25  # (building): what comes after the token's move

Frame = tuple[int, int, int, int]


class GameState:
    """Everything there is to know in a moment of a game; `copy` shares nothing that changes."""

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
        "modules",
        "new_hands",
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

    def __init__(
        self,
        players: i64,
        modules: Modules,
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
        hal: i64,
        card_rng: Rng,
        tile_rng: Rng,
    ) -> None:
        self.players = players
        self.modules = modules
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
        self.hal = hal  # 0, or the level of Hal, who has seat 1

        self.card_rng = card_rng
        self.tile_rng = tile_rng

        # Not part of the state: the last answer of legal_moves, who listens to the story, and what decides
        # while the game plays itself.
        self.offered: list[int] = []
        self.offered_to = NOBODY
        self.journal: list[Line] | None = None
        self.dice: Dice | None = None

    def copy(self) -> "GameState":
        """Return a state of its own, without the journal."""
        twin = GameState(
            self.players,
            self.modules,
            self.hand_size,
            self.city.copy(),
            self.supply.copy(),
            self.removed,
            self.supply_made_of,
            self.deck.copy(),
            self.discard.copy(),
            self.deck_made_of,
            self.stock.copy(),
            self.resources.copy(),
            self.points.copy(),
            self.new_hands.copy(),
            [tiles.copy() for tiles in self.tiles],
            [hand.copy() for hand in self.hands],
            [kept.copy() for kept in self.kept],
            self.characters.copy(),
            self.bonuses.copy(),
            self.packs.copy(),
            self.cards.copy(),
            self.committed_tiles.copy(),
            self.given.copy(),
            self.waiting.copy(),
            self.known_to.copy(),
            self.known_tiles.copy(),
            self.frames.copy(),
            self.first_player,
            self.round,
            self.earned,
            self.exhausted,
            self.last_round,
            self.over,
            self.revelations,
            self.picks,
            self.asking,
            self.value_two,
            self.prestige,
            self.green_spaces,
            self.took_green,
            self.events,
            self.events_seen,
            self.committed_events,
            self.controlled,
            self.aside,
            self.sightings,
            self.experts,
            self.lower_tiles,
            self.hers_or_buried,
            self.hal,
            self.card_rng.copy(),
            self.tile_rng.copy(),
        )
        if self.modules.all:
            twin.own_what_modules_change()
        return twin

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
