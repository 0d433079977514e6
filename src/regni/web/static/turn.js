// Tells a player who looks elsewhere that it is his turn: by the title of the tab, by a sound, by the browser's own
// notice if he asked for it, and where it can by vibration.

import { onPhone } from "./menu.js";
import { notify } from "./notices.js";
import { play } from "./sounds.js";

const words = document.getElementById("staging").dataset;
const plain = document.title;
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const BUZZ = 60;           // ms
let wasYours = null;       // null before the first frame, which calls nobody

export function tellTurn({ yours, over }) {
  const isYours = yours && !over;
  document.title = isYours ? `● ${words.yourTurn} · ${words.name}` : plain;
  if (isYours && wasYours === false) call();
  wasYours = isYours;
}

function call() {
  play(["turn"], 0);
  notify();
  const mayBuzz = navigator.vibrate && navigator.userActivation?.hasBeenActive && !calm.matches;
  if (mayBuzz && (document.hidden || onPhone())) navigator.vibrate(BUZZ);
}
