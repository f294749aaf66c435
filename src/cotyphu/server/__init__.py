"""Hosts tables: HTTP, WebSocket and the store."""
