/** The table of Imperium: the other players above, the market in the middle, one's own cards, tokens and hand below. */

import { useMemo, useState } from "react";

import { useKeys } from "../../kit/keys";
import { askedOf, followed, useFolding, useScreen } from "../../kit/table";
import { TableFrame } from "../../kit/TableFrame";
import type { Tab } from "../../kit/Tabs";
import type { Place } from "../../kit/tableau";
import { copiesIn, flipsOf, others, targetsBySeat } from "../../kit/view";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import CardFace from "./CardFace";
import { Now } from "./Detail";
import { Middle, Offer } from "./Middle";
import { Mine } from "./Mine";
import { type ImperiumView, inPlay } from "./model";
import { describe, type Extras, ExtrasProvider } from "./tableau";
import { Opponents } from "./Opponents";
import { AT_SEAT, spotsOf } from "./places";
import { type OpenedPile, PileSheet } from "./Sheets";
import "./table.css";

/** Events that show in the middle. */
const IN_MIDDLE = new Set([
  "revealed-in-market",
  "placed",
  "exiled",
  "scoring-triggered",
  "met-king",
  "solstice-begins",
]);

/** Low screens, on which more cards in play and in garrisons are only in sight while the opponents' boards are folded. */
const LOW = "(min-width: 701px) and (max-height: 760px)";
const ROOM = 6;

export default function Table(props: TableProps) {
  const { names, onAnswer, readOnly = false } = props;
  const view = props.view as ImperiumView;
  const words = useGameWords("imperium");
  const [pile, setPile] = useState<OpenedPile | null>(null);
  const me = props.seat ?? 0;
  const asked = askedOf(props);
  const { options, offered } = useMemo(() => spotsOf(view, asked, words.cards), [view, asked, words.cards]);
  const ends = asked?.options?.some((option) => option.token === "end");
  useKeys(ends ? { e: () => onAnswer?.("end") } : {});

  const rivals = useMemo(() => others(view, me), [view, me]);
  const targets = useMemo(() => targetsBySeat(options, AT_SEAT), [options]);
  const isFull = useScreen(LOW) && inPlay(view, me).length + (view.garrison[me]?.length ?? 0) > ROOM;
  const { unfolded, fold } = useFolding(rivals, {
    usual: isFull ? null : (rivals[0] ?? null),
    targets,
    forced: followed(props),
    all: readOnly && view.result !== null,
  });
  const extras: Extras = useMemo(() => {
    const inSight = [...view.hand, ...view.play, ...view.garrison, ...view.market, ...view.development];
    return {
      view,
      names,
      me,
      offered,
      flipOf: flipsOf(copiesIn(inSight)),
      openPile: (kind, seat) => setPile({ kind, seat }),
    };
  }, [view, names, me, offered]);
  return (
    <ExtrasProvider value={extras}>
      <TableFrame
        table={props}
        words={words}
        spots={{ options }}
        CardFace={CardFace}
        describe={describe}
        now={(card) => <Now view={view} seat={props.seat} card={card} />}
        tabOf={(place) => tabOf(place, me)}
        inMiddle={({ kind }) => IN_MIDDLE.has(kind)}
        className={`im-table im-phase-${view.phase}`}
        over={pile && <PileSheet pile={pile} onClose={() => setPile(null)} />}
      >
        <Opponents seats={rivals} unfolded={unfolded} onFold={fold} targets={targets} />
        <Middle />
        <Offer />
        <Mine />
      </TableFrame>
    </ExtrasProvider>
  );
}

/** The part of the table in which a place is, on a phone. */
function tabOf(place: Place, me: number): Tab {
  if (/^(?:market:|pile:[a-z]+$)/.test(place)) return "middle";
  const owner = AT_SEAT.exec(place);
  return owner && Number(owner[1] ?? owner[2]) !== me ? "others" : "mine";
}
