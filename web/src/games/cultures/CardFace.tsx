/** A card of Rising Cultures. Its edges are its uses, as they show on the board: above it is built, to the right it fights,
 * below it gives resources. Also provinces, boards, and what is printed on boards. */

import type { CardOut, Lang } from "../../api/models";
import { Name } from "../../kit/Name";
import { Unsure } from "../../kit/Unsure";
import { type GameWords, useGameWords } from "../../words";
import type { CardFaceProps } from "../types";
import { Emblem } from "./Emblem";
import { Icon, type IconName, isIcon } from "./icons";
import {
  type Cost,
  type Effect,
  type Facts,
  factsOf,
  isReconstructed,
  LEVELS,
  levelId,
  type Side,
  STRIPS,
  stripId,
} from "./model";
import { Goods, Signs } from "./Signs";
import "./card.css";

export default function CardFace({ card, size, lang }: CardFaceProps) {
  const words = useGameWords("cultures");
  return <Face words={words} card={card} size={size} lang={lang ?? words.lang} />;
}

interface FaceProps {
  words: GameWords;
  card: CardOut;
  size: CardFaceProps["size"];
  lang?: Lang;
  /** What building it costs now. */
  cost?: Cost | undefined;
}

/** The colour of a card: that of its civilization, or of provinces. */
export function colourOf(card: CardOut): string {
  const facts = factsOf(card);
  return `cu-of-${facts.kind === "province" ? "province" : facts.kind === "board" ? card.id : facts.civilization}`;
}

export function Face({ words, card, size, lang = words.lang, cost }: FaceProps) {
  const facts = factsOf(card);
  const name = card.names[lang] ?? card.id;
  if (size === "chip") return <Chip card={card} facts={facts} name={name} words={words} />;
  if (facts.kind === "building" || facts.kind === "leader") {
    return (
      <CivilizationCard
        words={words}
        card={card}
        facts={facts}
        name={name}
        large={size === "large"}
        lang={lang}
        cost={cost}
      />
    );
  }
  if (facts.kind === "province")
    return <Province words={words} card={card} facts={facts} name={name} large={size === "large"} lang={lang} />;
  if (facts.kind === "board")
    return <BoardFace words={words} card={card} facts={facts} name={name} large={size === "large"} lang={lang} />;
  return (
    <div className={`cu-face cu-part ${size === "large" ? "cu-large" : ""} ${colourOf(card)}`}>
      <Head icon={facts.kind === "strip" ? "army" : "level"} name={name} />
      <div className="cu-body">
        <Signs effects={facts.effects ?? []} size={20} />
        <Texts card={card} lang={lang} />
        <Ours words={words} facts={facts} />
      </div>
    </div>
  );
}

function Head({ icon, name, points }: { icon: IconName; name: string; points?: number | undefined }) {
  return (
    <div className="cu-head">
      <Icon name={icon} size={14} />
      <span className="cu-name two-lines">
        <Name of={name} />
      </span>
      {points !== undefined && <Points points={points} />}
    </div>
  );
}

/** Victory points on a medal. */
export function Points({ points }: { points: number }) {
  return (
    <span className="cu-points">
      <b>{points}</b>
      <Icon name="vp" size={10} />
    </span>
  );
}

function Texts({ card, lang }: { card: CardOut; lang: Lang }) {
  return (card.texts[lang] ?? []).map((text) => (
    <p key={text} lang={lang} className="cu-text">
      {text}
    </p>
  ));
}

/** That the numbers are ours. */
function Ours({ words, facts }: { words: GameWords; facts: Facts }) {
  if (isReconstructed(facts))
    return (
      <p className="cu-ours">
        <Unsure text={words.say("card-ours")} /> {words.say("card-reconstructed")}
      </p>
    );
  if (facts.kind === "province")
    return (
      <p className="cu-ours">
        <Unsure text={words.say("card-ours")} /> {words.say("card-icon-reconstructed")}
      </p>
    );
  return null;
}

/** The illustration of the enlarged card. */
function Art({ card, large }: { card: CardOut; large: boolean }) {
  return (
    large && (
      <div className="cu-art picture-art">
        <Emblem card={card} />
      </div>
    )
  );
}

/** The emblem beneath the words of a card. */
function Room({ card, large }: { card: CardOut; large: boolean }) {
  return (
    !large && (
      <span className="picture-room">
        <Emblem card={card} />
      </span>
    )
  );
}

interface PartProps {
  words: GameWords;
  card: CardOut;
  facts: Facts;
  name: string;
  large: boolean;
  lang: Lang;
}

function CivilizationCard({ words, card, facts, name, large, lang, cost }: PartProps & { cost?: Cost | undefined }) {
  const icon = facts.kind === "leader" ? "leader" : "building";
  const other = lang === "en" ? "cs" : "en";
  const iconSize = large ? 20 : 15;
  return (
    <div className={`cu-face ${large ? "cu-large" : ""} ${colourOf(card)} cu-${facts.kind}`}>
      <Head icon={icon} name={name} points={facts.vp ?? 0} />
      <Art card={card} large={large} />
      <div className="cu-cost">
        <Goods words={words} amounts={facts.cost ?? {}} missing={cost?.missing} size={large ? 17 : 12} />
        {cost?.coins === 0 && (
          <span className="cu-free" aria-hidden="true">
            ✓
          </span>
        )}
        {cost !== undefined && cost.coins > 0 && (
          <span className={`cu-price ${cost.short ? "cu-dear" : ""}`}>
            {cost.coins}
            <Icon name="coin" size={12} />
          </span>
        )}
      </div>
      <div className="cu-body">
        {large && (
          <p className="cu-other" lang={other}>
            {card.names[other]} · {words.say(`kind-${facts.kind}`)}, {words.word(facts.civilization ?? "")}
          </p>
        )}
        {(facts.effects?.length ?? 0) > 0 && <Signs effects={facts.effects ?? []} size={large ? 20 : 14} />}
        <Texts card={card} lang={lang} />
        {large && <Ours words={words} facts={facts} />}
        <Room card={card} large={large} />
      </div>
      <div className="cu-right" title={words.say("use-army")}>
        <Goods words={words} amounts={facts.military ?? {}} repeat size={iconSize} />
      </div>
      <div className="cu-below" title={words.say("use-resource")}>
        <Goods words={words} amounts={facts.resources ?? {}} repeat size={iconSize} />
        {!large && isReconstructed(facts) && <Unsure text={words.say("card-reconstructed")} />}
      </div>
    </div>
  );
}

