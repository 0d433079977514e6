// The small box that asks which of several moves is meant, asks whether the player is sure, or says why something is
// not possible.

import { placeBeside } from "./placing.js";
import { announce } from "./saying.js";
import { linkTo } from "./terms.js";

const menu = document.getElementById("menu");
const WHICH = menu.ariaLabel;
const { sayNo: NO, sayShow: SHOW } = document.getElementById("table").dataset;
const LEAST_ASIDE = 160;   // px that the words need at least
// Which layout it is, the style sheets say: it hangs on the size of the window and of letters.
const layout = getComputedStyle(document.body);
const turned = [];
let isPhone = layout.getPropertyValue("--layout") === "phone";

export function onPhone() {
  return isPhone;
}

export function whenTurned(act) {
  turned.push(act);
}

function look() {
  const was = isPhone;
  isPhone = layout.getPropertyValue("--layout") === "phone";
  if (isPhone !== was) for (const act of turned) act();
}

const watch = new ResizeObserver(look);
watch.observe(document.documentElement);
watch.observe(document.querySelector(".home"));   // it grows with the letters

export function showMenu(moves, element, play, name = WHICH) {
  fill(moves.map((move) => button(move.label, () => play(move.move))), element, name);
  menu.querySelector("button").focus();
}

// Asks before a move that cannot be taken back. "No" gets the focus, so a key pressed twice does not confirm.
export function ask(asking, play) {
  const { ask: question, yes: label, move } = asking.dataset;
  const yes = button(label, () => play(move));
  const no = button(NO, () => { hideMenu(); asking.focus(); });
  fill([said(question), yes, no], asking, question);
  announce([question]);
  no.focus();
}

// Shows an attack before it is declared.
export function showPreview(html, element) {
  const page = document.createElement("template");
  page.innerHTML = html;
  fill([...page.content.children], element, page.content.querySelector("h2").textContent.trim());
  menu.classList.add("wide");
  placeOnStage();
  const said = [...menu.querySelectorAll("h2, p:not(.main-moves), tr")].map((one) => one.innerText);
  announce(said.map((one) => one.trim().replace(/\s+/g, " ")));
  menu.querySelector("[data-close]").focus({ preventScroll: true });
}

// The box lies where battles happen. On a phone the style sheet says where.
function placeOnStage() {
  if (onPhone()) { place(); return; }
  const stage = document.querySelector(".middle").getBoundingClientRect();
  menu.style.left = `${Math.max(8, stage.left + (stage.width - menu.offsetWidth) / 2)}px`;
  menu.style.top = `${Math.max(8, Math.min(stage.top, innerHeight - menu.offsetHeight - 8))}px`;
}

export function tell(paragraphs, element) {
  if (element) fill(paragraphs, element, paragraphs[0].textContent);
}

// Tells what a chosen card in Hand cannot do: below the list of its moves, or in the free place beside the Hand.
export function tellBeside(paragraphs, element) {
  if (menu.matches(":popover-open") && menu.querySelector("button")) {
    menu.append(...paragraphs);
    place(element);
  } else {
    tell(paragraphs, element);
    menu.classList.add("beside");
    placeAside(element);
  }
}

function placeAside(element) {
  const row = element.parentElement.getBoundingClientRect();
  const cards = [...element.parentElement.children].map((one) => one.getBoundingClientRect());
  const left = Math.min(...cards.map((by) => by.left)) - row.left - 16;
  if (isPhone || left < LEAST_ASIDE) return;
  menu.style.maxWidth = `${left}px`;
  menu.style.left = `${row.left + 8}px`;
  menu.style.top = `${Math.max(8, Math.min(row.top, innerHeight - menu.offsetHeight - 8))}px`;
}

function fill(content, element, name) {
  menu.ariaLabel = name;
  menu.classList.remove("beside", "wide");
  menu.style.maxWidth = "";
  menu.replaceChildren(...content);
  if (!menu.matches(":popover-open")) menu.showPopover();
  place(element);
}

export function hideMenu() {
  if (menu.matches(":popover-open")) menu.hidePopover();
}

export function button(text, act) {
  const one = document.createElement("button");
  one.type = "button";
  one.className = "button";
  one.textContent = text;
  one.addEventListener("click", act);
  return one;
}

function said(text) {
  const one = document.createElement("p");
  one.textContent = text;
  return one;
}

export function paragraph(text, rule, example) {
  const one = said(text);
  if (rule) one.append(" ", linkTo(`/rules/${rule}`, rule, "rule"));
  if (example) one.append(" ", linkTo(`/examples/${example}`, SHOW, "show-me"));
  return one;
}

// Puts the box beside the element it is about. On a phone the style sheet puts it over the Hand.
function place(element) {
  if (isPhone) {
    menu.style.left = menu.style.top = menu.style.maxHeight = "";
    return;
  }
  placeBeside(menu, element, false);
}
