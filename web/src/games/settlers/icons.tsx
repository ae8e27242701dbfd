/** The icons of Imperial Settlers: one family, 24-pixel grid, filled, readable at 12 pixels. */

import { Amounts as Icons } from "../../kit/Amounts";
import { Shape } from "../../kit/Shape";
import type { GameWords } from "../../words";
import { COLOURS, goodLabel } from "./basics";
import type { Amounts } from "./model";
import { COLOUR_SHAPES, SHAPES } from "./shapes";

export function Icon({ name, size = 16 }: { name: string; size?: number }) {
  return <Shape path={SHAPES[name] ?? SHAPES["special"]} size={size} className={`sign st-icon st-icon-${name}`} />;
}

/** A location of a colour: a house in the colour with its shape. Without a colour only the house. */
export function ColourMark({ colour, size = 18 }: { colour: string; size?: number }) {
  const shape = SHAPES[COLOUR_SHAPES[colour] ?? ""];
  return (
    <svg
      className={`st-colour st-${colour}`}
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      aria-hidden="true"
    >
      <path className="st-colour-house" d="M12 .5 23.5 8.5V23.5H.5V8.5z" />
      {shape && (
        <path className="st-colour-shape" d={shape} fillRule="evenodd" transform="translate(4.3 6.8) scale(.64)" />
      )}
    </svg>
  );
}

const isColour = (name: string): boolean => (COLOURS as readonly string[]).includes(name);

/** The icon of a good, or of a colour of locations written `of-brown`. */
export function GoodIcon({ name, size = 16 }: { name: string; size?: number }) {
  const colour = name.startsWith("of-") ? name.slice(3) : "";
  return isColour(colour) ? <ColourMark colour={colour} size={size + 2} /> : <Icon name={name} size={size} />;
}

/** So many pieces stand side by side; more are a number. */
const FEW = 3;

/** Goods as icons; what is missing is crossed out. */
export function Goods({
  words,
  goods,
  missing,
  size = 16,
}: {
  words: GameWords;
  goods: Amounts;
  missing?: Amounts | undefined;
  size?: number;
}) {
  return (
    <Icons
      words={words}
      amounts={goods}
      missing={missing}
      repeat={Object.values(goods).every((count) => count <= FEW)}
      icon={(name) => <GoodIcon name={name} size={size} />}
      label={(name, count) => goodLabel(words, name, count)}
    />
  );
}
