# Setting up a table, and waiting for its players.

page-new-title = Set up a table
page-new-players = Seats
page-new-seat = Seat { $number }
page-new-kind-me = Me
    .text = You sit here.
page-new-kind-screen = On this screen
    .text = Another person at this screen; a cover hides your side when it is passed on.
page-new-kind-friend = A friend, by link
    .text = You get a link to send.
page-new-kind-open = Anyone
    .text = Whoever finds the table in the lobby.
page-new-kind-bot = Bot
    .text = The computer plays.
page-new-kind-none = No player
page-new-name = Name
page-new-level = Level
page-new-character = Character
page-new-character-none = Plain character
page-new-society = Society
page-new-society-any = Random society
page-new-rules = Rules
page-new-decks = Cards to add
page-new-options = Details of the rules
page-new-changed = changed
page-new-listed = List this table in the lobby
page-new-coach = All players may ask a bot for advice
page-new-suspicion = All players may see what others’ actions suggest
page-new-create = Create the table
page-new-few = { $fewest } to { $most } players are needed (R1.1).
page-new-twice = Two seats want the same society.
page-new-follows = Follows { $source }.
page-new-unavailable = { $value } (not yet)

page-lobby-title = Waiting for players
page-lobby-free = free
page-lobby-open = open to anyone
page-lobby-you = (you)
page-lobby-take = Take this seat
page-lobby-remove = Remove { $name }
page-lobby-invite = Copy the invitation
page-lobby-code = Show as a code for phones
page-lobby-loopback = These links work on this machine only. For friends on your network, start the game with { $command }.
page-lobby-nearby = The links lead to { $address }, which other devices on your network can reach.
page-lobby-start = Start
page-lobby-fill = Fill with bots and start
page-lobby-your-name = Your name
page-lobby-your-society = Your society
page-lobby-rules = Rules: { RULESET($ruleset) }{ COUNT($changes) ->
    [0] {""}
   *[other] {" "}({ LIST($changes, item: "page-lobby-change", style: "plain") })
}
# An option that was changed: its name, and what it is now.
page-lobby-change = { $name }: { $value }
page-lobby-coach = All players may ask the coach for advice.
page-lobby-suspicion = All players may open the suspicion board.
page-lobby-fair = The deals can be checked after the game: each player’s page adds a random word, and this table has committed itself to this value:
page-lobby-unchecked = This table was made by an earlier version; its deals cannot be checked.
page-lobby-watch = Link for watching
