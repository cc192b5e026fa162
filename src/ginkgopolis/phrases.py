"""Every English phrase that is told about a game, by message id and with named arguments.

A phrase of two forms is (for one, for any other `amount`), as Fluent chooses between [one] and *[other].
"""

from collections.abc import Sequence
from typing import Final

PHRASES: Final[dict[str, str | tuple[str, str]]] = {
    # Lists and amounts
    "list-comma": "{first}, {last}",
    "list-and": "{first} and {last}",
    "clauses-two": "{first} and {last}",
    "clauses-more": "{first}, and {last}",
    "sentence": "{name} {doing}.",
    "resources": ("1 resource", "{amount} resources"),
    "tiles": ("1 tile", "{amount} tiles"),
    "points": ("1 point", "{amount} points"),
    "cards": ("1 card", "{amount} cards"),
    "floors": ("1 floor", "{amount} floors"),
    "new-tiles": ("1 value II tile", "{amount} value II tiles"),
    "green-spaces": ("a green space", "{amount} green spaces"),
    "resource-or-tile": "1 resource or 1 tile",
    # Cards and tiles
    "tile-0": "red {number}",
    "tile-1": "blue {number}",
    "tile-2": "yellow {number}",
    "colour-0": "red",
    "colour-1": "blue",
    "colour-2": "yellow",
    "character": "C{number}",
    "character-short": "C{number} ({effect})",
    # What cards do
    "bonus-0": "each time you exploit: {items}",
    "bonus-1": "each time you urbanize: {items}",
    "bonus-2": "each time you construct a floor: {items}",
    "bonus-short-0": "exploit: {items}",
    "bonus-short-1": "urbanize: {items}",
    "bonus-short-2": "construct: {items}",
    "character-effect": "{effect}; brings {items} to start with",
    "endgame-resources": "at the end: {points} for each of your resources on {colour} buildings",
    "endgame-low": "at the end: {points} for each building of 1 or 2 floors you own",
    "endgame-tall": "at the end: {points} for each building of 3 or more floors you own",
    "endgame-bonus-0": "at the end: {points} for each card and character of yours with an exploiting bonus",
    "endgame-bonus-1": "at the end: {points} for each card and character of yours with an urbanizing bonus",
    "endgame-bonus-2": "at the end: {points} for each card and character of yours with a constructing bonus",
    "endgame-colour": "at the end: {points} for each {colour} card and character of yours, this one included",
    "endgame-flat": "at the end: {points}",
    "endgame-permanent": "at the end: {points} for each card and character of yours with a bonus",
    "endgame-actions": (
        "at the end: {points} for each three of your cards and characters "
        "that follow exploiting, urbanizing and constructing"
    ),
    "endgame-colours": (
        "at the end: {points} for each three of your cards and characters "
        "that are red, blue and yellow, this one included"
    ),
    "letter-effect": "alone: 1 resource or 1 tile; with a tile: a new building where token {letter} lies",
    # Experts and events
    "expert-0": "the artist",
    "expert-1": "the journalist",
    "expert-2": "the general counsel",
    "expert-3": "the mayor",
    "expert-4": "the master architect",
    "expert-5": "the engineer",
    "expert-6": "the entrepreneur",
    "expert-7": "the professor",
    "expert-8": "the inspector",
    "expert-9": "the banker",
    "expert-effect-0": "a lower number costs you no points",
    "expert-effect-1": "at the end: 2 points for each yellow building of yours, 1 for each of the others'",
    "expert-effect-2": "2 points, not 1, for each resource you take back when somebody builds over you",
    "expert-effect-3": "another colour costs you no resource; at the end: 1 point for each district",
    "expert-effect-4": (
        "2 more tiles to start with; you may build with two tiles at once, one hidden under the other"
    ),
    "expert-effect-5": (
        "2 points, not 1, for each tile you give back; "
        "at the end, if the tiles were never exhausted: 1 point for each tile you have"
    ),
    "expert-effect-6": "at the end: 2 points for each red building of yours, 1 for each of the others'",
    "expert-effect-7": "at the end: 2 points for each blue building of yours, 1 for each of the others'",
    "expert-effect-8": "2 points each time you urbanize beside a building of the new one's colour",
    "expert-effect-9": (
        "resources that you lack to build can be bought for 1 point each; "
        "at the end: 1 point for each resource behind your screen"
    ),
    "event-0": "the design competition",
    "event-1": "the advertising campaign",
    "event-2": "the expropriation",
    "event-3": "the quality control",
    "event-effect-0": "1 tile for each of your resources on the building and on those beside it, 9 at most",
    "event-effect-1": "1 point for each of your resources on the building and on those beside it, 9 at most",
    "event-effect-2": (
        "your resources take the place of another player's on the building, for 1 point each; "
        "only with a building card"
    ),
    "event-effect-3": (
        "all others lose 1 point or 1 resource for each of theirs on the building and on those beside it; "
        "up to 6 of the points are yours"
    ),
    # The story: before and between the rounds
    "round-begins": "Round {round} begins; {name} is first player.",
    "round-begins-alone": "Round {round} begins.",
    "has-characters": "begins with {characters}",
    "draws-expert": "Nobody has chosen {expert}, who comes to {name} by chance.",
    "takes-up": "{name} takes up {card} again.",
    "sits-out": "{name} has no cards and sits this round out.",
    "passes-and-receives": "{name} passes {passed} to {left} and receives {received} from {right}.",
    "passes": "{name} passes {passed} to {left}.",
    "receives": "{name} receives {received} from {right}.",
    "everyone-passes": "Everyone passes the unused cards to the left.",
    "everyone-draws": ("Everyone draws 1 card.", "Everyone draws {amount} cards."),
    "others-draw": ("the others draw 1 card each", "the others draw {amount} cards each"),
    "draws-cards": "{name} draws {cards}",
    "draws-separator": "{first}; {last}",
    "full-stop": "{sentence}.",
    "renewed": ("The deck is made anew: 1 card.", "The deck is made anew: {amount} cards."),
    "renewed-discarding": "The deck is made anew; {cards} are discarded, and {left} remain.",
    "first-deck": "The first deck has {left}; {cards} are discarded.",
    # The story: actions
    "spends-new-hand": "spends a New Hand token",
    "discards-cards": "discards {cards}",
    "draws": "draws {what}",
    "exploits": "exploits {card}",
    "urbanizes": "urbanizes {letter} with {tile}",
    "moves-token": "moves the token {letter} to {place}",
    "moves-token-shifting": (
        "moves the token {letter} to {place}, where {others} makes room",
        "moves the token {letter} to {place}, where {others} make room",
    ),
    "constructs": "constructs {tile} on {card}, now {floors} high",
    "constructs-hiding": "constructs {tile} and a hidden floor on {card}, now {floors} high",
    "hides-tile": "hides a second tile under it",
    "owner-takes-back": "{name} takes back {resources} and scores {points}.",
    "takes-back": "takes back {resources}",
    "pays": "pays {points}",
    "discards-resources": "discards {resources}",
    "gains": "gains {items}",
    "gains-bonus": "gets {items} by bonuses",
    "keeps-card": "keeps {card}",
    "draws-tiles": "draws {tiles}",
    "draws-tiles-bonus": "draws {tiles} by bonuses",
    "draws-tiles-some-bonus": "draws {tiles} ({amount} of them by bonuses)",
    "draws-tiles-architect": "draws {tiles} as master architect",
    "nothing-left": "{name} has no more resources in the supply.",
    "cannot-place": "{name} cannot place {tile}, which needs {needs}; the card is played alone.",
    "takes-tiles": "takes {tiles}",
    "scores-parks": "scores {points} for parks",
    "scores-inspector": "scores {points} as inspector",
    "buys": "{name} buys {resources} for {points}.",
    # The story: events
    "plays-event": "{name} plays {played}.",
    "event-happens-0": "{name}'s design competition is worth {tiles}.",
    "event-happens-1": "{name}'s advertising campaign brings {points}.",
    "event-happens-3": "{name}'s quality control finds {resources} of the others.",
    "event-returned": "Nothing comes of {event}, and {name} takes it back.",
    "expropriates": (
        "{name} expropriates {tile}: {other} takes back {resources}, "
        "{name} places as many and scores {points}."
    ),
    "loses": "loses {items} to the quality control",
    "loses-nothing": "has nothing to lose to the quality control",
    "gets-from-control": "{name} gets {points}.",
    # The story: Hal
    "turns-over": "turns over {cards}",
    "urbanizes-it": "urbanizes {letter} with it",
    "constructs-it": "constructs it on {card}, now {floors} high",
    "scores": "{name} scores {points}.",
    "stops-1": "finds no tile to build with",
    "stops-2": "has too few resources to build with it",
    # The story: the end
    "exhausted-first": "The last tile is drawn: everyone may give tiles back for 1 point each.",
    "exhausted-second": "The tiles are exhausted for the second time.",
    "exhausted-at-once": "The last tile is drawn: this is the last round.",
    "nobody-gives-back": "Nobody gives tiles back.",
    "none-to-draw": "None of these tiles can be drawn again from the common supply.",
    "gives-back": "{name} gives back {tiles} and scores {points}.",
    "last-round-resources": "All of {name}'s resources are in the city: this is the last round.",
    "last-round-tiles": "This is the last round.",
    "game-over": "The game is over.",
    # What a move would do
    "move-exploit": "exploit {card}",
    "move-exploit-building": "exploit {card} ({floors})",
    "move-urbanize": "urbanize {letter} with {tile}",
    "move-construct": "construct {tile} on {card}",
    "move-keep-character": "keep {character}: {effect}",
    "move-keep-expert": "keep {expert}: {effect}",
    "move-keep-expert-events": "keep {expert}: {effect}; brings {events}",
    "move-no-expert": "keep nothing: an expert that nobody has chosen comes to you by chance",
    "move-keep-events": "keep {events}",
    "move-single": "build with {tile} only",
    "move-under": "hide {lower} under {tile}",
    "move-no-event": "add no event",
    "move-event": "add {event}",
    "move-before": "before the action",
    "move-after": "after the action",
    "move-aside": "keep {card} for the next round",
    "move-lose": "lose {items}",
    "move-buy": "buy {resources} for {points}, and build",
    "move-decline": "buy nothing: the card is played alone",
    "move-new-hand": "New Hand: discard all your cards and draw as many",
    "move-take-back": "take your choice back and choose again",
    "move-resource": "take 1 resource",
    "move-tile": "draw 1 tile",
    "move-token-0": "put the token {letter} north of the new tile, at {place}",
    "move-token-1": "put the token {letter} east of the new tile, at {place}",
    "move-token-2": "put the token {letter} south of the new tile, at {place}",
    "move-token-3": "put the token {letter} west of the new tile, at {place}",
    "move-token-to": "put the token {letter} at {place}",
    "move-token-shift-0": "let the other tokens make room clockwise, and {letter} goes to {place}",
    "move-token-shift-1": "let the other tokens make room counter-clockwise, and {letter} goes to {place}",
    "move-give": "give back {tile} for {points}",
    "move-draw": "draw {tiles}",
    "move-draw-nothing": "draw nothing",
    "move-take": "take {tiles}",
    "move-take-and-draw": "take {tiles} and draw {drawn}",
    "move-done": "give back no more tiles",
    "explained": "{move}: {parts}",
    "part": "{first}; {last}",
    "gain": "gain {items}",
    "gain-bonus": "gain {items} by bonuses",
    "gain-nothing": "gain nothing",
    "gain-parks": "score {points} for parks",
    "gain-inspector": "score {points} as inspector",
    "place": "place {resources}",
    "own-return": ("1 resource of yours comes back first", "{amount} resources of yours come back first"),
    "owner-return": "{name} takes back {resources} and scores {points}",
    "pay": "pay {points} for the lower number",
    "discard": "discard {resources} for the other colour",
    "number-waived": "the lower number costs you nothing",
    "colour-waived": "the other colour costs you nothing",
    "could-buy": "{lacking}: you could buy {resources} for {points} at the reveal",
    "keep": "keep the card ({effect})",
    "ends": "this puts your last resource into the city and makes this the last round",
    "lacking": "needs {needed}, you have {have}",
    "played-alone": "{lacking}: the card would be played alone unless that changes",
    "event-now-0": "draw {tiles}",
    "event-now-1": "score {points}",
    "event-now-2": "{name} takes back {resources}, you place as many and score {points}",
    "event-now-3": "{losses}, in points or resources",
    "event-loss": "{name} loses {amount}",
    "event-nothing": "nothing would come of it",
    "event-as-it-is": "as things are, {effect}",
}


def say(message: str, amount: int = 0, **words: str | int) -> str:
    """Return a phrase with its arguments filled in."""
    phrase = PHRASES[message]
    if isinstance(phrase, tuple):
        phrase = phrase[0] if amount == 1 else phrase[1]
    return phrase.format(amount=amount, **words)


def listing(words: Sequence[str]) -> str:
    """Return words as a list that is read aloud: `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return say("list-and", first=commas(words[:-1]), last=words[-1])


def clauses(words: Sequence[str]) -> str:
    """Return the parts of a sentence, which may hold lists themselves, as one: `a, b and c, and d`."""
    if len(words) < 2:
        return "".join(words)
    return say("clauses-two" if len(words) == 2 else "clauses-more", first=commas(words[:-1]), last=words[-1])


def commas(words: Sequence[str]) -> str:
    """Return words with commas between them."""
    text = words[0]
    for word in words[1:]:
        text = say("list-comma", first=text, last=word)
    return text
