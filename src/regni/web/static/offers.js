// Shows what was chosen, in words: in the prompt, and on a phone also its moves as buttons over the Hand, because the
// places it can go to may be out of sight.

import { button, onPhone } from "./menu.js";
import { announce } from "./saying.js";

const table = document.getElementById("table");
const offers = document.getElementById("offers");
const MOST_SAID = 6;

export function showOffers(thing, moves, play, isAnyLit) {
  const name = thing ? nameOf(thing) : "";
  const says = table.querySelector(".prompt .chosen-says");
  if (says) {
    says.hidden = !(name && isAnyLit);
    says.querySelector("b").textContent = name;
  }
  offers.hidden = !(name && moves.length && onPhone());
  if (offers.hidden) { offers.replaceChildren(); return; }
  const heading = document.createElement("h2");
  heading.textContent = name;
  offers.replaceChildren(heading, ...moves.map((move) => button(move.label, () => play(move.move))));
}

// Adds what else the chosen thing cannot do, and why.
export function addToOffers(paragraphs) {
  if (!offers.hidden) offers.append(...paragraphs);
}

// Says the same to a screen reader.
export function tellOffers(thing, moves) {
  const said = moves.slice(0, MOST_SAID).map((move) => move.label);
  if (moves.length > MOST_SAID) said.push(table.dataset.sayMore);
  announce([`${nameOf(thing)}, ${table.dataset.sayChosen}. ${offers.ariaLabel}: ${said.join("; ")}.`]);
}

export function offersName(thing) {
  return `${nameOf(thing)}: ${offers.ariaLabel}`;
}

function nameOf(thing) {
  const kind = thing.dataset.kind && document.querySelector(`#about-${CSS.escape(thing.dataset.kind)} h3`);
  return kind ? kind.textContent : thing.dataset.name || thing.ariaLabel || "";
}
