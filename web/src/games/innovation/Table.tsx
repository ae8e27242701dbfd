/** The table of Innovation: opponents above, what all share in the middle, one's own board and hand below. */

import { useMemo, useRef, useState } from "react";

import type { Told } from "../../api/models";
import { useFlip } from "../../kit/flip";
import { useArrows } from "../../kit/keys";
import { Sheet } from "../../kit/Sheet";
import { type Tab, tabClass, Tabs } from "../../kit/Tabs";
import { type Tableau, TableauProvider, useLooking } from "../../kit/tableau";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { Mine, Opponent } from "./Board";
import CardFace from "./CardFace";
import { Goals, Middle } from "./Middle";
import { type Colour, COLOURS, type InnovationView, others, placesOf } from "./model";
import { describe, type Openers, OpenersProvider } from "./tableau";
import "./table.css";

export default function Table(props: TableProps) {
  const { names, choice, onAnswer, readOnly = false, pointed = null } = props;
  const view = props.view as InnovationView;
  const words = useGameWords("innovation");
  const root = useRef<HTMLDivElement>(null);
  const [pile, setPile] = useState<{ seat: number; colour: Colour } | null>(null);
  const [goals, setGoals] = useState(false);
  const [tab, setTab] = useState<Tab>("mine");
  const me = props.seat ?? 0;
  const asked = !readOnly && choice !== null && choice.seat === props.seat && choice.options !== null;
  const options = useMemo(() => placesOf(asked ? choice : null), [asked, choice]);
  const { peek, open, looked } = useLooking(words, CardFace, view.answers);
  useFlip(root, view.answers);
  useArrows(root, "[data-place]", ".legal");

  const tableau: Tableau = useMemo(
    () => ({
      words,
      options,
      label: (option) => (choice ? words.optionLabel(choice, option, names) : option.token),
      answer: (token) => onAnswer?.(token),
      pointed,
      peek,
      open,
      describe: (card) => describe(words, card),
      asking: asked,
    }),
    [words, options, choice, names, onAnswer, pointed, peek, open, asked],
  );
  const openers: Openers = useMemo(
    () => ({ openPile: (seat, colour) => setPile({ seat, colour }), openGoals: () => setGoals(true) }),
    [],
  );

  const rivals = others(view, me);
  return (
    <TableauProvider value={tableau}>
      <OpenersProvider value={openers}>
        <div
          ref={root}
          className={`innovation ${tabClass(tab)} rivals-${rivals.length} ${asked ? "asking" : ""}`}
          data-game="innovation"
        >
          <Tabs
            words={words}
            stories={props.stories}
            readOnly={readOnly}
            tab={tab}
            onTurn={setTab}
            hasOption={(name) => hasOption(options, name, me)}
            isNews={(name, event) => isNews(name, event, me)}
          />
          <div className="opponents">
            {rivals.map((seat) => (
              <Opponent key={seat} view={view} seat={seat} name={names[seat] ?? ""} />
            ))}
          </div>
          <Middle view={view} seat={asked ? me : null} names={names} />
          <Mine view={view} seat={me} name={names[me] ?? ""} />
        </div>
        {looked}
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
                      <button type="button" className="pile-card" onClick={() => open(card.id)}>
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
      </OpenersProvider>
    </TableauProvider>
  );
}

const CLAIMS = new Set(["achieved", "claimed"]);

/** Whether an event has happened in a part of the table. */
function isNews(tab: Tab, event: Told, me: number): boolean {
  if (tab === "mine") return false;
  if (tab === "middle") return CLAIMS.has(event.kind);
  return tab === "log" || (typeof event["seat"] === "number" && event["seat"] !== me);
}

/** Whether something can be clicked in a part that is behind another tab on a phone. */
function hasOption(options: ReadonlyMap<string, unknown>, tab: Tab, me: number): boolean {
  const places = [...options.keys()];
  if (tab === "middle") return places.some((place) => place === "supply" || place.startsWith("age:"));
  if (tab === "others") return places.some((place) => place.startsWith("player:") || (place.startsWith("pile:") && !place.startsWith(`pile:${me}:`)));
  return false;
}
