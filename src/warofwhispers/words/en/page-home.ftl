# The front page.

page-game-tagline = Five empires are at war. Four secret societies whisper into their councils — and bet on who will stand.
page-home-never = Never played?
page-home-never-text = A first game explains itself while you play: a quarter of an hour, against gentle bots.
page-home-learn = Learn by playing
page-home-play = Play against bots
page-home-seats = Seats
page-home-level = Bots
page-home-go = Begin
page-level-grade = { $grade ->
    [easy] Easy
    [normal] Normal
   *[hard] Hard
}
page-level-others = More opponents
page-home-new = Set up a table
page-home-new-text = Friends by link, several people at one screen, bots, every rule option.
page-home-record = Watch a recorded game
page-home-puzzle = Puzzle of the day
page-home-rules = What is this?
page-home-how-1 = Nobody owns an empire. You whisper: your agents sit in councils and give orders there.
page-home-how-2 = Secretly you back some empires and oppose one. The cities of those you back score for you.
page-home-how-3 = Four rounds. Read what the others want, and do not be read.
page-home-mine = My tables
page-home-open = Open tables
page-home-open-none = Nobody is waiting for players right now.
page-home-running = Games to watch
page-home-forget = Remove from this list

# A table without a name of its own is called after those who sit there.
page-home-table = { LIST($players, item: "page-home-player", style: "plain") }
page-home-player = { $kind ->
    [bots] { $number ->
        [one] 1 bot
       *[other] { $number } bots
    }
    [open] open to anyone
    [free] free
   *[person] { page-seat-name }
}
page-home-status = { $status ->
    [open] waiting
    [playing] round { $round }
    [over] over
    [closed] ended early
   *[unreadable] old rules
}
