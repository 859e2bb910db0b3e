"""Bans as a server applies them: who is kept out, by address or by name."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Final

from warofwhispers.content.errors import WhispersError
from warofwhispers.server.addresses import NETWORK_BITS
from warofwhispers.table.errors import Refusal
from warofwhispers.table.names import normal_form, skeletons

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from ipaddress import IPv4Network, IPv6Network

    from warofwhispers.server.admin.database import Ban


MAPPED_BITS: Final = 96
"""The prefix of IPv4 addresses written as IPv6 ones."""


class BanError(WhispersError, ValueError):
    """Something that cannot be banned was given."""


class Bans:
    """The bans in force, as this server last read them: who may not come in, or use a name."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._networks: list[tuple[IPv4Network | IPv6Network, float | None]] = []
        self._names: list[tuple[frozenset[str], float | None]] = []

    def replace(self, bans: Sequence[Ban]) -> None:
        """Apply these bans, and no others."""
        addresses = [ban for ban in bans if ban.kind == "address"]
        self._networks = [(network_to_ban(ban.value), ban.until) for ban in addresses]
        self._names = [(skeletons(b.value), b.until) for b in bans if b.kind == "name"]

    def check_address(self, address: str) -> None:
        """Refuse requests from a banned address or network."""
        if not self._networks:
            return
        try:
            given = ip_address(address)
        except ValueError:  # a socket's path, or a proxy's own name for it
            return
        given = getattr(given, "ipv4_mapped", None) or given
        if any(given in network and self._holds(until) for network, until in self._networks):
            raise Refusal("not_allowed", "banned")

    def check_name(self, name: str | None) -> None:
        """Refuse a name that looks like a banned one."""
        if not self._names or not name:
            return
        given = skeletons(name)
        if any(given & banned and self._holds(until) for banned, until in self._names):
            raise Refusal("not_allowed", "name-banned")

    def _holds(self, until: float | None) -> bool:
        return until is None or self._clock() < until


def banned_value(kind: str, value: str) -> str:
    """Return the banned value in the form that is stored; raises `BanError`."""
    if kind == "name":
        if not normal_form(value):
            raise BanError("ban-name")
        return normal_form(value)
    try:
        network = network_to_ban(value.strip())
    except ValueError:
        raise BanError("ban-address", given=value) from None
    if network.prefixlen == 0:
        raise BanError("ban-everybody", given=str(network))
    return str(network)


def network_to_ban(value: str) -> IPv4Network | IPv6Network:
    """Return the network that a ban of an address concerns; raises `ValueError`.

    Of an IPv6 address only the network is known to the server, and whoever is in it can change the
    rest at will.
    """
    network = ip_network(value, strict=False)
    mapped = getattr(network.network_address, "ipv4_mapped", None)
    if mapped is not None and network.prefixlen >= MAPPED_BITS:
        return ip_network((mapped, network.prefixlen - MAPPED_BITS), strict=False)
    if network.version == 6 and network.prefixlen > NETWORK_BITS:  # noqa: PLR2004 - IPv6
        return network.supernet(new_prefix=NETWORK_BITS)
    return network
