"""Fair deals over HTTP: words in, no secret out before its time, a record that matches."""

from __future__ import annotations

import hashlib
import json

from tests.server.helpers import Client, good, make, play_out, refused
from warofwhispers.record import record_from_json
from warofwhispers.table.verify import verify

WORD = "ravens-of-the-old-tower"


def test_game_can_be_checked_and_never_told_its_secret(url: str) -> None:
    """What a player, a guest and a spectator receive before the end never has the secret."""
    made, [me] = make(url, "me", "open")
    table = made["table"]["id"]
    commitment = made["table"]["fairness"]["commitment"]
    watcher = Client(url, table)
    taken = watcher.post("/seats/1/take", {"word": "spiders-under-the-stairs"})
    guest = Client(url, table, good(taken)["token"])
    heard = [json.dumps(made), taken.text]
    heard.append(me.post("/seats/0/word", {"word": WORD}).text)
    assert WORD not in heard[-1]
    refused(me.post("/seats/0/word", {"word": WORD + "-2"}), 409, "conflict")
    refused(guest.post("/seats/0/word", {"word": WORD}), 403, "not_allowed")
    refused(guest.post("/seats/1/word", {"word": "short"}), 422, "invalid")
    heard.append(me.post("/start").text)
    facts = me.view()["table"]["fairness"]
    assert facts["words"] == [WORD, "spiders-under-the-stairs"]
    play_out([me, guest], most=60)
    for client in (me, guest, watcher):
        stream = client.stream()
        heard += [json.dumps(next(stream)), client.get("/view").text]
        last = client.view()["table"]["n"]
        heard += [client.get(f"/steps/{n}").text for n in range(0, last, 7)]
        heard += [client.get(path).text for path in ("/board", "/record")]
        heard.append(client.post("/continue", {"step": 1, "society": "raven"}).text)
    refused(me.get("/record"), 403, "not_allowed")
    vote = good(me.post("/votes", {"kind": "end"}))["votes"][0]["vote"]
    good(guest.post(f"/votes/{vote}", {"yes": True}))
    record = good(watcher.get("/record"))
    secret = record["proof"]["secret"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commitment
    assert me.view()["table"]["fairness"]["secret"] == secret
    assert not any(secret in text for text in heard)
    assert verify(record_from_json(record)).faults == []
