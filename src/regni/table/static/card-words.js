// The words of a card: while it is pointed at, while it has the keyboard's focus, or after a long press.

import { place } from "./menu.js";

const about = document.getElementById("card-text");
const SOON = 350;          // ms of pointing
const LONG = 450;          // ms of pressing
const STILL = 10;          // px a finger may move meanwhile

let timer = 0;
let press = null;          // where the finger went down
let wasLong = false;       // whether the press that ends now has shown words

function hide() {
  clearTimeout(timer);
  if (about.matches(":popover-open")) about.hidePopover();
}

function explain(card, delay) {
  hide();
  const words = card && document.getElementById(`about-${card.dataset.kind}`);
  if (!words) return;
  timer = setTimeout(() => {
    if (!card.isConnected) return;
    about.replaceChildren(...words.cloneNode(true).childNodes);
    for (const one of about.querySelectorAll("[id]")) one.removeAttribute("id");
    about.showPopover();
    place(about, card);
    wasLong = press !== null;
  }, delay);
}

export function cardWords(table) {
  const cardOf = (event) => event.target.closest("[data-kind]");
  table.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") explain(cardOf(event), SOON); });
  table.addEventListener("pointerout", (event) => { if (event.pointerType === "mouse") hide(); });
  table.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) explain(cardOf(event), SOON);
  });
  table.addEventListener("focusout", hide);

  table.addEventListener("pointerdown", (event) => {
    hide();
    wasLong = false;
    if (event.pointerType === "mouse") return;
    press = { x: event.clientX, y: event.clientY };
    explain(cardOf(event), LONG);
  });
  table.addEventListener("pointermove", (event) => {
    if (press && !wasLong && Math.hypot(event.clientX - press.x, event.clientY - press.y) > STILL) clearTimeout(timer);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    table.addEventListener(end, () => {
      press = null;
      if (!wasLong) clearTimeout(timer);
    });
  }
  // A press that showed words is no click, and no menu of the browser either.
  table.addEventListener("click", (event) => {
    if (wasLong && event.detail) { event.stopPropagation(); event.preventDefault(); }
    wasLong = false;
  }, { capture: true });
  table.addEventListener("contextmenu", (event) => { if (press && cardOf(event)) event.preventDefault(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
}
