// Words by key from the message catalogue; `{name}` in a message takes what is given for it.
import { en } from "./en";

export type Key = keyof typeof en;
export type Fill = Record<string, string | number>;

const catalogue: Record<string, string> = en;

/** Neither a key nor a code of the program is ever shown; what lacks words says so to who looks after the page. */
function lacks(what: string): void {
  console.error(`no words: ${what}`);
}

/** The message of a key. Forms for one and many: `key.one` is used when `n` is 1 and it is there. */
export function t(key: Key, fill: Fill = {}): string {
  const single = fill.n === 1 ? catalogue[`${key}.one`] : undefined;
  return (single ?? catalogue[key]!).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in fill)) lacks(`${key} {${name}}`);
    return String(fill[name] ?? "");
  });
}

/** As `t`, for keys put together at run time; gives undefined where there is no such message. */
export function maybe(key: string, fill: Fill = {}): string | undefined {
  return Object.hasOwn(catalogue, key) ? t(key as Key, fill) : undefined;
}

/** As `t` for keys put together at run time that must be there. */
export function word(key: string, fill: Fill = {}): string {
  const found = maybe(key, fill);
  if (found === undefined) lacks(key);
  return found ?? t("unknown");
}
