/** A step of a lesson beside the table: what it says, what is to be done, and what was wrong. */

import { useEffect, useRef } from "react";

import type { GameWords } from "../../words";
import { useKeys } from "../keys";
import { partsOf, type Teaching } from "./useLesson";
import "./lesson.css";

export interface LessonProps {
  teaching: Teaching;
  words: GameWords;
  names: readonly string[];
  onCard(card: string): void;
}

export function Lesson({ teaching, words, names, onCard }: LessonProps) {
  const { step, number, count, reading, mistake, next } = teaching;
  const go = useRef<HTMLButtonElement>(null);
  // Enter leads on, unless the focus is where the learner has put it.
  useEffect(() => {
    const now = document.activeElement;
    if (reading && (now === null || now === document.body || now.id === "main"))
      go.current?.focus({ preventScroll: true });
  }, [number, reading]);
  useKeys({ n: () => reading && next() });
  if (!step.text) return null;
  const text = step.text[words.lang] ?? "";
  return (
    <section
      className={`lesson ${reading ? "" : "lesson-asks"}`}
      aria-label={words.say("lesson-label")}
      data-step={number}
    >
      <p className="lesson-place">
        <progress max={count} value={number + 1} aria-hidden="true" />
        <span>{words.say("lesson-step", { number: number + 1, count })}</span>
      </p>
      <div aria-live="polite">
        {text.split("\n").map((line) => (
          <p key={line} className="lesson-text">
            {partsOf(line, words, names).map((part, place) =>
              part.card ? (
                <button key={place} type="button" className="log-card" onClick={() => onCard(part.card ?? "")}>
                  {part.text}
                </button>
              ) : (
                part.text
              ),
            )}
          </p>
        ))}
      </div>
      <p className="lesson-mistake" role="alert">
        {mistake}
      </p>
      <div className="lesson-tools">
        {reading && (
          <button type="button" className="button primary small lesson-next" ref={go} onClick={next}>
            {words.say("lesson-next")} <kbd aria-hidden="true">n</kbd>
          </button>
        )}
        {step.rule && (
          <a className="small" href={`/rules/${words.game}#${step.rule}`} target="_blank" rel="noreferrer">
            {words.say("why-rule", { rule: step.rule })}
          </a>
        )}
        <button type="button" className="quiet small lesson-leave" onClick={teaching.leave}>
          {words.say("lesson-leave")}
        </button>
      </div>
    </section>
  );
}
