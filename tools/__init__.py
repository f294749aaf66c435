"""What sets a checkout up: Python's standard library only, so that a fresh clone can run it."""
