# The command line: what commands are for, their arguments, what they print and complain about.

cli-about = A War of Whispers: play it, simulate it, check it.
cli-example = example: { $command }
cli-error = whispers: error: { $message }
cli-system-error = { $where ->
    [none] { $fault }
   *[other] { $where }: { $fault }
}
system-ENOENT = No such file or directory
system-EACCES = Permission denied
system-EPERM = Operation not permitted
system-EEXIST = File exists
system-ENOTDIR = Not a directory
system-EISDIR = Is a directory
system-ENOSPC = No space left on device
system-EROFS = Read-only file system
system-EADDRINUSE = Address already in use
system-EADDRNOTAVAIL = Cannot assign requested address
system-ECONNREFUSED = Connection refused
cli-see-help = { $message } (see { $command } --help)
cli-interrupted = interrupted
cli-unexpected = this should not happen: { $kind }: { $fault } ({ $variable }=1 shows more)

### Commands

cli-play-about = play a game in the terminal; leave with Ctrl-C, come back with the same command
    .start = Play a game in the terminal; leave with Ctrl-C, come back with the same command.
cli-serve-about = host games in a browser: with friends, bots, or on one screen
    .start = Host games in a browser: with friends, bots, or on one screen.
cli-admin-about = run a server: look after tables, people, reports and backups
    .start = Run a server: look after tables, people, reports and backups.
cli-simulate-about = play random games and report how they went
    .start = Play random games and report how they went.
cli-arena-about = let bots play each other and report who is stronger
    .start = Let bots play each other and report who is stronger.
cli-exploit-about = learn to beat one level of bots, and report how often that wins
    .start = Learn to beat one level of bots, and report how often that wins.
cli-replay-about = replay records; exit code 1 if one does not come out as recorded
    .start = Replay records; exit code 1 if one does not come out as recorded.
cli-verify-about = check from the records of tables that the deals were fair; exit code 1 if one was not
    .start = Check from the records of tables that the deals were fair; exit code 1 if one was not.
cli-analyse-about = explain what a seat could think at one question of a record: beliefs, moves, reasons
    .start = Explain what a seat could think at one question of a record: beliefs, moves, reasons.
cli-puzzles-about = list, check or make the daily puzzles
    .start = List, check or make the daily puzzles.
cli-trace-about = print every decision of a record, with the full state before it, as JSON lines
    .start = Print every decision of a record, with the full state before it, as JSON lines.
cli-perft-about = count the sequences of actions from a position, depth by depth
    .start = Count the sequences of actions from a position, depth by depth.

### Arguments

# What help calls the value of an argument.
cli-placeholder-act = ACT
cli-placeholder-address = ADDRESS
cli-placeholder-command = COMMAND
cli-placeholder-dir = DIR
cli-placeholder-file = FILE
cli-placeholder-float = FLOAT
cli-placeholder-high = HIGH
cli-placeholder-int = INT
cli-placeholder-kind = KIND
cli-placeholder-language = LANGUAGE
cli-placeholder-level = LEVEL
cli-placeholder-low = LOW
cli-placeholder-mb = MB
cli-placeholder-name = NAME
cli-placeholder-number = NUMBER
cli-placeholder-option = OPTION
cli-placeholder-record = RECORD
cli-placeholder-seat = SEAT
cli-placeholder-society = SOCIETY
cli-placeholder-table = TABLE
cli-placeholder-text = TEXT
cli-placeholder-value = VALUE

