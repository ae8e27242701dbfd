/** TypeScript for what the server sends, from its schema `openapi.json`. What all games share is in `src/api/types.ts`, and
 * what is in the view of one game is in that game's folder. `npm run types` writes the files. */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import openapiTS, { astToString, COMMENT_HEADER } from "openapi-typescript";

const WEB = import.meta.dirname;
const IMPORT = 'import type { components as shared } from "../../api/types";';
const VIEW = /^(.+)View$/; // the schema of a game's view, such as AgesView

/** The names that a part of the document refers to. */
function referred(part) {
  if (part === null || typeof part !== "object") return [];
  const inside = Object.values(part).flatMap(referred);
  return typeof part.$ref === "string" ? [part.$ref.split("/").at(-1), ...inside] : inside;
}

/** These schemas and all that they are made of. */
function closure(names, schemas) {
  const found = new Set();
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    referred(schemas[name]).forEach(add);
  };
  names.forEach(add);
  return found;
}

/** A title only says the name of its field again. */
function untitled(part) {
  if (part === null || typeof part !== "object") return part;
  if (Array.isArray(part)) return part.map(untitled);
  const kept = Object.entries(part).filter(([key, value]) => key !== "title" || typeof value !== "string");
  return Object.fromEntries(kept.map(([key, value]) => [key, untitled(value)]));
}

/** The types of these schemas. Those that are `elsewhere` stand in as `null`, and are imported instead. */
async function written(document, names, elsewhere = new Set()) {
  const type = (name) => (elsewhere.has(name) ? { type: "null" } : untitled(document.components.schemas[name]));
  const schemas = Object.fromEntries([...names].sort().map((name) => [name, type(name)]));
  const text = COMMENT_HEADER + astToString(await openapiTS({ ...document, paths: {}, components: { schemas } }));
  const imported = [...names].filter((name) => elsewhere.has(name)).join("|");
  if (!imported) return text;
  return text
    .replace(new RegExp(`^ +(${imported}): null;\\n`, "gm"), "")
    .replace(new RegExp(`components(?=\\["schemas"\\]\\["(${imported})"\\])`, "g"), "shared")
    .replace("export type paths", `${IMPORT}\n\nexport type paths`);
}

/** The text of each file, by its path in this folder. */
export async function typesFrom(document) {
  const { schemas } = document.components;
  const views = Object.keys(schemas).filter((name) => VIEW.test(name));
  const inViews = views.map((view) => closure([view], schemas));
  const rest = Object.keys(schemas).filter((name) => inViews.filter((names) => names.has(name)).length !== 1);
  const common = closure([...referred(document.paths), ...rest], schemas);
  const files = { "src/api/types.ts": await written(document, common) };
  for (const view of views) {
    const game = view.replace(VIEW, "$1").toLowerCase();
    files[`src/games/${game}/shape.ts`] = await written(document, closure([view], schemas), common);
  }
  return files;
}

if (process.argv[1] === import.meta.filename) {
  const files = await typesFrom(JSON.parse(readFileSync(join(WEB, "openapi.json"), "utf-8")));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(WEB, path), text);
}
