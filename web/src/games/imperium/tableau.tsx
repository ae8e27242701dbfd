/** What the parts of the table of Imperium share beside what all tables do. */

import type { ReactNode } from "react";

import type { CardOut } from "../../api/models";
import { describeCard } from "../../kit/describe";
import { tableauWith } from "../../kit/extras";
import { type Place, Spot as KitSpot, type SpotProps } from "../../kit/tableau";
import type { GameWords } from "../../words";
import { kindOf } from "./CardFace";
import type { ImperiumView } from "./model";
import type { Offered } from "./places";

/** Piles that can be looked through. */
export type PileKind =
  "deck" | "discard" | "history" | "nation" | "development" | "exile" | "fame" | "score" | "nation-words";

export interface Extras {
  view: ImperiumView;
  names: readonly string[];
  /** Whose eyes: the seat at the bottom of the table. */
  me: number;
  /** Cards to choose from that don't lie open. */
  offered: readonly Offered[];
  /** The name under which a card travels. */
  flipOf(card: string, place: Place): string;
  openPile(kind: PileKind, seat: number): void;
}

export const { ExtrasProvider, useTableau } = tableauWith<Extras>();

/** A place of the table: it answers, or shows a card. */
export function Spot({ place, card, children, ...props }: Omit<SpotProps, "flip"> & { children: ReactNode }) {
  const { flipOf } = useTableau();
  return (
    <KitSpot {...props} place={place} card={card} flip={card && flipOf(card, place)}>
      {children}
    </KitSpot>
  );
}

export function describe(words: GameWords, card: CardOut): string {
  return describeCard(words, card, kindOf(words, card));
}
