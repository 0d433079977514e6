// On a phone: the other Earls are chips that open one at a time, moves and chronicle are sheets.

const table = document.getElementById("table");
const bar = document.getElementById("bar");
const phone = window.matchMedia("(max-width: 900px)");

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
  // Where a chosen card can go may lie further down than one sees.
  if (isChoosing && phone.matches && lit.length && !isAnyLitInSight()) lit[0].scrollIntoView({ block: "center" });
}

export function openSheet(which) {
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
  openTheOnlyOne();
  button.classList.toggle("wanted", Boolean(listed) && phone.matches && !isAnyLitInSight());
  const isHidden = listed && !frame.moves.some((move) => move.path.length);
  if (isHidden && phone.matches) openSheet("moves");
  else if (sheet === "moves") openSheet("");
  else openSheet(sheet);
  if (!phone.matches) endWithWholeRow(table.querySelector(".moves"));
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
  if (found.length === 1 && earl === null) chips(found[0].dataset.chip);
}

// What is lit may be further down than one sees: then the button of the moves is lit as well.
function isAnyLitInSight() {
  const top = table.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0;
  const foot = bar.getBoundingClientRect().top;
  return [...table.querySelectorAll(".lit, .holds-lit > .chip")].some((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.bottom > top && (box.top < foot || one.closest(".hand"));
  });
}

bar.addEventListener("click", (event) => {
  const which = event.target.closest("[data-sheet]")?.dataset.sheet;
  if (which) openSheet(which === sheet ? "" : which);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && sheet) openSheet(""); });
document.addEventListener("click", (event) => {
  if (sheet && phone.matches && !event.target.closest(".moves, .log, .typed, #bar, #menu")) openSheet("");
});
