"""The pages at an address of the home network. Browsers allow less there than on the machine itself, since nothing is
encrypted."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from real_browser import PATIENCE
from real_server import Program
from regni.web.server.names import own_addresses
from regni.words.words import words

pytestmark = pytest.mark.browser


@pytest.mark.skipif(not own_addresses(), reason="this machine is in no network")
def test_friends_meet_at_the_machines_address_in_the_network(browser: Browser, tmp_path: Path) -> None:
    say = words("en").text
    with Program(tmp_path / "tables.sqlite", "--listen", "0.0.0.0") as program:
        address = f"http://{own_addresses()[0]}:{program.port}"
        complaints: list[str] = []
        people = [browser.new_context(base_url=address, locale="en") for _ in range(2)]
        host, friend = (person.new_page() for person in people)
        for page in (host, friend):
            page.set_default_timeout(PATIENCE)
            page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
            page.on("pageerror", lambda error: complaints.append(str(error)))
        host.goto("/new?variant=base&seats=2&who-0=me&who-1=guest")
        assert not host.evaluate("isSecureContext")
        host.get_by_role("button", name=say("new-begin")).click()
        invitation = host.locator("#link-any").inner_text()
        assert invitation.startswith(f"{address}/join/")
        # Without encryption a page may not write to the clipboard by itself. Its button copies all the same.
        copy = host.locator("[data-copy=link-any]")
        copy.click()
        expect(copy).to_have_text(say("lobby-copied"))
        friend.goto(invitation)
        friend.get_by_role("button", name=say("join-sit")).first.click()
        friend.get_by_role("button", name=say("lobby-ready")).click()
        host.locator(".begin [value=begin]:enabled").click()
        for page in (host, friend):
            page.wait_for_selector("#table[data-at]")
        # Without encryption the browser ignores one of our headers, and says so.
        assert not [said for said in complaints if "Cross-Origin-Opener-Policy header has been ignored" not in said]
        for person in people:
            person.close()
