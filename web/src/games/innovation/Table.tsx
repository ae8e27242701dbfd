/** The table of Innovation: opponents above, what all share in the middle, one's own board and hand below. */

import { useMemo, useState } from "react";

import { PileList } from "../../kit/PileList";
import { Sheet } from "../../kit/Sheet";
import { askedOf } from "../../kit/table";
import { TableFrame } from "../../kit/TableFrame";
import type { Tab } from "../../kit/Tabs";
import type { Place } from "../../kit/tableau";
import { others } from "../../kit/view";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { Mine, Opponent } from "./Board";
import CardFace from "./CardFace";
import { Goals, Middle } from "./Middle";
import { ReachLine } from "./Detail";
import { type Colour, COLOURS, type InnovationView, isTop, placesOf, reachOf, SUPPLY } from "./model";
import { describe, type Openers, OpenersProvider } from "./tableau";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["achieved", "claimed"]);

export default function Table(props: TableProps) {
  const { names } = props;
  const view = props.view as InnovationView;
  const words = useGameWords("innovation");
  const [pile, setPile] = useState<{ seat: number; colour: Colour } | null>(null);
  const [goals, setGoals] = useState(false);
  const me = props.seat ?? 0;
  const asked = askedOf(props);
  const options = useMemo(() => placesOf(asked), [asked]);
  const openers: Openers = useMemo(
    () => ({ openPile: (seat, colour) => setPile({ seat, colour }), openGoals: () => setGoals(true) }),
    [],
  );
  const rivals = others(view, me);
  const over = (
    <>
      {goals && (
        <Sheet title={words.say("achievements-label")} onClose={() => setGoals(false)} closeLabel={words.say("close")}>
          <Goals view={view} names={names} />
        </Sheet>
      )}
      {pile && (
        <Sheet
          title={`${names[pile.seat]}: ${words.say(`colour-${pile.colour}`)}`}
          onClose={() => setPile(null)}
          closeLabel={words.say("close")}
        >
          <PileList
            cards={[...(view.board[pile.seat]?.[COLOURS.indexOf(pile.colour)] ?? [])].reverse()}
            CardFace={CardFace}
            hidden={(back) => words.say("pile-covered", { age: Number(back) })}
          />
        </Sheet>
      )}
    </>
  );
  return (
    <OpenersProvider value={openers}>
      <TableFrame
        table={props}
        words={words}
        spots={{ options }}
        CardFace={CardFace}
        describe={describe}
        now={(card) =>
          isTop(view, me, card.id) && <ReachLine words={words} reach={reachOf(view, me, card)} names={names} />
        }
        tabOf={(place) => tabOf(place, me)}
        inMiddle={({ kind }) => IN_MIDDLE.has(kind)}
        className={`innovation rivals-${rivals.length}`}
        over={over}
      >
        <div className="opponents part-others">
          {rivals.map((seat) => (
            <Opponent key={seat} view={view} seat={seat} name={names[seat] ?? ""} />
          ))}
        </div>
        <Middle view={view} seat={asked ? me : null} names={names} />
        <Mine view={view} seat={me} name={names[me] ?? ""} />
      </TableFrame>
    </OpenersProvider>
  );
}

/** The part of the table in which a place is, on a phone. */
function tabOf(place: Place, me: number): Tab {
  if (place === SUPPLY || place.startsWith("age:")) return "middle";
  const isElsewhere = place.startsWith("player:") || (place.startsWith("pile:") && !place.startsWith(`pile:${me}:`));
  return isElsewhere ? "others" : "mine";
}
