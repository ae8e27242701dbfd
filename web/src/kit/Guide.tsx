/** Advice in a first game: what something means, the first time it comes up. The words are `guide-event-<kind>` for what
 * has happened (`guide-event-<kind>-<number>` for one with this number, as the last round), `guide-<kind>` for what is
 * asked, and `guide-option-<kind>` for what can be chosen. */

import { useState } from "react";

import type { ChoiceOut, OptionOut, StoryOut, Told } from "../api/models";
import type { GameWords } from "../words";

const OPTION = "option-";

const optionKind = ({ key }: OptionOut): string => `${OPTION}${key}`;

const keptIn = (game: string): string => `kronika.guide.${game}`;

/** What needs no more explaining on this device, by the names of the messages without `guide-`. */
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

/** Whoever has met a kind of choice and given this answer in the lesson needs no advice about either. */
export function understand(game: string, choice: ChoiceOut, token: string): void {
  const given = choice.options?.find((option) => option.token === token);
  keep(game, [...new Set([...understood(game), choice.key, ...(given ? [optionKind(given)] : [])])]);
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
  const now = stories.at(-1)?.version ?? 0;
  const [since] = useState(now);
  // Much can become possible at once: of that one thing is explained at a time.
  const [explained, setExplained] = useState<number | null>(null);
  const events = stories.filter(({ version }) => version > since).flatMap(({ told }) => told as Told[]);
  const met = [
    ...events.flatMap(({ kind, number }) => [`event-${kind}-${String(number)}`, `event-${kind}`]),
    ...(choice ? [choice.key] : []),
    ...(explained === now ? [] : (choice?.options ?? []).map(optionKind)),
  ];
  const kind = met.find((one) => words.has(`guide-${one}`) && !known.includes(one));
  if (kind === undefined) return null;
  const gotIt = (): void => {
    keep(words.game, [...known, kind]);
    setKnown([...known, kind]);
    if (kind.startsWith(OPTION)) setExplained(now);
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
