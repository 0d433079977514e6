// Tells somebody who looks elsewhere whose turn it is, by the title of the tab. A player whose own turn begins is called
// by a sound too, by the browser's own notice if he asked for it, and where it can by vibration.

import { onPhone } from "./menu.js";
import { notify } from "./notices.js";
import { play } from "./sounds.js";

const words = document.getElementById("staging").dataset;
const plain = document.title;
const calm = window.matchMedia("(prefers-reduced-motion: reduce)");
const BUZZ = 60;           // ms
let wasYours = null;       // null before the first frame, which calls nobody
let awaited = "";          // a sentence that names the person who decides, if that is somebody else

export function tellTurn({ yours, over }) {
  const isYours = yours && !over;
  if (isYours && wasYours === false) call();
  wasYours = isYours;
  showTitle();
}

export function tellAwaited(sentence) {
  awaited = sentence;
  showTitle();
}

function showTitle() {
  document.title = wasYours ? `● ${words.yourTurn} · ${words.name}` : awaited ? `${awaited} · ${plain}` : plain;
}

function call() {
  play(["turn"], 0);
  notify();
  const mayBuzz = navigator.vibrate && navigator.userActivation?.hasBeenActive && !calm.matches;
  if (mayBuzz && (document.hidden || onPhone())) navigator.vibrate(BUZZ);
}
