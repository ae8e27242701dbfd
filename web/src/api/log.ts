/** The stories of a table, oldest first, as they come from the log and from the live connection. */

import type { StoryOut } from "./models";

/** Adds what has just happened; what is known already isn't doubled. */
export function addStories(known: readonly StoryOut[], fresh: readonly StoryOut[]): readonly StoryOut[] {
  const last = known.at(-1)?.version ?? -1;
  const added = fresh.filter((story) => story.version > last);
  return added.length ? [...known, ...added] : known;
}

/** Whether the log must be read again: something was missed, or taken back and is told no more. */
export function isOutdated(fresh: readonly StoryOut[], missed: boolean): boolean {
  return missed || fresh.some((story) => story.told.some((event) => event["kind"] === "undone"));
}

/** The log when something has happened. An outdated one stays as it is until it has been read again: it never flashes
 * empty. */
export function storiesAfter(
  known: readonly StoryOut[],
  fresh: readonly StoryOut[],
  missed: boolean,
): readonly StoryOut[] {
  return isOutdated(fresh, missed) ? known : addStories(known, fresh);
}

/** The log that was read at a version. Of what was known only later stories stay: the others are in it, or taken back. */
export function readAgain(log: readonly StoryOut[], known: readonly StoryOut[], version: number): readonly StoryOut[] {
  return addStories(
    log,
    known.filter((story) => story.version > version),
  );
}
