"""What comes before the routes: sizes, refusals, headers, pages, health, metrics, logs."""

from __future__ import annotations

import re
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Never

import httpx
import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Client, Clock, good, make, play_out, refused, running, started
from tests.server.processes import Forked
from tests.server.test_fair_queue import until
from warofwhispers.table import creation
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.helpers import Running


def test_large_bodies_are_refused(url: str) -> None:
    """Declared or not, a body past its limit is not read to its end."""
    http = Client(url).http
    large = b'{"seats": "' + b"x" * 20_000 + b'"}'
    json_type = {"Content-Type": "application/json"}
    refused(http.post("/api/tables", content=large, headers=json_type), 413, "too_large")
    pieces = (large[at : at + 1000] for at in range(0, len(large), 1000))
    refused(http.post("/api/tables", content=pieces, headers=json_type), 413, "too_large")
    refused(http.post("/api/records", content=large, headers=json_type), 422, "invalid")
    huge = b'{"a": "' + b"x" * (1 << 20) + b'"}'
    refused(http.post("/api/records", content=huge, headers=json_type), 413, "too_large")


@pytest.mark.parametrize("path", ["/api/records", "/api/tables"])
def test_half_characters_are_refused(url: str, path: str) -> None:
    """They cannot be encoded, not even in a refusal; whole ones in escapes are fine."""
    http, headers = Client(url).http, {"Content-Type": "application/json"}
    for half in (r"\ud800", r"\uDFFF\ud83d"):
        for body in (f'{{"{half}": 1}}', f'{{"seats": ["{half}", "rat"]}}'):
            refused(http.post(path, content=body, headers=headers), 400, "bad_request")
    whole = r'{"\ud83d\ude00": "\\ud800"}'
    refused(http.post(path, content=whole, headers=headers), 422, "invalid")


