// A choice that changes other choices shows the form again at once. Without this script a button does it.
"use strict";

document.documentElement.classList.add("scripted");
const form = document.getElementById("new-game");
// What the form sends and the address of the page need not say.
const unsaid = ["once", "rules-file"];
// How long after a press its click comes at the latest, in ms.
const LET_GO = 60;
let asked = 0;

// While something is pressed the form stays as it is: the click on what is replaced meanwhile would be lost.
let presses = 0;
let isPressed = false;
const waiting = [];
const free = () => (isPressed ? new Promise((go) => waiting.push(go)) : Promise.resolve());

function letGo() {
  const before = presses;
  setTimeout(() => {
    if (presses !== before) return;
    isPressed = false;
    for (const go of waiting.splice(0)) go();
  }, LET_GO);
}

form.addEventListener("pointerdown", () => {
  presses += 1;
  isPressed = true;
});
for (const end of ["pointerup", "pointercancel", "change", "keydown"]) document.addEventListener(end, letGo);
// Nobody tells the page that a button was let go in the list of a field, or outside of the window.
document.addEventListener("pointermove", (event) => { if (isPressed && event.buttons === 0) letGo(); });

// The choices as a query. House rules that are as usual are left out.
function choices() {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    const usual = form.querySelector(`[name="${CSS.escape(name)}"][data-usual]`)?.dataset.usual;
    const isUnsaid = unsaid.includes(name) || name.startsWith("rename:");
    if (!isUnsaid && value.replaceAll("\r\n", "\n") !== usual) query.append(name, value);
  }
  return query.toString();
}

async function renew() {
  const query = choices();
  const mine = ++asked;
  let text;
  try {
    const answer = await fetch(`/new?${query}`);
    if (!answer.ok) throw new Error(answer.statusText);
    text = await answer.text();
  } catch {
    // The server says what is wrong when the game begins.
    return;
  }
  await free();
  // Another choice was made meanwhile. Its answer will come.
  if (mine !== asked) return;
  // Something was typed meanwhile, and must not be lost.
  if (choices() !== query) return renew();
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const focused = document.activeElement?.id;
  const open = Array.from(form.querySelectorAll("details[open]"), (fold) => fold.id);
  document.getElementById("choices").replaceWith(fresh.getElementById("choices"));
  document.getElementById("alert").replaceChildren();
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  history.replaceState(null, "", `/new?${query}`);
  document.body.dataset.glossary = fresh.body.dataset.glossary;
  form.dispatchEvent(new Event("renewed", { bubbles: true }));
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

form.addEventListener("change", (event) => {
  if (event.target.matches("[data-renews]")) renew();
});

// A second click while the game begins does not begin a second game.
form.addEventListener("submit", (event) => {
  if (form.dataset.sent) event.preventDefault();
  if (event.submitter?.formMethod === "post") form.dataset.sent = "yes";
});
window.addEventListener("pageshow", (event) => {
  delete form.dataset.sent;
  // A page from the browser's cache holds a form that was already sent. A fresh form can begin another game.
  if (event.persisted) renew();
});
