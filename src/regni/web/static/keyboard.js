// The keyboard: arrows within a row, a key for each part of the table, and one Tab stop for cards that do nothing now.

import { repeatDecision } from "./saying.js";

const table = document.getElementById("table");
const help = document.getElementById("keys");
const letters = document.getElementById("letters");
const ROWS = ".hand, .earl, .sea, .middle, .moves, .main-moves, .draft, .log, .menu, .offers, .bar";
const ITEMS = "button:not(:disabled), a[href], summary";
const BACK = ["ArrowLeft", "ArrowUp"];
const ON = ["ArrowRight", "ArrowDown"];
// The parts of the table, by letter. F6 goes through them in this order.
const PARTS = { d: ".prompt, .curtain", m: ".moves", h: ".hand", e: ".earl.own", o: ".others", t: ".stage", c: ".log", w: "#typed" };

// Tab reaches one card in each row of cards that cannot be used now. The arrows reach the others.
export function reachable() {
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

// The arrows go along a row. Enter on a sentence of the chronicle opens its rule.
function step(event) {
  if (event.key === "Enter" && event.target.matches?.("[data-entry]")) event.target.querySelector("a")?.click();
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
  if (part.matches(PARTS.d)) repeatDecision();
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

export function keyboard() {
  document.getElementById("show-keys").addEventListener("click", () => help.showModal());
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || help.open) return;
    const writes = event.target.matches?.("input:not([type=checkbox]), select, textarea");
    if (event.key === "Escape" && event.target.matches?.("#command")) { goTo(PARTS.d); return; }
    if (event.key === "F6") { event.preventDefault(); cycle(event.shiftKey); return; }
    if (!writes && letters.checked && event.key === "?") { event.preventDefault(); help.showModal(); return; }
    if (!writes && letters.checked && PARTS[event.key] && goTo(PARTS[event.key])) { event.preventDefault(); return; }
    step(event);
  });
  // Tab comes back to the card that was reached by arrows.
  table.addEventListener("focusin", (event) => {
    const card = event.target.closest(".laid[data-kind]:not(.lit, .chosen)");
    const row = card?.closest(".hand, .earl, .middle");
    for (const one of row?.querySelectorAll(".laid[data-kind]:not(.lit, .chosen)") ?? []) one.tabIndex = one === card ? 0 : -1;
  });
}
