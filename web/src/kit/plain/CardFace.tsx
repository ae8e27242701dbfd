/** A card that no game has drawn: its name, its facts, its text, and the first letter of its name as an emblem. */

import type { CardOut } from "../../api/models";
import type { CardFaceProps } from "../../games/types";
import { type GameWords, useGameWords } from "../../words";
import { CardBack, CardChip, CardFrame } from "../CardFrame";
import { isLong } from "../view";
import { factsOf, kindClass } from "./cardfacts";
import { Facts } from "./Facts";
import type { Fact } from "./model";
import { factLabel, labelOf } from "./names";
import "./card.css";

export default function CardFace({ game, card, size, lang }: CardFaceProps & { game: string }) {
  const words = useGameWords(game);
  const shown = lang ?? words.lang;
  const name = card.names[shown] ?? card.id;
  if (size === "chip") return <CardChip name={name} className={kindClass(card)} />;
  return (
    <CardFrame
      card={card}
      size={size}
      lang={shown}
      className={`plain-face ${kindClass(card)}`}
      nameClass={isLong(name, 20, 12) ? "cardface-long" : ""}
    >
      <span className="plain-emblem" aria-hidden="true">
        {name.charAt(0)}
      </span>
      <CardFacts words={words} card={card} />
      {(card.texts[shown] ?? []).map((text, place) => (
        <span key={place} className="plain-text">
          {text}
        </span>
      ))}
    </CardFrame>
  );
}

/** Words first, in a line of their own, then numbers with their names. */
function CardFacts({ words, card }: { words: GameWords; card: CardOut }) {
  const facts = factsOf(card);
  const kinds = facts.flatMap(([name, value]) =>
    typeof value === "string" ? [labelOf(words, value)] : value === true ? [factLabel(words, name)] : [],
  );
  const numbers = facts.flatMap(([name, value]): Fact[] => (typeof value === "number" ? [{ name, value }] : []));
  return (
    <>
      {kinds.length > 0 && <span className="cardface-kind plain-kinds">{kinds.join(" · ")}</span>}
      <Facts words={words} facts={numbers} label={factLabel} />
    </>
  );
}

/** A card in words, for those who can't see it. */
export function describe(words: GameWords, card: CardOut): string {
  const facts = factsOf(card).map(([name, value]) =>
    typeof value === "number"
      ? `${factLabel(words, name)} ${value}`
      : typeof value === "string"
        ? words.word(value)
        : factLabel(words, name),
  );
  return [words.cardName(card.id), ...facts].join(", ");
}

/** The back of cards that nobody may look at, and how many of them there are. */
export function HiddenCards({
  words,
  back,
  count,
  small = false,
}: {
  words: GameWords;
  back: string;
  count: number;
  small?: boolean;
}) {
  const name = labelOf(words, back);
  return (
    <span
      className={`plain-back ${small ? "plain-back-small" : ""}`}
      title={words.say("plain-hidden", { count, back: name })}
    >
      <span className="hidden-text">{words.say("plain-hidden", { count, back: name })}</span>
      <span aria-hidden="true">
        <CardBack small={small} className={count > 1 ? "cardback-several" : ""}>
          {!small && <span className="plain-back-name">{name}</span>}
        </CardBack>
      </span>
      <b className="num" aria-hidden="true">
        {count}
      </b>
    </span>
  );
}
