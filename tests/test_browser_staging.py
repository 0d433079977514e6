"""Weight and pace in a real browser: what is held, the order in which things are told, moments, sounds, the title."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page, expect

from real_browser import OVER, PATIENCE, Served, a_page
from recorded import begin_recorded, followed, golden, moves_of
from regni.records.record import Record
from regni.web.staging.weights import SOUNDS
from set_tables import open_table, own_turn

expect.set_options(timeout=PATIENCE)
pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

#: A recorded game: Blue attacks Red in move 34 and is held off by nobody until move 39. In move 56 Red is out.
RECORD = golden("base-concession-more")
ATTACKED, OUT, LANDING = 34, 44, 128
RED, BLUE = 1, 0


@contextmanager
def recorded_page(
    browser: Browser,
    served: Served,
    person: int,
    move: int,
    *,
    record: Record = RECORD,
    size: str = "desk",
    moves: bool = True,
    pace: str = "",
) -> Iterator[tuple[Page, str]]:
    """A page at the recorded game just before that move, which the person makes, and the key of its table."""
    key = begin_recorded(served.host, record, person, move)
    with followed(record), a_page(browser, served, size=size, moves=moves) as page:
        if pace:
            page.add_init_script(f"localStorage.setItem('regni-pace', '{pace}')")
        page.goto(f"/table/{key}")
        page.wait_for_selector("#table[data-at]")
        yield page, key


def make(page: Page, move: int, record: Record = RECORD) -> None:
    """Makes a move of the record for the person, as if it were typed."""
    page.evaluate(
        """(move) => {
          document.getElementById("command").value = move;
          document.getElementById("typed").requestSubmit();
        }""",
        moves_of(record)[move - 1],
    )


def end_turn(page: Page, move: int, record: Record = RECORD) -> None:
    """Ends the turn. If an Action is left, the page asks first."""
    make(page, move, record)
    menu = page.locator("#menu:popover-open button").first
    table = page.locator("#table")
    expect(menu.or_(page.locator(f"#table:not([data-at='{move - 1}'])")).first).to_be_attached()
    if menu.count():
        menu.click()
    expect(table).not_to_have_attribute("data-at", str(move - 1))


def entries(served: Served, key: str) -> int:
    opened = open_table(served.host, key)
    assert opened is not None
    return opened[0].session.count


@pytest.mark.parametrize("way", ["Space", pytest.param("click", marks=pytest.mark.wide)])
def test_an_attack_is_held_until_it_is_seen(browser: Browser, served: Served, way: str) -> None:
    with recorded_page(browser, served, RED, ATTACKED) as (page, key):
        end_turn(page, ATTACKED)
        button = page.locator("#go-on")
        expect(button).to_be_focused()
        # The game has gone on, but the page has not.
        page.wait_for_function("() => !document.getElementById('skip').hidden")
        assert entries(served, key) > 39
        assert page.locator("#table").get_attribute("data-at") == "39"
        assert page.locator(".scene-battle").count()
        if way == "click":
            button.click()
        else:
            page.keyboard.press(way)
        expect(button).to_have_count(0)
        expect(page.locator("#table")).to_have_attribute("data-at", "42")


#: Notes what is told of a battle, in the order in which it is told.
LISTEN = """() => {
  window.told = [];
  const parts = [".turned", ".card-words", ".hit", ".came-of-it"];
  const heard = document.getElementById("announce").childElementCount;
  const last = () => Number([...document.querySelectorAll(".log [data-entry]")].at(-1).dataset.entry);
  const written = last();
  const note = () => {
    const isHeard = document.getElementById("announce").childElementCount > heard;
    if (isHeard && !window.told.includes("heard")) window.told.push("heard");
    for (const part of parts) {
      const one = document.querySelector(`.scene-battle ${part}`);
      const isTold = one && !one.matches(".to-come");
      if (isTold && !window.told.includes(part)) window.told.push(part);
    }
    const fallen = document.querySelector(".scene-battle .fallen");
    if (fallen && !window.told.includes(".fallen")) window.told.push(".fallen");
    const isWritten = last() > written;
    if (isWritten && !window.told.includes("written")) window.told.push("written");
  };
  const all = { subtree: true, childList: true, attributes: true };
  for (const place of ["table", "announce"]) new MutationObserver(note).observe(document.getElementById(place), all);
}"""


def test_the_stage_tells_a_battle_before_the_table_shows_it(browser: Browser, served: Served) -> None:
    # Red defends with a Prince, who falls.
    defence = moves_of(RECORD).index("field hand prince") + 1
    with recorded_page(browser, served, RED, defence, pace="middling") as (page, _):
        page.evaluate(LISTEN)
        make(page, defence)
        page.wait_for_function("() => window.told.includes('written')")
        told = page.evaluate("window.told")
    # A reader with a screen reader does not wait for the show.
    assert told == ["heard", ".turned", ".card-words", ".hit", ".fallen", ".came-of-it", "written"]


#: Notes the steps of a scene in the order in which they are told, by the kind of a card or by what it is.
NOTE = """() => {
  window.told = [];
  const known = new WeakSet();
  const note = () => {
    for (const one of document.querySelectorAll(".scene .just-told, .scene .winner, #vignette:not([hidden])")) {
      if (known.has(one)) continue;
      known.add(one);
      window.told.push(one.dataset.kind ?? (one.classList[0] === "just-told" ? one.localName : one.classList[0]));
    }
  };
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_the_cards_of_a_struggle_answer_one_another(browser: Browser, served: Served) -> None:
    # Green plots against Red's Hand, Red answers with Allies, Green with a Vassal, and Red yields.
    allies = 6
    with recorded_page(browser, served, RED, allies) as (page, _):
        page.evaluate(NOTE)
        make(page, allies)
        # What was decided cannot be chosen again.
        expect(page.locator(".side [data-move]")).to_have_count(0)
        page.wait_for_function("() => window.told.includes('came-of-it')")
        told = page.evaluate("window.told")
    assert told == ["allies", "told", "vassal", "small", "told", "came-of-it"]


def test_on_a_phone_the_list_of_moves_does_not_cover_what_came_of_one(browser: Browser, served: Served) -> None:
    allies = 6
    with recorded_page(browser, served, RED, allies, size="phone", pace="slow") as (page, _):
        page.locator("#bar [data-sheet=moves]").tap()
        page.locator(".moves [data-move=ally]").tap()
        # The stage tells it, and nothing can be chosen.
        expect(page.locator(".scene .to-come").first).to_be_attached()
        expect(page.locator("body")).not_to_have_attribute("data-sheet", "moves")
        expect(page.locator("#bar [data-sheet=moves]")).to_be_disabled()
        expect(page).not_to_have_title("● Your turn · regni")


def told_after(
    page: Page, act: Callable[[Page, int, Record], None], move: int, record: Record, until: str
) -> list[str]:
    """What the stage tells, step by step, after a move of the record."""
    page.evaluate(NOTE)
    act(page, move, record)
    page.wait_for_function(f"() => {until}")
    told: list[str] = page.evaluate("window.told")
    return told


def test_jousters_show_their_hands_before_one_wins(browser: Browser, served: Served) -> None:
    record, call = golden("base-treachery-two"), 63
    with recorded_page(browser, served, BLUE, call, record=record) as (page, _):
        told = told_after(page, make, call, record, "window.told.includes('vignette')")
    # Blue has seen his own Joust cards before. The draws that break the tie stand in frames of their own.
    hand, draws = ["no_luck", "joust_vassal", "joust_prince"], ["figure"] * told.count("figure")
    assert len(draws) >= 2
    assert told == [*hand, *draws, "force", "small", "told", "vignette"]


def test_the_king_shows_his_mind_before_he_plots(browser: Browser, served: Served) -> None:
    record, end = golden("rebellion-coop-earls_beaten"), 74
    with recorded_page(browser, served, BLUE, end, record=record) as (page, _):
        told = told_after(page, end_turn, end, record, "window.told.includes('came-of-it')")
    assert told[:4] == ["vignette", "li", "li", "treachery"]


def test_winter_tells_every_harvest(browser: Browser, served: Served) -> None:
    record, vote = golden("wessex-greater_solo"), 33
    with recorded_page(browser, served, BLUE, vote, record=record) as (page, _):
        assert told_after(page, make, vote, record, "window.told.length === 3") == ["li", "li", "li"]


def test_elimination_stops_the_show(browser: Browser, served: Served) -> None:
    with recorded_page(browser, served, RED, OUT) as (page, key):
        end_turn(page, OUT)
        page.locator("#go-on").click()
        moment = page.locator("#moment[open]")
        expect(moment).to_contain_text("Blue has taken your last Fief. You are out of the game.")
        expect(page.get_by_role("dialog", name="Here you fall")).to_be_visible()
        expect(moment.locator(".ways > *").first).to_be_focused()
        assert moment.locator(".drawing svg, .band svg").count() == 3
        # The others have played to the end meanwhile.
        while entries(served, key) < len(RECORD.moves):
            page.wait_for_timeout(50)
        assert page.locator("#table").get_attribute("data-at") == "56"
        moment.locator("[data-hurry]").click()
        expect(page.locator("#moment")).to_be_hidden()
        page.wait_for_selector(OVER)


#: What would end after a second or more does not end by itself.
STAY = """() => {
  const { setTimeout } = window;
  window.setTimeout = (act, time, ...rest) => (time > 1000 ? 0 : setTimeout(act, time, ...rest));
}"""


@pytest.mark.parametrize("way", ["Escape", pytest.param("click", marks=pytest.mark.wide)])
def test_a_moment_can_be_skipped(browser: Browser, served: Served, way: str) -> None:
    with recorded_page(browser, served, BLUE, LANDING, pace="slow") as (page, _):
        page.evaluate(STAY)
        end_turn(page, LANDING)
        moment = page.locator("#moment[open]")
        expect(moment).to_have_count(1)
        if way == "click":
            moment.locator(".drawing").click()
        else:
            page.keyboard.press(way)
        expect(page.locator("#moment")).to_be_hidden()


@pytest.mark.parametrize(
    ("name", "move", "title"),
    [
        ("base-concession-more", 56, "Here Red falls"),
        ("base-concession-more", 116, "Here you take the crown"),
        ("base-concession-more", LANDING, "Here the Vikings come ashore"),
        ("wessex-greater_solo", 33, "Here Winter comes"),
    ],
)
@pytest.mark.parametrize("size", ["desk", pytest.param("phone", marks=pytest.mark.wide)])
def test_great_moments_lie_on_a_cloth(
    browser: Browser, served: Served, name: str, move: int, title: str, size: str
) -> None:
    record = golden(name)
    with recorded_page(browser, served, BLUE, move, record=record, size=size) as (page, _):
        page.evaluate(STAY)
        end_turn(page, move, record)
        moment = page.locator("#moment[open]")
        expect(moment.locator(".stitched")).to_have_text(title)
        expect(moment.locator(".drawing > svg")).to_be_visible()
        # Nothing of it lies outside the window.
        for part in (".cloth", ".telling"):
            box = moment.locator(part).bounding_box()
            window = page.viewport_size
            assert box is not None
            assert window is not None
            assert box["x"] >= 0
            assert box["y"] >= 0
            assert box["x"] + box["width"] <= window["width"]
            assert box["y"] + box["height"] <= window["height"]


def test_a_moment_fits_into_a_phone_held_sideways(browser: Browser, served: Served) -> None:
    with recorded_page(browser, served, BLUE, LANDING, pace="slow") as (page, _):
        page.set_viewport_size({"width": 844, "height": 390})
        page.evaluate(STAY)
        end_turn(page, LANDING)
        expect(page.locator("#moment[open] .drawing > svg")).to_be_visible()
        for part in (".cloth", ".telling"):
            box = page.locator("#moment").locator(part).bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 390


def test_to_skip_pushes_nothing_out_of_the_head(browser: Browser, served: Served) -> None:
    record = golden("wessex-greater_solo")
    with recorded_page(browser, served, BLUE, 33, record=record, pace="slow") as (page, _):
        page.set_viewport_size({"width": 1280, "height": 720})
        make(page, 33, record)
        expect(page.locator("#skip")).to_be_visible()
        for one in page.locator(".head > :visible").all():
            box = one.bounding_box()
            assert box is not None
            assert box["x"] + box["width"] <= 1280


def test_a_sentence_of_a_moment_is_said_once(browser: Browser, served: Served) -> None:
    with recorded_page(browser, served, BLUE, LANDING, pace="slow") as (page, _):
        page.evaluate(STAY)
        end_turn(page, LANDING)
        expect(page.locator("#moment[open]")).to_have_count(1)
        sentence = page.locator("#moment .meaning").text_content()
        assert page.locator("#announce p").all_text_contents().count(str(sentence)) == 1
        assert page.locator("#moment").get_attribute("aria-describedby") is None


@pytest.mark.parametrize("moves", [True, False])
def test_a_moment_is_still_where_motion_is_not_wanted(browser: Browser, served: Served, moves: bool) -> None:
    with recorded_page(browser, served, RED, OUT, moves=moves) as (page, _):
        page.evaluate("""() => {
          window.moved = [];
          document.addEventListener("animationstart", (event) => window.moved.push(event.animationName));
        }""")
        end_turn(page, OUT)
        if moves:
            page.locator("#go-on").click()
        page.wait_for_selector("#moment[open].stops")
        expect(page.locator("#moment .cloth")).to_be_visible()
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert ("unroll" in page.evaluate("window.moved")) == moves


def test_at_the_instant_pace_only_what_stops_the_show_is_shown(browser: Browser, served: Served) -> None:
    with recorded_page(browser, served, BLUE, LANDING, pace="instant") as (page, _):
        page.evaluate("""() => {
          window.opened = 0;
          const noting = new MutationObserver(() => { window.opened += 1; });
          noting.observe(document.getElementById("moment"), { attributes: true });
        }""")
        end_turn(page, LANDING)
        expect(page.locator("#table")).to_have_attribute("data-at", str(LANDING))
        page.wait_for_selector(".side [data-move]", state="attached")
        assert page.evaluate("window.opened") == 0


def test_without_its_drawing_a_moment_has_its_words(browser: Browser, served: Served) -> None:
    with recorded_page(browser, served, RED, OUT, moves=False) as (page, _):
        page.evaluate("() => { window.fetch = () => Promise.reject(new Error()); }")
        end_turn(page, OUT)
        expect(page.locator("#moment[open] .stitched")).to_have_text("Here you fall")


# The turn, and sounds.


def test_the_title_says_whose_turn_it_is(browser: Browser, served: Served) -> None:
    with recorded_page(browser, served, RED, ATTACKED) as (page, _):
        expect(page).to_have_title("● Your turn · regni")
        end_turn(page, ATTACKED)
        expect(page.locator("#go-on")).to_be_visible()
        expect(page).to_have_title("The base game · regni")
        page.keyboard.press("Enter")
        expect(page).to_have_title("● Your turn · regni")


@pytest.mark.parametrize("moves", [True, False])
def test_a_phone_vibrates_when_the_turn_comes_unless_things_are_to_be_still(
    browser: Browser, served: Served, moves: bool
) -> None:
    with recorded_page(browser, served, RED, ATTACKED, size="phone", moves=moves) as (page, _):
        page.evaluate("() => { window.buzzed = 0; navigator.vibrate = () => { window.buzzed += 1; return true; }; }")
        page.locator(".game-name").tap()
        end_turn(page, ATTACKED)
        if moves:
            page.locator("#go-on").tap()
        expect(page).to_have_title("● Your turn · regni")
        assert page.evaluate("window.buzzed") == int(moves)


#: Counts what sounds.
HEAR = """() => {
  window.heard = 0;
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) { window.heard += 1; start.apply(this, when); };
  }
}"""


def test_a_key_mutes(browser: Browser, served: Served) -> None:
    with a_page(browser, served, moves=True) as page:
        page.goto(f"/table/{own_turn(served.host)}")
        page.wait_for_selector(".lit", state="attached")
        page.evaluate(HEAR)
        page.locator(".moves [data-move^=tower]").first.click()
        page.wait_for_function("() => window.heard > 0")
        page.keyboard.press("s")
        expect(page.locator("#sound-note")).to_have_text("Sound is off.")
        assert page.evaluate("localStorage.getItem('regni-sound')") == "off"
        heard = page.evaluate("window.heard")
        at = page.locator("#table").get_attribute("data-at")
        page.locator("[data-undo]").click()
        expect(page.locator("#table")).not_to_have_attribute("data-at", str(at))
        page.locator(".moves [data-move^=tower]").first.click()
        page.wait_for_selector("[data-undo]")
        assert page.evaluate("window.heard") == heard
        page.keyboard.press("s")
        expect(page.locator("#sound-note")).to_have_text("Sound is on.")


def test_a_letter_that_is_typed_does_not_mute(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.goto(f"/table/{own_turn(served.host)}")
        page.wait_for_selector(".lit", state="attached")
        page.locator("#command").fill("")
        page.keyboard.press("s")
        expect(page.locator("#command")).to_have_value("s")
        assert page.evaluate("localStorage.getItem('regni-sound')") is None


#: Renders every sound: its loudest sample, and how much is left after a second and a half.
RENDER = """async () => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const { SOUNDS } = await import(loaded.find((one) => one.endsWith("/sounds.js")));
  const found = {};
  for (const [name, make] of Object.entries(SOUNDS)) {
    const context = new OfflineAudioContext(1, 48000 * 2, 48000);
    make(context.destination, 0);
    const samples = (await context.startRendering()).getChannelData(0);
    const loudest = (from, to) => samples.slice(from, to).reduce((most, one) => Math.max(most, Math.abs(one)), 0);
    found[name] = [loudest(0, 72000), loudest(72000, 96000)];
  }
  return found;
}"""
#: What the page makes of it: all sounds go through this volume.
VOLUME = 0.32


def test_sounds_are_short_soft_and_never_cut_off(browser: Browser, served: Served) -> None:
    with a_page(browser, served) as page:
        page.goto(f"/table/{own_turn(served.host)}")
        page.wait_for_selector(".lit", state="attached")
        sounds: dict[str, tuple[float, float]] = page.evaluate(RENDER)
    assert set(sounds) == {*SOUNDS, "turn"}
    for name, (peak, rest) in sounds.items():
        assert 0.02 < peak * VOLUME < 0.5, name
        assert rest < 0.001, name
