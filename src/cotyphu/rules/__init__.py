"""The game itself: board, state, actions, events, phases. Standard library only; no I/O, no clock, no chance of its own."""
