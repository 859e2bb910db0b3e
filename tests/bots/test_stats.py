"""Intervals, sequential tests and ratings against known numbers."""

from __future__ import annotations

import math

import pytest

from warofwhispers.bots.arena.stats import Sprt, openskill_ratings, plackett_luce, wilson


def test_wilson_matches_the_textbook() -> None:
    """Published values for 1 of 10 and 50 of 100; the ends stay within 0 and 1."""
    assert wilson(1, 10) == pytest.approx((0.0179, 0.4042), abs=5e-4)
    assert wilson(50, 100) == pytest.approx((0.4038, 0.5962), abs=5e-4)
    assert wilson(0, 5)[0] == 0.0
    assert wilson(5, 5)[1] == pytest.approx(1.0)
    assert wilson(0, 0) == (0.0, 1.0)


def test_sprt_decides_both_ways() -> None:
    """Wins decide for stronger, losses against, the start for nothing."""
    assert Sprt(0.5, 0.6).verdict is None
    test = Sprt(0.5, 0.6)
    for _ in range(20):
        test.add(1.0)
    assert test.verdict == "stronger"
    test = Sprt(0.5, 0.6)
    for _ in range(20):
        test.add(0.0)
    assert test.verdict == "not-stronger"
    test = Sprt(0.25, 0.35)
    test.add(1.0)
    assert test.ratio == pytest.approx(math.log(0.35 / 0.25))


def test_plackett_luce_finds_the_odds() -> None:
    """Two names, 75 to 25: strengths three to one."""
    rankings = [[["a"], ["b"]]] * 750 + [[["b"], ["a"]]] * 250
    found = plackett_luce(rankings)
    assert found["a"] - found["b"] == pytest.approx(math.log(3), abs=0.03)


def test_plackett_luce_orders_three() -> None:
    """The one that always wins is first, the one that always loses last."""
    found = plackett_luce([[["a"], ["b"], ["c"]]] * 30)
    assert found["a"] > found["b"] > found["c"]
    assert sum(found.values()) == pytest.approx(0.0, abs=1e-9)


def test_openskill_agrees_on_who_is_better() -> None:
    """The better one has the higher mean, and after more games the smaller deviation."""
    few, many = (openskill_ratings([[["a"], ["b", "c"]]] * games) for games in (2, 20))
    assert many["a"][0] > many["b"][0]
    assert many["b"][0] == pytest.approx(many["c"][0])
    assert many["a"][1] < few["a"][1]
