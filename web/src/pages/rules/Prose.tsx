/** Text of the rulebook: cards and rules that it names are links, and what was searched for is marked. */

import { Link } from "wouter";

import { Marked } from "../../shell/Marked";
import { type GameWords } from "../../words";
import { blocksOf, piecesOf } from "./parts";

interface ProseProps {
  text: string;
  words: GameWords;
  wanted: readonly string[];
}

export function Prose({ text, words, wanted }: ProseProps) {
  return blocksOf(text).map((block, place) =>
    block.kind === "list" ? (
      <ul key={place} className="prose-list">
        {block.items.map((item) => (
          <li key={item}>
            <Line text={item} words={words} wanted={wanted} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={place}>
        <Line text={block.text} words={words} wanted={wanted} />
      </p>
    ),
  );
}

export function Line({ text, words, wanted }: ProseProps) {
  return piecesOf(text).map((piece, place) => {
    if (piece.kind === "bold") {
      return (
        <strong key={place}>
          <Marked text={piece.text} words={wanted} />
        </strong>
      );
    }
    if (piece.kind === "card") {
      return (
        <Link key={place} href={`/cards/${words.game}/${piece.text}`}>
          <Marked text={words.cardName(piece.text)} words={wanted} />
        </Link>
      );
    }
    if (piece.kind === "rule") {
      return (
        <a key={place} href={`#${piece.text}`} className="num">
          {piece.text}
        </a>
      );
    }
    return <Marked key={place} text={piece.text} words={wanted} />;
  });
}
