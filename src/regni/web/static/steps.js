// What happened at once in a scene is shown step by step: the Battle card turns over before damage and captures are told,
// the cards of a struggle answer one another, jousters show their hands one after another.

// The steps of each kind of scene, in their order. A step is a list of elements, and how long it stays before the next.
const ORDER = {
  battle: (scene) => [
    step([...all(scene, ".turned"), ...all(scene, ".card-words")], 2),
    ...all(scene, ".hit").map((hit) => step([hit])),
    step(all(scene, ".fallen")),
    step([...all(scene, ".came-of-it"), ...all(scene, ".captured")]),
  ],
  plot: (scene) => [
    ...answering(all(scene, ".force").map((side) => all(side, ".units .laid"))).map((card) => step([card])),
    step([...all(scene, "h3 small"), ...all(scene, ":scope > .told")]),
    step([...all(scene, ".came-of-it"), ...all(scene, ".fallen")]),
  ],
  joust: (scene) => [
    ...all(scene, ".force").map((rider) => step(all(rider, ".units > .laid"))),
    step(all(scene, ".units > figure:nth-of-type(n + 2)")),
    step([...all(scene, ".winner"), ...all(scene, ".winner h3 small"), ...all(scene, ":scope > .told")]),
  ],
  king: (scene) => all(scene, ".steps > li").map((one) => step([one])),
  winter: (scene) => all(scene, ".harvests > li").map((one) => step([one])),
};
// These are not hidden before their step: only what has become of them is.
const BECOME = ["fallen", "captured", "winner"];

let toCome = [];

const all = (place, selector) => [...place.querySelectorAll(selector)];
const step = (elements, weight = 1) => ({ elements, weight });

// One from each list in turn: the plot, the Allies against it, then Vassal against Vassal.
function answering(lists) {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, i) => lists.map((list) => list[i])).flat().filter(Boolean);
}

function stepsOf(table) {
  return all(table, ".scene").flatMap((scene) => {
    const kind = Object.keys(ORDER).find((one) => scene.classList.contains(`scene-${one}`));
    return kind ? ORDER[kind](scene).filter((one) => one.elements.length) : [];
  });
}

// What an element shows, and where: equal cards of two Earls are two things.
function told(element) {
  const scene = element.closest(".scene");
  const sides = all(scene, ".force, .target");
  const side = element.closest(".force, .target");
  const place = side ? [...side.querySelectorAll(".laid, figure")].indexOf(element) : 0;
  const became = BECOME.filter((one) => element.classList.contains(one));
  const what = element.dataset.kind ?? (became.includes("winner") ? "" : element.textContent.trim());
  return [scene.dataset.scene, sides.indexOf(side), place, what, ...became].join("|");
}

// Call this before the table changes: what is already told.
export function toldSoFar(table) {
  return new Set(stepsOf(table).flatMap((one) => one.elements).map(told));
}

// Call this afterwards: hides what is new. The first step is told at once, unless it is all there is to wait for.
export function holdBack(table, before) {
  tellAll();
  const fresh = stepsOf(table)
    .map(({ elements, weight }) => step(elements.filter((one) => !before.has(told(one))), weight))
    .filter((one) => one.elements.length);
  if (fresh.length < 2) return;
  toCome = fresh;
  for (const { elements } of fresh) elements.forEach(hide);
}

function hide(element) {
  const becomes = BECOME.find((one) => element.classList.contains(one));
  if (becomes) { element.classList.remove(becomes); element.dataset.becomes = becomes; }
  else element.classList.add("to-come");
}

function show(element) {
  const { becomes } = element.dataset;
  if (becomes) { element.classList.add(becomes); delete element.dataset.becomes; }
  else { element.classList.remove("to-come"); element.classList.add("just-told"); }
}

export function areStepsToCome() {
  return toCome.length > 0;
}

// Tells the next step. Returns how long it stays, as a multiple of a usual step.
export function tellNext() {
  const { elements, weight } = toCome.shift();
  elements.forEach(show);
  return weight;
}

export function tellAll() {
  while (toCome.length) tellNext();
}
