import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["public/", "src/api/schema.d.ts", "src/words/messages.ts"] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
  },
  {
    rules: {
      // An index known to be there is written `!`; the compiler cannot know it of a lookup by name.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-dynamic-delete": "off", // seats are kept by their number
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-empty-function": "off", // a handler with nothing to do
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: true }],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", destructuredArrayIgnorePattern: "^_" },
      ],
      "max-lines": ["error", 400],
      // Two rules that take a third of the linter's time and have nothing to look at here.
      "@typescript-eslint/no-unsafe-enum-assignment": "off", // there are no enums
      "svelte/require-store-reactive-access": "off", // and no stores: state is in runes
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // The linter cannot see the types that a component exports; svelte-check can, and does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      "@typescript-eslint/no-meaningless-void-operator": "off", // `void value` lets an effect depend on it
      "svelte/prefer-svelte-reactivity": "off", // collections that are only looked things up in
    },
  },
  {
    files: ["*.js", "scripts/**"],
    extends: [ts.configs.disableTypeChecked],
    rules: { "@typescript-eslint/prefer-for-of": "off" }, // lists that grow while they are walked
    languageOptions: { globals: globals.node, parserOptions: { projectService: false } },
  },
);
