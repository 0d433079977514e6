// Reads parts of the table aloud: what stands there, as sentences for a screen reader.

import { announce } from "./saying.js";

const table = document.getElementById("table");
const MOST = 40;
// Each of these is a sentence, unless it holds others.
const SENTENCES = "header, h2, h3, p, li, tr, .lot, .button, .move, summary, .units > .laid, .hand > .laid";
// Drawings, links to rules, and what only repeats other words.
const SILENT = ".arms, .chip, .rule, .woven, .says, [aria-hidden=true], [hidden], dialog";

export function readParts(selectors) {
  const parts = selectors.flatMap((selector) => [...table.querySelectorAll(selector)]);
  announce(parts.flatMap(sentences).slice(0, MOST));
}

function sentences(part) {
  if (part.matches(SILENT)) return [];
  const inner = [...part.querySelectorAll(SENTENCES)].filter((one) => {
    const around = one.parentElement.closest(SENTENCES);
    return !around || !part.contains(around) || around === part;
  });
  return inner.length && !part.matches("header, .lot") ? inner.flatMap(sentences) : [words(part)].filter(Boolean);
}

function words(one) {
  if (one.matches(SILENT)) return "";
  // A card is said once, by the label of its drawing.
  if (one.matches(".laid")) return one.ariaLabel || one.querySelector("svg[aria-label]")?.getAttribute("aria-label") || "";
  if (one.matches("svg, [role=img]")) return one.getAttribute("aria-label") ?? "";
  const said = [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent.trim() : node.nodeType === Node.ELEMENT_NODE ? words(node) : ""));
  const joined = said.filter(Boolean).join(one.matches(".lot, .fan, header, .facts") ? ", " : " ");
  return joined.replace(/\s+/g, " ").replace(/ ([:,.;])/g, "$1").replace(/,(?=,)/g, "");
}
