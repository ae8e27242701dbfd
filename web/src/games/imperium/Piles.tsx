/** The piles of a player, what follows on them, and what can be developed. */

import { Face } from "./CardFace";
import { Goods, Icon } from "./icons";
import { lackOf } from "./model";
import { cardPlace, ownPlace } from "./places";
import { type PileKind, Spot, useTableau } from "./tableau";

interface Shown {
  kind: PileKind;
  count: number;
  icon: string;
  label: string;
  note?: string | undefined;
}

/** The piles of a player that exist for the nation. */
export function usePiles(seat: number): Shown[] {
  const { words, view } = useTableau();
  const player = view.players[seat];
  if (!player) return [];
  const sunken = player.history_kind === "sunken";
  const piles: (Shown & { there: boolean })[] = [
    { kind: "deck", icon: "deck", count: player.deck_size, label: words.say("board-deck"), there: true },
    {
      kind: "discard",
      icon: "discard",
      count: view.discard[seat]?.length ?? 0,
      label: words.say("board-discard"),
      there: true,
    },
    {
      kind: "history",
      icon: sunken ? "sunken" : "history",
      count: view.history[seat]?.length ?? 0,
      label: words.say(sunken ? "board-sunken" : "board-history"),
      there: player.history_kind !== "none",
    },
    {
      kind: "nation",
      icon: "nation",
      count: player.nation_size,
      label: words.say("board-nation"),
      note: player.accession ? words.say("board-accession", { name: words.cardName(player.accession) }) : undefined,
      there: player.nation_size > 0,
    },
  ];
  return piles.filter(({ there }) => there);
}

export function Piles({ seat }: { seat: number }) {
  const { words, view, openPile } = useTableau();
  const piles = usePiles(seat);
  const player = view.players[seat];
  const accession = player?.accession ? words.cards.get(player.accession) : undefined;
  return (
    <div className="im-own-piles" data-part={`piles-${seat}`}>
      <div className="im-pile-row" role="group" aria-label={words.say("table-decks")}>
        {piles.map((pile) => (
          <Spot
            key={pile.kind}
            place={ownPlace(pile.kind, seat)}
            className="im-pile"
            label={`${pile.label} (${pile.count})`}
            onOpen={() => openPile(pile.kind, seat)}
          >
            <span className="im-pile-in" data-anchor={`${pile.kind}-${seat}`}>
              <Icon name={pile.icon} size={17} />
              <span>{pile.label}</span>
              <b className="num">{pile.count}</b>
            </span>
          </Spot>
        ))}
      </div>
      {accession && (
        <span className="im-accession">
          <span className="label">{words.say("accession-label")}</span>
          <Spot place={`accession:${seat}`} card={accession.id}>
            <Face card={accession} size="chip" />
          </Spot>
        </span>
      )}
      <Development seat={seat} />
    </div>
  );
}

/** The development cards with their prices now; what is missing is marked. */
export function Development({ seat }: { seat: number }) {
  const { words, view, options } = useTableau();
  const player = view.players[seat];
  const cards = view.development[seat] ?? [];
  if (!player || cards.length === 0) return null;
  const quests = player.nation === "arthurians";
  return (
    <div className="im-development" role="group" aria-label={words.say(quests ? "board-quests" : "board-development")}>
      <span className="label">
        {words.say(quests ? "board-quests" : "board-development")} ({cards.length})
      </span>
      {cards.map((ref, index) => {
        const card = ref.card ? words.cards.get(ref.card) : undefined;
        const price = player.development_prices[index];
        if (!card) return null;
        const { affordable = true, ...goods } = price ?? {};
        const place = cardPlace("development", seat, index);
        return (
          <Spot
            key={card.id}
            place={place}
            card={card.id}
            className={`im-develop ${affordable || options.has(place) ? "" : "im-too-dear"}`}
          >
            <Face card={card} size="chip" />
            {!quests && (
              <Goods words={words} goods={goods} missing={affordable ? undefined : lackOf(goods, player)} size={13} />
            )}
          </Spot>
        );
      })}
    </div>
  );
}
