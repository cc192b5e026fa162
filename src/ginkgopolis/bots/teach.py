"""What each move brings and what that is worth at this stage, for those who are learning the game.

All of it is the planner's count, made in a state in which what the seat cannot know has been
redealt, and in which tiles still to be drawn are all alike: what is hidden changes no lesson.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ginkgopolis.bots.mind.insights import insight_into
from ginkgopolis.bots.mind.start import after_draft, is_character
from ginkgopolis.bots.mind.tryout import ANY_TILE, add_alone, answer_alone, commit_alone
from ginkgopolis.bots.mind.weigh import NEVER, after_giving, is_payable, look_closely
from ginkgopolis.bots.planner import make_judge
from ginkgopolis.bots.why import PLAN_GROUPS, TOKEN_MOVES
from ginkgopolis.engine import moves as m
from ginkgopolis.engine.cards import (
    bonus_action,
    bonus_points,
    character_action,
    character_colour,
    is_permanent,
)
from ginkgopolis.engine.choose import is_sealed, pick_up
from ginkgopolis.engine.ids import NONE, RESOURCE, TILE, colour_of, number_of
from ginkgopolis.engine.layout import GIVEN, KEPT, KEPT_CHARACTERS, POINTS, RESOURCES, SUPPLY, TILES
from ginkgopolis.engine.rules import question
from ginkgopolis.engine.setup import ALL_CHARACTERS, reveal_characters
from ginkgopolis.engine.state import CHOOSE, DRAFT, GIVE_BACK, GameState
from ginkgopolis.engine.tiles import points_for_giving_back
from ginkgopolis.engine.tokens import shifted
from ginkgopolis.engine.urbanize import items_beside, place_named
from ginkgopolis.expansions import Parts
from ginkgopolis.language import say
from ginkgopolis.language.phrases import commas
from ginkgopolis.language.words import ACTIONS, bonus_items, card_effect, item_words
from ginkgopolis.trial.shapes import Lesson
from ginkgopolis.view.determinize import HIDE, POOL

MOST_PARTS: Final = 3
"""Things that a sentence names; the others are counted together."""
UNTOLD: Final = ("passed",)
"""What a beginner would not look at, though the planner does."""
LESSONS: Final = Parts("bots", "kept")
"""What there is to learn about the cards that modules have in the draft."""


def lessons(state: GameState, seat: int, moves: Sequence[int]) -> list[Lesson]:
    """Return a lesson for each legal move, in a state as the seat may imagine it."""
    return Teacher(state, seat).lessons(list(moves))


def blurred(state: GameState, seat: int) -> GameState:
    """Return a copy in which tiles to be drawn are all alike, and others hold what they have sealed."""
    copy = state.copy()
    copy.lay(SUPPLY, [ANY_TILE] * state.count(SUPPLY))
    for pile, tiles in POOL[state.modules]:
        copy.lay(pile, [min(tiles)] * state.count(pile))
    others = [other for other in range(state.players) if other != seat]
    for other in others:
        if is_sealed(state, other):
            pick_up(copy, other)
        copy.move_all(GIVEN + other, TILES + other)
    for hide in HIDE[state.modules]:
        hide(copy, others)
    return copy


class Teacher:
    """Compares what moves lead to with what is there now."""

    def __init__(self, state: GameState, seat: int) -> None:
        self.state, self.seat = blurred(state, seat), seat
        self.question = question(state)
        self.judge = make_judge("fitted", 0.5)
        self.judge.prepare(self.state)
        self.rounds = 0 if state.last_round else max(1, round(self.judge.rounds))
        self.now = self.judge.parts(self.state, seat)

    def lessons(self, moves: list[int]) -> list[Lesson]:
        """Return a lesson for each move."""
        found = [self.after(move) for move in moves]
        parts = [None if after is None else self.judge.parts(after, self.seat) for after in found]
        losses = self.losses(moves, parts)
        words = [self.words(*each) for each in zip(moves, found, parts, strict=True)]
        return [Lesson(tuple(said), loss) for said, loss in zip(words, losses, strict=True)]

    # What moves lead to

    def after(self, move: int) -> GameState | None:
        """Return the position after a seat's own action; None if it is nothing to go by.

        Nothing is added to a card. In a last round that the move itself brings about, things count
        differently than now: the two cannot be compared.
        """
        after = self.carried_out(move)
        return None if after is None or after.last_round != self.state.last_round else after

    def carried_out(self, move: int) -> GameState | None:
        """Return the position after a seat's own action; None if it takes guessing."""
        state, seat, judge = self.state, self.seat, self.judge
        if self.question == CHOOSE and state.asking[seat] != NONE:
            return add_alone(state, seat, move, judge, False)
        if self.question == CHOOSE:
            alone = m.commit_move(m.card_of(move))
            if m.kind_of(move) != m.COMMIT:
                return None
            return commit_alone(state, seat, move if is_payable(state, seat, move) else alone, judge, False)
        if self.question == DRAFT:
            return after_draft(state, seat, m.field(move, 0)) if is_character(move) else None
        if self.question == GIVE_BACK:
            return after_giving(state, seat, move)
        return None if self.guesses([move]) else answer_alone(state, seat, move, judge)

    def guesses(self, moves: list[int]) -> list[float]:
        """Return what a module says that moves are usually worth, if trying them out tells nothing."""
        return insight_into(self.question).weigh(self.state, self.seat, moves)

    def losses(self, moves: list[int], parts: list[list[float] | None]) -> list[float | None]:
        """Return by how much each move is worse than the best; None where the count is uncertain.

        In the draft nothing is sure: the city has hardly begun.
        """
        if self.question == DRAFT:
            return [None] * len(moves)
        worths = [NEVER if each is None else sum(each) for each in parts]
        if self.question == CHOOSE and self.state.asking[self.seat] == NONE and self.state.modules.additions:
            look_closely(self.state, self.seat, moves, worths, self.judge)
        best = worths[moves.index(m.DONE_MOVE)] if self.question == GIVE_BACK else max(worths)
        return [
            None if each is None else round(max(0.0, best - worth), 1)
            for each, worth in zip(parts, worths, strict=True)
        ]

    # In words

    def words(self, move: int, after: GameState | None, parts: list[float] | None) -> Iterator[str]:
        """Say what a move brings and what it is worth, in a sentence or two."""
        special = SPECIAL.get(m.kind_of(move))
        if special is not None:
            yield from special(self, move)
        elif after is not None and parts is not None:
            first = self.first_words(move, after)
            yield from [first] if first else []
            yield self.sum_words(self.changes(parts, self.now), bool(first))
        elif guesses := self.guesses([move]):
            yield say("lesson-guess", points=round(guesses[0]))
        else:
            yield say("lesson-ends")

    def first_words(self, move: int, after: GameState) -> str:
        """Say what is most remarkable about a card with a tile: that it is in vain, or what is kept."""
        if m.kind_of(move) != m.COMMIT or m.tile_with(move) == NONE:
            return ""
        if not is_payable(self.state, self.seat, move):
            return say("lesson-futile")
        return self.kept_words(m.card_of(move), after) if m.card_of(move) in after.kept[self.seat] else ""

    def kept_words(self, card: int, after: GameState) -> str:
        """R5 (6): what a card brings that is kept; nothing for a bonus when nothing follows."""
        number = number_of(card)
        if is_permanent(number):
            items = bonus_items(colour_of(card), bonus_points(number))
            worth = self.changes(self.judge.parts(after, self.seat), self.now)["bonuses"]
            return self.bonus_words(bonus_action(number), items, worth) if self.rounds else ""
        without = after.copy()
        without.remove(KEPT + self.seat, card)
        worth = sum(self.judge.parts(after, self.seat)[:-1]) - sum(self.judge.parts(without, self.seat)[:-1])
        points = max(0, round(worth))
        return say("lesson-endgame", effect=card_effect(card), rounds=self.rounds, points=points)

    def bonus_words(self, action: int, items: str, worth: float) -> str:
        """Say what is gained again and again."""
        points = max(0, round(worth))
        return say("lesson-bonus", action=ACTIONS[action], items=items, rounds=self.rounds, points=points)

    def changes(self, parts: list[float], before: list[float]) -> dict[str, float]:
        """Return how much is won or lost in each group."""
        found: dict[str, float] = {}
        for group, then, now in zip(PLAN_GROUPS, parts, before, strict=True):
            if group not in UNTOLD:
                found[group] = found.get(group, 0.0) + then - now
        return found

    def sum_words(self, changes: dict[str, float], follows: bool) -> str:
        """Say what a move is worth on the whole, and what that is the sum of; it may follow a sentence."""
        whole = {group: round(change) for group, change in changes.items() if round(change)}
        order = sorted(whole, key=lambda group: -abs(whole[group]))
        named, others = order[:MOST_PARTS], order[MOST_PARTS:]
        rest = sum(whole[group] for group in others)
        parts = [part_words(group, whole[group]) for group in named] + [part_words("rest", rest)] * bool(rest)
        total = sum(whole.values())
        sign = "none" if not whole else "even" if not total else "plus" if total > 0 else "minus"
        if follows and sign == "plus":
            sign = "also"
        listed = commas(parts) if parts else ""
        return say("lesson-sum", sign=sign, points=abs(total), parts=listed, rounds=self.rounds)

    def worth_of(self, items: Sequence[int]) -> int:
        """Return what some resources, tiles and points would be worth to the seat now."""
        copy = self.state.copy()
        copy.cells[RESOURCES + self.seat] += items[0]
        copy.lay(TILES + self.seat, [*copy.items(TILES + self.seat), *[ANY_TILE] * items[1]])
        copy.cells[POINTS + self.seat] += items[2]
        then = self.judge.parts(copy, self.seat)
        return max(0, round(sum(then[:-1]) - sum(self.now[:-1])))

    def keep_words(self, move: int) -> Iterator[str]:
        """S5: what a character brings, or a card of a module."""
        card = m.field(move, 0)
        if not is_character(move):
            for kept in LESSONS[self.state.modules]:
                yield from kept(card)
            return
        before = self.state.copy()
        characters = [kept for kept in before.items(KEPT_CHARACTERS + self.seat) if kept in ALL_CHARACTERS]
        before.lay(KEPT_CHARACTERS + self.seat, characters)
        reveal_characters(before, self.seat)
        parts = self.judge.parts(after_draft(self.state, self.seat, card), self.seat)
        changes = self.changes(parts, self.judge.parts(before, self.seat))
        items = bonus_items(character_colour(card), 0)
        yield self.bonus_words(character_action(card), items, changes["bonuses"])
        yield self.sum_words(changes, True)

    def new_hand_words(self, move: int) -> Iterator[str]:
        """C2: when to spend the token."""
        yield say("lesson-new-hand")

    def item_words(self, move: int) -> Iterator[str]:
        """R3: a resource or a tile."""
        item = m.field(move, 0)
        points = self.worth_of([int(item == RESOURCE), int(item == TILE), 0])
        name = "resource" if item == RESOURCE else "tile"
        has = self.state.resources[self.seat] if item == RESOURCE else len(self.state.tiles[self.seat])
        yield say("lesson-item", item=name, has=has, points=points, rounds=self.rounds)

    def token_words(self, move: int) -> Iterator[str]:
        """T2, T3, T4: what the neighbours of a space are worth to whoever urbanizes there."""
        _, _, letter, building = self.state.frames[-1]
        city = self.state.city
        if m.kind_of(move) == m.TOKEN_SHIFT:
            space = dict(shifted(city, letter, m.field(move, 0)))[letter]
        else:
            space = place_named(city, building, move)
        items = items_beside(self.state, space)
        words = item_words(items[0], items[1], items[2])
        yield say("lesson-token" if words else "lesson-token-bare", items=words, points=self.worth_of(items))

    def give_words(self, move: int) -> Iterator[str]:
        """E1: what a tile brings when it is given back, and what it is worth if it is kept."""
        worth = int(points_for_giving_back(self.state, self.seat, 1))
        kept = self.judge.parts(after_giving(self.state, self.seat, m.DONE_MOVE), self.seat)
        given = self.judge.parts(after_giving(self.state, self.seat, move), self.seat)
        later = max(0, round(sum(kept) - sum(given) + float(worth)))
        yield say("lesson-give", points=worth, later=later, rounds=self.rounds)

    def no_words(self, move: int) -> Iterator[str]:
        """Say nothing: there is nothing to learn from it."""
        yield from ()


def part_words(group: str, change: int) -> str:
    """Say what a group adds or takes."""
    return say("lesson-part", group=group, sign="plus" if change > 0 else "minus", amount=abs(change))


Tell = Callable[[Teacher, int], Iterator[str]]
SPECIAL: Final[dict[int, Tell]] = {
    m.KEEP: Teacher.keep_words,
    m.NEW_HAND: Teacher.new_hand_words,
    m.TAKE_ITEM: Teacher.item_words,
    m.GIVE: Teacher.give_words,
    m.DONE: Teacher.no_words,
    m.TAKE_BACK: Teacher.no_words,
    **dict.fromkeys(TOKEN_MOVES, Teacher.token_words),
}
"""What is not told by what an action changes."""
