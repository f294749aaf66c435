"""The client's types are those of the Python definitions."""

from cotyphu.rules.events import EVENTS
from cotyphu.rules.options import SPECS
from cotyphu.server.typescript import TARGET, typescript


def test_the_committed_file_is_current() -> None:
    assert TARGET.read_text("utf-8") == typescript(), "run: python -m cotyphu.server.typescript"


def test_it_tells_actions_events_options_and_codes() -> None:
    text = typescript()
    assert '  | { kind: "bid"; seat: number; amount: number }\n' in text
    assert "rolled" not in text.split("export type GameEvent")[0]
    assert all(f'kind: "{name}"' in text for name in EVENTS)
    assert all(f"  {spec.name}: " in text for spec in SPECS)
    assert '  end_vote: "unanimous" | "majority" | "host";\n' in text
    assert "  turn_limit: number | null;\n" in text
    assert '  | "auction/bid_too_low"\n' in text
    assert '  | "table/stale"\n' in text
