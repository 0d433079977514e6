// What happened at once, such as the King's turn, is shown one step after another, at the pace of the table.

const STEPS = ".scene .steps > li, .scene .turned, .scene .card-words, .scene .hit, .scene .came-of-it";
let timers = [];
let whenShown = () => {};

const steps = (table) => [...table.querySelectorAll(STEPS)];
const said = (step) => step.dataset.kind ?? step.textContent;

// Call this before the table changes: the steps that are already shown.
export function shownSteps(table) {
  return new Set(steps(table).map(said));
}

// Call this afterwards. `done` is called when all steps are shown.
export function stepByStep(table, before, pause, done) {
  tellAllSteps();
  const fresh = steps(table).filter((step) => !before.has(said(step)));
  if (!pause || fresh.length < 2) return;
  whenShown = done;
  for (const step of fresh.slice(1)) step.classList.add("to-come");
  timers = fresh.slice(1).map((step, i) => setTimeout(() => {
    step.classList.remove("to-come");
    if (!areStepsToCome()) tellAllSteps();
  }, (i + 1) * pause));
}

export function areStepsToCome() {
  return document.querySelector(".to-come") !== null;
}

export function tellAllSteps() {
  timers.forEach(clearTimeout);
  timers = [];
  for (const step of document.querySelectorAll(".to-come")) step.classList.remove("to-come");
  whenShown();
  whenShown = () => {};
}
