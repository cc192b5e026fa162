"""The state of a game: flat lists of small numbers, one entry per seat where a thing is a player's own."""

from typing import Final

from ginkgopolis.engine.city import City
from ginkgopolis.engine.journal import Line
from ginkgopolis.engine.modules.base import Module
from ginkgopolis.engine.rng import Rng

# Frames that ask all seats at the same time.
DRAFT: Final = 0  # keep a character
CHOOSE: Final = 1  # commit a card
GIVE_BACK: Final = 2  # lay out tiles to give back

# Frames that ask one seat.
FIRST_OF_ONE: Final = 8
ITEM: Final = 8  # (seat): a resource or a tile
TOKEN: Final = 9  # (seat, letter, building): where the token goes

# Frames that need nobody: they are carried out as soon as they are on top.
FIRST_TASK: Final = 16
RESOLVE: Final = 16  # (seat)
DRAW: Final = 17  # (seat, tiles)
PREPARE: Final = 18  # the next round

Frame = tuple[int, int, int, int]


class GameState:
    """Everything there is to know in a moment of a game; `copy` shares nothing that changes."""

    __slots__ = (
        "bonuses",
        "card_rng",
        "cards",
        "characters",
        "city",
        "committed_tiles",
        "deck",
        "deck_made_of",
        "discard",
        "earned",
        "exhausted",
        "first_player",
        "frames",
        "given",
        "hand_size",
        "hands",
        "journal",
        "kept",
        "known_to",
        "last_round",
        "modules",
        "new_hands",
        "offered",
        "offered_to",
        "over",
        "packs",
        "players",
        "points",
        "ready",
        "removed",
        "resources",
        "revelations",
        "round",
        "shown",
        "stock",
        "supply",
        "supply_made_of",
        "tile_rng",
        "tiles",
    )

    def __init__(
        self,
        players: int,
        modules: list[Module],
        hand_size: int,
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
        ready: list[bool],
        known_to: list[int],
        shown: list[bool],
        frames: list[Frame],
        first_player: int,
        round: int,
        earned: int,
        exhausted: int,
        last_round: bool,
        over: bool,
        revelations: int,
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

        # Per seat.
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
        self.ready = ready  # has made the choice that all make at the same time

        # Who knows what, for views: bit mask of the seats that know in whose hand a card is, and tiles that
        # everybody has seen go behind a screen.
        self.known_to = known_to
        self.shown = shown

        self.frames = frames
        self.first_player = first_player
        self.round = round
        self.earned = earned  # tiles that the action under way has brought so far (R7)
        self.exhausted = exhausted  # how often the supply has been exhausted
        self.last_round = last_round
        self.over = over
        self.revelations = revelations  # grows whenever somebody learns something that was hidden

        self.card_rng = card_rng
        self.tile_rng = tile_rng

        # Not part of the state: the last answer of legal_moves, and who listens to the story.
        self.offered: list[int] | None = None
        self.offered_to = -1
        self.journal: list[Line] | None = None

    def copy(self) -> "GameState":
        """Return a state of its own, without the journal."""
        return GameState(
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
            [given.copy() for given in self.given],
            self.ready.copy(),
            self.known_to.copy(),
            self.shown.copy(),
            self.frames.copy(),
            self.first_player,
            self.round,
            self.earned,
            self.exhausted,
            self.last_round,
            self.over,
            self.revelations,
            self.card_rng.copy(),
            self.tile_rng.copy(),
        )

    def offer(self, seat: int, moves: list[int]) -> None:
        """Remember what a seat may do now, so that it is worked out only once."""
        self.offered_to = seat
        self.offered = moves

    def tell(self, what: int, seat: int, a: int, b: int, c: int) -> None:
        """Add a line to the journal, if anybody listens."""
        if self.journal is not None:
            self.journal.append((what, seat, a, b, c))
