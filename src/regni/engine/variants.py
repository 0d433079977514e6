"""The variants by name."""

from __future__ import annotations

from typing import Final

from .heathen import Heathen
from .rebellion import Rebellion
from .variant import Variant
from .wessex import Wessex

VARIANTS: Final[dict[str, Variant]] = {
    "base": Variant(),
    "heathen": Heathen(),
    "wessex": Wessex(),
    "rebellion": Rebellion(),
}
