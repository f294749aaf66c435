"""Cờ Tỷ Phú: one set of rules behind a table in the browser, a simulator and a bank unit."""

__version__ = "0.1.0"
