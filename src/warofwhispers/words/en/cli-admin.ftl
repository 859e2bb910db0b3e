# The operator's command: what its acts are for, their arguments, what they print.

### Acts

cli-admin-act-list = list tables, most recently used first
cli-admin-act-show = show a table as anybody may see it
cli-admin-act-close = end a table: it can still be looked at, but nothing more can happen there
cli-admin-act-delete = delete a table and everything that belongs to it
cli-admin-act-mute = stop a seat from chatting
cli-admin-act-ban = keep an address, a network or a name out
cli-admin-act-bans = list the bans
cli-admin-act-unban = lift a ban
cli-admin-act-reports = list what people have reported
cli-admin-act-export = export tables to a file
cli-admin-act-import = import exported tables
cli-admin-act-backup = back up the whole database, while the server runs
cli-admin-act-restore = restore a database from a backup, with no server running
cli-admin-act-prune = delete tables that are too old, or take up too much room
cli-admin-act-doctor = check the database and say what to do; exit code 1 if something is wrong

### Arguments

cli-admin-help-table = a table’s address: the last part of its link
cli-admin-help-tables = tables by their addresses
cli-admin-help-status = only tables of this status
cli-admin-help-limit = list at most this many (default: 50)
cli-admin-help-talk = also print the chat
cli-admin-help-yes = really delete it
cli-admin-help-seat = a seat, from 0
cli-admin-help-off = let the seat chat again
cli-admin-help-kind = what to keep out: address or name
cli-admin-help-value = an address, a network such as 203.0.113.0/24, or a name
cli-admin-help-ban-days = how many days it lasts (default: until it is lifted)
cli-admin-help-reason = a note for yourself
cli-admin-help-ban = the number of a ban
cli-admin-help-all-reports = include settled ones
cli-admin-help-settle = mark this report as dealt with
cli-admin-help-out = a new file that only its owner can read; compressed if it ends in .gz
cli-admin-help-with-hidden = include games in progress: the file then reveals every hand and every card still to be drawn
cli-admin-help-import-file = a file that "export" wrote
cli-admin-help-backup-file = a new file: an SQLite database, or text if the database is PostgreSQL (compressed if it ends in .gz)
cli-admin-help-restore-file = a file that "backup" wrote
cli-admin-help-replace = set the existing database aside and put the backup in its place
cli-admin-help-days = tables where nothing has happened for this many days (default: the setting keep_days)
cli-admin-help-megabytes = tables untouched for longest, until all journals together are no larger than this (default: the setting keep_megabytes)
cli-admin-help-dry-run = only say what would be deleted

### Output

