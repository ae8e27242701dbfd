/** The table of Innovation: opponents above, what all share in the middle, one's own board and hand below. */

import { useMemo, useRef, useState } from "react";

import { useFlip } from "../../kit/flip";
import { useArrows } from "../../kit/keys";
import { Sheet } from "../../kit/Sheet";
import { isNews, useTableauOf } from "../../kit/table";
import { type Tab, tabClass, Tabs } from "../../kit/Tabs";
import { TableauProvider, useLooking } from "../../kit/tableau";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { Mine, Opponent } from "./Board";
import CardFace from "./CardFace";
import { Goals, Middle } from "./Middle";
import { type Colour, COLOURS, type InnovationView, others, placesOf } from "./model";
import { describe, type Openers, OpenersProvider } from "./tableau";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["achieved", "claimed"]);

export default function Table(props: TableProps) {
  const { names, choice, readOnly = false } = props;
  const view = props.view as InnovationView;
  const words = useGameWords("innovation");
  const root = useRef<HTMLDivElement>(null);
  const [pile, setPile] = useState<{ seat: number; colour: Colour } | null>(null);
  const [goals, setGoals] = useState(false);
  const [tab, setTab] = useState<Tab>("mine");
  const me = props.seat ?? 0;
  const asked = !readOnly && choice !== null && choice.seat === props.seat && choice.options !== null;
  const options = useMemo(() => placesOf(asked ? choice : null), [asked, choice]);
  const looking = useLooking(words, CardFace, view.answers);
  const { open, looked } = looking;
  useFlip(root, view.answers);
  useArrows(root, "[data-place]", ".legal");

  const tableau = useTableauOf(props, { words, options, looking, describe, asking: asked });
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
            isNews={(name, event) => isNews(name, event, me, IN_MIDDLE)}
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


/** Whether something can be clicked in a part that is behind another tab on a phone. */
function hasOption(options: ReadonlyMap<string, unknown>, tab: Tab, me: number): boolean {
  const places = [...options.keys()];
  if (tab === "middle") return places.some((place) => place === "supply" || place.startsWith("age:"));
  if (tab === "others") return places.some((place) => place.startsWith("player:") || (place.startsWith("pile:") && !place.startsWith(`pile:${me}:`)));
  return false;
}
