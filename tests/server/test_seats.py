"""Seats: links, names, societies, starting, leaving, coming back, lost secrets."""

from __future__ import annotations

from tests.server.helpers import Client, good, make, play_out, refused, running, started, wait_for
from warofwhispers.server.limits import NAME_LENGTH

JSON = {"Content-Type": "application/json"}


def test_invitation_is_used_up_and_gives_a_fresh_secret(url: str) -> None:
    """The person who invites cannot look into the guest's hand afterwards."""
    made, [host] = make(url, "me", "friend")
    invite = made["seats"][1]["invite"]
    guest = Client(url, host.table, invite)
    seated = good(guest.post("/seats/1/take", {"name": " Ada\n L. ", "society": "rat"}))
    assert seated["token"] != invite
    assert seated["view"]["you"] == {"seat": 1, "society": "rat", "host": False}
    assert seated["view"]["table"]["seats"][1]["name"] == "Ada L."
    assert seated["view"]["table"]["seats"][1]["named"]
    refused(guest.get("/view"), 401, "bad_token")
    refused(guest.post("/seats/1/take"), 409, "conflict")
    good(Client(url, host.table, seated["token"]).post("/start"))


def test_free_seat_needs_its_invitation(url: str) -> None:
    """Neither no secret nor another one opens an invited friend's seat."""
    made, [host] = make(url, "me", "friend", "friend")
    refused(Client(url, host.table).post("/seats/1/take"), 401, "bad_token")
    other = Client(url, host.table, made["seats"][2]["invite"])
    refused(other.post("/seats/1/take"), 401, "bad_token")
    refused(host.post("/seats/3/take"), 404, "not_found")


def test_anyone_sits_down_on_an_open_seat_from_the_lobby(url: str) -> None:
    """A listed table is found in the lobby and joined without a link; an invited seat is not."""
    made, [host] = make(url, "me", "open", listed=True, name="Come in")
    hidden, _ = make(url, "me", "friend")
    lobby = {t["id"]: t for t in good(host.http.get("/api/tables"))["tables"]}
    assert lobby[made["table"]["id"]]["name"] == "Come in"
    assert hidden["table"]["id"] not in lobby
    token = good(Client(url, host.table).post("/seats/1/take", {"name": "Guest"}))["token"]
    view = good(Client(url, host.table, token).post("/start"))
    assert [s["kind"] for s in view["table"]["seats"]] == ["person", "person"]


def test_nobody_fills_the_lobby(file: str) -> None:
    """An address has its share of listed tables; one that has ended frees a place."""
    with running(file, listed_per_address=2) as server:
        _, clients = make(server.url, "me", "screen", listed=True)
        http = Client(server.url).http
        wish = {"seats": [{"kind": "me"}] * 2, "listed": True}
        key = {"Idempotency-Key": "k" * 22}
        [made, _] = [good(http.post("/api/tables", json=wish, headers=key)) for _ in range(2)]
        said = refused(http.post("/api/tables", json=wish), 429, "too_many")
        assert said["reason"] == "lobby-share"
        make(server.url, "me", "screen")
        assert len(good(http.get("/api/tables"))["tables"]) == 2
        good(clients[0].post("/start"))
        vote = good(clients[0].post("/votes", {"kind": "end"}))["votes"][0]["vote"]
        good(clients[1].post(f"/votes/{vote}", {"yes": True}))
        third, _ = make(server.url, "me", "screen", listed=True)
        listed = {table["id"] for table in good(http.get("/api/tables"))["tables"]}
        assert listed == {made["table"]["id"], third["table"]["id"]}


def test_a_whole_site_does_not_fill_the_lobby(file: str) -> None:
    """Somebody with thousands of networks has four shares, and nobody else has less for it."""
    with running(file, listed_per_address=1, trust_proxy=True) as server:
        http = Client(server.url).http
        wish = {"seats": [{"kind": "me"}] * 2, "listed": True}

        def answer(address: str) -> int:
            headers = {"X-Forwarded-For": address}
            return http.post("/api/tables", json=wish, headers=headers).status_code

        assert [answer(f"2001:db8:1:{at}::1") for at in range(6)] == [201] * 4 + [429] * 2
        assert answer("2001:db8:2::1") == 201


