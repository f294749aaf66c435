"""What must hold at the bank of the second edition whatever happened."""

from cotyphu.rules.ultimate.bank import Bank


def check_books(bank: Bank) -> None:
    """Money is conserved with the Bank; levels are 1 to 5 on owned deeds, 0 on others; one owner a deed (U-RENT-3)."""
    assert sum(holder.cash for holder in bank.holders) + bank.paid_in == 0
    assert all(holder.cash >= 0 for holder in bank.holders)
    held = [lot for holder in bank.holders for lot in holder.lots]
    assert len({lot.deed.index for lot in held}) == len(held)
    for lot in bank.lots:
        if lot.owner is None:
            assert lot.level == 0
            assert lot not in held
        else:
            assert 1 <= lot.level <= 5
            assert lot in lot.owner.lots
    for holder in bank.holders:
        indices = [lot.deed.index for lot in holder.lots]
        assert indices == sorted(indices)
        assert not (holder.out and holder.lots)
