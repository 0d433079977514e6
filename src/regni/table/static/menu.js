// The small box that asks which of several moves is meant, whether one is sure, or says why not.

const menu = document.getElementById("menu");
const phone = window.matchMedia("(max-width: 900px)");

export function showMenu(moves, element, play) {
  fill(moves.map((move) => button(move.label, () => play(move.move))), element);
  menu.querySelector("button").focus();
}

// What cannot be taken back is asked once.
export function ask(asking, play) {
  const yes = button(asking.dataset.yes, () => play(asking.dataset.move));
  const no = button(asking.dataset.no, () => { hideMenu(); asking.focus(); });
  fill([said(asking.dataset.ask), yes, no], asking);
  yes.focus();
}

export function tell(paragraphs, element) {
  if (element) fill(paragraphs, element);
}

function fill(content, element) {
  menu.replaceChildren(...content);
  if (!menu.matches(":popover-open")) menu.showPopover();
  place(menu, element);
}

export function hideMenu() {
  if (menu.matches(":popover-open")) menu.hidePopover();
}

function button(text, act) {
  const one = document.createElement("button");
  one.type = "button";
  one.textContent = text;
  one.addEventListener("click", act);
  return one;
}

function said(text) {
  const one = document.createElement("p");
  one.textContent = text;
  return one;
}

export function paragraph(text, rule) {
  const one = said(text);
  if (rule) {
    const link = document.createElement("a");
    link.className = "rule";
    link.href = `/rules/${rule}`;
    link.target = "_blank";
    link.rel = "noopener";
    link.textContent = rule;
    one.append(" ", link);
  }
  return one;
}

// Beside what it is about; on a phone it is a sheet at the foot, where the style puts it.
export function place(box, element) {
  if (phone.matches && box === menu) {
    box.style.left = box.style.top = "";
    return;
  }
  const by = element.getBoundingClientRect();
  const below = by.bottom + 6 + box.offsetHeight < innerHeight;
  box.style.left = `${Math.max(8, Math.min(by.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${below ? by.bottom + 6 : Math.max(8, by.top - box.offsetHeight - 6)}px`;
}
