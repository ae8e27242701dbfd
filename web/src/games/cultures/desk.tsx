/** What the parts of the table share beside what all tables do: the view, the picked card, and what can be opened. */

import type { ChoiceOut } from "../../api/models";
import { tableauWith } from "../../kit/extras";
import { Spot, type SpotProps, useTableau } from "../../kit/tableau";
import type { GameWords } from "../../words";
import { Face } from "./CardFace";
import type { Cost, CulturesView, Uses } from "./model";

export interface Desk {
  view: CulturesView;
  names: readonly string[];
  /** Whose eyes. */
  me: number;
  choice: ChoiceOut | null;
  openDiscard(seat: number): void;
  openScore(seat: number): void;
  openBoard(seat: number): void;
}

export const { ExtrasProvider: DeskProvider, useTableau: useDesk } = tableauWith<Desk>();

/** A card with its whole face. */
export function CardSpot({
  card,
  cost,
  size = "card",
  ...props
}: SpotProps & { card: string; cost?: Cost | undefined; size?: "card" | "large" }) {
  const { words } = useTableau();
  const face = words.cards.get(card);
  return (
    <Spot {...props} card={card}>
      {face && <Face words={words} card={face} size={size} cost={cost} />}
    </Spot>
  );
}

/** What building a card would cost, in one sentence. */
export function costText(words: GameWords, cost: Cost): string {
  const missing = Object.entries(cost.missing).map(([name, count]) => words.say(`amount-${name}`, { count }));
  const parts = [words.say("hint-price", { coins: cost.coins })];
  if (missing.length > 0) parts.push(words.say("hint-missing", { missing: words.join(missing) }));
  if (cost.covered > 0) parts.push(words.say("hint-covered", { count: cost.covered }));
  if (cost.short > 0) parts.push(words.say("hint-short", { count: cost.short }));
  return parts.join("; ");
}

/** The uses of the picked card, if it is in the own hand. */
export function usesOf(view: CulturesView, card: string | null): Uses | null {
  return (card !== null && view.uses?.[card]) || null;
}
