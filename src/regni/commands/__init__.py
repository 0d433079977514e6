"""The subcommands of `regni`, one module each. `add` declares its arguments, `run` carries it out."""
