// The buttons for more and fewer cards answer at once: the numbers change here, and the server is asked what they mean.
"use strict";

document.documentElement.classList.add("scripted");
const bench = document.getElementById("bench");
const shownAgain = ["total", "strengths", "play", "export"];
let timer = 0;
let asked = 0;

for (const button of bench.querySelectorAll(".stepper button")) {
  // The number between the buttons can be changed with the arrow keys, so each card needs only one stop of the Tab key.
  button.tabIndex = -1;
}

function settle(input) {
  const most = Number(input.max);
  const number = Math.min(most, Math.max(0, Math.trunc(Number(input.value)) || 0));
  input.value = String(number);
  const [fewer, more] = input.parentElement.querySelectorAll("button");
  fewer.disabled = number === 0;
  more.disabled = number === most;
  input.closest(".tile").classList.toggle("none", number === 0);
  clearTimeout(timer);
  timer = setTimeout(count, 120);
}

async function count() {
  const mine = ++asked;
  const body = new URLSearchParams(new FormData(bench));
  body.set("do", "count");
  let text;
  try {
    const answer = await fetch("/decks", { method: "POST", body });
    text = await answer.text();
  } catch {
    return;
  }
  if (mine !== asked) return;
  const fresh = new DOMParser().parseFromString(text, "text/html");
  for (const id of shownAgain) {
    const [old, now] = [document.getElementById(id), fresh.getElementById(id)];
    if (!now) return;
    // The element itself is kept, so that a screen reader goes on listening to it.
    old.className = now.className;
    if ("value" in old && old.tagName === "TEXTAREA") old.value = now.value;
    else old.replaceChildren(...now.childNodes);
  }
  bench.elements.ready.value = fresh.querySelector("#bench [name=ready]").value;
  // A ready or saved deck is marked as long as it is the one being built.
  const marked = Array.from(fresh.querySelectorAll(".chip[aria-current]"), (chip) => chip.getAttribute("href"));
  for (const chip of document.querySelectorAll(".chip")) {
    if (marked.includes(chip.getAttribute("href"))) chip.setAttribute("aria-current", "true");
    else chip.removeAttribute("aria-current");
  }
}

bench.addEventListener("click", (event) => {
  const button = event.target.closest(".stepper button");
  if (!button) return;
  event.preventDefault();
  const input = button.parentElement.querySelector("input");
  input.value = String(Number(input.value) + (button.value.endsWith("+") ? 1 : -1));
  settle(input);
});

bench.addEventListener("input", (event) => {
  // The field is empty while the player types.
  if (event.target.matches(".stepper input") && event.target.value) settle(event.target);
});
bench.addEventListener("change", (event) => {
  if (event.target.matches(".stepper input")) settle(event.target);
});

// Escape closes what has popped up.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") for (const tile of document.querySelectorAll(".tile:hover, .tile:focus-within")) tile.classList.add("quiet");
});
for (const tile of document.querySelectorAll(".tile")) {
  for (const leaving of ["mouseleave", "focusout"]) tile.addEventListener(leaving, () => tile.classList.remove("quiet"));
}

const copy = document.getElementById("copy");
copy.addEventListener("click", async () => {
  const text = document.getElementById("export");
  try {
    await navigator.clipboard.writeText(text.value);
  } catch {
    text.select();
    return;
  }
  const before = copy.textContent;
  copy.textContent = copy.dataset.done;
  setTimeout(() => (copy.textContent = before), 1500);
});

// Enter in the name's field saves the deck. Otherwise it would only count the cards again.
bench.elements.name.addEventListener("keydown", (event) => {
  if (event.key !== "Enter") return;
  event.preventDefault();
  bench.requestSubmit(bench.querySelector("button[value=save]"));
});
