/** The end of a game, worth showing: who won and why, scores line by line and over time, and the final table. */

import { Fragment, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";

import { api } from "../api/client";
import type { HandOut, StateOut, StoryOut, TableOut, Told } from "../api/models";
import { dealOf, flawsOf, takePartAgain } from "../deal";
import { gameModule, type Result, type View } from "../games";
import { Chart } from "../kit/Chart";
import { Hands } from "../kit/Hands";
import { tablePath, watching } from "../play";
import { scoreLines } from "../scores";
import { Copy } from "../shell/Copy";
import { GuestMark } from "../shell/GuestMark";
import { useDoing, useTitle } from "../shell/hooks";
import { resultOf, tableNames } from "../shell/TableList";
import { Loading, MaybeRefusal, Refusal } from "../shell/Trouble";
import { turnAfter, turnText } from "../turns";
import { type GameWords, useGameWords, useWords } from "../words";
import { ALL_SEEING } from "./replay/source";
import { ReviewPanel } from "./review/ReviewPanel";
import "./table.css";

interface Loaded {
  table: TableOut;
  state: StateOut;
  stories: StoryOut[];
  scores: number[][];
  /** By seat: what nobody else saw. */
  hands: HandOut[][];
}

export default function ResultPage({ id }: { id: string }) {
  const words = useWords();
  useTitle(words.say("result-title"));
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [early, setEarly] = useState(false);
  const { run, refused } = useDoing();
  useEffect(() => {
    run(async () => {
      const table = await api.table(id);
      if (table.state !== "finished") {
        setEarly(true);
        return;
      }
      const seat = table.seats.find((other) => other.mine)?.seat ?? null;
      const [state, log, progress, { hands }] = await Promise.all([
        api.state(id, seat),
        api.log(id, seat),
        api.progress(id),
        api.replayTable(id, table.version, ALL_SEEING),
      ]);
      setLoaded({ table, state, stories: log.stories, scores: progress.scores, hands });
    });
  }, [id, run]);
  if (refused) {
    return (
      <div className="page">
        <Refusal refused={refused} onRetry={() => window.location.reload()} />
      </div>
    );
  }
  if (early) {
    return (
      <div className="page empty">
        <p>{words.say("result-not-over")}</p>
        <Link className="button" href={`/table/${id}`}>
          {words.say("result-to-table")}
        </Link>
      </div>
    );
  }
  if (!loaded) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <Ended {...loaded} />
    </Suspense>
  );
}

function Ended({ table, state, stories, scores, hands }: Loaded) {
  const words = useGameWords(table.game);
  const names = tableNames(words, table);
  const result = resultOf(table);
  const module = gameModule(table.game);
  const [, go] = useLocation();
  const doing = useDoing();
  const mine = table.seats.some((seat) => seat.mine);
  const again = (): void =>
    doing.run(async () => {
      await takePartAgain(table.id).catch(() => undefined); // without it there is a game all the same
      go(tablePath(await api.again(table.id)));
    });
  useEffect(() => {
    if (mine) takePartAgain(table.id).catch(() => undefined);
  }, [mine, table.id]);
  if (!result) return null;
  const [verdict, reason] = words.sentences(result, names);
  return (
    <div className="page page-wide result" data-game={table.game}>
      <div>
        <h1>{verdict}</h1>
        {reason && <p className="result-reason">{reason}</p>}
      </div>
      <div className="row">
        {mine && (
          <button type="button" className="button primary" disabled={doing.busy} onClick={again}>
            {words.say("result-again", { seats: table.seats.length })}
          </button>
        )}
        <Link className="button" href={`/table/${table.id}/replay`}>
          {words.say("result-replay")}
        </Link>
        <a className="button" href={api.recordAddress(table.id)} download>
          {words.say("result-record")}
        </a>
      </div>
      <MaybeRefusal refused={doing.refused} />
      <div className="result-columns">
        <section className="panel">
          <h2>{words.say("result-scores")}</h2>
          <ScoreTable result={result} table={table} names={names} words={words} />
        </section>
        <section className="panel">
          <Chart
            title={words.say("result-chart")}
            series={names.map((name, seat) => ({ name, values: scores[seat] ?? [] }))}
          />
        </section>
        <section className="panel">
          <h2 id="moments">{words.say("result-moments")}</h2>
          <Moments stories={stories} names={names} words={words} kinds={module.moments} />
        </section>
      </div>
      <ReviewPanel table={table} words={words} names={names} />
      <Copy label={words.say("result-share")} text={watching(table)} />
      <section className="result-table">
        <h2>{words.say("result-boards")}</h2>
        <module.Table
          view={state.view as unknown as View}
          names={names}
          seat={state.seat}
          choice={null}
          stories={[]}
          readOnly
        />
      </section>
      {hands.some((own) => own.length > 0) && (
        <section className="panel result-hands">
          <h2>{words.say("hands-label")}</h2>
          <Hands words={words} names={names} hands={hands} CardFace={module.CardFace} />
        </section>
      )}
      <Deal table={table} names={names} words={words} />
    </div>
  );
}

