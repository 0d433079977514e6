// On a narrow page the sections are folded until one is opened, by a tap or by the address.
"use strict";

function unfold() {
  const asked = document.getElementById(location.hash.slice(1));
  const fold = asked?.closest(".fold");
  if (!fold || fold.open) return;
  fold.open = true;
  asked.scrollIntoView();
}

if (matchMedia("(max-width: 800px)").matches) {
  for (const fold of document.querySelectorAll(".fold")) fold.open = false;
}
addEventListener("hashchange", unfold);
unfold();
