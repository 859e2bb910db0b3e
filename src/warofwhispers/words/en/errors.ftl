# Errors of files, records, saved states and commands: what was asked, what was given, and the rule.
# $where is a place in a file (board.json: regions B4: home), $fault another error's own sentence,
# $near what may have been meant.

### Files

refusal-in-file = { $where }: { $fault }
refusal-file-unreadable = { $where }: { $fault ->
    [none] the file cannot be read
   *[other] the file cannot be read: { $fault }
}
syntax-not-utf-8 = this is not a text file in UTF-8
syntax-place = error at line { $line }, column { $column }
refusal-file-not-utf-8 = { $where }: not JSON: { syntax-not-utf-8 }
refusal-json-bad = { $where }: not JSON: { $fault }
refusal-json-beyond-reading = { $where }: this JSON cannot be read: a number is too long, or the nesting is too deep
refusal-json-key-twice = { $where }: key { $key } appears twice in one object
refusal-key-missing = { $where }: key "{ $key }" is missing
refusal-key-unknown = { $where }: unknown key { $key }{ $near ->
    [none] {""}
   *[other] ; did you mean "{ $near }"?
}
refusal-value-not-object = { $where }: { $given } is not an object
refusal-value-not-list = { $where } { $given } is not a list
refusal-value-not-text = { $where } { $given } is not a line of text
refusal-value-not-number = { $where } { $given } is not a whole number from { $low } to { $high }
refusal-value-not-known = { $where } { $kind ->
    [empire] { $given } is not an empire
    [icon] { $given } is not an icon
    [preset] { $given } is not a preset
    [value] { $given } is not one of its values
   *[order] { $given } is not an order
} ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; did you mean "{ $near }"?
}
refusal-value-not-in-order = { $where }: must be { LIST($known, style: "plain") }, in this order

### Boards and councils

refusal-board-banners = { $where }: must be { $wanted }, not { $given } (R1.2)
refusal-board-id-twice = { $where }: another region has this id ({ $other }; case makes no difference)
refusal-board-region-count = { $where }: there are { $given }, not { $wanted } (R1.3)
refusal-board-no-home = { $where }: no region is home to the { EMPIRE($empire) }
refusal-board-start = { $where }: starting banners of the empire: { $given }, but it has only { $most } (R1.2)
refusal-board-bad-id = { $where }: id { $given } is not 1 to 6 letters and digits
refusal-board-icon-twice = { $where }: icon "{ $icon }" appears twice
refusal-board-border-twice = { $where }: this border appears twice (first as { $first })
refusal-board-no-such-region = { $where }: { $given } is not a region of this board
refusal-board-border-ends = { $where }: a border joins two regions, not { $given }
refusal-board-border-itself = { $where }: a region cannot border itself
refusal-board-disputed-missing = { $where }: this is not one of the borders
refusal-board-disputed-there = { $where }: this is already one of the borders
refusal-board-no-border = { $where }: { $present ->
    [none] the region has no border
   *[other] the region has no border when { $present } replaces { $absent }
}
refusal-board-unreachable = { $where }: { $present ->
    [none] the region cannot be reached from { $start }
   *[other] the region cannot be reached from { $start } when { $present } replaces { $absent }
}
refusal-board-not-offered = { COUNT($offered) ->
    [0] { $where }: there is no disputed border here, so "{ $given }" cannot be chosen
   *[other] { $where }: there is no disputed border "{ $given }" (offered: { LIST($offered, style: "plain") })
}
refusal-councils-horse-steward = { $where }: it needs another order besides "add", since horse_steward_adds=off removes that one
refusal-councils-positions = { $where }: there are { $given } positions, not { COUNT($wanted) } ({ LIST($wanted, style: "plain") })
refusal-councils-order-count = { $where }: there are { $given } orders, not 1 to { $most }
refusal-councils-order-twice = { $where }: this is the same as order { $other }
refusal-sites-point = { $where }: a point has two numbers, not { $given }

### Rulesets

