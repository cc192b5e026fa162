"""What can be typed besides moves."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Final

from ginkgopolis import BadOptions, BadRecord
from ginkgopolis.bots import Seated, lost_moves, make_bot
from ginkgopolis.bots.registry import USUAL_LEVEL
from ginkgopolis.cli.set_up import bot_words
from ginkgopolis.cli.show import (
    district_scores,
    hanging,
    line,
    score_table,
    show_city,
    show_legend,
    show_prose,
    show_story,
)
from ginkgopolis.cli.table import Table
from ginkgopolis.draw.city import list_city
from ginkgopolis.engine.hal import HAL_SEAT
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.language.words import (
    bonus_summary,
    card_effect,
    card_list,
    card_words,
    character_bonus,
    character_words,
    tile_list,
)
from ginkgopolis.notation import read_card, read_tile
from ginkgopolis.record import read_record
from ginkgopolis.view import SeatView

STORY_LENGTH: Final = 30  # sentences that `log` shows
RULES: Final = Parts("cli", "RULES")
MORE_RULES: Final = Parts("cli", "more_rules")
SHOWN: Final = Parts("cli", "shown")
KNOWN: Final = Parts("cli", "known")


Command = Callable[[Table, int | None, str], None]


class Stop(Exception):
    """Somebody has typed `quit`."""


def obey(table: Table, seat: int | None, text: str) -> bool:
    """Do what was typed if it is a command; nobody's seat is None while the keyboard changes hands."""
    word, _, rest = text.partition(" ")
    command = command_called(word)
    if command is None:
        return False
    command(table, seat, rest.strip())
    return True


def command_called(word: str) -> Command | None:
    """Return the command that somebody types, in the language that is spoken or in English."""
    word = word.lower()
    names = {say(message): command for message, command in NAMES.items()}
    return names.get(word) or COMMANDS.get(word)


def show_help(table: Table, seat: int | None, rest: str) -> None:
    """List what can be typed."""
    table.console.print(say("help-text"))
    table.console.print()


def show_rules(table: Table, seat: int | None, rest: str) -> None:
    """Tell the rules in short."""
    options = table.game.options
    show_prose(table.console, say("rules-summary"))
    for module in options.modules:
        show_prose(table.console, say(RULES.by_name[module]))
        for explained in MORE_RULES.by_name.get(module, list)():
            show_prose(table.console, f"  {explained[:1].upper()}{explained[1:]}")
    if options.hal is not None:
        show_prose(table.console, say("rules-hal"))


def draw(table: Table, seat: int | None, rest: str) -> None:
    """Draw the city and explain the drawing."""
    view = table.game.view(None)
    show_city(table.console, view)
    show_legend(table.console, view)


def read_city_out(table: Table, seat: int | None, rest: str) -> None:
    """List the city row by row."""
    for row in list_city(table.game.view(None)):
        line(table.console, row)


def show_cards(table: Table, seat: int | None, rest: str) -> None:
    """Say what the cards in front of everybody do, and what else is known to be behind the screens."""
    hal = HAL_SEAT if table.game.options.hal else None
    for number, player in enumerate(table.game.view(None).seats):
        kept = [read_card(card) for card in player.kept]
        bonuses = bonus_summary(player.characters, kept) or say("no-bonuses")
        bonuses = say("hal-has-no-bonuses") if number == hal else bonuses
        line(table.console, say("labelled", label=player.name, text=bonuses), "bold")
        show_more(table, SHOWN, player)
        for character in player.characters:
            show_labelled(table, character_words(character), character_bonus(character))
        for card in kept:
            show_labelled(table, card_words(card), card_effect(card))
        show_what_is_known(table, player)


def show_labelled(table: Table, label: str, text: str) -> None:
    """Print an indented line about a card."""
    line(table.console, f"  {say('labelled', label=label, text=text)}")


def show_more(table: Table, parts: Parts, player: SeatView) -> None:
    """Print what modules say of a player, in indented lines."""
    for more in parts.of(table.game.options.modules):
        for text in more(player):
            line(table.console, f"  {text}")


def show_what_is_known(table: Table, player: SeatView) -> None:
    """Tell what everybody knows to be behind a screen."""
    show_more(table, KNOWN, player)
    if player.known_tiles:
        tiles = tile_list([read_tile(tile) for tile in player.known_tiles])
        line(table.console, f"  {say('behind-screen', tiles=tiles)}")


def show_pile(table: Table, seat: int | None, rest: str) -> None:
    """Tell what lies in the discard pile, which is open to all."""
    view = table.game.view(None)
    pile = card_list([read_card(card) for card in view.discard])
    if pile:
        line(table.console, say("pile-holds", pile=pile, amount=view.deck))
    else:
        line(table.console, say("pile-is-empty", amount=view.deck))


def show_deck(table: Table, seat: int | None, rest: str) -> None:
    """Tell what can still be drawn, as far as the player can tell."""
    view = table.game.view(seat)
    cards = card_list([read_card(card) for card in view.cards_to_come])
    tiles = tile_list([read_tile(tile) for tile in view.tiles_to_come])
    in_deck = say("deck-may-hold", amount=view.deck, cards=cards)
    in_supply = say("supply-may-hold", amount=view.supply, tiles=tiles)
    line(table.console, in_deck if view.deck else say("deck-is-empty"))
    line(table.console, in_supply if view.supply else say("supply-is-empty"))


