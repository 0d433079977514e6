// Explains a card or a term of the game in a small box beside it: while it is pointed at, after a long press, and a
// card while it has the keyboard's focus. A key lists the terms instead (term-list.js).

import { placeBeside } from "./placing.js";
import { distance, explanation, termAt } from "./terms.js";

const box = document.getElementById("explained");
const SOON = 350;          // ms of pointing
const LONG = 450;          // ms of pressing
const STILL = 10;          // px that a finger may move during a press
const FINGER = 16;         // px that a finger may miss a word by
const LINGER = 250;        // ms for the pointer to go from a card or a word to the box

let timer = 0;
let leaving = 0;
let shown = null;          // what the box is about
let press = null;          // where the finger went down
let wasLong = false;       // whether the press that ends now has shown the box

export function hideWords() {
  clearTimeout(timer);
  stay();
  shown = null;
  if (box.matches(":popover-open")) box.hidePopover();
}

// The box holds links to rules, so it waits for a pointer on its way to it.
function hideSoon() {
  clearTimeout(timer);
  leaving ||= setTimeout(hideWords, LINGER);
}

function stay() {
  clearTimeout(leaving);
  leaving = 0;
}

// What there is to explain: where it is, what to say, and whether a point of the page still belongs to it.
function cardAt(target) {
  const card = target.closest?.("[data-kind]");
  const words = card && document.getElementById(`about-${card.dataset.kind}`);
  if (!words) return null;
  return { where: card, content: () => copyOf(words), has: (event) => card.contains(event.target) };
}

function copyOf(words) {
  const copy = words.cloneNode(true);
  for (const one of copy.querySelectorAll("[id]")) one.removeAttribute("id");
  return copy.childNodes;
}

function wordAt(target, point, reach) {
  const found = termAt(target, point, reach);
  if (!found) return null;
  const { term, range } = found;
  const has = ({ clientX, clientY }) => [...range.getClientRects()].some((one) => distance(one, clientX, clientY) < 2);
  return { where: range, content: () => explanation(term), has };
}

function thingAt(target, point, reach) {
  // Behind the curtain nothing is said.
  return document.body.classList.contains("covered") ? null : cardAt(target) ?? wordAt(target, point, reach);
}

function elementOf({ where }) {
  return where instanceof Range ? where.startContainer.parentElement : where;
}

function explainSoon(find, delay) {
  clearTimeout(timer);
  timer = setTimeout(() => {
    const found = find();
    const element = found && elementOf(found);
    if (!element?.isConnected) return;
    show(found, element);
    wasLong = press !== null;
  }, delay);
}

function show(found, element) {
  hideWords();
  shown = found;
  box.replaceChildren(...found.content());
  // What lies over the page covers all that is not in it.
  const home = element.closest("dialog, [popover]") ?? document.body;
  if (box.parentElement !== home) home.append(box);
  box.showPopover();
  // A finger hides what is below it.
  placeBeside(box, found.where, press !== null);
}

document.addEventListener("pointermove", (event) => {
  const { target, clientX: x, clientY: y } = event;
  if (event.pointerType !== "mouse") {
    if (press && !wasLong && Math.hypot(x - press.x, y - press.y) > STILL) clearTimeout(timer);
  } else if (box.contains(target) || shown?.has(event)) {
    clearTimeout(timer);
    stay();
  } else {
    if (shown) hideSoon();
    explainSoon(() => thingAt(target, { x, y }, 0), SOON);
  }
});
document.documentElement.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") hideSoon(); });
// A click anywhere but on a link puts the box away.
box.addEventListener("click", (event) => { if (!event.target.closest("a")) hideWords(); });
document.addEventListener("focusin", ({ target }) => {
  if (target.matches(":focus-visible") && !box.contains(target)) explainSoon(() => cardAt(target), SOON);
});
// Lifting the finger moves the focus. The words that the press has shown stay.
document.addEventListener("focusout", () => { if (!wasLong) hideWords(); });

document.addEventListener("pointerdown", (event) => {
  if (box.contains(event.target)) return;
  hideWords();
  wasLong = false;
  if (event.pointerType === "mouse") return;
  const { target, clientX: x, clientY: y } = event;
  press = { x, y };
  explainSoon(() => thingAt(target, press ?? { x, y }, FINGER), LONG);
});
for (const end of ["pointerup", "pointercancel"]) {
  document.addEventListener(end, () => {
    press = null;
    if (!wasLong) clearTimeout(timer);
  });
}
// A long press that showed the box is not a click and opens no menu of the browser.
document.addEventListener("click", (event) => {
  if (wasLong && event.detail && !box.contains(event.target)) { event.stopPropagation(); event.preventDefault(); }
  wasLong = false;
}, { capture: true });
document.addEventListener("contextmenu", (event) => {
  if (press && thingAt(event.target, press, FINGER)) event.preventDefault();
});
document.addEventListener("scroll", ({ target }) => { if (shown && target.contains(elementOf(shown))) hideWords(); }, { capture: true });
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hideWords(); }, { capture: true });
