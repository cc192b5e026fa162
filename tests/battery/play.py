"""Playing a game at random with the laws watching."""

import random
from dataclasses import dataclass

from ginkgopolis.engine import moves as m
from ginkgopolis.engine.journal import ROUND_BEGINS
from ginkgopolis.engine.state import TOKEN
from tests.battery import secrets, twins, whole
from tests.battery.choices import AdditionWatch
from tests.battery.knowledge import Knowledge
from tests.battery.laws import check_laws
from tests.battery.ledger import Ledger
from tests.battery.still import legal_moves, pending, question, still
from tests.battery.tables import STYLES, RandomGame, Table


@dataclass(frozen=True)
class Share:
    """Which share of the moves, and of whole games, is followed by which laws.

    What is lost stays lost: a law that is looked at now and then finds as much, a little later.
    """

    laws: float
    twins: float
    secrets: float
    whole: float


def play_checked(table: Table, style: str, seed: int, share: Share) -> RandomGame:
    """Play a game to its end; whatever law it breaks, the error says how to see it again."""
    game = RandomGame(table, seed, STYLES[style])
    try:
        watch(game, share)
    except Exception as error:
        error.add_note(f"{table}, style {style}, seed {seed}, after {len(game.moves)} moves")
        raise
    return game


def watch(game: RandomGame, share: Share) -> None:
    """Play a game to its end and check the laws on the way."""
    chance = random.Random(game.seed + 1)
    known, ledger, additions = Knowledge(game.table), Ledger(game.table), AdditionWatch()
    story = []
    while True:
        now = still(game.state)
        known.listen(game.lines)
        ledger.listen(game.lines)
        ledger.check(now)
        check_first_player(game)
        known.look(game.state)
        story += game.lines
        if game.state.over or chance.random() < share.laws:
            check_laws(now)
        additions.check(now)
        check_token_question(game)
        if chance.random() < share.twins:
            check_twins(game, chance)
        if chance.random() < share.secrets:
            check_secrets(game, known, chance)
        if game.state.over:
            break
        seat, move = game.choose()
        additions.before(game.state, seat, move)
        game.play(seat, move)
    whole.check_scores(game.state)
    if chance.random() < share.whole:
        twins.check_replay(game)
        whole.check_record(game)
        secrets.check_story(story, game.table.seats, chance)


def check_first_player(game: RandomGame) -> None:
    """N1: the first-player card goes to the left every round; H1: against Hal the player is always first."""
    first_players = game.first_players
    for line in game.lines:
        if line[0] == ROUND_BEGINS:
            if first_players:  # against Hal there is only one
                assert line[1] == (first_players[-1] + 1) % game.table.players
            first_players.append(line[1])
    assert game.state.round == len(first_players)
    assert not first_players or game.state.first_player == first_players[-1]


def check_token_question(game: RandomGame) -> None:
    """T4 is rare enough to be looked at every time, in both directions."""
    if question(game.state) == TOKEN:
        for move in legal_moves(game.state, pending(game.state)[0]):
            if m.kind_of(move) == m.TOKEN_SHIFT:
                twins.check_shift(game.state, move)


def check_twins(game: RandomGame, chance: random.Random) -> None:
    """Check the laws that play on with copies."""
    twins.check_copy(game.state, chance)
    twins.check_illegal_moves(game.state, chance)
    twins.check_order_of_seats(game.state, chance)
    twins.check_take_back(game.state, chance)


def check_secrets(game: RandomGame, known: Knowledge, chance: random.Random) -> None:
    """Check the laws about what a seat may know."""
    secrets.check_redealt(game.state, known, chance)
    secrets.check_scrambled(game.state, known, chance)
    secrets.check_closed_screens(game.state, chance)
    secrets.check_what_is_known(game.state, known)
