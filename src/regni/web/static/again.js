// For a page that waits for something: it looks every few seconds whether its address has something else to show by now.
// Without a script the browser loads such a page again and again, which takes listeners back to its beginning.

const main = document.getElementById("main");
const shown = main.innerHTML;

async function look() {
  const answer = await fetch(location.href, { cache: "no-store" }).catch(() => null);
  // A server that has no room now is asked again.
  if (!answer || answer.status === 429 || answer.status >= 500) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (page.getElementById("main")?.innerHTML !== shown) location.reload();
}

setInterval(look, Number(document.querySelector("[data-again]").dataset.again) * 1000);
