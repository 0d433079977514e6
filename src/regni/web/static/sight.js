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
  // In a lesson little is highlighted, and somebody new must not have to look for it.
  const isTaught = isYours && table.querySelector(".prompt.taught");
  const lit = isTaught && !isAnyLitInSight() && table.querySelector(".lit");
  if (lit) (lit.closest(".earl") ?? lit).scrollIntoView({ block: "start" });
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

function isAnyLitInSight() {
  const top = 0;
  const foot = table.querySelector(".prompt").getBoundingClientRect().top;
  return [...table.querySelectorAll(".lit, .holds-lit > .chip")].some((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.bottom > top && (box.top < foot || one.closest(".hand"));
  });
}

document.addEventListener("scroll", look, { passive: true });
function fit() {
  if (onPhone()) { makeRoom(); look(); }
}
window.addEventListener("resize", fit);
whenTurned(fit);
