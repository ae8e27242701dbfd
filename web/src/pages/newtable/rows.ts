/** Who is to sit at a new table: one row for each seat. */

import type { GameOut, Level, SeatIn } from "../../api/models";

export interface Row extends SeatIn {
  /** For React: rows keep their fields when one above is taken away. */
  key: number;
  name: string;
  level: Level;
}

let lastKey = 0;

export function newRow(kind: Row["kind"], game: GameOut): Row {
  lastKey += 1;
  const level = game.levels.includes("player") ? "player" : (game.levels[0] ?? "player");
  return { key: lastKey, kind, name: "", level };
}

/** Me against a bot, or as many as it takes; a game for one has one seat. */
export function firstRows(game: GameOut): Row[] {
  const rows = [newRow("me", game)];
  while (rows.length < Math.max(game.min_seats, Math.min(2, game.max_seats))) rows.push(newRow("bot", game));
  return rows;
}

/** Several people at one device. */
export function isShared(rows: Row[]): boolean {
  return rows.filter((row) => row.kind === "me").length > 1;
}

export function isOther(row: Row): boolean {
  return row.kind === "friend" || row.kind === "open";
}

/** At least one seat is for a person. */
export function withPerson(rows: Row[]): Row[] {
  return rows.every((row) => row.kind === "bot")
    ? rows.map((row, place) => (place ? row : { ...row, kind: "me" }))
    : rows;
}

export function seatsToSend(rows: Row[]): SeatIn[] {
  const shared = isShared(rows);
  return rows.map((row) => {
    if (row.kind === "bot") return { kind: row.kind, level: row.level };
    if (row.kind === "me" && shared && row.name.trim()) return { kind: row.kind, name: row.name.trim() };
    return { kind: row.kind };
  });
}
