// Orders, in full and in short.
export const orders = {
  "order.add": "Add {n} banners",
  "order.add.one": "Add 1 banner",
  "order.add_per": "Add {n} per {icon}",
  "order.draw": "Draw {n} cards",
  "order.draw.one": "Draw 1 card",
  "order.draw_per": "Draw 1 per {every} {icon}s",
  "order.attack": "Attack",
  "order.switch": "Switch places",
  "order.short.add": "+{n}",
  "order.short.add_per": "+{n} per {icon}",
  "order.short.draw": "Draw {n}",
  "order.short.draw_per": "Draw / {every} {icon}s",
  "order.short.attack": "Attack",
  "order.short.switch": "Switch",
} as const;