def test_societies_are_chosen_once(url: str) -> None:
    """Two seats never have the same society, and everyone has one in the end."""
    made, [host, other] = make(url, "me", "screen", "bot")
    patch = host.http.patch(f"/api/tables/{host.table}/seats/0", json={"society": "serpent"})
    assert good(patch)["table"]["seats"][0]["society"] == "serpent"
    taken = other.http.patch(f"/api/tables/{host.table}/seats/1", json={"society": "serpent"})
    refused(taken, 409, "conflict")
    refused(other.http.patch(f"/api/tables/{host.table}/seats/0", json={}), 403, "not_allowed")
    seats = good(host.post("/start"))["table"]["seats"]
    assert seats[0]["society"] == "serpent"
    assert len({seat["society"] for seat in seats}) == len(made["seats"])


def test_start_waits_for_everyone_or_fills_with_bots(url: str) -> None:
    """An empty seat prevents the start unless a bot may have it; strangers start nothing."""
    _, [host] = make(url, "me", "friend", "open")
    refused(Client(url, host.table).post("/start"), 403, "not_allowed")
    refused(host.post("/start"), 409, "not_now")
    view = good(host.post("/start", {"fill": "random"}))
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["person", "bot", "bot"]
    refused(host.post("/start"), 409, "not_now")


def test_only_the_host_gives_free_seats_to_bots(url: str) -> None:
    """A stranger who sits down from the lobby does not shut out the friends who are to come."""
    made, [host] = make(url, "me", "friend", "open", listed=True)
    token = good(Client(url, host.table).post("/seats/2/take"))["token"]
    guest = Client(url, host.table, token)
    refused(guest.post("/start", {"fill": "random"}), 403, "not_allowed")
    good(Client(url, host.table, made["seats"][1]["invite"]).post("/seats/1/take"))
    good(guest.post("/start", {"fill": "random"}))  # with nothing left to fill


def test_host_changes_who_may_come(url: str) -> None:
    """The host gives a seat to a bot, a friend or anyone; nobody else can, nor once it is taken."""
    _, [host, other] = make(url, "me", "screen", "friend")
    refused(other.post("/seats/2/offer", {"kind": "bot"}), 403, "not_allowed")
    refused(host.post("/seats/1/offer", {"kind": "bot"}), 409, "conflict")
    assert good(host.post("/seats/2/offer", {"kind": "bot", "level": "random"}))["invite"] is None
    offered = good(host.post("/seats/2/offer", {"kind": "friend"}))
    assert offered["view"]["table"]["seats"][2]["kind"] == "free"
    good(Client(url, host.table, offered["invite"]).post("/seats/2/take"))


def test_host_removes_a_silent_stranger_before_the_game(url: str) -> None:
    """Only the host, only on purpose, never the host's own seat, and not once the game is on."""
    _, [host] = make(url, "me", "open", "open", listed=True)
    guests = []
    for seat in (1, 2):
        token = good(Client(url, host.table).post(f"/seats/{seat}/take"))["token"]
        guests.append(Client(url, host.table, token))
    stream = guests[0].stream()
    assert next(stream)["data"]["you"]["seat"] == 1
    remove = {"kind": "friend", "remove": True}
    refused(guests[1].post("/seats/1/offer", remove), 403, "not_allowed")
    refused(host.post("/seats/1/offer", {"kind": "friend"}), 409, "conflict")
    refused(host.post("/seats/0/offer", remove), 409, "conflict")
    offered = good(host.post("/seats/1/offer", remove))
    assert offered["view"]["table"]["seats"][1]["kind"] == "free"
    assert [event["event"] for event in stream] == ["bye"]
    refused(guests[0].get("/view"), 401, "bad_token")
    refused(Client(url, host.table).post("/seats/1/take"), 401, "bad_token")
    good(Client(url, host.table, offered["invite"]).post("/seats/1/take"))
    good(host.post("/start"))
    refused(host.post("/seats/2/offer", remove), 409, "not_now")
    assert guests[1].view()["you"]["seat"] == 2


def test_leaving_before_the_game_frees_the_seat(url: str) -> None:
    """The seat is empty again and the secret opens nothing."""
    _, [_host, other] = make(url, "me", "screen")
    view = good(other.post("/seats/1/leave"))
    assert (view["table"]["seats"][1]["kind"], view["you"]["seat"]) == ("free", None)
    refused(other.get("/view"), 401, "bad_token")


def test_bot_plays_for_who_leaves_until_they_return(url: str) -> None:
    """A seat left to a bot plays on, refuses its owner's answers, and is returned on request."""
    clients = started(url, "me", "screen")
    play_out(clients, most=6)
    seat = clients[0].view()["decision"]["seat"]
    left = clients[seat]
    turn = left.view()["turn"]
    option = left.view()["decision"]["options"][0]
    good(left.post(f"/seats/{seat}/leave", {"level": "random"}))
    refused(left.act(option), 409, "not_now")
    view = wait_for(left, lambda v: v["decision"]["seat"] != seat)
    assert view["turn"] > turn
    assert view["table"]["seats"][seat]["away"]
    view = good(left.post(f"/seats/{seat}/return"))
    assert not view["table"]["seats"][seat]["away"]
    refused(left.post(f"/seats/{seat}/return"), 409, "not_now")
    refused(left.post(f"/seats/{1 - seat}/leave"), 403, "not_allowed")


