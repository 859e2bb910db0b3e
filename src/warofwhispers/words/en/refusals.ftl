# Refusals: what was asked, what was given, and the rule. These are the table's and the server's;
# errors.ftl has those of files, records and commands.

refusal-ask-again = That request was made under an older version. Please ask again.
refusal-asked-already = The table is already voting on that.
refusal-asks-somebody-else = It is not your turn: turn { $turn } is another player’s.
refusal-bad-body = The request body cannot be read.
refusal-bad-last-event-id = Last-Event-ID is not the number of a journal entry.
refusal-bad-record = The record cannot be used: { $detail }
refusal-long-region-name = The record cannot be used: the name of region { $region } has more than { $most } characters.
refusal-bad-rules = These rules cannot be played: { $detail }
refusal-banned = The operator of this server has banned this address.
refusal-body-too-large = The request is too large: { $bytes } bytes at most.
refusal-body-too-slow = The request was not sent in time.
refusal-bot-plays-already = A bot already plays for this seat.
refusal-bot-plays-for-you = A bot is playing for you. Take your seat back first.
refusal-claim-needs-consent = Not everyone has agreed yet.
refusal-claim-waits = { $seconds ->
    [one] The owner of the seat has { $seconds } second left to object.
   *[other] The owner of the seat has { $seconds } seconds left to object.
}
refusal-claimed-too-often = { $seconds ->
    [one] This seat was asked for and refused. It can be asked for again in { $seconds } second.
   *[other] This seat was asked for and refused. It can be asked for again in { $seconds } seconds.
}
refusal-coach-silent = The coach is busy. Try again in a moment.
refusal-continue-after-the-game = You can play on from a game only once it has ended.
refusal-database-away = The database is not answering. Try again in a moment.
refusal-field = { $problem ->
    [missing] { $field }: this field is missing.
    [extra_forbidden] { $field }: there is no such field here.
    [string_too_long] { $field }: at most { $limit } characters.
    [string_too_short] { $field }: at least { $limit } characters.
    [too_long] { $field }: at most { $limit } entries.
    [too_short] { $field }: at least { $limit } entries.
    [greater_than_equal] { $field }: at least { $limit }.
    [less_than_equal] { $field }: at most { $limit }.
    [string_type] { $field }: this must be text.
    [int_type] { $field }: this must be a whole number.
    [int_parsing] { $field }: this must be a whole number.
    [bool_type] { $field }: this must be true or false.
    [list_type] { $field }: this must be a list.
    [dict_type] { $field }: this must be an object.
    [model_attributes_type] { $field }: this must be an object.
    [literal_error] { $field }: this must be one of { $known }.
   *[other] { $field }: { $detail }
}
refusal-field-blank = this must not be blank.
refusal-field-level = no such level. There are { LIST($levels, style: "plain") }.
refusal-field-name-unseen = this name contains invisible characters, or ones that change how others are displayed. Leave them out.
refusal-field-needed = { $kind ->
    [undo] say which question to go back to.
   *[bot] say which seat the bot is for.
}
refusal-first-needs-a-fixed-seat = first: name a society with a fixed seat at this table.
refusal-for-seats-only = Only players at this table can do that.
refusal-for-the-host-only = Only the host of this table can do that.
refusal-game-has-begun = The game has already begun.
refusal-journal-full = This table’s journal is full ({ $most } entries): the game can be played to its end, but nothing else is recorded.
refusal-key-used-otherwise = This idempotency key was used for a different request.
refusal-metrics-off = Metrics are switched off on this server.
refusal-lobby-share = At most { $most } tables from one address are listed in the lobby at a time. Create this one unlisted, or end another.
refusal-muted = The operator of this server has muted this seat.
refusal-muted-already = Seat { $seat } is already muted.
refusal-name-banned = The operator of this server does not allow this name.
refusal-name-taken = Somebody at this table already has a name that looks like “{ $name }”. Choose another.
refusal-needs-its-invitation = Seat { $seat } is reserved: it takes an invitation.
refusal-no-app = The server is running, but this package was built without the web app. Its HTTP interface is described in this document:
refusal-no-bearer = Authorization: expected "Bearer" and a secret.
refusal-no-bot-plays = No bot plays for this seat.
refusal-no-coach = The coach is off at this table until the game ends.
refusal-no-file = There is no such file.
refusal-no-game-yet = { refusal-not-playing-open }
refusal-no-json = The request body is not valid JSON: it fails at character { $at }.
refusal-no-method = This address does not support that method.
refusal-no-object = The request body must be a JSON object.
refusal-no-option = { $detail }
refusal-no-such-puzzle = There is no puzzle { $number }: they go from 0 to { $last }.
refusal-no-such-answer = “{ $option }” is not an answer to this puzzle.
refusal-no-suspicion = The suspicion board is off at this table until the game ends.
refusal-review-after-the-game = What everybody wanted is revealed once the game has ended.
refusal-no-choice-at-step = At step { $step } nobody had anything to choose.
refusal-no-seat-at-step = At step { $step } the seats are still being drawn: there is nothing to think about yet.
refusal-no-route = There is nothing at this address.
refusal-no-such-claim = Nobody is asking for this seat any more.
refusal-no-such-eyes = as: { $eyes } has no seat at this table.
refusal-no-such-question = to: no question { $to } has been answered.
refusal-no-such-lesson = There is no lesson “{ $lesson }”.
refusal-no-such-seat = There is no seat { $seat }: this table has seats 0 to { $last }.
refusal-no-such-step = There is no step { $step }: this game has steps 0 to { $last }.
refusal-no-such-table = There is no such table.
refusal-no-such-vote = Vote { $vote } is not open.
refusal-nobody-to-report = There is nobody else at this table to report.
refusal-nobody-sits-there = Nobody has taken seat { $seat }.
refusal-nobody-waits = The connection was closed before the answer was ready.
refusal-nobody-to-consent = There is nobody else at the table to agree.
refusal-not-away = { $seconds ->
    [one] { $name } has not been away long enough: the table may ask for a bot in { $seconds } second.
   *[other] { $name } has not been away long enough: the table may ask for a bot in { $seconds } seconds.
}
refusal-not-muted = Seat { $seat } is not muted.
refusal-not-playing-closed = This game was ended early.
refusal-not-playing-open = The game has not begun.
refusal-not-playing-over = This game is over.
refusal-not-playing-unreadable = This table can only be read: it was played under rules that this version does not know.
refusal-not-your-seat = Seat { $seat } is not yours.
refusal-opens-nothing = This secret gives no access to this table.
refusal-others-were-quicker = Others were quicker several times in a row. Try again.
refusal-owner-not-away = { $seconds ->
    [one] { $name } was here just now: the seat can be asked for in { $seconds } second at the earliest.
   *[other] { $name } was here just now: the seat can be asked for in { $seconds } seconds at the earliest.
}
refusal-own-eyes-only = While the game is on, you see only your own side.
refusal-plan-interrupted = None of the plan was carried out: before its action { $index }, another player or chance has to answer.
refusal-question-to-chance = to: question { $to } was answered by chance.
refusal-read-only = { refusal-not-playing-unreadable }
refusal-record-after-the-game = The record is available once the game has ended.
refusal-rematch-after-the-game = A rematch has to wait until the game is over.
refusal-rematch-exists = The rematch is at table { $table }.
refusal-same-society = seats: two of them ask for the same society.
refusal-seat-taken = Seat { $seat } is taken.
refusal-seats-empty = Some seats are empty. Wait for people, or fill them with bots.
refusal-society-has-no-seat = society: { $society } is not in this game ({ LIST($seated, style: "plain") }).
refusal-society-taken = Another player has { SOCIETY($society) }.
refusal-start-is-for-the-table = Only players at this table, or its host, can start the game.
refusal-step-is-the-end = step: the game is over at step { $step }.
refusal-stopping = The server is shutting down.
refusal-table-damaged = This table cannot be read at the moment: its stored data is damaged. Nothing has been thrown away, and the people who run this server have been told.
refusal-they-are-back = { $name } is back.
refusal-too-many-streams = At most { $most } open streams are allowed from one address.
refusal-too-often = { $seconds ->
    [one] Too many requests. Wait { $seconds } second.
   *[other] Too many requests. Wait { $seconds } seconds.
}
refusal-turn-over = Turn { $turn } is over; it is now turn { $now }.
refusal-undo-chance = Undo to { $to }: a card has been drawn since, so everyone must agree.
refusal-undo-not-seated = Undo to { $to }: a bot is playing for you.
refusal-undo-nothing = Undo to { $to }: you have nothing to take back there.
refusal-undo-other-moved = Undo to { $to }: somebody else has moved since, so everyone must agree.
refusal-undo-revealed = Undo to { $to }: something hidden has been revealed since, so everyone must agree.
refusal-vote-waits-for-others = You have already voted, or have no vote here.
refusal-went-wrong = Something went wrong on the server. It has been logged.
refusal-word-given = Seat { $seat } has already given its word for the deal.
