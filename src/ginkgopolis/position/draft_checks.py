"""What cannot be in the draft, and which characters and experts players can have after it."""

from ginkgopolis.engine.cards import FIRST_EXPERT
from ginkgopolis.engine.ids import NONE
from ginkgopolis.engine.modules.experts import EXPERTS_DEALT
from ginkgopolis.engine.setup import PACK, PICKS
from ginkgopolis.engine.state import DRAFT
from ginkgopolis.position.defaults import usual_picks
from ginkgopolis.position.reading import Reading, asked, in_play


def check_draft(reading: Reading) -> None:
    """S5, M6: three characters each, and one expert; in the draft all are at the same pick."""
    state = reading.state
    drafting = asked(state, DRAFT)
    for seat in range(state.players):
        check_cards_kept(reading, seat)
        if drafting:
            check_pack(reading, seat)
        else:
            check_no_draft(reading, seat)
    if drafting and in_play(state, "experts"):
        check_experts_dealt(reading)


def experts_among(cards: list[int]) -> int:
    """Return how many of these cards of the draft are experts."""
    return sum(card >= FIRST_EXPERT for card in cards)


def check_cards_kept(reading: Reading, seat: int) -> None:
    """S5, M6: three characters and one expert at most."""
    state = reading.state
    kept = state.characters[seat]
    experts = experts_among(kept)
    characters = len(kept) - kept.count(NONE) - experts
    if characters > PICKS:
        reading.fail("too-many-characters", "characters", seat, seat=seat, characters=characters, most=PICKS)
    if experts > 1:
        reading.fail("too-many-experts", "characters", seat, seat=seat, experts=experts)
    if NONE in kept and (characters < PICKS or len(kept) != PICKS + 1 or kept[-1] != NONE):
        reading.fail(
            "keeps-no-card",
            "characters",
            seat,
            seat=seat,
        )


def check_no_draft(reading: Reading, seat: int) -> None:
    """S5: after the draft nobody has a pack, and experts are told from characters."""
    state = reading.state
    if state.packs[seat]:
        reading.fail("pack-outside-draft", "pack", seat, seat=seat)
    if NONE in state.characters[seat] or experts_among(state.characters[seat]):
        reading.fail(
            "experts-outside-draft",
            "characters",
            seat,
            seat=seat,
        )


def check_pack(reading: Reading, seat: int) -> None:
    """S5: all have kept as many cards, and the rest is in the packs."""
    state = reading.state
    kept, pack = state.characters[seat], state.packs[seat]
    dealt = PACK + EXPERTS_DEALT if in_play(state, "experts") else PACK
    picks = len(kept) - state.is_ready(seat)
    if state.picks != usual_picks(state):
        reading.fail("draft-picks", "picks", picks=usual_picks(state))
    if len(kept) - kept.count(NONE) + len(pack) != dealt or not 0 <= picks < state.picks:
        reading.fail(
            "draft-cards",
            "pack",
            seat,
            seat=seat,
            most=state.picks - 1,
            dealt=dealt,
        )
    if NONE in pack:
        reading.fail("pack-without-card", "pack", seat)
    if picks != len(state.characters[0]) - state.is_ready(0):
        reading.fail("other-pick", "characters", seat, seat=seat)
    if state.experts[seat] != NONE:
        reading.fail("expert-in-draft", "expert", seat)


def check_experts_dealt(reading: Reading) -> None:
    """M6: two experts were dealt to each, so that nobody ends without one."""
    state = reading.state
    experts = 0
    for seat in range(state.players):
        experts += experts_among(state.characters[seat]) + experts_among(state.packs[seat])
        if experts_among(state.packs[seat]) > EXPERTS_DEALT:
            reading.fail("experts-in-pack", "pack", seat, most=EXPERTS_DEALT)
    if experts != EXPERTS_DEALT * state.players:
        reading.fail(
            "experts-dealt",
            "frames",
            experts=experts,
            each=EXPERTS_DEALT,
        )
