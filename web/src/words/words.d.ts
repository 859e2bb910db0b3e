// For each language, its packs of messages, each a file that is fetched separately, and its own name.
declare module "words:packs" {
  type Load = () => Promise<{ default: string }>;
  const packs: Readonly<Record<string, Readonly<Record<import("./packs").Pack, Load>>>>;
  export const names: Readonly<Record<string, string>>;
  export default packs;
}
