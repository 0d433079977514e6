// Weight and pace: how long a frame stays, what is told with it, and whether the page waits until the player has seen it.

import { closeMoment, prefetch, showMoment } from "./moments.js";
import { play } from "./sounds.js";
import { areStepsToCome, tellAll, tellNext } from "./steps.js";

const PACES = { slow: 1400, middling: 700, quick: 250, instant: 0 };  // ms that a deed stays
const WEIGHTS = { quiet: 0.2, told: 1, staged: 1.6 };
const STEP = 0.6;          // of the pace: a step of a scene
const table = document.getElementById("table");
const pace = document.getElementById("pace");
const words = document.getElementById("staging").dataset;

let isPassed = true;       // whether the rest of the frame is to pass at once
let wake = () => {};       // ends the pause under way
let release = null;        // ends the hold under way

export function isInstant() {
  return pace.value === "instant";
}

// Whether a frame may not be skipped.
export function mustBeSeen({ staging, yours }) {
  return Boolean((staging.holds && !yours) || staging.moments?.some((one) => one.stops));
}

// Whether there is anything left of the frame that could be skipped.
export function isStaging() {
  return !isPassed && areStepsToCome();
}

// Stages a frame that was just shown. Ends when the next frame may come. `changed` is called when a step was told,
// `settle` when all of them were.
export async function stage(frame, changed, settle) {
  const { weight = "quiet", holds, moments = [], sounds = [] } = frame.staging;
  const unit = PACES[pace.value];
  isPassed = !unit;
  changed();
  play(sounds, unit * STEP);
  await showAll(moments.filter((one) => one.opens), unit);
  while (areStepsToCome() && !isPassed) {
    await pause(tellNext() * unit * STEP);
    changed();
  }
  tellAll();
  settle();
  changed();
  await showAll(moments.filter((one) => !one.opens), unit);
  if (holds && !frame.yours && unit) await hold();
  else if (!frame.yours && !moments.some((one) => one.large)) await pause(unit * WEIGHTS[weight]);
  isPassed = true;
}

// Moments that do not stop the show are for those who look on and have not gone ahead.
async function showAll(moments, unit) {
  for (const moment of moments) {
    if (moment.stops || (!isPassed && !document.hidden)) await showMoment(moment, unit / PACES.middling);
  }
}

// The player wants to go on, or has decided already.
export function passOn() {
  isPassed = true;
  tellAll();
  wake();
  closeMoment();
  release?.();
}

function pause(time) {
  if (isPassed || !time) return new Promise((done) => { setTimeout(done); });
  return new Promise((done) => {
    const timer = setTimeout(done, time);
    wake = () => { clearTimeout(timer); done(); };
  });
}

// Waits for a button in the prompt, or for Enter or the space bar.
function hold() {
  const prompt = table.querySelector(".prompt");
  if (!prompt) return Promise.resolve();
  const before = document.activeElement;
  const button = document.createElement("button");
  button.type = "button";
  button.id = "go-on";
  button.className = "button main";
  button.textContent = words.goOn;
  (prompt.querySelector(".main-moves") ?? prompt).prepend(button);
  if (!before?.matches("input, select, textarea, dialog *")) button.focus({ preventScroll: true });
  return new Promise((done) => {
    const onKey = (event) => {
      const isElsewhere = event.target.closest?.("a, button, input, select, textarea, summary, dialog") && event.target !== button;
      if (isElsewhere || ![" ", "Enter"].includes(event.key)) return;
      event.preventDefault();
      release();
    };
    release = () => {
      release = null;
      document.removeEventListener("keydown", onKey);
      const hadFocus = document.activeElement === button;
      button.remove();
      if (hadFocus) (before?.isConnected && before !== document.body ? before : prompt).focus({ preventScroll: true });
      done();
    };
    button.addEventListener("click", () => release?.());
    document.addEventListener("keydown", onKey);
  });
}

prefetch();
