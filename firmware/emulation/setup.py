"""Fetches what the tests of the firmware need, once.

QEMU comes from Debian's packages, the emulator of the processor into a
virtual environment under target/tools.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
VENV = FOLDER.parents[1] / "target" / "tools" / "firmware-python"
REQUIREMENTS = FOLDER / "requirements.txt"
DONE = VENV / "requirements.txt"


def main() -> None:
    need("gcc", "gcc")
    need(os.environ.get("QEMU_SYSTEM_ARM", "qemu-system-arm"), "qemu-system-arm")
    if DONE.exists() and DONE.read_text() == REQUIREMENTS.read_text():
        return
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        install("python3-venv")
    run(sys.executable, "-m", "venv", "--clear", str(VENV))
    run(str(VENV / "bin" / "python"), "-m", "pip", "install", "--quiet", "-r", str(REQUIREMENTS))
    DONE.write_text(REQUIREMENTS.read_text())


def need(program: str, package: str) -> None:
    if shutil.which(program) is None:
        install(package)


def install(package: str) -> None:
    """From Debian's packages, where that is allowed."""
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        sys.exit(f"The firmware's tests need {package}: sudo apt-get install {package}")
    run("apt-get", "update", "--quiet=2")
    run("apt-get", "install", "--quiet=2", "--yes", "--no-install-recommends", package)


def run(*command: str) -> None:
    print("$", *command, flush=True)
    if subprocess.run(command).returncode != 0:
        sys.exit(f"It is still missing what `{' '.join(command)}` should have fetched.")


if __name__ == "__main__":
    main()
