// The comfort box. This script runs before the page is painted, so that nothing jumps: what the reader chose is put on
// the root element, where stylesheets find it. The choices are kept in this browser.
"use strict";

{
  const root = document.documentElement;
  // By name: all values. The other scripts read "sound", "pace", "letters" and "hints" where they need
  // them.
  const VALUES = {
    text: ["small", "normal", "large", "largest"],
    contrast: ["normal", "strong"],
    cards: ["normal", "large"],
    sound: ["on", "off"],
    pace: ["slow", "middling", "quick", "instant"],
    letters: ["yes", "no"],
    hints: ["yes", "no"],
  };
  const kept = (name) => {
    const value = localStorage.getItem(`regni-${name}`);
    return VALUES[name].includes(value) ? value : null;
  };
  const apply = (name, value) => { if (["text", "contrast", "cards"].includes(name) && value) root.dataset[name] = value; };
  const controls = () => document.querySelectorAll("#settings [data-comfort]");

  // The controls show what is in force. Another page or a key may have changed it.
  const show = () => {
    for (const one of controls()) {
      let value = kept(one.dataset.comfort);
      if (!value && one.dataset.comfort === "contrast" && matchMedia("(prefers-contrast: more)").matches) value = "strong";
      if (!value) continue;
      if (one.type === "radio") one.checked = one.value === value;
      else if (one.type === "checkbox") one.checked = value === "yes";
      else one.value = value;
    }
  };

  for (const name of Object.keys(VALUES)) apply(name, kept(name));

  document.addEventListener("DOMContentLoaded", () => {
    const box = document.getElementById("settings");
    box.querySelector(".comfort-kept").hidden = false;
    show();
    box.addEventListener("beforetoggle", show);
    box.addEventListener("change", (event) => {
      const { comfort: name } = event.target.dataset;
      if (!name) return;
      const value = event.target.type === "checkbox" ? (event.target.checked ? "yes" : "no") : event.target.value;
      localStorage.setItem(`regni-${name}`, value);
      // Who wants the notes for newcomers again wants all of them.
      if (name === "hints") localStorage.removeItem("regni-hints-seen");
      apply(name, value);
    });
  });
}
