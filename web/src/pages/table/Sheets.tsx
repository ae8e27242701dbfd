/** What opens over a table: the rule behind a question, the introduction, the menu, the deal, resigning, a card. */

import { type ReactNode, Suspense } from "react";

import { api } from "../../api/client";
import type { ChoiceOut, TableOut } from "../../api/models";
import type { GameModule } from "../../games";
import { Sheet } from "../../kit/Sheet";
import { Why } from "../../kit/Why";
import { watching } from "../../play";
import { Copy } from "../../shell/Copy";
import { useDoing } from "../../shell/hooks";
import { Loading, MaybeRefusal } from "../../shell/Trouble";
import type { GameWords } from "../../words";
import { BarButtons } from "./Bar";

export type SheetName = "why" | "menu" | "intro" | "deal" | "spectators" | "resign";

export interface SheetsProps {
  /** What is open; null for nothing. */
  sheet: SheetName | null;
  /** The card that is looked at. */
  card: string | null;
  words: GameWords;
  table: TableOut;
  module: GameModule;
  choice: ChoiceOut | null;
  mine: boolean;
  onOpen(sheet: SheetName): void;
  onClose(): void;
  onResign(): void;
}

/** The new link comes with the table, over the live connection. */
function RevokeLink({ table, words }: { table: string; words: GameWords }) {
  const doing = useDoing();
  const revoke = (): void => doing.run(() => api.revokeLink(table));
  return (
    <>
      <MaybeRefusal refused={doing.refused} />
      <button type="button" className="button quiet" disabled={doing.busy} onClick={revoke}>
        {words.say("table-watch-revoke")}
      </button>
    </>
  );
}

export function Sheets(props: SheetsProps) {
  const { sheet, words, table, module, choice, onClose } = props;
  const card = props.card ? words.cards.get(props.card) : undefined;
  return (
    <>
      {sheet === "why" && choice && (
        <Suspense>
          <Why words={words} choice={choice} onClose={onClose} />
        </Suspense>
      )}
      {sheet === "intro" && (
        <Titled {...props} title="table-help">
          <Suspense fallback={<Loading />}>
            <module.Intro seats={table.seats.length} onDone={onClose} />
          </Suspense>
        </Titled>
      )}
      {sheet === "menu" && (
        <Titled {...props} title="table-menu">
          <div className="stack">
            <BarButtons
              words={words}
              mine={props.mine}
              running={table.state === "running"}
              className="button"
              onOpen={props.onOpen}
            />
          </div>
        </Titled>
      )}
      {sheet === "deal" && (
        <Titled {...props} title="table-deal">
          <p>{words.say("table-deal-why")}</p>
          <p className="hash">{table.commitment}</p>
        </Titled>
      )}
      {sheet === "spectators" && (
        <Titled {...props} title="table-spectators">
          <p>{words.say(table.watch ? "table-spectators-private" : "table-spectators-public")}</p>
          <Copy label={words.say("table-watch")} text={watching(table)} />
          {table.watch && table.mine && <RevokeLink table={table.id} words={words} />}
        </Titled>
      )}
      {sheet === "resign" && (
        <Titled {...props} title="table-resign-sure">
          <Resigning {...props} />
        </Titled>
      )}
      {card && (
        <Sheet title={words.cardName(card.id)} onClose={onClose} closeLabel={words.say("close")}>
          <module.CardFace card={card} size="large" />
        </Sheet>
      )}
    </>
  );
}

function Titled({
  words,
  title,
  onClose,
  children,
}: {
  words: GameWords;
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  return (
    <Sheet title={words.say(title)} onClose={onClose} closeLabel={words.say("close")}>
      {children}
    </Sheet>
  );
}

function Resigning({ words, table, onClose, onResign }: Pick<SheetsProps, "words" | "table" | "onClose" | "onResign">) {
  const resign = (): void => {
    onResign();
    onClose();
  };
  return (
    <>
      <p>{words.say(`table-resign-why-${["alone", "two"][table.seats.length - 1] ?? "more"}`)}</p>
      <p className="row">
        <button type="button" className="button danger" onClick={resign}>
          {words.say("table-resign-yes")}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {words.say("table-stay")}
        </button>
      </p>
    </>
  );
}
