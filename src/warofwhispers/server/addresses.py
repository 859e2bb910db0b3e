"""Where requests come from, for the purpose of limits."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.types import Scope

NETWORK_BITS: Final = 64
"""A provider's customer gets at least a network of IPv6 addresses this large."""
SITE_BITS: Final = 48
"""The prefix of a site: a company, or anybody who asks, gets 65,536 networks."""
SITE_SHARES: Final = 4
"""How many times an address's share all networks of a site may have together.

Without it, somebody with a site would have 65,536 shares. With one share alone, each household of
a provider that hands out single networks could use up what its neighbours may have.
"""


def address_of(scope: Scope, *, trust: bool) -> str:
    """Return where a request comes from.

    Behind a proxy that is what the proxy itself added: the last entry of the last line. Everything
    before it may have come with the request.
    """
    if trust:
        lines = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if lines and (last := lines[-1].decode("latin-1").split(",")[-1].strip()):
            return network_of(last)
    client = scope.get("client")
    return network_of(client[0]) if client else ""


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """Return the unit that limits count: an IPv4 address, or the network of an IPv6 one.

    Some proxies write the caller's port as well, which changes with every connection.
    """
    if address.startswith("["):
        address = address[1:].partition("]")[0]
    elif address.count(":") == 1:
        address = address.partition(":")[0]
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, NETWORK_BITS), strict=False).network_address)


@lru_cache(maxsize=10_000)
def site_of(address: str) -> str | None:
    """Return the site that an address, in the form used for counting, belongs to.

    An IPv4 address belongs to none, nor does what is not an address.
    """
    if ":" not in address:
        return None
    try:
        return str(IPv6Network((IPv6Address(address), SITE_BITS), strict=False))
    except AddressValueError:
        return None


def counted_as(address: str, share: float) -> list[tuple[str, float]]:
    """Return the names under which an address is counted, each with its limit."""
    site = site_of(address)
    own = (address, share)
    return [own] if site is None else [own, (site, share * SITE_SHARES)]


def is_loopback(address: str) -> bool:
    """Return whether an address, as `network_of` returns it, is this machine's own."""
    return address.startswith("127.") or address in {"::1", network_of("::1")}
