// Shows the words of a card: while it is pointed at, while it has the keyboard's focus, or after a long press.

import { place } from "./menu.js";

const about = document.getElementById("card-text");
const SOON = 350;          // ms of pointing
const LONG = 450;          // ms of pressing
const STILL = 10;          // px that a finger may move during a press
const LINGER = 250;        // ms for the pointer to go from a card to its words

let timer = 0;
let leaving = 0;
let press = null;          // where the finger went down
let wasLong = false;       // whether the press that ends now has shown the words

export function hideWords() {
  clearTimeout(timer);
  clearTimeout(leaving);
  if (about.matches(":popover-open")) about.hidePopover();
}

// The words hold links to rules, so they wait for a pointer on its way to them.
function hideSoon() {
  clearTimeout(timer);
  clearTimeout(leaving);
  leaving = setTimeout(hideWords, LINGER);
}

function explain(card, delay) {
  clearTimeout(timer);
  const words = card && document.getElementById(`about-${card.dataset.kind}`);
  if (!words) return;
  timer = setTimeout(() => {
    if (!card.isConnected) return;
    clearTimeout(leaving);
    about.replaceChildren(...words.cloneNode(true).childNodes);
    for (const one of about.querySelectorAll("[id]")) one.removeAttribute("id");
    if (!about.matches(":popover-open")) about.showPopover();
    place(about, card);
    wasLong = press !== null;
  }, delay);
}

export function cardWords(table) {
  const cardOf = (event) => event.target.closest("[data-kind]");
  table.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") explain(cardOf(event), SOON); });
  table.addEventListener("pointerout", (event) => { if (event.pointerType === "mouse") hideSoon(); });
  about.addEventListener("pointerenter", () => { clearTimeout(timer); clearTimeout(leaving); });
  about.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") hideSoon(); });
  // A click anywhere but on a link puts the words away.
  about.addEventListener("click", (event) => { if (!event.target.closest("a")) hideWords(); });
  table.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) explain(cardOf(event), SOON);
  });
  // Lifting the finger moves the focus. The words that the press has shown stay.
  table.addEventListener("focusout", () => { if (!wasLong) hideWords(); });

  table.addEventListener("pointerdown", (event) => {
    hideWords();
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
  // A long press that showed words is not a click and opens no menu of the browser.
  table.addEventListener("click", (event) => {
    if (wasLong && event.detail) { event.stopPropagation(); event.preventDefault(); }
    wasLong = false;
  }, { capture: true });
  table.addEventListener("contextmenu", (event) => { if (press && cardOf(event)) event.preventDefault(); });
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") hideWords(); });
}
