"""Deeds told in sentences, to several seats at once: what is the same for all is said once."""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, Final

from ginkgopolis.expansions import brought, gathered
from ginkgopolis.language import fill, say
from ginkgopolis.language.patterns import Word
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import character_short, drawn_words, item_words
from ginkgopolis.story import deeds as d
from ginkgopolis.story.teller import Teller, all_named, named

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
        sentences[type(deed)](teller, deed)
    return {seat: teller.story_for(seat) for seat in seats}


# Before and between the rounds


def round_began(teller: Teller, deed: d.RoundBegan) -> None:
    message = "round-begins-alone" if deed.alone else "round-begins"
    teller.tell(message, round=deed.round, name=teller.names[deed.seat])


def deck_renewed(teller: Teller, deed: d.DeckRenewed) -> None:
    discarded = all_named(deed.discarded)
    if deed.first:
        teller.tell("first-deck", cards=deed.cards, discarded=discarded)
    elif discarded:
        teller.tell("renewed-discarding", cards=deed.cards, discarded=discarded)
    else:
        teller.tell("renewed", cards=deed.cards)


def cards_drawn(teller: Teller, deed: d.CardsDrawn) -> None:
    """Tell what everybody draws; the cards of one seat are named to it."""
    hands, names = deed.hands, teller.names
    if len(hands) == len(names) and len({hand.amount for hand in hands}) == 1:
        teller.tell_apart(deed.knowing(), lambda seat: drawn_by_all(hands, names, seat))
        return
    for hand in hands:
        teller.tell_apart((hand.seat,), partial(drawn_cards, hand, names))


def drawn_by_all(hands: Sequence[d.Cards], names: Sequence[str], own: int | None) -> str:
    """Say that all draw as many cards."""
    if own is None:
        return say("everyone-draws", cards=hands[0].amount)
    cards = next(all_named(hand.cards) for hand in hands if hand.seat == own)
    if len(hands) > 2:
        return say("draws-like-others", name=names[own], cards=cards)
    return say("draws-like-other", name=names[own], cards=cards, other=names[1 - own])


def drawn_cards(hand: d.Cards, names: Sequence[str], own: int | None) -> str:
    """Say what one seat draws."""
    cards = say("cards", cards=hand.amount) if own is None else all_named(hand.cards)
    return say("draws-cards", name=names[hand.seat], cards=cards)


def cards_passed(teller: Teller, deed: d.CardsPassed) -> None:
    """Both giver and taker are told of the cards, all others that they pass some."""
    hands = [(hand.seat, hand.to, all_named(hand.cards)) for hand in deed.hands]
    teller.tell_apart(deed.knowing(), lambda seat: passed_cards(hands, teller.names, seat))


def passed_cards(hands: Sequence[tuple[int, int, str]], names: Sequence[str], own: int | None) -> str:
    """Say what one seat passed and received, by givers, takers and cards; what others did is secret."""
    if own is None:
        return say("everyone-passes")
    words: dict[str, Word] = {"name": names[own]}
    for giver, taker, cards in hands:
        if giver == own:
            words |= {"passed": cards, "left": names[taker]}
        if taker == own:
            words |= {"received": cards, "right": names[giver]}
    message = "receives" if "left" not in words else "passes-and-receives" if "right" in words else "passes"
    return fill(message, words)


def new_hand_taken(teller: Teller, deed: d.NewHandTaken) -> None:
    name, discarded, drawn = teller.names[deed.seat], all_named(deed.discarded), deed.drawn
    if not drawn.amount:
        teller.tell("discards-hand", name=name, discarded=discarded)
        return

    def words(seat: int | None) -> str:
        cards = say("cards", cards=drawn.amount) if seat is None else all_named(drawn.cards)
        return say("spends-new-hand", name=name, discarded=discarded, cards=cards)

    teller.tell_apart((deed.seat,), words)


# Actions


