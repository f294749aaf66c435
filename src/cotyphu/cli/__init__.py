"""The command line: `cotyphu ...`."""
