"""One table without sockets, clock or store: seats, commands, deadlines, fair dice, journal."""
