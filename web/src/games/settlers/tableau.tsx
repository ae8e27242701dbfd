/** What the parts of the table of Imperial Settlers share beside what all tables do. */

import type { ReactNode } from "react";

import type { CardOut } from "../../api/models";
import { describeCard } from "../../kit/describe";
import { tableauWith } from "../../kit/extras";
import { type Place, Spot as KitSpot, type SpotProps } from "../../kit/tableau";
import type { GameWords } from "../../words";
import { kindOf } from "./CardFace";
import type { SettlersView } from "./model";

export interface Extras {
  view: SettlersView;
  names: readonly string[];
  /** Whose eyes: the seat at the bottom of the table. */
  me: number;
  /** The name under which a card travels. */
  flipOf(card: string, place: Place): string;
  openDiscard(): void;
}

export const { ExtrasProvider, useTableau } = tableauWith<Extras>();

export interface PlaceProps extends Omit<SpotProps, "flip"> {
  /** Of several copies in one place, which one this is. */
  copy?: number;
  children: ReactNode;
}

/** A place of the table: it answers, picks, or shows a card. */
export function Spot({ place, card, copy = 0, ...props }: PlaceProps) {
  const { flipOf } = useTableau();
  return (
    <KitSpot {...props} place={place} card={card} flip={card && flipOf(card, copy ? `${place}:${copy}` : place)} />
  );
}

export function describe(words: GameWords, card: CardOut): string {
  return describeCard(words, card, kindOf(words, card));
}
