// Parts of the catalogue that the server uses too, each by itself: see vite.config.ts.
declare module "words:rules" {
  const texts: Record<string, string>;
  export default texts;
}
declare module "words:reasons" {
  const texts: Record<string, string>;
  export default texts;
}
declare module "words:terms" {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}
declare module "words:rulesets" {
  const texts: Record<string, { name: string }>;
  export default texts;
}
declare module "words:ruleset_options" {
  const texts: Record<string, { name: string; values: Record<string, string> }>;
  export default texts;
}
declare module "words:bots" {
  const texts: { levels: Record<string, { name: string }> };
  export default texts;
}
