// The link to the server. It is kept open, its silence is noticed, and a move that was sent arrives once.

import { tellBack, tellLost, tellMove } from "./lost.js";

const BEAT = 1200;         // ms without a word from the server after which the page asks whether it is there
const ANSWER = 2000;       // ms that the answer may take, or on a slow link three round trips
const BRIEFLY = 700;       // the same for a page that comes back from sleep, or to another network
const FIRST = 8000;        // ms in which a new socket must bring the table
const QUIET = 2000;        // ms to come back before anything is said
const NOTICED = 4200;      // ms without a word after which it is said in any case
const LONG = 1200;         // ms after which it is said that a move is on its way
const SLEPT = 5000;        // a clock that stood still for so many ms was asleep
const STEADY = 5000;       // ms after which a link that breaks is tried again at once
const SHORTEST = 1000;     // ms before the next try at most; they double from try to try
const LONGEST = 30000;
const TICK = 250;
const PING = JSON.stringify({ do: "ping" });
// What the server means by closing, in the names of our words for it.
const REASONS = { 1001: "closing", 1011: "fault", 1012: "closing", 4403: "refused", 4404: "unknown", 4408: "fast", 4429: "full" };
const table = document.getElementById("table");

let hear = null;           // who is given what the server says
let socket = null;         // the socket in use; nobody listens to an abandoned one
let begun = 0;             // when it was opened
let isLive = false;        // whether it has brought the table
let heard = Date.now();    // when the server last said something
let asked = null;          // when the page asked whether it is there, if it still waits for the answer
let answer = ANSWER;
let roundTrip = 0;
let pings = 0;             // how many were sent on this socket, and how many of them answered
let pongs = 0;
let lostSince = null;
let reason = "lost";
let failures = 0;          // tries in a row that brought no table, or not for long
let nextTry = 0;
let isOver = false;        // whether there is no such table
let looking = "";          // whose Hand friends at one screen were shown last, and when
let ticked = Date.now();
let underWay = [];         // the moves that the server has not confirmed
let clicked = null;        // the thing that was used last
let kept = null;           // the last question that was asked while the link was down, and when

export function connect(listener) {
  hear = listener;
  open();
  setInterval(tick, TICK);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) comeBack(); });
  window.addEventListener("online", comeBack);
  window.addEventListener("pageshow", (event) => { if (event.persisted) comeBack(); });
  document.getElementById("try-now").addEventListener("click", () => { if (!isLive) open(); });
}

// For what changes nothing. If the link is down, the last question is kept for a short while: who asks before the page
// has reached the server shall be answered, who asked long ago no longer wants to know.
export function send(message) {
  if (isLive) socket.send(JSON.stringify(message));
  else kept = { message, since: Date.now() };
}

function sendKept() {
  if (kept && Date.now() - kept.since < FIRST) send(kept.message);
  kept = null;
}

// For what changes something. The token lets the server know a message that it has heard already.
export function sendMove(message) {
  const token = Math.floor(Math.random() * Number.MAX_SAFE_INTEGER) + 1;
  const move = { message: { ...message, token }, element: usedThing(), since: Date.now(), ping: Infinity };
  underWay.push(move);
  mark(move.element, true);
  if (isLive) post(move);
}

// What is said after a move is answered after all that the move brought about. So the answer confirms the move.
function post(move) {
  move.since = Date.now();
  socket.send(JSON.stringify(move.message));
  ping();
  move.ping = pings;
}

function ping() {
  socket.send(PING);
  pings += 1;
  asked ??= Date.now();
}

// The socket.

function open() {
  abandon();
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const own = new WebSocket(`${scheme}//${location.host}${table.dataset.live}${looking}`);
  let wasOpen = false;
  socket = own;
  begun = Date.now();
  own.addEventListener("open", () => { wasOpen = true; });
  own.addEventListener("message", (event) => { if (own === socket) receive(JSON.parse(event.data)); });
  own.addEventListener("close", (event) => {
    if (own !== socket) return;
    lose(REASONS[event.code] ?? "lost");
    if (!wasOpen) findReason();
  });
}

// A socket on a frozen link never closes, so nobody waits for that.
function abandon() {
  const old = socket;
  socket = asked = null;
  isLive = false;
  answer = ANSWER;
  pings = pongs = 0;
  for (const move of underWay) move.ping = Infinity;
  old?.close();
}

