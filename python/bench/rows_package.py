"""The size of the package and the time to import it."""

import pathlib
import statistics
import subprocess
import sys

from measure import Fact


def wheel() -> str:
    """Return the size of the wheel that was built last."""
    wheels = pathlib.Path(__file__).parents[2] / "target" / "wheels"
    files = sorted(wheels.glob("dooz-*.whl"), key=lambda file: file.stat().st_mtime)
    return f"{files[-1].stat().st_size / 1e6:.2f} MB" if files else "no wheel was built"


def import_time() -> str:
    """Return the processor time that `import dooz` adds to an interpreter, without NumPy."""
    source = "import time; begin = time.process_time(); import {}; print(time.process_time()-begin)"

    def seconds(module: str) -> float:
        line = [sys.executable, "-I", "-c", source.format(module)]
        answer = subprocess.run(line, capture_output=True, text=True, check=True)
        return float(answer.stdout)

    # The first time, files come from the disk.
    seconds("dooz")
    return f"{1000 * statistics.median(seconds('dooz') for _ in range(11)):.1f} ms"


ROWS = [
    Fact("wheel", "3 MB", wheel),
    Fact("import without NumPy", "10 ms", import_time),
]
