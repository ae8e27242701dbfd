/** A card of Through the Ages: its kind in colour and sign, its age, what it costs and what it gives. */

import type { CardOut } from "../../api/models";
import { CardBack as KitBack, CardChip, CardFrame } from "../../kit/CardFrame";
import { isLong } from "../../kit/view";
import { capital, type GameWords, useGameWords } from "../../words";
import type { CardFaceProps, CardSize } from "../types";
import { colourOf } from "./basics";
import { Emblem } from "./Emblem";
import { Goods, Icon, Symbols } from "./icons";
import { ageOfBack, type Amounts, type Facts, factsOf, type Price } from "./model";
import "./card.css";

export default function CardFace({ card, size, lang }: CardFaceProps) {
  return <Face card={card} size={size} lang={lang} />;
}

export interface FaceProps {
  card: CardOut;
  size: CardSize;
  lang?: CardFaceProps["lang"] | undefined;
  /** What it costs this player to develop, and what of it is missing. */
  price?: Price | undefined;
  missing?: Price | undefined;
}

export function Face({ card, size, lang, price, missing }: FaceProps) {
  const words = useGameWords("ages");
  const facts = factsOf(card);
  const shown = lang ?? words.lang;
  if (size === "chip") return <Chip card={card} name={card.names[shown] ?? card.id} />;
  const large = size === "large";
  const named = large ? card : shortNamed(card, facts);
  const name = named.names[shown] ?? card.id;
  const texts = card.texts[shown] ?? [];
  const icon = large ? 20 : 14;
  return (
    <CardFrame
      card={named}
      size={size}
      lang={shown}
      className={`ag-face ag-face-${size} ag-${colourOf(facts.kind)} ${saysAll(facts) ? "ag-plain" : ""}`}
      marks={<span className="ag-age">{facts.age}</span>}
      aside={<Icon name={facts.kind} size={large ? 24 : 15} />}
      picture={<Emblem card={card} />}
      nameClass={`${isLong(name, 22, 10) ? "ag-long" : ""} ${isLong(name, Infinity, 12) ? "ag-longest" : ""}`}
      traits={<Costs words={words} facts={facts} price={price} missing={missing} size={icon} />}
      kind={kindOf(words, card)}
    >
      <Effects words={words} facts={facts} size={icon} />
      {texts.length > 0 && (
        <span className={large ? "ag-text" : "cardface-gist ag-gist"} {...(large ? {} : { "aria-hidden": true })}>
          {texts.join(" ")}
        </span>
      )}
    </CardFrame>
  );
}

/** On a small card an aggression has its name alone: that it is one shows in its colour and its sign. So does the age,
 * which tells cards of the same name apart. */
function shortNamed(card: CardOut, facts: Facts): CardOut {
  const short = (name: string): string => {
    const alone = facts.kind === "aggression" ? name.replace(/^[^:]+: /, "") : name;
    return alone.replace(/ \((?:A|I+)\)$/, "");
  };
  return {
    ...card,
    names: Object.fromEntries(Object.entries(card.names).map(([lang, name]) => [lang, short(name)])),
  };
}

/** Whether icons say all that the text would. */
function saysAll(facts: Facts): boolean {
  return facts.worker !== undefined || facts.token !== undefined || facts.kind === "tactic" || facts.kind === "bonus";
}

/** Science to develop, resources to build, stages of a wonder, military actions of an attack. */
function Costs({
  words,
  facts,
  price,
  missing,
  size,
}: {
  words: GameWords;
  facts: Facts;
  price: Price | undefined;
  missing: Price | undefined;
  size: number;
}) {
  const parts: [string, Amounts, Price | undefined][] = [];
  const science = price?.science ?? facts.science_cost;
  if (science !== undefined) parts.push(["card-develop", { science }, missing]);
  if (facts.revolution_cost !== undefined)
    parts.push(["card-revolution", { science: facts.revolution_cost }, undefined]);
  if (facts.cost !== undefined) parts.push(["card-build", { resources: facts.cost }, undefined]);
  if (facts.actions !== undefined) parts.push(["card-actions", { military: facts.actions }, undefined]);
  if (parts.length === 0 && !facts.stages) return null;
  return (
    <span className="ag-costs">
      {parts.map(([label, goods, lack], place) => (
        <span
          key={label}
          className={`ag-cost ${label === "card-revolution" ? "ag-cost-revolution" : ""}`}
          title={capital(words.say(label))}
        >
          <span className="hidden-text">{words.say(label)} </span>
          {place > 0 && label === "card-revolution" && <span aria-hidden="true">/</span>}
          <Goods words={words} goods={goods} missing={lack as Amounts | undefined} size={size} />
        </span>
      ))}
      {facts.stages && (
        <span className="ag-stage-costs" title={capital(words.say("card-stages"))}>
          <span className="hidden-text">{words.say("card-stages")}: </span>
          {facts.stages.map((stage, place) => (
            <span key={place} className="ag-stage">
              {stage}
            </span>
          ))}
          <Icon name="resources" size={size} />
        </span>
      )}
    </span>
  );
}

