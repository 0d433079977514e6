"""Makes the icons by which devices show the installed table: `python docs/icons.py`, from the top folder.

They are drawn of `icon.svg`, in Chromium. The bare one has no ground. Where a device cuts a shape of its own out of an
icon, or fills what is bare with black, the shield stands on vellum, within the circle that every shape leaves whole.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

from regni.art.colours import LIGHT, palette

STATIC = Path(__file__).parents[1] / "src" / "regni" / "web" / "static"
#: Each icon: its size, and which part of it the shield takes. Below all of it there is a ground.
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable.png": (512, 0.6),
    "icon-touch.png": (180, 0.7),
}


def drawn(shield: str, size: int, part: float) -> str:
    """A page of one icon."""
    ground, gold = palette(LIGHT)["ground"], palette(LIGHT)["gold"]
    side = size * part
    ring = size * (part + 0.14) / 2
    below = (
        f'<rect width="{size}" height="{size}" fill="{ground}"/>'
        f'<circle cx="{size / 2}" cy="{size / 2}" r="{ring}" fill="none" stroke="{gold}" stroke-width="{size / 64}"/>'
        if part < 1
        else ""
    )
    inner = shield.replace(
        "<svg ", f'<svg x="{(size - side) / 2}" y="{(size - side) / 2}" width="{side}" height="{side}" '
    )
    whole = f'<svg width="{size}" height="{size}" style="display: block">{below}{inner}</svg>'
    return f'<body style="margin: 0">{whole}</body>'


def main() -> None:
    shield = (STATIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(drawn(shield, size, part))
            page.screenshot(path=STATIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
