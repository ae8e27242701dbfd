/** What the parts of the table of Imperium share beside what all tables do. */

import { createContext, type ReactNode, useContext } from "react";

import type { CardOut } from "../../api/models";
import { Spot as KitSpot, type SpotProps, type Tableau as KitTableau, useTableau as useKitTableau } from "../../kit/tableau";
import type { GameWords } from "../../words";
import { kindOf } from "./CardFace";
import type { ImperiumView, Offered, Place } from "./model";

/** Piles that can be looked through. */
export type PileKind = "deck" | "discard" | "history" | "nation" | "development" | "exile" | "fame" | "score" | "nation-words";

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

const Context = createContext<Extras | null>(null);

export const ExtrasProvider = Context.Provider;

export function useTableau(): KitTableau & Extras {
  const extras = useContext(Context);
  if (!extras) throw new Error("There is no table of Imperium around this part.");
  return { ...useKitTableau(), ...extras };
}

/** A place of the table: it answers, or shows a card. */
export function Spot({ place, card, children, ...props }: Omit<SpotProps, "flip"> & { children: ReactNode }) {
  const { flipOf } = useTableau();
  return (
    <KitSpot {...props} place={place} card={card} flip={card && flipOf(card, place)}>
      {children}
    </KitSpot>
  );
}

/** A place that is a button only while it can be clicked. */
export function MaybeSpot({ place, label, className = "", children }: { place: Place; label: string; className?: string; children: ReactNode }) {
  const { options } = useTableau();
  if (!options.has(place)) return <span className={className}>{children}</span>;
  return (
    <Spot place={place} label={label} className={className}>
      {children}
    </Spot>
  );
}

export function describe(words: GameWords, card: CardOut): string {
  return `${words.cardName(card.id)}. ${kindOf(words, card)}. ${(card.texts[words.lang] ?? []).join(" ")}`;
}
