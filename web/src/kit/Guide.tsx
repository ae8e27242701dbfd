/** Advice in a first game: what a kind of choice or event means, the first time it comes up. The words are `guide-<kind>`
 * for what is asked and `guide-event-<kind>` for what has happened. */

import { useState } from "react";

import type { ChoiceOut, StoryOut, Told } from "../api/models";
import type { GameWords } from "../words";

const keptIn = (game: string): string => `kronika.guide.${game}`;

/** What needs no more explaining on this device: kinds of choices, and of events as `event-<kind>`. */
function understood(game: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(keptIn(game)) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function keep(game: string, kinds: string[]): void {
  try {
    localStorage.setItem(keptIn(game), JSON.stringify(kinds));
  } catch {
    // Kept for this visit only.
  }
}

/** Whoever has met a kind of choice in the lesson needs no advice about it. */
export function understand(game: string, kind: string): void {
  const known = understood(game);
  if (!known.includes(kind)) keep(game, [...known, kind]);
}

export function Guide({
  words,
  choice,
  stories,
}: {
  words: GameWords;
  choice: ChoiceOut | null;
  stories: readonly StoryOut[];
}) {
  const [known, setKnown] = useState(() => understood(words.game));
  // What happened before the advice began is old.
  const [since] = useState(() => stories.at(-1)?.version ?? 0);
  const events = stories.filter(({ version }) => version > since).flatMap(({ told }) => told as Told[]);
  const met = [...events.map(({ kind }) => `event-${kind}`), ...(choice ? [choice.key] : [])];
  const kind = met.find((one) => words.has(`guide-${one}`) && !known.includes(one));
  if (kind === undefined) return null;
  const gotIt = (): void => {
    keep(words.game, [...known, kind]);
    setKnown([...known, kind]);
  };
  return (
    <aside className="guide" role="note" data-kind={kind}>
      <p>{words.say(`guide-${kind}`)}</p>
      <button type="button" className="button small" onClick={gotIt}>
        {words.say("guide-understood")}
      </button>
    </aside>
  );
}
