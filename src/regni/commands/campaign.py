"""`regni campaign`: a Wessex campaign so far, Summer by Summer."""

from __future__ import annotations

import argparse
import json
import sys

from rich.console import Console
from rich.text import Text

from ..errors import RegniError
from ..game import Game
from ..terminal.ledger import ledger_page
from ..words.campaign import campaign_of
from ..words.words import words
from .common import tell_cut


def run(args: argparse.Namespace) -> int:
    game = Game.load(args.file)
    tell_cut(game.cut, args.lang)
    try:
        campaign = campaign_of(game)
    except RegniError as error:
        raise error.within(args.file) from None
    if args.json:
        json.dump(campaign.data(), sys.stdout)
        print()
        return 0
    w, console = words(args.lang), Console(highlight=False)
    console.print(ledger_page(campaign, w))
    if game.outcome is not None:
        console.print(Text(w.ending(game.table), style="bold"))
    return 0
