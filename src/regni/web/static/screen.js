// A big screen in a room, which nobody touches: it stays awake where the browser allows it, and the pointer goes away.

const STILL = 3000;        // ms after which a pointer that does not move is hidden
const root = document.documentElement;
let timer = null;

// Without a lock the screen sleeps as it always does.
async function stayAwake() {
  if (document.hidden || !navigator.wakeLock) return;
  try { await navigator.wakeLock.request("screen"); } catch { /* Low on power, or not allowed. */ }
}

function hidePointer() {
  root.classList.remove("still");
  clearTimeout(timer);
  timer = setTimeout(() => root.classList.add("still"), STILL);
}

root.classList.add("big");
// A lock ends when the page goes out of sight.
document.addEventListener("visibilitychange", stayAwake);
document.addEventListener("pointermove", hidePointer);
stayAwake();
hidePointer();
