"""The documentation in the stubs, which editors show, is that of the binary.

`DOOZ_STUBS=write pytest python/tests/test_stubs.py` writes it into the stubs.
"""

import ast
import inspect
import os
import pathlib
import pydoc
import re
from collections.abc import Iterator

import pytest

import dooz
from dooz import _native

FILE = pathlib.Path(__file__).parents[1] / "dooz" / "_native.pyi"

Documented = ast.ClassDef | ast.FunctionDef


def nodes(body: list[ast.stmt], path: str = "") -> Iterator[tuple[str, Documented]]:
    """List the public classes, functions and members of the stubs with their names."""
    for node in body:
        if isinstance(node, Documented) and not node.name.startswith("_"):
            name = f"{path}{node.name}"
            yield name, node
            if isinstance(node, ast.ClassDef):
                yield from nodes(node.body, f"{name}.")


def stubs() -> dict[str, Documented]:
    return dict(nodes(ast.parse(FILE.read_text(encoding="utf-8")).body))


def text(name: str) -> str:
    """Return the documentation of the binary without its examples."""
    thing: object = _native
    for part in name.split("."):
        thing = getattr(thing, part)
    return re.split(r"^\s*>>> ", inspect.getdoc(thing) or "", maxsplit=1, flags=re.M)[0].strip()


def write(name: str, node: Documented) -> None:
    """Replace the documentation in the stubs."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    indent = " " * (node.col_offset + 4)
    paragraphs = text(name).splitlines()
    assert "\\" not in text(name)
    end = '"""' if len(paragraphs) == 1 else f'\n{indent}"""'
    new = f'{indent}"""' + f"\n{indent}".join(paragraphs) + end
    body = node.body[0]
    first = min([body, *getattr(body, "decorator_list", [])], key=lambda part: part.lineno)
    if ast.get_docstring(node) is not None:
        lines[body.lineno - 1 : body.end_lineno] = [new]
    elif isinstance(body, ast.Expr) and lines[first.lineno - 1].endswith(": ..."):
        lines[first.lineno - 1 : first.lineno] = [lines[first.lineno - 1].removesuffix(" ..."), new]
    else:
        lines.insert(first.lineno - 1, new)
    FILE.write_text("\n".join(line.rstrip() for line in lines) + "\n", encoding="utf-8")


@pytest.mark.parametrize("name", stubs())
def test_the_stub_has_the_documentation_of_the_binary(name: str) -> None:
    assert text(name), f"{name} has no documentation"
    if os.environ.get("DOOZ_STUBS") == "write":
        write(name, stubs()[name])
    assert ast.get_docstring(stubs()[name]) == text(name)


def test_what_cannot_be_hashed_says_so() -> None:
    for name in dooz.__all__:
        kind = getattr(dooz, name)
        stub = stubs().get(name)
        if isinstance(stub, ast.ClassDef) and kind.__hash__ is None:
            fields = [node for node in stub.body if isinstance(node, ast.AnnAssign)]
            assert [ast.unparse(field) for field in fields] == ["__hash__: None"], name


def test_help_has_the_documentation_of_every_public_name() -> None:
    page = re.sub(r"[\s|]+", " ", pydoc.plain(pydoc.render_doc(dooz)))
    for name in stubs():
        if name.split(".")[0] in dooz.__all__:
            first = re.sub(r"[\s|]+", " ", text(name).split("\n\n")[0])
            assert first in page, name
