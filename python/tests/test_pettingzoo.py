"""The environment for PettingZoo."""

import copy
import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test

import dooz
from dooz.pettingzoo import mnk_v0

RULES = ["3x3x3", "7x6x4-misere", "gomoku", "renju"]


@pytest.mark.parametrize("rules", RULES)
# The checker knows by name which environments have masks; an empty board is all zeros.
@pytest.mark.filterwarnings("ignore:Observation numpy array is all zeros")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent")
def test_it_passes_the_check_of_the_interface(rules: str) -> None:
    api_test(mnk_v0.env(rules), num_cycles=100)  # type: ignore[no-untyped-call]


@pytest.mark.parametrize("rules", RULES)
def test_it_passes_the_check_of_seeds(rules: str) -> None:
    seed_test(lambda: mnk_v0.env(rules), num_cycles=100)  # type: ignore[no-untyped-call]


def test_it_passes_the_check_of_pictures() -> None:
    render_test(mnk_v0.env)  # type: ignore[arg-type]


def test_observations_are_what_boards_show() -> None:
    env = mnk_v0.env("5x4x4")
    chance = random.Random(4)
    for _ in range(20):
        env.reset()
        board = dooz.Board("5x4x4")
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            assert observation is not None
            if termination:
                env.step(None)
                continue
            assert (agent == "player_1") == (board.turn == "first")
            assert (reward, truncation, info) == (0, False, {})
            stones = board.array()
            np.testing.assert_array_equal(observation["observation"][..., 0], stones == 1)
            np.testing.assert_array_equal(observation["observation"][..., 1], stones == -1)
            mask = observation["action_mask"]
            assert tuple(np.flatnonzero(mask)) == board.legal_moves.cells
            other = env.observe("player_2" if agent == "player_1" else "player_1")
            assert other["action_mask"].sum() == 0
            np.testing.assert_array_equal(
                other["observation"], observation["observation"][..., ::-1]
            )
            cell = chance.choice(board.legal_moves.cells)
            board.push(cell)
            env.step(np.int64(cell))
        assert env.agents == []


def finished(cells: list[Any], rules: str = "3x3x3") -> mnk_v0.raw_env:
    env = mnk_v0.env(rules)
    env.reset()
    for cell in cells:
        env.step(cell)
    return env


@pytest.mark.parametrize(
    ("rules", "cells", "rewards"),
    [
        ("3x3x3", [0, 3, 1, 4, 2], (1, -1)),
        ("3x3x3-misere", [0, 3, 1, 4, 2], (-1, 1)),
        ("2x2x3", [0, 1, 2, 3], (0, 0)),
        ("3x3x3", [4, 4], (1, -1)),
        ("3x3x3", [9], (-1, 1)),
        ("3x3x3", [-1], (-1, 1)),
    ],
)
def test_both_agents_end_in_the_same_step(
    rules: str, cells: list[int], rewards: tuple[int, int]
) -> None:
    env = finished(cells, rules)
    assert env.terminations == {"player_1": True, "player_2": True}
    assert tuple(env.rewards.values()) == rewards
    seen = {}
    for agent in env.agent_iter():
        _, reward, termination, _, _ = env.last()
        assert termination
        seen[agent] = reward
        env.step(None)
    assert seen == {"player_1": rewards[0], "player_2": rewards[1]}


def test_an_illegal_move_says_why() -> None:
    env = finished([4, 4])
    assert env.infos["player_2"]["illegal"] == "`b2` is taken; choose an empty square."
    assert env.infos["player_1"] == {}
    assert env.board.ply == 1


def test_its_lists_are_its_own() -> None:
    env = finished([0, 3, 1, 4, 2])
    env.step(None)
    env.step(None)
    assert (env.agents, env.possible_agents) == ([], ["player_1", "player_2"])
    env.reset()
    assert env.agents == ["player_1", "player_2"]
    assert env.agents is not env.possible_agents


def test_steps_out_of_order_are_refused() -> None:
    env = mnk_v0.env()
    with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
        env.step(0)
    env.reset()
    with pytest.raises(ValueError, match="player_1 must play a cell"):
        env.step(None)
    with pytest.raises(TypeError):
        env.step(1.5)  # type: ignore[arg-type]
    env = finished([0, 3, 1, 4, 2])
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(5)
    with pytest.raises(ValueError, match="`window` is not a render mode"):
        mnk_v0.env(render_mode="window")


@pytest.mark.parametrize("again", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_game_can_be_copied_in_its_middle(again: Any) -> None:
    env = finished([4, 0])
    other = again(env)
    other.step(8)
    assert (env.board.ply, other.board.ply) == (2, 3)
    assert (env.agent_selection, other.agent_selection) == ("player_1", "player_2")


def test_a_person_sees_the_board_after_each_action(capsys: pytest.CaptureFixture[str]) -> None:
    env = mnk_v0.env("3x3x3", render_mode="human")
    env.reset()
    env.step(4)
    boards = [dooz.Board("3x3x3"), dooz.Board("3x3x3", "b2")]
    assert capsys.readouterr().out == "".join(f"{board}\n" for board in boards)


def test_a_picture_shows_the_stones() -> None:
    env = mnk_v0.env("4x3x3", render_mode="rgb_array")
    env.reset()
    empty = env.render()
    env.step(5)
    one = env.render()
    assert isinstance(empty, np.ndarray)
    assert isinstance(one, np.ndarray)
    assert one.shape == (121, 161, 3)
    changed = (empty != one).any(axis=2)
    # Cell 5 is the second of the second row.
    assert changed[41:80, 41:80].all()
    changed[41:80, 41:80] = False
    assert not changed.any()
