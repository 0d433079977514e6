# Webhooks: an address that is told when it is somebody's turn.

webhook-title = Tell me when it is my turn
webhook-text = Give the address of a webhook, and the server tells it when a table waits for you and you have no page of it open. Services that send messages to phones give such addresses.
webhook-address = Address of your webhook
webhook-keep = Keep
webhook-try = Try it
webhook-remove = Remove it
webhook-trial = A trial of your webhook
webhook-untried = Kept. Try it to see whether it works.
webhook-trying = On its way…
webhook-last-told = The last message arrived.
webhook-last-closed = Nothing was sent: the address leads into a private network, which the owner of this server does not allow.
webhook-last-failed = The last message did not arrive. Nobody answered in time, or not with “all well”.
webhook-off = Switched off: five messages in a row did not arrive. Try it, or change the address, to switch it on again.
webhook-sent = What is sent
webhook-sent-text = A POST with this as JSON: the game, your colour, and the address of the table, which opens for your own devices only. There are no cards in it. You get one message for each of your turns, after ten seconds, or after a quarter of an hour if a page of the table is open, and at most 20 an hour.
webhook-sent-example = {"{"}"game": "The base game", "seat": "Blue", "link": "https://…/table/…"{"}"}

error-webhook-address = This is no address of a webhook. Give it as in https://example.org/turn, without a name and password.
error-webhook-port = The server sends nothing to that port. Use the usual one, or one from { $low } on.
error-webhook-often = That was too often. Try it again in a few minutes.
error-webhook-none = The owner of this server does not allow webhooks. Nothing was changed.
