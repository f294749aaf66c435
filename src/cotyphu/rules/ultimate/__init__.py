"""The Ultimate Banking edition: the bank, the digital game that uses it, and the bank unit that uses it too."""