def revealed(teller: Teller, deed: d.Revealed) -> None:
    """The action tells it; what lies beside the card is told when its owner is asked about that."""
    if deed.event is not None:
        for tell in all_beside():
            tell(teller, deed)


def tile_returned(teller: Teller, deed: d.TileReturned) -> None:
    items = item_words(deed.resources, 0, deed.points)
    teller.tell("cannot-place", name=teller.names[deed.seat], tile=named(deed.tile), items=items)


def characters_shown(teller: Teller, deed: d.CharactersShown, others: Sequence[str] = ()) -> None:
    """Tell what a seat begins with, `others` being what modules have in the draft."""
    words = [*others, *[character_short(character) for character in deed.characters]]
    tell_gains(teller, deed, "begins-with", characters=listing(words))


def urbanized(teller: Teller, deed: d.Urbanized) -> None:
    how, tile = how_built(teller, deed.hidden), named(deed.tile)
    teller.tell("urbanizes", name=teller.names[deed.seat], how=how, letter=deed.letter, tile=tile)


def token_moved(teller: Teller, deed: d.TokenMoved) -> None:
    tell_gains(teller, deed, "moves-token", letter=deed.letter)
    if deed.shifted:
        others = listing([token.letter for token in deed.shifted])
        teller.tell("tokens-make-room", letter=deed.letter, others=others, amount=len(deed.shifted))


def constructed(teller: Teller, deed: d.Constructed) -> None:
    """The floor, what comes back for it, what it costs and what it brings: a sentence for each."""
    name, card, how = teller.names[deed.seat], named(deed.card), how_built(teller, deed.hidden)
    teller.tell("constructs", name=name, how=how, tile=named(deed.tile), card=card, floors=deed.height)
    tell_return(teller, deed)
    if deed.paid.points or deed.paid.resources:
        teller.tell("pays", name=name, items=item_words(deed.paid.resources, 0, deed.paid.points))
    if deed.kept is None:
        tell_gains(teller, deed)
    else:
        tell_gains(teller, deed, "keeps-card", card=named(deed.kept))


def how_built(teller: Teller, hidden: bool) -> str:
    """Return how messages know the way in which a tile is built."""
    drawn, teller.hals_tile = teller.hals_tile, ""
    return "drawing" if drawn else "hiding" if hidden else "openly"


def tell_return(teller: Teller, deed: d.Constructed) -> None:
    """Tell what the owner of the building takes back."""
    evicted = deed.evicted
    if evicted is None:
        return
    name, resources = teller.names[evicted.seat], evicted.resources
    if evicted.seat == deed.seat:
        teller.tell("takes-back", name=name, resources=resources)
    else:
        teller.tell("owner-takes-back", name=name, resources=resources, points=evicted.points)


def tell_gains(teller: Teller, deed: d.Gained, message: str = "gained", **words: Word) -> None:
    """Tell what somebody does and gains; the tiles drawn are named to her."""
    name, gains, draws = teller.names[deed.seat], gain_words(deed), deed.draws
    if deed.taken:
        teller.tell("takes-tiles", name=name, tiles=all_named(deed.taken))
    all_words: dict[str, Word] = {"name": name, "gains": gains, "tiles": "", **words}
    if draws is not None:
        all_words["brings"] = "both" if gains else "draws"

        def sentence(seat: int | None) -> str:
            return fill(message, all_words | {"tiles": drawn_tiles(draws, seat is not None)})

        teller.tell_apart((deed.seat,), sentence)
    elif gains or words:
        all_words["brings"] = "gains" if gains else "nothing"
        teller.tell_with(message, all_words)
    if deed.runs_out:
        teller.tell("nothing-left", name=name)


