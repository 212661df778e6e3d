"""The games that the firmware has to play, and what it says in them."""

import re
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

TARGET = Path(__file__).parents[1] / "target"
IMAGES = TARGET / "thumbv6m-none-eabi" / "release"

PROMPTS = (b"Your move: ", b"for a new game.\r\n")
ENDS = {"nobody": "A draw.", "person": "You win!", "computer": "I win."}


@dataclass(frozen=True)
class Settings:
    """A board, and who begins on it."""

    size: int
    person_begins: bool
    as_in_article: bool = False

    def keys(self) -> bytes:
        """The keys that choose these settings and begin a game."""
        return (b"b" if self.size == 4 else b"") + (b"" if self.person_begins else b"w") + (
            b"p" if self.as_in_article else b""
        ) + b" "

    def games(self, number: int | None = None) -> list[list[str]]:
        """The host's games: lists of moves, each with its winner."""
        words = [f"{self.size}x{self.size}x3", "person" if self.person_begins else "computer"]
        words += ["article"] if self.as_in_article else []
        if number is not None:
            words.append(str(number))
        program = TARGET / "release" / "dooz-firmware-host"
        said = subprocess.run([program, *words], check=True, capture_output=True, text=True)
        return [line.split() for line in said.stdout.splitlines()]


@dataclass
class Turn:
    """The firmware's reply to a move, and the moves that can follow."""

    reply: str | None = None
    winner: str | None = None
    then: dict[str, "Turn"] = field(default_factory=dict)


def tree(settings: Settings, games: list[list[str]]) -> Turn:
    """All games in one: each position is met once."""
    root = Turn()
    for *moves, winner in games:
        turn = root
        if not settings.person_begins:
            turn.reply, moves = moves[0], moves[1:]
        for person, computer in zip(moves[::2], [*moves[1::2], None]):
            turn = turn.then.setdefault(person, Turn())
            turn.reply = computer
        turn.winner = winner
    return root


def key(settings: Settings, square: str) -> bytes:
    """The keys that name a square: on 3x3 its key of the keypad."""
    if settings.size == 3:
        return str("abc".index(square[0]) + 1 + 3 * (int(square[1]) - 1)).encode()
    return square.encode()


def rank(name: str) -> str:
    """The number of a named square's row, from below: the names on 3x3 are keys."""
    return name[1] if len(name) == 2 else str((int(name) - 1) // 3 + 1)


def check(turn: Turn, said: bytes) -> None:
    """Holds what the firmware said against what it had to do."""
    text = said.decode("ascii")
    played = re.search(r"I play column (\d), row (\d) \((\w+)\)", text)
    square = played and "abcd"[int(played[1]) - 1] + rank(played[3])
    assert square == turn.reply, f"it plays {square}, the host {turn.reply}:\n{text}"
    ends = [winner for winner, end in ENDS.items() if end in text]
    assert ends == ([turn.winner] if turn.winner else []), text
    assert said.endswith(PROMPTS[1] if turn.winner else PROMPTS[0]), text
