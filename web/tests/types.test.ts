import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";
import { expect, it } from "vitest";

const WEB = join(import.meta.dirname, "..");

it("the types of the server's answers are made from its schema: `make regenerate`", async () => {
  const made = COMMENT_HEADER + astToString(await openapiTS(pathToFileURL(join(WEB, "openapi.json"))));
  expect(readFileSync(join(WEB, "src/api/types.ts"), "utf-8") === made).toBe(true);
});
