/** The icons of Through the Ages: one family, 24-pixel grid, filled, readable at 12 pixels. */

import { Amounts as Icons } from "../../kit/Amounts";
import { Shape } from "../../kit/Shape";
import type { GameWords } from "../../words";
import type { Amounts } from "./model";
import { SAME, SHAPES } from "./shapes";

export function Icon({ name, size = 16 }: { name: string; size?: number }) {
  const shape = SAME[name] ?? name;
  return <Shape path={SHAPES[shape] ?? SHAPES["special"]} size={size} className={`sign ag-icon ag-icon-${shape}`} />;
}

/** An amount in words: '2 food', 'science rating +1'. */
export function amountLabel(words: GameWords, name: string, count: number): string {
  return words.say("named-amount", { name: words.say(`amount-${name}`), count });
}

/** A price or a gain: numbers with icons; what is missing is marked. */
export function Goods({
  words,
  goods,
  missing,
  size = 16,
  sign = "",
}: {
  words: GameWords;
  goods: Amounts;
  missing?: Amounts | undefined;
  size?: number;
  sign?: string;
}) {
  return (
    <Icons
      words={words}
      amounts={goods}
      missing={missing}
      sign={sign}
      icon={(name) => <Icon name={name} size={size} />}
      label={(name, count) => amountLabel(words, name, count)}
    />
  );
}

/** What a card adds, with signs: '+2 science, −1 happiness'. */
export function Symbols({ words, symbols, size = 16 }: { words: GameWords; symbols: Amounts; size?: number }) {
  return (
    <span className="ag-symbols">
      {Object.entries(symbols).map(([name, count = 0]) => (
        <span key={name} className={`ag-symbol ${count < 0 ? "ag-minus" : ""}`} title={amountLabel(words, name, count)}>
          <span className="hidden-text">{amountLabel(words, name, count)} </span>
          <span aria-hidden="true">
            {count < 0 ? "−" : <span className="ag-sign">+</span>}
            {Math.abs(count)}
          </span>
          <Icon name={name} size={size} />
        </span>
      ))}
    </span>
  );
}

/** Small pieces side by side: actions left of all, workers, tokens. */
export function Pips({
  icon,
  count,
  of = count,
  most = 10,
  size = 12,
  label,
  className = "",
}: {
  icon: string;
  count: number;
  of?: number;
  /** More than this are a number. */
  most?: number;
  size?: number;
  label: string;
  className?: string;
}) {
  const many = Math.max(count, of) > most;
  return (
    <span className={`ag-pips ag-pips-${icon} ${className}`} title={label}>
      <span className="hidden-text">{label}</span>
      {many ? (
        <span className="ag-pip-number" aria-hidden="true">
          {count}
          {of > count && <span className="ag-of">/{of}</span>}
          <Icon name={icon} size={size} />
        </span>
      ) : (
        Array.from({ length: Math.max(count, of) }, (_, place) => (
          <span key={place} className={place < count ? "ag-pip" : "ag-pip ag-pip-spent"} aria-hidden="true">
            <Icon name={icon} size={size} />
          </span>
        ))
      )}
    </span>
  );
}
