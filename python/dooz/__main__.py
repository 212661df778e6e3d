"""The program `dooz` for the terminal: `python -m dooz`."""

import signal
import sys

from dooz._native import _run_program


def main() -> int:
    """Carry out the command line, and return the status of the program."""
    # Python's handler would only take a note, as nothing runs that could look at it. Any
    # other is the choice of whoever has started this: of a shell, to ignore the signal.
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    return _run_program(["dooz", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
