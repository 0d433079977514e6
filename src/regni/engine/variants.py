"""The rules of each variant, by its name."""

from __future__ import annotations

from typing import Final

from .heathen import Heathen
from .rebellion import Rebellion
from .variant import Variant
from .variant_facts import BASE, HEATHEN, REBELLION, WESSEX
from .wessex import Wessex

VARIANTS: Final[dict[str, Variant]] = {
    variant.facts.name: variant for variant in (Variant(BASE), Heathen(HEATHEN), Wessex(WESSEX), Rebellion(REBELLION))
}
