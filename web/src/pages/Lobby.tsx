import { Suspense } from "react";
import { Link, useLocation } from "wouter";

import { api, Refused } from "../api/client";
import type { TableOut } from "../api/models";
import { sitDown } from "../deal";
import { beSomebody } from "../people";
import { tablePath } from "../play";
import { GameFilter, useTablesOf } from "../shell/games";
import { useDoing, usePolled, useTitle } from "../shell/hooks";
import { TableList } from "../shell/TableList";
import { Loading, MaybeRefusal, Refusal } from "../shell/Trouble";
import { useWords } from "../words";

export default function Lobby() {
  const words = useWords();
  useTitle(words.say("nav-lobby"));
  const { data, refused, again } = usePolled(api.lobby, 5);
  return (
    <div className="page-wide">
      <div className="spread">
        <div>
          <h1>{words.say("lobby-title")}</h1>
          <p className="muted">{words.say("lobby-lead")}</p>
        </div>
        <Link href="/new" className="button primary">
          {words.say("lobby-new")}
        </Link>
      </div>
      {refused && <Refusal refused={refused} onRetry={again} />}
      {data === undefined && !refused && <Loading />}
      {data && (data.length ? <Open tables={data} onChange={again} /> : <Nobody />)}
    </div>
  );
}

function Nobody() {
  const words = useWords();
  return (
    <div className="empty">
      <h2>{words.say("lobby-empty")}</h2>
      <p>{words.say("lobby-empty-text")}</p>
      <p className="row">
        <Link href="/new" className="button primary">
          {words.say("lobby-new")}
        </Link>
        <Link href="/" className="button">
          {words.say("lobby-bot")}
        </Link>
      </p>
    </div>
  );
}

/** Takes the first seat that anybody may take; some free seats are kept for friends of the host. */
async function sitAnywhere(table: TableOut): Promise<TableOut> {
  await beSomebody();
  let refused: Refused | null = null;
  for (const seat of table.seats.filter((one) => one.kind === "free")) {
    try {
      return await sitDown(table, seat.seat, null);
    } catch (error) {
      if (!(error instanceof Refused) || (error.problem !== "not-yours" && error.problem !== "illegal")) throw error;
      refused = error;
    }
  }
  throw refused ?? new Refused(422, { problem: "seat-taken" });
}

function Open({ tables, onChange }: { tables: TableOut[]; onChange(): void }) {
  const words = useWords();
  const { shown } = useTablesOf(tables);
  const [, go] = useLocation();
  const { busy, refused, run } = useDoing();

  function sit(table: TableOut): void {
    run(async () => {
      try {
        go(tablePath(await sitAnywhere(table)));
      } finally {
        onChange();
      }
    });
  }

  return (
    <>
      <Suspense>
        <GameFilter tables={tables} />
      </Suspense>
      <MaybeRefusal refused={refused} />
      {shown.length === 0 && <p className="muted">{words.say("tables-none")}</p>}
      <TableList
        tables={shown}
        heading="h2"
        action={(table) =>
          table.seats.some((seat) => seat.mine) ? (
            <Link href={tablePath(table)} className="button">
              {words.say("go-table")}
            </Link>
          ) : (
            <button type="button" className="button primary" disabled={busy} onClick={() => sit(table)}>
              {words.say("sit-down")}
            </button>
          )
        }
      />
    </>
  );
}
