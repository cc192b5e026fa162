"""OpenSpiel's own tests, its algorithms, and what they do not look at."""

import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, outcome_sampling_mccfr
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

from ginkgopolis import BadOptions, Game, IllegalMove, Options
from ginkgopolis.env import open_spiel, tree
from ginkgopolis.env.fields import FIELDS
from ginkgopolis.env.open_spiel import GinkgopolisGame, GinkgopolisState
from ginkgopolis.env.places import SIZE
from ginkgopolis.env.told import LABELS
from tests.battery.tables import Table
from tests.env.reading import observed
from tests.env.sampled import SAMPLED, any_table, options_of

HIDDEN = pyspiel.PrivateInfoType.NONE


def loaded(options: Options, reward: str = "win") -> GinkgopolisGame:
    """Load a game with these options by its name."""
    game: GinkgopolisGame = pyspiel.load_game(
        open_spiel.NAME,
        {
            "players": options.players,
            "introductory": options.introductory,
            "closed_screens": options.closed_screens,
            "modules": "+".join(options.modules),
            "hand_size": options.hand_size,
            "hal": options.hal or "",
            "reward": reward,
        },
    )
    return game


def game_at(state: GinkgopolisState) -> Game:
    """Return the game that a state of OpenSpiel shows."""
    assert state.node is not None
    return Game(state.node.state, state.node.ground.options, ("A", "B"), None)


def random_states(game: GinkgopolisGame, seed: int) -> Any:
    """Play a game at random and stop at every decision."""
    chance, state = np.random.default_rng(seed), game.deal(seed)
    while not state.is_terminal():
        yield state
        state.apply_action(int(chance.choice(state.legal_actions())))


@pytest.mark.parametrize("table", SAMPLED[::7] + SAMPLED[8:10], ids=str)
def test_random_sim(table: Table) -> None:
    pyspiel.random_sim_test(loaded(options_of(table)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", ["margin", "score"])
@pytest.mark.parametrize("players", [2, 3])
def test_random_sim_with_other_rewards(players: int, reward: str) -> None:
    game = loaded(Options(players=players), reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@any_table
def test_resampling(table: Table) -> None:
    """What OpenSpiel's test in C++ demands, which cannot be called for a game in Python, and more.

    Some games are looked at from every seat at every moment.
    """
    sampler, others = pyspiel.UniformProbabilitySampler(0.0, 1.0), 0
    every = 1 if table in SAMPLED[::9] else 5
    for at, state in enumerate(random_states(loaded(options_of(table)), seed=3)):
        for player in range(state.num_players()):
            if (at + player) % every:
                continue
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            if state.current_player() == player:
                assert other.legal_actions() == state.legal_actions()
            others += str(other) != str(state)
    assert others > 3


def test_what_is_resampled_can_be_played_on_cloned_and_kept() -> None:
    game = loaded(Options(players=3, modules=("events", "experts")))
    states = [state.clone() for state in random_states(game, seed=8)]
    other = states[40].resample_from_infostate(1, pyspiel.UniformProbabilitySampler(0.0, 1.0))
    assert other.history() == [] and states[40].history() != []
    _, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, other))
    for state in (other.clone(), kept, pickle.loads(pickle.dumps(other))):
        assert str(state) == str(other)
        assert state.information_state_string(1) == other.information_state_string(1)
    while not other.is_terminal():
        other.apply_action(other.legal_actions()[0])
        kept.apply_action(kept.legal_actions()[0])
    assert other.returns() == kept.returns() and sum(other.returns()) == 1


def test_a_seat_sees_what_observations_say() -> None:
    options = Options(players=3, modules=("green_spaces",), closed_screens=True)
    game = loaded(options)
    observation = make_observation(game)
    for state in list(random_states(game, seed=4))[::20]:
        for player in range(3):
            expected = observed(state.node.state, player, options)
            observation.set_from(state, player)
            assert list(observation.dict) == [field.name for field in FIELDS]
            for name, numbers in expected.items():
                assert np.array_equal(observation.dict[name], numbers)
            flat = np.concatenate([numbers.ravel() for numbers in expected.values()])
            assert state.observation_tensor(player) == state.information_state_tensor(player) == flat.tolist()


def test_every_number_has_a_name_of_its_own() -> None:
    assert len({(field.name, label) for field, label in LABELS}) == SIZE


def test_the_text_of_a_first_observation_by_hand() -> None:
    lines = loaded(Options(players=3)).deal(5).observation_string(0).splitlines()
    assert lines[0] == "player 0"
    assert "question: draft" in lines and "options: seats 3, hand size 4" in lines
    assert next(line for line in lines if line.startswith("pack")).count("C") == 4
    assert (
        "seats: 0 present 1, 0 owes a decision 1, 0 stock 20, 0 New Hand tokens 2, 1 present 1"
        in "\n".join(lines)
    )


def drafted(game: GinkgopolisGame, actions: list[int]) -> GinkgopolisState:
    """Let the seats keep what stands at these places of their packs."""
    state = game.deal(5)
    for place in actions:
        state.apply_action(state.legal_actions()[place])
    return state


def test_nobody_sees_what_another_has_kept_until_all_have() -> None:
    """The second of three decides when the first has kept one of two: it is all the same to her."""
    game = loaded(Options(players=3))
    one, another = drafted(game, [0]), drafted(game, [1])
    assert one.current_player() == 1
    for player in (1, 2):
        assert one.information_state_string(player) == another.information_state_string(player)
    assert one.information_state_string(0) != another.information_state_string(0)


def given_back(state: GinkgopolisState, *moves: str) -> GinkgopolisState:
    """Let the player who decides lay out tiles, one after the other."""
    after: GinkgopolisState = state.clone()
    for move in moves:
        after.apply_action(after.string_to_action(after.current_player(), move))
    return after


def test_players_remember_what_can_no_longer_be_seen() -> None:
    """Two tiles laid out in another order lie there in the same way, and only she who did it knows (E1)."""
    chance, state = np.random.default_rng(0), loaded(Options(players=2)).deal(0)
    while game_at(state).question != "give back":
        state.apply_action(int(chance.choice(state.legal_actions())))
    player = state.current_player()
    texts = [state.action_to_string(player, action) for action in state.legal_actions()]
    first, second = [text for text in texts if text.startswith("give")][:2]
    one, another = given_back(state, first, second), given_back(state, second, first)
    assert one.observation_string(player) == another.observation_string(player)
    assert one.information_state_string(player) != another.information_state_string(player)
    assert one.information_state_string(1 - player) == another.information_state_string(1 - player)


def test_memory_is_the_same_however_it_is_worked_out() -> None:
    """Asked for at every moment, or at the end alone, or of a state that was serialized on the way."""
    game = loaded(Options(players=2))
    states = [(state.clone(), state.information_state_string(0)) for state in random_states(game, seed=6)]
    late = game.deal(6)
    for action in states[-1][0].history()[open_spiel.DIGITS :]:
        late.apply_action(action)
    middle, _ = states[len(states) // 2]
    kept = game.deserialize_state(middle.serialize())
    for action in states[-1][0].history()[len(kept.history()) :]:
        kept.apply_action(action)
    assert late.information_state_string(0) == states[-1][1] == kept.information_state_string(0)
    assert len({told for _, told in states}) > len(states) / 3


@pytest.mark.parametrize("reward", ["win", "margin", "score"])
def test_a_whole_game_is_that_of_the_library(reward: str) -> None:
    chance, state = np.random.default_rng(4), loaded(Options(players=3), reward).deal(21)
    game = Game.new(players=3, seed=21)
    while not state.is_terminal():
        seat = state.current_player()
        assert seat == game.pending[0] and state.returns() == [0, 0, 0]
        action = int(chance.choice(state.legal_actions()))
        game.play(seat, state.action_to_string(seat, action))
        state.apply_action(action)
    scores = game.totals()
    best = max(scores)
    expected = {
        "win": [scores.count(best) ** -1 if score == best else 0 for score in scores],
        "margin": [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)],
        "score": scores,
    }
    assert game.over and state.returns() == expected[reward]
    replayed = pyspiel.build_state_from_history_string(str(state.get_game()), str(state.history()))[1]
    assert str(replayed) == str(state)


def test_what_rewards_come_to() -> None:
    kinds = pyspiel.GameType.Utility
    assert loaded(Options(players=3)).get_type().utility == kinds.CONSTANT_SUM
    assert loaded(Options(players=2), "margin").get_type().utility == kinds.ZERO_SUM
    assert loaded(Options(players=3), "margin").get_type().utility == kinds.GENERAL_SUM
    assert loaded(Options(players=1, hal="normal")).get_type().utility == kinds.GENERAL_SUM


def test_a_game_that_does_not_end_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_DECISIONS", 30)
    state = pyspiel.load_game("python_ginkgopolis(reward=score)").deal(1)
    for _ in range(30):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[-1])
    assert state.is_terminal() and state.legal_actions() == []
    assert state.returns() == game_at(state).totals()


