/** What has happened, step by step: beside the table, where else the question stands. */

import { useEffect, useEffectEvent } from "react";

import type { Told } from "../../api/models";
import { changeSettings, type Settings, SPEEDS, useSettings } from "../../settings";
import type { GameWords } from "../../words";
import { isElsewhere, useKeys } from "../keys";
import { Line } from "../Log";
import { Step } from "../Step";
import type { Queue } from "./useQueue";
import type { Recapping, Theme } from "./useRecap";
import "./recap.css";

interface Speaking {
  words: GameWords;
  names: readonly string[];
  onCard(card: string): void;
}

const KEYS: Record<Theme, string> = { turns: "r", action: "a" };
const SIGNS: Record<Theme, string> = {
  turns: "M12 5a7 7 0 1 1-6.7 5M12 1 6.5 5 12 9zM12 9v4l3 2",
  action: "M12 5a7 7 0 1 1-6.7 5M12 1 6.5 5 12 9z",
};

/** The keys that show something once more. */
export function useRecapKeys({ offers, show }: Recapping): void {
  useKeys(Object.fromEntries(offers.map((theme) => [KEYS[theme], () => show(theme)])));
}

/** The buttons that do. */
export function RecapOffers({ words, recapping }: { words: GameWords; recapping: Recapping }) {
  const { offers, asking, show } = recapping;
  return offers.map((theme) => (
    <button
      key={theme}
      type="button"
      className="quiet recap-offer"
      disabled={asking.busy}
      onClick={() => show(theme)}
      title={words.say(`recap-${theme}`)}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d={SIGNS[theme]} />
      </svg>
      <span>{words.say(`recap-${theme}`)}</span> <kbd aria-hidden="true">{KEYS[theme]}</kbd>
    </button>
  ));
}

/** A recap: what the step tells, and the way through it. */
export function RecapPanel({ recapping, ...speaking }: Speaking & { recapping: Recapping }) {
  const { words } = speaking;
  const { recap, move, play, close } = recapping;
  const { speed } = useSettings();
  useStepping({
    ArrowLeft: () => recap && move(recap.at - 1),
    ArrowRight: () => recap && move(recap.at + 1),
    " ": () => recap && play(!recap.playing),
    Escape: close,
  });
  if (!recap) return null;
  const { at, steps, playing, theme } = recap;
  return (
    <section className="recap" aria-label={words.say(`recap-${theme}`)} data-step={at}>
      <div className="recap-head">
        <b>{words.say(`recap-${theme}`)}</b>
        <span className="num">{words.say("recap-at", { number: at + 1, count: steps.length })}</span>
        <label>
          <span className="hidden-text">{words.say("recap-speed")}</span>
          <select
            value={speed}
            onChange={(event) => changeSettings({ speed: event.target.value as Settings["speed"] })}
          >
            {SPEEDS.filter((other) => other !== "off" || other === speed).map((other) => (
              <option key={other} value={other}>
                {words.say(`speed-${other}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <progress max={steps.length - 1} value={at} aria-hidden="true" />
      <Lines {...speaking} told={steps[at]?.told ?? []} />
      <div className="recap-tools">
        <Step sign="back" label={words.say("recap-back")} disabled={at === 0} onClick={() => move(at - 1)} />
        <Step
          sign={playing ? "pause" : "play"}
          label={words.say(playing ? "recap-pause" : "recap-play")}
          onClick={() => play(!playing)}
        />
        <Step
          sign="next"
          label={words.say("recap-next")}
          disabled={at === steps.length - 1}
          onClick={() => move(at + 1)}
        />
        <button type="button" className="button small recap-skip" onClick={close}>
          {words.say("recap-close")} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </section>
  );
}

/** While the table is shown as it was: what has just happened, and a way to now. */
export function CatchingUp({ queue, told, ...speaking }: Speaking & { queue: Queue; told: readonly Told[] }) {
  const { words } = speaking;
  useStepping({ Escape: queue.skip });
  return (
    <section className="recap" aria-label={words.say("recap-now")}>
      <Lines {...speaking} told={told} />
      <div className="recap-tools">
        <span className="recap-head num">{words.say("recap-waiting", { count: queue.waiting })}</span>
        <button type="button" className="button small recap-skip" onClick={queue.skip}>
          {words.say("recap-skip")} <kbd aria-hidden="true">Esc</kbd>
        </button>
      </div>
    </section>
  );
}

function Lines({ words, names, onCard, told }: Speaking & { told: readonly Told[] }) {
  return (
    <div className="recap-told" aria-live="polite">
      {told.length === 0 && <p>{words.say("recap-start")}</p>}
      {words.runs(told).map((run, place) => (
        <Line key={place} words={words} run={run} names={names} onCard={onCard} />
      ))}
    </div>
  );
}

/** Keys that go through time here: the table and the prompt must not hear them. */
function useStepping(keys: Record<string, () => unknown>): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const act = keys[event.key];
    const ofButton = event.key === " " && event.target instanceof HTMLButtonElement;
    if (!act || ofButton || isElsewhere(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    act();
  });
  useEffect(() => {
    const key = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", key, true);
    return () => window.removeEventListener("keydown", key, true);
  }, []);
}