function lose(why) {
  if (isLive && Date.now() - begun > STEADY) failures = 0;
  abandon();
  reason = why;
  lostSince ??= Date.now();
  isOver = why === "unknown";
  // A page that was too hasty waits even the first time. Not all pages of a server come back at the same moment.
  const most = failures || why === "fast" ? Math.min(LONGEST, SHORTEST * 2 ** failures) : 0;
  nextTry = Date.now() + most * (1 + Math.random()) / 2;
  failures += 1;
  tick();
}

// A browser does not tell why a socket could not be opened. Another question to the same server shows it.
async function findReason() {
  const asking = { method: "HEAD", cache: "no-store", signal: AbortSignal.timeout(FIRST) };
  const status = await fetch("/static/icon.svg", asking).then((found) => found.status, () => 0);
  if (isLive || isOver) return;
  if (status === 0) reason = "unreachable";
  else reason = { 429: "fast", 503: "full" }[status] ?? "refused";
}

function receive(message) {
  heard = Date.now();
  if (message.kind === "pong") {
    pongs += 1;
    roundTrip = asked === null ? roundTrip : heard - asked;
    asked = pongs < pings ? heard : null;
    answer = ANSWER;
    confirm((move) => move.ping <= pongs);
    return;
  }
  const isFirst = !isLive;
  isLive = true;
  if (message.kind === "frame") looking = message.looking === undefined ? "" : `?looking=${message.looking}&at=${message.at}`;
  if (isFirst) { roundTrip = heard - begun; lostSince = null; tellBack(); }
  hear(message);
  if (isFirst && underWay.length) sendAgain(message);
  if (isFirst) sendKept();
}

// If the table has moved on, the moves had arrived. If it has not, they are sent again: the server does nothing twice.
// Behind a curtain nobody can move.
function sendAgain({ at, yours, over }) {
  confirm((move) => move.message.at !== at);
  if (yours || over) underWay.forEach(postAgain);
  else if (confirm(() => true)) tellMove("missing");
}

// The whole table was drawn again, so the element that had been clicked is another one now.
function postAgain(move) {
  move.element = usedThing();
  mark(move.element, true);
  post(move);
}

function confirm(isDone) {
  const done = underWay.filter(isDone);
  underWay = underWay.filter((move) => !isDone(move));
  for (const move of done) mark(move.element, false);
  if (done.length && !underWay.length) tellMove("");
  return done.length;
}

// The clock.

function tick() {
  const now = Date.now();
  const hasSlept = now - ticked > SLEPT;
  ticked = now;
  if (isOver) { tellLost(reason); return; }
  if (hasSlept) comeBack();
  if (!socket && now >= nextTry) open();
  // Browsers slow down the clock of a hidden page, so its silence means nothing.
  if (document.hidden) return;
  if (socket) watch(now);
  const isDue = !isLive && ((lostSince !== null && now - lostSince >= QUIET) || now - heard >= NOTICED);
  if (isDue) tellLost(reason, socket ? 0 : Math.ceil((nextTry - now) / 1000));
  if (underWay.length && now - underWay[0].since >= LONG) tellMove(isDue ? "kept" : "going");
}

function watch(now) {
  const limit = Math.max(answer, 3 * roundTrip);
  if (!isLive) { if (now - begun > FIRST) lose("unreachable"); }
  else if (asked === null) { if (now - heard >= BEAT) ping(); }
  else if (now - asked > limit && now - heard > limit) lose("lost");
}

// The link may have died without a word while nobody looked: it must answer quickly, or another one is opened.
function comeBack() {
  if (isOver) return;
  heard = Date.now();
  failures = 0;
  if (!isLive) { open(); return; }
  answer = BRIEFLY;
  asked = null;
  ping();
}

// What was clicked shows that its move is on its way.

document.addEventListener("click", (event) => { clicked = event.target.closest?.("button, [data-thing]"); }, { capture: true });
document.addEventListener("submit", (event) => { clicked = event.target; }, { capture: true });

// A menu is closed by the choice in it: then the chosen card shows it, or the decision.
function usedThing() {
  const isThere = clicked?.isConnected && !clicked.closest("[popover]");
  return isThere ? clicked : table.querySelector(".chosen") ?? table.querySelector(".prompt, .curtain");
}

function mark(element, isSending) {
  if (!element) return;
  element.toggleAttribute("data-sending", isSending);
  element.ariaBusy = isSending ? "true" : null;
}
