"""Bots for the Ultimate Banking edition."""
