"""What one player does and gets in one sentence of the story."""

from ginkgopolis.engine.ids import POINT, RESOURCE, TILE
from ginkgopolis.language import say
from ginkgopolis.language.phrases import listing
from ginkgopolis.language.words import (
    card_list,
    card_words,
    character_short,
    drawn_words,
    expert_words,
    item_words,
    tile_list,
)


class Deed:
    """Collects what a player does and gets, until it is told."""

    def __init__(self, seat: int, *doing: str) -> None:
        self.seat = seat
        self.doing = list(doing)
        self.characters: list[int] = []
        self.discarded: list[int] = []
        self.gained = [0, 0, 0]
        self.by_bonuses = [0, 0, 0]
        self.scored: list[str] = []  # for parks and as inspector
        self.taken: list[int] = []  # tiles that everybody sees
        self.new_tiles: list[int] = []  # of value II
        self.tiles: list[int] = []
        self.cards: list[int] = []
        self.kept: list[int] = []
        self.missing = 0  # resources that a building should have given but the supply does not have
        self.new_hand = False
        self.drawing = False  # has the player decided which tiles to draw?
        self.as_architect = False
        self.turned: list[int] = []  # cards that Hal turns over
        self.is_hals = False

    def clauses(self, expert: int | None) -> list[str]:
        """Return what is told to all, one clause for each thing."""
        doing = self.beginning(expert)
        if any(self.gained):
            doing.append(say("gains", items=item_words(self.gained[RESOURCE], 0, self.gained[POINT])))
        doing += self.scored
        bonus = item_words(self.by_bonuses[RESOURCE], 0, self.by_bonuses[POINT])
        if bonus:
            doing.append(say("gains-bonus", items=bonus))
        if self.kept:
            doing.append(say("keeps-card", card=card_list(self.kept)))
        if self.taken:
            doing.append(say("takes-tiles", tiles=tile_list(self.taken)))
        return doing

    @property
    def has_secrets(self) -> bool:
        """Is there anything that only the player may know?"""
        return bool(self.tiles or self.new_tiles or self.cards)

    def draws(self, own: bool) -> list[str]:
        """Return what is drawn, which ends the sentence; tiles and cards are named to their owner."""
        doing = []
        if self.tiles or self.new_tiles:
            doing.append(self.draws_tiles(own))
        if self.cards:
            cards = card_list(self.cards) if own else say("cards", amount=len(self.cards))
            doing.append(say("draws", what=cards))
        return doing

    def beginning(self, expert: int | None) -> list[str]:
        """Return what is done before anything is gained."""
        doing = self.doing.copy()
        if self.characters:
            words = [] if expert is None else [expert_words(expert)]
            words += [character_short(character) for character in self.characters]
            doing.append(say("has-characters", characters=listing(words)))
        discards = [say("discards-cards", cards=card_list(self.discarded))] if self.discarded else []
        if not self.turned:
            return doing + discards
        turned = listing([card_words(card) for card in self.turned])
        return [say("turns-over", cards=turned), *discards, *doing]

    def draws_tiles(self, own: bool) -> str:
        """Say what is drawn, and how much of it by bonuses; the tiles themselves are the player's secret."""
        amount = len(self.tiles)
        tiles = tile_list(self.new_tiles + self.tiles) if own else drawn_words(len(self.new_tiles), amount)
        if self.as_architect:
            return say("draws-tiles-architect", tiles=tiles)
        bonus = self.by_bonuses[TILE]
        if bonus == 0 or bonus > amount:
            return say("draws-tiles", tiles=tiles)
        if bonus == amount:
            return say("draws-tiles-bonus", tiles=tiles)
        return say("draws-tiles-some-bonus", amount=bonus, tiles=tiles)
