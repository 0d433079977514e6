// The browser's own notice that it is your turn, while the page is open but out of sight. The browser asks for leave
// only after a button is pressed. A notice says only that it is your turn and in which game. Some browsers do not allow
// it: then the box says so.

const box = document.getElementById("notices");
const button = document.getElementById("notify");
const note = document.getElementById("notify-note");
const words = document.getElementById("staging").dataset;
const KEPT = "regni-notices";
let shown = null;          // the notice that stands, until the player is back

// Browsers allow notices only on encrypted pages and on this machine.
function isPossible() {
  return window.isSecureContext && window.Notification !== undefined;
}

function isOn() {
  return isPossible() && Notification.permission === "granted" && localStorage.getItem(KEPT) === "on";
}

export function notify() {
  if (!document.hidden || !isOn()) return;
  try {
    shown = new Notification(words.yourTurn, {
      body: document.querySelector(".game-name").textContent,
      tag: location.pathname,
      lang: document.documentElement.lang,
    });
    shown.onclick = () => { window.focus(); shown?.close(); };
  } catch {
    // Phones allow such notices to installed programs only.
    refuse("impossible");
  }
}

function refuse(why) {
  localStorage.removeItem(KEPT);
  show();
  say(box.dataset[why]);
}

function say(text) {
  note.textContent = text;
  note.hidden = !text;
}

function show() {
  const on = isOn();
  button.ariaPressed = String(on);
  button.textContent = on ? button.dataset.on : button.dataset.off;
  button.disabled = !isPossible();
  if (!isPossible()) say(box.dataset.impossible);
  else if (Notification.permission === "denied") say(box.dataset.denied);
  else say("");
}

async function toggle() {
  if (isOn()) {
    localStorage.removeItem(KEPT);
    show();
    return;
  }
  const answer = await Notification.requestPermission();
  if (answer === "granted") localStorage.setItem(KEPT, "on");
  show();
}

if (box) {
  box.hidden = false;
  button.addEventListener("click", toggle);
  document.getElementById("settings").addEventListener("beforetoggle", show);
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    shown?.close();
    shown = null;
  });
  show();
}
