// What is shown on pointing at something, and before an attack is sent.
export const hints = {
  "settings.follow": "Show the moves of others one by one",
  "preview.losses": "loses {lost}, keeps {left}",
  "preview.send": "Attack with {n}",
  "preview.needed": "{n} or more would take it.",
  "preview.needed.one": "One is enough to take it.",
  "preview.short": "Even all {n} would not take it.",
  "preview.short.one": "The one that can go would not take it.",
  "preview.all": "If all {n} go",
  "preview.all.one": "If it goes",
  "preview.marching": "As it stands",
} as const;
