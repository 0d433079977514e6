// What the table says about the link: a strip at the top while it is lost, and a line while a move takes long.

const lost = document.getElementById("lost");
const words = lost.querySelector("[role=alert]");
const wait = lost.querySelector(".wait");
const tryNow = document.getElementById("try-now");
const move = document.getElementById("under-way");
const LONG_ENOUGH = 6000;  // ms for reading that a move is missing

let said = "";
let saidOfMove = "";

// The words are set only when they change: a screen reader would say them again. It does not hear the seconds.
export function tellLost(reason, seconds = 0) {
  const isOver = reason === "unknown";
  if (said !== reason) words.textContent = lost.dataset[reason];
  said = reason;
  wait.textContent = seconds > 1 ? lost.dataset.wait.replace("#", seconds) : "";
  tryNow.hidden = isOver;
  lost.querySelector("a").hidden = !isOver;
  lost.hidden = false;
}

export function tellBack() {
  lost.hidden = true;
  words.textContent = said = "";
}

// "going", "kept" until the link is back, "missing" after it is, or nothing.
export function tellMove(what) {
  if (what === saidOfMove) return;
  saidOfMove = what;
  move.textContent = what ? move.dataset[what] : "";
  if (what === "missing") setTimeout(() => { if (saidOfMove === what) tellMove(""); }, LONG_ENOUGH);
}
