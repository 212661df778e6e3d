"""Random moves on many boards at once."""

import random
from collections.abc import Callable
from typing import Any

from measure import Contender, Row

import dooz

SIZE = 1024


def steps(rules: str, threads: int) -> Callable[[], int]:
    """Draw and make 20 moves on all boards."""
    batch = dooz.Batch(rules, SIZE, threads, seed=1)

    def work() -> int:
        for _ in range(20):
            batch.step(batch.sample())
        return 20 * SIZE

    return work


def with_pgx(name: str) -> Callable[[], int]:
    """Draw and make 20 moves on all boards by a compiled rollout of pgx."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def move(_: int, carry: Any) -> Any:
        state, key = carry
        key, choices, resets = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask)
        actions = jax.random.categorical(choices, chances, axis=-1)
        return step(state, actions, jax.random.split(resets, SIZE)), key

    rollout = jax.jit(lambda carry: jax.lax.fori_loop(0, 20, move, carry))
    key = jax.random.PRNGKey(1)
    carry = jax.vmap(env.init)(jax.random.split(key, SIZE)), key

    def work() -> int:
        nonlocal carry
        carry = jax.block_until_ready(rollout(carry))
        return 20 * SIZE

    return work


def with_open_spiel(name: str, size: int = 64) -> Callable[[], int]:
    """Choose among the legal actions and step a `SyncVectorEnv` of OpenSpiel."""
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    envs, choice = SyncVectorEnv([Environment(name) for _ in range(size)]), random.Random(1).choice
    seen = envs.reset()

    def chosen(time_step: Any) -> StepOutput:
        observations = time_step.observations
        legal = observations["legal_actions"][observations["current_player"]]
        return StepOutput(action=choice(legal), probs=None)

    def work() -> int:
        nonlocal seen
        seen = envs.step([chosen(one) for one in seen], reset_if_done=True)[0]
        return size

    return work


def contenders(rules: str, of_pgx: str, of_open_spiel: str) -> list[Contender]:
    """One thread, and two, and the peers."""
    return [
        Contender("one thread", lambda: steps(rules, 1)),
        Contender("two threads", lambda: steps(rules, 2)),
        Contender(f"pgx {of_pgx}", lambda: with_pgx(of_pgx)),
        Contender("OpenSpiel SyncVectorEnv", lambda: with_open_spiel(of_open_spiel)),
    ]


ROWS = [
    Row(
        f"`Batch` of {SIZE:,}, sample and step, 3x3",
        "4 times pgx",
        contenders("3x3x3", "tic_tac_toe", "tic_tac_toe"),
    ),
    Row(
        f"`Batch` of {SIZE:,}, sample and step, 15x15",
        "3 million",
        contenders("gomoku", "hex", "mnk(m=15,n=15,k=5)"),
    ),
    Row(
        f"`Batch` of {SIZE:,}, sample and step, renju",
        "",
        [Contender("one thread", lambda: steps("renju", 1))],
    ),
]
