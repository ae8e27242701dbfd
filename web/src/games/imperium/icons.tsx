/** The icons of Imperium: one family, 24-pixel grid, filled, readable at 12 pixels. */

import { Amounts } from "../../kit/Amounts";
import { Shape } from "../../kit/Shape";
import type { GameWords } from "../../words";
import type { Tokens } from "./model";
import { SHAPES } from "./shapes";

export function Icon({ name, size = 16 }: { name: string; size?: number }) {
  return <Shape path={SHAPES[name] ?? SHAPES["special"]} size={size} className={`sign im-icon im-icon-${name}`} />;
}

/** The suit of a card: a shield in its colour with its shape. */
export function SuitMark({ suit, size = 18 }: { suit: string; size?: number }) {
  return (
    <svg className={`im-suit im-${suit}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <path className="im-suit-ground" d="M1 1h22v14.5c0 3-5 5.500-11 7.800-6-2.300-11-4.800-11-7.800z" />
      <path className="im-suit-shape" d={SHAPES[suit]} fillRule="evenodd" transform="translate(4 2.8) scale(.67)" />
    </svg>
  );
}

/** Tokens as icons with numbers; what is missing is marked. */
export function Goods({
  words,
  goods,
  missing,
  size = 15,
  sign = "",
}: {
  words: GameWords;
  goods: Tokens;
  missing?: Tokens | undefined;
  size?: number;
  sign?: string;
}) {
  return (
    <Amounts
      words={words}
      amounts={goods}
      missing={missing}
      sign={sign}
      icon={(name) => <Icon name={name === "actions" ? "action" : name} size={size} />}
      label={(name, count) => words.say("amount-label", { good: words.word(name), count })}
    />
  );
}
