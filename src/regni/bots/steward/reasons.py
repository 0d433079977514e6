"""The reasons for a steward's moves. The words are in bots.ftl: `why-` and the name."""

from __future__ import annotations

from typing import Final

NOTHING_BETTER: Final = 0
# Winning and not losing.
WINS: Final = 1
FINISHES: Final = 2
STOPS_WINNER: Final = 3
LAST_STAND: Final = 4
HEIR: Final = 5
HEIR_READY: Final = 6
COMES_BACK: Final = 7
# The Earldom.
GROWS: Final = 8
MARKET: Final = 9
RECRUITS: Final = 10
NEW_FIEF: Final = 11
LORD: Final = 12
HIRES: Final = 13
GARRISONS: Final = 14
RAISES_TOWER: Final = 15
BUILDS_CHURCH: Final = 16
BUILDS_CATHEDRAL: Final = 17
CLAIMS_CROWN: Final = 18
KEEPS_CROWN: Final = 19
DRAWS_CARDS: Final = 20
SEEKS: Final = 21
# Against others.
BESIEGES: Final = 22
RAIDS: Final = 23
STORMS: Final = 24
BETRAYS: Final = 25
INTRIGUES: Final = 26
EMISSARY: Final = 27
VIKINGS_SENT: Final = 28
VIKINGS_HELD: Final = 29
JOUSTS: Final = 30
# In battle and in a struggle.
FIELDS: Final = 31
ENOUGH: Final = 32
DEFENDS: Final = 33
IN_VAIN: Final = 34
CHEAPEST_LOSS: Final = 35
OWN_FAVOUR: Final = 36
SPOILS: Final = 37
RANSOMS: Final = 38
TOO_DEAR: Final = 39
ANSWERS: Final = 40
APPEASES: Final = 41
# Before play and in Winter.
GOOD_HAND: Final = 42
BAD_HAND: Final = 43
DECK: Final = 44
LEAST_USE: Final = 45
LEGACY: Final = 46
WANTS_WINTER: Final = 47
WANTS_NO_WINTER: Final = 48

REASON_NAMES: Final = [
    "nothing-better", "wins", "finishes", "stops-winner", "last-stand", "heir", "heir-ready", "comes-back", "grows",
    "market", "recruits", "new-fief", "lord", "hires", "garrisons", "raises-tower", "builds-church",
    "builds-cathedral", "claims-crown", "keeps-crown", "draws-cards", "seeks", "besieges", "raids", "storms",
    "betrays", "intrigues", "emissary", "vikings-sent", "vikings-held", "jousts", "fields", "enough", "defends",
    "in-vain", "cheapest-loss", "own-favour", "spoils", "ransoms", "too-dear", "answers", "appeases", "good-hand",
    "bad-hand", "deck", "least-use", "legacy", "wants-winter", "wants-no-winter",
]  # fmt: skip
