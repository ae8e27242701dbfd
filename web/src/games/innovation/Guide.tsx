/** A guided first game: what a kind of choice means, the first time it comes up. */

import { useState } from "react";

import { useGameWords } from "../../words";
import type { GuideProps } from "../types";

const KEPT = "kronika.guide.innovation";

/** The kinds of choice that need no more explaining on this device. */
function understood(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];
  } catch {
    return [];
  }
}

function keep(kinds: string[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(kinds));
  } catch {
    // Kept for this visit only.
  }
}

export default function Guide({ choice }: GuideProps) {
  const words = useGameWords("innovation");
  const [known, setKnown] = useState(understood);
  const id = `guide-${choice.key}`;
  if (!words.has(id) || known.includes(choice.key)) return null;
  const gotIt = (): void => {
    keep([...known, choice.key]);
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
