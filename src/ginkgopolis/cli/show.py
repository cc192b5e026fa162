"""What several commands print: the city, the players, the story and the scores, in plain lines."""

import sys
from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ginkgopolis import Game, View
from ginkgopolis.describe import tile_words
from ginkgopolis.drawing import Place, draw_city, legend, owner_marks
from ginkgopolis.notation import read_card
from ginkgopolis.phrases import listing, say

STYLES: Final = {
    "red": "white on red",
    "blue": "white on blue",
    "yellow": "black on yellow",
    "token": "bold green",
    "option": "bold reverse",
    "label": "dim",
}
READING_WIDTH: Final = 90


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
        body = Padding(Text(" ".join(paragraph.split())), (0, 0, 0, indent), expand=False)
        console.print(body, width=min(console.width, READING_WIDTH))
        console.print()


def show_legend(console: Console, names: Sequence[str]) -> None:
    """Explain the drawing of the city."""
    for text in legend(names):
        line(console, text, "dim")


def plain_table() -> Table:
    """Return a table without lines, which reads well aloud."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def show_players(console: Console, view: View) -> None:
    """Print what everybody knows of every player, and how much is left to draw."""
    table = plain_table()
    table.add_column("")
    for heading in ("resources", "in supply", "tiles", "points", "New Hand", "cards"):
        table.add_column(heading, justify="right")
    marks = owner_marks([seat.name for seat in view.seats])
    for mark, seat in zip(marks, view.seats):
        cards = len(seat.characters) + len(seat.kept)
        counts = [seat.resources, seat.stock, seat.tiles, seat.points, seat.new_hands, cards]
        shown = ["?" if count is None else str(count) for count in counts]
        table.add_row(Text(f"{mark} {seat.name}"), *shown)
    console.print(table)
    left = listing([say("tiles", view.supply), say("cards", view.deck)])
    ending = " This is the last round." if view.last_round and not view.over else ""
    line(console, f"{view.seats[view.first_player].name} is first player; {left} are left to draw.{ending}")


def show_story(console: Console, sentences: Sequence[str]) -> None:
    """Print sentences of the story, a blank line before every round."""
    heading = say("round-begins", round="", name="").split()[0]
    for sentence in sentences:
        begins_round = sentence.startswith(heading + " ")
        if begins_round:
            console.print()
        line(console, sentence, "bold" if begins_round else None)


def show_scores(console: Console, game: Game) -> None:
    """Print the final scores: who has won, and where every point comes from."""
    scores = game.scores()
    winners = listing([game.names[seat] for seat in game.winners])
    if winners:
        best = max(score.total for score in scores)
        shared = len(game.winners) > 1
        line(console, f"{winners} {'share the victory' if shared else 'wins'} with {best} points.", "bold")
        console.print()
    table = plain_table()
    table.add_column("")
    for heading in ("points", "cards", "New Hand", "districts", "total"):
        table.add_column(heading, justify="right")
    for score in sorted(scores, key=lambda score: -score.total):
        cards = sum(points for _, points in score.cards)
        districts = sum(points for _, points in score.districts)
        row = [score.tokens, cards, score.new_hands, districts, score.total]
        table.add_row(Text(game.names[score.seat]), *(str(points) for points in row))
    console.print(table)
    console.print()
    for text in card_scores(game) + district_scores(game):
        line(console, text)


def card_scores(game: Game) -> list[str]:
    """Return what the end-game cards of each player bring."""
    lines = []
    for score in game.scores():
        cards = [f"{tile_words(read_card(card))} ({say('points', points)})" for card, points in score.cards]
        if cards:
            lines.append(f"Cards of {game.names[score.seat]}: {', '.join(cards)}.")
    return lines


def district_scores(game: Game) -> list[str]:
    """Return who scores what in each district."""
    lines = []
    for district in game.districts():
        shares = [
            f"{game.names[rank.seat]} {say('points', rank.points)} ({say('resources', rank.resources)})"
            for rank in district.ranking
        ]
        scorers = ", ".join(shares) if shares else "nobody has resources there"
        lines.append(f"District {' '.join(district.buildings)}: {scorers}.")
    return lines
