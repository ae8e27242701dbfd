/** The log in sections that can be folded: a turn, or what else a heading begins. */

import type { StoryOut, Told } from "../api/models";
import type { GameWords } from "../words";
import type { Run } from "../words/game";

export interface Section {
  /** Null before the first heading. */
  head: Run | null;
  runs: Run[];
}

export function sectionsOf(
  words: Pick<GameWords, "runs">,
  stories: readonly StoryOut[],
  headings: readonly string[],
): Section[] {
  const sections: Section[] = [];
  for (const run of words.runs(stories.flatMap((story) => story.told as Told[]))) {
    const last = sections.at(-1);
    if (headings.includes(run[0].kind)) sections.push({ head: run, runs: [] });
    else if (last) last.runs.push(run);
    else sections.push({ head: null, runs: [run] });
  }
  return sections;
}
