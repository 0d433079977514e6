// What is in sight on a phone. When a decision becomes the player's, the page scrolls to what it is about. The button of the moves is highlighted when nothing else highlighted is in sight.

import { onPhone, whenTurned } from "./menu.js";
import { closeEarl } from "./sheets.js";

const table = document.getElementById("table");
const bar = document.getElementById("bar");
let wasYours = false;
let panels = new Set();    // titles of the panels that were under way

export function bringIntoSight(isYours) {
  const now = [...table.querySelectorAll(".now .panel-now")];
  const before = { wasYours, panels };
  wasYours = isYours;
  panels = new Set(now.map(title));
  if (!onPhone()) return;
  makeRoom();
  const isAnother = !before.wasYours || now.some((one) => !before.panels.has(title(one)));
  if (isYours && isAnother) {
    closeEarl();
    // What happened stands at the top, unless there is something to pick from.
    const about = now.find((one) => one.matches(".tray, .prizes"));
    if (about) about.scrollIntoView({ block: "start" });
    else document.scrollingElement.scrollTop = 0;
  }
  if (isYours && table.querySelector(".prompt.taught")) showTaught();
  look();
}

function title(panel) {
  return panel.querySelector("h2").textContent;
}

// What stays in place below the decision must know the decision's height.
function makeRoom() {
  const prompt = table.querySelector(".prompt");
  if (prompt) document.body.style.setProperty("--prompt", `${prompt.offsetHeight}px`);
}

function look() {
  if (!table.querySelector(".board") || !onPhone()) return;
  const button = bar.querySelector("[data-sheet=moves]");
  button.classList.toggle("wanted", !button.disabled && !isAnyLitInSight());
}

// In a lesson little is highlighted, and somebody new must not have to look for any of it: first with the Earldom it
// belongs to and, if that is too much for the window, without.
function showTaught() {
  const [first] = litToScroll().sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
  for (const start of [first?.closest(".earl"), first]) {
    if (start && !litToScroll().every(isInSight)) start.scrollIntoView({ block: "start" });
  }
}

function isAnyLitInSight() {
  return table.querySelector(".hand .lit") !== null || litToScroll().some(isInSight);
}

// The Hand stays in place, so what is highlighted there is always in sight.
function litToScroll() {
  const all = [...table.querySelectorAll(".lit, .holds-lit > .chip")];
  return all.filter((one) => one.getBoundingClientRect().width > 0 && !one.closest(".hand"));
}

// Whether its middle is between the head of the page and what stays in place below: the Hand and the decision. On a
// phone held sideways they stand beside the table and hide nothing.
function isInSight(one) {
  const box = one.getBoundingClientRect();
  const middle = (box.top + box.bottom) / 2;
  const below = [...table.querySelectorAll(".hand, .prompt")].map((part) => part.getBoundingClientRect());
  const feet = below.filter((part) => part.left < box.right && box.left < part.right).map((part) => part.top);
  const top = Math.max(0, document.querySelector(".head").getBoundingClientRect().bottom);
  return middle > top && middle < Math.min(innerHeight, ...feet);
}

document.addEventListener("scroll", look, { passive: true });
function fit() {
  if (onPhone()) { makeRoom(); look(); }
}
window.addEventListener("resize", fit);
whenTurned(fit);
