"""Friends at one table, each with a real Chromium of his own: `python bench/gathering.py`.

Tables of two, three and six people, of each variant that suits, in both languages, one of them on a phone, with
somebody who watches. They come by a link at which a messenger has looked before, deal together, and play by clicks.
Somebody closes his page in mid-battle and comes back, one is replaced by a bot, one is told of his turn by a webhook,
a clock runs out, moves are taken back past another's, or not. At last all see the same end, and every page has checked
the deal. The tests do the most of it once; this takes half an hour. It ends with 1 if anything failed.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import Browser, Page, expect

from real_browser import Served, a_browser, a_page
from real_friends import Party, Person, Time, a_party, is_at_table
from receiving import Receiver
from regni.engine.variant_facts import FACTS
from regni.web.webhooks.sending import Sender

#: By the number of people: the variants and modes that they can play.
GAMES = {
    2: ("base", "wessex", "rebellion coop", "rebellion semi"),
    3: ("base", "heathen", "wessex", "rebellion coop", "rebellion semi"),
    6: ("base", "heathen", "wessex"),
}
#: Five minutes for each turn, then a bot sits in; it does so too for who is away, if the others agree.
MANNERS = {"clock": "turn-5", "zero": "bot", "away": "vote"}
TURN = 300
#: So many decisions are made before anything special happens, for each person.
FIRST_ROUNDS = 4


class Log:
    """What was seen, line by line, with the seconds that it took."""

    def __init__(self, table: str) -> None:
        self.table = table

    def __call__(self, what: str, step: Callable[[], object]) -> None:
        begun = time.monotonic()
        done = step()
        who = f" ({done.name})" if isinstance(done, Person) else f" ({done})" if isinstance(done, (int, str)) else ""
        print(f"{self.table}: {what}{who}, {time.monotonic() - begun:.1f} s", flush=True)


def play(browser: Browser, folder: Path, people: int, variant: str, mode: str, log: Log) -> None:
    now, receiver = Time(), Receiver()
    with ExitStack() as stack:
        stack.callback(receiver.close)
        sender = Sender(allows_private=True)
        served = stack.enter_context(Served(folder / f"{log.table}.sqlite", now=now, webhooks=sender))
        wish = {"variant": variant} | ({"mode": mode} if mode else {})
        party = stack.enter_context(a_party(browser, served, people, MANNERS, **wish))
        eyes = stack.enter_context(a_page(browser, served, "es", owner=""))
        log("a messenger looks at the links and takes nothing", party.look_at_links)
        log("somebody comes to watch", lambda: comes_to_watch(eyes, party))
        log("everybody comes by the link and its button", party.join)
        log("they deal together", party.deal)
        log("who watches is shown the table, and no hand", lambda: watches(eyes, party))
        log("rounds are played, so many decisions", lambda: plays_rounds(party))
        log("asks to take back past another, and is refused", lambda: party.asks_undo(grants=False))
        party.decide(party.deciding)
        log("asks to take back past another, and all agree", lambda: party.asks_undo(grants=True))
        log("closes the page in mid-battle and finds the same decision", party.closes_in_battle)
        log("is away, and is told of the turn by a webhook", lambda: party.is_told_of_his_turn(receiver))
        log("is replaced by a bot and comes back", lambda: party.is_replaced(now))
        log("runs out of time, a bot sits in, and he returns", lambda: party.runs_out_of_time(now, TURN + 1))
        log("who watches is in step", lambda: watches(eyes, party))
        log("they give up one after another, and all see the same end", party.concede)
        log("every page has checked the deal", party.check_deal)
        log("who watches sees the end too", lambda: expect(eyes.locator(".prompt.over")).to_have_count(1))
        assert served.faults == [], served.faults


def comes_to_watch(eyes: Page, party: Party) -> None:
    eyes.goto(party.link_to_watch)
    eyes.locator("form button.main").click()
    assert party.taken.count(True) == 1


def watches(eyes: Page, party: Party) -> None:
    """The page that waits for the table finds it by itself."""
    is_at_table(eyes)
    party.in_step(eyes)
    assert eyes.locator("[data-move], [data-thing^=hand-]").count() == 0


def plays_rounds(party: Party) -> int:
    enough = len(party.session.game.moves) + FIRST_ROUNDS * len(party.people)
    return party.play_on(lambda session: len(session.game.moves) >= enough)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, choices=sorted(GAMES), action="append", help="only tables of so many")
    parser.add_argument("--variant", choices=sorted(FACTS), help="only this one")
    args = parser.parse_args()
    games = [(people, *f"{one} ".split(" ")[:2]) for people in args.people or GAMES for one in GAMES[people]]
    failed = 0
    with tempfile.TemporaryDirectory() as folder, a_browser() as browser:
        for people, variant, mode in games:
            if args.variant not in (None, variant):
                continue
            log = Log(" ".join(filter(None, (str(people), variant, mode))))
            begun = time.monotonic()
            try:
                play(browser, Path(folder), people, variant, mode, log)
            except Exception:
                # The other tables are still worth seeing.
                traceback.print_exc()
                failed += 1
                print(f"{log.table}: FAILED", flush=True)
            else:
                print(f"{log.table}: all was seen in {time.monotonic() - begun:.0f} s", flush=True)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
