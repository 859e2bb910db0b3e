# What every page of the browser says.

page-game-title = A War of Whispers
page-title-your-turn = Your turn · A War of Whispers
page-unknown = something new
page-loading = Laying out the table…
page-back = Back
page-back-home = ← Front page
page-back-button = ← Back
page-menu-home = Front page
page-rules = Rules
page-close = Close
page-copied = Copied
page-offline = Offline. The table is kept; trying again…
page-your-turn = your turn
page-bot = bot

# Whoever sits in a seat: a person by name, otherwise the society, otherwise the seat's number.
page-seat-name = { $named ->
    [yes] { $name }
   *[no] { $society ->
        [none] { $kind ->
            [bot] bot
           *[other] Player { $number }
        }
       *[other] { SOCIETY($society, form: "bare") }
    }
}

# A player by themselves: in a list, on a tile, as a heading.
page-who = { WHO($society, form: "bare") }
page-society = { SOCIETY($society, form: "bare") }

### When something did not work; what the server refuses has messages of its own.

page-error-seat-renewed = This link does not open the seat: it has been used or renewed, or the host has given the seat to somebody else.
page-error-failed = That did not work.
page-error-gone = The server is not answering.
page-error-no-option = This is not one of the possible answers; nothing was done.
page-error-no-json = This file is not a recorded game: it is not JSON.
page-table-missing = There is no such table here.

### The first page itself, before any script runs

page-description = A War of Whispers at your own table: play with friends or against bots.
page-no-script = This table is drawn by a script: please switch JavaScript on.

### Settings

page-settings-language = Language
page-rule-tag = Rule { $name }
