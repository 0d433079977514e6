### The page of a Wessex campaign.

campaign-now = Summer { $summer }, round { $round }.
campaign-now-winter = It is Winter. Summer { $summer } is being made ready: points are spent and decks are picked.
campaign-now-first = The first Summer is about to begin.
campaign-kept = The table is kept as it stands, to the last move. You can leave now; it waits for you on the start page.
campaign-over = The campaign is over, and its record can be downloaded at the table.
campaign-go-on = Go on
campaign-see-end = See how it ended
campaign-leave = Save and leave
campaign-standings = The Earls
campaign-legacy = { $number ->
    [0] no Legacy points
    [one] { $number } Legacy point
   *[other] { $number } Legacy points
}
campaign-to-spend = { $number } still to spend
campaign-first = First player
campaign-king = King
campaign-chart = Legacy points from Winter to Winter
campaign-chart-label = Everybody’s Legacy points after each Winter; the figures stand with each Summer.
campaign-chart-winter = { $number }
campaign-no-winter = No Winter has come yet, and nobody has Legacy points.
campaign-began = First player: { $earl }
campaign-markers = { $number ->
    [0] No Viking marker has advanced when it begins.
    [one] One Viking marker has advanced when it begins.
    [8] All Viking markers have advanced: the Vikings are on the table from the start.
   *[other] { $number } Viking markers have advanced when it begins.
}
campaign-danelaw = The Danelaw
campaign-votes = Votes for Winter
campaign-no-votes = Nobody has called a vote.
campaign-vote = Round { $round }, { $by }
campaign-ballot-for = for, with { $number }
campaign-ballot-against = against, with { $number }
campaign-ballot-abstains = abstains
campaign-shares = Points
campaign-earl = Earl
campaign-spent = Spent before it
campaign-crowned = Crown
campaign-earned = Earned in its Winter
campaign-total = In all
campaign-none = –
campaign-rounds = The chronicle of its rounds
campaign-read = Read the chronicle of its rounds
campaign-decks = Decks
campaign-deck-own = Your deck of this Summer
campaign-deck-shared = Friends share this screen, so no deck is shown here.
campaign-deck-seen = Cards of others that lie open
campaign-deck-nothing = nothing yet
campaign-deck-left = { $number ->
    [one] { $number } card to draw
   *[other] { $number } cards to draw
}
campaign-winter-link = The campaign so far: votes, points, decks
campaign-winter-now = Winter has come. This is a good place to pause: everything is kept.
