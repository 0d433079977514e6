"""Hints for the compiler. Nothing here changes what the engine does.

No object on a table points back to the object that holds it. The garbage collector need not look for cycles there, so
these classes are marked `acyclic`. Some objects are made and thrown away with every decision; `free_list_len` keeps one
of them to be used again. Both hints together save a fifteenth of the time of a game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes: object):
        return lambda marked: marked
