import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, it } from "vitest";

import { typesFrom } from "../types.js";

const WEB = join(import.meta.dirname, "..");

it("the types of the server's answers are made from its schema: `make regenerate`", async () => {
  const made = await typesFrom(JSON.parse(readFileSync(join(WEB, "openapi.json"), "utf-8")));
  expect(Object.keys(made)).toContain("src/games/ages/shape.ts");
  for (const [path, text] of Object.entries(made)) {
    expect(readFileSync(join(WEB, path), "utf-8") === text, path).toBe(true);
  }
});
