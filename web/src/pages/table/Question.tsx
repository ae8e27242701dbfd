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
  version: number;
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
  version,
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
  const result = resultOf(table);
  const verdict = result && words.verdict(result, names);
  const isLearning = teaching?.reading && teaching.step.text;
  const isAsked = choice?.seat === seat && choice.options && !following && !table.closed && !isLearning;
  return (
    <div className="rail-prompt">
      <Spoken version={version}>{verdict && !following ? verdict : isAsked ? words.prompt(choice, names) : ""}</Spoken>
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
      ) : verdict ? (
        <Over table={table} words={words} verdict={verdict} />
      ) : table.closed ? (
        <ClosedNotice table={table} />
      ) : (
        choice &&
        !isLearning && (
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

/** What a screen reader says: one's own question as soon as it is asked, and how the game ends. It is always there, as a
 * part of the page that has just come isn't read by all of them, and it changes when the same is asked again. */
function Spoken({ version, children }: { version: number; children: string }) {
  return (
    <p className="hidden-text" aria-live="assertive">
      {children}
      {version % 2 === 0 && "\u00a0"}
    </p>
  );
}

function Over({ table, words, verdict }: Pick<QuestionProps, "table" | "words"> & { verdict: string }) {
  return (
    <section className="prompt">
      <p className="prompt-ask">{words.say("table-over")}</p>
      <p>{verdict}</p>
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
