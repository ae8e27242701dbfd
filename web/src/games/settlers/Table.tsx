/** The table of Imperial Settlers: the other empires above, what all share in the middle, one's own empire and hand below. */

import { useMemo, useState } from "react";

import { useKeys } from "../../kit/keys";
import { PileList } from "../../kit/PileList";
import { Sheet } from "../../kit/Sheet";
import { askedOf, followed, useFolding } from "../../kit/table";
import { TableFrame } from "../../kit/TableFrame";
import type { Tab } from "../../kit/Tabs";
import type { Place } from "../../kit/tableau";
import { copiesIn, flipsOf, others, targetsBySeat } from "../../kit/view";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import CardFace from "./CardFace";
import { Now } from "./Detail";
import { Mine } from "./Empire";
import { Middle } from "./Middle";
import type { SettlersView } from "./model";
import { describe, type Extras, ExtrasProvider } from "./tableau";
import { Opponents } from "./Opponents";
import { AT_SEAT, spotsOf } from "./places";
import { Rival } from "./Solo";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["revealed", "took", "left-over", "phase", "turn"]);

export default function Table(props: TableProps) {
  const { names, onPick, readOnly = false } = props;
  const view = props.view as SettlersView;
  const words = useGameWords("settlers");
  const [discard, setDiscard] = useState(false);
  const me = props.seat ?? 0;
  const asked = askedOf(props);
  const picked = asked ? (props.picked ?? null) : null;
  const spots = useMemo(() => spotsOf(view, asked, picked, words.cards), [view, asked, picked, words.cards]);
  useKeys(asked?.options?.some((option) => option.token === "pass") ? { p: () => onPick?.("group-pass") } : {});

  const rivals = useMemo(() => others(view, me), [view, me]);
  const targets = useMemo(() => targetsBySeat(spots.options, AT_SEAT), [spots]);
  // In the lookout phase the revealed cards need the room, and in a replay its controls; whoever wants to look unfolds
  // again.
  const lookout = view.phase === "lookout";
  const cramped = lookout || (readOnly && rivals.length > 1);
  const { unfolded, fold } = useFolding(rivals, {
    usual: cramped ? null : (rivals[0] ?? null),
    targets,
    forced: lookout ? null : followed(props),
    all: readOnly && view.result !== null,
    until: lookout,
  });
  const extras: Extras = useMemo(() => {
    const inSight = [view.offer, view.rival, ...view.hand, ...view.draft, ...view.deals, ...view.empire.flat()];
    return { view, names, me, flipOf: flipsOf(copiesIn(inSight)), openDiscard: () => setDiscard(true) };
  }, [view, names, me]);
  return (
    <ExtrasProvider value={extras}>
      <TableFrame
        table={props}
        words={words}
        spots={spots}
        CardFace={CardFace}
        describe={describe}
        now={(card) => <Now view={view} seat={props.seat} card={card} />}
        tabOf={(place) => tabOf(place, me)}
        inMiddle={({ kind }) => IN_MIDDLE.has(kind)}
        className={`st-table st-phase-${view.phase} ${view.solo ? "st-solo" : ""}`}
        over={
          discard && (
            <Sheet title={words.say("discard-title")} onClose={() => setDiscard(false)} closeLabel={words.say("close")}>
              {view.discard.length === 0 && <p>{words.say("discard-empty")}</p>}
              <PileList cards={[...view.discard].reverse()} CardFace={CardFace} />
            </Sheet>
          )
        }
      >
        {view.solo ? (
          <Rival />
        ) : (
          view.phase !== "choosing" && <Opponents seats={rivals} unfolded={unfolded} onFold={fold} targets={targets} />
        )}
        <Middle />
        {view.phase !== "choosing" && <Mine />}
      </TableFrame>
    </ExtrasProvider>
  );
}

/** The part of the table in which a place is, on a phone. Cards to choose from lie on one's own. */
function tabOf(place: Place, me: number): Tab {
  if (place === "deck:common") return "middle";
  const owner = AT_SEAT.exec(place)?.[1];
  return place.startsWith("line:") || (owner !== undefined && Number(owner) !== me) ? "others" : "mine";
}
