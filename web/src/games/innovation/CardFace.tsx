/** A card of Innovation: colour, age, name, icons in their places, and, enlarged, its text. */

import { capital, type GameWords, useGameWords } from "../../words";
import type { CardOut } from "../../api/models";
import type { CardFaceProps } from "../types";
import { Name } from "../../kit/Name";
import { Emblem } from "./Emblem";
import { Icon, type IconName } from "./icons";
import "./card.css";

export interface Facts {
  age: number;
  colour: string;
  icons: (IconName | null)[];
  featured: IconName;
  effects: { kind: "demand" | "share" }[];
}

export function factsOf(card: CardOut): Facts {
  return card.facts as unknown as Facts;
}

function kindOf(facts: Facts, number: number): "demand" | "share" {
  return facts.effects[number]?.kind ?? "share";
}

/** Whether somebody must obey when the card is activated. */
export function demands(facts: Facts): boolean {
  return facts.effects.some((effect) => effect.kind === "demand");
}

/** How a demand begins, wherever a card is drawn. */
export function DemandMark({ words, short = false }: { words: GameWords; short?: boolean }) {
  return (
    <span className="demand-mark" title={words.say("effect-demand")}>
      {short ? "!" : words.say("effect-demand")}
      {short && <span className="hidden-text"> {words.say("effect-demand")}</span>}
    </span>
  );
}

const SPOTS = ["top-left", "bottom-left", "bottom-centre", "bottom-right"];

export default function CardFace({ card, size, lang }: CardFaceProps) {
  const words = useGameWords("innovation");
  const facts = factsOf(card);
  const shown = lang ?? words.lang;
  const other = shown === "en" ? "cs" : "en";
  const name = card.names[shown] ?? card.id;
  if (isSpecial(card)) return <SpecialFace card={card} size={size} lang={shown} />;
  if (size === "chip") {
    return (
      <span className={`chip colour-${facts.colour}`}>
        <span className="chip-age">{facts.age}</span>
        <Emblem card={card} className="picture-chip" />
        <span className="chip-name one-line">{name}</span>
        {demands(facts) && <DemandMark words={words} short />}
        <span className="chip-icons">
          {facts.icons.map((icon, spot) => icon && <Icon key={spot} name={icon} size={12} />)}
        </span>
      </span>
    );
  }
  return (
    <div className={`face face-${size} colour-${facts.colour}`}>
      <div className="face-head">
        <span className="face-name">{size === "card" ? <Name of={name} /> : name}</span>
        <span className="face-age">{facts.age}</span>
      </div>
      {facts.icons.map((icon, spot) => (
        <span key={spot} className={`spot ${SPOTS[spot]} ${icon === facts.featured ? "featured" : ""}`}>
          {icon ? <Icon name={icon} size={size === "large" ? 24 : 18} /> : <Letter letter={letterOf(facts, words)} />}
        </span>
      ))}
      {size === "card" && (
        <span className="face-inside" aria-hidden="true">
          <span className="face-gist">
            {(card.texts[shown] ?? []).map((text, number) => (
              <span key={number} className={`gist-${kindOf(facts, number)}`}>
                {kindOf(facts, number) === "demand" && <DemandMark words={words} />} {text}{" "}
              </span>
            ))}
          </span>
          <span className="picture-room">
            <Emblem card={card} />
          </span>
        </span>
      )}
      {size === "large" && (
        <div className="picture-art">
          <Emblem card={card} />
        </div>
      )}
      {size === "large" && (
        <div className="face-body">
          <p className="face-other" lang={other}>
            {card.names[other]}
          </p>
          {(card.texts[shown] ?? []).map((text, number) => (
            <p key={number} className={`effect effect-${kindOf(facts, number)}`}>
              <span className="effect-kind">
                <Icon name={facts.featured} size={14} />
                {words.say(`effect-${kindOf(facts, number)}`)}
              </span>{" "}
              {text}
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

/** The special achievements are looked up like cards, but have neither age nor colour. */
export function isSpecial(card: CardOut): boolean {
  return card.facts["age"] === undefined;
}

function SpecialFace({ card, size, lang }: Required<CardFaceProps>) {
  const words = useGameWords("innovation");
  const other = lang === "en" ? "cs" : "en";
  const name = card.names[lang] ?? card.id;
  if (size === "chip") {
    return (
      <span className="chip face-special">
        <Emblem card={card} className="picture-chip" />
        <span className="chip-name one-line">{name}</span>
      </span>
    );
  }
  const via = String(card.facts["also_via"]);
  return (
    <div className={`face face-${size} face-special`}>
      <div className="face-head">
        <span className="face-name">{size === "card" ? <Name of={name} /> : name}</span>
        <span aria-hidden="true">★</span>
      </div>
      {size === "large" && (
        <div className="picture-art">
          <Emblem card={card} />
        </div>
      )}
      <div className="face-body">
        {size === "large" && (
          <p className="face-other" lang={other}>
            {card.names[other]}
          </p>
        )}
        {size === "large" && <p className="effect-kind">{capital(words.say("special-achievement"))}</p>}
        {(card.texts[lang] ?? []).map((text) => (
          <p key={text}>{text}</p>
        ))}
        {size === "card" && (
          <span className="picture-room">
            <Emblem card={card} />
          </span>
        )}
        {size === "large" && words.cards.has(via) && <p>{words.say("special-also", { name: words.cardName(via) })}</p>}
      </div>
    </div>
  );
}

function letterOf(facts: Facts, words: { say(id: string): string }): string {
  return words.say(`colour-${facts.colour}`).charAt(0).toUpperCase();
}

/** Where no icon is: the letter of the colour, so that colour never stands alone. */
function Letter({ letter }: { letter: string }) {
  return (
    <svg className="letter" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 1.5 21 6.8v10.4l-9 5.3-9-5.3V6.8z" />
      <text x="12" y="16" textAnchor="middle">
        {letter}
      </text>
    </svg>
  );
}

/** The back: only the age. */
export function CardBack({ age, small = false }: { age: string; small?: boolean }) {
  return (
    <span className={`back ${small ? "back-small" : ""}`} data-age={age}>
      <span className="back-age">{age}</span>
    </span>
  );
}
