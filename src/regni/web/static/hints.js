// Short words about what happens for the first time at this browser's tables. They stand on the stage, below what is
// shown there, until the reader puts them away or has gone on playing and another one comes. What was shown, and whether
// any is wanted, is kept here.

import { announce } from "./saying.js";

const table = document.getElementById("table");
const words = document.getElementById("staging").dataset;
const isScreen = document.body.classList.contains("big-screen");
const WANTED = "regni-hints";
const SEEN = "regni-hints-seen";
const MOST = 3;            // that wait. The others are told when they happen again

let texts = null;          // of all hints, once one of them is needed
let waiting = [];
let note = null;           // the one that is shown
let isOld = false;         // whether the reader has decided something since
let wasYours = false;

function isWanted() {
  return !isScreen && localStorage.getItem(WANTED) !== "no";
}

function seen() {
  return new Set((localStorage.getItem(SEEN) ?? "").split(" "));
}

async function load() {
  try {
    texts = await (await fetch(words.hints)).json();
  } catch {
    // Without them the table is as good as before. The next hint asks again.
  }
}

// What a frame has brought, as names of hints, and whether the reader has to decide in it.
export async function hint(names, isYours) {
  isOld ||= wasYours && !isYours;
  wasYours = isYours;
  if (!names.length || !isWanted()) return;
  const before = seen();
  waiting.push(...names.filter((name) => !before.has(name) && !waiting.includes(name)));
  waiting.splice(MOST);
  if (!waiting.length) return;
  if (!texts) await load();
  if (!note || isOld) showNext();
}

function showNext() {
  const before = seen();
  const name = waiting.find((one) => texts?.[one] && !before.has(one));
  waiting = waiting.slice(waiting.indexOf(name) + 1);
  if (!name || !isWanted()) return;
  localStorage.setItem(SEEN, [...before.add(name)].join(" ").trim());
  note?.remove();
  isOld = false;
  note = drawn(texts[name]);
  placeHint();
  announce([`${words.hintName}: ${texts[name].title}. ${texts[name].text}`]);
}

function drawn({ title, text, rule }) {
  const aside = Object.assign(document.createElement("aside"), { className: "hint", ariaLabel: words.hintName });
  const said = document.createElement("p");
  const link = Object.assign(document.createElement("a"), { className: "rule", href: `/rules/${rule}`, target: "_blank", rel: "noopener", textContent: rule });
  said.append(Object.assign(document.createElement("b"), { textContent: `${title}.` }), ` ${text} `, link);
  const acts = Object.assign(document.createElement("p"), { className: "hint-acts" });
  acts.append(button("close", words.hintClose, "button"), button("off", words.hintOff, "button quiet"));
  aside.append(said, acts);
  return aside;
}

function button(act, label, className) {
  const one = Object.assign(document.createElement("button"), { type: "button", className, textContent: label });
  one.dataset.hint = act;
  return one;
}

// A new frame may have brought a new stage.
export function placeHint() {
  const stage = table.querySelector(".stage");
  if (note && stage && note.parentElement !== stage) stage.append(note);
}

// Behind a curtain nothing is explained.
export function hideHints() {
  waiting = [];
  note?.remove();
  note = null;
}

function close() {
  const hadFocus = note?.contains(document.activeElement);
  note?.remove();
  note = null;
  showNext();
  if (hadFocus) (note?.querySelector("button") ?? table.querySelector(".prompt"))?.focus({ preventScroll: true });
}

table.addEventListener("click", (event) => {
  const act = event.target.closest("[data-hint]")?.dataset.hint;
  if (act === "off") {
    localStorage.setItem(WANTED, "no");
    waiting = [];
    announce([words.hintOffNote]);
  }
  if (act) close();
});

// Turned off in the comfort box.
document.addEventListener("change", (event) => {
  if (event.target.dataset?.comfort === "hints" && !event.target.checked) hideHints();
});
