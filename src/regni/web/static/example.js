// The page of an example: takes its steps without loading the page again, so that cards can fly to their new places.
// Without this script each step is a link.

import { isGliding, prepareGlide } from "./glide.js";
import { pointing } from "./pointing.js";

const table = document.getElementById("table");
const box = document.getElementById("announce");
let latest = 0;            // the number of the step that was asked for last

async function go(address, isNew = true) {
  const asked = latest += 1;
  let page;
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.status);
    page = new DOMParser().parseFromString(await answer.text(), "text/html");
  } catch {
    location.assign(address);
    return;
  }
  if (asked !== latest) return;
  show(page.getElementById("table"));
  if (isNew) history.pushState(null, "", address);
}

function show(fresh) {
  const focus = whereFocus();
  const coming = [...fresh.children];
  const glide = isGliding() ? prepareGlide(table, [...table.children], coming) : () => {};
  table.replaceChildren(...coming);
  const now = table.querySelector(".now-step");
  now.scrollIntoView({ block: "nearest" });
  if (focus) (table.querySelector(focus) ?? now.querySelector("a")).focus({ preventScroll: true });
  glide();
  announce(now);
}

// The link that has the focus keeps it, so that one key takes one step after another.
function whereFocus() {
  const one = document.activeElement;
  if (!table.contains(one)) return "";
  if (one.rel) return `.stepping [rel=${one.rel}]`;
  return "step" in one.dataset ? ".now-step > a" : "";
}

function announce(step) {
  const said = [step.querySelector("a"), ...step.querySelectorAll("[data-brought] > *")];
  box.replaceChildren(...said.map((one) => {
    const line = document.createElement("p");
    line.textContent = one.textContent.trim();
    return line;
  }));
}

table.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-step]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  go(link.href);
});

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest("input, select, [popover]")) return;
  const rel = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
  const link = rel && table.querySelector(`.stepping a[rel=${rel}]`);
  if (link) { event.preventDefault(); go(link.href); }
});

addEventListener("popstate", () => go(location.href, false));

pointing(table);