cli-help-players = number of players: 2, 3 or 4 (default: { $default })
cli-help-ruleset = one of { $known } (default: { $default })
cli-help-ruleset-file = a ruleset of your own
cli-help-set = change one option of the ruleset; may be repeated
cli-help-board = a board of your own
cli-help-seed = the same seed gives the same game
cli-help-seed-default = the same seed gives the same game (default: { $default })
cli-help-society = who you are: one of { $known }
cli-help-opponents = who plays against you: one level for all, or one for each, of { $known } (default: random)
cli-help-save = save the game in this file
cli-help-new = start a new game even if one is saved
cli-help-games = number of games (default: { $default })
cli-help-start = number of the first game; game I of a seed is always the same (default: 0)
cli-help-records = record each game in this folder
cli-help-json = print JSON
cli-help-record = a record file
cli-help-depth = number of actions
cli-help-after = start after K random decisions of players, with chance dealing by the seed (default: 0)
cli-help-divide = also count by first action
cli-help-config = a TOML file with any of these settings
cli-help-step = number of the decision (default: the last one with a choice)
cli-help-puzzles-make = make N new puzzles from games among bots
cli-help-puzzles-check = search every puzzle again; exit code 1 if a solution is not clearly the best answer
cli-help-puzzles-renew = with --check: write the puzzles that hold to a file, with the figures found now
cli-help-puzzles-file = the file to write new puzzles to, or to read puzzles from (default: those of the package)
cli-help-puzzles-worlds = worlds in which the best answers are tried (default: { $default })
cli-help-seat = one of { $known } (default: whoever is asked)
cli-help-simulations = games tried per position, by every bot
cli-help-simulations-default = games tried (default: { $default })
cli-help-moves = number of moves to show (default: 5)
cli-help-bots = two or more of { $known }
cli-help-hero = the first bot alone against tables of each of the others
cli-help-equal-time = the others try K games per position, the first bot as many as take the same CPU time
cli-help-seconds = seconds of thought per position, for every bot
cli-help-out = keep the results in this file, and continue from there
cli-help-keep-records = keep the record of each game as well
cli-help-portrait = describe how they play: ties, swaps, loyalties, cards, abilities
cli-help-exploit-level = whom to beat: one of { $known }
cli-help-exploit-minutes = how many minutes to learn for (default: { $default })
cli-help-exploit-generations = or stop after this many generations
cli-help-exploit-deals = deals, each in every seat, on which a generation tries each of its ideas (default: { $default })
cli-help-exploit-games = fresh games that test in the end what was learned (default: { $default })
cli-help-exploit-out = keep what was learned in this file, and continue from there
cli-help-sprt = stop once it is decided which share the first bot wins, as in 0.5,0.6
cli-help-plot = draw the shares of wins
cli-help-processes = number of processes (default: one per core)
cli-help-ray = spread the games over a Ray cluster ("local" starts one here)

cli-help-language = the language of all output: one of { $known } (default: from LANG)

# What argparse says by itself; %s and the like are its own.
cli-argparse-usage = usage:{" "}
cli-argparse-positional = positional arguments
cli-argparse-options = options
cli-argparse-help = show this help message and exit
cli-argparse-version = show program’s version number and exit
cli-argparse-required = the following arguments are required: %s
cli-argparse-unrecognized = unrecognized arguments: %s
cli-argparse-one-of = one of the arguments %s is required
cli-argparse-not-with = not allowed with argument %s
cli-argparse-expected-one = expected one argument
cli-argparse-expected-some = expected at least one argument
cli-argparse-ignored = ignored explicit argument %r
cli-argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
cli-argparse-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-argparse-value = invalid %(type)s value: %(value)r
cli-argparse-argument = argument %(argument_name)s: %(message)s

### Settings of the server

