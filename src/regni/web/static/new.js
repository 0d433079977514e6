// A choice that changes what else there is shows the form again at once, in place. Without this script a button does it.
"use strict";

document.documentElement.classList.add("scripted");
const form = document.getElementById("new-game");
let asked = 0;

async function renew() {
  const query = new URLSearchParams(new FormData(form));
  query.delete("once");
  const mine = ++asked;
  let text;
  try {
    const answer = await fetch(`/new?${query}`);
    if (!answer.ok) throw new Error(answer.statusText);
    text = await answer.text();
  } catch {
    // The server will say what is wrong when the game begins.
    return;
  }
  // Another choice was made in the meantime; its answer is on the way.
  if (mine !== asked) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  const focused = document.activeElement?.id;
  const isOpen = document.getElementById("options").open;
  document.getElementById("choices").replaceWith(fresh.getElementById("choices"));
  document.getElementById("alert").replaceChildren();
  document.getElementById("options").open ||= isOpen;
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  history.replaceState(null, "", `/new?${query}`);
}

form.addEventListener("change", (event) => {
  if (event.target.matches("[data-renews]")) renew();
});

// A second click while the table is being laid begins no second game.
form.addEventListener("submit", (event) => {
  if (form.dataset.sent) event.preventDefault();
  if (event.submitter?.formMethod === "post") form.dataset.sent = "yes";
});
window.addEventListener("pageshow", (event) => {
  delete form.dataset.sent;
  // Taken from the browser's memory, the form has begun its table already; a fresh one can begin another.
  if (event.persisted) renew();
});
