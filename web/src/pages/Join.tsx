/** An invitation: who invites to which game, and the seat with one click. */

import { Suspense, useState } from "react";
import { Link, Redirect, useLocation, useSearch } from "wouter";

import { api } from "../api/client";
import type { TableOut } from "../api/models";
import { sitDown } from "../deal";
import { beSomebody, useMe } from "../people";
import { tablePath } from "../play";
import { ChosenOptions } from "../shell/ChosenOptions";
import { Field } from "../shell/Field";
import { useDoing, usePolled, useTitle } from "../shell/hooks";
import { Seats } from "../shell/TableList";
import { Loading, MaybeRefusal, Refusal } from "../shell/Trouble";
import { useGames, useGameWords, useWords } from "../words";

export default function Join({ id, seat }: { id: string; seat: number }) {
  const words = useWords();
  useTitle(words.say("join-title"));
  const { data: table, refused, again } = usePolled(() => api.table(id), 10, id);
  if (refused && !table) {
    return (
      <div className="page">
        <Refusal refused={refused} onRetry={again} />
      </div>
    );
  }
  if (!table) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Invitation table={table} seat={seat} />
    </Suspense>
  );
}

function Invitation({ table, seat }: { table: TableOut; seat: number }) {
  const words = useGameWords(table.game);
  const name = useGames().find((game) => game.id === table.game)?.names[words.lang] ?? table.game;
  const wanted = table.seats[seat];
  if (wanted?.mine) return <Redirect to={tablePath(table)} replace />;
  return (
    <div className="page" data-game={table.game}>
      <h1>{words.say("join-headline", { host: table.host, game: name })}</h1>
      <p className="serif join-about">{words.say("game-about")}</p>
      <ChosenOptions table={table} />
      <div className="panel stack">
        <div>
          <p className="hint">{words.say("join-seats")}</p>
          <Seats table={table} />
        </div>
        {wanted?.kind === "free" ? <Sit table={table} seat={seat} /> : <Taken table={table} />}
      </div>
      <p className="row">
        <Link href={`/rules/${table.game}`}>{words.say("nav-rules")}</Link>
        <Link href={`/cards/${table.game}`}>{words.say("nav-cards")}</Link>
      </p>
    </div>
  );
}

function Sit({ table, seat }: { table: TableOut; seat: number }) {
  const words = useWords();
  const me = useMe();
  const [, go] = useLocation();
  const invite = new URLSearchParams(useSearch()).get("invite");
  const [name, setName] = useState("");
  const { busy, refused, run } = useDoing();
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        run(async () => {
          await beSomebody(name.trim() || undefined);
          go(tablePath(await sitDown(table, seat, invite)));
        });
      }}
    >
      {me === null && (
        <Field
          id="join-name"
          label={words.say("join-name")}
          hint={words.say("join-name-hint")}
          value={name}
          maxLength={30}
          autoComplete="nickname"
          onChange={setName}
        />
      )}
      {me && <p>{words.say("join-as", { name: me.name })}</p>}
      <MaybeRefusal refused={refused} />
      <p>
        <button type="submit" className="button primary" disabled={busy || me === undefined}>
          {words.say("join-sit")}
        </button>
      </p>
    </form>
  );
}

function Taken({ table }: { table: TableOut }) {
  const words = useWords();
  return (
    <div className="notice warn">
      <strong>{words.say("join-taken")}</strong>
      <p>{words.say("join-taken-text", { host: table.host })}</p>
      <p className="row">
        <Link href={tablePath(table)} className="button">
          {words.say("join-watch")}
        </Link>
        <Link href="/" className="button quiet">
          {words.say("notfound-home")}
        </Link>
      </p>
    </div>
  );
}
