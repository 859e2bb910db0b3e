// For each language, its own name and the list of its packs of messages; lists and packs are files
// that are fetched separately.
declare module "words:languages" {
  type Load = () => Promise<{ default: string }>;
  type Packs = Readonly<Record<import("./packs").Pack, Load>>;
  const languages: Readonly<Record<string, () => Promise<{ default: Packs }>>>;
  export const names: Readonly<Record<string, string>>;
  export default languages;
}
