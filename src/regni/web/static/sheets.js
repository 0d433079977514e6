// On a phone: the other Earls are chips that open one at a time, moves and chronicle are sheets.

import { onPhone } from "./menu.js";

const table = document.getElementById("table");
const bar = document.getElementById("bar");
const concede = document.getElementById("concede");

let earl = null;           // whose Earldom is open; "" if it was closed again
let sheet = "";            // "moves", "log", or none

export function shownEarl() {
  return earl;
}

// Open an Earldom, or close it if it is the one that is open.
export function chips(which, again = false) {
  earl = which === earl && !again ? "" : which;
  for (const chip of table.querySelectorAll("[data-chip]")) {
    const isOpen = chip.dataset.chip === earl;
    chip.ariaExpanded = String(isOpen);
    chip.closest(".earl").classList.toggle("open", isOpen);
  }
  // The chips are in reach further down as well: what they open is up here.
  if (earl && !again && onPhone()) table.querySelector(".others").scrollIntoView({ block: "start" });
}

// With one other Earl his Earldom stays as it is.
export function closeEarl() {
  if (earl && table.querySelectorAll("[data-chip]").length > 1) chips("", true);
}

// A closed Earldom with something lit in it is lit itself; if all that is lit now is in one, it opens.
export function showLit(isChoosing) {
  const lit = [...table.querySelectorAll(".lit")];
  const holding = new Set(lit.map((one) => one.closest(".others .earl")).filter(Boolean));
  for (const one of table.querySelectorAll(".others .earl")) one.classList.toggle("holds-lit", holding.has(one));
  for (const chip of table.querySelectorAll("[data-chip]")) {
    const holds = holding.has(chip.closest(".earl"));
    chip.querySelector(".says").textContent = holds ? `, ${table.dataset.sayHolds}` : "";
  }
  if (isChoosing && holding.size === 1 && lit.every((one) => one.closest(".others"))) {
    const [only] = holding;
    chips(only.querySelector("[data-chip]").dataset.chip, true);
  }
}

function openSheet(which) {
  sheet = which;
  document.body.dataset.sheet = sheet;
  for (const one of bar.querySelectorAll("[data-sheet]")) one.ariaExpanded = String(one.dataset.sheet === sheet);
  if (sheet === "log") { const log = table.querySelector(".log"); if (log) log.scrollTop = log.scrollHeight; }
}

// With a new frame: moves that nothing on the table stands for must be seen; those of a decision gone by must not.
export function sheets(frame) {
  const listed = table.querySelectorAll(".moves [data-move]").length;
  const button = bar.querySelector("[data-sheet=moves]");
  button.disabled = !listed;
  button.querySelector(".count").textContent = listed || "";
  bar.hidden = !table.querySelector(".board");
  concede.hidden = !table.querySelector("[data-move=concede]");
  openTheOnlyOne();
  const isHidden = listed && !frame.moves.some((move) => move.path.length);
  if (isHidden && onPhone()) openSheet("moves");
  else if (sheet === "moves") openSheet("");
  else openSheet(sheet);
  if (!onPhone()) endWithWholeRow(table.querySelector(".moves"));
}

// A list that is longer than its place ends between two rows, not in the middle of one.
function endWithWholeRow(list) {
  if (!list || list.scrollHeight <= list.clientHeight) return;
  const { top, bottom } = list.getBoundingClientRect();
  const ends = [...list.querySelectorAll(".move")].map((one) => one.getBoundingClientRect().bottom);
  const last = Math.max(...ends.filter((end) => end <= bottom - 6));
  if (last > top) list.style.maxHeight = `${last - top + 8}px`;
}

// With one other Earl there is room for his Earldom.
function openTheOnlyOne() {
  const found = table.querySelectorAll("[data-chip]");
  if (found.length === 1 && earl === null) chips(found[0].dataset.chip, true);
}

bar.addEventListener("click", (event) => {
  const which = event.target.closest("[data-sheet]")?.dataset.sheet;
  if (which) openSheet(which === sheet ? "" : which);
});
// It is out of the way of thumbs, with the settings.
concede.addEventListener("click", () => {
  concede.closest("[popover]").hidePopover();
  table.querySelector("[data-move=concede]")?.click();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && sheet) openSheet(""); });
document.addEventListener("click", (event) => {
  if (sheet && onPhone() && !event.target.closest(".moves, .log, .typed, #bar, #menu, #offers")) openSheet("");
});
