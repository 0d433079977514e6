"""How much each thing an Earl has pulls the victory (weigh.py), and the foe. By bench/weights.py."""

from __future__ import annotations

from typing import Final

PULLS: Final[list[list[float]]] = [
    # the base game
    [
        0.000,  # landless
        0.216,  # fiefs
        -0.059,  # palace
        0.177,  # lands
        0.221,  # market_towns
        0.002,  # churches
        0.151,  # cathedral
        -0.102,  # levied
        0.019,  # idle
        -0.041,  # knights
        0.199,  # princes
        0.071,  # vassals
        -0.082,  # champions
        0.065,  # monks
        -0.101,  # mercenaries
        0.054,  # garrisons
        0.021,  # towers
        0.007,  # hand
        -0.101,  # hand_fighters
        0.100,  # hand_lands
        0.149,  # hand_castles
        0.116,  # hand_plots
        0.139,  # hand_banners
        0.286,  # hand_allies
        -0.085,  # hand_banquets
        0.260,  # deck
        -0.823,  # old
        0.240,  # heir
        -0.003,  # king
        0.204,  # crown_and_church
        -0.226,  # banners
        -0.036,  # cubes
        0.036,  # points
        0.000,  # legacy
        0.199,  # to_move
        0.099,  # reach
        -0.065,  # danger
    ],
    # Great Heathen Army
    [
        -2.989,  # landless
        0.064,  # fiefs
        -0.105,  # palace
        0.114,  # lands
        0.122,  # market_towns
        0.130,  # churches
        0.263,  # cathedral
        -0.029,  # levied
        0.001,  # idle
        -0.068,  # knights
        0.091,  # princes
        0.106,  # vassals
        -0.018,  # champions
        1.023,  # monks
        -0.248,  # mercenaries
        -0.099,  # garrisons
        0.045,  # towers
        0.225,  # hand
        -0.172,  # hand_fighters
        -0.113,  # hand_lands
        -0.058,  # hand_castles
        -0.062,  # hand_plots
        0.304,  # hand_banners
        0.254,  # hand_allies
        -0.159,  # hand_banquets
        0.258,  # deck
        -0.189,  # old
        0.039,  # heir
        2.717,  # king
        1.312,  # crown_and_church
        0.506,  # banners
        -0.055,  # cubes
        -0.128,  # points
        0.000,  # legacy
        0.109,  # to_move
        0.065,  # reach
        -0.083,  # danger
    ],
    # Wessex
    [
        -0.980,  # landless
        0.291,  # fiefs
        0.060,  # palace
        0.123,  # lands
        0.081,  # market_towns
        0.089,  # churches
        0.199,  # cathedral
        0.022,  # levied
        -0.013,  # idle
        0.057,  # knights
        0.187,  # princes
        -0.263,  # vassals
        0.030,  # champions
        -0.165,  # monks
        0.580,  # mercenaries
        -0.930,  # garrisons
        0.149,  # towers
        0.154,  # hand
        0.039,  # hand_fighters
        -0.048,  # hand_lands
        -0.055,  # hand_castles
        0.051,  # hand_plots
        -0.018,  # hand_banners
        -0.041,  # hand_allies
        -0.185,  # hand_banquets
        -0.068,  # deck
        -0.999,  # old
        0.227,  # heir
        2.193,  # king
        0.693,  # crown_and_church
        0.414,  # banners
        0.176,  # cubes
        0.330,  # points
        0.176,  # legacy
        0.186,  # to_move
        -0.027,  # reach
        -0.012,  # danger
    ],
    # Rebellion, while the King stands
    [
        0.000,  # landless
        0.215,  # fiefs
        -0.220,  # palace
        0.196,  # lands
        0.246,  # market_towns
        -0.227,  # churches
        0.246,  # cathedral
        -0.068,  # levied
        -0.001,  # idle
        -0.052,  # knights
        0.244,  # princes
        -0.151,  # vassals
        -0.080,  # champions
        -6.757,  # monks
        -0.087,  # mercenaries
        -0.023,  # garrisons
        0.009,  # towers
        0.098,  # hand
        -0.067,  # hand_fighters
        0.089,  # hand_lands
        0.021,  # hand_castles
        0.065,  # hand_plots
        -0.020,  # hand_banners
        -0.060,  # hand_allies
        -0.006,  # hand_banquets
        0.200,  # deck
        -1.080,  # old
        0.158,  # heir
        0.000,  # king
        0.000,  # crown_and_church
        -0.405,  # banners
        -0.211,  # cubes
        0.002,  # points
        0.000,  # legacy
        0.020,  # to_move
        0.130,  # reach
        -0.041,  # danger
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
        1.466,  # one
        0.474,  # earls
        0.043,  # clock
        -0.497,  # arrived
        0.031,  # host
        0.000,  # fiefs
        0.000,  # towers
        0.000,  # force
        0.000,  # lords
        0.068,  # landed
    ],
    # Wessex
    [
        -2.615,  # one
        0.409,  # earls
        0.425,  # clock
        2.002,  # arrived
        0.174,  # host
        0.000,  # fiefs
        0.000,  # towers
        0.000,  # force
        0.000,  # lords
        -0.042,  # landed
    ],
    # Rebellion, while the King stands
    [
        0.687,  # one
        -0.619,  # earls
        0.030,  # clock
        0.002,  # arrived
        0.123,  # host
        0.854,  # fiefs
        0.077,  # towers
        0.037,  # force
        0.192,  # lords
        -0.619,  # landed
    ],
]
