// The lobby of a table: it shows who comes and goes, sends what the reader chooses, takes part in the deal, and goes to
// the table when the game begins.

import { copying } from "./copying.js";
import { takePart } from "./deal.js";

const lobby = document.getElementById("lobby");
const lost = document.getElementById("lost");
const closed = document.getElementById("closed");
const refusal = document.getElementById("refusal");
const handle = lobby.dataset.live.split("/")[2];
const SHORTEST = 1000;     // ms before the link is tried again; they double from try to try
const LONGEST = 30000;
const FULL = 4429;         // the server closes a socket with this code if it has no room for it
const LET_GO = 200;        // ms between the end of a press and its click, on slow phones

let wait = SHORTEST;
let socket = null;
let sending = Promise.resolve();   // forms are sent one after the other
let pressed = null;        // the button that a finger or the mouse holds down
const held = new Map();    // what is shown when somebody no longer uses what is there, by the name of the part

document.documentElement.classList.add("scripted");

function open() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}${lobby.dataset.live}`);
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    if (!closed.hidden) return;
    lost.textContent = event.code === FULL ? lost.dataset.full : lost.dataset.lost;
    lost.hidden = false;
    setTimeout(open, wait);
    wait = Math.min(2 * wait, LONGEST);
  });
}

function hear(message) {
  lost.hidden = true;
  wait = SHORTEST;
  // The game may have begun while this page was loading. Then its socket says so, and the page goes to the table.
  if (message.kind === "begun" || message.kind === "frame") location.reload();
  else if (message.kind === "closed") close();
  else if (message.kind === "refused") refuse(message.text);
  else if (message.kind === "lobby") {
    message.parts.forEach(swap);
    takePart(lobby.querySelector('[data-part="deal"]'), handle, socket, () => refuse(refusal.dataset.changed));
  }
}

// The reader has no seat here any more. He is told so before he goes.
function close() {
  for (const one of closed.parentElement.children) one.hidden = one !== closed && !one.matches("h1");
  closed.querySelector("a").focus();
}

function refuse(text) {
  // A button that somebody presses must not move away under the finger.
  if (pressed) {
    held.set("refusal", () => refuse(text));
    return;
  }
  refusal.textContent = text;
  refusal.hidden = false;
}

// Forms.

// They are sent without leaving the page, so nobody loses his place on it. The socket brings what they change.
lobby.addEventListener("submit", (event) => {
  event.preventDefault();
  act(event.target, event.submitter.value);
});

// A choice counts as soon as it is made. If it took a button, who forgets that would play without it.
lobby.addEventListener("change", (event) => {
  const form = event.target.form;
  if (form.dataset.saves) act(form, form.dataset.saves);
});

// What was chosen before this script ran counts too.
function isChanged(one) {
  if (one.matches("select")) return [...one.options].some((option) => option.defaultSelected && !option.selected);
  return one.matches("[type=checkbox]") ? one.checked !== one.defaultChecked : one.value !== one.defaultValue;
}

function act(form, step) {
  const fields = new URLSearchParams(new FormData(form));
  fields.set("do", step);
  refusal.hidden = true;
  sending = sending.then(() => post(form, fields));
}

async function post(form, fields) {
  let answer;
  let text;
  try {
    answer = await fetch(form.action, { method: "POST", body: fields });
    text = await answer.text();
  } catch {
    lost.textContent = lost.dataset.lost;
    lost.hidden = false;
    return;
  }
  if (!answer.ok) {
    const page = new DOMParser().parseFromString(text, "text/html");
    refuse(page.querySelector(".alert:not([hidden]), .trouble p").textContent);
    if (fields.get("do") !== "name") form.reset();
    return;
  }
  if (new URL(answer.url).pathname !== location.pathname) location.assign(answer.url);
  else if (socket.readyState !== WebSocket.OPEN) location.reload();
}

// Parts.

function swap(html) {
  const page = document.createElement("template");
  page.innerHTML = html;
  const fresh = page.content.querySelector("[data-part]");
  const name = fresh.dataset.part;
  const old = lobby.querySelector(`[data-part="${name}"]`);
  if (isUsed(old)) {
    held.set(name, () => swap(html));
    return;
  }
  held.delete(name);
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const opened = [...old.querySelectorAll("details")].map((one) => one.open);
  old.replaceWith(fresh);
  fresh.querySelectorAll("details").forEach((one, at) => { one.open = opened[at] ?? false; });
  copying(fresh);
  if (focused) counterpart(focused, old, fresh)?.focus({ preventScroll: true });
}

// A part in which somebody writes, or presses a button, stays as it is until he is done.
function isUsed(part) {
  return part.contains(pressed) || (part.contains(document.activeElement) && document.activeElement.matches("input:not([type=checkbox])"));
}

// What has the focus keeps it in the new part.
function counterpart(focused, old, fresh) {
  const same = focused.name ? `[name="${focused.name}"]:not([type=hidden])` : focused.localName;
  const at = [...old.querySelectorAll(same)].indexOf(focused);
  return fresh.querySelectorAll(same)[at] ?? fresh.querySelector("button, select, summary");
}

function letGo() {
  const before = pressed;
  setTimeout(() => {
    if (pressed === before) pressed = null;
    const late = [...held.values()];
    held.clear();
    for (const show of late) show();
  }, LET_GO);
}

lobby.addEventListener("pointerdown", (event) => { pressed = event.target.closest("button, summary"); });
for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, letGo);
document.addEventListener("focusout", () => { if (!pressed) letGo(); });

for (const form of lobby.querySelectorAll("[data-saves]")) {
  if ([...form.querySelectorAll("input, select")].some(isChanged)) act(form, form.dataset.saves);
}
open();
document.addEventListener("visibilitychange", () => { if (!document.hidden && socket.readyState === WebSocket.CLOSED) wait = SHORTEST; });