cli-admin-status = { $status ->
    [open] open
    [playing] playing
    [over] over
    [closed] closed
   *[unreadable] unreadable
}
cli-admin-row = { $listed ->
    [yes] { $table }  { $status }  { $updated }  entries: { $entries }, in the lobby
   *[no] { $table }  { $status }  { $updated }  entries: { $entries }
}
cli-admin-no-tables = no tables
cli-admin-table = { $name ->
    [none] { $table }: { $status }, created { $created }, ruleset { $ruleset } (rules version { $rules }), entries: { $entries }, actions: { $actions }{ $listed ->
        [yes] , in the lobby
       *[no] {""}
    }
   *[other] { $table } "{ $name }": { $status }, created { $created }, ruleset { $ruleset } (rules version { $rules }), entries: { $entries }, actions: { $actions }{ $listed ->
        [yes] , in the lobby
       *[no] {""}
    }
}
cli-admin-seat = {"  "}seat { $seat }: { $kind ->
    [person] person
    [bot] bot
    [open] open to anyone
   *[free] free
}{ $name ->
    [none] {""}
   *[other] {" "}{ $name }
}{ $society ->
    [none] {""}
   *[other] , { SOCIETY($society) }
}{ $away ->
    [yes] , a bot plays
   *[no] {""}
}{ $muted ->
    [yes] , muted
   *[no] {""}
}
cli-admin-talk = {"  "}{ $at }  seat { $seat } ({ $name }): { $text }
cli-admin-done = { $act ->
    [close] { $table } is closed
    [delete] { $table } is deleted
    [unmute] { $table }: the seat may chat again
   *[mute] { $table }: the seat is muted
}
cli-admin-banned = { $value } is kept out (ban { $number })
cli-admin-unbanned = ban { $number } is lifted
cli-admin-ban = { $number }  { $kind ->
    [address] address
   *[name] name
} { $value }, { $until ->
    [none] until it is lifted
   *[other] until { $until }
}{ $reason ->
    [none] {""}
   *[other] : { $reason }
}
cli-admin-no-bans = no bans
cli-admin-report = { $number }  { $at }  table { $table }, seat { $seat }{ $about ->
    [none] {""}
   *[other] {" "}about seat { $about }
} ({ page-report-kinds }){ $settled ->
    [yes] , settled
   *[no] {""}
}: { $text }
cli-admin-no-reports = no reports are waiting
cli-admin-settled = report { $number } is settled
cli-admin-exported = { $hidden ->
    [0] { $tables ->
        [one] one table in { $file }
       *[other] { $tables } tables in { $file }
    }
   *[other] { $tables ->
        [one] one table in { $file }; the file reveals every hand of a game in progress, and every card still to be drawn
       *[other] { $tables } tables in { $file }; the file reveals every hand of games in progress, and every card still to be drawn
    }
}
cli-admin-imported = { $tables ->
    [one] one table from { $file }
   *[other] { $tables } tables from { $file }
}
cli-admin-backed-up = { $file }: { $bytes } bytes
cli-admin-restored = { $aside ->
    [none] restored from { $file }
   *[other] restored from { $file }; what was there is now { $aside }
}
cli-admin-pruned = { $dry ->
    [yes] { $tables ->
        [one] one table would be deleted
       *[other] { $tables } tables would be deleted
    }
   *[no] { $tables ->
        [one] one table deleted
       *[other] { $tables } tables deleted
    }
}
cli-admin-finding = { $level ->
    [good] good:   { $text }
    [notice] notice: { $text }
   *[bad] WRONG:  { $text }
}

### The doctor

doctor-version = this is version { $version }
doctor-no-database = { $address }: the database is empty. A server sets it up when it starts; is the address right?
doctor-revision = the database is at version { $found }, this program at { $newest }. If the database is older, start the server once (it keeps a copy of an SQLite file first); if it is newer, install the newer program.
doctor-up-to-date = the database is up to date (version { $found })
doctor-rights = { $file } can be read by others: chmod 600 it. Whoever reads it knows every hand.
doctor-room = { $level ->
    [good] { $megabytes } MB of disk space free
   *[bad] only { $megabytes } MB of disk space free: make room, or let old tables go (whispers admin prune)
}
doctor-pages = the file is damaged ({ $fault }): stop the server, keep the file, and restore the last backup (whispers admin restore)
doctor-loose-rows = { $number ->
    [one] one row belongs to no table: somebody has changed the file by hand
   *[other] { $number } rows belong to no table: somebody has changed the file by hand
}
doctor-journals = { $tables ->
    [one] one table, { $entries } entries, all of them readable and consistent
   *[other] { $tables } tables, { $entries } entries, all of them readable and consistent
}
doctor-entry = table { $table }: { $fault }. Restore it from a backup (export it from there, delete it here, import it).
doctor-gap = table { $table }: entry { $entry } is missing. Restore it from a backup (export it from there, delete it here, import it).
doctor-chain = table { $table }: entry { $entry } does not follow from the one before it. Somebody has changed the journal; restore it from a backup (export it from there, delete it here, import it).
doctor-replay = table { $table }: its journal cannot be followed ({ $fault }). Restore it from a backup, or delete it.
doctor-rules = table { $table } was made under rules version { $rules }, which this program does not know: it can only be looked at
doctor-summary = table { $table }: its line in the lobby differs from its journal. This is put right the next time somebody acts there; close or delete the table if nobody will.
doctor-snapshot = table { $table }: its snapshot cannot be used. The server will make a new one from the journal.
doctor-reports = { $number ->
    [one] one report is waiting (whispers admin reports)
   *[other] { $number } reports are waiting (whispers admin reports)
}
