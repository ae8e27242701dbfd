/** What the pages around the table need of Imperium; it is loaded with them, so it is little. */

import type { CardOut } from "../../api/models";
import type { ImperiumView } from "./model";

export const SUITS = ["region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power"] as const;
export const ICONS = ["city", "metropolis", "knight", "scroll", "mask", "pinned", "attack"] as const;

/** The suits of a card; cards of a nation may have none. */
export function suitsOf(card: CardOut): string[] {
  const suits = card.facts["suit"] as string[] | undefined;
  return suits?.length ? suits : ["nation"];
}

/** The points that are known: one's own, and everybody's in the end. */
export function pointsOf(view: ImperiumView, seat: number): number | null {
  return view.result?.scores[seat] ?? view.players[seat]?.points ?? null;
}
