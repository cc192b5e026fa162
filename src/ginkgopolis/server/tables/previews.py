"""What moves would do, worked out in a game in which all that the seat cannot know is redealt."""

import secrets
from operator import add
from typing import Final

from msgspec.structs import replace

from ginkgopolis.bots.teach import lessons
from ginkgopolis.engine.ids import CONSTRUCT, EXPLOIT, NONE, URBANIZE, is_letter
from ginkgopolis.engine.state import GameState
from ginkgopolis.expansions import brought
from ginkgopolis.language import spoken
from ginkgopolis.language.words import ACTIONS
from ginkgopolis.notation import card_text, in_order, move_text, tile_text
from ginkgopolis.prompts.shapes import Place
from ginkgopolis.server.out.shapes import (
    ActionPreview,
    Choice,
    SeatPoints,
    Stock,
)
from ginkgopolis.server.tables.course import Course
from ginkgopolis.server.tables.game import TableGame
from ginkgopolis.trial.describe import action_title, describe
from ginkgopolis.trial.ledger import ledger
from ginkgopolis.trial.trial import Trial, items_of
from ginkgopolis.values import Move

CLAUSES: Final = {EXPLOIT: "R3", URBANIZE: "R4", CONSTRUCT: "R5"}
EVENTS: Final = tuple(brought("trial", "event_of").values())
"""Who knows what the event that a move is about would do."""


def imagine(game: TableGame, seat: int) -> TableGame:
    """Return a game as the seat may imagine it: what is worked out there gives nothing away."""
    return game.determinize(seat, secrets.randbits(64))


def choice_of(trial: Trial) -> Choice:
    """Return a legal move with all that can be said about it, from having tried it out once."""
    return Choice(
        move=move_text(trial.move),
        words=describe(trial),
        preview=None if action_title(trial) is None else action_preview(trial),
        event=next((found for event_of in EVENTS if (found := event_of(trial))), None),
    )


def choices_of(game: TableGame, seat: int) -> list[Choice]:
    """Return all that a seat may do now."""
    trials = imagine(game, seat).trials(seat)
    return [choice_of(trials.of(move)) for move in in_order([move.code for move in game.legal_moves(seat)])]


class Teacher:
    """Explains to a seat all that it may do in the decision of this moment."""

    def __init__(self, course: Course, seat: int) -> None:
        self.kept = course.lessons
        self.seat = seat
        self.asked = (course.decision(seat), spoken.get())
        self.imagined = course.game.imagine(seat, secrets.randbits(64))

    def teach(self, offered: list[Choice]) -> list[Choice]:
        """Return the choices, each explained; what was explained before is at hand."""
        before = self.kept.get(self.seat)
        if before is None or before[:2] != self.asked:
            codes = [Move(choice.move).code for choice in offered]
            before = self.kept[self.seat] = (*self.asked, lessons(self.imagined, self.seat, codes))
        return [replace(choice, lesson=lesson) for choice, lesson in zip(offered, before[2], strict=True)]


def try_out(game: TableGame, seat: int, texts: list[str]) -> tuple[list[Choice], list[Choice], bool]:
    """Return what moves would do, what could be added then, and whether the choice is complete.

    With a new hand it is: what could be done with cards that are only imagined is nothing to go by.
    """
    imagined = imagine(game, seat)
    before = (imagined.question, imagined.round)
    done = []
    complete = False
    for text in texts:
        move = Move(text)
        if move in imagined.legal_moves(seat):
            done.append(choice_of(imagined.trials(seat).of(move.code)))
        imagined.play(seat, move)
        over = (imagined.question, imagined.round) != before or imagined.question == "draft"
        complete = over or seat not in imagined.pending or not imagined.can_undo(seat)
        if complete:
            break
    return done, [] if complete else choices_of(imagined, seat), complete


# Actions


def action_preview(trial: Trial) -> ActionPreview:
    """Return what a card would do if it were revealed now."""
    state, seat, found = trial.state, trial.seat, trial.preview
    has = items_of(state)[seat]
    return ActionPreview(
        action=ACTIONS[EXPLOIT if found.alone else found.action],
        clause="R2" if found.needs else CLAUSES[found.action],
        card=card_text(found.card),
        tile=None if found.tile == NONE else tile_text(found.tile),
        building=None if is_letter(found.card) else state.city.building_named(found.card),
        place=place_of(state, found.card),
        height=found.floors or found.placed,
        needs=found.needs,
        buys=found.helped,
        placed=found.placed,
        returned=found.evicted,
        pays=found.paid,
        uses=found.uses,
        choice=found.choice,
        gains=found.gains,
        lines=ledger(trial),
        keeps=card_text(found.card) if found.keeps else None,
        ends=found.ends,
        before=Stock(*has),
        after=Stock(*map(add, has, trial.items[seat])),
        district_points=[
            SeatPoints(seat=other, now=now, then=then)
            for other, (now, then) in enumerate(trial.district_points)
        ],
        districts=trial.districts,
        acts_before=(seat - state.first_player) % state.players,
    )


def place_of(state: GameState, card: int) -> Place:
    """Return where a card points to."""
    city = state.city
    space = city.space_of(card)
    return Place(east=city.east_of_middle(space), south=city.south_of_middle(space))
