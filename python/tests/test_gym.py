"""The environments for Gymnasium."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers import vector as vector_wrappers

import dooz
from dooz.gym import MNKEnv, MNKVectorEnv

IDS = ["dooz/TicTacToe-v0", "dooz/Gomoku-v0", "dooz/MNK-v0"]


def first_free(board: dooz.Board) -> int:
    return board.legal_moves.cells[0]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("side", ["first", "second", "random"])
def test_they_pass_the_check_of_the_interface(name: str, side: str) -> None:
    env = gymnasium.make(name, side=side)
    check_env(env.unwrapped, skip_render_check=True)
    for mode in ("ansi", "rgb_array"):
        shown = gymnasium.make(name, side=side, render_mode=mode)
        check_env(shown.unwrapped)


def test_the_names_are_registered_with_their_rules() -> None:
    rules = [gymnasium.make(name).unwrapped.rules for name in IDS[:2]]  # type: ignore[attr-defined]
    assert [str(found) for found in rules] == ["3x3x3", "15x15x5"]
    env = gymnasium.make("dooz/MNK-v0", rules="7x6x4-misere")
    assert env.action_space == gymnasium.spaces.Discrete(42)


def test_the_opponent_has_moved_when_it_is_the_agents_turn() -> None:
    env = MNKEnv("3x3x3", opponent=first_free, side="second")
    observation, info = env.reset()
    assert observation["observation"][0, 0].tolist() == [0, 1]
    assert info["action_mask"].tolist() == [0] + [1] * 8
    observation, reward, terminated, truncated, info = env.step(4)
    assert observation["observation"][1, 1].tolist() == [1, 0]
    assert observation["observation"][0, 1].tolist() == [0, 1]
    assert (reward, terminated, truncated) == (0.0, False, False)
    _, reward, terminated, _, _ = env.step(8)
    assert (reward, terminated) == (-1.0, True)
    with pytest.raises(ResetNeeded):
        env.step(5)


def test_a_draw_is_worth_nothing() -> None:
    env = MNKEnv("2x2x3", opponent=first_free)
    env.reset()
    env.step(0)
    _, reward, terminated, _, _ = env.step(3)
    assert (reward, terminated) == (0.0, True)


class Failing:
    """An opponent that plays the first free cell, and fails when it is told to."""

    def __init__(self) -> None:
        self.fails = False

    def __call__(self, board: dooz.Board) -> int:
        if self.fails:
            self.fails = False
            raise RuntimeError("out of order")
        return first_free(board)


@pytest.mark.parametrize("side", ["first", "second"])
def test_nobody_plays_for_an_opponent_that_has_failed(side: Any) -> None:
    opponent = Failing()
    env = MNKEnv("3x3x3", opponent=opponent, side=side)
    env.reset()
    opponent.fails = True
    with pytest.raises(RuntimeError, match="out of order"):
        env.step(4) if side == "first" else env.reset()
    with pytest.raises(ResetNeeded):
        env.step(8)
    env.reset()
    env.step(8)


@pytest.mark.parametrize("side", ["first", "second"])
@pytest.mark.parametrize("mode", ["NextStep", "SameStep", "Disabled"])
def test_nobody_plays_for_failed_opponents_in_vectors(mode: str, side: Any) -> None:
    opponent = Failing()
    envs = MNKVectorEnv(2, "3x3x3", opponent=opponent, side=side, autoreset_mode=mode)
    envs.reset()
    opponent.fails = True
    with pytest.raises(RuntimeError, match="out of order"):
        envs.step(np.array([4, 4])) if side == "first" else envs.reset()
    if mode == "Disabled":
        with pytest.raises(ResetNeeded, match="reset_mask"):
            envs.step(np.array([8, 8]))
        return
    # All games begin again, and the action does not count.
    observations, _, terminations, _, _ = envs.step(np.array([8, 8]))
    assert not terminations.any()
    assert observations["observation"][..., 0].sum() == 0
    assert observations["action_mask"].sum() == (18 if side == "first" else 16)


@pytest.mark.parametrize("action", [4, 9, -1])
def test_an_illegal_action_loses_at_once(action: int) -> None:
    env = MNKEnv("3x3x3", opponent=first_free)
    env.reset()
    env.step(4)
    observation, reward, terminated, _, info = env.step(action)
    assert (reward, terminated) == (-1.0, True)
    assert observation["action_mask"].sum() == 0
    assert "illegal" in info


@pytest.mark.parametrize("opponent", ["random", "perfect", "lafore", "level:60"])
def test_the_same_seed_gives_the_same_games(opponent: str) -> None:
    def game(seed: int) -> list[Any]:
        env = MNKEnv("3x3x3", opponent=opponent, side="random")
        observation, info = env.reset(seed=seed)
        history: list[Any] = [observation["observation"].tolist()]
        terminated = False
        while not terminated:
            action = int(np.flatnonzero(info["action_mask"])[-1])
            observation, reward, terminated, _, info = env.step(action)
            history.append((observation["observation"].tolist(), reward))
        return history

    assert game(3) == game(3)
    assert len({str(game(seed)) for seed in range(10)}) > 1


def test_nobody_beats_the_perfect_opponent() -> None:
    envs = MNKVectorEnv(8, "3x3x3", opponent="perfect", side="random")
    chance = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    ended = 0
    while ended < 60:
        actions = [
            chance.choice(np.flatnonzero(mask)) if mask.any() else 0
            for mask in infos["action_mask"]
        ]
        _, rewards, terminations, _, infos = envs.step(np.array(actions))
        assert (rewards <= 0).all()
        ended += terminations.sum()


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"side": "third"}, "`third` is not a side"),
        ({"opponent": "nobody"}, "`nobody` is not a player of Dooz; choose perfect"),
        ({"opponent": "level:many"}, "`many` is not a number from 0 to 100"),
        ({"opponent": "random:depth=2"}, "Random has no option"),
        ({"opponent": "sisoog", "rules": "gomoku"}, "Sisoog plays on a 3x3 board only"),
        ({"opponent": "pbrain:/nowhere"}, "There is no program at /nowhere"),
        ({"render_mode": "window"}, "`window` is not a render mode"),
        ({"rules": "3x3"}, "There are no such rules"),
        ({"rules": "1x1x1", "side": "second"}, "the first move ends this game"),
        ({"rules": "3x3x1", "side": "random"}, "the first move ends this game"),
    ],
)
def test_what_cannot_be_played_says_why(options: dict[str, Any], sentence: str) -> None:
    for kind in (MNKEnv, MNKVectorEnv):
        with pytest.raises(ValueError, match=sentence):
            kind(**options)


@pytest.mark.parametrize("mode", ["NextStep", "SameStep"])
@pytest.mark.parametrize("name", IDS)
def test_vectors_are_native_and_say_how_they_begin_again(name: str, mode: str) -> None:
    envs = gymnasium.make_vec(name, num_envs=3, autoreset_mode=mode)
    assert isinstance(envs, MNKVectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode(mode)
    assert envs.spec is not None
    assert envs.spec.id == name
    observations, infos = envs.reset(seed=5)
    assert observations in envs.observation_space
    # A wrapper of Gymnasium's own counts the episodes.
    counted = vector_wrappers.RecordEpisodeStatistics(envs)
    counted.reset(seed=5)
    ended = 0
    for _ in range(200):
        observations, rewards, terminations, truncations, infos = counted.step(
            envs.action_space.sample()
        )
        assert observations in envs.observation_space
        assert rewards.shape == terminations.shape == truncations.shape == (3,)
        if "episode" in infos:
            ended += infos["_episode"].sum()
    assert ended > 20


def play(envs: VectorEnv[Any, Any, Any], steps: int, seed: int = 1) -> list[Any]:
    """Play the first free cell in each game, and list all that is returned."""
    observations, infos = envs.reset(seed=seed)
    history: list[Any] = [(observations, infos)]
    for _ in range(steps):
        actions = observations["action_mask"].argmax(axis=1)
        observations, *results, infos = envs.step(actions)
        history.append((observations, results, infos))
    return history


@pytest.mark.parametrize("side", ["first", "second"])
@pytest.mark.parametrize("rules", ["3x3x3", "4x3x3-misere", "2x2x3"])
@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_vectors_return_what_single_environments_do(
    mode: AutoresetMode, rules: str, side: Any
) -> None:
    def last_free(board: dooz.Board) -> int:
        return board.legal_moves.cells[-1]

    def single() -> MNKEnv:
        return MNKEnv(rules, opponent=last_free, side=side)

    plain = gymnasium.vector.SyncVectorEnv([single] * 2, autoreset_mode=mode)
    native = MNKVectorEnv(2, rules, opponent=last_free, side=side, autoreset_mode=mode)
    for expected, found in zip(play(plain, 30), play(native, 30), strict=True):
        assert data_equivalence(expected, found), f"{expected}\n{found}"


def test_a_person_sees_the_boards_after_each_action(capsys: pytest.CaptureFixture[str]) -> None:
    envs = MNKVectorEnv(2, "3x3x3", opponent=first_free, render_mode="human")
    boards = [dooz.Board("3x3x3"), dooz.Board("3x3x3")]
    envs.reset()
    assert capsys.readouterr().out == "".join(f"{board}\n" for board in boards)
    envs.step(np.array([4, 8]))
    for board, cell in zip(boards, (4, 8), strict=True):
        board.push(cell)
        board.push(0)
    assert capsys.readouterr().out == "".join(f"{board}\n" for board in boards)


def test_a_person_sees_the_end_of_a_game_and_the_next_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    envs = MNKVectorEnv(1, "3x3x1", render_mode="human", autoreset_mode="SameStep")
    envs.reset()
    capsys.readouterr()
    envs.step(np.array([4]))
    assert capsys.readouterr().out == f"{dooz.Board('3x3x1', 'b2')}\n{dooz.Board('3x3x1')}\n"


def test_what_vectors_return_is_never_changed() -> None:
    envs = MNKVectorEnv(4, "3x3x3")
    chance = np.random.default_rng(3)
    returned: list[Any] = []
    copies: list[Any] = []
    observations, infos = envs.reset(seed=1)
    for _ in range(20):
        actions = [chance.choice([*np.flatnonzero(mask), 0]) for mask in infos["action_mask"]]
        observations, rewards, terminations, _, infos = envs.step(np.array(actions))
        arrays = [*observations.values(), rewards, terminations, infos["action_mask"]]
        returned.extend(arrays)
        copies.extend(array.copy() for array in arrays)
    for array, copied in zip(returned, copies, strict=True):
        np.testing.assert_array_equal(array, copied)


def test_illegal_actions_in_vectors_end_their_game_only() -> None:
    envs = MNKVectorEnv(3, "3x3x3", opponent=first_free)
    with pytest.raises(ResetNeeded):
        envs.step(np.array([0, 0, 0]))
    envs.reset()
    envs.step(np.array([4, 4, 4]))
    _, rewards, terminations, _, infos = envs.step(np.array([4, 8, 99]))
    assert rewards.tolist() == [-1, 0, -1]
    assert terminations.tolist() == [True, False, True]
    assert infos["action_mask"].sum(axis=1).tolist() == [0, 5, 0]
    _, rewards, terminations, _, infos = envs.step(np.array([4, 5, 4]))
    assert terminations.tolist() == [False, False, False] or rewards[1] != 0
    assert infos["action_mask"][0].tolist() == [1] * 9


def test_disabled_vectors_begin_again_when_they_are_told() -> None:
    envs = MNKVectorEnv(2, "3x3x3", opponent=first_free, autoreset_mode="Disabled")
    envs.reset()
    envs.step(np.array([0, 4]))
    _, _, terminations, _, _ = envs.step(np.array([0, 8]))
    assert terminations.tolist() == [True, False]
    with pytest.raises(ResetNeeded, match="reset_mask"):
        envs.step(np.array([1, 5]))
    _, infos = envs.reset(options={"reset_mask": np.array([True, False])})
    assert infos["action_mask"].sum(axis=1).tolist() == [9, 5]


def test_vectors_with_the_same_seed_play_the_same_games() -> None:
    def games(seed: int, threads: int) -> bytes:
        envs = MNKVectorEnv(600, "4x4x3", side="random", threads=threads)
        history = play(envs, 12, seed)
        return b"".join(entry[0]["observation"].tobytes() for entry in history)

    assert games(1, 1) == games(1, 2)
    assert games(1, 1) != games(2, 1)


def test_a_vector_refuses_actions_of_another_shape() -> None:
    envs = MNKVectorEnv(3)
    envs.reset(seed=1)
    wrong: list[Any] = [np.array([4]), np.array(4), np.zeros((3, 1), np.int64), np.zeros(3)]
    for actions in wrong:
        with pytest.raises(ValueError, match="3 integers"):
            envs.step(actions)
