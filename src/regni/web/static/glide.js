// Cards glide to their new places. If one place has fewer cards of a kind than before and another has more, a card has
// gone from one to the other.

const MOST = 14;           // nobody could follow more cards at once
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");

let named = [];            // the elements that have a name for the transition under way
let latest = null;

export function gliding() {
  return Boolean(document.startViewTransition) && !calm.matches;
}

export function beginGlide(table, next, swap) {
  unname();
  const moved = journeys(piles(table), piles(next), table);
  const pairs = moved.length <= MOST ? moved.filter((one) => isSeen(one.from)) : [];
  pairs.forEach((one, i) => name(one.from, i, false));
  const transition = document.startViewTransition(() => {
    unname();
    swap();
    pairs.forEach((one, i) => name(one.to, i, one.turns));
  });
  latest = transition;
  // The next transition may begin before this one has ended.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {}).then(() => { if (latest === transition) unname(); });
}

function name(element, number, turns) {
  element.style.viewTransitionName = `glide-${number}`;
  if (turns) element.style.viewTransitionClass = "turns";
  named.push(element);
}

function unname() {
  for (const one of named) one.style.viewTransitionName = one.style.viewTransitionClass = "";
  named = [];
}

function isSeen(element) {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
}

// How many of each card lie in each place: card -> place -> number and one of the elements.
function piles(root) {
  const found = new Map();
  for (const one of root.querySelectorAll("[data-card]")) {
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
