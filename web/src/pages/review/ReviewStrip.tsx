/** The review beneath a replay: everybody's chance at this step, and the error that was made here. */

import "./review.css";

import { Link } from "wouter";

import type { ErrorOut } from "../../api/models";
import { Chart } from "../../kit/Chart";
import { useGameWords } from "../../words";
import { useReview } from "./useReview";
import { labelOf, percent, reasonOf } from "./words";

interface ReviewStripProps {
  id: string;
  game: string;
  names: string[];
  at: number;
  onMove(at: number): void;
}

export function ReviewStrip({ id, game, names, at, onMove }: ReviewStripProps) {
  const words = useGameWords(game);
  const review = useReview(id).found?.review;
  if (!review) return null;
  const chances = review.chances[Math.min(at, review.chances.length - 1)] ?? [];
  const error = review.errors.find((one) => one.number === at);
  const next = review.errors.find((one) => one.number > at) ?? review.errors[0];
  return (
    <section className="review-strip" aria-label={words.say("review-heading")}>
      <Chart
        title={words.say("review-chart")}
        series={names.map((name, seat) => ({
          name,
          values: review.chances.map((all) => Math.round(100 * (all[seat] ?? 0))),
        }))}
        at={at}
        small
      />
      <div className="review-strip-words" aria-live="polite">
        <p className="num">
          {names
            .map((player, seat) =>
              words.say("review-chances-now", { player, chance: Math.round(100 * (chances[seat] ?? 0)) }),
            )
            .join(" · ")}
        </p>
        {error && <ErrorHere id={id} game={game} names={names} error={error} />}
      </div>
      {next && (
        <button type="button" className="button small" onClick={() => onMove(next.number)}>
          {words.say("review-next-error")}
        </button>
      )}
    </section>
  );
}

function ErrorHere({ id, game, names, error }: { id: string; game: string; names: string[]; error: ErrorOut }) {
  const words = useGameWords(game);
  const label = (token: string): string => labelOf(words, error.asked, error.seat, token, names);
  const reason = reasonOf(words, error, names);
  return (
    <p className={`review-${error.grade}`}>
      <strong>{words.say(`review-grade-${error.grade}`)}</strong> (
      {words.say("review-cost", { cost: percent(words, error.cost) })}): <q>{label(error.taken)}</q>.{" "}
      {words.say("review-better", { best: label(error.best) })}{" "}
      {reason ? words.say("review-why", { reason }) : words.say("review-later")}{" "}
      <Link href={`/table/${id}/mistakes?at=${error.number}`}>{words.say("review-try")}</Link>
    </p>
  );
}
