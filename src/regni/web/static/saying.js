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

// `fresh` has the parts of the frame that the table will show only when its scene has been told: nobody who listens
// has to wait for that.
export function announceFrame(table, isTakenBack, fresh = table) {
  const find = (part) => fresh.querySelector(part) ?? table.querySelector(part);
  if (table.querySelector(".curtain")) {
    // The next player must not read what the previous one has heard.
    box.replaceChildren();
    lastSaid = null;
  }
  const before = { prompt, draft };
  prompt = [...find(".prompt, .curtain").querySelectorAll("[data-say], h2")].map(words).join(". ");
  draft = putTogether(find(".prompt, .curtain"));
  announce([
    ...happened(find(".log")),
    isTakenBack && table.dataset.sayBack,
    draft !== before.draft && draft,
    (prompt !== before.prompt || isTakenBack) && prompt,
  ]);
}

function happened(log) {
  const entries = [...log?.querySelectorAll("[data-entry]") ?? []].map((one) => ({
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
function putTogether(decision) {
  const chosen = decision.querySelector(".draft");
  if (!chosen) return "";
  const wayOut = decision.querySelector(".main-moves [data-way-out]");
  return `${chosen.ariaLabel}: ${words(chosen)}. ${wayOut ? words(wayOut) : ""}`.trim();
}

function words(one) {
  return one.textContent.trim().replace(/\s+/g, " ");
}