def test_renewed_secret_replaces_the_old(url: str) -> None:
    """A device that has the secret gets a new one, and the old one opens nothing."""
    clients = started(url, "me", "screen")
    new = good(clients[0].post("/seats/0/renew"))["token"]
    refused(clients[0].get("/view"), 401, "bad_token")
    assert Client(url, clients[0].table, new).view()["you"]["seat"] == 0


KEY, OTHER_KEY = "a-key-of-the-guest-alone", "a-key-of-somebody-else"


def test_guest_whose_answer_was_lost_sits_down_by_asking_again(url: str) -> None:
    """The same key returns the same secret; any other, or none, returns nothing."""
    made, [host] = make(url, "me", "friend", "open")
    table = host.table
    for seat, invite in ((1, made["seats"][1]["invite"]), (2, None)):
        guest = Client(url, table, invite)
        path = f"/seats/{seat}/take"
        lost = good(guest.post(path, {"name": f"Ada {seat}"}, KEY))["token"]
        again = good(guest.post(path, {"name": f"Ada {seat}"}, KEY))
        assert again["token"] == lost
        assert again["view"]["you"]["seat"] == seat
        assert Client(url, table, again["token"]).view()["you"]["seat"] == seat
        for key in (OTHER_KEY, None):
            refused(guest.post(path, {"name": f"Ada {seat}"}, key), 409, "conflict")
        refused(guest.post(path, {"name": "Bob"}, KEY), 409, "conflict")
        refused(host.post(path, {"name": f"Ada {seat}"}, KEY), 409, "conflict")
    good(host.post("/start"))


def test_renewal_whose_answer_was_lost_is_asked_for_again(url: str) -> None:
    """With the old secret and the same key; the old secret alone opens nothing."""
    one, _ = started(url, "me", "screen")
    lost = good(one.post("/seats/0/renew", key=KEY))["token"]
    assert good(one.post("/seats/0/renew", key=KEY))["token"] == lost
    new = Client(url, one.table, lost)
    assert new.view()["you"]["seat"] == 0
    refused(one.post("/seats/0/renew", key=OTHER_KEY), 401, "bad_token")
    refused(Client(url, one.table).post("/seats/0/renew", key=KEY), 403, "not_allowed")
    good(new.post("/seats/0/renew", key=OTHER_KEY))
    refused(one.post("/seats/0/renew", key=KEY), 409, "conflict")  # it opens nothing any more


def test_key_that_could_be_guessed_gives_no_secret(url: str) -> None:
    """Whoever guesses the key has the secret, so it must be long."""
    _, [host] = make(url, "me", "open")
    refused(Client(url, host.table).post("/seats/1/take", key="take-1"), 422, "invalid")
    refused(host.post("/seats/0/renew", key="x" * 21), 422, "invalid")


def test_host_who_leaves_hands_no_powers_on(url: str) -> None:
    """The next person in the host's seat is an ordinary guest; the host's own secret stays."""
    made, [host, other] = make(url, "me", "screen", "friend")
    good(host.post("/seats/0/leave"))
    keeper = Client(url, host.table, made["host"])
    invite = good(keeper.post("/seats/0/offer", {"kind": "friend"}))["invite"]
    token = good(Client(url, host.table, invite).post("/seats/0/take"))["token"]
    refused(
        Client(url, host.table, token).post("/seats/2/offer", {"kind": "bot"}), 403, "not_allowed"
    )
    refused(other.post("/start", {"fill": "random"}), 403, "not_allowed")
    good(keeper.post("/start", {"fill": "random"}))


def test_table_cannot_be_made_wrong(url: str) -> None:
    """Each fault in a new table is named."""
    http = Client(url).http
    me = {"kind": "me"}
    for body, word in (
        ({"seats": [me]}, "seats"),
        ({"seats": [me] * 5}, "seats"),
        ({"seats": [me, {"kind": "bot", "level": "oracle"}]}, "level"),
        ({"seats": [me, me], "ruleset": "third"}, "ruleset"),
        ({"seats": [me, me], "options": {"fort": "moat"}}, "fort"),
        ({"seats": [{"kind": "me", "society": "rat"}] * 2}, "society"),
        ({"seats": [me, me], "first": "rat"}, "first"),
        ({"seats": [me, me], "colour": "red"}, "colour"),
    ):
        answer = refused(http.post("/api/tables", json=body), 422, "invalid")
        assert word in answer["message"]
    refused(http.post("/api/tables", content=b"{", headers=JSON), 400, "bad_request")


