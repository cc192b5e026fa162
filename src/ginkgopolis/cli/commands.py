"""What can be typed besides moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from ginkgopolis import BadOptions, BadRecord
from ginkgopolis.bots import Seated, make_bot
from ginkgopolis.cli.show import hanging, line, show_city, show_legend, show_prose, show_story
from ginkgopolis.cli.texts import HAL_RULES, HELP, MODULE_RULES, RULES
from ginkgopolis.drawing import list_city
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.notation import EVENT_NAMES, EXPERT_NAMES, read_card, read_tile
from ginkgopolis.record import read_record
from ginkgopolis.view import SeatView
from ginkgopolis.words import (
    bonus_summary,
    card_effect,
    card_list,
    card_words,
    character_bonus,
    character_words,
    event_effect,
    expert_effect,
    tile_list,
)

if TYPE_CHECKING:
    from ginkgopolis.cli.hotseat import HotSeat

HINT_BOT: Final = "planner"
STORY_LENGTH: Final = 30  # sentences that `log` shows


class Stop(Exception):
    """Somebody has typed `quit`."""


def obey(table: HotSeat, seat: int | None, text: str) -> bool:
    """Do what was typed if it is a command; nobody's seat is None while the keyboard changes hands."""
    word, _, rest = text.partition(" ")
    command = COMMANDS.get(word.lower())
    if command is None:
        return False
    command(table, seat, rest.strip())
    return True


def show_help(table: HotSeat, seat: int | None, rest: str) -> None:
    """List what can be typed."""
    table.console.print(HELP)


def show_rules(table: HotSeat, seat: int | None, rest: str) -> None:
    """Tell the rules in short."""
    options = table.game.options
    show_prose(table.console, RULES)
    for module in options.modules:
        show_prose(table.console, MODULE_RULES[module])
        if module == "events":
            for event, name in enumerate(EVENT_NAMES):
                show_prose(table.console, f"  {name.capitalize()}: {event_effect(event)}.")
    if options.hal is not None:
        show_prose(table.console, HAL_RULES)


def draw(table: HotSeat, seat: int | None, rest: str) -> None:
    """Draw the city and explain the drawing."""
    view = table.game.view(None)
    show_city(table.console, view)
    show_legend(table.console, view)


def read_city_out(table: HotSeat, seat: int | None, rest: str) -> None:
    """List the city row by row."""
    for row in list_city(table.game.view(None)):
        line(table.console, row)


def show_cards(table: HotSeat, seat: int | None, rest: str) -> None:
    """Say what the cards in front of everybody do, and what else is known to be behind the screens."""
    hal = HAL_SEAT if table.game.options.hal else None
    for number, player in enumerate(table.game.view(None).seats):
        kept = [read_card(card) for card in player.kept]
        bonuses = bonus_summary(player.characters, kept) or "no bonuses"
        bonuses = "only what scores at the end counts for him" if number == hal else bonuses
        line(table.console, f"{player.name}: {bonuses}", "bold")
        if player.expert:
            line(table.console, f"  {player.expert}: {expert_effect(EXPERT_NAMES.index(player.expert))}")
        for character in player.characters:
            line(table.console, f"  {character_words(character)}: {character_bonus(character)}")
        for card in kept:
            line(table.console, f"  {card_words(card)}: {card_effect(card)}")
        show_what_is_known(table, player)


def show_what_is_known(table: HotSeat, player: SeatView) -> None:
    """Tell which events and tiles everybody knows to be behind a screen."""
    for event in player.known_events:
        line(table.console, f"  {event}: {event_effect(EVENT_NAMES.index(event))}")
    if player.known_tiles:
        tiles = tile_list([read_tile(tile) for tile in player.known_tiles])
        line(table.console, f"  behind the screen, as all have seen: {tiles}")


def show_pile(table: HotSeat, seat: int | None, rest: str) -> None:
    """Tell what lies in the discard pile, which is open to all."""
    view = table.game.view(None)
    pile = card_list([read_card(card) for card in view.discard]) or "nothing"
    line(table.console, f"The discard pile holds {pile}; {view.deck} cards are in the deck.")


def show_moves(table: HotSeat, seat: int | None, rest: str) -> None:
    """List every move with what it would do."""
    if seat is None:
        line(table.console, "There is nothing to decide now.")
        return
    for move in table.game.legal_moves(seat):
        hanging(table.console, f"{move!s:<9} ", table.describe(seat, move))


def give_hint(table: HotSeat, seat: int | None, rest: str) -> None:
    """Tell what a bot would do in the player's place, knowing no more than she does."""
    if seat is None:
        line(table.console, "There is nothing to decide now.")
        return
    name = rest or HINT_BOT
    try:
        adviser = Seated(make_bot(name), Random(f"hint:{len(table.game.moves)}"), name=name)
    except BadOptions as error:
        line(table.console, str(error))
        return
    with adviser:
        move, why = adviser.move(table.game, seat), adviser.explain()
    if adviser.troubles:
        line(table.console, f"There is no hint. {adviser.troubles[0].sentence}")
        return
    line(table.console, f"{name} would play {move}: {table.describe(seat, move)}.")
    line(table.console, why)


def tell_log(table: HotSeat, seat: int | None, rest: str) -> None:
    """Tell the story again."""
    story = table.game.log(seat)
    show_story(table.console, story if rest.lower() == "all" else story[-STORY_LENGTH:])


def undo(table: HotSeat, seat: int | None, rest: str) -> None:
    """Take the last move back, or say why that cannot be."""
    game = table.game
    if not game.moves:
        answer = "There is nothing to take back yet."
    elif seat is None or game.moves[-1].seat != seat:
        answer = f"You cannot take a move back now: the last one was {game.names[game.moves[-1].seat]}'s."
    elif not game.can_undo(seat):
        answer = "You cannot take that back: it has shown something that was hidden."
    else:
        answer = f"{game.moves[-1].move if table.holder == seat else 'The choice'} is taken back."
        game.undo()
        table.forget()
    line(table.console, answer)


def save(table: HotSeat, seat: int | None, rest: str) -> None:
    """Write the record of the game to a file."""
    file = Path(rest)
    try:
        file = file.expanduser()
        if file.is_file():
            read_record(file.read_bytes())  # never write over what is not a game
        file.write_text(table.game.record().to_json(), encoding="utf-8")
        answer = f"The game is saved; ginkgopolis play --load {file} goes on with it."
    except BadRecord:
        answer = f"{file} is not a saved game, and it stays as it is: choose another name."
    except (OSError, RuntimeError, ValueError) as error:  # no such folder, no such user, no such name
        reason = error.strerror if isinstance(error, OSError) else error
        answer = f"The game cannot be saved as {file}: {reason}."
    line(table.console, answer if rest else "Type save and the name of a file.")


def stop(table: HotSeat, seat: int | None, rest: str) -> None:
    """Stop playing."""
    raise Stop


COMMANDS: Final[dict[str, Callable[[HotSeat, int | None, str], None]]] = {
    "help": show_help,
    "?": show_help,
    "rules": show_rules,
    "city": draw,
    "list": read_city_out,
    "cards": show_cards,
    "pile": show_pile,
    "moves": show_moves,
    "hint": give_hint,
    "log": tell_log,
    "undo": undo,
    "save": save,
    "quit": stop,
    "exit": stop,
    "q": stop,
}
