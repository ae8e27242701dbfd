/** The chapters of a replay: its rounds, turns, phases, eras, whatever begins a paragraph of the game. */

import type { StoryOut, Told } from "../../api/models";

export interface Chapter {
  /** The step with which it begins. */
  at: number;
  events: Told[];
}

export function chaptersOf(log: readonly StoryOut[], kinds: readonly string[]): Chapter[] {
  return log.flatMap(({ version, told }) => {
    const events = (told as Told[]).filter(({ kind }) => kinds.includes(kind));
    return events.length > 0 ? [{ at: version, events }] : [];
  });
}

/** Which chapter a step belongs to; -1 before the first one. */
export function chapterAt(chapters: readonly Chapter[], at: number): number {
  return chapters.findLastIndex((chapter) => chapter.at <= at);
}

/** Where the chapter before or after this step begins: the beginning of the present one counts as before. */
export function chapterBeside(chapters: readonly Chapter[], at: number, direction: -1 | 1): number | undefined {
  return direction < 0
    ? (chapters.findLast((chapter) => chapter.at < at)?.at ?? 0)
    : chapters.find((chapter) => chapter.at > at)?.at;
}
