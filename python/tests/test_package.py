"""The package as it is installed."""

import subprocess
import sys

import pytest


def run(source: str) -> str:
    line = [sys.executable, "-c", source]
    return subprocess.run(line, capture_output=True, text=True, check=True).stdout.strip()


def test_the_package_needs_nothing() -> None:
    assert run("import sys, dooz; print('numpy' in sys.modules)") == "False"


@pytest.mark.parametrize(
    "call",
    ['Board("3x3x3").array()', 'positions("3x3x3")', 'playouts(dooz.Board("3x3x3"), 1)'],
)
def test_arrays_say_what_they_need(call: str) -> None:
    source = f"""
import sys
sys.modules["numpy"] = None
import dooz
try:
    dooz.{call}
except ImportError as error:
    print(error)
"""
    assert run(source) == "arrays need NumPy: pip install dooz[numpy]"


@pytest.mark.parametrize(
    ("module", "package", "sentence"),
    [
        ("gym", "gymnasium", "dooz.gym needs Gymnasium: pip install dooz[gym]"),
        (
            "pettingzoo",
            "pettingzoo",
            "dooz.pettingzoo needs PettingZoo: pip install dooz[pettingzoo]",
        ),
        ("ray", "ray", "dooz.ray needs Ray: pip install dooz[ray]"),
    ],
)
def test_modules_say_what_they_need(module: str, package: str, sentence: str) -> None:
    source = f"""
import sys
sys.modules["{package}"] = None
try:
    import dooz.{module}
except ImportError as error:
    print(error)
"""
    assert run(source) == sentence


@pytest.mark.parametrize(
    ("before", "after"), [("SIG_IGN", "SIG_IGN"), ("default_int_handler", "SIG_DFL")]
)
def test_the_program_ignores_ctrl_c_where_it_was_ignored(before: str, after: str) -> None:
    source = f"""
import signal, sys
import dooz.__main__
sys.argv = ["dooz", "--version"]
signal.signal(signal.SIGINT, signal.{before})
dooz.__main__.main()
print(signal.getsignal(signal.SIGINT) is signal.{after})
"""
    assert run(source).splitlines()[-1] == "True"


@pytest.mark.parametrize("module", ["dooz", "dooz.types", "dooz.engine"])
def test_everything_that_is_offered_is_there(module: str) -> None:
    source = f"from {module} import *; import {module} as m; print(len(m.__all__) > 4)"
    assert run(source) == "True"
