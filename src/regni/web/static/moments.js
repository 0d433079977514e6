// A moment: a drawn cloth across the dimmed table, or a small one on the stage, with what it means.

const dialog = document.getElementById("moment");
const small = document.getElementById("vignette");
const table = document.getElementById("table");
const words = document.getElementById("staging").dataset;
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const narrow = window.matchMedia("(max-width: 760px)");
const LARGE = 1900;        // ms at the middling pace
const SMALL = 1300;
const WIDEST = 640;        // px of the small one
const STILL = 0.7;         // without motion it needs less time
const NONE = "<svg xmlns='http://www.w3.org/2000/svg'/>";

let fetched = null;        // the drawings, once they are asked for
let close = null;          // closes what is shown now

// All drawings come in one file. Without it the words alone are shown.
function drawings() {
  fetched ??= fetch(new URL("./moments.svg", import.meta.url))
    .then((answer) => (answer.ok ? answer.text() : NONE))
    .catch(() => NONE)
    .then((text) => new DOMParser().parseFromString(text, "image/svg+xml"));
  return fetched;
}

// Fetches the drawings while the page has nothing else to do.
export function prefetch() {
  const later = window.requestIdleCallback ?? ((then) => setTimeout(then, 2000));
  later(drawings);
}

async function weave(cloth, moment) {
  const place = cloth.querySelector(".drawing");
  const all = await drawings();
  const drawn = (kind) => [...all.querySelectorAll(`[data-moment="${kind}"]`)].map((one) => one.cloneNode(true));
  place.className = ["drawing", moment.earl && `moment-of-${moment.earl}`, moment.foe && `moment-against-${moment.foe}`].filter(Boolean).join(" ");
  place.replaceChildren(...drawn(moment.kind));
  const others = moment.others ?? [];
  const bearers = [moment.earl, moment.foe, ...others];
  others.forEach((field, i) => place.style.setProperty(`--earl-${i + 3}`, `var(--day-${field})`));
  place.querySelectorAll(".w-arms").forEach((one, i) => { if (bearers[i]) one.setAttribute("href", `#arms-${bearers[i]}`); });
  for (const band of cloth.querySelectorAll(".band")) band.replaceChildren(...drawn("border"));
  const svg = place.querySelector("svg");
  if (svg && narrow.matches) svg.setAttribute("viewBox", svg.dataset.narrow);
}

// Puts the drawing away: its names must not be there twice when the next one is drawn.
function unpick(cloth) {
  for (const place of cloth.querySelectorAll(".drawing, .band")) { place.replaceChildren(); place.removeAttribute("style"); }
}

// Each word is a thread of its own, as on a tapestry.
function stitch(place, title) {
  const threads = title.split(" ").map((word) => Object.assign(document.createElement("span"), { textContent: word }));
  place.replaceChildren(...threads.flatMap((one, i) => (i ? [" ", one] : [one])));
}

// Shows a moment. Ends when it has passed, when the player has skipped it, or, if it stops the show, when he goes on.
export async function showMoment(moment, pace) {
  const lasts = Math.min(1.3, Math.max(0.6, pace)) * (calm.matches ? STILL : 1);
  if (moment.large || moment.stops) await showLarge(moment, LARGE * lasts);
  else await showSmall(moment, SMALL * lasts);
}

async function showLarge(moment, time) {
  await weave(dialog, moment);
  stitch(dialog.querySelector(".stitched"), moment.title);
  dialog.querySelector(".meaning").textContent = moment.text;
  dialog.querySelector(".ways").replaceChildren(...ways(moment));
  dialog.classList.toggle("stops", Boolean(moment.stops));
  const before = document.activeElement;
  dialog.showModal();
  dialog.querySelector(".ways > *").focus();
  await until(moment.stops ? 0 : time, dialog, "close");
  dialog.close();
  unpick(dialog);
  if (before?.isConnected) before.focus({ preventScroll: true });
}

// What can be done now: the button to go on, and for a player who is out also the ways to the end and out of the game.
function ways(moment) {
  return (moment.ways ?? [{ do: "go-on", label: words.goOn }]).map((way, i) => {
    const one = document.createElement(way.do === "leave" ? "a" : "button");
    one.className = i ? "button" : "button main";
    one.textContent = way.label;
    if (way.do === "leave") one.href = "/";
    else one.type = "button";
    if (way.do === "hurry") one.dataset.hurry = "";
    if (way.do !== "leave") one.addEventListener("click", () => close?.(true));
    return one;
  });
}

async function showSmall(moment, time) {
  await weave(small, moment);
  stitch(small.querySelector(".stitched"), moment.title);
  small.querySelector(".meaning").textContent = moment.text;
  small.hidden = false;
  place();
  await until(time, small, "click");
  small.hidden = true;
  unpick(small);
}

// On the stage, or as near to it as is in sight.
function place() {
  const stage = table.querySelector(".middle")?.getBoundingClientRect();
  if (!stage) return;
  const width = Math.min(stage.width, WIDEST);
  small.style.width = `${width}px`;
  small.style.left = `${stage.left + (stage.width - width) / 2}px`;
  small.style.top = `${Math.max(8, Math.min(stage.top + 8, innerHeight - small.offsetHeight - 8))}px`;
}

// Waits for a while, or without time until the player goes on.
function until(time, element, event) {
  return new Promise((done) => {
    const timer = time ? setTimeout(() => close(true), time) : 0;
    // If it stops the show, only the player may close it.
    close = (isWanted) => {
      if (!time && !isWanted) return;
      clearTimeout(timer);
      close = null;
      element.removeEventListener(event, ended);
      done();
    };
    const ended = () => close?.(true);
    element.addEventListener(event, ended);
  });
}

// Closes the moment that is shown, unless it stops the show.
export function closeMoment() {
  close?.(false);
}

// A click beside the buttons skips what would pass by itself.
dialog.addEventListener("click", (event) => {
  if (!event.target.closest("button, a")) close?.(false);
});
