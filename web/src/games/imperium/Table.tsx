/** The table of Imperium: the other players above, the market in the middle, one's own cards, tokens and hand below. */

import { useMemo, useRef, useState } from "react";

import type { CardOut } from "../../api/models";
import { useFlip } from "../../kit/flip";
import { useArrows, useKeys } from "../../kit/keys";
import { isNews, useFolding, useTableauOf } from "../../kit/table";
import { type Tab, tabClass, Tabs } from "../../kit/Tabs";
import { TableauProvider, useLooking } from "../../kit/tableau";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import CardFace from "./CardFace";
import { Now } from "./Detail";
import { Middle, Offer } from "./Middle";
import { Mine } from "./Mine";
import { copiesInSight, type ImperiumView, others, type Place, spotsOf, targetsBySeat } from "./model";
import { Opponents } from "./Opponents";
import { type OpenedPile, PileSheet } from "./Sheets";
import { describe, type Extras, ExtrasProvider } from "./tableau";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["revealed-in-market", "placed", "exiled", "scoring-triggered", "met-king", "solstice-begins"]);

export default function Table(props: TableProps) {
  const { names, choice, onAnswer, readOnly = false } = props;
  const view = props.view as ImperiumView;
  const words = useGameWords("imperium");
  const root = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>("mine");
  const [pile, setPile] = useState<OpenedPile | null>(null);
  const me = props.seat ?? 0;
  const asked = !readOnly && choice !== null && choice.seat === props.seat && choice.options !== null;
  const { options, offered } = useMemo(() => spotsOf(view, asked ? choice : null, words.cards), [view, asked, choice, words.cards]);
  const looking = useLooking(words, CardFace, view.answers, (card: CardOut) => <Now view={view} seat={props.seat} card={card} />);
  useFlip(root, view.answers);
  useArrows(root, "[data-place]", ".legal");
  const ends = asked && choice.options?.some((option) => option.token === "end");
  useKeys(ends ? { e: () => onAnswer?.("end") } : {});

  const rivals = useMemo(() => others(view, me), [view, me]);
  const targets = useMemo(() => targetsBySeat(options), [options]);
  const usual = rivals.find((seat) => targets.has(seat)) ?? rivals[0] ?? null;
  const { unfolded, fold } = useFolding(rivals, { usual, all: readOnly && view.result !== null });

  const tableau = useTableauOf(props, { words, options, looking, describe, asking: asked });
  const extras: Extras = useMemo(() => {
    const copies = copiesInSight(view);
    return {
      view,
      names,
      me,
      offered,
      flipOf: (card: string, place: Place) => ((copies.get(card) ?? 0) > 1 ? `${card}@${place}` : card),
      openPile: (kind, seat) => setPile({ kind, seat }),
    };
  }, [view, names, me, offered]);

  return (
    <TableauProvider value={tableau}>
      <ExtrasProvider value={extras}>
        <div ref={root} className={`im-table ${tabClass(tab)} im-phase-${view.phase} ${asked ? "asking" : ""}`} data-game="imperium">
          <Tabs
            words={words}
            stories={props.stories}
            readOnly={readOnly}
            tab={tab}
            onTurn={setTab}
            hasOption={(name) => tab !== name && hasOption(options, name, me)}
            isNews={(name, event) => isNews(name, event, me, IN_MIDDLE)}
          />
          <Opponents seats={rivals} unfolded={unfolded} onFold={fold} targets={targets} />
          <Middle />
          <Offer />
          <Mine />
        </div>
        {pile && <PileSheet pile={pile} onClose={() => setPile(null)} />}
        {looking.looked}
      </ExtrasProvider>
    </TableauProvider>
  );
}


/** Whether something can be clicked in a part that is behind another tab on a phone. */
function hasOption(options: ReadonlyMap<Place, unknown>, tab: Tab, me: number): boolean {
  return tab !== "log" && [...options.keys()].some((place) => tabOf(place, me) === tab);
}

function tabOf(place: Place, me: number): Tab {
  if (/^(?:market:|pile:[a-z]+$)/.test(place)) return "middle";
  const owner = /^(?:play|garrison):(\d+):|^player:(\d+)$/.exec(place);
  return owner && Number(owner[1] ?? owner[2]) !== me ? "others" : "mine";
}
