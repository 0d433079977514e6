// House rules: settings are found by their words, and go back to usual without leaving the page.
"use strict";

{
  const form = document.getElementById("new-game");
  let sought = "";
  let shown = "all";

  const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

  function sift() {
    const words = plain(sought).split(/\s+/).filter(Boolean);
    const isSifting = words.length > 0 || shown !== "all";
    let found = 0;
    for (const group of document.querySelectorAll(".house-group")) {
      let here = 0;
      for (const row of group.querySelectorAll(".setting")) {
        const text = plain(row.querySelector(".setting-words").textContent);
        const isMeant = shown === "all" || row.classList.contains(shown);
        row.hidden = !isMeant || !words.every((word) => text.includes(word));
        if (!row.hidden) here++;
      }
      group.hidden = isSifting && here === 0;
      if (isSifting && here > 0) group.open = true;
      found += here;
    }
    const none = document.getElementById("house-none");
    none.textContent = found ? "" : none.dataset.none;
  }

  // The filter, as it was before the form was shown again.
  function ready() {
    document.querySelector(".house-filter").hidden = false;
    document.getElementById("house-find").value = sought;
    for (const button of document.querySelectorAll("[data-show]")) button.ariaPressed = String(button.dataset.show === shown);
    if (sought || shown !== "all") sift();
  }

  form.addEventListener("input", (event) => {
    if (event.target.id !== "house-find") return;
    sought = event.target.value;
    sift();
  });

  form.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.show) {
      shown = button.dataset.show;
      ready();
      sift();
    } else if (button?.name === "rules" && button.value.startsWith("usual")) {
      event.preventDefault();
      const row = button.closest(".setting");
      const place = row ?? document.getElementById("house");
      for (const field of place.querySelectorAll("[data-usual]")) {
        if (field.type === "radio") field.checked = field.value === field.dataset.usual;
        else field.value = field.dataset.usual;
      }
      // Those that were kept for another game.
      if (!row) for (const field of place.querySelectorAll("input[type=hidden][name^=set-]")) field.remove();
      // The button will be gone, so the focus goes to the setting, or to what holds them all.
      place.querySelector(row ? "input:checked, select, input[type=number], textarea" : "summary").focus();
      renew();
    }
  });

  form.addEventListener("renewed", ready);
  ready();
}
