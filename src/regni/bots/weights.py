"""How much each thing an Earl has pulls the victory (weigh.py), and the foe. By bench/weights.py."""

from __future__ import annotations

from typing import Final

PULLS: Final[list[list[float]]] = [
    # the base game
    [
        0.000,  # landless
        0.127,  # fiefs
        -0.003,  # palace
        0.164,  # lands
        0.352,  # market_towns
        0.021,  # churches
        0.316,  # cathedral
        -0.125,  # levied
        -0.006,  # idle
        -0.018,  # knights
        0.077,  # princes
        -0.360,  # vassals
        -0.032,  # champions
        0.537,  # monks
        -0.070,  # mercenaries
        0.014,  # garrisons
        0.042,  # towers
        0.035,  # hand
        -0.092,  # hand_fighters
        0.068,  # hand_lands
        0.125,  # hand_castles
        0.079,  # hand_plots
        0.122,  # hand_banners
        0.053,  # hand_allies
        -0.060,  # hand_banquets
        0.227,  # deck
        -1.049,  # old
        0.267,  # heir
        0.216,  # king
        -0.397,  # crown_and_church
        -0.085,  # banners
        0.011,  # cubes
        0.014,  # points
        0.000,  # legacy
        0.198,  # to_move
        0.092,  # reach
        -0.050,  # danger
    ],
    # Great Heathen Army
    [
        -1.274,  # landless
        0.092,  # fiefs
        0.116,  # palace
        0.112,  # lands
        0.313,  # market_towns
        -0.056,  # churches
        0.426,  # cathedral
        -0.046,  # levied
        0.024,  # idle
        -0.044,  # knights
        0.441,  # princes
        0.425,  # vassals
        0.043,  # champions
        -5.666,  # monks
        -0.854,  # mercenaries
        -0.024,  # garrisons
        0.058,  # towers
        0.072,  # hand
        -0.064,  # hand_fighters
        0.045,  # hand_lands
        0.138,  # hand_castles
        0.050,  # hand_plots
        0.220,  # hand_banners
        0.113,  # hand_allies
        -0.750,  # hand_banquets
        0.164,  # deck
        -0.416,  # old
        0.260,  # heir
        1.911,  # king
        0.535,  # crown_and_church
        0.539,  # banners
        -0.054,  # cubes
        -0.189,  # points
        0.000,  # legacy
        0.181,  # to_move
        0.043,  # reach
        -0.049,  # danger
    ],
    # Wessex
    [
        -0.208,  # landless
        0.323,  # fiefs
        -0.021,  # palace
        0.110,  # lands
        -0.019,  # market_towns
        0.137,  # churches
        0.550,  # cathedral
        -0.079,  # levied
        0.071,  # idle
        -0.059,  # knights
        0.060,  # princes
        -0.177,  # vassals
        0.047,  # champions
        -0.286,  # monks
        -0.093,  # mercenaries
        0.309,  # garrisons
        -0.025,  # towers
        0.040,  # hand
        -0.090,  # hand_fighters
        -0.065,  # hand_lands
        -0.036,  # hand_castles
        0.056,  # hand_plots
        0.016,  # hand_banners
        0.055,  # hand_allies
        -0.145,  # hand_banquets
        -0.057,  # deck
        -0.786,  # old
        0.228,  # heir
        1.217,  # king
        0.374,  # crown_and_church
        0.007,  # banners
        0.232,  # cubes
        0.163,  # points
        0.318,  # legacy
        0.075,  # to_move
        -0.031,  # reach
        -0.079,  # danger
    ],
    # Rebellion, while the King stands
    [
        0.000,  # landless
        0.042,  # fiefs
        0.010,  # palace
        0.171,  # lands
        0.257,  # market_towns
        -0.087,  # churches
        0.240,  # cathedral
        -0.049,  # levied
        -0.015,  # idle
        -0.006,  # knights
        0.410,  # princes
        0.467,  # vassals
        -0.047,  # champions
        -5.674,  # monks
        -0.195,  # mercenaries
        0.018,  # garrisons
        -0.030,  # towers
        0.083,  # hand
        -0.064,  # hand_fighters
        0.058,  # hand_lands
        0.002,  # hand_castles
        0.020,  # hand_plots
        -0.019,  # hand_banners
        -0.025,  # hand_allies
        0.108,  # hand_banquets
        0.177,  # deck
        -0.800,  # old
        0.197,  # heir
        0.000,  # king
        0.000,  # crown_and_church
        -0.414,  # banners
        -0.250,  # cubes
        -0.147,  # points
        0.000,  # legacy
        0.028,  # to_move
        0.090,  # reach
        -0.040,  # danger
    ],
]
FOES: Final[list[list[float]]] = [
    # the base game
    [
        0.000,  # one
        0.000,  # earls
        0.000,  # clock
        0.000,  # arrived
        0.000,  # host
        0.000,  # fiefs
        0.000,  # towers
        0.000,  # force
        0.000,  # lords
        0.000,  # landed
    ],
    # Great Heathen Army
    [
        2.707,  # one
        0.017,  # earls
        0.121,  # clock
        0.359,  # arrived
        0.086,  # host
        0.000,  # fiefs
        0.000,  # towers
        0.000,  # force
        0.000,  # lords
        -0.096,  # landed
    ],
    # Wessex
    [
        -4.044,  # one
        0.867,  # earls
        0.396,  # clock
        2.759,  # arrived
        0.113,  # host
        0.000,  # fiefs
        0.000,  # towers
        0.000,  # force
        0.000,  # lords
        0.231,  # landed
    ],
    # Rebellion, while the King stands
    [
        0.604,  # one
        -0.582,  # earls
        -0.021,  # clock
        0.419,  # arrived
        0.063,  # host
        0.768,  # fiefs
        0.121,  # towers
        0.069,  # force
        0.273,  # lords
        -0.582,  # landed
    ],
]
