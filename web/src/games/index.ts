/** The games that the page can show. */

import { ages } from "./ages";
import { cultures } from "./cultures";
import { imperium } from "./imperium";
import { innovation } from "./innovation";
import { settlers } from "./settlers";
import type { GameModule } from "./types";

const GAMES: Record<string, GameModule> = { innovation, cultures, settlers, imperium, ages };

/** The components of a game, or undefined if the page doesn't know it. */
export function gameModule(id: string): GameModule | undefined {
  return GAMES[id];
}

export type * from "./types";
