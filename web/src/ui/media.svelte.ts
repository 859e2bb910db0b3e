// The table's layouts, by the size of its window: each is watched once, and known before anything is
// drawn, or a phone would first lay out the wide table.
const watch = (query: string) => {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", () => (matches = list.matches));
  return () => matches;
};

/** Whether the table is shown as on a phone or tablet: the map, and one sheet at a time. */
export const isCompact = watch("(max-width: 68.75rem)");
/** Whether a compact table still has room for the hand beside the map. */
export const isTablet = watch("(min-width: 43.75rem) and (min-height: 37.5rem)");
/** Whether a lying tablet has room for the log below the whole map; on a smaller one the map fills its place. */
export const isRoomy = watch(
  "(min-width: 61rem) and (min-height: 46.25rem) and (min-aspect-ratio: 1/1)",
);
