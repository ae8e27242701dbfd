/** What the nations are like: how hard, how they play, what is special; and a picker for a seat of a new table. */

import { useState } from "react";

import { Sheet } from "../../kit/Sheet";
import { capital, type GameWords, useGameWords } from "../../words";
import type { SeatPickerProps } from "../types";
import { Icon } from "./icons";
import { NATIONS, powerOf } from "./nations";
import "./card.css";
import "./nations.css";

/** Up to five dots, and the box that the nation comes from. */
export function Difficulty({ words, nation }: { words: GameWords; nation: string }) {
  const { difficulty = 1, box = "classics" } = NATIONS[nation] ?? {};
  const text = words.say("difficulty", { number: difficulty });
  return (
    <span className="im-difficulty" title={text}>
      <span aria-hidden="true">{"●".repeat(difficulty) + "○".repeat(5 - difficulty)}</span>
      <span>
        {text} · {words.word(box)}
      </span>
    </span>
  );
}

/** Name, difficulty, the way to play, and what differs from the other nations. */
export function NationWords({
  words,
  nation,
  heading: Heading = "h3",
}: {
  words: GameWords;
  nation: string;
  heading?: "h2" | "h3";
}) {
  return (
    <div className="im-nation-words">
      <Heading className="im-nation-title">
        <Icon name="nation" size={20} /> {words.word(nation)}
      </Heading>
      <Difficulty words={words} nation={nation} />
      <p>{words.say(`nation-${nation}-text`)}</p>
      <Special words={words} nation={nation} />
    </div>
  );
}

const GOALS = { zenith: "nation", graal: "knight", "shangri-la": "scroll" } as const;

/** What is special: an own end of the game, no history, an empire from the start, fewer exhaust tokens. */
function Special({ words, nation }: { words: GameWords; nation: string }) {
  const { goal = "development", history = "history", empire = false, exhausts = 5 } = NATIONS[nation] ?? {};
  const lines: [string, string][] = [];
  if (empire) lines.push(["empire", words.say("starts-empire")]);
  if (goal !== "development") lines.push([GOALS[goal], words.say(`end-${goal}-why`)]);
  if (history !== "history") lines.push([history === "sunken" ? "sunken" : "discard", words.say(`history-${history}`)]);
  if (exhausts !== 5) lines.push(["exhaust", words.say("exhausts-of", { count: exhausts })]);
  if (lines.length === 0) return null;
  return (
    <ul className="im-special">
      {lines.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What the two sides of the power card do for the whole game. */
function Powers({ words, nation }: { words: GameWords; nation: string }) {
  return (
    <dl className="im-powers">
      {(["b", "a"] as const).map((side) => {
        const card = words.cards.get(powerOf(nation, side));
        return (
          card && (
            <div key={side}>
              <dt>
                {words.say("power-side", { side: words.word(side) })}
                {side === "b" && <span className="im-detail-good">{words.say("side-recommended")}</span>}
              </dt>
              <dd>{(card.texts[words.lang] ?? []).join(" ")}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

/** Beneath the choice of a seat's nation: what the chosen one is like, and all of them to compare. */
export default function NationPicker({ label, values, value, onChoose }: SeatPickerProps) {
  const words = useGameWords("imperium");
  const [open, setOpen] = useState(false);
  const known = value in NATIONS;
  return (
    <div className="im-picker">
      {known && (
        <p>
          <Difficulty words={words} nation={value} />
          <span>{words.say(`nation-${value}-text`)}</span>
        </p>
      )}
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        {words.say("nations-compare")}
      </button>
      {open && (
        <Sheet title={label} onClose={() => setOpen(false)} closeLabel={words.say("close")} wide>
          <ol className="im-nations">
            {values
              .filter((one) => one in NATIONS)
              .sort(byDifficulty)
              .map((one) => (
                <li key={one} className={one === value ? "is-chosen" : ""}>
                  <NationWords words={words} nation={one} />
                  <details>
                    <summary>{words.say("powers-label")}</summary>
                    <Powers words={words} nation={one} />
                  </details>
                  <button
                    type="button"
                    className={one === value ? "button small" : "button small primary"}
                    aria-label={`${words.say("nation-choose")}: ${words.word(one)}`}
                    onClick={() => {
                      onChoose(one);
                      setOpen(false);
                    }}
                  >
                    {capital(words.say(one === value ? "nation-chosen" : "nation-choose"))}
                  </button>
                </li>
              ))}
          </ol>
        </Sheet>
      )}
    </div>
  );
}

function byDifficulty(a: string, b: string): number {
  return (NATIONS[a]?.difficulty ?? 0) - (NATIONS[b]?.difficulty ?? 0);
}
