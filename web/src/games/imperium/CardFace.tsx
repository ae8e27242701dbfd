/** A card of Imperium: suits, state, icons, points, and what it does. */

import type { CardOut, Lang } from "../../api/models";
import { CardBack as KitBack, CardChip, CardFrame } from "../../kit/CardFrame";
import { Unsure } from "../../kit/Unsure";
import { isLong } from "../../kit/view";
import { capital, type GameWords, useGameWords } from "../../words";
import type { CardFaceProps, CardSize } from "../types";
import { suitsOf } from "./basics";
import { Emblem } from "./Emblem";
import { Goods, Icon, SuitMark } from "./icons";
import { type Facts, factsOf, type Plain, type Tokens, type Worth } from "./model";
import { partsOf, signOf } from "./text";
import "./card.css";

export default function CardFace({ card, size, lang }: CardFaceProps) {
  return <Face card={card} size={size} lang={lang} />;
}

export interface FaceProps {
  card: CardOut;
  size: CardSize;
  lang?: Lang | undefined;
  /** What is missing to develop it. */
  missing?: Tokens | undefined;
}

export function Face({ card, size, lang, missing }: FaceProps) {
  const words = useGameWords("imperium");
  const facts = factsOf(card);
  const shown = lang ?? words.lang;
  const name = card.names[shown] ?? card.id;
  if (size === "chip") return <Chip card={card} name={name} />;
  const large = size === "large";
  const [suit = "nation"] = suitsOf(card);
  return (
    <CardFrame
      card={card}
      size={size}
      lang={shown}
      className={`im-face im-face-${size} im-${suit}`}
      style={bandStyle(card)}
      marks={<Marks card={card} size={large ? 24 : 17} />}
      picture={<Emblem card={card} />}
      nameClass={isLong(name, 20, 9) ? "cardface-long" : ""}
      traits={<Traits words={words} facts={facts} missing={missing} size={large ? 19 : 14} />}
      kind={kindOf(words, card)}
      origin={
        facts.confidence !== undefined && (
          <span className="cardface-origin">
            <Unsure text={words.say("card-uncertain")} /> {words.say("card-uncertain")}
          </span>
        )
      }
    >
      <Text texts={card.texts[shown] ?? []} large={large} lang={shown} />
    </CardFrame>
  );
}

/** The suits as shields. */
export function Marks({ card, size }: { card: CardOut; size: number }) {
  const suits = suitsOf(card);
  return (
    <span className="cardface-marks">
      {suits.map((suit) => (
        <SuitMark key={suit} suit={suit} size={suits.length > 1 ? size - 2 : size} />
      ))}
    </span>
  );
}

/** What it is worth in the end: a number, or a star if that depends on what one owns or where it lies. */
export function Points({ words, worth }: { words: GameWords; worth: Worth | undefined }) {
  if (worth === undefined || worth === 0) return null;
  const text = worthText(words, worth);
  return (
    <span
      className={`cardface-worth im-worth ${typeof worth === "number" && worth < 0 ? "im-worth-bad" : ""}`}
      title={text}
    >
      {typeof worth === "number" ? words.number(worth) : "★"}
      <Icon name="vp" size={11} />
      <span className="hidden-text">{text}</span>
    </span>
  );
}

export function worthText(words: GameWords, worth: Worth): string {
  if (typeof worth === "number") return words.say("card-points", { points: worth });
  if (!Array.isArray(worth) && !("each" in worth)) {
    const cases = Object.entries(worth).map(([place, points]) => `${words.word(place)} ${String(points)}`);
    return words.say("card-placed", { cases: cases.join(", ") });
  }
  return words.say("card-variable");
}

