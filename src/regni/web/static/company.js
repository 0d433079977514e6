// The people at the table: who is here, and what they say to each other. The box opens from the head of the page.

import { send } from "./connection.js";
import { announce } from "./saying.js";
import { showTogether } from "./together.js";
import { tellAwaited } from "./turn.js";

const button = document.getElementById("company-button");
const box = document.getElementById("company");
const people = document.getElementById("company-people");
const form = document.getElementById("say-line");
const trouble = document.getElementById("chat-trouble");
const MUTED = `regni-muted ${location.pathname}`;
const READ = `regni-read ${location.pathname}`;
const SENDING = 8000;      // ms after which a line that does not appear can be sent again

let read = 0;              // the number of the last line that was seen in this browser
let told = null;           // the number of the last line that was read aloud; null before the first message
let said = 0;              // the number of the reader's last line
let sending = null;        // the timer of a line that was sent and is not shown yet

try { read = Number(localStorage.getItem(READ)); } catch { /* Then all lines count as new. */ }

export function showCompany(parts, left) {
  const chat = people.querySelector(".chat");
  const isAtEnd = !chat || chat.scrollTop + chat.clientHeight >= chat.scrollHeight - 8;
  for (const html of parts) swap(html, left);
  tellAwaited(people.querySelector("[data-turn]")?.dataset.turn ?? "");
  button.hidden = false;
  if (form) form.hidden = !people.querySelector(".talk:not([data-off])");
  hideMuted();
  const fresh = people.querySelector(".chat");
  if (fresh && isAtEnd) fresh.scrollTop = fresh.scrollHeight;
  const own = latest(lines().filter((one) => one.matches(".own-line")));
  if (own > said) arrive(true);
  said = own;
  count();
  tick();
}

// What has the focus keeps it.
function swap(html, left) {
  const page = document.createElement("template");
  page.innerHTML = html;
  const fresh = page.content.querySelector("[data-part]");
  if (fresh.matches(".together")) { showTogether(fresh, left); return; }
  const old = people.querySelector(`[data-part="${fresh.dataset.part}"]`);
  if (old?.matches("details")) fresh.open = old.open;
  const { phrase, mute } = old?.contains(document.activeElement) ? document.activeElement.dataset : {};
  if (old) old.replaceWith(fresh);
  else people.append(fresh);
  if (phrase) fresh.querySelector(`[data-phrase="${phrase}"]`)?.focus();
  if (mute) fresh.querySelector(`[data-mute="${mute}"]`)?.focus();
}

// Shows how long somebody has been deciding.
function tick() {
  const time = people.querySelector("time[data-since]");
  if (!time || !box.matches(":popover-open")) return;
  const minutes = Math.max(0, Math.floor((Date.now() / 1000 - Number(time.dataset.since)) / 60));
  time.textContent = minutes < 1 ? "" : minutes < 60 ? `${minutes} min` : minutes < 1440 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 1440)} d`;
}

export function refuseLine(text) {
  arrive(false);
  trouble.textContent = text;
  trouble.hidden = false;
}

function lines() {
  return [...people.querySelectorAll("[data-line]:not([hidden])")];
}

function latest(some) {
  return Math.max(0, ...some.map((one) => Number(one.dataset.line)));
}

// Lines of others that came while the box was closed, or the reader was away, are counted on its button. Those that
// come while he is here are read aloud by screen readers.
function count() {
  const last = latest([...people.querySelectorAll("[data-line]")]);
  tell(last);
  // If all lines were deleted their numbers begin again.
  const seen = box.matches(":popover-open") ? last : Math.min(read, last);
  if (seen !== read) {
    read = seen;
    try { localStorage.setItem(READ, read); } catch { /* Then this page alone remembers it. */ }
  }
  const unread = lines().filter((one) => Number(one.dataset.line) > read && !one.matches(".own-line"));
  const away = people.querySelectorAll(".tag.away").length;
  button.querySelector(".count").textContent = unread.length || "";
  button.classList.toggle("someone-away", away > 0);
}

function tell(last) {
  const fresh = lines().filter((one) => Number(one.dataset.line) > (told ?? last) && !one.matches(".own-line"));
  if (fresh.length) announce(fresh.map((one) => one.textContent.trim()));
  told = Math.max(told ?? 0, last);
}

// Only this browser knows whom its reader has muted.

function muted() {
  try { return new Set(JSON.parse(localStorage.getItem(MUTED) ?? "[]")); } catch { return new Set(); }
}

function hideMuted() {
  const seats = muted();
  for (const one of people.querySelectorAll("[data-line]")) one.hidden = seats.has(one.dataset.seat) && !one.matches(".own-line");
  for (const one of people.querySelectorAll("[data-mute]")) {
    const isMuted = seats.has(one.dataset.mute);
    one.ariaPressed = String(isMuted);
    one.textContent = isMuted ? one.dataset.unmute : one.dataset.mutes;
  }
}

people.addEventListener("click", (event) => {
  const { phrase, mute } = event.target.closest("button")?.dataset ?? {};
  if (phrase) send({ do: "say", phrase });
  if (mute !== undefined) {
    const seats = muted();
    if (!seats.delete(mute)) seats.add(mute);
    localStorage.setItem(MUTED, JSON.stringify([...seats]));
    hideMuted();
    count();
  }
});

form?.addEventListener("submit", (event) => {
  event.preventDefault();
  trouble.hidden = true;
  const text = form.line.value.trim();
  if (!text || sending) return;
  form.line.readOnly = true;
  sending = setTimeout(arrive, SENDING, false);
  send({ do: "say", text });
});

// A line stays in its field until it is shown to all: if it is refused, or the link is down, it is not lost.
function arrive(isShown) {
  if (!sending) return;
  clearTimeout(sending);
  sending = null;
  form.line.readOnly = false;
  if (isShown) form.line.value = "";
}

box.addEventListener("toggle", () => { if (box.matches(":popover-open")) { count(); tick(); } });
setInterval(tick, 10000);
