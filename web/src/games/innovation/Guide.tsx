/** A guided first game: what a kind of choice means, the first time it comes up. */

import { useEffect, useState } from "react";

import type { ChoiceOut } from "../../api/models";
import type { GameWords } from "../../words";

const KEPT = "kronika-guide-innovation";

function seen(): string[] {
  return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
}

export function Guide({ choice, words }: { choice: ChoiceOut; words: GameWords }) {
  const id = `guide-${choice.key}`;
  const [known, setKnown] = useState<string[]>(seen);
  useEffect(() => localStorage.setItem(KEPT, JSON.stringify(known)), [known]);
  if (!words.has(id) || known.includes(choice.key)) return null;
  return (
    <aside className="guide" role="note">
      <p>{words.say(id)}</p>
      <button type="button" onClick={() => setKnown([...known, choice.key])}>
        {words.say("guide-understood")}
      </button>
    </aside>
  );
}
