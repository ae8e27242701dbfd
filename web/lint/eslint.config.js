// What TypeScript itself doesn't check: hooks, accessibility and types that have been thrown away. Prettier does the form.
import { defineConfig, globalIgnores } from "eslint/config";
import js from "@eslint/js";
import a11y from "eslint-plugin-jsx-a11y";
import hooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";

export default defineConfig(
  globalIgnores(["src/api/types.ts", "src/games/*/shape.ts"]), // made by `npm run types`
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  {
    files: ["**/*.{ts,tsx}"],
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/unbound-method": "off", // props are declared like methods, and none of them has a `this`
    },
  },
  { files: ["src/**/*.{ts,tsx}"], ...a11y.flatConfigs.strict },
  {
    files: ["src/**/*.{ts,tsx}"],
    rules: {
      // A log that scrolls must be within reach of the keyboard.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: [], roles: ["tabpanel", "log"] }],
    },
  },
  { files: ["src/**/*.{ts,tsx}"], ...hooks.configs.flat["recommended-latest"] },
);
