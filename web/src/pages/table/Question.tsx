/** The upper part of the rail: what is asked, or that the game is over, and everything that must be said beside it. */

import { type ReactNode, Suspense } from "react";
import { Link } from "wouter";

import type { Refused } from "../../api/client";
import type { ChoiceOut, HintOut, SeatOut, StoryOut, TableOut } from "../../api/models";
import { Guide } from "../../kit/Guide";
import { Hint } from "../../kit/Hint";
import { Lesson } from "../../kit/lesson/Lesson";
import type { Teaching } from "../../kit/lesson/useLesson";
import { Prompt, type PromptProps } from "../../kit/Prompt";
import { resultOf } from "../../shell/TableList";
import { MaybeRefusal } from "../../shell/Trouble";
import { type GameWords, useRules } from "../../words";
import { ClosedNotice } from "./ClosedNotice";

export interface QuestionProps {
  table: TableOut;
  words: GameWords;
  names: readonly string[];
  seat: number | null;
  choice: ChoiceOut | null;
  /** What has happened, shown step by step: meanwhile nothing is asked. */
  following: ReactNode;
  /** The step of a lesson that the learner is at. */
  teaching: Teaching | null;
  /** What has happened, where what comes up for the first time is explained: in a first game, after its lesson. */
  guide: readonly StoryOut[] | null;
  onCard(card: string): void;
  hint: HintOut | null;
  problem: Refused | null;
  prompt: Omit<PromptProps, "words" | "names" | "seat" | "choice" | "hinted">;
  onBack(seat: SeatOut): void;
}

export function Question({
  table,
  words,
  names,
  seat,
  choice,
  following,
  teaching,
  guide,
  hint,
  problem,
  prompt,
  onCard,
  onBack,
}: QuestionProps) {
  const mine = seat === null ? undefined : table.seats[seat];
  return (
    <div className="rail-prompt">
      {mine?.stand_in && (
        <p className="notice warn">
          {words.say("table-stand-in", { player: mine.name ?? "" })}{" "}
          <button type="button" className="button small" onClick={() => onBack(mine)}>
            {words.say("table-back")}
          </button>
        </p>
      )}
      <MaybeRefusal refused={problem}>
        <Suspense fallback={null}>{problem?.rule && <RuleBehind words={words} id={problem.rule} />}</Suspense>
      </MaybeRefusal>
      {hint && choice?.options && <Hint words={words} choice={choice} hint={hint} names={names} />}
      {teaching && <Lesson teaching={teaching} words={words} names={names} onCard={onCard} />}
      {guide && !teaching && <Guide words={words} choice={choice?.seat === seat ? choice : null} stories={guide} />}
      {following ? (
        following
      ) : table.result ? (
        <Over table={table} words={words} names={names} />
      ) : table.closed ? (
        <ClosedNotice table={table} />
      ) : (
        choice &&
        !(teaching?.reading && teaching.step.text) && (
          <Prompt
            {...prompt}
            words={words}
            names={names}
            seat={seat}
            choice={choice}
            hinted={teaching?.step.answer ?? hint?.token ?? null}
          />
        )
      )}
      {seat === null && <p className="muted small">{words.say("table-spectator")}</p>}
    </div>
  );
}

function Over({ table, words, names }: Pick<QuestionProps, "table" | "words" | "names">) {
  const result = resultOf(table);
  return (
    <section className="prompt">
      <p className="prompt-ask">{words.say("table-over")}</p>
      {result && <p>{words.verdict(result, names)}</p>}
      <Link className="button primary" href={`/table/${table.id}/result`}>
        {words.say("table-result")}
      </Link>
    </section>
  );
}

/** The rule behind a refusal, and how it is read: in the reader's language, as the server's own words are not. */
function RuleBehind({ words, id }: { words: GameWords; id: string }) {
  const rule = useRules(words.game).find((other) => other.id === id);
  return (
    <p className="small">
      <a href={`/rules/${words.game}#${id}`} target="_blank" rel="noreferrer">
        {words.say("why-rule", { rule: id })}
      </a>{" "}
      {rule?.texts[words.lang]} {rule?.reading?.[words.lang]}
    </p>
  );
}