cli-serve-flag = { $text } [{ $variable }]
cli-serve-flag-default = { $text } (default: { $default }) [{ $variable }]
cli-serve-setting-host = address to listen on; 0.0.0.0 lets other machines in
cli-serve-setting-port = port to listen on; if it is taken, a free one near it
cli-serve-setting-database = a file, or a sqlite:/// or postgresql:// address (default: a file in your data folder)
cli-serve-setting-open-browser = open the address in a browser
cli-serve-setting-workers = processes in which bots think
cli-serve-setting-bot-seconds = seconds a bot may think about one position of a council
cli-serve-setting-bot-pause = seconds a bot takes to answer, on average; with 0 its pace reveals what it holds
cli-serve-setting-log-level = debug, info, warning or error
cli-serve-setting-log-format = text for people, json for machines
cli-serve-setting-shutdown-seconds = seconds to wait for open connections when stopping
cli-serve-setting-new-tables-per-minute = tables and records one address may create, and seats it may take
cli-serve-setting-requests-per-second = requests one address may send, on average
cli-serve-setting-chat-per-minute = messages and names one seat may write
cli-serve-setting-claims-per-hour = times one address may ask for a seat whose link was lost
cli-serve-setting-reports-per-hour = reports to the operator one address, or one seat, may send
cli-serve-setting-keep-days = days a table is kept after its last activity; 0: for ever
cli-serve-setting-keep-megabytes = size of all journals together; beyond it the tables untouched for longest are deleted; 0: no limit
cli-serve-setting-patience = seconds a player may be away before others may ask for a bot; at least 60
cli-serve-setting-connections = connections that may be open in all
cli-serve-setting-connections-per-address = connections one address may hold open, unless there is a trusted proxy
cli-serve-setting-request-seconds = seconds within which a request must arrive
cli-serve-setting-streams-per-address = event streams one address may hold open
cli-serve-setting-listed-per-address = tables of one address that the lobby may list
cli-serve-setting-trust-proxy = trust X-Forwarded-For, behind a proxy of your own
cli-serve-setting-metrics = serve Prometheus metrics at /metrics
cli-serve-address = A War of Whispers: { $address }  (Ctrl-C stops; every game is kept)
cli-serve-nearby = for friends on your network: { $address }
cli-serve-stopped = stopped; every game is kept
cli-serve-no-port = no free port at { $host }

### Output

