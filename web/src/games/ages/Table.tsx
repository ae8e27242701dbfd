/** The table of Through the Ages: the other civilizations above, the card row in the middle, one's own below. */

import { useMemo, useRef, useState } from "react";

import type { CardOut } from "../../api/models";
import { useFlip } from "../../kit/flip";
import { useArrows, useKeys } from "../../kit/keys";
import { isNews, useFolding, useTableauOf } from "../../kit/table";
import { type Tab, tabClass, Tabs } from "../../kit/Tabs";
import { TableauProvider, useLooking } from "../../kit/tableau";
import "../../kit/seats.css";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { ENDING } from "./basics";
import CardFace from "./CardFace";
import { Civilization, Ratings, ThisTurn } from "./Civilization";
import { Now } from "./Detail";
import { EndPanel } from "./EndOfTurn";
import { Hand } from "./Hand";
import { Middle } from "./Middle";
import { type AgesView, others, type Place, spotsOf, targetsBySeat } from "./model";
import { Opponents } from "./Opponents";
import { describe, type Extras, ExtrasProvider } from "./tableau";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["turn", "age", "event", "final-event", "common", "bid", "row-cleared", "aggression", "offered"]);

export default function Table(props: TableProps) {
  const { names, choice, onPick, readOnly = false } = props;
  const view = props.view as AgesView;
  const words = useGameWords("ages");
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>("mine");
  const me = props.seat ?? 0;
  const asked = !readOnly && choice !== null && choice.seat === props.seat && choice.options !== null;
  const picked = asked ? (props.picked ?? null) : null;
  const { options, picks } = useMemo(() => spotsOf(view, asked ? choice : null, picked), [view, asked, choice, picked]);
  const looking = useLooking(words, CardFace, view.answers, (card: CardOut) => <Now view={view} seat={props.seat} card={card} names={names} />);
  useFlip(root, view.answers);
  useArrows(root, "[data-place]", ".legal");
  const mayEnd = asked && choice.options?.some((option) => option.key === "end-turn");
  useKeys(mayEnd ? { e: () => onPick?.(ENDING) } : {});

  const rivals = useMemo(() => others(view, me), [view, me]);
  const targets = useMemo(() => targetsBySeat(options), [options]);
  const { unfolded, fold } = useFolding(rivals, { usual: null, forced: hitOf(options), all: readOnly && view.result !== null });

  const tableau = useTableauOf(props, { words, options, looking, describe, asking: asked });
  const extras: Extras = useMemo(() => ({ view, names, me, picks, picked, onPick: (group) => onPick?.(group) }), [view, names, me, picks, picked, onPick]);
  const player = view.players[me];
  const active = view.active === me && !view.result;
  return (
    <TableauProvider value={tableau}>
      <ExtrasProvider value={extras}>
        <div ref={root} className={`ag-table ${tabClass(tab)} ${unfolded.size > 0 ? "ag-unfolded" : ""} ${asked ? "asking" : ""}`} data-game="ages">
          <Tabs
            words={words}
            stories={props.stories}
            readOnly={readOnly}
            tab={tab}
            onTurn={setTab}
            hasOption={(name) => tab !== name && [...options.keys()].some((place) => tabOf(place) === name)}
            isNews={(name, event) => isNews(name, event, me, IN_MIDDLE)}
          />
          <Opponents seats={rivals} unfolded={unfolded} onFold={fold} targets={targets} />
          <Middle />
          <section className={`ag-mine ${active ? "is-active" : ""}`} aria-label={words.say("board-of", { player: names[me] ?? "" })} data-seat={me}>
            <div className="ag-mine-head">
              <h2>{names[me]}</h2>
              <Ratings seat={me} />
              {active && <ThisTurn />}
              {player && !player.out && props.seat !== null && <EndPanel />}
              {player?.out && <span className="ag-note">{words.say("board-out")}</span>}
            </div>
            <Civilization seat={me} />
            {player && !player.out && <Hand />}
          </section>
        </div>
        {looking.looked}
      </ExtrasProvider>
    </TableauProvider>
  );
}


/** The part of the table in which a place is, on a phone. */
function tabOf(place: Place): Tab {
  if (/^(?:space|common):/.test(place)) return "middle";
  return /^(?:far|player):/.test(place) ? "others" : "mine";
}

/** The seat on whose board something can be clicked. */
function hitOf(options: ReadonlyMap<Place, unknown>): number | null {
  const hit = [...options.keys()].map((place) => /^far:(\d+)/.exec(place)?.[1]).find((seat) => seat !== undefined);
  return hit === undefined ? null : Number(hit);
}
