/** Two minutes before the first game, step by step. The words of a step are `intro-<step>-title` and `intro-<step>`. */

import { type ReactNode, useEffect, useRef, useState } from "react";

import type { GameWords } from "../words";
import "./intro.css";

export function IntroSteps<Step extends string>({
  words,
  steps,
  picture,
  seats,
  onDone,
}: {
  words: GameWords;
  steps: readonly [Step, ...Step[]];
  picture(step: Step): ReactNode;
  seats: number;
  onDone?: (() => void) | undefined;
}) {
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  // Enter leads through; a dialog that isn't open yet heeds the attribute.
  useEffect(() => {
    next.current?.setAttribute("autofocus", "");
    next.current?.focus();
  }, []);
  const step = steps[at] ?? steps[0];
  const last = at === steps.length - 1;
  return (
    <div className="intro" data-game={words.game}>
      <p className="intro-step">
        {at + 1}/{steps.length}
      </p>
      <h3>{words.say(`intro-${step}-title`)}</h3>
      <div className="intro-picture" aria-hidden="true">
        {picture(step)}
      </div>
      <p>{words.say(`intro-${step}`, { seats })}</p>
      <div className="intro-buttons">
        {at > 0 && (
          <button type="button" className="button" onClick={() => setAt(at - 1)}>
            {words.say("intro-back")}
          </button>
        )}
        <button type="button" className="button primary" ref={next} onClick={() => (last ? onDone?.() : setAt(at + 1))}>
          {words.say(last ? "intro-play" : "intro-next-step")}
        </button>
        {!last && (
          <button type="button" className="quiet" onClick={onDone}>
            {words.say("intro-skip")}
          </button>
        )}
      </div>
    </div>
  );
}
