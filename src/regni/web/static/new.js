// A choice that changes other choices shows the form again at once. Without this script a button does it.
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
    // The server says what is wrong when the game begins.
    return;
  }
  // Another choice was made meanwhile. Its answer will come.
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