def gain_words(deed: d.Gained) -> str:
    """Return what all see somebody gain; what bonuses bring is told apart."""
    items = item_words(deed.gains.resources, 0, deed.gains.points)
    if deed.scored:
        more = [say(all_scores()[scored.by], points=scored.points) for scored in deed.scored]
        items = listing([items, *more] if items else more)
    bonuses = item_words(deed.bonuses.resources, 0, deed.bonuses.points)
    if not bonuses:
        return items
    return say("with-bonuses", items=items, bonuses=bonuses) if items else say("by-bonuses", items=bonuses)


def drawn_tiles(draws: d.Draws, own: bool) -> str:
    """Say what is drawn, and how much of it by bonuses."""
    usual = draws.amount - draws.value_two
    tiles = all_named(draws.tiles) if own else drawn_words(draws.value_two, usual)
    if draws.as_expert is not None:
        return say(all_powers()[draws.as_expert], tiles=tiles)
    if not draws.by_bonuses:
        return tiles
    if draws.by_bonuses == usual:
        return say("by-bonuses", items=tiles)
    return say("partly-by-bonuses", amount=draws.by_bonuses, tiles=tiles)


# The end


def exhausted(teller: Teller, deed: d.Exhausted) -> None:
    if deed.times == 1:
        teller.tell("exhausted-first")
        return
    if deed.why in EXHAUSTED:
        teller.tell(EXHAUSTED[deed.why])
    teller.tell("exhausted-second")


def gave_back(teller: Teller, deed: d.GaveBack) -> None:
    teller.tell("gives-back", name=teller.names[deed.seat], tiles=all_named(deed.tiles), points=deed.points)


def last_round(teller: Teller, deed: d.LastRound) -> None:
    if deed.why == "resources" and deed.seat is not None:
        teller.tell("last-round-resources", name=teller.names[deed.seat])
    else:
        teller.tell("exhausted-at-once" if deed.why == "last tile" else "last-round")


# Hal


def hal_turned(teller: Teller, deed: d.HalTurned) -> None:
    name, cards = teller.names[deed.seat], listing([named(card) for card in deed.cards])
    if deed.discarded is None:
        teller.tell("turns-over", name=name, cards=cards)
    else:
        teller.tell("turns-over-two", name=name, cards=cards, discarded=named(deed.discarded))


def hal_drew(teller: Teller, deed: d.HalDrew) -> None:
    """Told with what he does with it."""
    teller.hals_tile = named(deed.tile)


def hal_stopped(teller: Teller, deed: d.HalStopped) -> None:
    tile, teller.hals_tile = teller.hals_tile, ""
    teller.tell(STOPS[deed.why], name=teller.names[deed.seat], tile=tile)


def hal_scored(teller: Teller, deed: d.HalScored) -> None:
    teller.tell("scores", name=teller.names[deed.seat], points=deed.points)


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
    d.Exploited: lambda teller, deed: tell_gains(teller, deed, "exploits", card=named(deed.card)),
    d.Urbanized: urbanized,
    d.TokenMoved: token_moved,
    d.Constructed: constructed,
    d.Gained: tell_gains,
    d.Exhausted: exhausted,
    d.GaveBack: gave_back,
    d.LastRound: last_round,
    d.GameOver: lambda teller, deed: teller.tell("game-over"),
    d.HalTurned: hal_turned,
    d.HalDrew: hal_drew,
    d.HalStopped: hal_stopped,
    d.HalScored: hal_scored,
}
"""How each deed is told."""


@cache
def all_scores() -> dict[str, str]:
    """Return how the points that modules bring are told."""
    return gathered("story", "SCORES")


@cache
def all_powers() -> dict[str, str]:
    """Return how the tiles that an expert draws are told."""
    return gathered("story", "DRAWN")


@cache
def all_beside() -> list[Callable[[Teller, d.Revealed], None]]:
    """Return how modules tell what lies beside a card that is revealed."""
    return list(brought("story", "BESIDE").values())


@cache
def all_sentences() -> dict[type[d.Deed], Callable[[Teller, Any], None]]:
    """Return how each deed is told, those of modules included."""
    return SENTENCES | gathered("story", "SENTENCES")
