/** Looking through piles: one's own, those that all may see, the score so far, and what a nation is like. */

import { Sheet } from "../../kit/Sheet";
import type { CardRef } from "../types";
import { Face } from "./CardFace";
import { counted, type ImperiumView } from "./model";
import { NationWords } from "./Nations";
import { DevelopmentSheet } from "./Opponents";
import { type PileKind, useTableau } from "./tableau";

export interface OpenedPile {
  kind: PileKind;
  seat: number;
}

export function PileSheet({ pile, onClose }: { pile: OpenedPile; onClose(): void }) {
  const { words, names } = useTableau();
  const player = names[pile.seat] ?? "";
  const shared = pile.kind === "exile" || pile.kind === "fame";
  const title = shared ? words.say(`zone-${pile.kind}`) : words.say("pile-of", { pile: words.say(`zone-${pile.kind}`), player });
  return (
    <Sheet title={title} onClose={onClose} closeLabel={words.say("close")}>
      <Inside pile={pile} />
    </Sheet>
  );
}

function Inside({ pile }: { pile: OpenedPile }) {
  const { words, view } = useTableau();
  const { kind, seat } = pile;
  if (kind === "score") return <Score view={view} seat={seat} />;
  if (kind === "nation-words") return <NationWords words={words} nation={view.nations[seat] ?? ""} />;
  if (kind === "development") return <DevelopmentSheet seat={seat} />;
  if (kind === "fame") {
    const known = view.fame_seen.map((card) => ({ card, back: "card" })).reverse();
    return (
      <>
        <p>{words.say("fame-known")}</p>
        <Listed cards={known} ordered />
      </>
    );
  }
  if (kind === "exile") return <Listed cards={[...view.exile].reverse()} ordered />;
  if (kind === "discard") return <Listed cards={[...(view.discard[seat] ?? [])].reverse()} ordered />;
  if (kind === "nation") return <NationDeck seat={seat} />;
  const cards = view[kind][seat] ?? [];
  const player = view.players[seat];
  const stacked = kind === "deck" ? (player?.stacked ?? 0) : 0;
  const top = stacked ? cards.slice(-stacked).reverse() : [];
  return (
    <>
      {top.some(({ card }) => card) && <p>{words.say("board-top", { names: top.map(({ card }) => (card ? words.cardName(card) : "?")).join(", ") })}</p>}
      {kind === "deck" && cards.some(({ card }) => card) && <p className="muted">{words.say("deck-order")}</p>}
      <Listed cards={cards} />
    </>
  );
}

/** Cards as chips; without an order equal ones stand together. What can't be seen is only counted. */
function Listed({ cards, ordered = false }: { cards: readonly CardRef[]; ordered?: boolean }) {
  const { words, open } = useTableau();
  const hidden = cards.filter(({ card }) => card === null).length;
  if (cards.length === 0) return <p>{words.say("pile-empty")}</p>;
  const known: [string, number][] = ordered
    ? cards.flatMap(({ card }) => (card ? [[card, 1] as [string, number]] : []))
    : counted(cards, (card) => words.cardName(card));
  return (
    <>
      <ol className="im-listed">
        {known.map(([id, count], number) => {
          const card = words.cards.get(id);
          return (
            card && (
              <li key={number}>
                <button type="button" className="im-listed-card" onClick={() => open(card.id)}>
                  <Face card={card} size="chip" />
                  {count > 1 && <b className="num">×{count}</b>}
                </button>
              </li>
            )
          );
        })}
      </ol>
      {hidden > 0 && <p>{words.say("pile-hidden", { count: hidden })}</p>}
    </>
  );
}

function NationDeck({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  const player = view.players[seat];
  if (!player) return null;
  const known = [player.nation_top, player.accession].flatMap((card) => (card ? [{ card, back: "card" }] : []));
  return (
    <>
      <p>{words.say("nation-deck", { count: player.nation_size })}</p>
      {player.nation_top && <p>{words.say("board-nation-top", { name: words.cardName(player.nation_top) })}</p>}
      {player.accession && <p>{words.say("board-accession", { name: words.cardName(player.accession) })}</p>}
      <Listed cards={known} ordered />
    </>
  );
}

/** The points so far, line by line. */
function Score({ view, seat }: { view: ImperiumView; seat: number }) {
  const { words } = useTableau();
  const all = view.result?.lines[seat] ?? Object.entries(view.players[seat]?.score_lines ?? {});
  const lines = all.filter(([label]) => label !== "total");
  const sum = lines.reduce((sum, [, points]) => sum + points, 0);
  return (
    <table className="score-table">
      <tbody>
        {lines.map(([label, points]) => (
          <tr key={label}>
            <th scope="row">{words.say(`line-${label}`)}</th>
            <td className="num">{points}</td>
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{words.say("score-sum")}</th>
          <td className="num">{sum}</td>
        </tr>
      </tbody>
    </table>
  );
}