def test_every_option_and_preset_makes_a_table(url: str) -> None:
    """Whatever the server offers can be played."""
    about = good(Client(url).http.get("/api/about"))
    for preset in about["presets"]:
        made, _ = make(url, "me", "bot", ruleset=preset)
        assert made["table"]["options"] == about["presets"][preset]["options"]
    for option, facts in about["options"].items():
        for value in facts["available"]:
            made, _ = make(url, "me", "bot", options={option: value})
            assert made["table"]["options"][option] == value


def test_named_first_player_begins_unless_they_are_gone(url: str) -> None:
    """A fixed seat may be named to begin; if its society is given up, chance decides."""
    seats = [{"kind": "me", "society": "rat"}, {"kind": "screen", "society": "raven"}]
    for other in ("rat", "serpent"):
        http = Client(url).http
        body = {"seats": seats, "seating": "fixed", "first": "rat"}
        made = good(http.post("/api/tables", json=body))
        me = Client(url, made["table"]["id"], made["seats"][0]["token"])
        good(me.http.patch(f"/api/tables/{me.table}/seats/0", json={"society": other}))
        game = good(me.post("/start"))["game"]
        assert game["seats"] == [other, "raven"]
        assert game["first"] == "rat" or other == "serpent"


def test_names_that_cannot_be_seen_are_refused(url: str) -> None:
    """Zero-width, bidirectional and blank characters, in the names of seats and tables."""
    for name in ("Ada\u200b", "\u202eadA", "\u3164", "\u2800\u2800"):
        seats = [{"kind": "me"}, {"kind": "bot", "name": name}]
        for body in ({"seats": seats}, {"name": name, "seats": seats[:1] * 2}):
            said = refused(Client(url).http.post("/api/tables", json=body), 422, "invalid")
            assert said["values"]["problem"] == "field-name-unseen"
    _, [host] = make(url, "me", "bot")
    said = refused(
        host.http.patch(f"/api/tables/{host.table}/seats/0", json={"name": "A\u200bda"}),
        422,
        "invalid",
    )
    assert said["values"]["problem"] == "field-name-unseen"
    wide = good(host.http.patch(f"/api/tables/{host.table}/seats/0", json={"name": " \uff21da "}))
    assert wide["table"]["seats"][0]["name"] == "Ada"


def test_names_are_no_longer_than_they_seem(url: str) -> None:
    """A character that stands for a phrase is counted as what it becomes."""
    _, [host] = make(url, "me", "bot")
    long = host.http.patch(f"/api/tables/{host.table}/seats/0", json={"name": "\ufdfa" * 40})
    said = refused(long, 422, "invalid")
    assert (said["values"]["problem"], said["values"]["limit"]) == ("string_too_long", NAME_LENGTH)


def test_nobody_passes_for_another_at_the_table(url: str) -> None:
    """Not when taking a seat, not by a new name later, not in what a host requests."""
    made, [host] = make(url, "me", "friend", "bot")
    path = f"/api/tables/{host.table}/seats"
    good(host.http.patch(f"{path}/0", json={"name": "Ada"}))
    guest = Client(url, host.table, made["seats"][1]["invite"])
    said = refused(guest.post("/seats/1/take", {"name": "\u0410d\u0430"}), 409, "conflict")
    assert said["reason"] == "name-taken"
    token = good(guest.post("/seats/1/take", {"name": "Ben"}))["token"]
    ben = Client(url, host.table, token)
    bot = ben.view()["table"]["seats"][2]["name"]
    for name in ("ADA", bot):
        refused(ben.http.patch(f"{path}/1", json={"name": name}), 409, "conflict")
    good(ben.http.patch(f"{path}/1", json={"name": "Ben"}))
    body = {"seats": [{"kind": "me", "name": "Ada"}, {"kind": "bot", "name": "ada"}]}
    refused(Client(url).http.post("/api/tables", json=body), 422, "invalid")


def test_messages_turn_no_line_around(url: str) -> None:
    """Marks that change the writing direction, and controls, are removed; joiners stay."""
    [host, _] = started(url, "me", "screen")
    view = good(host.post("/chat", {"text": "a\u202eb\x07\u2067c 👨\u200d👩"}))
    assert view["chat"][-1]["text"] == "abc 👨\u200d👩"
    refused(host.post("/chat", {"text": "\u2800\u200d"}), 422, "invalid")
