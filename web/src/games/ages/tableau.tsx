/** What the parts of the table of Through the Ages share beside what all tables do. */

import type { ReactNode } from "react";

import type { CardOut } from "../../api/models";
import { describeCard } from "../../kit/describe";
import { tableauWith } from "../../kit/extras";
import { type Place, Spot as KitSpot, type SpotProps } from "../../kit/tableau";
import type { GameWords } from "../../words";
import { kindOf } from "./CardFace";
import type { AgesView } from "./model";
import { cardPlace, farPlace } from "./places";

export interface Extras {
  view: AgesView;
  names: readonly string[];
  /** Whose eyes: the seat at the bottom of the table. */
  me: number;
}

export const { ExtrasProvider, useTableau } = tableauWith<Extras>();

/** Where a card of a seat lies: on one's own board, or on a rival's. */
export function usePlace(seat: number): (card: string) => Place {
  const { me } = useTableau();
  return (card) => (seat === me ? cardPlace(card) : farPlace(seat, card));
}

/** A place of the table: it answers, picks, or shows a card, which travels with its place. */
export function Spot({ place, flip = place, ...props }: SpotProps & { children: ReactNode }) {
  return <KitSpot {...props} place={place} flip={flip} />;
}

export function describe(words: GameWords, card: CardOut): string {
  return describeCard(words, card, kindOf(words, card));
}
