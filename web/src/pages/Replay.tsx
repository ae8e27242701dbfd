/** A game once more, step by step: a finished table, or any record. */

import "./replay.css";

import { useMemo, useState } from "react";
import { Link } from "wouter";

import { api } from "../api/client";
import { usePolled, useTitle } from "../shell/hooks";
import { tableNames } from "../shell/TableList";
import { Loading, Refusal } from "../shell/Trouble";
import { useWords } from "../words";
import { OpenRecord } from "./replay/OpenRecord";
import { Player } from "./replay/Player";
import { recordSource, type Source, tableSource } from "./replay/source";

export default function Replay({ id }: { id?: string | undefined }) {
  const words = useWords();
  useTitle(words.say("replay-page"));
  return id === undefined ? <OfRecord /> : <OfTable id={id} />;
}

function OfTable({ id }: { id: string }) {
  const words = useWords();
  const { data: table, refused, again } = usePolled(() => api.table(id), 600, id);
  const source = useMemo(() => table && tableSource(table, tableNames(words, table)), [table, words]);
  if (refused && !table) {
    return (
      <div className="page">
        <Refusal refused={refused} onRetry={again} />
      </div>
    );
  }
  if (!table || !source) return <Loading />;
  if (table.state !== "finished") {
    return (
      <div className="page">
        <h1>{words.say("replay-page")}</h1>
        <p>{words.say("replay-running")}</p>
        <p>
          <Link href={`/table/${id}`} className="button primary">
            {words.say("go-table")}
          </Link>
        </p>
      </div>
    );
  }
  return <Player source={source} />;
}

function OfRecord() {
  const [source, setSource] = useState<Source | null>(null);
  return source ? (
    <Player source={source} onClose={() => setSource(null)} />
  ) : (
    <OpenRecord onOpen={(record) => setSource(recordSource(record))} />
  );
}
