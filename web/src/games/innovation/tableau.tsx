/** What all parts of the table share: the words, the legal options by place, and looking at a card. */

import { createContext, type PointerEvent, type ReactNode, useContext, useRef } from "react";

import type { OptionOut } from "../../api/models";
import type { GameWords } from "../../words";
import CardFace, { factsOf } from "./CardFace";
import { Icon } from "./icons";
import type { Colour, Place } from "./model";

export interface Tableau {
  words: GameWords;
  options: ReadonlyMap<Place, OptionOut>;
  label(option: OptionOut): string;
  answer(token: string): void;
  /** The option that the prompt points at. */
  pointed: string | null;
  /** Look at a card while the pointer or the focus is on it. */
  peek(card: string | null, at?: DOMRect): void;
  /** Look at a card until it is closed. */
  open(card: string): void;
  openPile(seat: number, colour: Colour): void;
  /** The achievements, what they take and who owns them. */
  openGoals(): void;
  asking: boolean;
}

const Context = createContext<Tableau | null>(null);

export const TableauProvider = Context.Provider;

export function useTableau(): Tableau {
  const tableau = useContext(Context);
  if (!tableau) throw new Error("There is no table around this part.");
  return tableau;
}

const LONG_PRESS = 450;

/** A place that can be looked at and, while it is legal, answered with. */
export function Spot({ place, card, size = "card", label, className = "", from, onOpen, children }: {
  place: Place;
  card?: string;
  size?: "card" | "mini";
  label?: string;
  className?: string;
  /** Where the card comes from when it appears. */
  from?: string;
  /** What a click does while the place isn't legal; a card is looked at. */
  onOpen?(): void;
  children?: ReactNode;
}) {
  const tableau = useTableau();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);
  const option = tableau.options.get(place);
  const face = card ? tableau.words.cards.get(card) : undefined;
  const name = face ? tableau.words.cardName(face.id) : (label ?? "");
  const act = (): void => {
    if (held.current) held.current = false;
    else if (option) tableau.answer(option.token);
    else if (card) tableau.open(card);
    else onOpen?.();
  };
  const press = (event: PointerEvent): void => {
    if (!card || event.pointerType === "mouse") return;
    timer.current = setTimeout(() => {
      held.current = true;
      tableau.open(card);
    }, LONG_PRESS);
  };
  const release = (): void => {
    if (timer.current) clearTimeout(timer.current);
  };
  const state = option ? "legal" : tableau.asking ? "resting" : "";
  const pointed = option && tableau.pointed === option.token ? "pointed" : "";
  return (
    <button
      type="button"
      className={`spot-button ${state} ${pointed} ${className}`}
      onClick={act}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={() => {
        release();
        tableau.peek(null);
      }}
      onPointerEnter={(event) => {
        if (card && event.pointerType === "mouse") tableau.peek(card, event.currentTarget.getBoundingClientRect());
      }}
      onFocus={(event) => {
        if (card && event.currentTarget.matches(":focus-visible")) {
          tableau.peek(card, event.currentTarget.getBoundingClientRect());
        }
      }}
      onBlur={() => tableau.peek(null)}
      onContextMenu={(event) => {
        if (card) {
          event.preventDefault();
          tableau.open(card);
        }
      }}
      aria-label={option ? `${tableau.label(option)}${face ? `. ${describe(tableau.words, face.id)}` : ""}` : face ? describe(tableau.words, face.id) : name}
      data-flip={card}
      data-from={from}
      data-place={place}
      data-token={option?.token}
    >
      {children ?? (face && (size === "mini" ? <MiniFace card={face.id} /> : <CardFace card={face} size="card" />))}
    </button>
  );
}

function describe(words: GameWords, id: string): string {
  const card = words.cards.get(id);
  if (!card) return id;
  const facts = factsOf(card);
  const icons = facts.icons.filter((icon) => icon !== null).map((icon) => words.word(icon));
  const about = words.say("card-facts", { age: facts.age, colour: words.say(`colour-${facts.colour}`) });
  return `${words.cardName(id)}, ${about}: ${icons.join(", ")}`;
}

/** A card on another player's board: name, age and icons. */
export function MiniFace({ card }: { card: string }) {
  const { words } = useTableau();
  const face = words.cards.get(card);
  if (!face) return null;
  const facts = factsOf(face);
  return (
    <span className={`mini colour-${facts.colour}`}>
      <span className="mini-head">
        <span className="mini-name">{words.cardName(card)}</span>
        <span className="mini-age">{facts.age}</span>
      </span>
      <span className="mini-icons">
        {facts.icons.map((icon, spot) => icon && <Icon key={spot} name={icon} size={14} />)}
      </span>
    </span>
  );
}