def show_districts(table: Table, seat: int | None, rest: str) -> None:
    """Tell who would score what in each district."""
    for text in district_scores(table.game) or [say("no-districts")]:
        line(table.console, text)


def show_standing(table: Table, seat: int | None, rest: str) -> None:
    """Tell what everybody would score now; behind closed screens that is known of oneself alone."""
    game = table.game
    closed = game.options.closed_screens and not game.over
    scores = [score for score in game.scores() if not closed or score.seat == seat]
    line(table.console, say("scores-now-own" if closed else "scores-now"))
    if scores:
        table.console.print(score_table(game, scores, seat))


def show_moves(table: Table, seat: int | None, rest: str) -> None:
    """List every move with what it would do."""
    if seat is None:
        line(table.console, say("nothing-to-decide-now"))
        return
    for move in table.game.legal_moves(seat):
        hanging(table.console, f"{move!s:<9} ", table.describe(seat, move))


def give_hint(table: Table, seat: int | None, rest: str) -> None:
    """Tell what a bot would do in the player's place, knowing no more than she does."""
    if seat is None:
        line(table.console, say("nothing-to-decide-now"))
        return
    name = rest or USUAL_LEVEL
    try:
        adviser = Seated(make_bot(name), Random(f"hint:{len(table.game.moves)}"), name=name)
    except BadOptions as error:
        line(table.console, str(error))
        return
    with adviser:
        move, why = adviser.move(table.game, seat), adviser.explain()
    if lost := lost_moves(adviser.troubles):
        line(table.console, say("no-hint", trouble=lost[0].sentence))
        return
    line(
        table.console, say("hint-is", bot=bot_words(name), move=str(move), effect=table.describe(seat, move))
    )
    line(table.console, why)


def tell_log(table: Table, seat: int | None, rest: str) -> None:
    """Tell the story again."""
    story = table.game.log(seat)
    everything = rest.lower() in ("all", say("command-all"))
    show_story(table.console, story if everything else story[-STORY_LENGTH:])


def undo(table: Table, seat: int | None, rest: str) -> None:
    """Take the last move back, or say why that cannot be."""
    game = table.game
    at = None if seat is None else game.undoable(seat)
    if at is not None:
        own = table.holder == seat
        answer = say("taken-back", move=game.moves[at].move) if own else say("choice-taken-back")
        game.undo(seat)
        table.forget()
    elif not game.moves:
        answer = say("nothing-to-take-back")
    elif game.moves[-1].seat != seat:
        answer = say("last-move-of-another", name=game.names[game.moves[-1].seat])
    else:
        answer = say("hidden-was-shown")
    line(table.console, answer)


def save(table: Table, seat: int | None, rest: str) -> None:
    """Write the record of the game to a file; another game that is there is replaced only after a yes."""
    if not rest:
        line(table.console, say("name-a-file"))
        return
    file = Path(rest)
    try:
        file = file.expanduser()
        if file.is_file() and (table.file is None or not file.samefile(table.file)):
            read_record(file.read_bytes())  # never write over what is not a game
            table.confirm(say("ask-overwrite", file=str(file)), lambda: write(table, file))
            return
        write(table, file)
    except BadRecord:
        line(table.console, say("not-a-saved-game", file=str(file)))
    except (OSError, RuntimeError, ValueError) as error:  # no such folder, no such user, no such name
        tell_not_saved(table, file, error)


def write(table: Table, file: Path) -> None:
    """Write the record, and say how to go on with it."""
    try:
        table.game.save(file)
    except OSError as error:
        tell_not_saved(table, file, error)
        return
    table.keeps(file)
    line(table.console, say("saved", file=str(file)))


def tell_not_saved(table: Table, file: Path, error: Exception) -> None:
    """Say why a file cannot be written."""
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    line(table.console, say("not-saved", file=str(file), reason=reason))


def stop(table: Table, seat: int | None, rest: str) -> None:
    """Stop playing."""
    raise Stop


NAMES: Final[dict[str, Command]] = {
    "command-help": show_help,
    "command-moves": show_moves,
    "command-hint": give_hint,
    "command-city": draw,
    "command-list": read_city_out,
    "command-cards": show_cards,
    "command-pile": show_pile,
    "command-deck": show_deck,
    "command-districts": show_districts,
    "command-scores": show_standing,
    "command-log": tell_log,
    "command-rules": show_rules,
    "command-undo": undo,
    "command-save": save,
    "command-quit": stop,
}
"""How commands are called in the language that is spoken."""
COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "?": show_help,
    "rules": show_rules,
    "city": draw,
    "list": read_city_out,
    "cards": show_cards,
    "pile": show_pile,
    "deck": show_deck,
    "districts": show_districts,
    "scores": show_standing,
    "moves": show_moves,
    "hint": give_hint,
    "log": tell_log,
    "undo": undo,
    "save": save,
    "quit": stop,
    "exit": stop,
    "q": stop,
}
