"""mypyc takes the rules as they are, whenever somebody wants them compiled (`docs/decisions`)."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULES = ROOT / "src" / "cotyphu" / "rules"
LEFT_OUT = {
    "__init__",
    "actions",
    "events",
    "values",
    "taps",
    "ledger",
    "unit",
    "unit_auction",
    "unit_core",
    "unit_event",
}
"""Values are dataclasses, which mypyc only slows down; the unit is put together of parts and is never in a hurry."""

PROGRAM = """
import sys
from mypy.fscache import FileSystemCache
from mypyc.build import generate_c, get_mypy_config
from mypyc.options import CompilerOptions

options, cache = CompilerOptions(), FileSystemCache()
compiled, sources, settings = get_mypy_config(sys.argv[1:], None, options, cache)
generate_c(sources, settings, [(compiled, "rules")], cache, options)
"""


@pytest.mark.slow
@pytest.mark.skipif(find_spec("setuptools") is None, reason="mypyc starts only where setuptools is")
def test_mypyc_finds_nothing_it_cannot_compile(tmp_path: Path) -> None:
    modules = [str(path) for path in sorted(RULES.rglob("*.py")) if path.stem not in LEFT_OUT]
    assert len(modules) > 25
    arguments = ["--strict", "--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", str(tmp_path), *modules]
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert "error" not in run.stdout
