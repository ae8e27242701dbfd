/** Names for what a game declares: its own word for it, or the name in the code as people would write it. */

import { capital } from "../../words/words";

interface Named {
  has(id: string): boolean;
  say(id: string): string;
  word(name: string): string;
}

export function labelOf(words: Named, name: string): string {
  return capital(words.word(name));
}

/** The name of a fact of a card. */
export function factLabel(words: Named, fact: string): string {
  const message = `fact-${fact}`;
  return words.has(message) ? words.say(message) : labelOf(words, fact);
}
