"""Foreign hosts and foreign pages are refused before anything else happens; every response says what a page may do."""

import socket

import httpx
import pytest
from tests.server.conftest import USUAL, Server, ServerHere
from tests.server.player import BOT, ME
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from kronika.server.routes.guard import allowed_host
from kronika.server.settings import Settings

CREDENTIALS = {"name": "Dana", "password": "long enough"}
HEADERS = {
    "content-security-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "referrer-policy",
    "x-content-type-options",
}


def refused(answer, status, problem) -> None:
    assert (answer.status_code, answer.json()["problem"]) == (status, problem)


def changing_routes(app):
    """Every route that changes something, with some value for each part of its path."""
    for path, methods in app.openapi()["paths"].items():
        filled = path.replace("{table_id}", "aaaaaaaaaaa").replace("{seat}", "0")
        yield from ((method.upper(), filled) for method in methods if method != "get")


# --- origins


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_a_page_of_another_site_changes_nothing(server_here, origin) -> None:
    routes = list(changing_routes(server_here.app))
    assert len(routes) > 10
    for method, path in routes:
        answer = httpx.request(method, server_here.base + path, headers={"Origin": origin})
        refused(answer, 403, "foreign-origin")
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_browser_that_hides_the_origin_still_says_whether_the_page_is_ours(server_here, site) -> None:
    answer = httpx.post(f"{server_here.base}/api/login", json=CREDENTIALS, headers={"Sec-Fetch-Site": site})
    refused(answer, 403, "foreign-origin")
    assert httpx.get(f"{server_here.base}/", headers={"Sec-Fetch-Site": site}).status_code == 200  # a link to the page


def test_a_page_of_another_site_gets_no_live_connection_and_reads_nothing(server_here) -> None:
    dana = server_here.player()
    table = dana.new_table(ME, BOT)["id"]
    with pytest.raises(InvalidStatus) as met:
        dana.live(table, 0, Origin="https://evil.example")
    assert met.value.response.status_code == 403
    assert b"foreign-origin" in met.value.response.body
    answer = dana.http.get(f"/api/tables/{table}/state", params={"seat": 0}, headers={"Origin": "https://evil.example"})
    refused(answer, 403, "foreign-origin")


def test_our_page_allowed_origins_and_programs_are_let_through(new_database) -> None:
    with ServerHere(new_database("sqlite"), origins=["https://play.example"]) as server:
        for headers in ({"Origin": server.base}, {"Origin": "https://play.example"}, {"Sec-Fetch-Site": "none"}, {}):
            answer = httpx.post(f"{server.base}/api/guest", json={}, headers=headers)
            assert answer.status_code == 201


def test_behind_https_a_page_sent_over_http_is_foreign(new_database) -> None:
    with ServerHere(new_database("sqlite"), secure_cookies=True) as server:
        refused(httpx.post(f"{server.base}/api/guest", json={}, headers={"Origin": server.base}), 403, "foreign-origin")
        ours = {"Origin": server.base.replace("http", "https", 1)}
        answer = httpx.post(f"{server.base}/api/guest", json={}, headers=ours)
        assert answer.status_code == 201
        assert answer.headers["strict-transport-security"] == "max-age=31536000"


# --- hosts


@pytest.mark.parametrize(
    ("bound", "hosts", "asked", "allowed"),
    [
        ("127.0.0.1", [], "127.0.0.1:8000", True),
        ("127.0.0.1", [], "localhost:8000", True),
        ("127.0.0.1", [], "LocalHost", True),
        ("127.0.0.1", [], "kronika.localhost", True),
        ("127.0.0.1", [], "[::1]:8000", True),
        ("127.0.0.1", [], "192.168.1.5", True),
        ("127.0.0.1", [], "evil.example", False),
        ("127.0.0.1", [], "localhost.evil.example", False),
        ("127.0.0.1", [], "127.0.0.1.evil.example", False),
        ("127.0.0.1", [], "", False),
        ("127.0.0.1", [], "[::1", False),
        ("localhost", [], "evil.example", False),
        ("::1", [], "evil.example", False),
        ("127.0.0.1", ["play.example"], "play.example:443", True),
        ("127.0.0.1", ["Play.example"], "PLAY.EXAMPLE", True),
        ("127.0.0.1", ["play.example"], "x.play.example", False),
        ("127.0.0.1", ["play.example"], "evilplay.example", False),
        ("0.0.0.0", ["*.play.example"], "a.b.play.example", True),
        ("0.0.0.0", ["*.play.example"], "evil-play.example", False),
        ("0.0.0.0", ["*.play.example"], "evil.example", False),
        ("0.0.0.0", [], "anything.example", True),
        ("::", [], "anything.example", True),
    ],
)
def test_which_hosts_a_server_answers_to(bound, hosts, asked, allowed) -> None:
    assert allowed_host(asked, Settings(**USUAL, host=bound, hosts=hosts)) == allowed


def test_a_foreign_host_is_told_how_it_could_be_allowed(server_here) -> None:
    for path in ("/", "/api/games", "/healthz"):
        answer = httpx.get(server_here.base + path, headers={"Host": "evil.example:8000"})
        refused(answer, 400, "foreign-host")
        assert "KRONIKA_HOSTS='[\"evil.example\"]'" in answer.json()["message"]
    with socket.create_connection(("127.0.0.1", server_here.port)) as line, pytest.raises(InvalidStatus) as met:
        connect("ws://evil.example/api/tables/a/live", sock=line)
    assert met.value.response.status_code == 400


@pytest.mark.parametrize(("host", "warned"), [("0.0.0.0", True), ("127.0.0.1", False)])
def test_a_server_on_the_network_that_knows_no_name_says_so(new_database, tmp_path, capfd, host, warned) -> None:
    with Server(new_database("sqlite"), tmp_path, host=host):
        pass
    assert ("KRONIKA_HOSTS" in capfd.readouterr().err) == warned


# --- headers


def test_every_response_carries_the_headers(server_here) -> None:
    dana = server_here.player()
    table = dana.new_table(ME, BOT)["id"]
    answers = [
        *(httpx.get(server_here.base + path) for path in ("/", "/icon.svg", "/api/games", "/api/nothing", "/metrics")),
        httpx.get(f"{server_here.base}/api/games", headers={"Host": "evil.example"}),
        httpx.post(f"{server_here.base}/api/login", json=CREDENTIALS, headers={"Origin": "null"}),
        httpx.post(f"{server_here.base}/api/replay", content=b"x" * 700_000),
        dana.get(f"/tables/{table}/state", seat=0),
    ]
    assert {answer.status_code for answer in answers} >= {200, 400, 403, 404, 413}
    for answer in answers:
        assert set(answer.headers) >= HEADERS, answer.url
        assert "strict-transport-security" not in answer.headers  # this server doesn't know of HTTPS
    assert answers[0].headers["x-content-type-options"] == "nosniff"


def test_the_policy_allows_nothing_inline_and_no_frames(server_here) -> None:
    policy = httpx.get(server_here.base).headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
