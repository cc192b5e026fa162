"""What somebody has picked and not confirmed yet, and the moves that it means; it knows no rule."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from ginkgopolis.expansions import brought
from ginkgopolis.prompts import Option, Prompt, Step
from ginkgopolis.view.shapes import OwnView


class Part(NamedTuple):
    """Something that goes with a card, as modules bring it."""

    part: str
    key: str
    """Empty if it is picked like a tile."""
    name: str
    title: Callable[[str], str]


PARTS: Final = {part[0]: Part(*part) for part in brought("cli", "PART").values()}
"""What can be picked with a card; other parts of an answer are asked for one after the other."""
LOWER: Final = next((one.part for one in PARTS.values() if not one.key), "")
PART_KEYS: Final = {one.key: one.part for one in PARTS.values() if one.key}


@dataclass
class Picks:
    """An answer in the making; tiles are known by their places, since green spaces look alike."""

    prompt: Prompt
    moves: list[str]
    own: OwnView
    card: str | None = None
    tile: int | None = None
    lower: int | None = None
    added: dict[str, str] = field(default_factory=dict)
    """What was picked besides, by the parts of its steps."""
    given: list[int] = field(default_factory=list)
    """The places of the tiles to give back."""
    at: int = 0
    """The option that is marked, where there is a list of them."""

    def __post_init__(self) -> None:
        """Mark what the prompt marks at first."""
        if self.prompt.default in [option.move for option in self.options]:
            self.at = [option.move for option in self.options].index(self.prompt.default or "")

    @property
    def choosing(self) -> bool:
        """Is it a card that is asked for?"""
        return self.prompt.kind == "choose" and not self.prompt.open

    @property
    def giving(self) -> bool:
        """Are things picked one by one, as many as one likes?"""
        return self.prompt.ends is not None

    @property
    def options(self) -> list[Option]:
        """All answers as a list, where it is one."""
        if self.choosing or self.giving:
            return []
        if self.prompt.open:
            return list(self.prompt.steps[self.prompt.open[0]].options)
        told = [option for option in self.prompt.options if option.move in self.moves]
        known = {option.move for option in told}
        return told + [Option(move) for move in self.moves if move not in known]

    @property
    def move(self) -> str | None:
        """The move that is picked so far: the first one of the answer."""
        if self.options:
            return self.options[self.at].move
        if self.card is None or self.tile is None:
            return self.card
        return f"{self.card}+{self.own.tiles[self.tile]}"

    @property
    def new_hand(self) -> str | None:
        """The move that takes a new hand, if there may be one."""
        offered = [option.move for option in self.prompt.options if option.words and self.choosing]
        return next(iter(offered), None)

    @property
    def steps(self) -> list[Step]:
        """What is asked besides card and tile."""
        then = next((option.then for option in self.prompt.options if option.move == self.move), ())
        return [self.prompt.steps[at] for at in then] if self.choosing else []

    def step(self, part: str) -> Step | None:
        """Return the step that asks for a part, if it is asked for."""
        return next((step for step in self.steps if step.part == part), None)

    def thing(self, part: str) -> str | None:
        """Return what is picked for a part."""
        if part == LOWER:
            return None if self.lower is None else self.own.tiles[self.lower]
        return self.added.get(part)

    def answer(self) -> list[str]:
        """Return the moves to play, up to a part that has to be asked for first."""
        if self.giving:
            moves = {option.thing: option.move for option in self.prompt.options}
            return [*[moves[self.own.tiles[at]] for at in self.given], self.prompt.ends or ""]
        moves_so_far = [] if self.move is None else [self.move]
        for step in self.steps:
            if step.part not in PARTS:
                break
            chosen = [
                each.move for each in step.options if each.thing and each.thing == self.thing(step.part)
            ]
            chosen = chosen or ([] if step.default is None else [step.default])
            if not chosen:
                break
            moves_so_far += chosen
        return moves_so_far

    # Picking

    def pick_card(self, card: str) -> None:
        """Pick a card, or put it back."""
        self.card = None if self.card == card else card
        self.tidy()

    def pick_tile(self, at: int) -> bool:
        """Pick a tile or put it back; one that does not go with the card is not picked."""
        if self.giving:
            self.given = sorted({at} ^ set(self.given))
            return True
        if self.step(LOWER) and self.tile is not None and at != self.tile:
            self.lower = None if self.lower == at else at
            self.tidy()
            return self.lower == at
        picked = None if self.tile == at else at
        if picked is not None and self.card is not None and not self.goes_with(self.card, picked):
            return False
        self.tile = picked
        self.tidy()
        return True

    def pick_next(self, part: str) -> None:
        """Pick the next thing of a step; after the last one nothing, where that is possible."""
        step = self.step(part)
        if step is None:
            return
        things: list[str | None] = [option.thing for option in step.options if option.thing]
        if step.default is not None:
            things.append(None)
        now = self.thing(part)
        at = things.index(now) + 1 if now in things and now is not None else 0
        self.added.pop(part, None)
        if picked := things[at % len(things)]:
            self.added[part] = picked

    def pick_option(self, at: int) -> None:
        """Mark an option."""
        if self.options:
            self.at = at % len(self.options)

    def goes_with(self, card: str, tile: int) -> bool:
        """May a tile go with a card?"""
        return f"{card}+{self.own.tiles[tile]}" in self.moves

    def tidy(self) -> None:
        """Drop what no longer goes together."""
        if self.card is not None and self.tile is not None and not self.goes_with(self.card, self.tile):
            self.tile = None
        fitting = {step.part: {option.thing for option in step.options} for step in self.steps}
        if self.lower == self.tile or self.thing(LOWER) not in fitting.get(LOWER, ()):
            self.lower = None
        self.added = {part: thing for part, thing in self.added.items() if thing in fitting.get(part, ())}

    def clear(self) -> None:
        """Put everything back."""
        self.card = self.tile = self.lower = None
        self.added, self.given = {}, []
