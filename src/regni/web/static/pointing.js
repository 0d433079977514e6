// While the player points at a sentence of the chronicle, the table shows what it speaks of.

let shown = [];

// "fief-red-2" is a thing of the table, "fief-red-2/land" a card in it. If the card is gone, the place is marked
// instead.
function spokenOf(table, light) {
  const [place, kind] = light.split("/");
  const places = [...table.querySelectorAll(`[data-thing="${CSS.escape(place)}"], [data-place="${CSS.escape(place)}"]`)];
  const cards = kind ? places.flatMap((one) => [...one.querySelectorAll(`[data-kind="${CSS.escape(kind)}"]`)]) : [];
  return cards.length ? cards : places;
}

function show(table, line) {
  for (const one of shown) one.classList.remove("spoken");
  shown = line ? line.dataset.lights.split(" ").flatMap((light) => spokenOf(table, light)) : [];
  // If the Earldom is closed, its chip is marked instead.
  shown = shown.map((one) => (one.checkVisibility() ? one : one.closest(".earl")?.querySelector(".chip") ?? one));
  for (const one of shown) one.classList.add("spoken");
}

export function pointing(table) {
  const lineOf = (event) => event.target.closest("[data-lights]");
  for (const [on, off] of [["pointerover", "pointerout"], ["focusin", "focusout"]]) {
    table.addEventListener(on, (event) => { if (lineOf(event)) show(table, lineOf(event)); });
    table.addEventListener(off, (event) => { if (lineOf(event)) show(table, null); });
  }
}
