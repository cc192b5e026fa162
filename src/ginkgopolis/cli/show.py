"""What several commands print: the city, the players, the story and the scores, in plain lines."""

import re
import sys
from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ginkgopolis import Game, Score, View
from ginkgopolis.draw.city import Place, draw_city, legend, owner_marks
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas, listing
from ginkgopolis.language.words import player_words, tile_words
from ginkgopolis.notation import read_card
from ginkgopolis.scores import DistrictRank, module_of_row
from ginkgopolis.story.ending import ending_words
from ginkgopolis.view import SeatView

STYLES: Final = {
    "red": "white on red",
    "blue": "white on blue",
    "yellow": "black on yellow",
    "green": "black on green",
    "token": "bold green",
    "option": "bold reverse",
    "label": "dim",
}
READING_WIDTH: Final = 90
HEADING: Final = Parts("cli", "HEADING")
CARD_TITLE: Final = Parts("cli", "card_title")
COUNTS: Final = Parts("cli", "counts")
LEFT: Final = Parts("cli", "LEFT")
LINES: Final = Parts("cli", "lines")


def make_console(stderr: bool = False) -> Console:
    """Return a console without markup or highlighting, and with colour only where it fits."""
    stream = sys.stderr if stderr else sys.stdout
    return Console(file=stream, highlight=False, markup=False, emoji=False)


def show_city(console: Console, view: View, options: Mapping[Place, str] | None = None) -> None:
    """Draw the city."""
    for spans in draw_city(view, console.width, options):
        text = Text()
        for span in spans:
            text.append(span.text, STYLES.get(span.role, ""))
        text.rstrip()
        console.print(text, no_wrap=True, crop=False)


def line(console: Console, text: str, style: str | None = None) -> None:
    """Print a line of text, broken only where somebody reads it from a screen."""
    console.print(text, style=style, soft_wrap=not console.is_terminal)


def hanging(console: Console, lead: str, text: str) -> None:
    """Print text behind a lead, going on below itself where the line is full."""
    rows = Text(text).wrap(console, max(20, console.width - len(lead)))
    for number, row in enumerate(rows):
        row.rstrip()
        console.print(Text(lead if number == 0 else " " * len(lead), "bold") + row, soft_wrap=True)


def show_prose(console: Console, text: str) -> None:
    """Print paragraphs as wide as the terminal is, but never too wide to read; indented ones stay so."""
    for paragraph in text.split("\n\n"):
        indent = len(paragraph) - len(paragraph.lstrip(" "))
        words = re.split("[ \n]+", paragraph.strip(" \n"))  # and not at spaces that must not be broken
        body = Padding(Text(" ".join(words)), (0, 0, 0, indent), expand=False)
        console.print(body, width=min(console.width, READING_WIDTH))
        console.print()


def show_legend(console: Console, view: View) -> None:
    """Explain the drawing of the city."""
    for text in legend(view):
        line(console, text, "dim")


def plain_table() -> Table:
    """Return a table without lines, which reads well aloud."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def called(name: str, seat: int, reader: int | None) -> str:
    """Return a player's name; a reader who has given none is told which one she is."""
    return say("you-are", name=name) if seat == reader and name == player_words(seat) else name


def show_players(console: Console, view: View) -> None:
    """Print what everybody knows of every player, and how much is left to draw."""
    table = plain_table()
    table.add_column("")
    rows = [player_counts(view, seat) for seat in view.seats]
    for heading in rows[0]:
        table.add_column(heading, justify="right")
    marks = owner_marks([seat.name for seat in view.seats])
    for number, (seat, counts) in enumerate(zip(view.seats, rows)):
        shown = ["?" if count is None else str(count) for count in counts.values()]
        table.add_row(Text(f"{marks[number]} {called(seat.name, number, view.seat)}"), *shown)
    console.print(table)
    for lines in LINES.of(view.modules):
        for text in lines(view):
            line(console, text)
    line(console, " ".join(what_is_left(view)))


def what_is_left(view: View) -> list[str]:
    """Say how much is left to draw, and whether this is the end."""
    left = listing(left_to_draw(view))
    first = view.seats[view.first_player].name
    sentences = [
        say("left-to-draw", left=left) if view.hal else say("first-player-and-left", name=first, left=left)
    ]
    return sentences + ([say("last-round")] if view.last_round and not view.over else [])


