// Cards glide to their new places. If one place has fewer cards of a kind than before and another has more, a card has
// gone from one to the other. The table shows the new state at once; copies of the cards fly over it.

const MOST = 14;           // nobody could follow more cards at once
const LASTS = 250;         // ms
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const flying = new Set();

export function isGliding() {
  return !calm.matches;
}

// Call this before the table changes, with the elements that will be replaced and those that replace them. The function
// that it returns starts the flight; call it afterwards.
export function prepareGlide(table, going, coming) {
  land();
  const moved = journeys(piles(going), piles(coming), table);
  const seen = moved.length <= MOST ? moved.filter((one) => isSeen(one.from)) : [];
  const starts = seen.map((one) => one.from.getBoundingClientRect());
  return () => seen.forEach((one, i) => fly(one, starts[i]));
}

function fly({ to, turns }, start) {
  const end = to.getBoundingClientRect();
  if (!end.width || !to.isConnected) return;
  const copy = to.cloneNode(true);
  for (const name of ["data-thing", "data-card", "id"]) copy.removeAttribute(name);
  copy.classList.add("flying");
  copy.classList.remove("lit", "chosen");
  copy.ariaHidden = "true";
  copy.tabIndex = -1;
  copy.style.setProperty("--wide", `${end.width}px`);
  copy.style.left = `${end.left}px`;
  copy.style.top = `${end.top}px`;
  copy.style.transformOrigin = "0 0";
  const scale = start.width / end.width;
  const from = `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${scale})`;
  document.body.append(copy);
  to.style.visibility = "hidden";
  const journey = copy.animate(
    [{ transform: `${from}${turns ? " perspective(600px) rotateY(90deg)" : ""}` }, { transform: "none" }],
    { duration: LASTS, easing: "ease-out" },
  );
  const one = { copy, to, journey };
  flying.add(one);
  journey.finished.catch(() => {}).then(() => arrive(one));
}

function arrive(one) {
  one.copy.remove();
  one.to.style.visibility = "";
  flying.delete(one);
}

// Ends all flights at once.
function land() {
  for (const one of [...flying]) { one.journey.cancel(); arrive(one); }
}

function isSeen(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
}

// How many of each card lie in each place: card -> place -> number and one of the elements.
function piles(roots) {
  const found = new Map();
  for (const one of roots.flatMap((root) => [...root.querySelectorAll("[data-card]")])) {
    const place = one.dataset.thing || one.parentElement?.closest("[data-thing]")?.dataset.thing || "";
    const places = found.get(one.dataset.card) ?? new Map();
    found.set(one.dataset.card, places);
    const pile = places.get(place) ?? { number: 0 };
    places.set(place, { number: pile.number + Number(one.dataset.number), element: one });
  }
  return found;
}

function journeys(before, after, table) {
  const found = [];
  const used = new Set();
  for (const [card, places] of after) {
    const old = before.get(card) ?? new Map();
    const sources = [...old].filter(([place, pile]) => pile.number > (places.get(place)?.number ?? 0));
    for (const [place, pile] of places) {
      if (pile.number <= (old.get(place)?.number ?? 0)) continue;
      const source = sources.shift()?.[1].element;
      const from = source ?? origin(card, place, old, table);
      if (!from || used.has(from)) continue;
      used.add(from);
      found.push({ from, to: pile.element, turns: !source });
    }
  }
  return found;
}

// Where a card came from that was not on the page before: a deck, or somebody's Hand. A fighter is drawn twice, at home
// and in the battle.
function origin(card, place, old, table) {
  const [kind, earl] = place.split("-");
  if (kind === "unit") return [...old.values()][0]?.element;
  const thing = { hand: `deck-${card.split(".")[0]}`, pool: "deck-army" }[kind] ?? `earl-${earl}`;
  return table.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
}
