// What a screen reader is told: what happened, and whose decision it is; never what it has said already.

const box = document.getElementById("announce");
const MOST = 20;
let told = null;           // number and words of the last sentence of the chronicle that was told
let prompt = "";

export function announce(sentences) {
  for (const sentence of sentences) {
    const one = document.createElement("p");
    one.textContent = sentence;
    box.append(one);
  }
  while (box.childElementCount > MOST) box.firstElementChild.remove();
}

export function announceFrame(table) {
  if (table.querySelector(".curtain")) {
    // What one has heard is not for the next.
    box.replaceChildren();
    told = null;
  }
  const entries = [...table.querySelectorAll(".log [data-entry]")].map((one) => ({
    number: Number(one.dataset.entry),
    text: one.firstChild.textContent.trim(),
  }));
  const last = entries.at(-1) ?? null;
  const isNew = (one) => one.number > told.number || (one.number === told.number && one.text !== told.text);
  const fresh = told && entries.length ? entries.filter(isNew).map((one) => one.text) : [];
  told = last ?? told;
  const asked = [...table.querySelectorAll(".prompt [data-say], .curtain h2")].map((one) => one.textContent.trim()).join(". ");
  // Who has the focus on the prompt hears it anyway.
  if (asked !== prompt && !document.activeElement?.matches(".prompt, .curtain")) fresh.push(asked);
  prompt = asked;
  announce(fresh);
}
