"""How much is taken from one side in a given time."""

import pytest

from cotyphu.server.limits import Bucket, Buckets


def test_a_bucket_lets_a_burst_through_and_then_so_many_a_second() -> None:
    bucket = Bucket(3, 2, now=10.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(t) for t in (10.4, 10.5, 10.6, 11.0)] == [False, True, False, True]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(5.0) is False  # a clock that goes back gives nothing


def test_each_name_has_its_own_and_old_names_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cotyphu.server.limits._REMEMBERED", 2)
    buckets = Buckets(1, 0.001)
    assert buckets.take("a", 0)
    assert not buckets.take("a", 0)
    assert buckets.take("b", 0)
    assert buckets.take("c", 0)  # there is room for two: the first is forgotten
    assert buckets.take("a", 0)
    assert not buckets.take("c", 0)
