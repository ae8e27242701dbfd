/** The review on the page at the end of a game: the chart, luck and skill, turning points, errors. */

import "./review.css";

import { useEffect, useState } from "react";
import { Link } from "wouter";

import { api } from "../../api/client";
import type { ErrorOut, ReviewBody, StoryOut, TableOut, TurnOut } from "../../api/models";
import { Chart } from "../../kit/Chart";
import { MaybeRefusal } from "../../shell/Trouble";
import { useDoing } from "../../shell/hooks";
import { turnAt, turnText } from "../../turns";
import type { GameWords } from "../../words";
import { useReview } from "./useReview";
import { gainer, labelOf, percent, reasonOf, signed } from "./words";

interface Shared {
  table: TableOut;
  words: GameWords;
  names: string[];
}

/** What is found, with the log of the replay: its steps are the answers' numbers, whatever was taken back at the table. */
interface Found extends Shared {
  log: readonly StoryOut[];
}

export function ReviewPanel(props: Shared) {
  const { table, words } = props;
  const { found, refused, ask } = useReview(table.id);
  if (!found) return <MaybeRefusal refused={refused} />;
  const { state, review } = found;
  return (
    <section className="panel review" aria-labelledby="review">
      <h2 id="review">{words.say("review-heading")}</h2>
      {state === "none" && <p>{words.say("review-lead")}</p>}
      {state === "outdated" && <p className="muted">{words.say("review-outdated")}</p>}
      {(state === "none" || state === "outdated") && (
        <button type="button" className="button" onClick={ask}>
          {words.say(state === "none" ? "review-start" : "review-again")}
        </button>
      )}
      {state === "running" && <Progress words={words} done={found.done} />}
      <MaybeRefusal refused={refused} />
      {review && <Findings {...props} review={review} />}
    </section>
  );
}

function Progress({ words, done }: { words: GameWords; done: number }) {
  const label = words.say("review-progress", { percent: Math.round(100 * done) });
  return (
    <p className="review-progress" role="status">
      <progress max={1} value={done} aria-label={label} /> {label}
    </p>
  );
}

function Findings({ review, ...shared }: Shared & { review: ReviewBody }) {
  const { table, words, names } = shared;
  const [log, setLog] = useState<readonly StoryOut[] | null>(null);
  const { run, refused } = useDoing();
  useEffect(() => run(async () => setLog((await api.replayTableLog(table.id, null)).stories)), [run, table.id]);
  return (
    <>
      <Chart
        title={words.say("review-chart")}
        series={names.map((name, seat) => ({
          name,
          values: review.chances.map((chances) => Math.round(100 * (chances[seat] ?? 0))),
        }))}
      />
      <Players {...shared} review={review} />
      <MaybeRefusal refused={refused} />
      {log && <Lists {...shared} review={review} log={log} />}
      <p className="muted small">{words.say("review-judge-name", { judge: review.judge })}</p>
    </>
  );
}

function Lists({ review, ...props }: Found & { review: ReviewBody }) {
  const { table, words } = props;
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  return (
    <>
      <h3>{words.say("review-turns-heading")}</h3>
      {review.turns.length === 0 && <p className="muted">{words.say("review-no-turns-yet")}</p>}
      <ul className="review-list">
        {review.turns.map((turn) => (
          <Turn key={turn.number} {...props} turn={turn} />
        ))}
      </ul>
      <h3>{words.say("review-errors-heading")}</h3>
      {review.errors.length === 0 && (
        <p className="muted">{words.say(review.complete ? "review-no-errors" : "review-errors-soon")}</p>
      )}
      {review.complete && review.errors.some((error) => mine.includes(error.seat)) && (
        <p>
          <Link className="button primary" href={`/table/${table.id}/mistakes`}>
            {words.say("review-learn")}
          </Link>
        </p>
      )}
      <ul className="review-list">
        {review.errors.map((error) => (
          <Mistake key={error.number} {...props} error={error} />
        ))}
      </ul>
    </>
  );
}

function Players({ words, names, review }: Shared & { review: ReviewBody }) {
  return (
    <>
      <h3 id="review-players">{words.say("review-players")}</h3>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- whoever has only keys must be able to scroll it */}
      <div className="review-wide" role="group" tabIndex={0} aria-labelledby="review-players">
        <table className="score-table">
          <thead>
            <tr>
              {["player", "luck", "skill", "change", "rate"].map((column) => (
                <th key={column} scope="col">
                  {words.say(`review-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {review.players.map((player, seat) => (
              <tr key={seat}>
                <th scope="row">{names[seat]}</th>
                {[player.luck, player.own + player.others, player.final - player.start].map((share, column) => (
                  <td key={column} className="num">
                    {signed(words, share)}
                  </td>
                ))}
                <td className="num" title={words.say("review-rate-title", { count: player.decisions })}>
                  {percent(words, player.rate, 1)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{words.say("review-players-note")}</p>
    </>
  );
}

function Turn({ table, words, names, log, turn }: Found & { turn: TurnOut }) {
  const winner = gainer(turn);
  return (
    <li>
      <Place table={table} words={words} log={log} number={turn.number} seat={turn.seat} /> {names[turn.seat]}:{" "}
      {turn.asked && <q>{labelOf(words, turn.asked, turn.seat, turn.token, names)}</q>}.{" "}
      {words.say(`review-turn-${turn.cause}`, {
        winner: names[winner] ?? "",
        player: names[turn.seat] ?? "",
        change: signed(words, turn.change[winner] ?? 0),
      })}
    </li>
  );
}

function Mistake({ table, words, names, log, error }: Found & { error: ErrorOut }) {
  const label = (token: string): string => labelOf(words, error.asked, error.seat, token, names);
  const reason = reasonOf(words, error, names);
  return (
    <li className={`review-${error.grade}`}>
      <strong>{words.say(`review-grade-${error.grade}`)}</strong>{" "}
      <span className="num">({words.say("review-cost", { cost: percent(words, error.cost) })})</span>{" "}
      <Place table={table} words={words} log={log} number={error.number} seat={error.seat} /> {names[error.seat]}:{" "}
      <q>{label(error.taken)}</q>. {words.say("review-better", { best: label(error.best) })}{" "}
      {reason ? words.say("review-why", { reason }) : words.say("review-later")}{" "}
      {!error.sure && <em>{words.say("review-not-sure")}</em>}{" "}
      <Link
        href={`/table/${table.id}/mistakes?at=${error.number}`}
        aria-label={words.say("review-try-at", { number: error.number + 1 })}
      >
        {words.say("review-try")}
      </Link>
    </li>
  );
}

function Place({ table, words, log, number, seat }: Omit<Found, "names"> & { number: number; seat: number }) {
  const turn = turnText(words, turnAt(log, number));
  return (
    <Link
      href={`/table/${table.id}/replay?at=${number}&eyes=${seat}`}
      aria-label={words.say("review-show", { turn, number: number + 1 })}
    >
      {turn}
    </Link>
  );
}
