// Lists the terms of what has the focus, or else of all that is in sight, for those who neither point nor press.

import { hideWords } from "./explaining.js";
import { explanation, namesWithin, rangeOf } from "./terms.js";

const dialog = document.getElementById("terms");
const list = dialog.querySelector(".term-list");
const settings = document.querySelector(".settings-button");

function isInSight({ place }) {
  if (!place.startContainer.parentElement.checkVisibility({ visibilityProperty: true })) return false;
  const { top, bottom, left, right } = rangeOf(place).getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
}

function termsOf(names) {
  return [...new Set(Array.from(names, ({ term }) => term))];
}

export function listTerms(focused) {
  if (document.body.classList.contains("covered")) return false;
  const own = focused === document.body ? [] : termsOf(namesWithin(focused));
  const found = own.length ? own : termsOf([...namesWithin(document.getElementById("main"))].filter(isInSight));
  hideWords();
  list.replaceChildren(...found.flatMap(explanation));
  dialog.querySelector(".no-terms").hidden = found.length > 0;
  dialog.showModal();
  dialog.scrollTop = 0;
  return true;
}

export function hideTerms() {
  dialog.close();
  list.replaceChildren();
}

// The box of the button is closed by the list, so the focus returns to what opens that box.
document.getElementById("show-terms").addEventListener("click", () => {
  if (listTerms(document.body)) dialog.addEventListener("close", () => settings.focus(), { once: true });
});
// What lies behind hears nothing of what is done here.
dialog.addEventListener("keydown", (event) => event.stopPropagation());
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
