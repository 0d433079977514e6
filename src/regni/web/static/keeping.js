// Keeps some things when the table is drawn again: the focus, open folds, and how far the player has scrolled.

import { shownEarl, chips } from "./sheets.js";

const folds = new Map();   // by name: whether the fold is open
const NAMES = ["data-move", "data-thing", "data-chip", "data-undo", "data-next", "data-uncover", "data-fold", "data-entry", "data-hurry", "data-leave", "data-hint"];
// In these lists the player chooses one thing after another.
const LISTS = [".moves [data-move]", ".draft button"];
let byKeyboard = false;
let isFirst = true;

document.addEventListener("keydown", () => { byKeyboard = true; }, { capture: true });
document.addEventListener("pointerdown", () => { byKeyboard = false; }, { capture: true });
document.addEventListener("toggle", (event) => {
  const fold = event.target.dataset?.fold;
  if (fold) folds.set(fold, event.target.open);
}, { capture: true });

// The elements that a new frame replaces, and those that it brings. A whole frame replaces everything.
export function replacements(table, fresh, isWhole) {
  if (isWhole) return { going: [...table.children], coming: [...fresh.children] };
  const coming = [...fresh.children];
  return { going: coming.map((one) => table.querySelector(`[data-part="${one.dataset.part}"]`)), coming };
}

// Two frames as one, if the first is skipped: a part that only the first brings is brought all the same.
export function joined(earlier, later) {
  if (later.whole) return later;
  const [page, fresh] = [earlier, later].map((one) => Object.assign(document.createElement("template"), { innerHTML: one.html }));
  for (const part of [...fresh.content.children]) {
    const old = page.content.querySelector(`[data-part="${part.dataset.part}"]`);
    if (old?.matches(".log")) addLines(old, part);
    if (old) old.replaceWith(part); else page.content.append(part);
  }
  const hints = [earlier, later].flatMap((one) => one.staging.hints ?? []);
  return { ...later, html: page.innerHTML, whole: earlier.whole, staging: { ...later.staging, hints } };
}

// If the decision has the focus, its element is kept. A screen reader would read a new element again each time.
export function swapIn(table, { going, coming }, isWhole) {
  if (isWhole) { table.replaceChildren(...coming); return; }
  going.forEach((old, i) => {
    if (old.matches(".prompt:focus")) {
      old.className = coming[i].className;
      old.replaceChildren(...coming[i].childNodes);
    } else if (old.matches(".log")) swapLines(old, coming[i]);
    else old.replaceWith(coming[i]);
  });
}

// The server often sends only the newest lines of the chronicle. Returns all lines: the page has the earlier ones.
function allLines(log, fresh) {
  if (!fresh.dataset.from) return [...fresh.children];
  const button = fresh.querySelector("[data-earlier]");
  const begin = Number(button?.dataset.earlier ?? 0);
  const number = (line) => Number(line.dataset.entry);
  const known = [...log.children].filter((line) => number(line) >= begin && number(line) < Number(fresh.dataset.from));
  return [...(button ? [button] : []), ...known, ...fresh.querySelectorAll(":scope > [data-entry]")];
}

// Joins the lines of two frames that are shown as one.
function addLines(earlier, later) {
  later.replaceChildren(...allLines(earlier, later));
  if (!later.dataset.from) return;
  if (earlier.dataset.from) later.dataset.from = Math.min(earlier.dataset.from, later.dataset.from);
  else delete later.dataset.from;
}

// Most lines of the chronicle are those of the frame before. Only the others are drawn.
function swapLines(log, fresh) {
  const old = new Map([...log.children].map((line) => [line.dataset.entry, line]));
  const lines = allLines(log, fresh).map((line) => {
    const same = old.get(line.dataset.entry);
    return same?.isEqualNode(line) ? same : line;
  });
  const staying = new Set(lines);
  for (const line of [...log.children]) if (!staying.has(line)) line.remove();
  lines.forEach((line, i) => { if (log.children[i] !== line) log.insertBefore(line, log.children[i] ?? null); });
}

// Call this before the table changes, and the function that it returns afterwards.
export function keep(table) {
  const focus = whereFocus(table);
  const log = table.querySelector(".log");
  const isAtEnd = !log || isFirst || log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  const logAt = log?.scrollTop;
  const scrolled = new Map([...table.querySelectorAll("[data-scroll]")].map((one) => [one.dataset.scroll, one.scrollTop]));
  const page = document.scrollingElement;
  const pageAt = page.scrollTop;
  isFirst = false;
  return () => {
    page.scrollTop = pageAt;
    for (const fold of table.querySelectorAll("details[data-fold]")) fold.open = folds.get(fold.dataset.fold) ?? fold.open;
    if (shownEarl()) chips(shownEarl(), true);
    for (const one of table.querySelectorAll("[data-scroll]")) one.scrollTop = scrolled.get(one.dataset.scroll) ?? 0;
    const now = table.querySelector(".log");
    if (now) now.scrollTop = isAtEnd ? now.scrollHeight : logAt;
    if (focus) giveFocus(table, focus);
  };
}

function whereFocus(table) {
  const one = document.activeElement;
  const menu = document.getElementById("menu");
  if (menu.contains(one)) return { selector: null };
  if (!table.contains(one)) return null;
  const list = LISTS.find((each) => one.matches(each));
  const at = list && [...table.querySelectorAll(list)].indexOf(one);
  const isPick = one.classList.contains("pick");
  const named = isPick ? one.parentElement : one;
  const attribute = NAMES.find((name) => named.hasAttribute(name));
  if (!attribute) return { selector: null, list, at };
  const selector = `[${attribute}="${CSS.escape(named.getAttribute(attribute))}"]${isPick ? " > .pick" : ""}`;
  return { selector, place: [...table.querySelectorAll(selector)].indexOf(one), list, at };
}

function giveFocus(table, { selector, place, list, at }) {
  if (document.activeElement.matches(".prompt")) return;
  const again = nearest(table, selector, place) ?? (table.querySelector(".draft") && nearest(table, list, at));
  // If the focused element is gone, the focus goes to the next one in its list, or to the decision.
  if (again) again.focus({ preventScroll: true });
  else if (byKeyboard) table.querySelector(".prompt, .curtain")?.focus({ preventScroll: true });
}

function nearest(table, selector, place) {
  const found = selector ? [...table.querySelectorAll(selector)].filter((one) => one.checkVisibility()) : [];
  return found[Math.min(place, found.length - 1)];
}
