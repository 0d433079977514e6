### What each setting of a ruleset decides, and where its value comes from.

## B1
setting-set_copies = Copies of each card type in an Earl's set
setting-table_deck_size = Cards in each of the four table decks
setting-army_deck = What an Army deck is made of
setting-viking_deck = What the Viking deck is made of
setting-battle_deck = What the Battle deck is made of
setting-joust_deck = What the Joust deck is made of
setting-king_counts_for_army = Whether the King of Rebellion counts as an Earl for the number of Army decks
setting-viking_markers = Viking markers that count down to the arrival

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
setting-hand_fighters_discarded = Whether characters fielded from Hand are discarded even if they survive
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
setting-lead_counted = When the lead in Banners is counted: when one is laid or the King card falls free, or only when one is laid
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
setting-joust_champion = What a Champion makes of a Joust card: a Prince, or whatever is better (wild)
setting-joust_tie_draws = Draws at most to break a tie in a Joust

## H2
setting-relative_draws = Whether a relative who takes over draws at once from the new deck
setting-tabled_attacks = Whether an Earl off the table can Attack
setting-tabled_attacked = Whether the Towers of an Earl off the table can be attacked

## H4
setting-wessex_conceded_count = Whether whoever has conceded still counts in the number of players of a vote

## W2
setting-wessex_relative_loses_retinue = Whether a relative who takes over in Wessex loses the Mercenaries too
setting-wessex_tabled_loses_retinue = Whether an Earl off the table in Wessex loses Kingship Banners and Mercenaries

## W7
setting-wessex_start_counts = Whether Vikings who start a Summer on the table gain a card and move a marker in their first turn

## R1
setting-king_truce_bars_joust = Whether Earls cannot joust with each other while the King stands
setting-king_truce_bars_visit = Whether no Monastery may look at an Earl's Hand while the King stands
setting-banquet_appeases = Whether a Banquet can stop the King's Attack or politics (semi-cooperative only)

## R2
setting-king_fiefs = The Fiefs the King begins with, each with its Lord if it has one
setting-king_towers = Towers the King begins with: a number, or a formula such as "earls + 1"
setting-king_royal_infantry = Royal Infantry of the King: a number, or a formula such as "earls" or "2 * earls - 1"
setting-king_mind = What the King's Mind is made of; a card not named keeps its usual number
setting-king_cubes = Cubes of the King in the bag at the start
setting-king_keeps_quiet = Whether the first turns without Attack (and by O2 without politics) hold for the King too

## R3
setting-king_tray_refills = Whether cards the King loses go back to his tray
setting-king_land_for_town = Whether the King takes a Land where his tray has no Market Town left
setting-king_monk_moves_marker = Whether the King's Monk also advances a Viking marker before the Vikings arrive
setting-king_vassal_spares_palace = Whether, of Fiefs with as few Properties, the King's Vassal gets a Castle before the Palace

## R4
setting-king_siege_falls_back = When the King besieges another Fief because the Palace is beyond his force: last of all, never, or first

## R5
setting-king_forces_intrigued = Whether Intrigue can win Mercenaries and Army cards of the King

## R6
setting-king_palace_despite_vassal = Whether the King's new Properties go to the Palace even if a Vassal is its Lord

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

## Why an assumption has no setting
assumption-B5-8 = B12.1 makes Army pools public; face down, nobody could check the limit of a levy (B6.3).
assumption-B6-11 = When Ransom is paid: the Lord of a Fief that falls is captured only with the spoils, so one moment after them serves all captives.
assumption-B7-4 = The Rebellion document plays a struggle in this order, Allies first and then Vassal by Vassal; what is played is discarded like any other card.
assumption-B9-6 = An Attack strikes Towers, a Property or a Fief (B6.1), and the Vikings have none of these.
assumption-B10-2 = A cube names who controls the Vikings (B9.5), and an Earl who is out controls nobody: such cubes would mean nothing.
assumption-B11-1 = A card that is played is spent, whatever happens: a plot that fails is discarded too (B7.4).
assumption-W3-3 = Splitting votes never helps: whatever you want, put all of them on one side.
assumption-W4-1 = By W4.7 only Legacy points, markers, the first player and the number of the Summer last beyond a Winter.
assumption-W6-3 = B5.3 says that every Land you place brings its Army card; and which card is under a Tower only its owner can tell.
assumption-W6-4 = B8.2 discards Kingship Banners only when somebody takes the King card, and says so of every lead.
assumption-W8-4 = The number of rounds is a setting of B10.3.
assumption-R1-4 = By R1.2 no Earl may decide against another, and the King does what is wisest for him (R6.5).
assumption-R1-5 = The King leaves as an Earl does (B10.2), and no source names an heir.
assumption-R2-1 = The source gives him all his Towers and all of his tray; Towers of other cards would shorten the tray.
assumption-R3-3 = B5.3 says it of every Land from a tray, and has the setting for it.
assumption-R4-2 = Of equals the richer Fief is the wiser target (R6.5); and by this order the largest Fief has a Property whenever any has.
assumption-R5-1 = The source names the order of Lords; of equals, the richest Fief is the wisest choice (R6.5).
assumption-R5-2 = How many he takes is a setting of B7.3; which of them is what is wisest (R6.5).
assumption-R5-5 = His Vassal comes from the Mind, and R3.7 sends every Vassal he loses back there.
assumption-R6-3 = To keep what he wins and to lose the least is what is wisest for him (R6.5).
assumption-R6-4 = The source gives the King no other way to pick whom he attacks, and Vikings fight with their own cards (B9.6).
assumption-O2 = How a series goes on: among three or more Earls nobody may have won often enough by the last game, and a series that stopped there would have no winner.
