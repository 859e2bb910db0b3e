"""Metrics for Prometheus. Labels are names from fixed lists, never what a client sent."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

REQUESTS = Counter(
    "whispers_requests", "Requests answered", ["operation", "status"], registry=REGISTRY
)
SECONDS = Histogram("whispers_request_seconds", "Time to answer", ["operation"], registry=REGISTRY)
ENTRIES = Counter("whispers_entries", "Journal entries committed", ["kind"], registry=REGISTRY)
COMMITS = Counter(
    "whispers_commits", "Commits, each with the entries of one or many tables", registry=REGISTRY
)
STREAMS = Gauge("whispers_streams", "Open event streams", registry=REGISTRY)
STORAGE_FAILURES = Counter(
    "whispers_storage_failures", "Times the database did not answer", registry=REGISTRY
)
REBUILT = Counter("whispers_snapshots_rebuilt", "Snapshots that were of no use", registry=REGISTRY)
DAMAGED = Gauge("whispers_damaged_tables", "Tables found that cannot be read", registry=REGISTRY)
LIVE_TABLES = Gauge("whispers_live_tables", "Tables in memory", registry=REGISTRY)
BOT_SECONDS = Histogram(
    "whispers_bot_seconds", "Time bots took to answer", ["level"], registry=REGISTRY
)
BOT_FAULTS = Counter(
    "whispers_bot_faults", "Times a bot died, failed or took too long", registry=REGISTRY
)


def exposition() -> bytes:
    """Return all metrics in Prometheus's text format."""
    return generate_latest(REGISTRY)
