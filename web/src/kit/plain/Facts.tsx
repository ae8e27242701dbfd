/** Numbers and words of a board as small plaques, and what has no simpler shape as nested lists. */

import type { GameWords } from "../../words";
import type { Fact, Scalar } from "./model";
import { labelOf } from "./names";

export function Facts({
  words,
  facts,
  label = labelOf,
}: {
  words: GameWords;
  facts: readonly Fact[];
  /** The name of a fact; of a card it can be another than of a board. */
  label?: typeof labelOf;
}) {
  if (facts.length === 0) return null;
  return (
    <ul className="plain-facts">
      {facts.map(({ name, value }) => (
        <li key={name} className={value === 0 ? "plain-none" : ""}>
          {label(words, name)}
          {value !== true && (
            <b className="num">
              {" "}
              {[value]
                .flat()
                .map((one) => saying(words, one))
                .join(", ")}
            </b>
          )}
        </li>
      ))}
    </ul>
  );
}

function saying(words: GameWords, value: Scalar): string {
  if (typeof value === "number") return words.number(value);
  if (typeof value === "boolean") return words.say(value ? "plain-yes" : "plain-no");
  return words.cards.has(value) ? words.cardName(value) : words.word(value);
}

/** Anything, by its names: what a game tells in a shape of its own is at least there to be read. */
export function Nested({ words, value }: { words: GameWords; value: unknown }) {
  if (value === null || value === undefined) return <>–</>;
  if (typeof value !== "object") return <>{saying(words, value as Scalar)}</>;
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((one, number) => [number + 1, one])
    : Object.entries(value);
  if (parts.length === 0) return <>–</>;
  return (
    <dl className="plain-nested">
      {parts.map(([name, one]) => (
        <div key={name}>
          <dt>{typeof name === "number" ? name : labelOf(words, name)}</dt>
          <dd>
            <Nested words={words} value={one} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
