/** The six icons of Innovation: one family, 24-pixel grid, filled, readable at 12 pixels. */

import { Shape } from "../../kit/Shape";
import { useGameWords } from "../../words";

export type IconName = "castle" | "crown" | "leaf" | "lightbulb" | "factory" | "clock";

export const ICONS: readonly IconName[] = ["castle", "crown", "leaf", "lightbulb", "factory", "clock"];

const SHAPES: Record<IconName, string> = {
  castle: "M3 21V4h4v3h3V4h4v3h3V4h4v17h-6v-5a3 3 0 0 0-6 0v5z",
  crown: "M3 19 2 7l5.4 4.4L12 4l4.6 7.4L22 7l-1 12z",
  leaf: "M20.5 3.2c.9 8.2-1.1 14-6.6 15.6-3 .9-5.7-.1-7.1-2.1L4.2 21l-1.5-1.3 3-4.2c-.9-6.5 5.4-10.6 14.8-12.3zM8.4 14.6c2.2-3.6 4.8-5.7 8.2-7.3-4.3.9-7.6 3.4-8.2 7.3z",
  lightbulb:
    "M12 2a7 7 0 0 0-4.2 12.6c.8.6 1.2 1.4 1.2 2.3V18h6v-1.1c0-.9.4-1.7 1.2-2.3A7 7 0 0 0 12 2zM9 19.2h6V21a1.5 1.5 0 0 1-1.5 1.5h-3A1.5 1.5 0 0 1 9 21z",
  factory: "M2 21V9.5l6 3.5V9.5l6 3.5V3h4.5l1 10H22v8zM5 16v2.5h2.5V16zm5.2 0v2.5h2.5V16zm5.3 0v2.5H18V16z",
  clock: "M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4zm1.3 4.2v5.5l3.7 3.1-1.5 1.9-4.7-4V6z",
};

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return <Shape path={SHAPES[name]} size={size} className={`sign icon icon-${name}`} />;
}

/** An icon with its count, read aloud in words. */
export function IconCount({ name, count, size = 16 }: { name: IconName; count: number; size?: number }) {
  const words = useGameWords("innovation");
  return (
    <span className={`icon-count ${count ? "" : "none"}`} title={words.word(name)}>
      <Icon name={name} size={size} />
      <span className="number">{count}</span>
      <span className="hidden-text">{words.word(name)}</span>
    </span>
  );
}
