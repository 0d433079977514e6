// What is shown beside the decision at a table of friends: the clock of the person who decides, bots that play for
// people, what people ask of each other, and at the end a rematch that is open. The server says how much time is left, and this page counts down by
// itself.

import { send, sendMove } from "./connection.js";
import { announce } from "./saying.js";

const table = document.getElementById("table");
const MINUTE = 60;         // seconds
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LAST = 10;           // so many seconds before the end it is said again
const TICK = 250;          // ms

let strip = null;          // the element, which is put into each new decision
let ends = 0;              // when the time is up, by this page's own clock
let before = Infinity;     // seconds left at the last look

export function showTogether(fresh, left) {
  const told = new Set(sentences(strip));
  const used = strip?.contains(document.activeElement) ? document.activeElement.dataset.together : "";
  // When another decision begins nothing is said about its time, even if little is left.
  if (strip?.dataset.ends !== fresh.dataset.ends) before = Infinity;
  ends = performance.now() + (left ?? 0);
  strip?.remove();
  strip = fresh;
  placeTogether();
  announce(sentences(strip).filter((one) => !told.has(one)));
  if (used) (strip.querySelector(`[data-together="${used}"]`) ?? table.querySelector(".prompt"))?.focus({ preventScroll: true });
}

// A new frame may have brought a new decision.
export function placeTogether() {
  const title = table.querySelector(".ending .result") ?? table.querySelector(".prompt > h2");
  if (!strip || !title || title.nextElementSibling === strip) return;
  const focused = strip.contains(document.activeElement) ? document.activeElement : null;
  strip.classList.remove("to-come");
  title.after(strip);
  focused?.focus({ preventScroll: true });
  tick();
}

function sentences(one) {
  return [...one?.querySelectorAll(".asked > p") ?? []].map((line) => line.textContent);
}

function tick() {
  const time = strip?.querySelector(".clock time");
  if (!time) return;
  const left = Math.max(0, Math.ceil((ends - performance.now()) / 1000));
  const text = clock(left);
  if (time.textContent !== text) time.textContent = text;
  const own = time.closest(".own");
  time.parentElement.classList.toggle("short", left <= MINUTE);
  if (own && before > LAST && left <= LAST && before !== Infinity) announce([time.dataset.seconds]);
  else if (own && before > MINUTE && left <= MINUTE && before !== Infinity) announce([time.dataset.minute]);
  before = left;
}

function clock(left) {
  if (left >= DAY) return `${Math.floor(left / DAY)} d ${Math.floor((left % DAY) / HOUR)} h`;
  if (left >= HOUR) return `${Math.floor(left / HOUR)} h ${Math.floor((left % HOUR) / MINUTE)} min`;
  return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
}

document.addEventListener("click", (event) => {
  const [what, about] = event.target.closest("[data-together]")?.dataset.together.split(" ") ?? [];
  const at = Number(strip?.dataset.at);
  if (what === "return") send({ do: "return" });
  else if (what === "hush" || what === "talk") send({ do: "talk", allows: what === "talk" });
  else if (what === "ask") sendMove({ do: "ask", at, what: about });
  else if (what) sendMove({ do: "answer", at, what: about, grants: what === "grant" });
});

setInterval(tick, TICK);