refusal-ruleset-unknown = ruleset { $given }: no such preset ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; did you mean "{ $near }"?
}
refusal-rules-unknown = rules version { $given } is not known; versions { LIST($known, style: "plain") } are
refusal-option-unknown = option { $given }: no such option ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; did you mean "{ $near }"?
}
refusal-option-value = option { $option }: { $given } is not one of its values ({ LIST($known, style: "plain") }){ $near ->
    [none] {""}
   *[other] ; did you mean "{ $near }"?
}
refusal-option-twice = option { $option }: set to both "{ $one }" and "{ $other }"; choose one
refusal-option-border = { COUNT($offered) ->
    [0] option disputed_border: board { $board } has no disputed border, so "{ $given }" cannot be chosen
   *[other] option disputed_border: board { $board } does not offer "{ $given }" (offered: { LIST($offered, style: "plain") })
}
refusal-setting-form = setting { $given }: write option=value, as in fort=kill

### Games and actions

refusal-game-players = players: { $given }; the game is for 2 to 4 (R1.1)
refusal-game-no-society = "{ $given }" is not a society ({ LIST($known, style: "plain") }) (R1.1)
refusal-game-seats = seats { LIST($given, style: "plain") }: the game is for 2 to 4 different societies (R1.1)
refusal-game-seats-and-players = { $players } players do not match { $seats } seats
refusal-game-seating = seating "{ $given }": choose fixed or chance (R2.3)
refusal-game-first = first player "{ $given }": this is not one of the fixed seats ({ LIST($seats, style: "plain") }) (R2.3)
refusal-game-no-seat = "{ $given }" has no seat in this game ({ LIST($seats, style: "plain") })
refusal-not-an-action = { $near ->
    [none] { $given } is not an action
   *[other] { $given } is not an action; did you mean "{ $near }"?
}
refusal-action-after-the-end = { $given }: the game is over, so nothing is asked (R7.1)
refusal-action-not-text = decision { $number } asks { $player } to { $prompt } ({ $rule }): an answer is text, not { $given }
refusal-action-unreadable = decision { $number } asks { $player } to { $prompt } ({ $rule }): { $fault }
refusal-action-not-offered = { $count ->
    [one] decision { $number } asks { $player } to { $prompt } ({ $rule }): { $given } is not its only option
   *[other] decision { $number } asks { $player } to { $prompt } ({ $rule }): { $given } is not one of its { $count } options
}

### Records

refusal-record-format = record: this is not in the format "{ $wanted }"
refusal-record-version = record: version { $given } is not supported (this program reads version { $known })
refusal-record-rules = record: rules version { $given } is not known (the newest known is { $known })
refusal-record-unknown-part = record: unknown part { $given }
refusal-record-part = { $wanted ->
    [number] record: { $part } is not a whole number
    [texts] record: { $part } is not a list of strings
    [result] record: { $part } is neither null nor an object with scores and winners
    [preset] record: { $part } is not the name of a preset
    [societies] record: { $part } is not a list of societies
    [seating] record: { $part } is neither "fixed" nor "chance"
    [proof] record: { $part } does not have the form of a proof
   *[object] record: { $part } is not an object
}
refusal-record-first = record: first player { $given } is not in a fixed seat
refusal-record-chance = record: chance needs "seed" and "counter", both whole numbers; the counter may be at most { $most }
refusal-record-setup = record: { $fault }
refusal-record-action = record: action { $number }: { $fault }
refusal-record-result = record: the result differs: the actions lead to { $found }

### Saved states

