"""What the compiler alone is told: nothing here changes what the engine does.

Nothing on a table ever points back to what holds it, so the garbage collector need not look for circles there:
such classes are marked `acyclic`. Of those that come and go with each decision one is kept for the next
(`free_list_len`). Together a fifteenth of a game's time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**attributes: object):
        return lambda marked: marked
