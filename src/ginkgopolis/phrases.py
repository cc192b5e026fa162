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
    "letter-effect": "alone: 1 resource or 1 tile; with a tile: a new building where token {letter} lies",
    # The story: before and between the rounds
    "round-begins": "Round {round} begins; {name} is first player.",
    "has-characters": "begins with {characters}",
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
    "constructs": "{name} constructs {tile} on {card}, now {floors} high.",
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
    "nothing-left": "{name} has no more resources in the supply.",
    "cannot-place": "{name} cannot place {tile}, which needs {needs}; the card is played alone.",
    # The story: the end
    "exhausted-first": "The last tile is drawn: everyone may give tiles back for 1 point each.",
    "exhausted-second": "The tiles are exhausted for the second time.",
    "nobody-gives-back": "Nobody gives tiles back.",
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
    "move-give": "give back {tile} for 1 point",
    "move-done": "give back no more tiles",
    "explained": "{move}: {parts}",
    "part": "{first}; {last}",
    "gain": "gain {items}",
    "gain-bonus": "gain {items} by bonuses",
    "gain-nothing": "gain nothing",
    "place": "place {resources}",
    "own-return": ("1 resource of yours comes back first", "{amount} resources of yours come back first"),
    "owner-return": "{name} takes back {resources} and scores {points}",
    "pay": "pay {points} for the lower number",
    "discard": "discard {resources} for the other colour",
    "keep": "keep the card ({effect})",
    "ends": "this puts your last resource into the city and makes this the last round",
    "lacking": "needs {needed}, you have {have}",
    "played-alone": "{lacking}: the card would be played alone unless that changes",
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
