/** The cards of a pile as chips, to be looked through in a sheet: each opens its card. */

import type { ComponentType } from "react";

import type { CardFaceProps, CardRef } from "../games/types";
import { useTableau } from "./tableau";
import "./pilelist.css";

/** A card of the list, or several alike. */
export interface ListedCard extends CardRef {
  count?: number;
}

export function PileList({
  cards,
  CardFace,
  hidden,
}: {
  cards: readonly ListedCard[];
  CardFace: ComponentType<CardFaceProps>;
  /** What is said of a card that can't be seen; nothing, if this isn't given. */
  hidden?: (back: string) => string;
}) {
  const { words, open } = useTableau();
  return (
    <ol className="pile-list">
      {cards.map((ref, number) => {
        const card = ref.card === null ? undefined : words.cards.get(ref.card);
        if (!card && !hidden) return null;
        return (
          <li key={number}>
            {card ? (
              <button type="button" className="pile-card" onClick={() => open(card.id)}>
                <CardFace card={card} size="chip" />
                {(ref.count ?? 1) > 1 && <b className="num">×{ref.count}</b>}
              </button>
            ) : (
              hidden?.(ref.back)
            )}
          </li>
        );
      })}
    </ol>
  );
}