refusal-state-not-object = saved state: { $part }: this is not an object
refusal-state-unknown-part = saved state: { $part }: unknown part { $given }
refusal-state-missing = saved state: { $part } is missing
refusal-state-not-list = saved state: { $part } is not a list
refusal-state-list-length = saved state: { $part } is not a list of { $wanted }
refusal-state-number = saved state: { $part }: { $given } is not a whole number from { $low } to { $high }
refusal-state-cards = saved state: { $part }: cards of kind { $kind }: there must be { $wanted }
refusal-state-holder = saved state: { $part }: { $region } is empty, so it belongs to its home empire (R1.4)
refusal-state-banners = saved state: { $part }: banners of each empire: there must be { $wanted }, not { LIST($given, style: "plain") } (R1.5)
refusal-state-agents = saved state: { $part }: player { $player } has { $given }, not { $wanted } (R1.1)
refusal-state-field = saved state: { $part }: player { $player } has too many agents in regions: { $given } (R3.3)
refusal-state-field-twice = saved state: { $part }: two agents of one player are in one region (R3.3)
refusal-state-token-twice = saved state: { $part }: player { $player } has a token twice (R2.2)
refusal-state-not-frames = saved state: { $part } is not a list of frames
refusal-state-not-frame = saved state: { $part }: { $given } is not a frame
refusal-state-unknown-frame = saved state: { $part }: unknown frame { $given }
refusal-state-depth = saved state: { $part }: { $frame } cannot be at depth { $depth }
refusal-state-frame-size = saved state: { $part }: { $frame } has { $given } numbers
refusal-state-no-order = saved state: { $part }: { $frame }: there is no order { $given }
refusal-state-stuck = saved state: { $part }: the game does not go on from here ({ $fault })
refusal-state-asks-nobody = saved state: { $part }: it asks somebody who is not there
refusal-state-no-answer = saved state: { $part }: it asks a question without an answer

### Environments for learning

refusal-env-reward = reward "{ $given }": choose win or margin
refusal-env-render-mode = render_mode "{ $given }": choose ansi, rgb_array or None
refusal-env-not-reset = no game has been set up yet: call reset first
refusal-env-observation = observation parameters are not supported; given: { $given }
refusal-env-no-sites = a board with regions of its own cannot be drawn: it has no sites
refusal-env-not-offered = { $asked } is asked to { $prompt } ({ $rule }): { $text ->
    [none] action { $action }
   *[other] action { $action } "{ $text }"
} is not one of its { $count } options

### Tables as they are stored

refusal-database-failed = { $fault }
refusal-entry-taken = table { $table }: entry { $entry } has been written by somebody else
refusal-journal-beginning = table { $table }: the journal does not begin with the table’s creation
refusal-journal-created-twice = entry { $entry }: the table has already been created
refusal-journal-kind = entry { $entry }: unknown kind { $kind }
refusal-journal-chain = entry { $entry }: it does not carry the hash of the entry before it
refusal-journal-place = entry { $entry }: it does not follow from the game as it was before it
refusal-journal-entry = entry { $entry } ({ $kind }): { $fault }
refusal-snapshot-damaged = snapshot: damaged
refusal-snapshot-of-another-line = snapshot: it belongs to a different sequence of actions
refusal-snapshot-unreadable = snapshot: { $fault }

### The operator

refusal-ban-address = "{ $given }" is neither an address nor a network, such as 203.0.113.7 or 2001:db8::/32
refusal-ban-everybody = { $given } is everybody: name a smaller network
refusal-ban-name = a name to ban must not be blank
refusal-operator-no-database = database { $address }: it is empty; a server sets it up when it starts
refusal-operator-old-database = the database is at version { $found }, and this program needs { $needed }: start the server once to upgrade it
refusal-exchange-chain = table { $table }: entry { $entry } does not follow from the one before it
refusal-exchange-file-there = { $file } already exists: choose another name
refusal-exchange-format = { $file } is not a file of tables: its first line should name format "{ $format }", version { $version }
refusal-exchange-line = { $file }, line { $line }: { $fault }
refusal-exchange-numbers = table { $table }: its entries are not numbered from 1 on
refusal-exchange-table-there = table { $table } is already in the database
refusal-exchange-what = this is neither a table nor one of the operator’s rows
refusal-exchange-row = a row of { $rows } is no object
refusal-exchange-row-elsewhere = table { $table }: a row of { $rows } is of another table
refusal-exchange-column = a row of { $rows } has a value that does not fit into its column { $column }
refusal-restore-damaged = { $file } is damaged: { $fault }
refusal-restore-in-the-way = { $file } already exists: use --replace to set it aside
refusal-restore-needs-sqlite = { $file } is an SQLite database and cannot be restored into PostgreSQL: restore it into a file, export the tables there and import them
refusal-restore-not-empty = { $address } already has tables: a backup is restored into an empty database
