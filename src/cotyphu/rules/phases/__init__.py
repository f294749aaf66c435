"""What the game can be waiting for: each phase says who may do what, and what an action then does."""
