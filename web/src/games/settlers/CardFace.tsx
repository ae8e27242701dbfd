/** A card of Imperial Settlers: colour, cost, what it does, and what it gives when it is razed or a deal is made with it. */

import type { CardOut } from "../../api/models";
import { CardBack as KitBack, CardChip, CardFrame } from "../../kit/CardFrame";
import { Unsure } from "../../kit/Unsure";
import { isLong } from "../../kit/view";
import { capital, type GameWords, useGameWords } from "../../words";
import type { CardFaceProps, CardSize } from "../types";
import { Effects } from "./Effects";
import { Emblem } from "./Emblem";
import { ColourMark, Goods, GoodIcon, Icon } from "./icons";
import { type Amounts, type Facts, factsOf } from "./model";
import "./card.css";

export default function CardFace({ card, size, lang }: CardFaceProps) {
  return <Face card={card} size={size} lang={lang} />;
}

export interface FaceProps {
  card: CardOut;
  size: CardSize;
  lang?: CardFaceProps["lang"] | undefined;
  /** What is missing to build it. */
  missing?: Amounts | undefined;
  /** Gold that would stand in. */
  gold?: number;
}

export function Face({ card, size, lang, missing, gold = 0 }: FaceProps) {
  const words = useGameWords("settlers");
  const facts = factsOf(card);
  const shown = lang ?? words.lang;
  const name = card.names[shown] ?? card.id;
  if (size === "chip") return <Chip words={words} card={card} name={name} />;
  const large = size === "large";
  const texts = card.texts[shown] ?? [];
  return (
    <CardFrame
      card={card}
      size={size}
      lang={shown}
      className={`st-face st-face-${size} ${colourClass(facts)} st-of-${facts.deck ?? card.id}`}
      style={bandStyle(facts)}
      marks={<HeadMark card={card} facts={facts} size={large ? 26 : 18} />}
      picture={<Emblem card={card} />}
      nameClass={isLong(name, 24, 10) ? "cardface-long" : ""}
      traits={facts.cost && <Cost words={words} facts={facts} missing={missing} gold={gold} large={large} />}
      kind={kindOf(words, card)}
      origin={<Origin words={words} facts={facts} lang={shown} />}
      foot={
        (facts.raze || facts.deal !== undefined) && (
          <span className="st-foot">
            {facts.raze && <Field words={words} kind="raze" goods={facts.raze} large={large} />}
            {facts.deal !== undefined && <Field words={words} kind="deal" goods={{ [facts.deal]: 1 }} large={large} />}
          </span>
        )
      }
    >
      <Inside words={words} card={card} facts={facts} size={large ? 20 : 16} />
      {large
        ? texts.map((text) => (
            <span key={text} className="st-text">
              {text}
            </span>
          ))
        : facts.target === undefined && (
            <span className="cardface-gist" aria-hidden="true">
              {texts.join(" ")}
            </span>
          )}
    </CardFrame>
  );
}

/** The colours as houses; a faction board or an attack card has its own sign. */
function HeadMark({ card, facts, size }: { card: CardOut; facts: Facts; size: number }) {
  if (facts.target !== undefined) return <Icon name="attack" size={size} />;
  if (!facts.deck) return <Icon name={card.id} size={size} />;
  const colours = facts.colours ?? [];
  return (
    <span className="cardface-marks">
      {colours.length === 0 && <ColourMark colour="none" size={size} />}
      {colours.map((colour) => (
        <ColourMark key={colour} colour={colour} size={colours.length > 1 ? size - 3 : size} />
      ))}
    </span>
  );
}

function Inside({ words, card, facts, size }: { words: GameWords; card: CardOut; facts: Facts; size: number }) {
  if (facts.target !== undefined) return <GoodIcon name={facts.target} size={size * 2} />;
  if (!facts.deck) {
    return (
      <span className="st-effects">
        <span className="st-effect">
          {facts.production && <Goods words={words} goods={facts.production} size={size} />}
        </span>
        {typeof facts.stores === "string" && (
          <span className="st-effect">
            <Icon name="store" size={size} />
            <Goods words={words} goods={{ [facts.stores]: 1 }} size={size} />
          </span>
        )}
        <span className="hidden-text">{card.id}</span>
      </span>
    );
  }
  return (
    <span className="st-does">
      <span className="st-type" title={capital(words.word(facts.type ?? ""))}>
        <Icon name={facts.type ?? "special"} size={size - 2} />
        {(facts.action?.uses ?? 1) > 1 && <span className="st-uses">×{facts.action?.uses}</span>}
      </span>
      <Effects words={words} facts={facts} size={size} />
    </span>
  );
}

