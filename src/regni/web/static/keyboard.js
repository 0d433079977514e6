// The keyboard: arrows within a row, a key for each part of the table, and one Tab stop for cards that do nothing now.

import { readParts } from "./reading.js";
import { repeatDecision } from "./saying.js";
import { listTerms } from "./term-list.js";

const table = document.getElementById("table");
const help = document.getElementById("keys");
const letters = document.getElementById("letters");
const ROWS = ".hand, .earl, .sea, .middle, .moves, .main-moves, .draft, .log, .menu, .offers, .bar";
const ITEMS = "button:not(:disabled), a[href], summary";
const BACK = ["ArrowLeft", "ArrowUp"];
const ON = ["ArrowRight", "ArrowDown"];
// The parts of the table. F6 goes through them in this order.
const PARTS = {
  decision: ".prompt, .curtain", moves: ".moves", hand: ".hand", own: ".earl.own", others: ".others", middle: ".stage",
  dangers: ".dangers", log: ".log", write: "#typed",
};
// The letters of the reader's language stand in the list of keys.
const GOES = letterOf("goes");
const DOES = letterOf("does");
// What a number chooses: the buttons of the box that lies over the table, or those of the decision and the moves.
const NUMBERED = ".main-moves .button:not(.quiet), .moves > .move, .moves > .row > summary, .moves > .row[open] .move";

function letterOf(what) {
  return Object.fromEntries([...help.querySelectorAll(`[data-${what}]`)].map((one) => [one.textContent.trim(), one.dataset[what]]));
}

// Tab reaches one card in each row of cards that cannot be used now. The arrows reach the others.
export function reachable() {
  showNumbers();
  for (const row of table.querySelectorAll(".hand, .earl, .middle")) {
    const cards = [...row.querySelectorAll(".laid[data-kind]:not(.lit, .chosen)")];
    const isReached = row.querySelector(".lit, .chosen");
    cards.forEach((card, i) => { card.tabIndex = i === 0 && !isReached ? 0 : -1; });
  }
  // A part that scrolls but holds nothing to focus must take the focus itself.
  for (const box of table.querySelectorAll(".panel-now, .headlines, .news, .moves, .log")) {
    const scrolls = box.scrollHeight > box.clientHeight + 1;
    if (scrolls && !box.querySelector("a[href], button:not([tabindex='-1']), summary")) box.tabIndex = 0;
  }
}

function isSeen(one) {
  return one.checkVisibility({ visibilityProperty: true });
}

// The arrows go along a row. Enter on a sentence of the chronicle opens its rule, unless it shows its scene again.
function step(event) {
  if (event.key === "Enter" && event.target.matches?.("[data-entry]:not([data-see])")) event.target.querySelector("a")?.click();
  const row = event.target.closest?.(ROWS);
  if (!row || event.target.matches("input, select, textarea")) return;
  const items = [...row.querySelectorAll(row.matches(".log") ? "[data-entry]" : ITEMS)].filter(isSeen);
  const at = items.indexOf(event.target);
  let to = -1;
  if (event.key === "Home") to = 0;
  else if (event.key === "End") to = items.length - 1;
  else if (BACK.includes(event.key)) to = at < 0 ? items.length - 1 : at - 1;
  else if (ON.includes(event.key)) to = at + 1;
  if (!items[to]) return;
  event.preventDefault();
  items[to].focus();
}

function goTo(selector) {
  const part = [...document.querySelectorAll(selector)].find(isSeen);
  if (!part) return false;
  const items = [...part.querySelectorAll("button:not(:disabled), input, a[href], summary")].filter((one) => isSeen(one) && one.tabIndex >= 0);
  const lit = items.find((one) => one.matches(".lit, .pick"));
  const to = part.matches(".prompt, .curtain, .log") ? part : lit ?? items[0] ?? part;
  if (to === part && !part.hasAttribute("tabindex")) part.tabIndex = -1;
  to.focus();
  if (part.matches(PARTS.decision)) repeatDecision();
  return true;
}

function cycle(back) {
  const parts = Object.values(PARTS);
  const at = parts.findIndex((part) => document.activeElement?.closest(part));
  const start = at < 0 ? (back ? 0 : -1) : at;
  for (let i = 1; i <= parts.length; i++) {
    if (goTo(parts.at((start + (back ? -i : i)) % parts.length))) return;
  }
}

// Letters and numbers. With Shift a part is read aloud instead of gone to.
function press(event) {
  const key = event.key.toLowerCase();
  if (key === "?") { help.showModal(); return true; }
  if (GOES[key]) {
    if (!event.shiftKey) return goTo(PARTS[GOES[key]]);
    readParts([PARTS[GOES[key]]]);
    return true;
  }
  if (DOES[key] === "read") { readParts([PARTS.decision, PARTS.dangers, ".stage .news, .stage .strip"]); return true; }
  if (DOES[key] === "explain") return listTerms(document.activeElement);
  if (DOES[key] === "end") return click(".main-moves [data-way-out], .main-moves [data-confirm]");
  if (DOES[key] === "undo") return click(".main-moves [data-undo], .teaching [data-teach=back]");
  if (/^[1-9]$/.test(key)) return number(Number(key));
  const isFree = event.target === document.body || event.target.matches?.(PARTS.decision);
  return key === "enter" && isFree && click(".main-moves .main");
}

function click(selector) {
  const one = [...table.querySelectorAll(selector)].find(isSeen);
  one?.focus({ preventScroll: true });
  one?.click();
  return Boolean(one);
}

function number(at) {
  const open = document.querySelector("#menu:popover-open");
  const one = numbered(open ?? table)[at - 1];
  if (!one) return false;
  one.focus({ preventScroll: true });
  one.click();
  return true;
}

// The numbers stand on the buttons as long as letters and numbers are keys.
function showNumbers() {
  document.body.classList.toggle("with-keys", letters.checked);
  for (const one of table.querySelectorAll("[data-key]")) delete one.dataset.key;
  numbered(table).slice(0, 9).forEach((one, i) => { one.dataset.key = i + 1; });
}

function numbered(where) {
  return [...where.querySelectorAll(where === table ? NUMBERED : "button")].filter(isSeen);
}

export function keyboard() {
  letters.addEventListener("change", showNumbers);
  // A row that is opened or closed changes the numbers after it.
  table.addEventListener("toggle", showNumbers, { capture: true });
  document.getElementById("show-keys").addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    const writes = event.target.matches?.("input:not([type=checkbox]), select, textarea");
    if (event.key === "Escape" && event.target.matches?.("#command")) { goTo(PARTS.decision); return; }
    if (event.key === "F6") { event.preventDefault(); cycle(event.shiftKey); return; }
    if (!writes && letters.checked && press(event)) { event.preventDefault(); return; }
    step(event);
  });
  // Tab comes back to the card that was reached by arrows.
  table.addEventListener("focusin", (event) => {
    const card = event.target.closest(".laid[data-kind]:not(.lit, .chosen)");
    const row = card?.closest(".hand, .earl, .middle");
    for (const one of row?.querySelectorAll(".laid[data-kind]:not(.lit, .chosen)") ?? []) one.tabIndex = one === card ? 0 : -1;
  });
}
