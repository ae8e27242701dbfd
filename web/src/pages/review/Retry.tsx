/** One mistake: the table as it was, the same question, and what the judge says to another answer. */

import { type ReactNode, useState } from "react";

import type { ErrorOut, ReplayOut } from "../../api/models";
import type { View } from "../../games";
import { type GameWords, useGameWords } from "../../words";
import { Task } from "./Task";
import { choiceOf, costOf, isGood, labelOf, percent, reasonOf } from "./words";

/** How it went. `right`: the first move that was tried was good enough. */
export interface Outcome {
  right: boolean;
  hinted: boolean;
}

interface RetryProps {
  game: string;
  names: string[];
  error: ErrorOut;
  step: ReplayOut;
  number: number;
  count: number;
  /** The better move was found, or the answer was shown. */
  onOver?(outcome: Outcome): void;
  onNext(): void;
  back: ReactNode;
  /** What is to be said when it is over. */
  children?: ReactNode;
}

export function Retry(props: RetryProps) {
  const { game, names, error, step, number, count, onOver, onNext, back, children } = props;
  const words = useGameWords(game);
  const [tried, setTried] = useState<string | null>(null);
  const [missed, setMissed] = useState(false);
  const [hinted, setHinted] = useState(false);
  const [told, setTold] = useState(false);
  const over = told || (tried !== null && isGood(error, tried));
  const reason = reasonOf(words, error, names);
  const label = (token: string): string => labelOf(words, error.asked, error.seat, token, names);
  function answer(token: string): void {
    if (over) return;
    setTried(token);
    if (isGood(error, token)) onOver?.({ right: !missed, hinted });
    else setMissed(true);
  }
  function tell(): void {
    setTold(true);
    onOver?.({ right: false, hinted });
  }
  return (
    <Task
      game={game}
      title={words.say("mistakes-title")}
      names={names}
      view={step.view as View}
      choice={choiceOf(error.asked, error.seat)}
      best={over ? error.best : null}
      onAnswer={answer}
    >
      <p className="muted num">{words.say("mistakes-number", { number, count })}</p>
      <p>
        {words.say("mistakes-task", {
          player: names[error.seat] ?? "",
          taken: label(error.taken),
        })}
      </p>
      <div role="status">
        {tried !== null && <Said words={words} error={error} names={names} tried={tried} />}
        {hinted && !over && (
          <p className="notice">
            {reason ? words.say("mistakes-hint-reason", { reason }) : words.say("mistakes-hint-none")}
          </p>
        )}
        {over && (
          <p className="notice good">
            {words.say("mistakes-best", { option: label(error.best) })}{" "}
            {reason ? words.say("review-why", { reason }) : words.say("review-later")}
          </p>
        )}
        {children}
      </div>
      <div className="row">
        {!over && (
          <>
            <button type="button" className="button" disabled={hinted} onClick={() => setHinted(true)}>
              {words.say("mistakes-hint")}
            </button>
            <button type="button" className="button" onClick={tell}>
              {words.say("mistakes-answer")}
            </button>
          </>
        )}
        {over && (
          <button type="button" className="button primary" onClick={onNext}>
            {words.say("mistakes-next")}
          </button>
        )}
        {back}
      </div>
    </Task>
  );
}

function Said(props: { words: GameWords; error: ErrorOut; names: string[]; tried: string }) {
  const { words, error, names, tried } = props;
  const option = labelOf(words, error.asked, error.seat, tried, names);
  if (isGood(error, tried)) {
    return (
      <p className="notice good">
        <strong>{words.say("mistakes-right")}</strong>{" "}
        {tried !== error.best && words.say("mistakes-right-cost", { option })}
      </p>
    );
  }
  if (tried === error.taken) return <p className="notice warn">{words.say("mistakes-same")}</p>;
  const cost = costOf(error, tried);
  return (
    <p className="notice warn">
      {cost === null
        ? words.say("mistakes-wrong-far", { option })
        : words.say("mistakes-wrong", { option, cost: percent(words, cost) })}
    </p>
  );
}
