/** Looking through piles: one's own, those that all may see, the score so far, and what a nation is like. */

import { type ListedCard, PileList } from "../../kit/PileList";
import { Sheet } from "../../kit/Sheet";
import { copiesIn } from "../../kit/view";
import type { CardRef } from "../types";
import CardFace from "./CardFace";
import type { ImperiumView } from "./model";
import { type PileKind, useTableau } from "./tableau";
import { NationWords } from "./Nations";
import { DevelopmentSheet } from "./Opponents";

export interface OpenedPile {
  kind: PileKind;
  seat: number;
}

export function PileSheet({ pile, onClose }: { pile: OpenedPile; onClose(): void }) {
  const { words, names } = useTableau();
  const player = names[pile.seat] ?? "";
  const shared = pile.kind === "exile" || pile.kind === "fame";
  const title = shared
    ? words.say(`zone-${pile.kind}`)
    : words.say("pile-of", { pile: words.say(`zone-${pile.kind}`), player });
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
      {top.some(({ card }) => card) && (
        <p>
          {words.say("board-top", { names: top.map(({ card }) => (card ? words.cardName(card) : "?")).join(", ") })}
        </p>
      )}
      {kind === "deck" && cards.some(({ card }) => card) && <p className="muted">{words.say("deck-order")}</p>}
      <Listed cards={cards} />
    </>
  );
}

/** The cards of a pile by name with their numbers, where its order says nothing. */
function counted(cards: readonly CardRef[], nameOf: (card: string) => string): ListedCard[] {
  return [...copiesIn([cards])]
    .sort(([one], [other]) => nameOf(one).localeCompare(nameOf(other)))
    .map(([card, count]) => ({ card, back: "", count }));
}

/** Cards as chips; without an order equal ones stand together. What can't be seen is only counted. */
function Listed({ cards, ordered = false }: { cards: readonly CardRef[]; ordered?: boolean }) {
  const { words } = useTableau();
  const hidden = cards.filter(({ card }) => card === null).length;
  if (cards.length === 0) return <p>{words.say("pile-empty")}</p>;
  const seen = cards.filter(({ card }) => card !== null);
  return (
    <>
      <PileList cards={ordered ? seen : counted(cards, (card) => words.cardName(card))} CardFace={CardFace} />
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
            <th scope="row">{words.line(label)}</th>
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
