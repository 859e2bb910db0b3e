# The rules in the page, and beside a table.

page-rules-title = { reference-title } · { page-game-title }
page-rules-search = Search the rules
page-rules-hint = A number or words: 5.2, supply, fort
page-rules-found = { $number ->
    [0] No rule says that.
    [one] { $number } rule
   *[other] { $number } rules
}
page-rules-contents = Contents
page-rules-as = Read as
page-rules-all = all rulesets
page-rules-yours = your table
page-rules-differs = Your table differs here from { LIST($presets, item: "item-ruleset") }.
page-rules-changed = Changed at your table: { RULESET($preset) } has it otherwise.
page-rules-plays = { COUNT($options) ->
    [0] Your table plays { RULESET($preset) } as it is.
   *[other] Your table plays { RULESET($preset) }, but for:
}
page-rules-unsaid = not mentioned there
page-rules-here = { $number ->
    [one] In this game:
   *[other] In this game ({ $number } times):
}
page-rules-index = What the table says
page-rules-index-text = Questions, lines of the log and refusals, each with the rules behind it.
page-rules-where = Where you meet it
page-rules-asked = You are asked:
page-rules-logged = The log says:
page-rules-refused = It is not offered:
page-rules-ordered = Orders:
page-rules-played = Cards:
page-rules-set = Options:
page-rules-taught = Taught in:
page-rules-whole = All rules
page-rules-close = Close the rules
page-rules-decision = (decision { $number })
# In the tables: a card and how many there are of it, a region's icons and its neighbours.
page-rules-card = { CARD($card) } ×{ $number }
page-rules-icons = { LIST($icons, item: "item-icon", style: "plain") }
page-rules-borders = { LIST($borders, item: "item-region", style: "plain") }
