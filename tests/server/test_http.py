"""Every HTTP endpoint, and what it answers to bad requests: 4xx, one line, never a trace."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cotyphu import __version__
from cotyphu.editions import ALL_BOARD_IDS
from cotyphu.editions.rulebooks import rulebooks
from cotyphu.rules.options import SPECS
from cotyphu.rules.ultimate.options import ULTIMATE_SPECS
from cotyphu.server.app import NEW_TABLES
from cotyphu.server.headers import SECURITY
from cotyphu.server.wire import LARGEST_MESSAGE
from cotyphu.table.replay import verify
from tests.server.hosting import ADDRESS, open_table, page, seats, served


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    built = tmp_path_factory.mktemp("built")
    (built / "index.html").write_text("<title>Cờ Tỷ Phú</title>", "utf-8")
    (built / "assets").mkdir()
    (built / "assets" / "app-1a2b.js").write_text("0", "utf-8")
    with served(tmp_path_factory.mktemp("data"), client=built) as found:
        yield found


def test_info_boards_and_options(client: TestClient) -> None:
    assert client.get("/api/info").json() == {"version": __version__, "addresses": [ADDRESS]}
    boards = client.get("/api/boards").json()
    assert [b["id"] for b in boards] == list(ALL_BOARD_IDS)
    assert [(b["edition"], len(b["spaces"])) for b in boards] == [("classic", 40)] * 3 + [("ultimate", 36)] * 3
    classic = json.loads(json.dumps([s.to_dict() for s in SPECS]))
    assert client.get("/api/options").json() == classic
    assert client.get("/api/options?edition=classic").json() == classic
    ultimate = client.get("/api/options?edition=ultimate").json()
    assert ultimate == json.loads(json.dumps([s.to_dict() for s in ULTIMATE_SPECS]))


def test_both_rule_books(client: TestClient) -> None:
    books = client.get("/api/rulebooks").json()
    assert books == json.loads(json.dumps(rulebooks()))
    assert any("U-UNIT-1" in clauses for clauses in books["ultimate"].values())


def test_options_of_no_edition_are_refused(client: TestClient) -> None:
    answer = client.get("/api/options?edition=deluxe")
    assert answer.status_code == 400
    assert answer.json()["error"] == {
        "code": "request/query",
        "message": "edition: no edition is called 'deluxe'; there are classic, ultimate",
    }


def test_a_new_table_and_a_summary_at_it(client: TestClient) -> None:
    table, keys = open_table(client, "pep", board="vietnam", options={"starting_cash": 2000}, pace=0)
    assert [key is not None for key in keys] == [True, False, True]
    assert keys[0] != keys[2]
    assert client.get(f"/api/tables/{table}").json() == {
        "table": table,
        "edition": "classic",
        "board": "vietnam",
        "seats": seats("pep"),
        "seq": 0,
        "over": False,
    }


def test_names_are_cleaned(client: TestClient) -> None:
    wanted = seats("pp")
    wanted[0]["name"] = "  An\u0000\u202e\tBi\u0300nh \n"
    table, _ = open_table(client, seats=wanted)
    assert client.get(f"/api/tables/{table}").json()["seats"][0]["name"] == "An Bình"


def changed(**fields: Any) -> dict[str, Any]:
    return {"board": "london", "options": {}, "seats": seats("pp"), **fields}


def with_seat(**fields: Any) -> dict[str, Any]:
    found = changed()
    found["seats"][1].update(fields)
    return found


@pytest.mark.parametrize(
    ("body", "code", "message"),
    [
        ("", "request/malformed", "Input data was truncated"),
        ("{", "request/malformed", "Input data was truncated"),
        ("[1]", "request/malformed", "Expected `object`, got `array`"),
        (b"\xff\xfe", "request/malformed", "JSON is malformed: invalid character (byte 0)"),
        ({"board": "london"}, "request/malformed", "Object missing required field `seats`"),
        (changed(colour=1), "request/malformed", "Object contains unknown field `colour`"),
        (changed(board=3), "request/malformed", "Expected `str`, got `int` - at `$.board`"),
        (changed(pace="fast"), "request/malformed", "Expected `int`, got `str` - at `$.pace`"),
        (
            changed(seats=[{"name": "A"}]),
            "request/malformed",
            "Object missing required field `token` - at `$.seats[0]`",
        ),
        (with_seat(name=5), "request/malformed", "Expected `str`, got `int` - at `$.seats[1].name`"),
        (changed(seats=seats("p")), "request/seats", "seats: a game on london takes 2 to 8 players, got 1"),
        (changed(seats=seats("ppppppppp")), "request/seats", "seats: a game on london takes 2 to 8 players, got 9"),
        (
            changed(board="ultimate_london", seats=seats("ppppp")),
            "request/seats",
            "seats: a game on ultimate_london takes 2 to 4 players, got 5",
        ),
        (
            changed(board="ultimate_london", options={"go_salary": 100}),
            "request/option",
            (
                "unknown option 'go_salary' (known: starting_cash, location_pays_go, jail_fee, auction_step, auction_seconds, "
                "end_vote, turn_limit, minutes_limit, turn_seconds)"
            ),
        ),
        (changed(pace=3001), "request/pace", "pace: expected 0 to 3000 ms, got 3001"),
        (changed(entropy="x" * 1025), "request/entropy", "entropy: expected at most 1024 characters"),
        (with_seat(kind="god"), "request/kind", "seats[1].kind: expected one of person, easy, normal"),
        (with_seat(name=" \u0007 "), "request/name", "seats[1].name: a name needs at least one letter"),
        (with_seat(name="\u3164\u2800\u115f"), "request/name", "seats[1].name: a name needs at least one letter"),
        (with_seat(name="\u200d\u0301"), "request/name", "seats[1].name: a name needs at least one letter"),
        (with_seat(name="x" * 25), "request/name", "seats[1].name: expected at most 24 characters, got 25"),
        (with_seat(token="<b>"), "request/token", "seats[1].token: expected a short word of small letters"),
        (with_seat(token="hat"), "request/token_taken", "seats[1].token: seat 0 has the token 'hat' already"),
        (
            changed(board="mars"),
            "request/board",
            "no board is called 'mars'; there are london, atlantic, vietnam, ultimate_london, ultimate_atlantic, ultimate_vietnam",
        ),
        (
            changed(board="m" * 1000),
            "request/board",
            f"no board is called '{'m' * 36}...; there are london, atlantic, vietnam, ultimate_london, ultimate_atlantic, ultimate_vietnam",
        ),
        (
            changed(options={"go_salary": "x"}),
            "request/option",
            "option go_salary: expected a whole number from 0 to 10000, got 'x'",
        ),
        (
            changed(options={"deck": "us_pre2008"}),
            "request/option",
            "option deck: board london has no deck 'us_pre2008' (it has: international, uk_classic)",
        ),
    ],
)
def test_a_bad_table_is_refused_in_one_line(client: TestClient, body: Any, code: str, message: str) -> None:
    content = json.dumps(body) if isinstance(body, dict) else body
    answer = client.post("/api/tables", content=content)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["code"], error["message"]) == (code, message)
    assert "\n" not in error["message"]


def test_an_unknown_option_is_named(client: TestClient) -> None:
    answer = client.post("/api/tables", json=changed(options={"luck": 1}))
    assert answer.status_code == 400
    assert answer.json()["error"]["message"].startswith("unknown option 'luck'")


def test_a_body_that_is_too_big_is_not_read(client: TestClient) -> None:
    answer = client.post("/api/tables", content=b" " * (LARGEST_MESSAGE + 1))
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "request/too_big"


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "http/404"),
        ("GET", "/api/", 404, "http/404"),
        ("DELETE", "/api/tables", 405, "http/405"),
        ("POST", "/api/info", 405, "http/405"),
        ("GET", "/api/tables/none", 404, "table/unknown"),
        ("GET", "/api/tables/none/log", 404, "table/unknown"),
        ("GET", "/api/tables/none/journal", 404, "table/unknown"),
        ("GET", "/api/tables/none/qr/0?key=x", 404, "table/unknown"),
        ("GET", "/api/tables/{}/log?before=x", 400, "request/query"),
        ("GET", "/api/tables/{}/log?limit=0", 400, "request/query"),
        ("GET", "/api/tables/{}/log?limit=501", 400, "request/query"),
        ("GET", "/api/tables/{}/log?before=-1", 400, "request/query"),
        ("GET", "/api/tables/{}/log?before=%D9%A3", 400, "request/query"),
        ("GET", "/api/tables/{}/qr/0", 403, "request/key"),
        ("GET", "/api/tables/{}/qr/0?key=wrong", 403, "request/key"),
        ("GET", "/api/tables/{}/qr/None?key=wrong", 403, "request/key"),
    ],
)
def test_other_bad_requests(client: TestClient, method: str, path: str, status: int, code: str) -> None:
    if "{}" in path:
        path = path.format(open_table(client)[0])
    answer = client.request(method, path)
    assert answer.status_code == status
    error = answer.json()["error"]
    assert error["code"] == code
    assert error["message"]
    assert "\n" not in error["message"]


def test_a_wrong_method_is_told_the_right_one(client: TestClient) -> None:
    assert client.put("/api/tables").headers["allow"] == "POST"
    assert "GET" in client.post("/").headers["allow"]


def test_the_qr_code_of_a_seat(client: TestClient) -> None:
    table, keys = open_table(client)
    for base in (ADDRESS, "http://testserver"):
        answer = client.get(f"/api/tables/{table}/qr/1", params={"key": keys[1], "base": base})
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "image/svg+xml"
        assert answer.text.startswith("<svg")
    other = client.get(f"/api/tables/{table}/qr/0", params={"key": keys[1], "base": ADDRESS})
    assert other.status_code == 403
    foreign = client.get(f"/api/tables/{table}/qr/1", params={"key": keys[1], "base": "http://evil.example"})
    assert foreign.status_code == 400
    assert foreign.json()["error"]["code"] == "request/base"


def test_the_log_page_by_page_and_the_journal(client: TestClient) -> None:
    table, _ = open_table(client, "ee", pace=0, options={"turn_limit": 3})
    with page(client, table) as tv:
        snapshot = tv.hello()
        while snapshot["state"]["result"] is None:
            snapshot = tv.until("update")
    last = snapshot["seq"]
    entries: list[dict[str, Any]] = []
    before = last + 1
    while before > 0:
        found = client.get(f"/api/tables/{table}/log", params={"before": before, "limit": 7}).json()
        assert len(found) <= 7
        if not found:
            break
        entries[:0] = found
        before = found[0]["seq"]
    assert [e["seq"] for e in entries] == list(range(last + 1))
    assert entries == client.get(f"/api/tables/{table}/log?limit=500").json()
    answer = client.get(f"/api/tables/{table}/journal")
    assert answer.headers["content-disposition"] == f'attachment; filename="cotyphu-{table}.json"'
    found = verify(answer.json())
    assert found.over
    assert found.dice
    assert client.get(f"/api/tables/{table}").json()["over"]


def test_the_journal_of_a_running_game_keeps_the_seed_back(client: TestClient) -> None:
    table, keys = open_table(client)
    journal = client.get(f"/api/tables/{table}/journal")
    assert journal.json()["seed"] is None
    assert verify(journal.json()).dice is None
    assert all(key is None or key not in journal.text for key in keys)


def test_promised_dice_are_used_once(client: TestClient) -> None:
    promised = client.post("/api/dice").json()["commitment"]
    table, _ = open_table(client, commitment=promised, entropy="xúc xắc của tôi")
    journal = client.get(f"/api/tables/{table}/journal").json()
    assert journal["entries"][0]["open"]["commitment"] == promised
    assert journal["entries"][0]["open"]["entropy"] == "xúc xắc của tôi"
    again = client.post("/api/tables", json=changed(commitment=promised))
    assert again.status_code == 409
    assert again.json()["error"]["code"] == "request/dice"


def test_pages_and_files_come_with_their_headers(client: TestClient) -> None:
    for path in ("/", "/t/abc", "/u", "/u/abc", "/rules"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "Cờ Tỷ Phú" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
        assert SECURITY.items() <= dict(answer.headers).items()
    csp = client.get("/").headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self';" in csp
    script = client.get("/assets/app-1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert client.get("/assets/none.js").status_code == 404
    assert client.get("/../../etc/passwd").status_code == 404
    assert client.get("/api/info").headers["cache-control"] == "no-store"


def test_a_client_that_is_not_built_says_how_to(tmp_path: Path) -> None:
    with served(tmp_path) as bare:
        answer = bare.get("/")
        assert answer.status_code == 503
        assert "make build" in answer.text


def test_too_many_tables_from_one_address(tmp_path: Path) -> None:
    with served(tmp_path, new_tables=NEW_TABLES) as busy:
        codes = [busy.post("/api/dice").status_code for _ in range(60)]
        assert codes[:40] == [201] * 40
        assert 429 in codes
        refused = busy.post("/api/tables", json=changed())
        assert refused.json()["error"]["code"] == "request/too_many"


@pytest.mark.parametrize("path", ["/api/tables", "/api/dice", "/api/bank-sessions"])
def test_another_sites_page_makes_no_tables(client: TestClient, path: str) -> None:
    asked = {"board": "ultimate_london"} if path == "/api/bank-sessions" else changed()
    foreign = client.post(path, json=asked, headers={"sec-fetch-site": "cross-site"})
    assert (foreign.status_code, foreign.json()["error"]["code"]) == (403, "request/foreign")
    assert client.post(path, json=asked, headers={"sec-fetch-site": "same-origin"}).status_code == 201


def test_a_fault_of_the_server_is_told_in_one_line(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cotyphu.table.table.Table.summary", lambda _self: 1 / 0)
    table, _ = open_table(client)
    answer = client.get(f"/api/tables/{table}")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"code": "server/fault", "message": "a fault of the server; it has been logged"}}
    assert SECURITY.items() <= dict(answer.headers).items()