function Cost({
  words,
  facts,
  missing,
  gold,
  large,
}: {
  words: GameWords;
  facts: Facts;
  missing: Amounts | undefined;
  gold: number;
  large: boolean;
}) {
  const cost = facts.cost ?? {};
  const size = large ? 18 : 14;
  return (
    <span className="st-cost">
      <span className="hidden-text">{words.say("card-cost")}: </span>
      {Object.keys(cost).length === 0 ? (
        <span className="st-free">{words.say("card-free")}</span>
      ) : (
        <Goods words={words} goods={cost} missing={missing} size={size} />
      )}
      {gold > 0 && (
        <span className="st-stands-in" title={words.say("gold-stands-in", { count: gold })}>
          <Goods words={words} goods={{ gold }} size={size - 2} />
        </span>
      )}
      {facts.vp !== undefined && (
        <span className="cardface-worth st-worth" title={words.say("card-worth", { points: facts.vp })}>
          {facts.vp}
          <Icon name="vp" size={large ? 15 : 12} />
          <span className="hidden-text">{words.say("card-worth", { points: facts.vp })}</span>
        </span>
      )}
    </span>
  );
}

/** What razing it gives, or what a deal with it brings each round. */
function Field({
  words,
  kind,
  goods,
  large,
}: {
  words: GameWords;
  kind: "raze" | "deal";
  goods: Amounts;
  large: boolean;
}) {
  return (
    <span className={`st-field st-field-${kind}`} title={words.say(`field-${kind}`)}>
      <Icon name={kind} size={large ? 16 : 12} />
      <span className="hidden-text">{words.say(`field-${kind}`)}: </span>
      <Goods words={words} goods={goods} size={large ? 18 : 13} />
    </span>
  );
}

/** Where the data or the name isn't the printed one. */
function Origin({ words, facts, lang }: { words: GameWords; facts: Facts; lang: string }) {
  const unsure = facts.confidence !== undefined && facts.confidence !== "high";
  const renamed = lang === "en" && facts.name_en_source === "translation";
  if (!unsure && !renamed) return null;
  return (
    <span className="cardface-origin">
      {unsure && (
        <>
          <Unsure text={words.say("card-unsure")} /> {words.say("card-unsure")}{" "}
        </>
      )}
      {renamed && words.say("card-renamed")}
    </span>
  );
}

function Chip({ words, card, name }: { words: GameWords; card: CardOut; name: string }) {
  const facts = factsOf(card);
  return (
    <CardChip
      name={name}
      className={`st-chip ${colourClass(facts)}`}
      mark={<HeadMark card={card} facts={facts} size={16} />}
    >
      <Emblem card={card} className="picture-chip" />
      {facts.cost && <Goods words={words} goods={facts.cost} size={12} />}
    </CardChip>
  );
}

/** 'production, brown, Romans'. */
export function kindOf(words: GameWords, card: CardOut): string {
  const facts = factsOf(card);
  if (facts.target !== undefined) return words.say("card-attack", { good: words.word(facts.target) });
  if (!facts.deck) return words.say("card-faction");
  const colours = (facts.colours ?? []).map((colour) => words.say(`colour-${colour}`));
  return capital([words.say(`type-${facts.type}`), ...colours, words.say(`deck-${facts.deck}`)].join(", "));
}

export function colourClass(facts: Facts): string {
  const [first, second] = facts.colours ?? [];
  if (facts.target !== undefined) return "st-black";
  if (!facts.deck) return "st-board";
  return second ? `st-${first} st-several` : `st-${first ?? "none"}`;
}

/** A card of several colours has a band of all of them. */
export function bandStyle(facts: Facts): React.CSSProperties | undefined {
  const colours = facts.colours ?? [];
  if (colours.length < 2) return undefined;
  const share = 100 / colours.length;
  const parts = colours.map((colour, n) => `var(--st-${colour}) ${n * share}% ${(n + 1) * share}%`);
  return { "--st-band": `linear-gradient(100deg, ${parts.join(", ")})` } as React.CSSProperties;
}

/** The back: of the common deck or of a faction's. */
export function CardBack({ back, small = false }: { back: string; small?: boolean }) {
  return (
    <KitBack small={small} className={`st-back st-back-${back}`}>
      <Icon name={back === "common" ? "location" : back} size={small ? 14 : 22} />
    </KitBack>
  );
}
