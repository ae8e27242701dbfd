/** Mistakes from different games one by one; how each went is graded by itself, and says when it returns. */

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Link } from "wouter";

import { api } from "../../api/client";
import type { TrainedOut, TrainingMistake, TrainingPosition } from "../../api/models";
import { useDoing } from "../../shell/hooks";
import { tableNames } from "../../shell/TableList";
import { Loading, MaybeRefusal, Refusal } from "../../shell/Trouble";
import { useGameWords, useWords } from "../../words";
import { type Outcome, Retry } from "../review/Retry";

/** In the address instead of a game: mistakes from all of them. */
export const ALL = "all";

export function Session({ game }: { game: string }) {
  const words = useWords();
  const [due, setDue] = useState<TrainingMistake[] | null>(null);
  const [place, setPlace] = useState(0);
  const [right, setRight] = useState(0);
  const { run, refused } = useDoing();
  useEffect(() => {
    run(async () => setDue((await api.training(game === ALL ? null : game)).due));
  }, [game, run]);
  const back = (
    <Link className="button" href="/training">
      {words.say("training-back")}
    </Link>
  );
  if (refused) {
    return (
      <div className="page">
        <Refusal refused={refused} />
        {back}
      </div>
    );
  }
  if (!due) return <Loading />;
  const mistake = due[place];
  if (!mistake) {
    return (
      <div className="page empty">
        <h1>{words.say("training-title")}</h1>
        <p>
          {due.length > 0
            ? words.say("training-done", { count: due.length, right })
            : words.say("training-nothing-due")}
        </p>
        {back}
      </div>
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <Mistake
        key={`${mistake.table} ${mistake.number}`}
        mistake={mistake}
        number={place + 1}
        count={due.length}
        onRight={() => setRight(right + 1)}
        onNext={() => setPlace(place + 1)}
        back={back}
      />
    </Suspense>
  );
}

interface MistakeProps {
  mistake: TrainingMistake;
  number: number;
  count: number;
  onRight(): void;
  onNext(): void;
  back: ReactNode;
}

function Mistake({ mistake, number, count, onRight, onNext, back }: MistakeProps) {
  const words = useGameWords(mistake.game);
  const [shown, setShown] = useState<{ position: TrainingPosition; since: number } | null>(null);
  const [trained, setTrained] = useState<TrainedOut | null>(null);
  const { run, refused } = useDoing();
  useEffect(() => {
    run(async () => {
      const position = await api.trainingPosition(mistake.table, mistake.number);
      setShown({ position, since: performance.now() });
    });
  }, [mistake, run]);
  if (!shown) {
    if (!refused) return <Loading />;
    return (
      <div className="page">
        <p className="notice warn">{words.say("training-skip")}</p>
        <Refusal refused={refused} />
        <div className="row">
          <button type="button" className="button primary" onClick={onNext}>
            {words.say("mistakes-next")}
          </button>
          {back}
        </div>
      </div>
    );
  }
  const { position, since } = shown;
  function note({ right, hinted }: Outcome): void {
    const seconds = (performance.now() - since) / 1000;
    if (right) onRight();
    run(async () =>
      setTrained(await api.train(mistake.table, mistake.number, { rounds: position.rounds, right, hinted, seconds })),
    );
  }
  return (
    <Retry
      game={mistake.game}
      names={tableNames(words, position.table)}
      error={position.error}
      step={position.step}
      number={number}
      count={count}
      onOver={note}
      onNext={onNext}
      back={back}
    >
      {trained && <p className="notice">{words.say("training-returns", { when: words.ago(trained.due) })}</p>}
      <MaybeRefusal refused={refused} />
    </Retry>
  );
}
