// The lobby of a table: it shows who comes and goes, takes part in the deal, and goes to the table when the game begins.

import { takePart } from "./deal.js";

import { copying } from "./copying.js";

const lobby = document.getElementById("lobby");
const lost = document.getElementById("lost");
const closed = document.getElementById("closed");
const refusal = document.getElementById("refusal");
const handle = lobby.dataset.live.split("/")[2];
const SHORTEST = 1000;     // ms before the link is tried again; they double from try to try
const LONGEST = 30000;
const FULL = 4429;         // the server closes a socket with this code if it has no room for it

let wait = SHORTEST;
let socket = null;

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
  refusal.textContent = text;
  refusal.hidden = false;
}

// A part in which somebody is writing or choosing stays as it is until he is done.
function swap(html) {
  const page = document.createElement("template");
  page.innerHTML = html;
  const fresh = page.content.querySelector("[data-part]");
  const old = lobby.querySelector(`[data-part="${fresh.dataset.part}"]`);
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  if (focused?.matches("input, select")) {
    focused.addEventListener("blur", () => setTimeout(() => swap(html), 200), { once: true });
    return;
  }
  const opened = [...old.querySelectorAll("details")].map((one) => one.open);
  old.replaceWith(fresh);
  fresh.querySelectorAll("details").forEach((one, at) => { one.open = opened[at] ?? false; });
  copying(fresh);
}

open();
document.addEventListener("visibilitychange", () => { if (!document.hidden && socket.readyState === WebSocket.CLOSED) wait = SHORTEST; });
