/** A guided first game: what a kind of choice means, the first time it comes up. The words are `guide-<kind>`. */

import { useState } from "react";

import type { ChoiceOut } from "../api/models";
import type { GameWords } from "../words";

const keptIn = (game: string): string => `kronika.guide.${game}`;

/** The kinds of choice that need no more explaining on this device. */
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

export function Guide({ words, choice }: { words: GameWords; choice: ChoiceOut }) {
  const [known, setKnown] = useState(() => understood(words.game));
  const id = `guide-${choice.key}`;
  if (!words.has(id) || known.includes(choice.key)) return null;
  const gotIt = (): void => {
    keep(words.game, [...known, choice.key]);
    setKnown([...known, choice.key]);
  };
  return (
    <aside className="guide" role="note">
      <p>{words.say(id)}</p>
      <button type="button" className="button small" onClick={gotIt}>
        {words.say("guide-understood")}
      </button>
    </aside>
  );
}
