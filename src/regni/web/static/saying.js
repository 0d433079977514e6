// Tells a screen reader what happened, what is put together and whose decision it is. Nothing is said twice.

const box = document.getElementById("announce");
const MOST = 20;
const TIMES = / \((×\d+)\)$/;
let lastSaid = null;       // number and words of the last sentence of the chronicle that was said
let prompt = "";
let draft = "";

export function announce(sentences) {
  for (const sentence of sentences.filter(Boolean)) {
    const one = document.createElement("p");
    one.textContent = sentence;
    box.append(one);
  }
  while (box.childElementCount > MOST) box.firstElementChild.remove();
}

// For a player who asks again what is to be decided.
export function repeatDecision() {
  announce([prompt, draft]);
}

export function announceFrame(table, isTakenBack) {
  if (table.querySelector(".curtain")) {
    // The next player must not read what the previous one has heard.
    box.replaceChildren();
    lastSaid = null;
  }
  const before = { prompt, draft };
  prompt = [...table.querySelectorAll(".prompt [data-say], .curtain h2")].map(words).join(". ");
  draft = putTogether(table);
  announce([
    ...happened(table),
    isTakenBack && table.dataset.sayBack,
    draft !== before.draft && draft,
    (prompt !== before.prompt || isTakenBack) && prompt,
  ]);
}

function happened(table) {
  const entries = [...table.querySelectorAll(".log [data-entry]")].map((one) => ({
    number: Number(one.dataset.entry),
    text: (one.querySelector("span:not(.arms)") ?? one).textContent.trim(),
  }));
  const before = lastSaid;
  lastSaid = entries.at(-1) ?? lastSaid;
  return before ? entries.map((one) => news(one, before)) : [];
}

// If the last sentence was only repeated, only its new number is said.
function news(one, before) {
  if (one.number > before.number) return one.text;
  if (one.number < before.number || one.text === before.text) return "";
  const isRepeated = one.text.replace(TIMES, "") === before.text.replace(TIMES, "");
  return isRepeated ? one.text.match(TIMES)?.[1] : one.text;
}

// The choices so far, and what confirming them would do: an attack, and with what force.
function putTogether(table) {
  const chosen = table.querySelector(".prompt .draft");
  if (!chosen) return "";
  const wayOut = table.querySelector(".main-moves [data-way-out]");
  return `${chosen.ariaLabel}: ${words(chosen)}. ${wayOut ? words(wayOut) : ""}`.trim();
}

function words(one) {
  return one.textContent.trim().replace(/\s+/g, " ");
}
