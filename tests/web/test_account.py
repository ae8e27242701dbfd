"""The account page: password, sessions, tokens and data, by keyboard and on a phone, in both languages."""

import json
import re
import time
from zipfile import ZipFile

import pytest
from tests.web.sweeping import misshapen, unsaid
from tests.web.visitor import DESK, ME, OPEN, PHONE

from kronika.games import GAMES

PASSWORD = "correct horse"


def registered(visitor):
    visitor.account = f"{visitor.name} {time.monotonic_ns()}"
    visitor.post("/register", name=visitor.account, password=PASSWORD)
    return visitor


def log_in(visitor, account, password=PASSWORD):
    page = visitor.open("/account").page
    page.locator("#login-name").fill(account)
    page.locator("#login-password").fill(password)
    page.keyboard.press("Enter")
    return page


@pytest.mark.parametrize(("lang", "viewport"), [("en", DESK), ("cs", PHONE)])
def test_the_page_in_words_and_in_shape(visit, artifacts, lang, viewport) -> None:
    dana = registered(visit(lang=lang, viewport=viewport))
    dana.post("/tokens", name="arena")
    page = dana.open("/account").page
    page.get_by_text("arena", exact=True).wait_for()
    page.locator(".danger").click()
    page.locator("#delete-password").wait_for()
    page.screenshot(path=artifacts / f"account-{lang}.png", full_page=True)
    assert not [*unsaid(page, lang), *misshapen(page, "account", viewport)]


def test_the_password_is_changed_and_other_sessions_end(visit) -> None:
    dana = registered(visit())
    other = visit("Other")
    other.forgive("401")  # its page asks for its sessions until it hears that they have ended
    log_in(other, dana.account).get_by_role("heading", name="Where you are logged in").wait_for()
    page = dana.open("/account").page
    page.locator("#old-password").fill("wrong battery")
    page.locator("#new-password").fill("staple battery")
    dana.forgive("401")
    page.keyboard.press("Enter")
    page.get_by_role("alert").wait_for()
    page.locator("#old-password").fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_text("Your password has been changed.").wait_for()
    assert other.get("/me") is None
    assert dana.get("/me")["name"] == dana.account


def test_sessions_and_tokens_are_ended_by_keyboard(visit) -> None:
    dana = registered(visit())
    other = visit("Other")
    other.forgive("401")  # its page asks for its sessions until it hears that they have ended
    log_in(other, dana.account).get_by_role("heading", name="Where you are logged in").wait_for()
    page = dana.open("/account").page
    dana.tab_to(page.locator(".keys button"))
    page.keyboard.press("Enter")
    page.locator(".keys button").wait_for(state="detached")
    assert other.get("/me") is None
    dana.tab_to(page.locator("#token-name"))
    page.keyboard.type("arena")
    page.keyboard.press("Enter")
    revoke = page.get_by_role("button", name=re.compile("Revoke.*arena"))
    dana.tab_to(revoke)
    page.keyboard.press("Enter")
    revoke.wait_for(state="detached")
    assert dana.get("/tokens") == []
    dana.tab_to(page.get_by_role("button", name="Log out everywhere"))
    page.keyboard.press("Enter")
    page.locator("#login-name").wait_for()
    assert dana.get("/me") is None


def test_data_is_downloaded_and_the_account_deleted(visit, tmp_path) -> None:
    dana = registered(visit())
    page = dana.open("/account").page
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    download.value.save_as(tmp_path / "mine.zip")
    with ZipFile(tmp_path / "mine.zip") as archive:
        assert json.loads(archive.read("account.json"))["name"] == dana.account
    page.locator(".danger").click()
    page.locator("#delete-password").fill(PASSWORD)
    page.get_by_role("button", name="Delete permanently").click()
    page.locator("#login-name").wait_for()
    assert dana.get("/me") is None


def test_guests_are_marked_and_deleted_players_have_no_name(visit, artifacts) -> None:
    host, guest = registered(visit("Host")), visit("Emil")
    table = host.new_table(ME, OPEN, OPEN)
    guest.be_guest().post(f"/tables/{table['id']}/seats/1")
    guest.post(f"/tables/{table['id']}/chat", text="Ahoj")
    page = host.open("/lobby").page
    seats = page.locator(".table-row", has_text=host.account).locator(".seat")
    assert seats.nth(1).inner_text() == "Emil guest"
    assert "guest" not in seats.nth(0).inner_text()
    third = visit("Third")
    third.be_guest().post(f"/tables/{table['id']}/seats/2")
    host.sit(table)
    bar = page.locator(".table-seats")
    bar.get_by_text("guest", exact=True).first.wait_for()
    assert bar.get_by_text("guest", exact=True).count() == 2
    page.screenshot(path=artifacts / "guests-at-the-table.png")
    host.context.request.post(f"{host.base}/api/me/delete", data={"password": PASSWORD})
    guest.open("/my")
    guest.page.locator(".seats").first.wait_for()
    assert host.account not in guest.text()


@pytest.mark.parametrize("game", GAMES)
def test_a_guest_is_marked_beside_the_cards_too(visit, artifacts, game) -> None:
    host, guest = registered(visit("Host")), visit("Emil")
    table = host.new_table(ME, OPEN, game=game)
    guest.be_guest().post(f"/tables/{table['id']}/seats/1")
    if game == "settlers":  # nobody's cards are on the table until everybody has chosen a faction
        while host.get(f"/tables/{table['id']}/state", seat=0)["view"]["phase"] == "choosing":
            player = (host, guest)[host.get(f"/tables/{table['id']}")["asked"]]
            player.answer_on(player.get(f"/tables/{table['id']}"), 1)
    host.sit(table)
    mark = host.page.locator(".table-main .guest-mark")
    mark.first.wait_for()
    host.page.screenshot(path=artifacts / f"guest-{game}.png")
    assert mark.all_inner_texts() == ["guest"]
