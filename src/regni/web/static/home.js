// A second click while the table is being laid begins no second game. (Without this script the server sees to it.)
"use strict";

const play = document.getElementById("play");

play.addEventListener("submit", (event) => {
  if (play.dataset.sent) event.preventDefault();
  play.dataset.sent = "yes";
});

window.addEventListener("pageshow", (event) => {
  delete play.dataset.sent;
  // Taken from the browser's memory, the form has begun its table already; a fresh one can begin another.
  if (event.persisted) location.reload();
});
