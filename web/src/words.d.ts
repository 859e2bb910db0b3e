// A part of the catalogue by itself: see vite.config.ts.
declare module "words:*" {
  const part: Record<string, string>;
  export default part;
}
