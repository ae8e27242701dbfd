/** A zone: cards under one name. Known ones lie open, hidden ones are counted; of many the last are shown. */

import { useId, useState } from "react";

import type { CardRef } from "../../games/types";
import { CardChip } from "../CardFrame";
import { Sheet } from "../Sheet";
import { MaybeSpot, type Place, Spot } from "../tableau";
import { byBack } from "../view";
import { HiddenCards } from "./CardFace";
import { useTableau } from "./context";
import { cardPlace, type Fact, type PlainZone, zonePlace } from "./model";
import { labelOf } from "./names";
import { Facts } from "./Facts";

/** So many cards of a pile lie open at once, in each size. */
const MOST = { card: 16, chip: 12 } as const;

export interface ZoneProps {
  /** The seat that it belongs to; null for what all share. */
  owner: number | null;
  zone: PlainZone;
  onCards: ReadonlyMap<string, Fact[]>;
  size: "card" | "chip";
}

export function Zone({ owner, zone, onCards, size }: ZoneProps) {
  const { words } = useTableau();
  const name = labelOf(words, zone.name);
  const placeOf = (card: string): Place => cardPlace(owner, zone.name, card);
  const count = zone.piles.reduce((sum, pile) => sum + pile.length, 0);
  return (
    <div
      className={`plain-zone ${count === 0 ? "plain-zone-empty" : ""}`}
      role="group"
      aria-label={name}
      data-zone={zone.name}
    >
      <MaybeSpot place={zonePlace(owner, zone.name)} label={name} className="plain-zone-name">
        <span className="label">{name}</span>
      </MaybeSpot>
      <div className="plain-piles">
        {zone.piles.length > 1 && zone.piles.every((pile) => pile.length === 0) ? (
          <span className="plain-nothing" aria-hidden="true" />
        ) : (
          zone.piles.map((pile, number) => (
            <Pile
              key={number}
              pile={pile}
              name={name}
              placeOf={placeOf}
              onCards={onCards}
              size={size}
              stacked={zone.piles.length > 1}
            />
          ))
        )}
      </div>
    </div>
  );
}

interface PileProps extends Pick<ZoneProps, "onCards" | "size"> {
  pile: CardRef[];
  name: string;
  placeOf(card: string): Place;
  /** One of several piles: only its last card is in sight. */
  stacked: boolean;
}

function Pile({ pile, name, placeOf, onCards, size, stacked }: PileProps) {
  const { words, options, picks } = useTableau();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (pile.length === 0) {
    return (
      <span className="plain-nothing">
        <span className="hidden-text">{words.say("nothing")}</span>
      </span>
    );
  }
  const isLegal = (card: string): boolean => options.has(placeOf(card)) || picks.has(placeOf(card));
  const known = openIn(pile, size === "chip");
  const most = stacked ? 1 : MOST[size];
  const shown = known.filter(({ card }, number) => number >= known.length - most || isLegal(card));
  const more = known.length - shown.length;
  const spot = (kept: Kept, place: string | number, as: "card" | "chip") => (
    <CardSpot
      key={place}
      {...kept}
      place={placeOf(kept.card)}
      size={as}
      facts={onCards.get(kept.card)}
      copy={`${id} ${place}`}
    />
  );
  return (
    <div className={`plain-pile plain-pile-${size}`}>
      {byBack(pile.filter(({ card }) => card === null)).map(([back, count]) => (
        <HiddenCards key={back} words={words} back={back} count={count} small={size === "chip"} />
      ))}
      {more > 0 && (
        <button type="button" className="plain-more" onClick={() => setOpen(true)}>
          <span aria-hidden="true">+{more}</span>
          <span className="hidden-text">{words.say("plain-all", { name, count: pile.length })}</span>
        </button>
      )}
      {shown.map((kept, number) => spot(kept, number, size))}
      {open && (
        <Sheet title={name} onClose={() => setOpen(false)} closeLabel={words.say("close")}>
          <div className="plain-pile plain-pile-chip plain-list">
            {openIn(pile, true).map((kept, number) => spot(kept, `all ${number}`, "chip"))}
          </div>
        </Sheet>
      )}
    </div>
  );
}

interface Kept {
  card: string;
  count: number;
}

/** The cards that can be seen, in their order; copies together where there is little room. */
function openIn(pile: readonly CardRef[], together: boolean): Kept[] {
  const found: Kept[] = [];
  for (const { card } of pile) {
    if (card === null) continue;
    const same = together ? found.find((kept) => kept.card === card) : undefined;
    if (same) same.count += 1;
    else found.push({ card, count: 1 });
  }
  return found;
}

function CardSpot({
  card,
  count,
  place,
  size,
  facts = [],
  copy,
}: Kept & {
  place: Place;
  size: "card" | "chip";
  facts?: Fact[] | undefined;
  /** What tells it from other copies of the card. */
  copy: string;
}) {
  const { words, CardFace, flipOf } = useTableau();
  const face = words.cards.get(card);
  return (
    <span className="plain-card">
      <Spot place={place} card={card} flip={flipOf(card, copy)} {...(face ? {} : { label: labelOf(words, card) })}>
        {face ? <CardFace card={face} size={size} /> : <CardChip name={labelOf(words, card)} className="" />}
      </Spot>
      {count > 1 && <b className="num">×{count}</b>}
      <Facts words={words} facts={facts} />
    </span>
  );
}
