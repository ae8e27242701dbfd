/** What the parts of the table of Through the Ages share beside what all tables do. */

import { createContext, type ReactNode, useContext } from "react";

import type { CardOut } from "../../api/models";
import { Spot as KitSpot, type SpotProps, type Tableau as KitTableau, useTableau as useKitTableau } from "../../kit/tableau";
import type { GameWords } from "../../words";
import { kindOf } from "./CardFace";
import type { AgesView, Place } from "./model";

export interface Extras {
  view: AgesView;
  names: readonly string[];
  /** Whose eyes: the seat at the bottom of the table. */
  me: number;
  /** Places that pick something with several uses, and what is picked. */
  picks: ReadonlyMap<Place, string>;
  picked: string | null;
  onPick(group: string | null): void;
}

const Context = createContext<Extras | null>(null);

export const ExtrasProvider = Context.Provider;

export function useTableau(): KitTableau & Extras {
  const extras = useContext(Context);
  if (!extras) throw new Error("There is no table of Through the Ages around this part.");
  return { ...useKitTableau(), ...extras };
}

export interface PlaceProps extends Omit<SpotProps, "onPick" | "picked"> {
  children: ReactNode;
}

/** A place of the table: it answers, picks, or shows a card. */
export function Spot({ place, children, ...props }: PlaceProps) {
  const { picks, picked, onPick } = useTableau();
  const group = picks.get(place);
  return (
    <KitSpot
      {...props}
      place={place}
      flip={props.flip ?? place}
      {...(group === undefined ? {} : { onPick: () => onPick(group === picked ? null : group), picked: group === picked })}
    >
      {children}
    </KitSpot>
  );
}

/** A place that is a button only while it can be clicked. */
export function MaybeSpot({ place, label, className = "", children }: { place: Place; label: string; className?: string; children: ReactNode }) {
  const { options, picks } = useTableau();
  if (!options.has(place) && !picks.has(place)) return <span className={className}>{children}</span>;
  return (
    <Spot place={place} label={label} more={label} className={className}>
      {children}
    </Spot>
  );
}

export function describe(words: GameWords, card: CardOut): string {
  return `${words.cardName(card.id)}. ${kindOf(words, card)}. ${(card.texts[words.lang] ?? []).join(" ")}`;
}
