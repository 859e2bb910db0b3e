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
    .about = Overlooks much, sits anywhere, and hardly ever swaps: an opponent for a first evening.
level-greedy-gentle = The Apprentice
    .about = Looks one step ahead and takes a good move rather than the best.
level-greedy = The Reckoner
    .about = Looks one step ahead, counts cities, and guesses what the others have bet on.
level-search-easy = The Schemer
    .about = Plays out what may come before it places agents, and takes a good place rather than the best.
level-search = The Plotter
    .about = Plays out what may come before it places agents or swaps; otherwise looks one step ahead.
level-search-hard = The Spymaster
    .about = Plays out games by the thousand before every move: about a second a position. The strongest.

seat-person = Player { $number }
# A second bot of the same name, and so on.
seat-again = { $name } { $number }
