/** The options of a new table: those of the whole game, and those of its seats, as in `civilization_1`. */

import type { GameOut } from "./api/models";

const OF_SEAT = /^(.+)_(\d+)$/;

/** Values that several seats can have; a nation or a civilization exists once. */
const SHARED = new Set(["random", "choose"]);

export interface SeatOption {
  /** As the server names it. */
  name: string;
  values: string[];
}

/** The number of the seat that an option belongs to, from 0; null for an option of the whole game. */
export function seatOf(game: GameOut, name: string): number | null {
  const number = Number(OF_SEAT.exec(name)?.[2] ?? 0);
  return number >= 1 && number <= game.max_seats ? number - 1 : null;
}

/** The options of one seat. */
export function seatOptions(game: GameOut, seat: number): SeatOption[] {
  return Object.entries(game.options)
    .filter(([name]) => seatOf(game, name) === seat)
    .map(([name, values]) => ({ name, values }));
}

export function gameOptions(game: GameOut): [string, string[]][] {
  return Object.entries(game.options).filter(([name]) => seatOf(game, name) === null);
}

/** The options with one changed. What exists once leaves the seat that had it before: that seat takes the default. */
export function choose(
  game: GameOut,
  options: Record<string, string>,
  name: string,
  value: string,
): Record<string, string> {
  const next = { ...options, [name]: value };
  const kind = seatOf(game, name) === null ? null : OF_SEAT.exec(name)?.[1];
  if (!kind || SHARED.has(value)) return next;
  for (const [other, values] of Object.entries(game.options)) {
    const same = other !== name && seatOf(game, other) !== null && OF_SEAT.exec(other)?.[1] === kind;
    if (same && next[other] === value) next[other] = values.find((one) => SHARED.has(one)) ?? values[0] ?? "";
  }
  return next;
}

/** What is sent: nothing for seats that aren't there. */
export function optionsFor(game: GameOut, options: Record<string, string>, seats: number): Record<string, string> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => (seatOf(game, name) ?? 0) < seats));
}

/** How many can play, for the messages `game-players` and `new-seats`. */
export function seatRange(game: GameOut): { least: number; most: number; range: string } {
  return { least: game.min_seats, most: game.max_seats, range: game.min_seats === game.max_seats ? "no" : "yes" };
}
