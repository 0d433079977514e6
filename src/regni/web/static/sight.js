// On a phone: what is in sight. A decision that becomes one's own brings with it what it is about, wherever the page was
// scrolled; the chips stay in reach, and the button of the moves is lit when nothing else that is lit can be seen.

import { onPhone } from "./menu.js";
import { closeEarl } from "./sheets.js";

const table = document.getElementById("table");
const bar = document.getElementById("bar");
let wasYours = false;
let panels = new Set();    // titles of what was under way

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
    // What is picked from comes first; of what happens, the newest.
    const about = now.find((one) => one.matches(".tray, .prizes")) ?? now.at(-1);
    if (about) about.scrollIntoView({ block: "start" });
    else document.scrollingElement.scrollTop = 0;
  }
  look();
}

function title(panel) {
  return panel.querySelector("h2").textContent;
}

// What stays below the decision must know how high that is.
function makeRoom() {
  const prompt = table.querySelector(".prompt");
  if (prompt) table.style.setProperty("--prompt", `${prompt.offsetHeight}px`);
}

function look() {
  const others = table.querySelector(".others");
  if (!others || !onPhone()) return;
  others.classList.toggle("stuck", document.scrollingElement.scrollTop > table.offsetTop + others.offsetHeight / 2);
  const button = bar.querySelector("[data-sheet=moves]");
  button.classList.toggle("wanted", !button.disabled && !isAnyLitInSight());
}

function isAnyLitInSight() {
  const top = table.querySelector(".prompt").getBoundingClientRect().bottom;
  const foot = bar.getBoundingClientRect().top;
  return [...table.querySelectorAll(".lit, .holds-lit > .chip")].some((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.bottom > top && (box.top < foot || one.closest(".hand"));
  });
}

document.addEventListener("scroll", look, { passive: true });
window.addEventListener("resize", () => { if (onPhone()) { makeRoom(); look(); } });
