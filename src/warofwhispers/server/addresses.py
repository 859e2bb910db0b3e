"""Where requests come from, as far as limits are concerned."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from starlette.requests import Request

NETWORK_BITS: Final = 64
"""One customer of a provider gets so large a network of IPv6 addresses, at least."""


def address_of(request: Request, *, trust: bool) -> str:
    """Return where a request comes from.

    Behind a proxy that is what the proxy itself added: the last entry of the last line. All that
    stands before it may have come with the request.
    """
    lines = request.headers.getlist("x-forwarded-for") if trust else []
    if lines and (last := lines[-1].split(",")[-1].strip()):
        return network_of(last)
    return network_of(request.client.host) if request.client else ""


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """Return who is counted as one: an IPv4 address, or the network of an IPv6 one."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((found, NETWORK_BITS), strict=False).network_address)


def is_loopback(address: str) -> bool:
    """Tell whether an address, as requests are counted by it, is this machine's own."""
    return address.startswith("127.") or address in {"::1", network_of("::1")}
