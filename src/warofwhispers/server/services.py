"""What a running server is made of, for whoever answers a request."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from warofwhispers.server.admin.bans import Bans
    from warofwhispers.server.bots import Bots
    from warofwhispers.server.limits import ConcurrencyLimit, RateLimit
    from warofwhispers.server.registry import Registry
    from warofwhispers.server.settings import Settings
    from warofwhispers.server.streams import Streams


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a server; the limits count by address, that of chat by seat."""

    settings: Settings
    registry: Registry
    bots: Bots
    streams: Streams
    bans: Bans
    request_rate: RateLimit
    creation_rate: RateLimit
    chat_rate: RateLimit
    claim_rate: RateLimit
    report_rate: RateLimit
    stream_limit: ConcurrencyLimit
    addresses: list[str] = field(default_factory=list)
    """Where the pages are reached in the local network, once the server listens there."""
