/** The score as it would be now, line by line, and the discard pile to look through. */

import { PileList } from "../../kit/PileList";
import type { CardRef } from "../types";
import CardFace from "./CardFace";
import { useDesk } from "./desk";
import { sumOf } from "./model";
import "./score.css";

export function ScoreSheet({ seat }: { seat: number }) {
  const { view, words } = useDesk();
  const score = view.scores[seat];
  const first = view.match.first?.[seat];
  if (!score) return null;
  const sourceName = (source: string): string => {
    const level = /level[-_](\d+)$/.exec(source)?.[1];
    if (level) return words.say("card-level", { number: Number(level) });
    return source === "marker" ? words.say("marker-word") : words.cardName(source);
  };
  const sources = Object.entries(score.sources).filter(([, points]) => points !== 0);
  return (
    <>
      <p>{words.say("score-if-now")}</p>
      <table className="cu-score">
        <tbody>
          {Object.entries(score.lines).map(([line, points]) => (
            <tr key={line}>
              <th scope="row">{words.line(line)}</th>
              <td className="num">{points}</td>
            </tr>
          ))}
          {first !== undefined && (
            <tr>
              <th scope="row">{words.line("first-total")}</th>
              <td className="num">{first}</td>
            </tr>
          )}
          <tr className="sum">
            <th scope="row">{words.line("total")}</th>
            <td className="num">{sumOf(view, seat)}</td>
          </tr>
        </tbody>
      </table>
      {sources.length > 0 && (
        <p className="small muted">
          {sources.map(([source, points]) => `${sourceName(source)}: ${points}`).join(" · ")}
        </p>
      )}
    </>
  );
}

export function DiscardSheet({ cards, mine }: { cards: readonly CardRef[]; mine: boolean }) {
  const { words } = useDesk();
  if (cards.length === 0) return <p>{words.say("discard-empty")}</p>;
  return (
    <>
      {!mine && <p>{words.say("discard-top-only")}</p>}
      <PileList cards={[...cards].reverse()} CardFace={CardFace} />
    </>
  );
}
