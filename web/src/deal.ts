/**
 * A deal that nobody can choose. The server shows the hash of its part, then each player's browser adds a random number,
 * and the hash of all of them is the seed of the game. This browser remembers what it saw and gave, and checks it after
 * the game.
 */

import { api } from "./api/client";
import type { NewTable, TableOut } from "./api/models";
import { sha256 } from "./sha256";

const KEY = "kronika.deals";
const MOST = 200; // tables remembered

interface Remembered {
  /** The hash of the server's part, as it was shown before this browser gave its own. */
  commitment: string;
  part: string;
}

function newPart(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function remembered(): Record<string, Remembered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Remembered>;
  } catch {
    return {}; // nothing readable was kept, or keeping is forbidden
  }
}

export function dealOf(table: string): Remembered | null {
  return remembered()[table] ?? null;
}

/** This browser's part for a table: made once, and the same if it has to be sent again. */
function partFor(table: string, commitment: string): string {
  const known = remembered();
  const part = known[table]?.commitment === commitment ? known[table].part : newPart();
  try {
    const kept = Object.entries(known).filter(([other]) => other !== table);
    localStorage.setItem(
      KEY,
      JSON.stringify(Object.fromEntries([...kept.slice(1 - MOST), [table, { commitment, part }]])),
    );
  } catch {
    // It plays its role all the same; only the check after the game can't tell whether it was used unchanged.
  }
  return part;
}

export async function openTable(given: NewTable): Promise<TableOut> {
  const { seal, commitment } = await api.seal(given.game);
  return api.newTable({ ...given, seal, part: partFor(seal, commitment) });
}

export function sitDown(table: TableOut, seat: number, invite: string | null): Promise<TableOut> {
  return api.sit(table.id, seat, invite, partFor(table.id, table.commitment));
}

/** For another game at this table, whoever asks for it. */
export async function takePartAgain(table: string): Promise<void> {
  const { seal, commitment } = await api.sealAgain(table);
  await api.partAgain(table, partFor(seal, commitment));
}

/** What is wrong with a deal; empty if everything fits. The keys are the end of words in the catalogs. */
export type Flaw = "commitment" | "changed" | "part" | "seed";

export function flawsOf(table: TableOut): Flaw[] {
  if (table.seed === null) return [];
  if (table.deal === null)
    return sha256(`kronika/${table.game}/${table.seed}`) === table.commitment ? [] : ["commitment"];
  const flaws: Flaw[] = [];
  const { server, seats } = table.deal;
  const mine = dealOf(table.id);
  if (digest("commitment", table.game, table.id, server) !== table.commitment) flaws.push("commitment");
  if (mine && mine.commitment !== table.commitment) flaws.push("changed");
  if (mine && table.seats.some((seat) => seat.mine) && !seats.includes(mine.part)) flaws.push("part");
  const given = seats.flatMap((part, seat) => (part ? [`${seat} ${part}`] : []));
  if (digest("deal", table.game, table.id, server, ...given) !== table.seed) flaws.push("seed");
  return flaws;
}

function digest(purpose: string, ...lines: string[]): string {
  return sha256([`kronika ${purpose}`, ...lines].join("\n"));
}
