"""`python -m regni` is `regni`."""

import sys

from .cli import main

sys.exit(main())
