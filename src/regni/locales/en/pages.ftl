# Pages of the browser table: what all of them share.
page-name = regni
page-about = A table for Ortus Regni, in the browser.
page-skip = To the content
page-language-en = English
page-language-es = Español
page-theme-auto = Auto
page-theme-light = Light
page-theme-dark = Dark
page-home = To the start page
page-foot = regni is an independent fan project. It is not affiliated with the publisher of Ortus Regni.
page-not-found = There is nothing here
page-no-seat = Either there is no such table, or this browser has no seat at it. If you play on another device, make a link for this one there. If a friend invited you, open the link you were sent, or ask for a new one.
page-refused = That did not work
page-error-what-now = Nothing was changed. Go back, or begin at the start page: your tables are listed there.
page-name-refused = This server does not answer to the name { $name }. It answers to: { $names }. To add a name, start it with --name { $name }.
