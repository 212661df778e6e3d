"""Whole games over standard input and output, in QEMU."""

import os
import re
import select
import subprocess
import time
import unittest

from game import IMAGES, PROMPTS, Settings, Turn, check, key, tree

QEMU = os.environ.get("QEMU_SYSTEM_ARM", "qemu-system-arm")
# Of a program that answers within a second; a busy machine may be slow.
PATIENCE = 60


class Terminal:
    """QEMU with a program, and its serial line."""

    def __init__(self, machine: str, image: str):
        options = ["-display", "none", "-monitor", "none", "-serial", "stdio"]
        self.qemu = subprocess.Popen(
            [QEMU, "-M", machine, "-kernel", IMAGES / image, *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_) -> None:
        self.qemu.kill()
        self.qemu.communicate()

    def type(self, keys: bytes) -> None:
        self.qemu.stdin.write(keys)

    def read(self, ends: tuple[bytes, ...] = PROMPTS) -> bytes:
        """What it says until it asks for something."""
        said = b""
        until = time.monotonic() + PATIENCE
        while not said.endswith(ends):
            ready, _, _ = select.select([self.qemu.stdout], [], [], until - time.monotonic())
            assert ready, f"it says no more than {said!r}"
            more = os.read(self.qemu.stdout.fileno(), 4096)
            assert more, f"QEMU ended after {said!r}"
            said += more
        return said


def qemu_says(*arguments: str) -> str:
    return subprocess.run([QEMU, *arguments], check=True, capture_output=True, text=True).stdout


class Games:
    """The games of one machine."""

    machine: str
    image: str

    def play(self, settings: Settings, games: list[list[str]]) -> None:
        root = tree(settings, games)
        with Terminal(self.machine, self.image) as terminal:
            said = terminal.read()
            self.assertIn(b"Dooz", said)
            for pressed in settings.keys()[:-1]:
                terminal.type(bytes([pressed]))
                terminal.read()
            for *moves, _ in games:
                terminal.type(b" ")
                turn = root
                check(turn, terminal.read())
                for square in moves[0 if settings.person_begins else 1 :: 2]:
                    turn = turn.then[square]
                    self.enter(terminal, key(settings, square))
                    check(turn, terminal.read())

    def enter(self, terminal: Terminal, keys: bytes) -> None:
        for pressed in keys:
            terminal.type(bytes([pressed]))
            terminal.read((bytes([pressed]),))
        terminal.type(b"\r")


class Microbit(Games, unittest.TestCase):
    machine, image = "microbit", "microbit"

    def test_every_game_that_a_person_begins_goes_as_on_the_host(self):
        settings = Settings(3, person_begins=True)
        games = settings.games()
        self.assertGreater(len(games), 400)
        self.play(settings, games)

    def test_every_game_that_it_begins_goes_as_on_the_host(self):
        settings = Settings(3, person_begins=False)
        self.play(settings, settings.games())

    def test_games_on_4x4_go_as_on_the_host(self):
        settings = Settings(4, person_begins=True)
        self.play(settings, settings.games(20))

    def test_a_whole_game_can_be_typed_ahead(self):
        with Terminal(self.machine, self.image) as terminal:
            terminal.read()
            terminal.type(b" 5\r")
            # Both answers may come at once.
            said = terminal.read()
            while b"I play" not in said:
                said = terminal.read()
            self.assertIn(b"I play column 1, row 1 (7)", said)


class UnmodifiedImage(Games, unittest.TestCase):
    """The image for the STM32F030 on a relative of that chip."""

    machine, image = "b-l475e-iot01a", "stm32f030"

    @classmethod
    def setUpClass(cls):
        version = re.search(r"version (\d+)", qemu_says("--version"))[1]
        if int(version) < 10 or cls.machine not in qemu_says("-M", "help"):
            raise unittest.SkipTest(f"QEMU {version} has no compatible USART; version 10 has")

    def test_games_go_as_on_the_host(self):
        settings = Settings(3, person_begins=True)
        self.play(settings, settings.games(3))


if __name__ == "__main__":
    unittest.main()
