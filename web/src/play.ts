/** Opening a table. */

import { api } from "./api/client";
import type { GameOut, Lang, Level, TableOut } from "./api/models";
import { gameModule } from "./games";
import { beSomebody } from "./people";

/** A game against one bot, at once. */
export async function playBot(game: GameOut, level: Level, lang: Lang): Promise<TableOut> {
  await beSomebody();
  return api.newTable({
    game: game.id,
    seats: [{ kind: "me" }, { kind: "bot", level: game.levels.includes(level) ? level : game.levels[0] ?? "player" }],
    options: gameModule(game.id)?.options?.(lang) ?? {},
    public: false,
  });
}

export function tablePath(table: TableOut): string {
  return table.state === "finished" ? `/table/${table.id}/result` : `/table/${table.id}`;
}

/** The address that a friend opens to take a seat. */
export function invitation(table: TableOut, seat: number, invite: string): string {
  return `${window.location.origin}/join/${table.id}/${seat}?invite=${encodeURIComponent(invite)}`;
}
