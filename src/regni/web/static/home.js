// A second click while the game begins does not begin a second game. (Without this script the server prevents it.)
"use strict";

const play = document.getElementById("play");

play.addEventListener("submit", (event) => {
  if (play.dataset.sent) event.preventDefault();
  play.dataset.sent = "yes";
});

window.addEventListener("pageshow", (event) => {
  delete play.dataset.sent;
  // A page from the browser's cache holds a form that was already sent. A fresh form can begin another game.
  if (event.persisted) location.reload();
});
