r"""The window of Dooz on a screen, opened and closed as a person does it.

    cargo xtask web && cargo build --package dooz-desktop
    xvfb-run --auto-servernum --server-args=-noreset \
        python3 crates/dooz-desktop/tests/window.py

Without `-noreset` the screen forgets its windows whenever nobody looks at it.
"""

import json
import os
import re
import sqlite3
import subprocess
import tempfile
import time
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
TARGET = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
PROGRAM = TARGET / "debug" / "dooz-desktop"

# However slow the machine is, what has not happened by then never will.
LONGEST_WAIT = 60

# The title of the page while it waits for a person.
YOUR_MOVE = "Your move: "

# The squares that the keys of a number pad name on the board of 3x3.
SQUARES = dict(zip("789456123", ("aa", "ba", "ca", "ab", "bb", "cb", "ac", "bc", "cc")))

ROWS = ({f"{column}{row}" for column in "abc"} for row in "abc")
COLUMNS = ({f"{column}{row}" for row in "abc"} for column in "abc")
LINES = [*ROWS, *COLUMNS, {"aa", "bb", "cc"}, {"ac", "bb", "ca"}]


# A match on a large board in which the engine has the first move.
ENGINE_BEGINS = (
    "(;FF[4]GM[4]CA[UTF-8]SZ[15]RU[freestyle]IR[5]PB[engine:time-ms=300]"
    "DOOZ[game=1][opened-by=far][near=person][far=engine:time-ms=300][first-mover=first]"
    "[near-draws=X][random-stone=no][seed=0][counts=no])"
)


def is_over(moves):
    """Returns True if the board is full or has a line."""
    sides = set(moves[::2]), set(moves[1::2])
    return len(moves) == 9 or any(line <= side for line in LINES for side in sides)


def until(what, happens):
    """Waits for something to happen and tells what it was."""
    end = time.monotonic() + LONGEST_WAIT
    while time.monotonic() < end:
        if found := happens():
            return found
        time.sleep(0.1)
    raise AssertionError(f"after {LONGEST_WAIT} s: {what}")


def ask(*command):
    """The output of a program; empty if it fails."""
    run = subprocess.run(command, capture_output=True, check=False)
    return run.stdout if run.returncode == 0 else b""


