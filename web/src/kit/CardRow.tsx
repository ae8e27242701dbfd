/** The cards of a hand: where there is no room for all of them they overlap, and on a phone one pushes the row sideways. */

import type { ReactNode } from "react";

import "./cardrow.css";

export function CardRow({
  label,
  title = label,
  count,
  empty,
  anchor,
  className,
  style,
  children,
}: {
  label: string;
  /** What stands over the cards; the label, if this isn't given. */
  title?: ReactNode;
  count: number;
  /** What is said instead of cards. */
  empty: string;
  anchor: string;
  className: string;
  style?: Record<`--${string}`, number>;
  children: ReactNode;
}) {
  return (
    <div
      className={`cardrow ${className}`}
      role="group"
      aria-label={label}
      data-anchor={anchor}
      style={{ "--count": count, ...style } as React.CSSProperties}
    >
      <span className="label">{title}</span>
      {count === 0 && <span className="nothing">{empty}</span>}
      {children}
    </div>
  );
}
