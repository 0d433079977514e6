// The people at the table: who is here, and what they say to each other. The box opens from the head of the page.

import { send } from "./connection.js";
import { announce } from "./saying.js";
import { showTogether } from "./together.js";

const button = document.getElementById("company-button");
const box = document.getElementById("company");
const people = document.getElementById("company-people");
const form = document.getElementById("say-line");
const trouble = document.getElementById("chat-trouble");
const MUTED = `regni-muted ${location.pathname}`;

let read = null;           // the number of the last line that was seen; null before the first message

export function showCompany(parts, left) {
  const chat = people.querySelector(".chat");
  const isAtEnd = !chat || chat.scrollTop + chat.clientHeight >= chat.scrollHeight - 8;
  for (const html of parts) swap(html, left);
  button.hidden = false;
  if (form) form.hidden = !people.querySelector(".talk:not([data-off])");
  hideMuted();
  const fresh = people.querySelector(".chat");
  if (fresh && isAtEnd) fresh.scrollTop = fresh.scrollHeight;
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
  trouble.textContent = text;
  trouble.hidden = false;
}

function lines() {
  return [...people.querySelectorAll("[data-line]:not([hidden])")];
}

// Lines of others that came while the box was closed are counted on its button, and read aloud by screen readers.
function count() {
  const last = Math.max(0, ...lines().map((one) => Number(one.dataset.line)));
  if (read === null || box.matches(":popover-open")) {
    if (read !== null) tell(read);
    read = last;
  } else tell(read);
  const unread = lines().filter((one) => Number(one.dataset.line) > read && !one.matches(".own-line"));
  const away = people.querySelectorAll(".tag.away").length;
  button.querySelector(".count").textContent = unread.length || "";
  button.classList.toggle("someone-away", away > 0);
}

let told = 0;
function tell(since) {
  const fresh = lines().filter((one) => Number(one.dataset.line) > Math.max(since, told) && !one.matches(".own-line"));
  if (fresh.length) announce(fresh.map((one) => one.textContent.trim()));
  told = Math.max(told, ...lines().map((one) => Number(one.dataset.line)));
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
  if (text) send({ do: "say", text });
  form.line.value = "";
});

box.addEventListener("toggle", () => { if (box.matches(":popover-open") && read !== null) { count(); tick(); } });
setInterval(tick, 10000);
