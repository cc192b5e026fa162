"""M6: experts in the draft and after it, the master architect's tiles and the banker's purchase."""

from typing import Final

from ginkgopolis.engine import layout
from ginkgopolis.engine.cards import FIRST_EXPERT, MASTER_ARCHITECT
from ginkgopolis.engine.frames import Frame
from ginkgopolis.engine.ids import NONE, is_building
from ginkgopolis.engine.modules.experts import EXPERTS_DEALT
from ginkgopolis.engine.resolve import act
from ginkgopolis.engine.state import DRAFT, PURCHASE, GameState
from ginkgopolis.notation import tile_text
from ginkgopolis.notation.modules.experts import EXPERT_NAMES
from ginkgopolis.position.defaults import no_card, nothing
from ginkgopolis.position.kinds import SET_OF_TILES, Kind, only_word, tile_named
from ginkgopolis.position.reading import Reading, asked, in_play
from ginkgopolis.position.rows import Word, own
from ginkgopolis.position.sheet import Entry, quoted
from ginkgopolis.view.held import tiles_held

EXPERT_WORDS: Final = [name.replace(" ", "-") for name in EXPERT_NAMES]
DRAFTED: Final = {word: FIRST_EXPERT + at for at, word in enumerate(EXPERT_WORDS)}
DEALT: Final = EXPERTS_DEALT
KEPT: Final = 1
ASKING: Final = "under"
FRAMES: Final = {"quality": (Word("purchase", "sn", PURCHASE),)}
MARKS: Final = {PURCHASE: "y"}
STACKS: Final = ("y{later}",)
OF_ACTION: Final = (PURCHASE,)
RESOLVING: Final = (PURCHASE,)


def claim_drafted(reading: Reading, card: int, entry: Entry) -> None:
    """Note where an expert is."""
    name = EXPERT_NAMES[card - FIRST_EXPERT]
    reading.need_module("experts", entry, "expert-of-missing-module", expert=name)
    reading.claim("expert", card - FIRST_EXPERT, name, entry)


def read_expert(reading: Reading, entry: Entry) -> int:
    """Read the expert of a seat; a name of two words has a hyphen or a space."""
    word = " ".join(entry.words)
    if word.lower().replace(" ", "-") not in DRAFTED:
        entry.fail("position-not-an-expert", word=quoted(word), experts=", ".join(EXPERT_WORDS))
    card = DRAFTED[word.lower().replace(" ", "-")]
    claim_drafted(reading, card, entry)
    return card - FIRST_EXPERT


def read_lower_tile(reading: Reading, entry: Entry) -> int:
    """Read the tile that lies under the committed one."""
    tile = tile_named(entry, only_word(entry, "Y3"))
    reading.need_module("experts", entry, "lower-tile-of-missing-module")
    reading.claim_tile(tile, entry)
    return tile


FIELDS: Final = {
    "played": (
        own("expert", "experts", Kind(read_expert, EXPERT_WORDS.__getitem__), no_card),
        own("under", "lower_tiles", Kind(read_lower_tile, tile_text), no_card),
    ),
    "known tiles": (own("hers or buried", "hers_or_buried", SET_OF_TILES, nothing),),
}


def has_added(state: GameState, seat: int) -> bool:
    """Has a lower tile been added to the choice?"""
    return state.lower_tiles[seat] != NONE


def check_seat(reading: Reading, seat: int) -> None:
    """A master architect alone lays tiles under others."""
    check_buried(reading, seat)
    check_lower_tile(reading, seat)


def check_buried(reading: Reading, seat: int) -> None:
    """Of the tiles that all knew of before one was hidden each is hers or buried."""
    state = reading.state
    hers = [*tiles_held(state)[seat], *(~tile for stack in state.city.covered for tile in stack if tile < 0)]
    for tile in state.hers_or_buried[seat]:
        if state.experts[seat] != MASTER_ARCHITECT:
            reading.fail("buries-nothing", "hers or buried", seat, seat=seat)
        known = [*state.known_tiles[seat], *state.hers_or_buried[seat]]
        if hers.count(tile) < known.count(tile):
            reading.fail("neither-hers-nor-buried", "hers or buried", seat, tile=tile_text(tile), seat=seat)


def check_lower_tile(reading: Reading, seat: int) -> None:
    """C1: the lower tile lies under a building tile."""
    state = reading.state
    if state.lower_tiles[seat] == NONE:
        return
    if state.experts[seat] != MASTER_ARCHITECT:
        reading.fail("only-architect-under", "under", seat)
    upper = state.committed_tiles[seat]
    if upper == NONE or not is_building(upper):
        reading.fail("under-a-building", "under", seat)


def check_draft(reading: Reading) -> None:
    """S5: two experts were dealt to each, so that nobody ends without one."""
    state = reading.state
    for seat in range(state.players):
        check_expert_kept(reading, seat)
    if not asked(state, DRAFT) or not in_play(state, "experts"):
        return
    experts = sum(map(experts_among, state.characters + state.packs))
    for seat in range(state.players):
        if experts_among(state.packs[seat]) > EXPERTS_DEALT:
            reading.fail("experts-in-pack", "pack", seat, most=EXPERTS_DEALT)
    if experts != EXPERTS_DEALT * state.players:
        reading.fail("experts-dealt", "frames", experts=experts, each=EXPERTS_DEALT)


def check_expert_kept(reading: Reading, seat: int) -> None:
    """S5: a player keeps one expert, who is revealed when the draft is over."""
    state = reading.state
    kept = state.characters[seat]
    if experts_among(kept) > 1:
        reading.fail("too-many-experts", "characters", seat, seat=seat, experts=experts_among(kept))
    if asked(state, DRAFT):
        if state.experts[seat] != NONE:
            reading.fail("expert-in-draft", "expert", seat)
    elif NONE in kept or experts_among(kept):
        reading.fail("experts-outside-draft", "characters", seat, seat=seat)


def experts_among(cards: list[int]) -> int:
    """Return how many of these cards of the draft are experts."""
    return sum(card >= FIRST_EXPERT for card in cards)


def check_purchase(reading: Reading, frame: Frame) -> None:
    """The banker is asked if she lacks exactly that many resources and can buy them."""
    _, seat, amount, _ = frame
    trial = reading.state.copy()
    trial.draw(layout.FRAMES)
    act(trial, seat, 0)
    if trial.frames[-1] != frame:
        reading.fail("not-asked-to-buy", "frames", seat=seat, amount=amount)


CHECKS: Final = {PURCHASE: check_purchase}
