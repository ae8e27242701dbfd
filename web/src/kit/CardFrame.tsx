/** A card as printed: a head with its name, a body, and enlarged everything that is to be said of it. Also its chip and its
 * back. A game brings the colour (`--c`), the marks and what stands inside. */

import type { CSSProperties, ReactNode } from "react";

import type { CardOut, Lang } from "../api/models";
import { Name } from "./Name";
import "./cardface.css";

export function otherLang(lang: Lang): Lang {
  return lang === "en" ? "cs" : "en";
}

export interface CardFrameProps {
  card: CardOut;
  size: "card" | "large";
  lang: Lang;
  className: string;
  style?: CSSProperties | undefined;
  /** In the head: before the name and after it. */
  marks?: ReactNode;
  aside?: ReactNode;
  /** Its emblem: the illustration of the enlarged card, else beneath the words. */
  picture?: ReactNode;
  /** How the name is set where it needs smaller letters. */
  nameClass?: string;
  /** Between the head and the body: what it costs and what it is. */
  traits?: ReactNode;
  /** What kind of card it is, in words; on the enlarged card. */
  kind?: string;
  /** At the end of the enlarged card's body. */
  origin?: ReactNode;
  foot?: ReactNode;
  /** The body. */
  children: ReactNode;
}

export function CardFrame({
  card,
  size,
  lang,
  className,
  style,
  marks,
  aside,
  picture,
  nameClass = "",
  traits,
  kind,
  origin,
  foot,
  children,
}: CardFrameProps) {
  const other = otherLang(lang);
  const name = card.names[lang] ?? card.id;
  return (
    <span className={`cardface cardface-${size} ${className}`} style={style}>
      <span className="cardface-head">
        {marks}
        <span className={`cardface-name two-lines ${nameClass}`}>{size === "card" ? <Name of={name} /> : name}</span>
        {aside}
      </span>
      {picture && size === "large" && <span className="picture-art">{picture}</span>}
      {traits}
      <span className="cardface-body">
        {size === "large" && card.names[other] !== name && (
          <span className="cardface-other" lang={other}>
            {card.names[other]}
          </span>
        )}
        {size === "large" && kind && <span className="cardface-kind">{kind}</span>}
        {children}
        {picture && size === "card" && <span className="picture-room">{picture}</span>}
        {size === "large" && origin}
      </span>
      {foot}
    </span>
  );
}

/** The card in one line: in lists, and where there is little room. */
export function CardChip({
  name,
  className,
  mark,
  children,
}: {
  name: string;
  className: string;
  mark?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <span className={`cardchip ${className}`}>
      {mark}
      <span className="cardchip-name one-line">{name}</span>
      {children}
    </span>
  );
}

/** What shows of a card that can't be seen. */
export function CardBack({
  className = "",
  small = false,
  children,
}: {
  className?: string;
  small?: boolean;
  children?: ReactNode;
}) {
  return <span className={`cardback ${small ? "cardback-small" : ""} ${className}`}>{children}</span>;
}