/** State, icons, terrain, free play, price and points, in one line. */
function Traits({
  words,
  facts,
  missing,
  size,
}: {
  words: GameWords;
  facts: Facts;
  missing: Tokens | undefined;
  size: number;
}) {
  const named = (name: string, key = name): React.ReactNode => (
    <span key={key} className="im-trait" title={capital(words.word(name))}>
      <Icon name={name} size={size} />
      <span className="hidden-text">{words.word(name)}</span>
    </span>
  );
  const free = facts.free_play ?? false;
  const bare = !facts.state && !facts.icons?.length && !facts.terrain?.length && !free && !facts.cost && !facts.vp;
  if (bare) return null;
  return (
    <span className="im-traits">
      {facts.state && named(facts.state)}
      {(facts.icons ?? []).map((icon) => named(icon))}
      {free && (
        <span className="im-trait" title={capital(words.say("card-free"))}>
          <Icon name="free" size={size} />
          <span className="hidden-text">{words.say("card-free")}</span>
        </span>
      )}
      {facts.terrain && (
        <span className="im-terrain">{facts.terrain.map((icon, number) => named(icon, `${icon}-${number}`))}</span>
      )}
      {facts.cost && (
        <span className="im-cost" title={capital(words.say("card-cost"))}>
          <span className="hidden-text">{words.say("card-cost")} </span>
          <Goods words={words} goods={facts.cost} missing={missing} size={size} />
        </span>
      )}
      <Points words={words} worth={facts.vp} />
    </span>
  );
}

/** The text by abilities, each with its sign. */
function Text({ texts, large, lang }: { texts: readonly string[]; large: boolean; lang: Lang }) {
  const parts = texts.flatMap(partsOf);
  return (
    <span className={large ? "im-texts" : "cardface-gist im-gist"} lang={lang}>
      {parts.map(({ label, text }, number) => (
        <span key={number} className="im-text">
          {label && (
            <>
              <Icon name={signOf(label)} size={large ? 16 : 11} /> <b>{label}:</b>{" "}
            </>
          )}
          {text}
        </span>
      ))}
    </span>
  );
}

/** A plain ability as icons: what it costs and what it brings. */
export function Effect({ words, plain, size = 15 }: { words: GameWords; plain: Plain; size?: number }) {
  return (
    <span className="im-effect">
      {plain.cost && (
        <>
          <Goods words={words} goods={plain.cost} size={size} />
          <Icon name="arrow" size={size - 4} />
        </>
      )}
      {plain.gain && <Goods words={words} goods={plain.gain} size={size} sign="+" />}
      {(["draw", "exile", "garrison", "history"] as const).map(
        (what) =>
          plain[what] && (
            <span key={what} className="im-trait" title={capital(words.word(what))}>
              {typeof plain[what] === "number" && plain[what] > 1 && <b>{plain[what]}</b>}
              <Icon name={what} size={size} />
              <span className="hidden-text">{words.word(what)}</span>
            </span>
          ),
      )}
    </span>
  );
}

function Chip({ card, name }: { card: CardOut; name: string }) {
  const [suit = "nation"] = suitsOf(card);
  return (
    <CardChip name={name} className={`im-chip im-${suit}`} mark={<Marks card={card} size={16} />}>
      <Emblem card={card} className="picture-chip" />
    </CardChip>
  );
}

/** 'Region, pinned, coin'. */
export function kindOf(words: GameWords, card: CardOut): string {
  const facts = factsOf(card);
  const suits = suitsOf(card).map((suit) => (suit === "nation" ? words.say("card-nation") : words.word(suit)));
  const parts = [
    suits.join(" / "),
    ...(facts.state ? [words.word(facts.state)] : []),
    ...(facts.icons ?? []).map((icon) => words.word(icon)),
  ];
  if (facts.free_play) parts.push(words.say("card-free"));
  if (facts.vp !== undefined && facts.vp !== 0) parts.push(worthText(words, facts.vp));
  return capital(parts.join(", "));
}

/** A card of two suits has a band of both. */
export function bandStyle(card: CardOut): React.CSSProperties | undefined {
  const [one, two] = suitsOf(card);
  if (two === undefined) return undefined;
  return { "--im-band": `linear-gradient(100deg, var(--im-${one}) 50%, var(--im-${two}) 50%)` } as React.CSSProperties;
}

export function CardBack({ sign = "card", small = false }: { sign?: string; small?: boolean }) {
  return (
    <KitBack small={small} className={`im-back im-back-${sign}`}>
      <Icon name={sign} size={small ? 13 : 22} />
    </KitBack>
  );
}
