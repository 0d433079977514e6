### What each setting of a ruleset decides, and where its value comes from.

## B1
setting-set_copies = Copies of each card type in an Earl's set
setting-table_deck_size = Cards in each of the four table decks
setting-army_deck = What an Army deck is made of
setting-viking_deck = What the Viking deck is made of
setting-battle_deck = What the Battle deck is made of
setting-joust_deck = What the Joust deck is made of
setting-viking_markers = Black markers that count down to the Vikings

## B2
setting-deck_size = Cards in the deck each Earl picks
setting-hand_size = Cards in the opening Hand

## B3
setting-turn_draw = Cards drawn to end a turn
setting-banquet_draw_required = Whether a Banquet drawn from an empty deck means death of old age
setting-hand_limit = Cards you may keep in Hand at the end of your turn (0: any number)
setting-quiet_turns = First turns of each Earl in which no Attack is allowed

## B5
setting-properties_per_fief = Most Properties one Fief can hold (0: any number)
setting-land_army = Army cards a newly placed Land brings
setting-market_town_factor = By how much a Market Town multiplies the Lands of its Fief in the levy
setting-one_cathedral = Whether only one Cathedral may stand on the table
setting-church_by_majority = Whether the most Churches give control of the Church while no Cathedral stands
setting-monastery_needs_church = Whether an Abbot needs a Church in his Fief to have a Monastery
setting-garrison_slots = Army cards that can garrison one Mercenary (99: any number)
setting-recruit = Army cards drawn by Recruit: as many as the levy, one for each Land, or one

## B6
setting-levy_limits_defence = Whether the levy limits the defender as well as the attacker
setting-levy_counts_garrison = Whether garrisoned Army cards count towards the levy limit
setting-levy_counts_royal = Whether the Royal Army counts towards the levy limit
setting-abbot_fights = Whether an Abbot can be fielded
setting-strength = Fighting strength of every card
setting-losses_picked_by = Who names a side's losses: their owner or the enemy
setting-tower_soak = Damage each Tower absorbs
setting-towers_lost = How a felled Tower is chosen: at random or by its owner
setting-castle_strength = Points past the Towers that take a Castle by Siege
setting-palace_strength = Points past the Towers that take a Palace by Siege
setting-burning = Whether an attacker may burn and raze spoils instead of keeping them: by choice or never
setting-spoils_picked_by = Who picks the Properties a Raid takes: attacker or defender
setting-lords_captured = Which Lords of the loser are captured when only one side deals damage: all, or those the damage reaches
setting-home_lord_captured = Whether a Lord at home in a fallen Fief is captured rather than killed
setting-hand_fighters_discarded = Whether faces fielded from Hand are discarded even if they survive
setting-ransom_properties = Properties paid to ransom one Lord
setting-white_marker_on = What moves the white combat marker: any Attack, or one that takes something
setting-garrison_survives = Whether a garrison can outlive its Mercenary and join the pool

## B7
setting-treachery_hand_cards = Cards a Hand loses to Treachery
setting-treachery_takes_fief = Whether the Fief of a Vassal killed by Treachery goes to the traitor instead of the discards
setting-intrigue_properties = Most Properties one Intrigue can win
setting-intrigue_army = Most Army cards one Intrigue can win

## B8
setting-banquet_cards = Cards a Banquet draws
setting-kingship_lead = Lead in Banners that takes the King card
setting-joust = Whether a Banner can call a Joust
setting-royal_gift = Who picks the Army card each Earl gives a new King: the giver or the King
setting-royal_army_dies = Whether cards of the Royal Army can die
setting-king_card_freed = Whether the King card can be claimed again once the King has left the game

## B9
setting-viking_arrival = Viking cards turned up when the Vikings arrive
setting-viking_gain = Cards the Vikings gain in each turn after their arrival
setting-emissary_cubes = Cubes a Vassal or a Monk puts into the bag as Emissary
setting-vikings_act_on_arrival = Whether the Vikings already act in the turn they arrive
setting-vikings_may_hold = Whether the Earl in control may hold the Vikings back

## B10
setting-max_rounds = Rounds after which the game is drawn

## B11
setting-joust_cards = Joust cards each entrant receives
setting-joust_tie_draws = Draws at most to break a tie in a Joust

## W2
setting-wessex_tabled_loses_retinue = Whether an Earl off the table in Wessex loses Kingship Banners and Mercenaries

## R1
setting-banquet_appeases = Whether a Banquet can stop the King's Attack or politics (semi-cooperative only)

## R2
setting-king_fiefs = The Fiefs the King begins with, each with its Lord if it has one
setting-king_towers = Towers the King begins with: a number, or a formula such as "earls + 1"
setting-king_royal_infantry = Royal Infantry of the King: a number, or a formula such as "earls" or "2 * earls - 1"
setting-king_mind = What the King's Mind is made of; a card not named keeps its usual number

## R3
setting-king_land_for_town = Whether the King takes a Land where his tray has no Market Town left
setting-king_vassal_spares_palace = Whether, of Fiefs with as few Properties, the King's Vassal gets a Castle before the Palace

## R4
setting-king_siege_falls_back = When the King besieges another Fief because the Palace is beyond his force: last of all, never, or first

## R6
setting-king_palace_despite_vassal = Whether the King's new Properties go to the Palace even under a Vassal

## Options
setting-free_mulligan = Whether each Earl may once exchange the opening Hand
setting-quiet_politics = First turns of each Earl in which no Treachery or Intrigue is allowed
setting-start_towers = Towers each Earl starts with, picked from the tray
setting-legacy_start = Legacy points each Earl spends before the game (0: none)
setting-state_and_church = Whether King card and Cathedral together win the base game too
setting-resourceful = Whether an Action can exchange two Hand cards for any one from the tray
setting-neighbors = Whether only the next Earl to the left can be attacked
setting-tactics = Whether a Banner from Hand can turn a lost Battle card into Normal
setting-house_divided = Cards that all decks have in common (0: none)
setting-clerisy = Whether a Church or the Cathedral can be a Fief of its own
setting-clerisy_strength = Points past the Towers that take a Church or Cathedral that is a Fief

## Where a value comes from
tag-S = stated in a source document
tag-P = stated publicly
tag-A = assumed
