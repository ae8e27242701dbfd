/** The table of Rising Cultures: the opponent's board above, the provinces in the middle, the own board and hand below. */

import { useMemo, useRef, useState } from "react";

import type { CardOut } from "../../api/models";
import { useFlip } from "../../kit/flip";
import { useArrows, useKeys } from "../../kit/keys";
import { Sheet } from "../../kit/Sheet";
import { isNews, useTableauOf } from "../../kit/table";
import { type Tab, tabClass, Tabs } from "../../kit/Tabs";
import { TableauProvider, useLooking } from "../../kit/tableau";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { Board } from "./Board";
import CardFace, { describe } from "./CardFace";
import { type Desk, DeskProvider, usesOf } from "./desk";
import { Now } from "./Detail";
import { Civilizations, Hand } from "./Hand";
import { Middle } from "./Middle";
import { type CulturesView, pickable, placesOf, PROVINCE, stripId } from "./model";
import { DiscardSheet, ScoreSheet } from "./Score";
import "./table.css";

type Opened = { what: "discard" | "score" | "board"; seat: number };

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["won", "boxed", "decided", "contest", "flooded", "stored"]);

export default function Table(props: TableProps) {
  const { names, choice, onPick, readOnly = false } = props;
  const view = props.view as CulturesView;
  const words = useGameWords("cultures");
  const root = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<Opened | null>(null);
  const [tab, setTab] = useState<Tab>("mine");
  const me = props.seat ?? 0;
  const rival = 1 - me;
  const asked = !readOnly && choice !== null && choice.seat === props.seat && choice.options !== null;
  const asking = asked ? choice : null;
  const picked = asked && props.picked && pickable(choice).has(props.picked) ? props.picked : null;
  const options = useMemo(() => placesOf(asking, picked), [asking, picked]);
  const now = (card: CardOut) => {
    const uses = usesOf(view, card.id);
    const board = view.boards[me];
    return uses && board && view.round > 0 ? <Now uses={uses} strip={uses.army && stripId(board, uses.army.strip)} /> : null;
  };
  const looking = useLooking(words, CardFace, view.answers, now);
  useFlip(root, view.answers);
  useArrows(root, "[data-place]", ".legal");
  useKeys({ o: () => setSheet({ what: "board", seat: rival }) });

  const tableau = useTableauOf(props, { words, options, looking, describe, asking: asked });
  const desk: Desk = {
    view,
    names,
    me,
    choice: asking,
    picked,
    pick: (card) => onPick?.(card),
    openDiscard: (seat) => setSheet({ what: "discard", seat }),
    openScore: (seat) => setSheet({ what: "score", seat }),
    openBoard: (seat) => setSheet({ what: "board", seat }),
  };
  const name = (seat: number): string => names[seat] ?? "";
  const close = (): void => setSheet(null);
  return (
    <TableauProvider value={tableau}>
      <DeskProvider value={desk}>
        <div ref={root} className={`cultures ${tabClass(tab)} ${asked ? "asking" : ""} ${picked ? "cu-picking" : ""}`} data-game="cultures">
          <Tabs
            words={words}
            stories={props.stories}
            readOnly={readOnly}
            tab={tab}
            onTurn={setTab}
            hasOption={(name) => name === "middle" && options.has(PROVINCE)}
            isNews={(name, event) => isNews(name, event, me, IN_MIDDLE)}
          />
          <Board seat={rival} name={name(rival)} mine={false} />
          <Middle />
          <div className="cu-own">
            <Board seat={me} name={name(me)} mine />
            {view.phase === "civilization" ? <Civilizations /> : <Hand seat={me} />}
          </div>
        </div>
        {looking.looked}
        {sheet?.what === "score" && (
          <Sheet title={`${name(sheet.seat)}: ${words.say("score-so-far")}`} onClose={close} closeLabel={words.say("close")}>
            <ScoreSheet seat={sheet.seat} />
          </Sheet>
        )}
        {sheet?.what === "discard" && (
          <Sheet title={`${name(sheet.seat)}: ${words.say("discard-label")}`} onClose={close} closeLabel={words.say("close")}>
            <DiscardSheet cards={view.discard[sheet.seat] ?? []} mine={sheet.seat === me} />
          </Sheet>
        )}
        {sheet?.what === "board" && (
          <Sheet title={name(sheet.seat)} onClose={close} closeLabel={words.say("close")} wide>
            <div className="cultures-sheet" data-game="cultures">
              <Board seat={sheet.seat} name={name(sheet.seat)} mine={false} large />
            </div>
          </Sheet>
        )}
      </DeskProvider>
    </TableauProvider>
  );
}
