/** Which turn, or round, of a game the parts of its log belong to. */

import type { StoryOut, Told } from "./api/models";
import type { Words } from "./words";

/** The turn after an event, given the one before it; there is none before the first. */
export function turnAfter(event: Told, before: number): number {
  return event.kind === "turn" || event.kind === "round" ? Number(event["number"] ?? before) : before;
}

/** The turn at this step. */
export function turnAt(stories: readonly StoryOut[], step: number): number {
  const events = stories.filter(({ version }) => version <= step).flatMap(({ told }) => told as Told[]);
  return events.reduce((turn, event) => turnAfter(event, turn), 0);
}

/** 'Turn 3', or 'Round 3'. */
export function turnText(words: Words, turn: number): string {
  return turn ? words.say("table-turn", { turn }) : words.say("table-setup");
}
