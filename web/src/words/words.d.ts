// For each language its packs of messages, each a file that is fetched by itself.
declare module "words:packs" {
  type Load = () => Promise<{ default: string }>;
  const packs: { readonly en: Readonly<Record<import("./packs").Pack, Load>> };
  export default packs;
}
