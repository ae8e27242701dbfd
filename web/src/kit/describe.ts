import type { CardOut } from "../api/models";
import type { GameWords } from "../words";

/** A card in words, for those who can't see it: its name, what kind of card it is, and its text. */
export function describeCard(words: GameWords, card: CardOut, kind: string): string {
  return [words.cardName(card.id), kind, (card.texts[words.lang] ?? []).join(" ")].join(". ");
}