cli-progress-games = games
cli-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
cli-simulate-games = { COUNT($changed) ->
    [0] { cli-games } of { $players }, ruleset { $ruleset }, seed { $seed }, from game { $start } on
   *[other] { cli-games } of { $players }, ruleset { $ruleset } with { LIST($changed, style: "plain") }, seed { $seed }, from game { $start } on
}
cli-simulate-decisions = decisions  { cli-simulate-range } per game, by players, with two or more options
cli-simulate-answers = answers    { cli-simulate-range } per game, including forced ones and those of chance
cli-simulate-range = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $low } to { $high })
cli-simulate-seat = { $name }  wins { $wins }   points { cli-simulate-range }
cli-simulate-ties = ties       { $shared } shared, { $nobody } won by nobody
cli-simulate-rate = { $compiled ->
    [yes] rate       { $decisions } decisions, { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } games per second of CPU time (compiled engine)
   *[no] rate       { $decisions } decisions, { NUMBER($games, minimumFractionDigits: 1, maximumFractionDigits: 1) } games per second of CPU time (uncompiled engine)
}
cli-simulate-checksum = checksum   { $checksum }
cli-simulate-records = records    { $games } in { $folder }
cli-verify-fits = { $path }: fair: { $draws ->
    [one] 1 draw
   *[other] { $draws } draws
} ({ $undone } undone), { $words ->
    [one] 1 word
   *[other] { $words } words
}, { $entries ->
    [one] 1 entry
   *[other] { $entries } entries
}; table { $table }, commitment { $commitment }{ $given ->
    [0] {""}
    [one] ; the first action comes from another game
   *[other] ; the first { $given } actions come from another game
}
cli-verify-fault = { $path }: { $fault }
cli-verify-no-proof = { $path }: carries no proof of its deals (played offline, or at a table of an earlier version)
cli-replay-going-on = { $path }: replays, { $actions } actions, round { $round }, not over yet
cli-replay-over = { COUNT($winners) ->
    [0] { $path }: replays, { $actions } actions, { LIST($scores, item: "item-score", style: "plain") }; won by nobody
   *[other] { $path }: replays, { $actions } actions, { LIST($scores, item: "item-score", style: "plain") }; won by { LIST($winners) }
}
item-score = { $who } { $points }
cli-perft-game = { $compiled ->
    [yes] { $players } players, ruleset { $ruleset }, seed { $seed }, after { $after } decisions, compiled engine
   *[no] { $players } players, ruleset { $ruleset }, seed { $seed }, after { $after } decisions, uncompiled engine
}
cli-perft-depth = depth { $depth }: { $count } ({ $rate } per second of CPU time)
cli-perft-action = {"  "}{ $action }: { $count }
cli-arena-games = { cli-games } of { $players }, ruleset { $ruleset }, seed { $seed }, every deal in every seat
cli-arena-bot = { $name } wins { $wins } ({ $low } to { $high })   Plackett-Luce { $strength }{ $rating ->
    [none] {""}
   *[other] {"   "}openskill { NUMBER($rating, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }
}   { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s of CPU time per game{ $simulations ->
    [none] {""}
   *[other] , { $simulations } simulations per position
}{ $rate ->
    [none] {""}
   *[other] , { $rate } simulations per second
}
cli-arena-seat = seat { $seat }         wins { $wins } ({ $low } to { $high })
cli-arena-sprt = { $verdict ->
    [none] { $bot }: share { $low } or { $high }? still open (SPRT, 5%)
    [stronger] { $bot }: share { $low } or { $high }? stronger (SPRT, 5%)
   *[not-stronger] { $bot }: share { $low } or { $high }? not stronger (SPRT, 5%)
}
cli-arena-plot-title = { $players } players, { cli-games }
cli-arena-plot-share = win share
cli-arena-portrait = How they play, in { cli-games } (a mean, and half its 95% interval)
cli-arena-portrait-ties = games with a tie at the top, as a share
cli-arena-portrait-early-swaps = swaps in round 1, per seat
cli-arena-portrait-swaps = swaps, per seat
cli-arena-portrait-alike-dealt = correlation of two seats’ loyalties, as dealt
cli-arena-portrait-alike-ended = the same at the end
cli-arena-portrait-drawn = cards drawn, per game
cli-arena-portrait-unused = of them, never used
cli-arena-portrait-betrayed = cities taken from an empire by a player Devout to it, per game
cli-arena-portrait-in-vain = of them, without gaining on anybody
cli-arena-portrait-line = {"  "}{ $mean } ± { $error }  { $what }
cli-arena-portrait-turn = {"  "}player { $turn } in turn order wins { $wins } ({ $low } to { $high })
cli-arena-portrait-devout = {"  "}dealt { EMPIRE($empire) } as Devout: wins { $wins } ({ $low } to { $high })
cli-arena-portrait-ability = {"  "}{ $often }  { ABILITY($ability) }, per game
cli-arena-faults = faults         { $number }
cli-arena-fault = {"  "}{ $bot } at decision { $decision }: { $reason }
cli-arena-fault-records = {"  "}their records are in { $path }
cli-exploit-generation = generation { $number }: the best idea won { $best }
cli-exploit-found = After { $generations ->
        [one] { $generations } generation
       *[other] { $generations } generations
    } the learner wins { $wins } ({ $low } to { $high }) of { $games ->
        [one] { $games } fresh game
       *[other] { $games } fresh games
    } against { $level }; { $even } would be even.
cli-exploit-liking = {"  "}{ $what ->
    [attack] orders to attack
    [draw] orders to draw cards
    [swap] swapping loyalties
    [mask] agents where it has no bet, early on
   *[play] playing cards
}: { $points }

### Complaints

refusal-usage-needs-yes = a deleted table is gone for good: add --yes, or export it first
refusal-usage-no-ban = there is no ban { $number }: "whispers admin bans" lists them
refusal-usage-no-report = no report { $number } is waiting: "whispers admin reports" lists those that are
refusal-usage-prune-what = what is too old, or too much? give --days or --megabytes, or set keep_days or keep_megabytes
refusal-usage-with-hidden = { COUNT($tables) ->
    [one] the game at { LIST($tables) } is in progress: its journal reveals every hand and every card still to be drawn; add --with-hidden to write it all the same, and let no player see the file
   *[other] the games at { LIST($tables) } are in progress: their journals reveal every hand and every card still to be drawn; add --with-hidden to write them all the same, and let no player see the file
}
refusal-usage-at-least = { $option } { $given }: must be at least { $low }
refusal-usage-game-kept = a game is saved in { $path }: resume it (without options), or start a new one (--new)
refusal-usage-opponents = --bots: { $given } levels for { $number } opponents; name one for all, or one for each
refusal-usage-language = --language "{ $given }": no such language ({ LIST($known, style: "plain") })
refusal-usage-society = --society "{ $given }": no such society ({ LIST($known, style: "plain") }) (R1.1)
refusal-usage-server-needs = the server needs { LIST($missing, style: "plain") }: pip install 'warofwhispers[server]'
refusal-usage-package = { $option }: the package { $package } is not installed here
refusal-usage-sprt = --sprt "{ $given }": give two shares, the lower first, as in 0.5,0.6
refusal-usage-equal-time = --equal-time needs --hero, and neither --simulations nor --seconds
refusal-usage-no-seat = { $over ->
    [yes] decision { $number }: the game is over: name a seat (--seat)
   *[no] decision { $number }: chance is asked: name a seat (--seat)
}
refusal-usage-seat = --seat "{ $given }": { LIST($seats, style: "plain") } play in this record (R1.1)
refusal-usage-step = --step { $given }: this record has decisions 0 to { $last }
refusal-save-no-home = there is no home folder to save the game in: name a file with --save
refusal-save-not-json = { $path }: not a saved game: not JSON: { $fault } ({ cli-save-advice })
refusal-save-is-record = { $path }: this is a record, not a saved game ({ cli-save-advice })
refusal-save-version = { $path }: not a saved game of this version ({ cli-save-advice })
refusal-save-broken = { $path }: not a saved game: { $fault } ({ cli-save-advice })
refusal-save-nobody = { $path }: a saved game without a player, or one that is over ({ cli-save-advice })
cli-save-advice = it is left as it is; --new starts another game and sets this one aside
refusal-setting-unknown = { $where }: { $given }: no such setting ({ LIST($known, style: "plain") })
refusal-setting-not-bool = { $where }: { $given } is neither true nor false
refusal-setting-not-number = { $where }: { $given } is not a number
refusal-setting-range = { $where }: must be from { $least } to { $most }, not { $given }
refusal-setting-words = { $where }: { $given } is not one of { LIST($known, style: "plain") }
refusal-setting-database = { $where }: { $given }:// is neither sqlite:/// nor postgresql://
refusal-start-database = database { $address }: { $fault }
refusal-start-address = host { $host }, port { $port }: { $fault }
refusal-database-address = the database’s address cannot be read; it looks like postgresql://name:password@host:5432/database
refusal-database-without-file = an SQLite database needs a file, such as sqlite:////var/lib/whispers/tables.sqlite3
refusal-database-locked = another server is using it; stop that one, or name another database
refusal-bot-level = bot "{ $given }": no such level; there are { LIST($known, style: "plain") }; all but random also take a character ({ LIST($characters, style: "plain") }), as in search~warlord
refusal-bot-twice = bot "{ $given }": named twice
refusal-bots-none = bots: name at least one
refusal-bots-hero = bots: name two or more, the hero first
refusal-bots-thought-twice = give the thinking time in simulations or in seconds, not both
refusal-bots-thought = thinking time for a position: 0 simulations or more, or more than 0 seconds
refusal-results-other-plan = { $path }: these are not the results of this plan; name another file
refusal-results-not = { $path }: this is not a file of results; name another
refusal-ray-address = Ray cluster "{ $given }": give HOST:PORT, or "local"
refusal-ray-silent = Ray cluster "{ $given }": nothing answers there ({ $fault })
refusal-worker-killed = a process that was playing games was killed
