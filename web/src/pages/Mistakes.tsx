/** Learning from mistakes: they come back one by one, and one looks for a better move. */

import { Suspense, useEffect, useState } from "react";
import { Link } from "wouter";

import { api } from "../api/client";
import type { ErrorOut, ReplayOut, ReviewOut, TableOut } from "../api/models";
import { useQuery } from "../shell/address";
import { useDoing, useTitle } from "../shell/hooks";
import { tableNames } from "../shell/TableList";
import { Loading, Refusal } from "../shell/Trouble";
import { useGameWords, useWords } from "../words";
import { Retry } from "./review/Retry";

export default function Mistakes({ id }: { id: string }) {
  const words = useWords();
  useTitle(words.say("mistakes-title"));
  const [loaded, setLoaded] = useState<{ table: TableOut; found: ReviewOut } | null>(null);
  const { run, refused } = useDoing();
  useEffect(() => {
    run(async () => {
      const [table, found] = await Promise.all([api.table(id), api.review(id)]);
      setLoaded({ table, found });
    });
  }, [id, run]);
  if (refused) {
    return (
      <div className="page">
        <Refusal refused={refused} />
      </div>
    );
  }
  if (!loaded) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <OneByOne {...loaded} />
    </Suspense>
  );
}

/** The errors to learn from: the one that was asked for and those after it, or one's own. */
function lessons(table: TableOut, errors: ErrorOut[], at: string | null): ErrorOut[] {
  const first = errors.find((error) => String(error.number) === at);
  if (first) return errors.filter((error) => error.seat === first.seat && error.number >= first.number);
  return errors.filter((error) => table.seats[error.seat]?.mine);
}

function OneByOne({ table, found }: { table: TableOut; found: ReviewOut }) {
  const words = useGameWords(table.game);
  const names = tableNames(words, table);
  const [query] = useQuery();
  const [errors] = useState(() => lessons(table, found.review?.errors ?? [], query.get("at")));
  const [place, setPlace] = useState(0);
  const error = errors[place];
  const step = useStep(table.id, error);
  const back = (
    <Link className="button" href={`/table/${table.id}/result`}>
      {words.say("mistakes-back")}
    </Link>
  );
  if (!error) {
    const why = place > 0 ? "mistakes-done" : found.review?.complete ? "mistakes-none" : "mistakes-no-review";
    return (
      <div className="page empty">
        <h1>{words.say("mistakes-title")}</h1>
        <p>{words.say(why)}</p>
        <p className="row">
          {back}
          {place > 0 && (
            <Link className="button" href="/training">
              {words.say("mistakes-training")}
            </Link>
          )}
        </p>
      </div>
    );
  }
  if (!step) return <Loading />;
  return (
    <Retry
      key={error.number}
      game={table.game}
      names={names}
      error={error}
      step={step}
      number={place + 1}
      count={errors.length}
      onNext={() => setPlace(place + 1)}
      back={back}
    />
  );
}

/** The table before the decision, as the player who made it saw it. */
function useStep(id: string, error: ErrorOut | undefined): ReplayOut | null {
  const [step, setStep] = useState<{ number: number; shown: ReplayOut } | null>(null);
  const { run } = useDoing();
  useEffect(() => {
    if (error) {
      run(async () => setStep({ number: error.number, shown: await api.replayTable(id, error.number, error.seat) }));
    }
  }, [id, error, run]);
  return step && step.number === error?.number ? step.shown : null;
}
