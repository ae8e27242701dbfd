/** The score of a finished game, line by line. */

import type { Result } from "./games";

export interface ScoreLine {
  label: string;
  /** By seat; undefined for a seat that has no such line. */
  scores: (number | undefined)[];
}

/** The lines of all seats in one table. A line that only some seats have stands where they have it. */
export function scoreLines(result: Result): ScoreLine[] {
  const labels: string[] = [];
  for (const lines of result.lines) {
    let after = -1;
    for (const [label] of lines) {
      const known = labels.indexOf(label);
      if (known < 0) labels.splice(after + 1, 0, label);
      after = known < 0 ? after + 1 : known;
    }
  }
  return labels.map((label) => ({
    label,
    scores: result.lines.map((lines) => lines.find(([name]) => name === label)?.[1]),
  }));
}
