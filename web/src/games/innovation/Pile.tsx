/** A pile of one colour: its top card, and of the covered ones what the splay shows. */

import type { CardRef } from "../types";
import { CardBack } from "./CardFace";
import { Icon, type IconName } from "./icons";
import { type Colour, type Direction, NEAR } from "./model";
import { Spot, useTableau } from "./tableau";
import "./pile.css";

export interface PileProps {
  seat: number;
  colour: Colour;
  cards: readonly CardRef[];
  direction: Direction;
  revealed: readonly (readonly IconName[])[];
  mini?: boolean;
}

export function Pile({ seat, colour, cards, direction, revealed, mini = false }: PileProps) {
  const { words, options } = useTableau();
  const top = cards.at(-1);
  const place = `pile:${seat}:${colour}`;
  const option = options.get(place);
  const name = words.say(`colour-${colour}`);
  const covered = cards.length - 1;
  const className = `pile pile-${top ? direction : "empty"} colour-${colour} ${mini ? "pile-mini" : ""} ${option ? "pile-legal" : ""}`;
  if (!top) {
    const letter = <span aria-hidden="true">{name.charAt(0).toUpperCase()}</span>;
    return (
      <div className={className} data-anchor={`pile-${seat}-${colour}`}>
        {option ? (
          <Spot place={place} className="pile-place" label={name}>
            {letter}
          </Spot>
        ) : (
          <span className="pile-place">{letter}</span>
        )}
      </div>
    );
  }
  const shown = direction === "none" ? [] : revealed.slice(0, covered);
  return (
    <div className={className} data-anchor={`pile-${seat}-${colour}`}>
      <div className="pile-top" data-depth={Math.min(covered, 3)}>
        {top.card ? (
          <Spot place={option ? place : `card:${top.card}`} card={top.card} size={mini ? "mini" : "card"} />
        ) : (
          <CardBack age={top.back} />
        )}
        {covered > 0 && !mini && (
          <Count seat={seat} colour={colour} count={cards.length} className="pile-count">
            <span className="pile-badge">{cards.length}</span>
          </Count>
        )}
      </div>
      {covered > 0 && mini && (
        <Count seat={seat} colour={colour} count={cards.length} className="pile-line">
          <Stack /> {cards.length}
          {shown.length > 0 && (
            <>
              <span className="pile-arrow">{ARROWS[direction]}</span>
              <Sums icons={shown.flat()} />
            </>
          )}
        </Count>
      )}
      {!mini && shown.length > 0 && <Strips revealed={shown} />}
    </div>
  );
}

const ARROWS: Record<Direction, string> = { none: "", left: "←", right: "→", up: "↑" };

/** How many cards there are; opens the pile. */
function Count({
  seat,
  colour,
  count,
  className,
  children,
}: {
  seat: number;
  colour: Colour;
  count: number;
  className: string;
  children: React.ReactNode;
}) {
  const { words, openPile } = useTableau();
  const label = words.say("pile-count", { count });
  return (
    <button type="button" className={className} title={label} onClick={() => openPile(seat, colour)}>
      <span aria-hidden="true">{children}</span>
      <span className="hidden-text">
        {words.say(`colour-${colour}`)}: {label}
      </span>
    </button>
  );
}

function Stack() {
  return (
    <svg className="stack-mark" viewBox="0 0 24 24" width="12" height="12">
      <path d="M3 7h12v15H3zM8 2h13v16h-3.5V4.5H8z" />
    </svg>
  );
}

/** Each icon with its count. */
function Sums({ icons }: { icons: readonly IconName[] }) {
  return [...new Set(icons)].map((icon) => (
    <span key={icon} className="strip-sum">
      <Icon name={icon} size={12} />
      {icons.filter((other) => other === icon).length}
    </span>
  ));
}

/** Nearest to the top card first. */
function Strips({ revealed }: { revealed: readonly (readonly IconName[])[] }) {
  const near = revealed.slice(-NEAR).reverse();
  const far = revealed.slice(0, -NEAR).flat();
  return (
    <div className="strips" aria-hidden="true">
      {near.map((icons, number) => (
        <span key={number} className="strip">
          {icons.map((icon, place) => (
            <Icon key={place} name={icon} size={13} />
          ))}
        </span>
      ))}
      {far.length > 0 && (
        <span className="strip strip-far">
          <Sums icons={far} />
        </span>
      )}
    </div>
  );
}