/** Every part of the deal, and whether they fit what was shown before the game. */
function Deal({ table, names, words }: { table: TableOut; names: readonly string[]; words: GameWords }) {
  if (!table.seed) return null;
  const flaws = flawsOf(table);
  const remembered = dealOf(table.id);
  return (
    <section className="panel result-deal">
      <h2>{words.say("result-deal")}</h2>
      {flaws.length > 0 ? (
        <ul className="notice warn" role="alert">
          {flaws.map((flaw) => (
            <li key={flaw}>{words.say(`result-deal-flaw-${flaw}`)}</li>
          ))}
        </ul>
      ) : (
        <p>{words.say(table.deal ? "result-deal-fits" : "result-deal-sealed")}</p>
      )}
      <details>
        <summary>{words.say("result-deal-details")}</summary>
        {table.deal && <p>{words.say("result-deal-why")}</p>}
        <dl className="hash">
          {table.deal && (
            <>
              <dt>{words.say("result-deal-server")}</dt>
              <dd>{table.deal.server}</dd>
            </>
          )}
          {table.deal?.seats.map((part, seat) => (
            <Fragment key={seat}>
              <dt>{names[seat]}</dt>
              <dd>
                {part ?? words.say(table.seats[seat]?.kind === "bot" ? "result-deal-bot" : "result-deal-none")}
                {part && part === remembered?.part && ` (${words.say("result-deal-yours")})`}
              </dd>
            </Fragment>
          ))}
          <dt>{words.say("result-deal-hash")}</dt>
          <dd>{table.commitment}</dd>
          <dt>{words.say("result-deal-seed")}</dt>
          <dd>{table.seed}</dd>
        </dl>
        <p className="muted small">{words.say("result-deal-check")}</p>
      </details>
    </section>
  );
}

/** Whether a line sums up those above it. */
function isSum(label: string): boolean {
  return /(^|-)total$/.test(label);
}

function ScoreTable({
  result,
  table,
  names,
  words,
}: {
  result: Result;
  table: TableOut;
  names: readonly string[];
  words: GameWords;
}) {
  return (
    <table className="score-table">
      <thead>
        <tr>
          <th scope="col" />
          {names.map((name, seat) => (
            <th key={seat} scope="col" className={result.winners.includes(seat) ? "winner" : ""}>
              {result.winners.includes(seat) && (
                <svg className="laurel" viewBox="0 0 24 24" role="img" aria-label={words.say("result-winner")}>
                  <path d="M6 3h12v2h3v3a4 4 0 0 1-4 4 5 5 0 0 1-4 3v3h4v3H7v-3h4v-3a5 5 0 0 1-4-3 4 4 0 0 1-4-4V5h3zM5 7v1q0 1.5 1.3 1.9L6 7zm14 0h-1l-.3 2.9Q19 9.5 19 8z" />
                </svg>
              )}
              {name}
              {table.seats[seat]?.guest && <GuestMark />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scoreLines(result).map(({ label, scores }) => (
          <tr key={label} className={isSum(label) ? "sum" : ""}>
            <th scope="row">{words.line(label)}</th>
            {scores.map((score, seat) => (
              <td key={seat} className="num">
                {score !== undefined && words.number(score)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Moments({
  stories,
  names,
  words,
  kinds,
}: {
  stories: readonly StoryOut[];
  names: readonly string[];
  words: GameWords;
  kinds: readonly string[];
}) {
  let turn = 0;
  const found: { turn: number; text: string }[] = [];
  for (const story of stories) {
    for (const event of story.told as Told[]) {
      turn = turnAfter(event, turn);
      if (kinds.includes(event.kind)) found.push({ turn, text: words.story(event, names) });
    }
  }
  if (found.length === 0) return <p className="muted">{words.say("result-no-moments")}</p>;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has only keys must be able to scroll it
    <ol className="moments" tabIndex={0} aria-labelledby="moments">
      {found.map(({ turn: when, text }, number) => (
        <li key={number}>
          <span className="muted num">{turnText(words, when)}</span> {text}
        </li>
      ))}
    </ol>
  );
}
