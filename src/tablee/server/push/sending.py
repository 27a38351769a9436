"""Sends one sealed message to a push service; what it says can be read on the device alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import requests
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02
from pywebpush import WebPushException, webpush

from tablee.server.calls.shapes import PushWish

Outcome = Literal["sent", "gone", "later", "failed"]
"""gone: nobody lives there any more · later: the service has trouble, or too much to do."""
GONE = (404, 410)
BUSY = 429
PATIENCE = 10.0


@dataclass(frozen=True, slots=True)
class Parcel:
    """A text for the device, for how many seconds it is worth anything, and what it takes the place of."""

    text: str
    ttl: int
    topic: str


def delivered(parcel: Parcel, to: PushWish, key: ec.EllipticCurvePrivateKey, contact: str) -> Outcome:
    """Hand a parcel over, in ten seconds or not at all; blocks, so it is called in a thread."""
    session = requests.Session()
    session.max_redirects = 0  # nobody sends the house elsewhere
    try:
        webpush(
            {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}},
            parcel.text,
            vapid_private_key=Vapid02(key),
            vapid_claims={"sub": contact},
            ttl=parcel.ttl,
            headers={"topic": parcel.topic, "urgency": "normal"},
            timeout=PATIENCE,
            requests_session=session,
        )
    except WebPushException as error:
        status = error.status_code or 0
        return "gone" if status in GONE else "later" if status == BUSY or status >= 500 else "failed"
    except requests.RequestException:
        return "later"
    finally:
        session.close()
    return "sent"
