# Whether chance's answers fit what was promised: for the end page and `whispers verify`.

fair-fault = { $kind ->
    [commitment] The secret that was opened is not the one that the table committed to.
    [words] Entry { NUMBER($entry) }: the game did not start with these words.
    [own-word] Your word for seat { $seat } is not among the words of the deal.
    [own-table] The proof is that of another table.
    [own-commitment] The table showed you another commitment before the game.
    [own-head] Entry { NUMBER($entry) }: this journal is not the one you were shown during the game.
    [chain] Entry { NUMBER($entry) } was changed: its hash does not fit.
    [setup] Entry { NUMBER($entry) }: the game was not set up as the record says.
    [undo] Entry { NUMBER($entry) }: actions before number { NUMBER($step) } are missing, or no undo could take back those from there on.
    [number] Entry { NUMBER($entry) }: draw { NUMBER($draw) } is out of turn.
    [draw] Draw { NUMBER($draw) } (entry { NUMBER($entry) }) { $step ->
        [none] does not follow from the secret and the words.
       *[other] does not follow from the secret and the words: action { NUMBER($step) }.
    }
    [answer] Entry { NUMBER($entry) }: what chance did is not what was drawn.
    [line] The record’s action { NUMBER($step) } is not the one in the journal.
    [seat] Entry { NUMBER($entry) }: it was not for this seat to play action { NUMBER($step) } or to take it back, or chance did not answer at once.
    [game] { $step ->
        [none] The game does not replay.
       *[other] The game does not replay: action { NUMBER($step) }.
    }
    [outcomes] Draw { NUMBER($draw) } (entry { NUMBER($entry) }): by the rules, something else could have been drawn{ $step ->
        [none] .
       *[other] : action { NUMBER($step) }.
    }
   *[proof] The proof in this record is incomplete or cannot be read.
}
