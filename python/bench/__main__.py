"""The speed of Dooz beside other packages: `cargo xtask bench python`.

Each file `rows_*.py` of this folder has a list `ROWS`.
"""

import importlib
import pathlib
import sys

from measure import Fact, Row, rate


def measured(row: Row) -> str:
    """Return the line of a work: the rate of Dooz, and of each peer with the ratio."""
    cells: list[str] = []
    own = 0.0
    for contender in row.contenders:
        try:
            work = contender.prepare()
        except ImportError as error:
            cells.append(f"{contender.name}: not installed ({error.name})")
            continue
        found = rate(work)
        if own:
            cells.append(f"{contender.name} {found:,.0f} ({own / found:.1f} times)")
        else:
            own = found
            cells.append(f"{contender.name} {found:,.0f}")
    return ", ".join(cells)


def main(names: list[str]) -> None:
    """Print a line for each row of the named files, or of all."""
    print("Steps per second of processor time; the median of five measurements")
    print("| work | measured | goal |\n|---|---|---|")
    folder = pathlib.Path(__file__).parent
    for file in sorted(folder.glob("rows_*.py")):
        if names and file.stem.removeprefix("rows_") not in names:
            continue
        rows: list[Row | Fact] = importlib.import_module(file.stem).ROWS
        for row in rows:
            found = row.find() if isinstance(row, Fact) else measured(row)
            print(f"| {row.work} | {found} | {row.goal} |", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
