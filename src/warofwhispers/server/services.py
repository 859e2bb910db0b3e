"""The parts of a running server, for the code that answers requests."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from warofwhispers.server.fair_queue import FairQueue

if TYPE_CHECKING:
    from warofwhispers.server.admin.bans import Bans
    from warofwhispers.server.bots import Bots
    from warofwhispers.server.limits import ConcurrencyLimit, RateLimit
    from warofwhispers.server.lobby import Lobby
    from warofwhispers.server.records import Records
    from warofwhispers.server.registry import Registry
    from warofwhispers.server.settings import Settings
    from warofwhispers.server.streams import Streams


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of a server; limits count by address, that of chat by seat."""

    settings: Settings
    registry: Registry
    bots: Bots
    streams: Streams
    lobby: Lobby
    bans: Bans
    request_rate: RateLimit
    creation_rate: RateLimit
    chat_rate: RateLimit
    claim_rate: RateLimit
    report_rate: RateLimit
    stream_limit: ConcurrencyLimit
    record_limit: ConcurrencyLimit
    records: Records
    record_turns: FairQueue = field(default_factory=FairQueue)
    """Records are checked one at a time: in threads they would all keep everybody waiting."""
    addresses: list[str] = field(default_factory=list)
    """The pages' addresses in the local network, once the server listens there."""
