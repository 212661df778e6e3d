"""Every public name is documented by an example that runs."""

import doctest
import inspect
import pathlib
import re
import types
from collections.abc import Iterator

import pytest

import dooz
import dooz.engine
import dooz.gym
import dooz.jobs
import dooz.pettingzoo
import dooz.types

OPTIONS = doctest.ELLIPSIS


def public_names() -> Iterator[tuple[str, object]]:
    """List modules, their public names, and the public members of their classes."""
    for module in (dooz, dooz.jobs):
        yield module.__name__, module
        yield from names_of(module)
    yield "dooz.engine", dooz.engine
    yield "dooz.types", dooz.types
    yield "dooz.gym", dooz.gym
    yield "dooz.gym.MNKEnv", dooz.gym.MNKEnv
    yield "dooz.gym.MNKVectorEnv", dooz.gym.MNKVectorEnv
    yield "dooz.pettingzoo", dooz.pettingzoo
    yield "dooz.pettingzoo.mnk_v0", dooz.pettingzoo.mnk_v0
    yield "dooz.pettingzoo.mnk_v0.env", dooz.pettingzoo.mnk_v0.env


def names_of(module: types.ModuleType) -> Iterator[tuple[str, object]]:
    for name in module.__all__:
        thing = getattr(module, name)
        if isinstance(thing, str):
            continue
        yield f"{module.__name__}.{name}", thing
        if inspect.isclass(thing) and not issubclass(thing, Exception):
            for member, value in sorted(vars(thing).items()):
                if not member.startswith("_"):
                    # The objects around static methods have a text of their own.
                    static = isinstance(value, staticmethod)
                    yield f"{module.__name__}.{name}.{member}", value.__func__ if static else value


@pytest.mark.parametrize(
    ("name", "thing"), list(public_names()), ids=[name for name, _ in public_names()]
)
def test_the_example_in_the_documentation_runs(name: str, thing: object) -> None:
    text = inspect.getdoc(thing) or ""
    test = doctest.DocTestParser().get_doctest(text, {}, name, None, None)
    assert test.examples, f"{name} has no example"
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    report: list[str] = []
    runner.run(test, out=report.append)
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


@pytest.mark.parametrize("name", ["python.md", "python-learning.md"])
def test_the_chapter_of_the_book_runs(name: str, tmp_path: pathlib.Path) -> None:
    book = pathlib.Path(__file__).parents[2] / "docs/book/src"
    chapter = (book / name).read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(chapter, {"folder": tmp_path}, name, None, None)
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=OPTIONS)
    runner.run(test, out=report.append)
    assert len(test.examples) > 15
    assert runner.summarize(verbose=False).failed == 0, "".join(report)


def test_the_program_in_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    readme = (pathlib.Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
    programs = re.findall(r"```python\n(.*?)```", readme, flags=re.DOTALL)
    assert programs
    for program in programs:
        exec(program, {})
        assert "X at b1: best." in capsys.readouterr().out
