/** What the players hold, face up: where everything may be seen. */

import type { ComponentType } from "react";

import type { HandOut } from "../api/models";
import type { CardFaceProps } from "../games/types";
import { capital, type GameWords } from "../words";
import { useLooking } from "./tableau";
import "./hands.css";
import "./seats.css";

export interface HandsProps {
  words: GameWords;
  names: readonly string[];
  /** By seat. */
  hands: readonly (readonly HandOut[])[];
  CardFace: ComponentType<CardFaceProps>;
}

export function Hands({ words, names, hands, CardFace }: HandsProps) {
  const { peek, open, looked } = useLooking(words, CardFace, hands);
  return (
    <section className="hands" aria-label={words.say("hands-label")}>
      {hands.map((own, seat) => (
        <div key={seat} className="hands-seat" data-seat={seat}>
          <h3>{names[seat]}</h3>
          {own.every(({ cards }) => cards.length === 0) && <p className="nothing">{words.say("hands-nothing")}</p>}
          {own
            .filter(({ cards }) => cards.length > 0)
            .map(({ zone, cards }, number) => (
              <details key={zone} open={number === 0}>
                <summary className="label">
                  {capital(words.word(zone))} ({words.number(cards.length)})
                </summary>
                <ul>
                  {cards.map((id, place) => {
                    const card = words.cards.get(id);
                    return (
                      <li key={place}>
                        <button
                          type="button"
                          className="hands-card"
                          onClick={() => open(id)}
                          onPointerEnter={(event) => {
                            if (event.pointerType === "mouse") peek(id, event.currentTarget.getBoundingClientRect());
                          }}
                          onPointerLeave={() => peek(null)}
                        >
                          {card ? <CardFace card={card} size="chip" /> : words.cardName(id)}
                        </button>
                      </li>
                    );
                  })}
                </ul>
              </details>
            ))}
        </div>
      ))}
      {looked}
    </section>
  );
}
