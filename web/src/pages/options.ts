// Options of the rules, as chosen for a new table.

/** Cards that can be added to the decks: what most people look for first. */
export const DECKS = ["treasure", "conquest", "dark_alliances"] as const;

export const isDeck = (option: string): boolean => (DECKS as readonly string[]).includes(option);

/** What differs from a ruleset's usual options, after one of them was set. */
export function change(
  chosen: Readonly<Record<string, string>>,
  usual: Readonly<Record<string, string>>,
  option: string,
  value: string,
): Record<string, string> {
  const { [option]: _, ...rest } = chosen;
  return value === usual[option] ? rest : { ...rest, [option]: value };
}

/** What stays chosen when another ruleset is: the decks, which are chosen before it. */
export const keepDecks = (
  chosen: Record<string, string>,
  usual: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => isDeck(name) && usual[name] !== value),
  );
