"""Deeds told in sentences, to several seats at once: what is the same for all is said once."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

from ginkgopolis.expansions import gathered
from ginkgopolis.language import say
from ginkgopolis.language.phrases import clauses, joined, listing
from ginkgopolis.language.words import (
    character_short,
    drawn_words,
    item_words,
    key,
    place_words,
)
from ginkgopolis.story import deeds as d
from ginkgopolis.story.teller import Teller, all_named, amount_of, named

EXHAUSTED: Final = {"nothing given back": "nobody-gives-back", "nothing to draw": "none-to-draw"}
"""Why the tiles are exhausted, if nobody has drawn the last one."""
STOPS: Final = {"no tile": "finds-no-tile", "too few resources": "lacks-resources"}
"""Why Hal does not build."""


def tell_story(deeds: Sequence[d.Deed], names: Sequence[str], seat: int | None) -> list[str]:
    """Tell what happened, as far as the seat may know it."""
    return tell_stories(deeds, names, (seat,))[seat]


def tell_stories(
    deeds: Sequence[d.Deed], names: Sequence[str], seats: Sequence[int | None]
) -> dict[int | None, list[str]]:
    """Tell each of some seats (None: everybody) what happened, as far as it may know it."""
    teller = Teller(names, seats)
    sentences = all_sentences()
    for deed in deeds:
        kind = type(deed)
        if kind not in HALS and teller.hals:
            teller.tell_of_hal()
        sentences[kind](teller, deed)
    teller.tell_of_hal()
    return {seat: teller.story_for(seat) for seat in seats}


# Before and between the rounds


def round_began(teller: Teller, deed: d.RoundBegan) -> None:
    message = "round-begins-alone" if deed.alone else "round-begins"
    teller.tell(message, round=deed.round, name=teller.names[deed.seat])


def deck_renewed(teller: Teller, deed: d.DeckRenewed) -> None:
    cards, left = all_named(deed.discarded), amount_of("cards", deed.cards)
    if deed.first:
        teller.tell("first-deck", cards=cards, left=left)
    elif deed.discarded:
        teller.tell("renewed-discarding", cards=cards, left=left)
    else:
        teller.tell("renewed", amount=deed.cards)


def cards_drawn(teller: Teller, deed: d.CardsDrawn) -> None:
    teller.tell_apart(deed.knowing(), lambda seat: drawn_cards(deed.hands, teller.names, seat))


def drawn_cards(hands: Sequence[d.Cards], names: Sequence[str], own: int | None) -> str:
    """Say what everybody draws; the cards of one seat are named to it."""
    others = [hand for hand in hands if hand.seat != own]
    amounts = {hand.amount for hand in others}
    same = len(hands) == len(names) and len(amounts) == 1
    if own is None and same:
        return say("everyone-draws", amount=amounts.pop())
    parts = []
    for hand in hands:
        if hand.seat == own:
            parts.append(say("draws-cards", name=names[hand.seat], cards=all_named(hand.cards)))
    if same and len(others) > 1:
        parts.append(say("others-draw", amount=amounts.pop()))
    else:
        for hand in others:
            cards = amount_of("cards", hand.amount)
            parts.append(say("draws-cards", name=names[hand.seat], cards=cards))
    return say("full-stop", sentence=joined("draws-separator", parts))


def cards_passed(teller: Teller, deed: d.CardsPassed) -> None:
    teller.tell_apart(deed.knowing(), lambda seat: passed_cards(deed.hands, teller.names, seat))


def passed_cards(hands: Sequence[d.Handed], names: Sequence[str], own: int | None) -> str:
    """Say what one seat passed and received; what others did is secret."""
    if own is None:
        return say("everyone-passes")
    words: dict[str, str] = {}
    for hand in hands:
        if hand.seat == own:
            words |= {"passed": all_named(hand.cards), "left": names[hand.to]}
        if hand.to == own:
            words |= {"received": all_named(hand.cards), "right": names[hand.seat]}
    message = "receives" if "left" not in words else "passes-and-receives" if "right" in words else "passes"
    return say(message, name=names[own], **words)


def new_hand_taken(teller: Teller, deed: d.NewHandTaken) -> None:
    doing = [say("spends-new-hand")]
    if deed.discarded:
        doing.append(say("discards-cards", cards=all_named(deed.discarded)))
    drawn = deed.drawn
    if not drawn.amount:
        teller.tell_doing(deed.seat, doing)
        return

    def words(seat: int | None) -> str:
        cards = amount_of("cards", drawn.amount) if seat is None else all_named(drawn.cards)
        parts = clauses([*doing, say("draws", what=cards)])
        return say("story-sentence", name=teller.names[deed.seat], doing=parts)

    teller.tell_apart((deed.seat,), words)


# Actions


def revealed(teller: Teller, deed: d.Revealed) -> None:
    """With an event, when its owner is asked about it; else the action tells it."""
    if deed.event is not None:
        tiles = [] if deed.tile is None else [named(deed.tile)]
        played = listing([named(deed.card), *tiles, say("event-name", event=key(deed.event))])
        teller.tell("plays-event", name=teller.names[deed.seat], played=played)


def tile_returned(teller: Teller, deed: d.TileReturned) -> None:
    needs = item_words(deed.resources, 0, deed.points)
    teller.tell("cannot-place", name=teller.names[deed.seat], tile=named(deed.tile), needs=needs)


def characters_shown(teller: Teller, deed: d.CharactersShown) -> None:
    words = [] if deed.expert is None else [say("expert-name", expert=key(deed.expert))]
    words += [character_short(character) for character in deed.characters]
    tell_gains(teller, deed, [say("has-characters", characters=listing(words))])


def urbanized(teller: Teller, deed: d.Urbanized) -> None:
    if teller.hals:
        teller.hals.append(say("urbanizes-it", letter=deed.letter))
        return
    doing = [say("urbanizes", letter=deed.letter, tile=named(deed.tile))]
    teller.tell_doing(deed.seat, [*doing, say("hides-tile")] if deed.hidden else doing)


def token_moved(teller: Teller, deed: d.TokenMoved) -> None:
    shifted = [token.letter for token in deed.shifted]
    message = "moves-token-shifting" if shifted else "moves-token"
    place = place_words(deed.east, deed.south)
    words = say(message, letter=deed.letter, place=place, others=listing(shifted), amount=len(shifted))
    tell_gains(teller, deed, [words])


def constructed(teller: Teller, deed: d.Constructed) -> None:
    """The floor, what comes back for it, and what it costs and brings, in three sentences."""
    card, floors = named(deed.card), amount_of("floors", deed.height)
    if teller.hals:
        teller.hals.append(say("constructs-it", card=card, floors=floors))
        teller.tell_of_hal()
    else:
        message = "constructs-hiding" if deed.hidden else "constructs"
        teller.tell_doing(deed.seat, [say(message, tile=named(deed.tile), card=card, floors=floors)])
    tell_gains(teller, deed, take_back(teller, deed) + costs(deed.paid))


def take_back(teller: Teller, deed: d.Constructed) -> list[str]:
    """Tell what another owner takes back, or return what the builder does."""
    evicted = deed.evicted
    if evicted is None:
        return []
    resources = amount_of("resources", evicted.resources)
    if evicted.seat == deed.seat:
        return [say("takes-back", resources=resources)]
    points = amount_of("points", evicted.points)
    teller.tell("owner-takes-back", name=teller.names[evicted.seat], resources=resources, points=points)
    return []


def costs(paid: d.Amounts) -> list[str]:
    """Return what is paid for a floor."""
    doing = []
    if paid.points:
        doing.append(say("pays", points=amount_of("points", paid.points)))
    if paid.resources:
        doing.append(say("discards-resources", resources=amount_of("resources", paid.resources)))
    return doing


def tell_gains(teller: Teller, deed: d.Gained, doing: list[str]) -> None:
    """Tell what somebody does and gains; the tiles drawn are named to her."""
    name = teller.names[deed.seat]
    doing = doing + gains(deed)
    draws = deed.draws
    if draws is not None:

        def words(seat: int | None) -> str:
            parts = clauses([*doing, draws_tiles(draws, seat is not None)])
            return say("story-sentence", name=name, doing=parts)

        teller.tell_apart((deed.seat,), words)
    elif doing:
        teller.tell_doing(deed.seat, doing)
    if deed.runs_out:
        teller.tell("nothing-left", name=name)


def gains(deed: d.Gained) -> list[str]:
    """Return what all see somebody gain, one clause for each thing."""
    doing = []
    items = item_words(deed.gains.resources, 0, deed.gains.points)
    if items:
        doing.append(say("gains", items=items))
    for scored in deed.scored:
        doing.append(say(all_scores()[scored.by], points=amount_of("points", scored.points)))
    bonus = item_words(deed.bonuses.resources, 0, deed.bonuses.points)
    if bonus:
        doing.append(say("gains-bonus", items=bonus))
    if isinstance(deed, d.Constructed) and deed.kept is not None:
        doing.append(say("keeps-card", card=named(deed.kept)))
    if deed.taken:
        doing.append(say("takes-tiles", tiles=all_named(deed.taken)))
    return doing


def draws_tiles(draws: d.Draws, own: bool) -> str:
    """Say what is drawn, and how much of it by bonuses."""
    usual = draws.amount - draws.value_two
    tiles = all_named(draws.tiles) if own else drawn_words(draws.value_two, usual)
    if draws.as_expert is not None:
        return say("draws-tiles-architect", tiles=tiles)
    if not draws.by_bonuses:
        return say("draws-tiles", tiles=tiles)
    if draws.by_bonuses == usual:
        return say("draws-tiles-bonus", tiles=tiles)
    return say("draws-tiles-some-bonus", amount=draws.by_bonuses, tiles=tiles)


# The end


def exhausted(teller: Teller, deed: d.Exhausted) -> None:
    if deed.times == 1:
        teller.tell("exhausted-first")
        return
    if deed.why in EXHAUSTED:
        teller.tell(EXHAUSTED[deed.why])
    teller.tell("exhausted-second")


def gave_back(teller: Teller, deed: d.GaveBack) -> None:
    tiles, points = all_named(deed.tiles), amount_of("points", deed.points)
    teller.tell("gives-back", name=teller.names[deed.seat], tiles=tiles, points=points)


def last_round(teller: Teller, deed: d.LastRound) -> None:
    if deed.seat is not None:
        teller.tell("last-round-resources", name=teller.names[deed.seat])
    else:
        teller.tell("exhausted-at-once" if deed.last_tile else "last-round")


# Hal


def hal_turned(teller: Teller, deed: d.HalTurned) -> None:
    teller.hals.append(say("turns-over", cards=listing([named(card) for card in deed.cards])))
    if deed.discarded is not None:
        teller.hals.append(say("discards-cards", cards=named(deed.discarded)))


def hal_scored(teller: Teller, deed: d.HalScored) -> None:
    points = amount_of("points", deed.points)
    teller.tell("scores", name=teller.names[deed.seat], points=points)


HALS: Final = (d.HalTurned, d.HalDrew, d.HalStopped, d.Urbanized, d.Constructed)
"""What Hal does in one sentence."""
SENTENCES: Final[dict[type[d.Deed], Callable[[Teller, Any], None]]] = {
    d.RoundBegan: round_began,
    d.SatOut: lambda teller, deed: teller.tell("sits-out", name=teller.names[deed.seat]),
    d.DeckRenewed: deck_renewed,
    d.CardsDrawn: cards_drawn,
    d.CardsPassed: cards_passed,
    d.NewHandTaken: new_hand_taken,
    d.Revealed: revealed,
    d.TileReturned: tile_returned,
    d.CharactersShown: characters_shown,
    d.Exploited: lambda teller, deed: tell_gains(teller, deed, [say("exploits", card=named(deed.card))]),
    d.Urbanized: urbanized,
    d.TokenMoved: token_moved,
    d.Constructed: constructed,
    d.Gained: lambda teller, deed: tell_gains(teller, deed, []),
    d.Exhausted: exhausted,
    d.GaveBack: gave_back,
    d.LastRound: last_round,
    d.GameOver: lambda teller, deed: teller.tell("game-over"),
    d.HalTurned: hal_turned,
    d.HalDrew: lambda teller, deed: teller.hals.append(say("draws", what=named(deed.tile))),
    d.HalStopped: lambda teller, deed: teller.hals.append(say(STOPS[deed.why])),
    d.HalScored: hal_scored,
}
"""How each deed is told."""


@cache
def all_scores() -> dict[str, str]:
    """Return how the points that modules bring are told."""
    return gathered("story", "SCORES")


@cache
def all_sentences() -> dict[type[d.Deed], Callable[[Teller, Any], None]]:
    """Return how each deed is told, those of modules included."""
    return SENTENCES | gathered("story", "SENTENCES")
