/** The games that bring a table of their own: every folder here is found by itself. Any other game has the plain one. */

import { plainModule } from "../kit/plain";
import type { GameModule } from "./types";

const found = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "game" });
const modules = new Map(Object.values(found).map((module) => [module.id, module]));

/** The components of a game; always the same ones for the same id. */
export function gameModule(id: string): GameModule {
  const known = modules.get(id) ?? plainModule(id);
  modules.set(id, known);
  return known;
}

export type * from "./types";
