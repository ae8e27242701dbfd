/** The table of Rising Cultures: the opponent's board above, the provinces in the middle, the own board and hand below. */

import { useMemo, useState } from "react";

import type { CardOut } from "../../api/models";
import { useKeys } from "../../kit/keys";
import { Sheet } from "../../kit/Sheet";
import { askedOf } from "../../kit/table";
import { TableFrame } from "../../kit/TableFrame";
import { useGameWords } from "../../words";
import type { TableProps } from "../types";
import { Board } from "./Board";
import CardFace, { describe } from "./CardFace";
import { type Desk, DeskProvider, useDesk, usesOf } from "./desk";
import { Now } from "./Detail";
import { Civilizations, Hand } from "./Hand";
import { Middle } from "./Middle";
import { type CulturesView, picksOf, placesOf, PROVINCE, stripId } from "./model";
import { DiscardSheet, ScoreSheet } from "./Score";
import "./table.css";

type Opened = { what: "discard" | "score" | "board"; seat: number };

/** Events that show in the middle. */
const IN_MIDDLE = new Set(["won", "boxed", "decided", "contest", "flooded", "stored"]);

export default function Table(props: TableProps) {
  const { names } = props;
  const view = props.view as CulturesView;
  const words = useGameWords("cultures");
  const [sheet, setSheet] = useState<Opened | null>(null);
  const me = props.seat ?? 0;
  const rival = 1 - me;
  const asked = askedOf(props);
  const picked = asked ? (props.picked ?? null) : null;
  const spots = useMemo(() => ({ options: placesOf(asked, picked), picks: picksOf(asked) }), [asked, picked]);
  useKeys({ o: () => setSheet({ what: "board", seat: rival }) });
  const now = (card: CardOut) => {
    const uses = usesOf(view, card.id);
    const board = view.boards[me];
    return uses && board && view.round > 0 ? (
      <Now uses={uses} strip={uses.army && stripId(board, uses.army.strip)} />
    ) : null;
  };
  const desk: Desk = {
    view,
    names,
    me,
    choice: asked,
    openDiscard: (seat) => setSheet({ what: "discard", seat }),
    openScore: (seat) => setSheet({ what: "score", seat }),
    openBoard: (seat) => setSheet({ what: "board", seat }),
  };
  const name = (seat: number): string => names[seat] ?? "";
  return (
    <DeskProvider value={desk}>
      <TableFrame
        table={props}
        words={words}
        spots={spots}
        CardFace={CardFace}
        describe={describe}
        now={now}
        tabOf={(place) => (place === PROVINCE ? "middle" : "mine")}
        inMiddle={({ kind }) => IN_MIDDLE.has(kind)}
        className={`cultures ${picked ? "cu-picking" : ""}`}
        over={sheet && <OpenedSheet {...sheet} name={name(sheet.seat)} onClose={() => setSheet(null)} />}
      >
        <Board seat={rival} name={name(rival)} mine={false} />
        <Middle />
        <div className="cu-own part-mine">
          <Board seat={me} name={name(me)} mine />
          {view.phase === "civilization" ? <Civilizations /> : <Hand seat={me} />}
        </div>
      </TableFrame>
    </DeskProvider>
  );
}

function OpenedSheet({ what, seat, name, onClose }: Opened & { name: string; onClose(): void }) {
  const { words, view, me } = useDesk();
  const close = { onClose, closeLabel: words.say("close") };
  if (what === "score") {
    return (
      <Sheet title={`${name}: ${words.say("score-so-far")}`} {...close}>
        <ScoreSheet seat={seat} />
      </Sheet>
    );
  }
  if (what === "discard") {
    return (
      <Sheet title={`${name}: ${words.say("discard-label")}`} {...close}>
        <DiscardSheet cards={view.discard[seat] ?? []} mine={seat === me} />
      </Sheet>
    );
  }
  return (
    <Sheet title={name} {...close} wide>
      <div className="cultures-sheet" data-game="cultures">
        <Board seat={seat} name={name} mine={false} large />
      </div>
    </Sheet>
  );
}
