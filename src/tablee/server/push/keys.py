"""The house's own key, by which push services know that it is the same house again (VAPID, RFC 8292)."""

from __future__ import annotations

from base64 import urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tablee.match.luck import digest

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""How many private keys the curve P-256 has, and one more."""


def house_key(secret: str) -> ec.EllipticCurvePrivateKey:
    """The key that belongs to a store's secret: nothing more to keep, and the same in all houses that share a store."""
    number = int.from_bytes(digest(secret, "push", "1") + digest(secret, "push", "2"))
    return ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())


def public_part(key: ec.EllipticCurvePrivateKey) -> str:
    """What a browser needs to know of the key when it subscribes."""
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()
