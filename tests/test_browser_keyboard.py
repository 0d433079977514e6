"""The table without a mouse: a whole game by keyboard, focus that is never lost, words of cards, the chronicle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import OVER, READY, SKIP, Served, a_page
from regni.game import Game
from set_tables import begin, own_turn, play_on

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

#: The keys of the parts: moves, Hand, own Earldom, the others, the middle, the decision.
PARTS = "mmmheotdd"
#: What Enter turns into a move or into the first half of a move.
USABLE = ".lit, .pick, [data-move]:not([data-move=concede]), [data-uncover], #menu button, #moment button, #go-on"


def focus_is(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector))


def tab_to(page: Page, selector: str, most: int = 80) -> None:
    for _ in range(most):
        if focus_is(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def heard(page: Page) -> list[str]:
    return page.locator("#announce p").all_text_contents()


def end_the_turn(page: Page) -> None:
    tab_to(page, "[data-way-out]")
    page.keyboard.press("Enter")
    if focus_is(page, "#menu button"):
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")


def play_by_keys(page: Page, rng: Random, most: int = 3000) -> None:
    """Goes to a part of the table, along it by arrows or Tab, and presses Enter on what can be used."""
    for _ in range(most):
        if not focus_is(page, "#menu button"):
            page.wait_for_selector(READY, state="attached")
            if page.query_selector(OVER):
                return
            page.keyboard.press(rng.choice(PARTS))
        for _ in range(rng.randrange(3)):
            page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "Tab"]))
        if focus_is(page, USABLE):
            page.keyboard.press("Enter")
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("rounds", [12, pytest.param(0, marks=pytest.mark.wide)])
def test_a_game_needs_no_mouse_to_its_end(browser: Browser, served: Served, rounds: int) -> None:
    """A whole game, or what is left of it after some rounds."""
    key = begin(served.host, seats=2)
    assert not rounds or play_on(served.host, key, lambda game: game.table.round > rounds)
    with a_page(browser, served) as page:
        page.goto(f"/table/{key}")
        play_by_keys(page, Random("keys"))
        tab_to(page, ".end a[download]")


def test_a_game_is_begun_from_the_start_page(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.goto("/")
        tab_to(page, "button[name=variant][value=base]")
        page.keyboard.press("Enter")
        page.wait_for_url("**/table/*")
        expect(page.locator(".prompt h2")).to_be_visible()


@pytest.fixture
def table(browser: Browser, served: Served) -> Iterator[Page]:
    """The player's own turn some way into a game."""
    with a_page(browser, served) as page:
        page.goto(f"/table/{own_turn(served.host)}")
        page.wait_for_selector(".lit", state="attached")
        yield page


def test_focus_goes_to_the_menu_and_back(table: Page) -> None:
    tab_to(table, "[data-move=concede]")
    table.keyboard.press("Enter")
    assert focus_is(table, "#menu button")
    table.keyboard.press("ArrowDown")
    table.keyboard.press("Escape")
    expect(table.locator("#menu")).to_be_hidden()
    assert focus_is(table, "[data-move=concede]")


def test_a_question_is_heard_and_a_key_pressed_twice_does_not_answer_it(table: Page) -> None:
    tab_to(table, "[data-move=concede]")
    table.keyboard.press("Enter")
    expect(table.get_by_role("dialog", name="Do you really concede?")).to_be_visible()
    assert heard(table)[-1] == "Do you really concede? This cannot be undone."
    assert focus_is(table, "#menu button:last-of-type")
    table.keyboard.press("Enter")
    expect(table.locator("#menu")).to_be_hidden()
    assert focus_is(table, "[data-move=concede]")


def test_focus_is_not_lost_when_the_table_changes(table: Page) -> None:
    at = table.locator("#table").get_attribute("data-at")
    tab_to(table, ".moves [data-move]")
    table.keyboard.press("Enter")
    expect(table.locator("#table")).not_to_have_attribute("data-at", str(at))
    assert focus_is(table, "#table *")


def test_what_is_lit_says_so(table: Page) -> None:
    tab_to(table, ".laid.lit")
    assert "can be chosen" in str(table.locator(".laid.lit").first.text_content())


def test_the_words_of_a_card_come_with_the_focus_and_go_with_escape(table: Page) -> None:
    table.keyboard.press("h")
    expect(table.locator("#explained")).to_be_visible()
    kind = table.evaluate("document.activeElement.dataset.kind")
    expect(table.locator("#explained p").first).to_have_text(str(table.locator(f"#words-{kind}").text_content()))
    table.keyboard.press("Escape")
    expect(table.locator("#explained")).to_be_hidden()


def test_a_sentence_that_has_the_focus_lights_the_table(table: Page) -> None:
    table.wait_for_selector(".log [data-lights]", state="attached")
    table.keyboard.press("c")
    for _ in range(40):
        table.keyboard.press("ArrowUp")
        if focus_is(table, "[data-lights]"):
            break
    assert table.locator(".spoken").count()
    table.keyboard.press("d")
    assert not table.locator(".spoken").count()


