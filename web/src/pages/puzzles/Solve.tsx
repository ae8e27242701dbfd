/** One puzzle: its questions one after the other, a hint, and the solution. */

import "./puzzles.css";

import { useState } from "react";
import { Link } from "wouter";

import { api } from "../../api/client";
import type { ChoiceOut, PuzzleHintOut, PuzzleOut, QuestionOut, TryOut } from "../../api/models";
import type { View } from "../../games";
import { beSomebody } from "../../people";
import { useDoing } from "../../shell/hooks";
import { MaybeRefusal } from "../../shell/Trouble";
import { type GameWords, useGameWords } from "../../words";
import { namesFor } from "../replay/source";
import { Task } from "../review/Task";
import { choiceOf, labelOf, percent, reasonOf } from "../review/words";

interface Wrong {
  token: string;
  cost: number | null;
}

/** What one has done so far. */
interface Progress {
  question: QuestionOut;
  /** The right ones. */
  answers: string[];
  wrong: Wrong | null;
  hint: PuzzleHintOut | null;
  /** Once the puzzle is solved or given up. */
  end: TryOut | null;
}

function asked(question: QuestionOut, seat: number): ChoiceOut {
  return { ...choiceOf(question, seat), running: question.running };
}

export function Solve({ puzzle, theme, onNext }: { puzzle: PuzzleOut; theme: string | null; onNext(): void }) {
  const { game, id, seat } = puzzle;
  const words = useGameWords(game);
  const names = namesFor(words, [], puzzle.seats);
  const begin: Progress = { question: puzzle.question, answers: [], wrong: null, hint: null, end: null };
  const [now, setNow] = useState(begin);
  const { question, answers, wrong, hint, end } = now;
  const { busy, refused, run } = useDoing();

  function answer(token: string): void {
    run(async () => {
      await beSomebody();
      const found = await api.tryPuzzle(game, id, [...answers, token]);
      if (found.wrong) setNow({ ...now, wrong: { token, cost: found.cost } });
      else if (found.solved || !found.question) setNow({ ...now, wrong: null, end: found });
      else setNow({ ...begin, question: found.question, answers: [...answers, token] });
    });
  }
  function askHint(): void {
    run(async () => {
      await beSomebody();
      setNow({ ...now, hint: await api.puzzleHint(game, id, answers) });
    });
  }
  function giveUp(): void {
    run(async () => {
      await beSomebody();
      setNow({ ...now, wrong: null, end: await api.showSolution(game, id) });
    });
  }

  return (
    <Task
      game={game}
      title={words.say("puzzle-title")}
      names={names}
      view={question.view as View}
      choice={asked(question, seat)}
      best={end?.solution[answers.length]?.best ?? null}
      busy={busy}
      onAnswer={answer}
    >
      <Head puzzle={puzzle} theme={theme} words={words} />
      {puzzle.steps > 1 && (
        <p className="num">{words.say("puzzle-step", { number: answers.length + 1, count: puzzle.steps })}</p>
      )}
      {!end && <p>{words.say("puzzle-task", { player: names[seat] ?? "" })}</p>}
      <div role="status" className="stack">
        {answers.length > 0 && !end && !wrong && <p className="notice good">{words.say("puzzle-right")}</p>}
        {wrong && <Said words={words} question={question} seat={seat} names={names} wrong={wrong} />}
        {hint && !end && <Hint words={words} hint={hint} names={names} />}
        {end && <End words={words} puzzle={puzzle} end={end} names={names} />}
      </div>
      <MaybeRefusal refused={refused} />
      <div className="row">
        {!end && (
          <>
            <button type="button" className="button" disabled={busy || hint !== null} onClick={askHint}>
              {words.say("puzzle-hint")}
            </button>
            <button type="button" className="button" disabled={busy} onClick={giveUp}>
              {words.say("puzzle-show")}
            </button>
          </>
        )}
        {end && (
          <button type="button" className="button primary" onClick={onNext}>
            {words.say("puzzle-next")}
          </button>
        )}
        <Link href="/puzzles" className="button quiet">
          {words.say("puzzle-all")}
        </Link>
      </div>
    </Task>
  );
}

function Head({ puzzle, theme, words }: { puzzle: PuzzleOut; theme: string | null; words: GameWords }) {
  return (
    <>
      <h2>{words.say(puzzle.daily ? "puzzle-daily" : "puzzle-title")}</h2>
      <p className="row num">
        <span className="tag">{words.say("puzzle-rated", { rating: String(puzzle.rating) })}</span>
        {theme && (
          <Link href={`/puzzles/${puzzle.game}`} className="tag">
            {words.say(`puzzle-theme-${theme}`)} · {words.say("puzzle-all-themes")}
          </Link>
        )}
      </p>
      {puzzle.result && puzzle.result !== "hinted" && (
        <p className="muted small">{words.say("puzzle-before", { result: puzzle.result })}</p>
      )}
    </>
  );
}

function Said(props: { words: GameWords; question: QuestionOut; seat: number; names: string[]; wrong: Wrong }) {
  const { words, question, seat, names, wrong } = props;
  const option = labelOf(words, question, seat, wrong.token, names);
  return (
    <p className="notice warn">
      {wrong.cost === null
        ? words.say("puzzle-wrong-far", { option })
        : words.say("puzzle-wrong", { option, cost: percent(words, wrong.cost) })}{" "}
      {words.say("puzzle-counted")}
    </p>
  );
}

function Hint({ words, hint, names }: { words: GameWords; hint: PuzzleHintOut; names: string[] }) {
  const reason = reasonOf(words, hint, names);
  return <p className="notice">{words.say(reason ? "puzzle-hint-reason" : "puzzle-hint-none", { reason })}</p>;
}

function End({ words, puzzle, end, names }: { words: GameWords; puzzle: PuzzleOut; end: TryOut; names: string[] }) {
  const change = end.solver.rating - puzzle.solver.rating;
  const signed = new Intl.NumberFormat(words.lang, { signDisplay: "exceptZero" }).format(change).replace("-", "−");
  return (
    <>
      {end.solved && <p className="notice good">{words.say("puzzle-solved")}</p>}
      <h3>{words.say("puzzle-solution")}</h3>
      <ol className="puzzle-solution num">
        {end.solution.map(({ best, chance, second, second_chance, question, reason }, place) => {
          const why = reasonOf(words, { reason }, names);
          const label = (token: string): string => labelOf(words, question, puzzle.seat, token, names);
          return (
            <li key={place}>
              {words.say("puzzle-solution-step", { option: label(best), chance: percent(words, chance) })}{" "}
              {second !== null &&
                words.say("puzzle-solution-second", {
                  option: label(second),
                  chance: percent(words, second_chance ?? 0),
                })}{" "}
              {why ? words.say("review-why", { reason: why }) : words.say("review-later")}
            </li>
          );
        })}
      </ol>
      <p className="row num">
        {puzzle.themes.map((theme) => (
          <span key={theme} className="tag">
            {words.say(`puzzle-theme-${theme}`)}
          </span>
        ))}
      </p>
      <p className="num">
        {words.say("puzzle-new-rating", { rating: String(end.solver.rating), change: signed })}
        {puzzle.daily && end.solver.streak > 0 && (
          <> · {words.say("puzzle-daily-streak", { count: end.solver.streak })}</>
        )}
      </p>
    </>
  );
}
