/** Where the steps of a replay come from: a finished table, or a record. */

import { api } from "../../api/client";
import type { ReplayOut, StoryOut, TableOut } from "../../api/models";
import { recordNames } from "../../record";

/** Where the steps come from. */
export interface Source {
  key: string;
  /** By seat; empty if the record doesn't name them. */
  names: string[];
  step(at: number, eyes: number | null, signal?: AbortSignal): Promise<ReplayOut>;
  /** Everything that happens, as these eyes see it: a story for each step. */
  log(eyes: number | null): Promise<StoryOut[]>;
}

/** Eyes that see every card. */
export const ALL_SEEING = -1;

export function tableSource(table: TableOut, names: string[]): Source {
  return {
    key: table.id,
    names,
    step: (at, eyes, signal) => api.replayTable(table.id, at, eyes, signal),
    log: async (eyes) => (await api.replayTableLog(table.id, eyes)).stories,
  };
}

export function recordSource(record: string): Source {
  return {
    key: record,
    names: recordNames(record),
    step: (at, eyes, signal) => api.replayRecord(record, at, eyes, signal),
    log: async (eyes) => (await api.replayRecordLog(record, eyes)).stories,
  };
}

/** The players; those that a record doesn't name are numbered. */
export function namesFor(
  words: { say(id: string, args: { number: number }): string },
  names: string[],
  seats: number,
): string[] {
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? words.say("seat-human", { number: seat + 1 }));
}
