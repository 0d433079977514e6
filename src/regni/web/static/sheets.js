// On a phone the other Earls are chips, of which one at a time is open. Moves and chronicle are sheets.

import { onPhone, whenTurned } from "./menu.js";

const table = document.getElementById("table");
const bar = document.getElementById("bar");
const concede = document.getElementById("concede");

let earl = null;           // the Earl whose Earldom is open; "" if it was closed again
let sheet = "";            // "moves", "log", or none

export function shownEarl() {
  return earl;
}

// Opens an Earldom. Closes it if it is open already.
export function chips(which, again = false) {
  earl = which === earl && !again ? "" : which;
  for (const chip of table.querySelectorAll("[data-chip]")) {
    const isOpen = chip.dataset.chip === earl;
    chip.ariaExpanded = String(isOpen);
    chip.closest(".earl").classList.toggle("open", isOpen);
  }
  // The chips can also be reached further down the page, but the Earldom opens up here.
  if (earl && !again && onPhone()) table.querySelector(".others").scrollIntoView({ block: "nearest" });
}

// The Earldom of a single opponent stays open.
export function closeEarl() {
  if (earl && table.querySelectorAll("[data-chip]").length > 1) chips("", true);
}

// A closed Earldom that holds something highlighted is highlighted itself. If it holds all that is highlighted, it
// opens.
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

// For a new frame: opens the sheet of moves if no move can be clicked on the table, and closes it when the decision is
// over.
export function sheets(frame) {
  const listed = table.querySelectorAll(".moves:not(.to-come) [data-move]").length;
  const button = bar.querySelector("[data-sheet=moves]");
  button.disabled = !listed;
  button.querySelector(".count").textContent = listed || "";
  bar.hidden = !table.querySelector(".board");
  concede.hidden = !table.querySelector(".prompt > :not(.to-come) [data-move=concede]");
  openTheOnlyOne();
  asTabs();
  // In a lesson what is taught is a button beside what the teacher says, unless it is clicked on the table.
  const isHidden = listed && !frame.moves.some((move) => move.path.length || move.aside);
  if (isHidden && onPhone()) openSheet("moves");
  else if (sheet === "moves") openSheet("");
  else openSheet(sheet);
}

// On a phone the cards of an Earldom are tabs. The server has made tabs of those that have no room anywhere.
function asTabs() {
  for (const one of table.querySelectorAll(".earl:not(.tabbed)")) one.classList.toggle("as-tabs", onPhone());
}
asTabs();
whenTurned(asTabs);

// There is room for the Earldom of a single opponent.
function openTheOnlyOne() {
  const found = table.querySelectorAll("[data-chip]");
  if (found.length === 1 && earl === null) chips(found[0].dataset.chip, true);
}

bar.addEventListener("click", (event) => {
  const which = event.target.closest("[data-sheet]")?.dataset.sheet;
  if (which) openSheet(which === sheet ? "" : which);
});
// The button to concede stands with the settings, out of the way of thumbs.
concede.addEventListener("click", () => {
  concede.closest("[popover]").hidePopover();
  table.querySelector("[data-move=concede]")?.click();
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && sheet) openSheet(""); });
document.addEventListener("click", (event) => {
  if (sheet && onPhone() && !event.target.closest(".moves, .log, .typed, #bar, #menu, #offers")) openSheet("");
});
