"""The subcommands of `regni`, one a module: `add` tells argparse of it, `run` does it."""
