/** Opening a table. */

import { api } from "./api/client";
import type { GameOut, Lang, Level, SeatIn, TableOut } from "./api/models";
import { openTable } from "./deal";
import { gameModule } from "./games";
import { beSomebody } from "./people";

/** A game against a bot of this level, or against as few as it takes; alone where there is no level. */
export async function playBot(game: GameOut, level: Level | null, lang: Lang): Promise<TableOut> {
  await beSomebody();
  const bot: SeatIn = {
    kind: "bot",
    level: level && game.levels.includes(level) ? level : (game.levels[0] ?? "player"),
  };
  const bots = level === null ? 0 : Math.max(1, game.min_seats - 1);
  return openTable({
    game: game.id,
    seats: [{ kind: "me" }, ...Array.from({ length: bots }, () => bot)],
    options: gameModule(game.id).options?.(lang) ?? {},
    public: false,
  });
}

/** One's first game, which begins as a lesson: where it was left, or from its beginning. */
export async function takeLesson(game: GameOut): Promise<TableOut> {
  await beSomebody();
  return api.takeLesson(game.id);
}

export function tablePath(table: TableOut): string {
  return table.state === "finished" ? `/table/${table.id}/result` : `/table/${table.id}`;
}

/** The address under which others may watch a private table; of a public one it is just the table's. */
export function watching(table: TableOut): string {
  return `${window.location.origin}${tablePath(table)}${table.watch ? `?invite=${encodeURIComponent(table.watch)}` : ""}`;
}

/** The address that a friend opens to take a seat. */
export function invitation(table: TableOut, seat: number, invite: string): string {
  return `${window.location.origin}/join/${table.id}/${seat}?invite=${encodeURIComponent(invite)}`;
}