def test_the_keys_are_listed_and_letters_can_be_turned_off(table: Page) -> None:
    table.keyboard.press("?")
    expect(table.locator("#keys")).to_be_visible()
    table.keyboard.press("Escape")
    expect(table.locator("#keys")).to_be_hidden()
    tab_to(table, ".moves [data-move]")
    table.evaluate("document.getElementById('letters').click()")
    table.keyboard.press("h")
    assert focus_is(table, ".moves [data-move]")
    table.keyboard.press("F6")
    assert focus_is(table, ".hand *")


def test_a_refused_move_stays_to_be_mended(table: Page) -> None:
    table.keyboard.press("w")
    table.keyboard.type("field pool knight")
    table.keyboard.press("Enter")
    expect(table.locator("#menu a.rule")).to_be_visible()
    assert table.locator("#command").input_value() == "field pool knight"
    table.locator("#command").fill("end")
    table.keyboard.press("Enter")
    expect(table.locator("#command")).to_have_value("")
    expect(table.locator("#menu")).to_be_hidden()


#: Counts how often the decision gets the focus.
COUNT = """() => {
  window.times = 0;
  document.addEventListener("focusin", (event) => { if (event.target.matches(".prompt")) window.times += 1; });
}"""


def test_each_decision_is_said_and_the_focus_rests(table: Page) -> None:
    table.evaluate(COUNT)
    before = len(heard(table))
    # A bot may be too quick for its prompt to be seen, but what is said of it can be heard.
    table.evaluate("document.querySelector('.prompt').dataset.before = ''")
    end_the_turn(table)
    table.wait_for_selector(".prompt:not([data-before]):has-text('Your decision')")
    said = heard(table)[before:]
    assert "decides" in " ".join(said)
    assert said[-1].startswith("Your decision")
    assert focus_is(table, ".prompt")
    assert table.evaluate("window.times") == 1
    # A player who asks is told again.
    table.keyboard.press("d")
    assert heard(table)[-1] == said[-1]


def can_field_many(game: Game) -> bool:
    lords = [move for move in game.legal_moves() if move.startswith("field lord")]
    return game.deciding == 0 and game.about == "field" and bool(lords) and len(game.legal_moves()) > 3


def test_what_is_put_together_is_said_and_its_list_keeps_the_focus(browser: Browser, served: Served) -> None:
    key = begin(served.host)
    assert play_on(served.host, key, can_field_many)
    with a_page(browser, served) as page:
        page.goto(f"/table/{key}")
        page.wait_for_selector(".lit", state="attached")
        # There is only one such card, so the move is gone once it is made.
        tab_to(page, ".moves [data-move]")
        while not focus_is(page, "[data-move^='field lord']"):
            page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(page.locator(".draft")).to_be_visible()
        put_together = f"Chosen so far: {page.locator('.draft').inner_text()}. "
        assert heard(page)[-1] == put_together + page.locator("[data-way-out]").inner_text()
        assert focus_is(page, ".moves [data-move]")
        tab_to(page, "[data-undo]")
        page.keyboard.press("Enter")
        expect(page.locator(".draft")).to_have_count(0)
        assert "Undone." in heard(page)


def test_a_chosen_card_says_what_it_can_do_and_lists_it(table: Page) -> None:
    tab_to(table, ".hand .lit")
    table.keyboard.press("Enter")
    assert focus_is(table, "#menu button")
    moves = table.locator("#menu button").all_text_contents()
    said = next(one for one in heard(table) if "chosen. What can be done with it" in one)
    assert all(move in said for move in moves[:6])
    table.keyboard.press("Escape")
    assert focus_is(table, ".hand .lit")


def test_to_skip_ahead_leads_to_the_decision(browser: Browser, served: Served) -> None:
    with a_page(browser, served, moves=True) as page:
        page.goto(f"/table/{own_turn(served.host)}")
        page.wait_for_selector(".lit", state="attached")
        # Slow enough that there is something to skip, however fast the bots are.
        page.evaluate("""() => {
          const pace = document.getElementById("pace");
          pace.value = "slow";
          pace.dispatchEvent(new Event("change"));
        }""")
        end_the_turn(page)
        page.wait_for_selector(SKIP)
        page.locator("#skip").focus()
        page.keyboard.press("Enter")
        expect(page.locator("#skip")).to_be_hidden()
        assert focus_is(page, ".prompt")


def test_escape_leaves_the_box_for_typed_moves(table: Page) -> None:
    table.keyboard.press("w")
    table.keyboard.type("sie")
    table.keyboard.press("Escape")
    assert focus_is(table, ".prompt")
    table.keyboard.press("h")
    assert focus_is(table, ".hand *")
    expect(table.locator("#command")).to_have_value("sie")


def test_a_sentence_that_is_repeated_says_only_how_often(table: Page) -> None:
    table.evaluate("""async () => {
      const { announceFrame } = await import(document.querySelector("link[href$='/saying.js']").href);
      for (const times of ["", " (×2)", " (×3)"]) {
        const frame = document.createElement("div");
        const said = `<p data-entry="9999">Green fields Infantry.${times}</p>`;
        frame.innerHTML = `<div class="prompt"></div><div class="log">${said}</div>`;
        announceFrame(frame, false);
      }
    }""")
    assert heard(table)[-3:] == ["Green fields Infantry.", "×2", "×3"]
