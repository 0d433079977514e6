// Highlights ("lights") what can be clicked next: the next things on the paths of the moves that begin with what was
// clicked.

import { hideMenu, onPhone, showMenu } from "./menu.js";
import { offersName, showOffers, tellOffers } from "./offers.js";
import { showLit } from "./sheets.js";

const table = document.getElementById("table");

let all = [];      // the moves of the frame that is shown
let moves = [];    // those that are highlighted: in a lesson, what is taught now
let chosen = [];   // the things clicked so far
let make = null;   // the function that makes a move
const clicked = new Set();  // their elements: several on the page may be the same thing

export function setFrame(frame) {
  all = frame.moves;
  moves = all.filter((move) => !move.aside);
  chosen = [];
  clicked.clear();
}

// What is to be known of a move before it is made.
export function moveOf(text) {
  return all.find((move) => move.move === text);
}

// Whether a move begins with this thing, whatever is chosen now.
export function begins(thing) {
  return moves.some((move) => move.path[0] === thing);
}

export function isChoosing() {
  return chosen.length > 0;
}

// In a lesson: the legal move, not taught now, to which the first of these things leads after what is chosen.
export function untaught(things) {
  const leads = (thing) => all.find((move) => move.aside && [...chosen, thing].every((one, i) => move.path[i] === one));
  return things.map(leads).find(Boolean);
}

export function forget() {
  if (!chosen.length) return;
  chosen = [];
  light();
}

function open() {
  return moves.filter((move) => chosen.every((thing, i) => move.path[i] === thing));
}

export function light() {
  for (const one of table.querySelectorAll(".lit, .chosen")) darken(one);
  const next = new Set(open().map((move) => move.path[chosen.length]).filter(Boolean));
  for (const one of table.querySelectorAll("[data-thing]")) {
    const isChosen = chosen.includes(one.dataset.thing);
    const isInstead = chosen.length > 0 && !isChosen && begins(one.dataset.thing);
    const isNext = next.has(one.dataset.thing);
    if (isNext || (isChosen && clicked.has(one))) lightUp(one, !isNext);
    // Something else that begins a move, or another card of the same kind as the chosen one.
    one.classList.toggle("instead", (isInstead || (isChosen && !clicked.has(one))) && !isNext);
  }
  showLit(chosen.length > 0);
  showOffers(chosen.length ? [...clicked].at(-1) : null, chosen.length ? open() : [], make, next.size > 0);
  narrow();
}

// While something is chosen, the list shows only the moves that begin with it.
function narrow() {
  const list = table.querySelector(".moves");
  if (!list) return;
  const fitting = new Set(chosen.length ? open().map((move) => move.move) : []);
  list.classList.toggle("narrowed", fitting.size > 0);
  for (const one of list.querySelectorAll("[data-move]")) one.classList.toggle("fits", fitting.has(one.dataset.move));
  for (const one of list.querySelectorAll(".row")) one.classList.toggle("fits", one.querySelector(".fits") !== null);
}

function lightUp(one, isChosen) {
  one.classList.add(isChosen ? "chosen" : "lit");
  let button = one;
  if (one.tagName !== "BUTTON") {
    // A place with cards in it is not a button. It gets one for the keyboard, and for people who cannot see the ring.
    button = document.createElement("button");
    button.type = "button";
    button.className = "pick";
    button.ariaLabel = one.ariaLabel || one.dataset.name || one.textContent.trim().replace(/\s+/g, " ");
    one.append(button);
  }
  const said = document.createElement("span");
  said.className = "visually-hidden says";
  said.textContent = `, ${table.dataset[isChosen ? "sayChosen" : "sayLit"]}`;
  if (button === one) one.append(said); else button.ariaLabel += said.textContent;
  if (isChosen) button.ariaPressed = "true";
  button.tabIndex = 0;
}

function darken(one) {
  one.classList.remove("lit", "chosen");
  one.ariaPressed = null;
  for (const added of one.querySelectorAll(":scope > .pick, :scope > .says")) added.remove();
}

// With the keyboard all moves of a thing are listed at once, because it may be a long way by Tab to where it can go.
export function clickThing(thing, element, play, byKeyboard) {
  make = play;
  const hadFocus = element.contains(document.activeElement);
  const isAgain = clicked.has(element);
  for (const one of clicked) if (one.dataset.thing === thing) clicked.delete(one);
  clicked.add(element);
  if (chosen.at(-1) === thing) {
    // Clicking it again unchooses it. Clicking another card of the same kind chooses that card.
    if (isAgain) { chosen.pop(); hideMenu(); }
    light();
    if (hadFocus) focusOn(element);
    return;
  }
  chosen.push(thing);
  let left = open();
  if (!left.length) { chosen = [thing]; left = open(); }
  const complete = left.filter((move) => move.path.length === chosen.length);
  if (left.length === 1 && complete.length === 1 && !left[0].ask && !left[0].attacks) { play(left[0].move); return; }
  light();
  if (hadFocus) focusOn(element);
  // What its button asks about is asked here too. An attack is looked at before it is declared.
  if (left.length === 1 && complete.length === 1) { play(left[0].move, element); return; }
  tellOffers(element, left);
  if (onPhone()) hideMenu();
  else if (byKeyboard) showMenu(left, element, play, offersName(element));
  else if (complete.length) showMenu(complete, element, play);
  else hideMenu();
}

// Highlighting again makes new buttons, so the focus is put back where it was.
function focusOn(element) {
  (element.querySelector(":scope > .pick") ?? element).focus({ preventScroll: true });
}