def test_records_are_sent_and_checked_a_few_at_a_time(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two per address, and one is checked at a time, because memory and threads are shared."""
    free, checking = threading.Event(), []

    def check(_record: object) -> Never:
        checking.append(_record)
        free.wait(PATIENCE)
        raise Refusal("invalid", "no-object")

    monkeypatch.setattr(creation, "from_record", check)

    def put(source: str) -> int:
        transport = httpx.HTTPTransport(local_address=source)
        with httpx.Client(base_url=server.url, transport=transport, timeout=PATIENCE) as http:
            return http.post("/api/records", json={}).status_code

    with running(file) as server, ThreadPoolExecutor(8) as pool:
        turns = server.services.record_turns
        first = [pool.submit(put, source) for source in ("127.0.0.1", "127.0.0.2") * 2]
        until(lambda: turns.waiting == 3 and len(checking) == 1)
        assert put("127.0.0.1") == 429
        free.set()
        assert [one.result() for one in first] == [422] * 4
        assert put("127.0.0.1") == 422


def test_records_are_counted_before_they_are_parsed(file: str) -> None:
    """A megabyte of nonsense takes a twentieth of a second to refuse."""
    with running(file, clock=Clock(), new_tables_per_minute=2) as server:
        http = Client(server.url).http
        for status in (422, 422, 429):
            assert http.post("/api/records", json=[[]] * 1000).status_code == status


@pytest.mark.parametrize("trust", [False, True])
def test_rates_cannot_be_escaped_by_a_header(file: str, *, trust: bool) -> None:
    """Only the last entry, which the proxy itself added, is trusted, and only on request."""
    with running(file, clock=Clock(), new_tables_per_minute=2, trust_proxy=trust) as server:
        codes = []
        for number in range(4):
            forged = ("X-Forwarded-For", f"10.0.0.{number}")
            by_proxy = ("X-Forwarded-For", f"10.0.1.{number}, 10.1.1.1")
            answer = httpx.post(
                f"{server.url}/api/tables",
                json={"seats": [{"kind": "me"}] * 2},
                headers=[forged, by_proxy] if trust else [forged],
                timeout=PATIENCE,
            )
            codes.append(answer.status_code)
        assert codes == [201, 201, 429, 429]
        if trust:
            other = {"X-Forwarded-For": "10.1.1.2"}
            body = {"seats": [{"kind": "me"}] * 2}
            good(httpx.post(f"{server.url}/api/tables", json=body, headers=other, timeout=PATIENCE))


def test_too_many_of_anything_are_refused(file: str) -> None:
    """Tables, messages and requests have rates, and the refusal says how long to wait."""
    with running(file, clock=Clock(), new_tables_per_minute=2, chat_per_minute=3) as server:
        clients = started(server.url, "me", "screen")
        make(server.url, "me", "bot")
        body = {"seats": [{"kind": "me"}] * 2}
        answer = clients[0].http.post("/api/tables", json=body)
        refused(answer, 429, "too_many")
        assert int(answer.headers["Retry-After"]) > 0
        for _ in range(3):
            good(clients[0].post("/chat", {"text": "hello"}))
        refused(clients[0].post("/chat", {"text": "hello"}), 429, "too_many")
        good(clients[1].post("/chat", {"text": "hello"}))
        refused(clients[0].http.patch(seat_at(clients[0], 0), json={}), 429, "too_many")
        for _ in range(3):  # which costs the seat nothing
            refused(
                Client(server.url).http.patch(seat_at(clients[0], 1), json={}), 403, "not_allowed"
            )
        good(clients[1].http.patch(seat_at(clients[1], 1), json={"name": "Ada"}))
    with running(file, clock=Clock(), new_tables_per_minute=3) as server:
        made, [host] = make(server.url, "me", "open", listed=True)
        stranger = Client(server.url, host.table)
        for _ in range(2):
            token = good(stranger.post("/seats/1/take"))["token"]
            good(Client(server.url, host.table, token).post("/seats/1/leave"))
        refused(stranger.post("/seats/1/take"), 429, "too_many")
        assert made["table"]["status"] == "open"
    with running(file, clock=Clock(), requests_per_second=1) as server:
        paths = {"/ready": {200, 429}, "/health": {200}}
        for path, codes in paths.items():
            answers = [httpx.get(server.url + path, timeout=PATIENCE) for _ in range(30)]
            assert {answer.status_code for answer in answers} == codes


def seat_at(client: Client, seat: int) -> str:
    """Return the path of a seat at a client's table."""
    return f"/api/tables/{client.table}/seats/{seat}"


def test_every_answer_has_the_security_headers(url: str) -> None:
    """Pages, data and refusals alike allow nothing but what is ours."""
    http = Client(url).http
    for path in ("/", "/api/about", "/api/tables/none", "/api/nothing", "/t/x", "/health"):
        headers = http.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"] == "no-referrer"
        assert "server" not in headers
    assert http.get("/api/about").headers["Cache-Control"] == "no-store"


SCRIPT = "let x = 1;\n" * 200


def test_web_app_is_served_with_its_first_page_for_every_address(file: str, tmp_path: Path) -> None:
    """Files as they are, client-side addresses to the first page, nothing from outside."""
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html>first page")
    (web / "assets" / "app-1a2b.js").write_text(SCRIPT)
    (web / "assets" / "app-1a2b.js.br").write_bytes(b"squeezed")
    (web / ".secret").write_text("hidden")
    (tmp_path / "outside").write_text("outside")
    with running(file, web) as server, Client(server.url).http as http:
        for path in ("/", "/t/abc", "/index.html", "/.secret"):
            assert http.get(path).text == "<!doctype html>first page"
        script = http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip, br;q=0"})
        assert "immutable" in script.headers["Cache-Control"]
        assert "javascript" in script.headers["Content-Type"]
        assert script.headers["Content-Encoding"] == "gzip"
        plain = http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "Content-Encoding" not in plain.headers
        assert plain.text == script.text == SCRIPT
        line = {"Accept-Encoding": "gzip, br"}
        with http.stream("GET", "/assets/app-1a2b.js", headers=line) as small:
            assert b"".join(small.iter_raw()) == b"squeezed"
            assert small.headers["Content-Encoding"] == "br"
            assert "javascript" in small.headers["Content-Type"]
            assert small.headers["Vary"] == "Accept-Encoding"
        refused(http.get("/assets/none.js"), 404, "not_found")
        refused(http.get("/api/nothing"), 404, "not_found")
        refused(http.post("/t/abc"), 405, "method_not_allowed")
        for path in ("../outside", "%2e%2e/outside", "assets/../../outside", "/etc/passwd"):
            assert "outside" not in raw_get(server, path)
            assert "root:" not in raw_get(server, path)


def raw_get(server: Running, path: str) -> str:
    """Return the response to a path that no client has normalised."""
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port))) as line:
        line.sendall(f"GET /{path} HTTP/1.0\r\nHost: x\r\n\r\n".encode())
        received = b""
        while piece := line.recv(4096):
            received += piece
    return received.decode().partition("\r\n\r\n")[2]


