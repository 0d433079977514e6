// The terms of the game: finds them in the text of the page, underlines them, and knows what to say of each.
//
// The text stays as it is: where a term stands is worked out from its letters, after the page has been painted. So
// frames carry nothing for it, and buttons can have terms too.

// Where terms are not looked for: what is no text or not seen, headings of explanations, names of players (a bot may
// be called Knight), and cards, which explain themselves.
const SKIPPED = "nav, script, style, svg, select, textarea, .visually-hidden, .explained h3, .term-list h3, [translate=no], .laid, .no-terms, .stitched";
// What a finger means as a whole.
const BLOCKS = "p, li, dt, dd, td, th, h1, h2, h3, h4, button, a, summary, label, legend, small";

const forced = matchMedia("(forced-colors: active)");

let pattern = null;
let byName = new Map();
let kept = new WeakMap();
let showMe = "";            // what a link to an example says
let isMarking = false;

async function load() {
  try {
    const { pattern: names, terms, show } = await (await fetch(document.body.dataset.glossary)).json();
    pattern = new RegExp(names, "g");
    byName = new Map(terms.flatMap((term) => term.names.flatMap((name) => [[name, term], [capital(name), term]])));
    showMe = show;
    kept = new WeakMap();
    mark();
  } catch {
    // Without the terms the page is as good as before.
  }
}

function capital(name) {
  return name[0].toUpperCase() + name.slice(1);
}

// Most of a table stays the same from frame to frame, so what was found in a text is kept with it.
function namesIn(node) {
  if (!pattern) return [];
  const before = kept.get(node);
  if (before?.data === node.data) return before.names;
  const names = Array.from(node.data.matchAll(pattern), (found) => nameAt(node, found.index, found[0]));
  kept.set(node, { data: node.data, names });
  return names;
}

function nameAt(node, at, name) {
  const start = { startContainer: node, startOffset: at };
  const end = { endContainer: node, endOffset: at + name.length };
  return { term: byName.get(name), place: new StaticRange({ ...start, ...end }) };
}

// Every name of a term in a part of the page.
export function* namesWithin(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const names = namesIn(walker.currentNode);
    if (names.length && !walker.currentNode.parentElement.closest(SKIPPED)) yield* names;
  }
}

export function rangeOf({ startContainer, startOffset, endOffset }) {
  const range = new Range();
  range.setStart(startContainer, startOffset);
  range.setEnd(startContainer, endOffset);
  return range;
}

// Those in the text of an element itself: what a mouse points at.
function ownNames(element) {
  if (element.closest(SKIPPED)) return [];
  return [...element.childNodes].filter((one) => one.nodeType === Node.TEXT_NODE).flatMap(namesIn);
}

// The term at a point of the page, or at most `reach` px away from it: a finger does not meet a word exactly.
export function termAt(target, { x, y }, reach) {
  if (!(target instanceof Element)) return null;
  const block = reach && target.closest(BLOCKS);
  let nearest = null;
  for (const { term, place } of block ? namesWithin(block) : ownNames(target)) {
    const range = rangeOf(place);
    const far = Math.min(...[...range.getClientRects()].map((box) => distance(box, x, y)));
    if (far <= reach && !(nearest?.far <= far)) nearest = { term, range, far };
  }
  return nearest;
}

export function distance(box, x, y) {
  return Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
}

// What is said of a term.
export function explanation({ name, text, rules, example }) {
  const title = document.createElement("h3");
  title.textContent = name;
  const words = document.createElement("p");
  words.textContent = text;
  const links = document.createElement("p");
  links.className = "term-rules";
  for (const rule of rules) links.append(linkTo(`/rules/${rule}`, rule, "rule"), " ");
  if (example) links.append(linkTo(`/examples/${example}`, showMe, "show-me"));
  return [title, words, links];
}

// A link beside a game: it opens apart, so that the table stays where it is.
export function linkTo(href, textContent, className) {
  return Object.assign(document.createElement("a"), { className, href, target: "_blank", rel: "noopener", textContent });
}

// Marks all names of terms that the page has now. Nothing of the page is changed by it. Where the system forces colours
// it would paint them like selected words, so there they have no mark.
function mark() {
  isMarking = false;
  if (!pattern || !CSS.highlights) return;
  CSS.highlights.delete("term");
  if (forced.matches) return;
  const places = Array.from(namesWithin(document.body), ({ place }) => place);
  CSS.highlights.set("term", new Highlight(...places));
}

forced.addEventListener("change", mark);

const whenIdle = window.requestIdleCallback ?? ((act) => setTimeout(act, 200));

function markSoon() {
  if (isMarking) return;
  isMarking = true;
  whenIdle(mark);
}

new MutationObserver(markSoon).observe(document.body, { childList: true, characterData: true, subtree: true });
// Other rules have been chosen.
document.addEventListener("renewed", load);
whenIdle(load);
