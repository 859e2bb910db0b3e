# Learning: the list of lessons, and what is told at a table that teaches.

page-learn-title = Learn the game
page-learn-text = Begin with a game that explains itself. Then come short positions, one for each thing that is easy to get wrong.
page-learn-lessons = Lessons
page-learn-lessons-text = Each is a real position, solved in about two minutes. Wrong answers are explained, and you can try again.
page-learn-start = Begin
page-learn-begin = Begin: { $title }
page-learn-again = Once more
page-learn-continue = Go on
page-learn-done = Done
page-learn-rule = The rule
page-learn-rules = All the rules

page-teach-title = Help
page-teach-left = { $n } more
page-teach-next = Next
page-teach-back = Back
page-teach-close = Got it
page-teach-play-on = Play on
page-teach-answer = Highlighted: { $answer }
page-teach-off = Play without help
page-teach-on = Help again
page-teach-hint = A hint
page-teach-right = Solved
page-teach-wrong = Not yet
page-teach-again = Try again
page-teach-more = Next: { $title }
page-teach-all = All lessons
