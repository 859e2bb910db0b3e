# Bots by level, and the people and bots at a table whom nobody has named.

level-random = The Fool
    .about = Takes any option, each as likely as the next. For a first look at the rules.
level-rules = The Steady Hand
    .about = Plays by sound rules of thumb and leans neither way.
level-rules-warlord = The Warlord
    .about = Attacks wherever it pays and has little patience for cards.
level-rules-hoarder = The Hoarder
    .about = Gathers cards first and fights later.
level-rules-masked = The Mask
    .about = Serves empires it has no bet on at first, so that nobody reads it.
level-rules-turncoat = The Turncoat
    .about = Swaps its loyalties far sooner than others as the war turns.
level-rules-dreamer = The Dreamer
    .about = Knows what is good and often does something near it: a gentle opponent.
level-greedy-gentle = The Apprentice
    .about = Looks one step ahead and takes a good move rather than the best.
level-greedy = The Reckoner
    .about = Looks one step ahead, counts cities, and guesses what the others have bet on.
level-search-easy = The Schemer
    .about = Tries out what may come, but briefly, and is not too strict with itself.
level-search = The Plotter
    .about = Tries out many games to come over what the others may hold, about a second a position.
level-search-hard = The Spymaster
    .about = As the Plotter, with more time for placing agents and swapping loyalties. The strongest.

seat-person = Player { $number }
# A second bot of the same name, and so on.
seat-again = { $name } { $number }
