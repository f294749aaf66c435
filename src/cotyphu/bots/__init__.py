"""Players that look at a game and choose one of its legal actions."""
