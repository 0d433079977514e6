// Puts a box beside what it is about, an element or a range of text, inside the window and never over it.

export function placeBeside(box, what, isAbove) {
  box.style.maxHeight = `${innerHeight - 16}px`;
  const by = what.getBoundingClientRect();
  const below = by.bottom + 6 + box.offsetHeight < innerHeight && (!isAbove || by.top < box.offsetHeight + 14);
  box.style.left = `${Math.max(8, Math.min(by.left, innerWidth - box.offsetWidth - 8))}px`;
  box.style.top = `${below ? by.bottom + 6 : Math.max(8, by.top - box.offsetHeight - 6)}px`;
}
