/** The cards in hand: civil ones, which everybody sees, and military ones, which only their owner does. */

import { CardRow } from "../../kit/CardRow";
import { CardBack, Face } from "./CardFace";
import { factsOf } from "./model";
import { cardPlace, militaryPlace } from "./places";
import { isTechnology, missingOf } from "./prices";
import { Spot, useTableau } from "./tableau";
import "./hand.css";

export function Hand() {
  return (
    <div className="ag-hands">
      <Cards kind="civil" />
      <Cards kind="military" />
    </div>
  );
}

function Cards({ kind }: { kind: "civil" | "military" }) {
  const { words, view, me } = useTableau();
  const player = view.players[me];
  const hand = (kind === "civil" ? view.hand[me] : view.military_hand[me]) ?? [];
  if (!player) return null;
  const limit = kind === "civil" ? player.civil_limit : player.military_limit;
  const label = words.say(kind === "civil" ? "board-hand" : "board-military-hand");
  const over = kind === "military" && hand.length > limit;
  const place = kind === "civil" ? cardPlace : militaryPlace;
  return (
    <CardRow
      className={`ag-hand ag-hand-${kind}`}
      label={label}
      title={
        <>
          {label}{" "}
          <span className={over ? "ag-over" : ""} title={words.say("hand-limit", { count: limit })}>
            {hand.length}/{limit}
          </span>
        </>
      }
      anchor={`hand-${kind}`}
      count={hand.length}
      empty={words.say("hand-none")}
    >
      {hand.map((ref, number) => {
        const card = ref.card ? words.cards.get(ref.card) : undefined;
        if (!card) return <CardBack key={number} back={ref.back} />;
        const science = isTechnology(factsOf(card).kind) ? player.develop_prices[card.id] : undefined;
        const fresh = view.this_turn.fresh.includes(card.id) && view.active === me;
        return (
          <Spot
            key={`${card.id}-${number}`}
            place={place(card.id)}
            card={card.id}
            flip={`${kind}:${card.id}:${number}`}
            from={kind === "civil" ? "row" : "military-deck"}
            className={`ag-hand-card ${fresh ? "ag-fresh" : ""}`}
          >
            <Face
              card={card}
              size="card"
              price={science === undefined ? undefined : { science }}
              missing={science === undefined ? undefined : missingOf({ science }, player)}
            />
            {fresh && (
              <span className="ag-fresh-mark" title={words.say("card-fresh")}>
                {words.say("card-fresh-short")}
              </span>
            )}
          </Spot>
        );
      })}
    </CardRow>
  );
}
