// The page of a table: swaps in what the server sends, lights what can be clicked, and sends moves.

const table = document.getElementById("table");
const menu = document.getElementById("menu");
const typed = document.getElementById("typed");
const announce = document.getElementById("announce");
const lost = document.getElementById("lost");
const NOT_FOUND = 4404;  // the server knows no such table: trying again is of no use

let frame = null;      // what is shown
let waiting = [];      // frames still to be shown, one after another
let chosen = [];       // the things clicked so far
let asked = null;      // the thing of which was asked why it cannot be used
let socket = null;
let patience = 250;    // ms until the next try to reach the server

const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const PACES = { slow: 1400, middling: 700, quick: 250, instant: 0 };  // ms between two steps of others
const pace = document.getElementById("pace");
const skip = document.getElementById("skip");
const about = document.getElementById("card-text");

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
    tell([paragraph(message.text, message.rule)], table.querySelector(".prompt"));
  } else if (message.kind === "why" && asked) {
    const lines = message.reasons.map((one) => paragraph(`${one.move}: ${one.text}`, one.rule));
    tell(message.title ? [paragraph(message.title), ...lines] : lines, asked);
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
  const swap = () => {
    const log = table.querySelector(".log");
    const focus = document.activeElement?.dataset?.move ?? document.activeElement?.dataset?.thing;
    table.innerHTML = next.html;
    frame = next;
    table.dataset.at = next.at;
    chosen = [];
    hideMenu();
    light();
    const newLog = table.querySelector(".log");
    if (newLog) newLog.scrollTop = newLog.scrollHeight;
    const again = focus && table.querySelector(`[data-move="${CSS.escape(focus)}"], [data-thing="${CSS.escape(focus)}"]`);
    if (again) again.focus({ preventScroll: true });
  };
  const glides = document.startViewTransition && !calm.matches && frame && pace.value !== "instant";
  if (!glides) { swap(); return; }
  const transition = document.startViewTransition(swap);
  // The next step may come before this one has come to rest.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}

// What can be clicked next: things on the path of a move that begins with what was clicked already.
function open() {
  return frame ? frame.moves.filter((move) => chosen.every((thing, i) => move.path[i] === thing)) : [];
}

function light() {
  for (const one of table.querySelectorAll(".lit, .chosen")) one.classList.remove("lit", "chosen");
  const next = new Set(open().map((move) => move.path[chosen.length]).filter(Boolean));
  for (const one of table.querySelectorAll("[data-thing]")) {
    if (chosen.includes(one.dataset.thing)) one.classList.add("chosen");
    else if (next.has(one.dataset.thing)) {
      one.classList.add("lit");
      if (one.tagName !== "BUTTON") { one.tabIndex = 0; one.setAttribute("role", "button"); }
    }
  }
}

function click(thing, element) {
  if (chosen.at(-1) === thing) { chosen.pop(); hideMenu(); light(); return; }
  chosen.push(thing);
  let left = open();
  if (!left.length) { chosen = [thing]; left = open(); }
  const complete = left.filter((move) => move.path.length === chosen.length);
  if (left.length === 1 && complete.length === 1) { play(left[0].move); return; }
  light();
  if (complete.length) showMenu(complete, element); else hideMenu();
}

function play(move) {
  hideMenu();
  send({ do: "choose", at: frame.at, moves: [move] });
}

function showMenu(moves, element) {
  menu.replaceChildren(...moves.map((move) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = move.label;
    button.addEventListener("click", () => play(move.move));
    return button;
  }));
  menu.showPopover();
  place(menu, element);
  menu.firstElementChild.focus();
}

// What cannot be taken back is asked once.
function ask(button) {
  const said = document.createElement("p");
  said.textContent = button.dataset.ask;
  const yes = document.createElement("button");
  yes.type = "button";
  yes.textContent = button.dataset.yes;
  yes.addEventListener("click", () => play(button.dataset.move));
  const no = document.createElement("button");
  no.type = "button";
  no.textContent = button.dataset.no;
  no.addEventListener("click", () => { hideMenu(); button.focus(); });
  menu.replaceChildren(said, yes, no);
  menu.showPopover();
  place(menu, button);
  yes.focus();
}

// The words of a card, while it is pointed at or has the focus.
let pointing = 0;

function explain(card) {
  const words = card && document.getElementById(`about-${card.dataset.kind}`);
  clearTimeout(pointing);
  if (about.matches(":popover-open")) about.hidePopover();
  if (!words) return;
  pointing = setTimeout(() => {
    about.replaceChildren(...words.cloneNode(true).childNodes);
    about.showPopover();
    place(about, card);
  }, 350);
}

for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
  table.addEventListener(on, (event) => explain(event.target.closest("[data-kind]")));
  table.addEventListener(off, () => explain(null));
}

function paragraph(text, rule) {
  const said = document.createElement("p");
  said.textContent = text;
  if (rule) {
    const link = document.createElement("a");
    link.className = "rule";
    link.href = `/rules/${rule}`;
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = rule;
    said.append(" ", link);
  }
  return said;
}

function tell(paragraphs, element) {
  announce.textContent = paragraphs.map((one) => one.textContent).join(" ");
  menu.replaceChildren(...paragraphs);
  menu.showPopover();
  place(menu, element);
}

function place(box, element) {
  const by = element.getBoundingClientRect();
  const below = by.bottom + 6 + box.offsetHeight < innerHeight;
  box.style.left = `${Math.max(8, Math.min(by.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${below ? by.bottom + 6 : Math.max(8, by.top - box.offsetHeight - 6)}px`;
}

function hideMenu() {
  if (menu.matches(":popover-open")) menu.hidePopover();
}

table.addEventListener("click", (event) => {
  const target = event.target.closest("[data-move], [data-undo], [data-next], [data-uncover], .lit, .chosen");
  if (!target) {
    chosen = [];
    hideMenu();
    light();
    asked = event.target.closest("[data-thing]:not([data-thing=''])");
    if (asked) send({ do: "why", thing: asked.dataset.thing });
    return;
  }
  if (target.dataset.ask) ask(target);
  else if (target.dataset.move) play(target.dataset.move);
  else if ("undo" in target.dataset) send({ do: "undo", at: frame.at });
  else if ("next" in target.dataset) send({ do: "next", at: frame.at });
  else if ("uncover" in target.dataset) send({ do: "uncover", seat: Number(target.dataset.uncover) });
  else click(target.dataset.thing, target);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") { chosen = []; hideMenu(); light(); }
  else if ((event.key === "Enter" || event.key === " ") && event.target.matches?.(".lit:not(button), .chosen:not(button)")) {
    event.preventDefault();
    click(event.target.dataset.thing, event.target);
  }
});

typed.addEventListener("submit", (event) => {
  event.preventDefault();
  const move = typed.command.value.trim();
  if (move) { play(move); typed.command.value = ""; }
});

connect();