function Province({ words, card, facts, name, large, lang }: PartProps) {
  const other = lang === "en" ? "cs" : "en";
  return (
    <div className={`cu-face cu-province ${large ? "cu-large" : ""} ${colourOf(card)}`}>
      <div className="cu-head">
        <span className="cu-number">{facts.number}</span>
        <span className="cu-name two-lines">
          <Name of={name} />
        </span>
        <Points points={facts.vp ?? 0} />
      </div>
      <Art card={card} large={large} />
      <div className="cu-cost">
        {(facts.symbols ?? []).map((symbol) => (
          <Icon key={symbol} name={symbol} size={large ? 20 : 16} />
        ))}
        <span className="cu-kind" title={words.word(facts.icon ?? "")}>
          {facts.icon && isIcon(facts.icon) && <Icon name={facts.icon} size={large ? 20 : 16} />}
          {large && words.word(facts.icon ?? "")}
        </span>
      </div>
      <div className="cu-body">
        {large && (
          <p className="cu-other" lang={other}>
            {card.names[other]}
          </p>
        )}
        <Signs effects={facts.effects ?? []} size={large ? 20 : 14} />
        <Texts card={card} lang={lang} />
        <Room card={card} large={large} />
        {large && (
          <p className="cu-text muted">
            {words.say("province-compares", {
              symbols: words.join((facts.symbols ?? []).map((symbol) => words.word(symbol))),
            })}
          </p>
        )}
        {large && <Ours words={words} facts={facts} />}
      </div>
    </div>
  );
}

const SIDES: readonly Side[] = ["silver", "golden"];

function BoardFace({ words, card, facts, name, large, lang }: PartProps) {
  const civilization = card.id as NonNullable<Facts["civilization"]>;
  const effectsOf = (id: string): readonly Effect[] => {
    const found = words.cards.get(id);
    return found ? (factsOf(found).effects ?? []) : [];
  };
  return (
    <div className={`cu-face cu-boardface ${large ? "cu-large" : ""} ${colourOf(card)}`}>
      <Head icon="marker" name={name} />
      <Art card={card} large={large} />
      <div className="cu-body">
        <Texts card={card} lang={lang} />
        <p className="cu-text">{words.say("card-limit", { number: facts.coin_limit ?? 0 })}</p>
        <Room card={card} large={large} />
        {large && (
          <>
            {SIDES.map((side) => (
              <div key={side} className={`cu-side cu-side-${side}`}>
                <p className="cu-side-title">
                  {words.say("card-side", { side })}{" "}
                  <Goods words={words} amounts={facts.sides?.[side].resources ?? {}} size={16} />
                </p>
                <ol>
                  {Array.from({ length: STRIPS }, (_, strip) => (
                    <li key={strip} title={textOf(words, stripId({ civilization, side }, strip + 1), lang)}>
                      <Signs effects={effectsOf(stripId({ civilization, side }, strip + 1))} size={14} />
                    </li>
                  ))}
                </ol>
              </div>
            ))}
            <p className="cu-side-title">{words.say("board-levels")}</p>
            <ol className="cu-side-levels">
              {Array.from({ length: LEVELS }, (_, level) => (
                <li key={level}>{textOf(words, levelId(civilization, level + 1), lang)}</li>
              ))}
            </ol>
            <Ours words={words} facts={facts} />
          </>
        )}
      </div>
    </div>
  );
}

export function textOf(words: GameWords, id: string, lang: Lang = words.lang): string {
  return (words.cards.get(id)?.texts[lang] ?? []).join(" ");
}

function Chip({ card, facts, name, words }: { card: CardOut; facts: Facts; name: string; words: GameWords }) {
  return (
    <span className={`cu-chip ${colourOf(card)}`}>
      <Emblem card={card} className="picture-chip" />
      <span className="cu-chip-name one-line">{name}</span>
      <Goods words={words} amounts={facts.military ?? {}} repeat size={13} />
      <Goods words={words} amounts={facts.resources ?? {}} repeat size={13} />
      {facts.vp !== undefined && <Points points={facts.vp} />}
    </span>
  );
}

/** In words, for those who can't see it. */
export function describe(words: GameWords, card: CardOut): string {
  const facts = factsOf(card);
  const list = (counts: Facts["cost"]): string =>
    words.join(Object.entries(counts ?? {}).map(([name, count]) => `${words.word(name)} ${count}`));
  const name = words.cardName(card.id);
  const text = textOf(words, card.id);
  if (facts.kind === "building" || facts.kind === "leader") {
    const about = words.say("card-spoken", {
      kind: words.say(`kind-${facts.kind}`),
      cost: list(facts.cost),
      symbols: list(facts.military),
      resources: list(facts.resources),
      points: facts.vp ?? 0,
    });
    return `${name}. ${about} ${text}`;
  }
  return `${name}. ${text}`;
}
