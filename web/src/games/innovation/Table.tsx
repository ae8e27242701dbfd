/** The table of Innovation: opponents above, what all share in the middle, one's own board and hand below. */

import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import type { StoryOut } from "../../api/models";
import { useFlip } from "../../kit/flip";
import { useArrows } from "../../kit/keys";
import { Sheet } from "../../kit/Sheet";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { Mine, Opponent } from "./Board";
import CardFace from "./CardFace";
import { Goals, Middle } from "./Middle";
import { type Colour, COLOURS, type InnovationView, others, placesOf } from "./model";
import { type Tableau, TableauProvider } from "./tableau";
import "./table.css";

/** The parts of the table on a phone; the log belongs to the page around it. */
type Tab = "mine" | "others" | "middle" | "log";
const TABS: readonly Tab[] = ["mine", "others", "middle", "log"];
const PEEK_WIDTH = 316;

export default function Table(props: TableProps) {
  const { names, choice, onAnswer, readOnly = false, pointed = null } = props;
  const view = props.view as InnovationView;
  const words = useGameWords("innovation");
  const root = useRef<HTMLDivElement>(null);
  const [peek, setPeek] = useState<{ card: string; left: number } | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const [pile, setPile] = useState<{ seat: number; colour: Colour } | null>(null);
  const [goals, setGoals] = useState(false);
  const [tab, setTab] = useState<Tab>("mine");
  const last = props.stories.at(-1)?.version ?? 0;
  const [seen, setSeen] = useState<Record<Tab, number> | null>(null);
  useEffect(() => setSeen((now) => now ?? (last ? { mine: last, others: last, middle: last, log: last } : null)), [last]);
  const turnTo = (next: Tab): void => {
    setSeen((now) => now && { ...now, [tab]: last, [next]: last });
    setTab(next);
  };
  const me = props.seat ?? 0;
  const asked = !readOnly && choice !== null && choice.seat === props.seat && choice.options !== null;
  const options = useMemo(() => placesOf(asked ? choice : null), [asked, choice]);
  useFlip(root, view.answers);
  // What was looked at may have moved away from under the pointer.
  useEffect(() => setPeek(null), [view.answers]);
  useArrows(root, "[data-place]", ".legal");

  const look = useCallback((card: string | null, at?: DOMRect) => {
    if (!card || !at) return setPeek(null);
    const left = at.left > window.innerWidth / 2 ? at.left - PEEK_WIDTH : at.right + 16;
    return setPeek({ card, left: Math.max(8, Math.min(left, window.innerWidth - PEEK_WIDTH - 8)) });
  }, []);

  const tableau: Tableau = useMemo(
    () => ({
      words,
      options,
      label: (option) => (choice ? words.optionLabel(choice, option, names) : option.token),
      answer: (token) => onAnswer?.(token),
      pointed,
      peek: look,
      open: setOpen,
      openPile: (seat, colour) => setPile({ seat, colour }),
      openGoals: () => setGoals(true),
      asking: asked,
    }),
    [words, options, choice, names, onAnswer, pointed, look, asked],
  );

  const peeked = peek ? words.cards.get(peek.card) : undefined;
  const opened = open ? words.cards.get(open) : undefined;
  const rivals = others(view, me);
  return (
    <TableauProvider value={tableau}>
      <div
        ref={root}
        className={`innovation tab-${tab} ${tab === "log" ? "shows-log" : ""} rivals-${rivals.length} ${asked ? "asking" : ""}`}
        data-game="innovation"
      >
        <nav className="tabs" aria-label={words.say("tabs-label")}>
          {TABS.filter((name) => !readOnly || name !== "log").map((name) => (
            <button key={name} type="button" aria-pressed={tab === name} onClick={() => turnTo(name)}>
              {words.say(`tab-${name}`)}
              {hasOption(options, name, me) ? (
                <Dot className="dot-legal" label={words.say("tab-legal")} />
              ) : (
                tab !== name && seen && hasNews(props.stories, seen[name], name, me) && <Dot className="" label={words.say("tab-news")} />
              )}
            </button>
          ))}
        </nav>
        <div className="opponents">
          {rivals.map((seat) => (
            <Opponent key={seat} view={view} seat={seat} name={names[seat] ?? ""} />
          ))}
        </div>
        <Middle view={view} seat={asked ? me : null} names={names} />
        <Mine view={view} seat={me} name={names[me] ?? ""} />
        {peeked && peek && (
          <div className="peek" style={{ left: peek.left }} aria-hidden="true">
            <CardFace card={peeked} size="large" />
          </div>
        )}
      </div>
      {goals && (
        <Sheet title={words.say("achievements-label")} onClose={() => setGoals(false)} closeLabel={words.say("close")}>
          <Goals view={view} names={names} />
        </Sheet>
      )}
      {pile && (
        <Sheet title={`${names[pile.seat]}: ${words.say(`colour-${pile.colour}`)}`} onClose={() => setPile(null)} closeLabel={words.say("close")}>
          <ol className="pile-list">
            {[...(view.board[pile.seat]?.[COLOURS.indexOf(pile.colour)] ?? [])].reverse().map((ref, number) => {
              const card = ref.card ? words.cards.get(ref.card) : undefined;
              return (
                <li key={number}>
                  {card ? (
                    <button type="button" className="pile-card" onClick={() => setOpen(card.id)}>
                      <CardFace card={card} size="chip" />
                    </button>
                  ) : (
                    words.say("pile-covered", { age: Number(ref.back) })
                  )}
                </li>
              );
            })}
          </ol>
        </Sheet>
      )}
      {opened && (
        <Sheet title={words.cardName(opened.id)} onClose={() => setOpen(null)} closeLabel={words.say("close")}>
          <div className="opened">
            <CardFace card={opened} size="large" />
            <div>
              {(opened.notes[words.lang] ?? []).map((note) => (
                <p key={note}>{note}</p>
              ))}
              <p>
                <a href={`/cards/innovation/${opened.id}`} target="_blank" rel="noreferrer">
                  {words.say("card-more")}
                </a>
              </p>
            </div>
          </div>
        </Sheet>
      )}
    </TableauProvider>
  );
}

function Dot({ className, label }: { className: string; label: string }) {
  return (
    <span className={`dot ${className}`}>
      <span className="hidden-text">{label}</span>
    </span>
  );
}

const CLAIMS = new Set(["achieved", "claimed"]);

/** Whether something has happened in a part of the table since it was looked at last. */
function hasNews(stories: readonly StoryOut[], seen: number, tab: Tab, me: number): boolean {
  if (tab === "mine") return false;
  return stories.some(
    (story) =>
      story.version > seen &&
      story.told.some((event) => {
        if (tab === "middle") return CLAIMS.has(String(event["kind"]));
        return tab === "log" || (typeof event["seat"] === "number" && event["seat"] !== me);
      }),
  );
}

/** Whether something can be clicked in a part that is behind another tab on a phone. */
function hasOption(options: ReadonlyMap<string, unknown>, tab: Tab, me: number): boolean {
  const places = [...options.keys()];
  if (tab === "middle") return places.some((place) => place === "supply" || place.startsWith("age:"));
  if (tab === "others") return places.some((place) => place.startsWith("player:") || (place.startsWith("pile:") && !place.startsWith(`pile:${me}:`)));
  return false;
}
