"""In a real browser: a table is downloaded at one server and opened at another, where it goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from real_browser import Served

pytestmark = pytest.mark.browser


def test_a_table_is_taken_to_another_server(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "carried.json"
    with Served(tmp_path / "one.sqlite") as one, Served(tmp_path / "two.sqlite") as other:
        page = browser.new_page(base_url=one.address, locale="en")
        page.goto("/")
        page.locator(".variants .button").first.click()
        page.wait_for_url("**/table/*")
        page.goto("/")
        page.get_by_role("button", name="take it along").first.click()
        expect(page.get_by_text("The file holds all hidden cards.").first).to_be_visible()
        with page.expect_download() as started:
            page.get_by_role("link", name="Download the file").first.click()
        started.value.save_as(file)
        assert started.value.suggested_filename == "regni-table.json"
        page.close()

        page = browser.new_page(base_url=other.address, locale="en")
        page.goto("/")
        page.get_by_label("File of a table").set_input_files(file)
        page.get_by_role("button", name="Open it").click()
        page.wait_for_url("**/table/*")
        expect(page.locator(".prompt")).to_be_visible()
        # The table goes on with the same cards: its seed came along.
        (mine,), (theirs,) = (served.host.sessions.values() for served in (one, other))
        assert mine.session.terms == theirs.session.terms
        assert other.faults == []
        page.goto("/")
        page.get_by_label("File of a table").set_input_files(
            {"name": "x.json", "mimeType": "", "buffer": b"not a table"}
        )
        page.get_by_role("button", name="Open it").click()
        expect(page.get_by_role("alert")).to_contain_text("no table of regni")
        page.close()
