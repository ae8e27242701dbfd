/** What all parts of a table share: the words, the legal options by place, and looking at a card. */

import {
  type ComponentType,
  createContext,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

import type { CardOut, OptionOut } from "../api/models";
import type { CardFaceProps } from "../games/types";
import { useChanged } from "../shell/hooks";
import type { GameWords } from "../words";
import { beside } from "./beside";
import { Sheet } from "./Sheet";
import "./tableau.css";

/** Where something can be clicked: a card by its id, an area, a player; each game names its own. */
export type Place = string;

export interface Tableau {
  words: GameWords;
  options: ReadonlyMap<Place, OptionOut>;
  /** What an option says when it is read aloud. */
  label(option: OptionOut): string;
  answer(token: string): void;
  /** The option that the prompt points at. */
  pointed: string | null;
  /** The option that a bot advises. */
  hinted: string | null;
  /** Places that pick something with several uses, what is picked, and picking. */
  picks: ReadonlyMap<Place, string>;
  picked: string | null;
  pick(group: string | null): void;
  /** Look at a card while the pointer or the focus is on it. */
  peek(card: string | null, at?: DOMRect): void;
  /** Look at a card until it is closed. */
  open(card: string): void;
  /** A card in words, for those who can't see it. */
  describe(card: CardOut): string;
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

export interface SpotProps {
  place: Place;
  card?: string | undefined;
  label?: string | undefined;
  /** Read aloud after what the option says: what it would cost. */
  more?: string | undefined;
  className?: string;
  /** Where the card comes from when it appears. */
  from?: string | undefined;
  /** The name under which it travels, where several copies of a card can be in sight. */
  flip?: string | undefined;
  /** What a click does while the place isn't legal; a card is looked at. */
  onOpen?: (() => void) | undefined;
  /** Let go over something else, it answers there: see `data-token`. */
  onDragStart?: (() => void) | undefined;
  children?: ReactNode;
}

/** A place that can be looked at and, while it is legal, answered with. */
export function Spot({
  place,
  card,
  label,
  more,
  className = "",
  from,
  flip,
  onOpen,
  onDragStart,
  children,
}: SpotProps) {
  const tableau = useTableau();
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const held = useRef(false);
  /** After a click the player wants to see the result, not the same card again. */
  const clicked = useRef(false);
  const option = tableau.options.get(place);
  const face = card ? tableau.words.cards.get(card) : undefined;
  const said = label ?? (face ? tableau.describe(face) : "");
  const about = more ?? (face ? said : undefined);
  const group = tableau.picks.get(place);
  const picked = group === undefined ? undefined : group === tableau.picked;
  const legal = option !== undefined || group !== undefined;
  const act = (): void => {
    clicked.current = true;
    if (held.current) {
      held.current = false;
    } else if (group !== undefined) {
      // Where it can go shouldn't be hidden.
      tableau.peek(null);
      tableau.pick(picked ? null : group);
    } else if (option) {
      tableau.answer(option.token);
    } else if (card) {
      tableau.open(card);
    } else {
      onOpen?.();
    }
  };
  const press = (event: PointerEvent): void => {
    held.current = false; // after a long press on some phones there is no click to end it
    if (!card || event.pointerType === "mouse") return;
    timer.current = setTimeout(() => {
      held.current = true;
      tableau.open(card);
    }, LONG_PRESS);
  };
  const release = (): void => {
    if (timer.current) clearTimeout(timer.current);
  };
  const state = legal ? "legal" : tableau.asking ? "resting" : "";
  const hinted = option && tableau.hinted === option.token ? "pointed hinted" : "";
  const pointed = option && tableau.pointed === option.token ? "pointed" : "";
  return (
    <button
      type="button"
      className={`spot-button ${state} ${pointed} ${hinted} ${picked ? "picked" : ""} ${className}`}
      onClick={act}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={() => {
        release();
        clicked.current = false;
        tableau.peek(null);
      }}
      // Not onPointerEnter: a card also gets under a pointer that rests, and would cover what has just happened.
      onPointerMove={(event) => {
        const moves = event.movementX !== 0 || event.movementY !== 0;
        if (card && moves && !clicked.current && event.pointerType === "mouse") {
          tableau.peek(card, event.currentTarget.getBoundingClientRect());
        }
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
      {...(onDragStart
        ? {
            draggable: true,
            onDragStart: (event) => {
              event.dataTransfer.effectAllowed = "move";
              event.dataTransfer.setData("text/plain", card ?? place);
              tableau.peek(null);
              onDragStart();
            },
          }
        : {})}
      {...(option && group === undefined
        ? {
            onDragOver: (event) => event.preventDefault(),
            onDrop: (event) => {
              event.preventDefault();
              tableau.answer(option.token);
            },
          }
        : {})}
      aria-label={option && group === undefined ? `${tableau.label(option)}${about ? `. ${about}` : ""}` : said}
      aria-pressed={picked}
      data-flip={flip ?? card}
      data-from={from}
      data-place={place}
      data-token={group === undefined ? option?.token : undefined}
      data-pick={group}
    >
      {children}
    </button>
  );
}

/** A place that is a button only while it can be clicked. */
export function MaybeSpot({
  place,
  label,
  more,
  className = "",
  children,
}: {
  place: Place;
  label: string;
  more?: string;
  className?: string;
  children: ReactNode;
}) {
  const { options, picks } = useTableau();
  if (!options.has(place) && !picks.has(place)) return <span className={className}>{children}</span>;
  return (
    <Spot place={place} label={label} more={more} className={className}>
      {children}
    </Spot>
  );
}

// --- looking closer

export interface Looking extends Pick<Tableau, "peek" | "open"> {
  /** The enlarged card and the opened one, to be drawn after the table. */
  looked: ReactNode;
}

/** `key` changes when something has happened: what was looked at may have moved away from under the pointer. */
export function useLooking(
  words: GameWords,
  CardFace: ComponentType<CardFaceProps>,
  key: unknown,
  /** What is to be said of a card at this table now, beneath its face. */
  now?: (card: CardOut) => ReactNode,
): Looking {
  const [peeked, setPeeked] = useState<{ card: string; at: DOMRect } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string | null>(null);
  if (useChanged(key)) setPeeked(null);
  const peek = useCallback((card: string | null, at?: DOMRect) => {
    setPeeked((now) => (card && at ? (now?.card === card ? now : { card, at }) : null));
  }, []);
  // How high it is shows only when it is drawn.
  useLayoutEffect(() => {
    if (!peeked || !box.current) return;
    const boxes = (selector: string): DOMRect[] =>
      [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
    const size = box.current.getBoundingClientRect();
    const screen = { width: window.innerWidth, height: window.innerHeight };
    const { left, top } = beside(peeked.at, size, screen, boxes(".spot-button.legal"), boxes(".rail-prompt"));
    box.current.style.translate = `${left}px ${top}px`;
  }, [peeked]);
  const shown = peeked ? words.cards.get(peeked.card) : undefined;
  const card = opened ? words.cards.get(opened) : undefined;
  const looked = (
    <>
      {shown && peeked && (
        <div className="peek" ref={box} aria-hidden="true">
          <CardFace card={shown} size="large" />
          {now?.(shown)}
        </div>
      )}
      {card && (
        <Sheet title={words.cardName(card.id)} onClose={() => setOpened(null)} closeLabel={words.say("close")}>
          <div className="opened">
            <CardFace card={card} size="large" />
            <div>
              {now?.(card)}
              {(card.notes[words.lang] ?? []).map((note) => (
                <p key={note}>{note}</p>
              ))}
              <p>
                <a href={`/cards/${words.game}/${card.id}`} target="_blank" rel="noreferrer">
                  {words.say("card-more")}
                </a>
              </p>
            </div>
          </div>
        </Sheet>
      )}
    </>
  );
  return { peek, open: setOpened, looked };
}
