/** The table of Through the Ages: the other civilizations above, the card row in the middle, one's own below. */

import { useMemo } from "react";

import type { ChoiceOut } from "../../api/models";
import { useKeys } from "../../kit/keys";
import "../../kit/seats.css";
import { askedOf, followed, useFolding } from "../../kit/table";
import { TableFrame } from "../../kit/TableFrame";
import type { Tab } from "../../kit/Tabs";
import type { Place } from "../../kit/tableau";
import { others, targetsBySeat } from "../../kit/view";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { ENDING, groupOf } from "./basics";
import CardFace from "./CardFace";
import { Civilization, ThisTurn } from "./Civilization";
import { Now } from "./Detail";
import { EndPanel } from "./EndOfTurn";
import { Hand } from "./Hand";
import { Middle } from "./Middle";
import type { AgesView } from "./model";
import { describe, type Extras, ExtrasProvider } from "./tableau";
import { Opponents } from "./Opponents";
import { AT_SEAT, placesOf, spotsOf } from "./places";
import { Ratings } from "./Ratings";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set([
  "turn",
  "age",
  "event",
  "final-event",
  "common",
  "bid",
  "row-cleared",
  "aggression",
  "offered",
]);

export default function Table(props: TableProps) {
  const { names, onPick, readOnly = false } = props;
  const view = props.view as AgesView;
  const words = useGameWords("ages");
  const me = props.seat ?? 0;
  const asked = askedOf(props);
  const picked = asked ? (props.picked ?? null) : null;
  const spots = useMemo(() => spotsOf(view, asked, picked), [view, asked, picked]);
  const mayEnd = asked?.options?.some((option) => option.key === "end-turn");
  useKeys(mayEnd ? { e: () => onPick?.(ENDING) } : {});

  const rivals = useMemo(() => others(view, me), [view, me]);
  const targets = useMemo(() => targetsBySeat(spots.options, AT_SEAT), [spots]);
  const { unfolded, fold } = useFolding(rivals, {
    usual: null,
    forced: hitOf(spots.options) ?? followed(props),
    all: readOnly && view.result !== null,
  });
  const extras: Extras = useMemo(() => ({ view, names, me }), [view, names, me]);
  const player = view.players[me];
  const active = view.active === me && !view.result;
  return (
    <ExtrasProvider value={extras}>
      <TableFrame
        table={props}
        words={words}
        spots={spots}
        CardFace={CardFace}
        describe={describe}
        now={(card) => <Now view={view} seat={props.seat} card={card} names={names} />}
        tabOf={tabOf}
        pickedIn={asked && picked ? pickedIn(view, asked, picked) : undefined}
        inMiddle={({ kind }) => IN_MIDDLE.has(kind)}
        className={`ag-table ${unfolded.size > 0 ? "ag-unfolded" : ""}`}
      >
        <Opponents seats={rivals} unfolded={unfolded} onFold={fold} targets={targets} />
        <Middle />
        <section
          className={`board ag-mine part-mine ${active ? "is-active" : ""}`}
          aria-label={words.say("board-of", { player: names[me] ?? "" })}
          data-seat={me}
        >
          <div className="ag-mine-head">
            <h2 className="seat-sign">{names[me]}</h2>
            <Ratings seat={me} />
            {active && <ThisTurn />}
            {player && !player.out && props.seat !== null && <EndPanel />}
            {player?.out && <span className="ag-note">{words.say("board-out")}</span>}
          </div>
          <Civilization seat={me} />
          {player && !player.out && <Hand />}
        </section>
      </TableFrame>
    </ExtrasProvider>
  );
}

/** The part of the table in which a place is, on a phone. */
function tabOf(place: Place): Tab {
  if (/^(?:space|common):/.test(place)) return "middle";
  return /^(?:far|player):/.test(place) ? "others" : "mine";
}

/** The part in which the options of what was picked lie. */
function pickedIn(view: AgesView, asked: ChoiceOut, picked: string): Tab | undefined {
  const [option] = (asked.options ?? []).filter((other) => groupOf(asked, other) === picked);
  const place = option && placesOf(view, asked, option).at(-1);
  return place === undefined ? undefined : tabOf(place);
}

/** The seat on whose board something can be clicked. */
function hitOf(options: ReadonlyMap<Place, unknown>): number | null {
  const hit = [...options.keys()].map((place) => /^far:(\d+)/.exec(place)?.[1]).find((seat) => seat !== undefined);
  return hit === undefined ? null : Number(hit);
}