def test_health_readiness_and_numbers(url: str) -> None:
    """The server reports how it is."""
    clients = started(url, "me", "screen")
    play_out(clients, most=2)
    http = clients[0].http
    assert good(http.get("/health")) == {"status": "ok"}
    assert good(http.get("/ready")) == {"status": "ready"}
    for path in ("/health", "/ready"):  # as many monitors ask
        assert (http.head(path).status_code, http.head(path).content) == (200, b"")
    numbers = http.get("/metrics").text
    assert re.search(r'whispers_entries_total\{kind="acted"\} [1-9]', numbers)
    assert re.search(r'whispers_requests_total\{operation="act",status="200"\} [1-9]', numbers)


def test_no_secret_reaches_logs_or_errors(tmp_path: Path) -> None:
    """Whatever happens, even at the most verbose level, no secret is logged or sent back."""
    for form in ("json", "text"):
        folder = tmp_path / form
        folder.mkdir()
        database = f"sqlite:///{folder / 'tables.sqlite3'}"
        process = Forked(database, folder, "--log-level=debug", f"--log-format={form}")
        made, clients = make(process.url, "me", "screen", "friend")
        secrets = [made["host"], *(s["token"] or s["invite"] for s in made["seats"])]
        table = clients[0].table
        guest = Client(process.url, table, made["seats"][2]["invite"])
        secrets.append(good(guest.post("/seats/2/take"))["token"])
        good(clients[0].post("/start"))
        secrets.append(good(clients[1].post("/seats/1/renew"))["token"])
        answers = [
            guest.get("/view"),
            clients[1].act("pass", 1),
            clients[0].act("nonsense"),
            clients[0].http.get(f"/api/tables/{secrets[0]}"),
            clients[0].http.get(f"/api/tables/{table}/view", headers={"Authorization": "Basic x"}),
        ]
        assert {a.status_code for a in answers} <= {400, 401, 403, 404, 409, 422}
        process.stop()
        kept = (folder / "tables.sqlite3").read_bytes()
        wal = folder / "tables.sqlite3-wal"
        kept += wal.read_bytes() if wal.exists() else b""
        written = process.log.read_text() + "".join(a.text for a in answers)
        assert "milliseconds" in written
        for secret in secrets:
            assert secret not in written
            assert secret.encode() not in kept


def test_nobody_fills_the_log(tmp_path: Path) -> None:
    """What cannot be read, or asks for another protocol, is counted and not logged."""
    process = Forked(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)
    host, port = process.url.removeprefix("http://").split(":")
    upgrade = (
        b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n"
    )
    for nonsense in (b"nonsense\r\n\r\n", upgrade):
        with socket.create_connection((host, int(port)), PATIENCE) as line:
            line.sendall(nonsense)
            assert line.recv(4096)
    numbers = Client(process.url).http.get("/metrics").text
    assert 'whispers_requests_total{operation="unreadable",status="400"} 1.0' in numbers
    process.stop()
    assert process.log.read_text() == ""


def test_addresses_in_the_network_are_told_at_this_machine_alone(file: str) -> None:
    """Where friends find a server that listens on all addresses, for the person inviting them."""
    with running(file, trust_proxy=True) as server:
        server.services.addresses.append("http://192.168.7.5:8421")
        http = Client(server.url).http
        assert good(http.get("/api/about"))["addresses"] == ["http://192.168.7.5:8421"]
        from_afar = http.get("/api/about", headers={"X-Forwarded-For": "203.0.113.9"})
        assert good(from_afar)["addresses"] == []


def test_taken_port_gives_a_free_one_near_it(tmp_path: Path) -> None:
    """A second server finds another port by itself, and prints it."""
    first = Forked(f"sqlite:///{tmp_path / 'a.sqlite3'}", tmp_path)
    port = int(first.url.rpartition(":")[2])
    second = Forked(f"sqlite:///{tmp_path / 'b.sqlite3'}", tmp_path, port=port)
    assert first.url != second.url
    assert good(Client(second.url).http.get("/health")) == {"status": "ok"}
    assert first.stop() == second.stop() == 0
