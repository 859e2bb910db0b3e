# What others do, as it is shown.

page-show-title = What happens
page-show-through = { PERSON($seat) ->
    [you] Through your agent, the { POSITION($position) }.
   *[they] Through an agent of theirs, the { POSITION($position) }.
}
page-show-cities = { $by ->
    [1] { EMPIRE($empire) }: a city won
    [-1] { EMPIRE($empire) }: a city lost
   *[other] { EMPIRE($empire) }: { SIGNED($by) } cities
}
page-show-score = Your score: { $from } → { $to }
page-show-pause = Pause
page-show-resume = Go on
page-show-paused = Paused
page-show-skip = Skip (Space)
page-show-skip-all = Skip all (Escape)
page-show-ahead = { $number ->
    [one] 1 more
   *[other] { $number } more
}
