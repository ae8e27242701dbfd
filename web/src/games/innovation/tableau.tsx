/** What the parts of Innovation's table share beside what all tables do: piles and goals to look through. */

import type { ReactNode } from "react";

import type { CardOut } from "../../api/models";
import { tableauWith } from "../../kit/extras";
import { Name } from "../../kit/Name";
import { Spot as KitSpot, type SpotProps } from "../../kit/tableau";

import type { GameWords } from "../../words";
import CardFace, { DemandMark, demands, factsOf } from "./CardFace";
import { Emblem } from "./Emblem";
import { Icon } from "./icons";
import type { Colour } from "./model";
import "./mini.css";

export interface Openers {
  openPile(seat: number, colour: Colour): void;
  /** The achievements, what they take and who owns them. */
  openGoals(): void;
}

export const { ExtrasProvider: OpenersProvider, useTableau } = tableauWith<Openers>();

/** A place of the table; a card shows its face by itself. */
export function Spot({
  size = "card",
  children,
  ...props
}: SpotProps & { size?: "card" | "mini"; children?: ReactNode }) {
  const { words } = useTableau();
  const face = props.card ? words.cards.get(props.card) : undefined;
  return (
    <KitSpot {...props}>
      {children ?? (face && (size === "mini" ? <MiniFace card={face.id} /> : <CardFace card={face} size="card" />))}
    </KitSpot>
  );
}

export function describe(words: GameWords, card: CardOut): string {
  const facts = factsOf(card);
  const icons = facts.icons.filter((icon) => icon !== null).map((icon) => words.word(icon));
  const about = words.say("card-facts", { age: facts.age, colour: words.say(`colour-${facts.colour}`) });
  return `${words.cardName(card.id)}, ${about}: ${icons.join(", ")}`;
}

/** A card on another player's board: name, age and icons. */
export function MiniFace({ card }: { card: string }) {
  const { words } = useTableau();
  const face = words.cards.get(card);
  return face ? <Mini words={words} card={face} /> : null;
}

export function Mini({ words, card }: { words: GameWords; card: CardOut }) {
  const facts = factsOf(card);
  return (
    <span className={`tile mini colour-${facts.colour}`}>
      <span className="mini-head">
        <span className="mini-name">
          <Name of={words.cardName(card.id)} />
        </span>
        {demands(facts) && <DemandMark words={words} short />}
        <span className="mini-age">{facts.age}</span>
      </span>
      <span className="mini-icons">
        <Emblem card={card} className="mini-picture" />
        {facts.icons.map((icon, spot) => icon && <Icon key={spot} name={icon} size={14} />)}
      </span>
    </span>
  );
}
