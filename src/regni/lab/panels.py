"""Several plots of one kind beside each other, with one legend."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, cast

from .figures import Figure

if TYPE_CHECKING:
    from matplotlib.artist import Artist
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure as Canvas

ACROSS = 2


@dataclass
class Panels(Figure):
    """Each plot has its own title; all share the labels of the axes."""

    panels: list[Figure] = field(default_factory=list)

    @property
    def shape(self) -> tuple[int, int]:
        """The number of rows and columns."""
        across = min(ACROSS, len(self.panels))
        return -(-len(self.panels) // across), across

    def size(self) -> tuple[float, float]:
        down, across = self.shape
        return max(7.5, 1.5 + 3.6 * across), 1.5 + 2.9 * down

    def draw(self, axes: Axes) -> None:
        canvas = cast("Canvas", axes.get_figure())
        axes.remove()
        down, across = self.shape
        places = canvas.subplots(down, across, sharey=True, squeeze=False)
        names: dict[str, Artist] = {}
        for number, place in enumerate(places.flat):
            if number >= len(self.panels):
                place.remove()
                continue
            self.panels[number].draw(place)
            place.set_title(self.panels[number].title, loc="left", fontsize=11)
            if number + across >= len(self.panels):
                place.set_xlabel(self.x_label)
            if number % across == 0:
                place.set_ylabel(self.y_label)
            for handle, name in zip(*place.get_legend_handles_labels(), strict=True):
                names.setdefault(name, handle)
            if place.get_legend():
                place.get_legend().remove()
        if len(names) > 1:
            canvas.legend(list(names.values()), list(names), loc="outside lower center", ncols=len(names))
