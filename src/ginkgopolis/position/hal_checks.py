"""What cannot be in a game against Hal."""

from ginkgopolis.engine.hal import HAL_SEAT, PLAYER
from ginkgopolis.engine.ids import NONE
from ginkgopolis.position.reading import Reading


def check_hal(reading: Reading) -> None:
    """H1 to H3: the player is first and has only the base game's cards and tiles; Hal has one card."""
    state = reading.state
    if not state.hal:
        return
    if state.first_player != PLAYER:
        reading.fail("hal-player-first", "first")
    if state.hands[HAL_SEAT]:
        reading.fail("hal-no-hand", "hand", HAL_SEAT)
    if state.committed_tiles[HAL_SEAT] != NONE:
        reading.fail("hal-card-alone", "commit", HAL_SEAT)
    chooses = state.hands[PLAYER] or state.cards[PLAYER] != NONE
    if chooses and state.cards[HAL_SEAT] == NONE and not state.over and (state.deck or state.discard):
        reading.fail("hal-card-missing", "frames")
    for seat in (PLAYER, HAL_SEAT):
        if state.new_hands[seat]:
            reading.fail("hal-no-new-hands", "new hands", seat)
        if state.characters[seat]:
            reading.fail("hal-no-characters", "characters", seat)