def player_counts(view: View, seat: SeatView) -> dict[str, int | None]:
    """Return how much a player has of everything that there is in this game."""
    counts = {
        say("heading-resources"): seat.resources,
        say("heading-supply"): seat.stock,
        say("heading-tiles"): seat.tiles,
        say("heading-points"): seat.points,
    }
    if not view.hal:
        counts[say("heading-new-hand")] = seat.new_hands
    counts[say("heading-cards")] = len(seat.characters) + len(seat.kept)
    for more in COUNTS.of(view.modules):
        counts |= more(view, seat)
    return counts


def left_to_draw(view: View) -> list[str]:
    """Say how many tiles and cards can still be drawn."""
    left = [say("tiles", tiles=view.supply)]
    left += [words(view) for _, words in sorted(LEFT.of(view.modules), key=itemgetter(0))]
    return [*left, say("cards", cards=view.deck)]


def show_story(console: Console, sentences: Sequence[str]) -> None:
    """Print sentences of the story, a blank line before every round."""
    heading = say("round-begins", round="", name="").split()[0]
    for sentence in sentences:
        begins_round = sentence.startswith(heading + " ")
        if begins_round:
            console.print()
        line(console, sentence, "bold" if begins_round else None)


def show_scores(console: Console, game: Game, reader: int | None = None) -> None:
    """Print the final scores for a reader: who has won, and where every point comes from."""
    scores = game.scores()
    winners = listing([game.names[seat] for seat in game.winners])
    if winners:
        best = say("points", points=max(score.total for score in scores))
        line(console, say("wins", amount=len(game.winners), names=winners, points=best), "bold")
        if game.ending:
            line(console, ending_words(game.ending, game.names))
        console.print()
    console.print(score_table(game, scores, reader))
    console.print()
    for text in card_scores(game) + district_scores(game):
        line(console, text)


def score_table(game: Game, scores: Sequence[Score], reader: int | None) -> Table:
    """Return where the points of some players come from, the best one first."""
    table = plain_table()
    table.add_column("")
    rows = {score.seat: score_parts(game, score) for score in scores}
    for heading in next(iter(rows.values())):
        table.add_column(heading, justify="right")
    for score in sorted(scores, key=lambda score: -score.total):
        name = called(game.names[score.seat], score.seat, reader)
        table.add_row(Text(name), *(str(points) for points in rows[score.seat].values()))
    return table


def score_parts(game: Game, score: Score) -> dict[str, int]:
    """Return where the points of a player come from, as far as it can occur in this game."""
    parts = {
        say("heading-points"): score.tokens,
        say("heading-cards"): sum(points for _, points in score.cards),
    }
    if game.options.hal is None:
        parts[say("heading-new-hand")] = score.new_hands
    parts[say("heading-districts")] = sum(points for _, points in score.districts)
    for name, heading in HEADING.by_name.items():
        if name in game.options.modules:
            parts[say(heading)] = sum(points for row, points in score.extras if module_of_row(row) == name)
    return parts | {say("heading-total"): score.total}


def card_scores(game: Game) -> list[str]:
    """Return what the end-game cards of each player bring, and what modules tell of with them."""
    lines = []
    for score in game.scores():
        cards = [(tile_words(read_card(card)), points) for card, points in score.cards]
        for row, points in score.extras:
            if title := CARD_TITLE.by_name.get(module_of_row(row)):
                cards.append((title(row), points))
        words = [say("card-brings", card=name, points=points) for name, points in cards]
        if words:
            lines.append(say("cards-of", name=game.names[score.seat], cards=commas(words)))
    return lines


def district_scores(game: Game) -> list[str]:
    """Return who scores what in each district."""
    lines = []
    for district in game.districts():
        buildings = " ".join(district.buildings)
        if district.ranking:
            shares = commas([share_words(game, rank) for rank in district.ranking])
            lines.append(say("district-shares", buildings=buildings, shares=shares))
        else:
            lines.append(say("district-of-nobody", buildings=buildings))
    return lines


def share_words(game: Game, rank: DistrictRank) -> str:
    """Return what a player scores in a district, as in `Ada 5 points (3 resources)`."""
    name = game.names[rank.seat]
    return say("district-share", name=name, points=rank.points, resources=rank.resources)
