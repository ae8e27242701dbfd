/** The stories of a table, oldest first, as they come from the log and from the live connection. */

import type { StoryOut } from "./models";

/** Adds what has just happened; what is known already isn't doubled. */
export function addStories(known: readonly StoryOut[], fresh: readonly StoryOut[]): readonly StoryOut[] {
  const last = known.at(-1)?.version ?? -1;
  const added = fresh.filter((story) => story.version > last);
  return added.length ? [...known, ...added] : known;
}

/** Whether something was taken back: then the log is read again, since an answer taken back is told no more. */
export function takesBack(stories: readonly StoryOut[]): boolean {
  return stories.some((story) => story.told.some((event) => event["kind"] === "undone"));
}
