// A button copies a link where the browser allows it. Elsewhere the text of the link can be selected.
export function copying(root) {
  for (const button of root.querySelectorAll("[data-copy]")) {
    const field = document.getElementById(button.dataset.copy);
    button.hidden = false;
    button.addEventListener("click", async () => {
      getSelection().selectAllChildren(field);
      if (navigator.clipboard) await navigator.clipboard.writeText(field.textContent);
      else document.execCommand("copy");
      button.textContent = button.dataset.copied;
    });
  }
}

copying(document);