class Window:
    """The program, running, and its window."""

    def __init__(self, home):
        self.place_file = home / "config/dooz/window.json"
        self.page_data = home / "data/dooz/page"
        environment = os.environ | {
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_DATA_HOME": str(home / "data"),
            "LANG": "C.UTF-8",
            # There is neither a graphics card here nor a bus to report to.
            "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
            "LIBGL_ALWAYS_SOFTWARE": "1",
            "NO_AT_BRIDGE": "1",
        }
        self.process = subprocess.Popen([PROGRAM], env=environment)
        self.id = until("no window", self.find)

    def find(self):
        assert self.process.poll() is None, "the program has ended"
        # The program has a second window, which is never seen.
        found = ask(
            "xdotool", "search", "--onlyvisible", "--all",
            "--pid", str(self.process.pid), "--name", "^Dooz",
        )  # fmt: skip
        return found.decode().split()[0] if found else None

    def size(self):
        """Its width and height."""
        lines = ask("xdotool", "getwindowgeometry", "--shell", self.id).decode().split()
        values = dict(line.split("=") for line in lines)
        return int(values["WIDTH"]), int(values["HEIGHT"])

    def resize(self, width, height):
        ask("xdotool", "windowsize", self.id, str(width), str(height))
        until("its size stays", lambda: self.size() == (width, height))

    def click_title_bar_twice(self):
        """Maximizes it, or restores it."""
        place = ("--window", self.id, "--", "200", "-8")
        ask("xdotool", "mousemove", *place, "click", "--repeat", "2", "--delay", "80", "1")

    def shades(self):
        """The number of different bytes in the picture: one shade is an empty
        window, and a few are one with something drawn in it."""
        return len(set(ask("xwd", "-silent", "-id", self.id)[4096:]))

    def title(self):
        return ask("xdotool", "getwindowname", self.id).decode().strip()

    def wait_for_turn(self):
        """The page says in the title that it waits for a person."""
        until("it is not our turn", lambda: self.title().startswith(YOUR_MOVE))

    def press(self, key):
        ask("xdotool", "windowactivate", "--sync", self.id)
        ask("xdotool", "key", "--clearmodifiers", key)

    def games(self):
        """The games of its match as the page has stored them, the current one last."""
        stored = self.page_data / "localstorage" / "dooz_localhost_0.localstorage"
        try:
            # The program is writing, so nothing but reading is safe.
            with sqlite3.connect(f"file:{stored}?mode=ro", uri=True) as storage:
                found = storage.execute(
                    "SELECT value FROM ItemTable WHERE key = 'dooz-match'"
                ).fetchone()
        except sqlite3.OperationalError:
            return []
        return found[0].decode("utf-16-le").split("(;FF[4]")[1:] if found else []

    def moves(self):
        """The moves of its current game, as columns and rows from the top left."""
        return re.findall(r";[BW]\[(\w\w)\]", "".join(self.games()[-1:]))

    def store(self, match):
        """Puts a match in place of the stored one, while no window is open."""
        stored = self.page_data / "localstorage" / "dooz_localhost_0.localstorage"
        with sqlite3.connect(stored) as storage:
            storage.execute(
                "UPDATE ItemTable SET value = ? WHERE key = 'dooz-match'",
                [match.encode("utf-16-le")],
            )

    def results(self):
        """The number of games that are over and were put away."""
        return sum(map(int, re.findall(r"\[(?:\w+-wins|draws)=(\d+)\]", self.games()[-1])))

    def close(self):
        """Closes it by the key for that, and tells the exit status."""
        until("it does not close", self.ends_by_key)
        return self.process.returncode

    def ends_by_key(self):
        """Presses the key that closes it. Window managers miss keys while they
        are busy with a new window; a person would press again."""
        self.press("alt+F4")
        try:
            self.process.wait(LONGEST_WAIT / 6)
        except subprocess.TimeoutExpired:
            return False
        return True

    def stop(self):
        """Ends the program if a test has failed before it could."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()


class WindowTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.manager = subprocess.Popen(["openbox", "--sm-disable"])
        until("no window manager", lambda: ask("xdotool", "get_num_desktops"))

    @classmethod
    def tearDownClass(cls):
        cls.manager.terminate()
        cls.manager.wait()

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.home = Path(folder.name)

    def open(self):
        window = Window(self.home)
        self.addCleanup(window.stop)
        return window

    def test_the_page_is_drawn_in_it(self):
        window = self.open()
        until("the window is empty", lambda: window.shades() > 16)
        self.assertEqual(window.close(), 0)

    def test_a_game_is_played_in_it_to_the_end_and_another_begun(self):
        window = self.open()
        for key, square in SQUARES.items():
            before = window.moves()
            if is_over(before):
                break
            if square in before:
                continue
            window.wait_for_turn()
            window.press(key)
            until(
                f"nobody answers {square}",
                lambda: is_over(window.moves()) or len(window.moves()) == len(before) + 2,
            )
        last = window.moves()
        self.assertTrue(is_over(last), last)
        self.assertFalse(window.title().startswith(YOUR_MOVE))

        window.press("space")
        until("no game begins", lambda: window.moves() == [])
        self.assertEqual(window.results(), 1)
        self.assertIn(f"[{last[-1]}]", "".join(window.games()[:-1]))
        self.assertEqual(window.close(), 0)

    def test_a_game_goes_on_where_the_window_was_closed(self):
        window = self.open()
        window.wait_for_turn()
        # A first visit finds a game that has begun.
        begun = window.moves()
        key = next(key for key, square in SQUARES.items() if square not in begun)
        window.press(key)
        until("nobody answers", lambda: len(window.moves()) == len(begun) + 2)
        before = window.moves()
        self.assertEqual(before[len(begun)], SQUARES[key])
        self.assertEqual(window.close(), 0)

        window = self.open()
        window.wait_for_turn()
        self.assertEqual(window.moves(), before)
        free = next(key for key, square in SQUARES.items() if square not in before)
        window.press(free)
        until("nothing is played", lambda: len(window.moves()) > len(before))
        self.assertEqual(window.moves()[: len(before)], before)
        self.assertEqual(window.close(), 0)

    def test_the_engine_has_its_weights_in_it(self):
        window = self.open()
        until("no match is stored", window.games)
        window.close()
        window.store(ENGINE_BEGINS)
        again = self.open()
        until("the engine has not moved", lambda: len(again.moves()) == 1)
        self.assertEqual(again.close(), 0)

    def test_it_comes_back_to_the_size_that_it_had(self):
        window = self.open()
        self.assertEqual(window.size(), (1024, 768))
        window.resize(700, 640)
        self.assertEqual(window.close(), 0)

        self.assertEqual(self.open().size(), (700, 640))

    def test_it_can_be_restored_to_the_size_before_it_was_maximized(self):
        window = self.open()
        window.resize(700, 640)
        # A person takes a moment, in which the window hears of its size.
        time.sleep(2)
        window.click_title_bar_twice()
        until("it is not maximized", lambda: window.size() > (1024, 768))
        self.assertEqual(window.close(), 0)
        place = json.loads(window.place_file.read_text())
        self.assertEqual((place["width"], place["height"], place["maximized"]), (700, 640, True))

        again = self.open()
        until("it is not maximized", lambda: again.size() > (1024, 768))
        again.click_title_bar_twice()
        until("it is not restored", lambda: again.size() == (700, 640))

    def test_a_damaged_file_is_as_good_as_none(self):
        window = self.open()
        self.assertEqual(window.close(), 0)
        place = json.loads(window.place_file.read_text())
        self.assertEqual(place["width"], 1024)

        window.place_file.write_text('{"x":')
        self.assertEqual(self.open().size(), (1024, 768))


if __name__ == "__main__":
    unittest.main(verbosity=2)
