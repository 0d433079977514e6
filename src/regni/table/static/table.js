// The page of a table: swaps in what the server sends, one step after another, and sends moves.

import { cardWords } from "./card-words.js";
import { clickThing, forget, light, setFrame } from "./choosing.js";
import { beginGlide, gliding } from "./glide.js";
import { keep } from "./keeping.js";
import { keyboard } from "./keyboard.js";
import { ask, hideMenu, paragraph, tell } from "./menu.js";
import { pointing } from "./pointing.js";
import { announceFrame, announce } from "./saying.js";
import { chips, sheets } from "./sheets.js";

const table = document.getElementById("table");
const typed = document.getElementById("typed");
const lost = document.getElementById("lost");
const pace = document.getElementById("pace");
const skip = document.getElementById("skip");
const NOT_FOUND = 4404;  // the server knows no such table: trying again is of no use
const PACES = { slow: 1400, middling: 700, quick: 250, instant: 0 };  // ms between two steps of others

let frame = null;      // what is shown
let waiting = [];      // frames still to be shown, one after another
let asked = null;      // the thing of which was asked why it cannot be used
let socket = null;
let patience = 250;    // ms until the next try to reach the server

pace.value = localStorage.getItem("regni-pace") in PACES ? localStorage.getItem("regni-pace") : "middling";
pace.addEventListener("change", () => localStorage.setItem("regni-pace", pace.value));
skip.addEventListener("click", () => { waiting.splice(0, waiting.length - 1); });

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  socket = new WebSocket(`${scheme}//${location.host}${table.dataset.live}`);
  socket.addEventListener("open", () => { patience = 250; lost.hidden = true; });
  socket.addEventListener("message", (event) => hear(JSON.parse(event.data)));
  socket.addEventListener("close", (event) => {
    lost.hidden = false;
    if (event.code === NOT_FOUND) return;
    setTimeout(connect, patience);
    patience = Math.min(patience * 2, 10000);
  });
}

function send(message) {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function hear(message) {
  if (message.kind === "frame") {
    waiting.push(message);
    if (waiting.length === 1) showNext();
  } else if (message.kind === "refused") {
    const said = [paragraph(message.text, message.rule)];
    announce(said.map((one) => one.textContent));
    tell(said, table.querySelector(".prompt"));
  } else if (message.kind === "why" && asked?.isConnected) {
    const lines = message.reasons.map((one) => paragraph(`${one.move}: ${one.text}`, one.rule));
    const said = message.title ? [paragraph(message.title), ...lines] : lines;
    announce(said.map((one) => one.textContent));
    tell(said, asked);
  }
}

// Others' moves one by one, at a pace that can be followed.
function showNext() {
  const next = waiting[0];
  show(next);
  skip.hidden = waiting.length < 2;
  setTimeout(() => {
    if (waiting[0] === next) waiting.shift();
    if (waiting.length) showNext();
  }, next.yours ? 0 : PACES[pace.value]);
}

function show(next) {
  const page = document.createElement("template");
  page.innerHTML = next.html;
  const swap = () => {
    const restore = keep(table);
    hideMenu();
    table.replaceChildren(page.content);
    frame = next;
    table.dataset.at = next.at;
    setFrame(next);
    light();
    sheets(next);
    restore();
    announceFrame(table);
  };
  const isQuick = pace.value === "instant" || waiting.length > 3;
  if (frame && !isQuick && gliding()) beginGlide(table, page.content, swap); else swap();
}

function play(move) {
  hideMenu();
  send({ do: "choose", at: frame.at, moves: [move] });
}

table.addEventListener("click", (event) => {
  const target = event.target.closest("[data-move], [data-undo], [data-next], [data-uncover], [data-chip], .lit, .chosen");
  if (!frame) return;
  if (!target) {
    const isPlain = event.target.closest("a, summary, .log, .menu");
    if (isPlain) return;
    forget();
    hideMenu();
    asked = event.target.closest("[data-thing]:not([data-thing=''])");
    if (asked) send({ do: "why", thing: asked.dataset.thing });
  }
  else if (target.dataset.ask) ask(target, play);
  else if (target.dataset.move) play(target.dataset.move);
  else if ("undo" in target.dataset) send({ do: "undo", at: frame.at });
  else if ("next" in target.dataset) send({ do: "next", at: frame.at });
  else if ("uncover" in target.dataset) send({ do: "uncover", seat: Number(target.dataset.uncover) });
  else if (target.dataset.chip) chips(target.dataset.chip);
  else clickThing(target.dataset.thing, target, play);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { forget(); hideMenu(); }
});

typed.addEventListener("submit", (event) => {
  event.preventDefault();
  const move = typed.command.value.trim();
  if (move && frame) { play(move); typed.command.value = ""; }
});

cardWords(table);
keyboard();
pointing(table);
connect();
