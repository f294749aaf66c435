"""Every text of every door, in Vietnamese and English."""