/** What a worker, a token, an army or the card itself gives. */
function Effects({ words, facts, size }: { words: GameWords; facts: Facts; size: number }) {
  const symbols = Object.fromEntries(
    Object.entries(facts.symbols ?? {}).filter(
      ([name]) => facts.kind !== "government" || !["civil", "military"].includes(name),
    ),
  );
  return (
    <span className="ag-effects">
      {facts.kind === "government" && (
        <span className="ag-effect">
          <Goods
            words={words}
            goods={{ civil: facts.symbols?.["civil"] ?? 0, military: facts.symbols?.["military"] ?? 0 }}
            size={size}
          />
        </span>
      )}
      {facts.token !== undefined && (
        <span className="ag-effect" title={capital(words.say("card-token"))}>
          <Icon name="blue" size={size - 2} />
          <span aria-hidden="true">=</span>
          <Goods words={words} goods={{ [facts.kind === "farm" ? "food" : "resources"]: facts.token }} size={size} />
        </span>
      )}
      {facts.worker && (
        <span className="ag-effect" title={capital(words.say("card-worker"))}>
          <Icon name="worker" size={size - 2} />
          <Symbols words={words} symbols={facts.worker} size={size} />
        </span>
      )}
      {Object.keys(symbols).length > 0 && (
        <span className="ag-effect">
          <Symbols words={words} symbols={symbols} size={size} />
        </span>
      )}
      {facts.gain && (
        <span className="ag-effect" title={capital(words.say("card-once"))}>
          <Icon name="action" size={size - 3} />
          <Goods words={words} goods={facts.gain} size={size} />
        </span>
      )}
      {facts.army && <Army facts={facts} words={words} size={size} />}
      {facts.defence !== undefined && (
        <span className="ag-effect">
          <Goods
            words={words}
            goods={{ defence: facts.defence, colonization: facts.colonization ?? 0 }}
            size={size}
            sign="+"
          />
        </span>
      )}
      {facts.urban_limit !== undefined && (
        <span
          className="ag-effect ag-limit"
          title={capital(words.say("card-urban-limit", { number: facts.urban_limit }))}
        >
          <Icon name="temple" size={size - 2} />≤{facts.urban_limit}
          <span className="hidden-text">{words.say("card-urban-limit", { number: facts.urban_limit })}</span>
        </span>
      )}
    </span>
  );
}

/** The units of an army and its strength. */
export function Army({ words, facts, size }: { words: GameWords; facts: Facts; size: number }) {
  const units = ["infantry", "cavalry", "artillery"].flatMap((kind, place) =>
    Array.from({ length: facts.army?.[place] ?? 0 }, () => kind),
  );
  return (
    <span className="ag-effect ag-army">
      <span className="hidden-text">{words.join(units.map((kind) => words.word(kind)))}</span>
      {units.map((kind, place) => (
        <Icon key={place} name={kind} size={size} />
      ))}
      <span className="ag-army-strength">
        +{facts.strength}
        {facts.obsolete !== facts.strength && <span className="ag-obsolete">/{facts.obsolete}</span>}
        <Icon name="strength" size={size - 2} />
      </span>
    </span>
  );
}

function Chip({ card, name }: { card: CardOut; name: string }) {
  const facts = factsOf(card);
  return (
    <CardChip
      name={name}
      className={`ag-chip ag-${colourOf(facts.kind)}`}
      mark={<Emblem card={card} className="picture-chip" />}
    >
      <span className="ag-chip-age">{facts.age}</span>
    </CardChip>
  );
}

/** 'Wonder, age II'. */
export function kindOf(words: GameWords, card: CardOut): string {
  const facts = factsOf(card);
  return capital(words.say("card-kind", { kind: words.word(facts.kind), age: facts.age }));
}

/** The back of a civil or military card, with its age. */
export function CardBack({ back, small = false }: { back: string; small?: boolean }) {
  return (
    <KitBack small={small} className={`ag-back ag-back-${back.startsWith("military") ? "military" : "civil"}`}>
      <span>{ageOfBack(back)}</span>
    </KitBack>
  );
}
