import { Suspense, useState } from "react";
import { Link } from "wouter";

import { api } from "../api/client";
import type { TableOut } from "../api/models";
import { useMe } from "../people";
import { GameFilter, useTablesOf } from "../shell/games";
import { usePolled, useTitle } from "../shell/hooks";
import { TableList } from "../shell/TableList";
import { Loading, Refusal } from "../shell/Trouble";
import { useWords } from "../words";

const PARTS: { word: string; fits(table: TableOut): boolean }[] = [
  { word: "my-turn", fits: (table) => table.my_turn },
  { word: "my-running", fits: (table) => !table.my_turn && table.state === "running" },
  { word: "my-open", fits: (table) => table.state === "open" },
  { word: "my-finished", fits: isOver },
];

// How many finished games are asked for at first, and at most.
const PAGE = 50;
const MOST = 1000;

function isOver(table: TableOut): boolean {
  return table.state === "finished" || table.state === "closed";
}

export default function MyGames() {
  const words = useWords();
  const me = useMe();
  useTitle(words.say("nav-my"));
  const [finished, setFinished] = useState(PAGE);
  const { data, refused, again } = usePolled(
    async () => (me ? api.myTables(finished) : []),
    10,
    `${me?.id ?? ""} ${finished}`,
  );
  const more = finished < MOST && (data?.filter(isOver).length ?? 0) === finished;
  const loaded = me !== undefined && data !== undefined;
  return (
    <div className="page-wide">
      <div className="spread">
        <h1>{words.say("nav-my")}</h1>
        <div className="row">
          <Link href="/replay" className="button quiet">
            {words.say("my-replay")}
          </Link>
          <Link href="/new" className="button">
            {words.say("lobby-new")}
          </Link>
        </div>
      </div>
      {me?.guest && (data?.length ?? 0) > 0 && (
        <p className="notice">
          {words.say("my-guest")} <Link href="/account">{words.say("my-guest-link")}</Link>
        </p>
      )}
      {refused && <Refusal refused={refused} onRetry={again} />}
      {!loaded && !refused && <Loading />}
      {loaded && data.length === 0 && !refused && <Nothing />}
      {data && <Parts tables={data} />}
      {more && (
        <button type="button" className="quiet" onClick={() => setFinished(Math.min(MOST, finished * 4))}>
          {words.say("my-more")}
        </button>
      )}
    </div>
  );
}

function Parts({ tables }: { tables: TableOut[] }) {
  const words = useWords();
  const { shown, asked } = useTablesOf(tables);
  return (
    <>
      <Suspense>
        <GameFilter tables={tables} />
      </Suspense>
      {asked && shown.length === 0 && <p className="muted">{words.say("tables-none")}</p>}
      {PARTS.map(({ word, fits }) => {
        const found = shown.filter(fits);
        return (
          found.length > 0 && (
            <section key={word} className="stack" aria-labelledby={word}>
              <h2 id={word}>{words.say(word)}</h2>
              <TableList tables={found} />
            </section>
          )
        );
      })}
    </>
  );
}

function Nothing() {
  const words = useWords();
  return (
    <div className="empty">
      <h2>{words.say("my-empty")}</h2>
      <p>{words.say("my-empty-text")}</p>
      <p className="row">
        <Link href="/" className="button primary">
          {words.say("my-empty-play")}
        </Link>
        <Link href="/lobby" className="button">
          {words.say("my-empty-lobby")}
        </Link>
        <Link href="/account" className="button quiet">
          {words.say("my-empty-login")}
        </Link>
      </p>
    </div>
  );
}