def test_search_from_information_states() -> None:
    game = loaded(Options(players=2, modules=("experts",)))
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=20,
        random_state=np.random.RandomState(2),
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
    )
    state = game.deal(9)
    assert bot.step(state) in state.legal_actions()


def test_regret_minimization() -> None:
    game = loaded(Options(players=2))
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)
    solver.iteration()
    policy = solver.average_policy().action_probabilities(game.deal(0))
    assert sum(policy.values()) == pytest.approx(1)


def test_the_environment_for_learners() -> None:
    env = rl_environment.Environment(loaded(Options(players=3)))
    env.seed(3)
    step = env.reset()
    chance = np.random.default_rng(3)
    while not step.last():
        player = step.current_player()
        legal = step.observations["legal_actions"][player]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([int(chance.choice(legal))])
    assert sum(step.rewards) == 1


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: pyspiel.load_game("python_ginkgopolis(players=6)"), "6"),
        (lambda: pyspiel.load_game("python_ginkgopolis(reward=fame)"), "no reward 'fame'"),
        (lambda: pyspiel.load_game("python_ginkgopolis(modules=event)"), "event"),
        (lambda: loaded(Options(players=2)).deal(1 << 32), "below 4,294,967,296, and 4294967296 is none"),
        (
            lambda: make_observation(
                loaded(Options(players=2)), pyspiel.IIGObservationType(True, False, HIDDEN)
            ),
            "with the eyes of one seat",
        ),
    ],
)
def test_what_cannot_be_made_is_refused_in_a_sentence(wrong: Callable[[], object], sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        wrong()


def test_illegal_actions() -> None:
    state = loaded(Options(players=2)).deal(1)
    with pytest.raises(IllegalMove, match="Action 0 is not legal for seat 0"):
        state.apply_action(0)


def test_actions_have_names_before_a_game_has_begun() -> None:
    state = loaded(Options(players=2)).new_initial_state()
    assert state.action_to_string(0, 1733) == "B5+R4"
    assert state.action_to_string(0, 0) == "pass"
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 7) == "digit 7 of the seed"
    actions = tree.ground_of(Options(players=2), "win").actions
    assert state.action_to_string(0, actions.index_of.first_beyond).endswith("beyond the reach")
