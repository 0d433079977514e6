// Looking back: shows a scene again, and the older lines of the chronicle.

import { send } from "./connection.js";

const table = document.getElementById("table");
const dialog = document.getElementById("past");
const title = document.getElementById("past-title");
const body = dialog.querySelector(".past-body");
const [previous, next] = dialog.querySelectorAll("[data-step]");

let shown = 0;             // the number of the scene that is shown
let from = null;           // the line of the chronicle from which it was opened
let older = [];            // lines that are older than those of the frame, if the player has asked for them

function ask(scene) {
  send({ do: "back", scene });
}

export function showPast({ number, last, title: when, html }) {
  shown = number;
  title.textContent = when;
  body.innerHTML = html;
  body.scrollTop = 0;
  const isLeft = document.activeElement;
  previous.disabled = number < 2;
  next.disabled = last;
  if (!dialog.open) { dialog.showModal(); body.focus(); }
  // A button that can do nothing more loses the focus.
  else if (isLeft.disabled) body.focus();
}

export function hidePast() {
  dialog.close();
  body.replaceChildren();
}

function step(by) {
  ask(shown + by);
}

function open(event) {
  const target = event.target.closest("[data-see]");
  // A reader who marks words to copy them does not want to see a scene.
  if (!target || event.target.closest("a") || !getSelection().isCollapsed) return;
  from = event.target.closest("[data-entry]")?.dataset.entry ?? null;
  ask(Number(target.dataset.see));
}

table.addEventListener("click", (event) => {
  const more = event.target.closest("[data-earlier]");
  if (more) send({ do: "earlier", before: Number(more.dataset.earlier) });
  else open(event);
});
table.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && event.target.matches("[data-see]")) open(event);
});

// The table behind the dialog hears nothing of what is done in it.
for (const kind of ["click", "keydown"]) dialog.addEventListener(kind, (event) => event.stopPropagation());
dialog.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button?.dataset.step) step(Number(button.dataset.step));
  else if (button || event.target === dialog) dialog.close();
});
dialog.addEventListener("keydown", (event) => {
  if (event.key === "ArrowLeft" && !previous.disabled) step(-1);
  else if (event.key === "ArrowRight" && !next.disabled) step(1);
});
// The line may have been drawn again meanwhile.
dialog.addEventListener("close", () => {
  if (document.activeElement !== document.body) return;
  const line = from && table.querySelector(`.log [data-entry="${from}"]`);
  (line ?? table.querySelector(".prompt"))?.focus({ preventScroll: true });
});

// Older lines of the chronicle.

export function showEarlier({ before, html }) {
  const log = table.querySelector(".log");
  const button = log?.querySelector(`[data-earlier="${before}"]`);
  if (!button) return;
  const page = document.createElement("template");
  page.innerHTML = html;
  const come = [...page.content.children];
  const first = come.findLast((one) => one.matches("[data-entry]"));
  const height = log.scrollHeight;
  const hadFocus = document.activeElement === button;
  older = [...come, ...older];
  button.replaceWith(...come);
  log.scrollTop += log.scrollHeight - height;
  if (hadFocus) first?.focus({ preventScroll: true });
}

// Call this before the chronicle is drawn again, and the function that it returns afterwards: lines that were asked for
// stay, and so do those that the new frame no longer has. At the end of a game they have more to tell, and are asked for
// again.
export function keepOlder(isNew) {
  if (isNew) older = [];
  if (!older.length) return () => {};
  const before = [...table.querySelectorAll(".log > *")];
  return () => {
    const log = table.querySelector(".log");
    const begin = numberOf(log?.querySelector("[data-entry]"));
    if (before[0] === log?.firstElementChild) return;
    // So much may have happened that lines are missing in between. Then the player asks for them again.
    const hasGap = numberOf(before.findLast((one) => one.matches("[data-entry]"))) + 1 < begin;
    older = hasGap ? [] : before.filter((one) => !(numberOf(one) >= begin));
    if (hasGap) return;
    log.querySelector("[data-earlier]")?.remove();
    log.prepend(...older);
  };
}

function numberOf(line) {
  return Number(line?.dataset.entry ?? NaN);
}
