/** The head of a rival's board, which unfolds it. */

import type { ReactNode } from "react";

import type { Words } from "../words";
import "./fold.css";

export interface FoldingProps {
  seats: readonly number[];
  unfolded: ReadonlySet<number>;
  onFold(seat: number): void;
  /** How many things can be clicked at each board. */
  targets: ReadonlyMap<number, number>;
}

export function FoldButton({
  words,
  name,
  unfolded,
  onFold,
  controls,
  className,
  children,
}: {
  words: Words;
  name: string;
  unfolded: boolean;
  onFold(): void;
  /** The id of the board, where it lies apart from its head. */
  controls?: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={`fold ${className}`}
      aria-expanded={unfolded}
      aria-controls={controls}
      onClick={onFold}
      title={words.say(unfolded ? "fold" : "unfold", { player: name })}
    >
      <svg className="fold-sign" viewBox="0 0 24 24" width="14" height="14" aria-hidden="true">
        <path d="M8 4l9 8-9 8z" />
      </svg>
      {children}
    </button>
  );
}

/** That something can be clicked at a board, also while it is folded. */
export function Targets({ words, count, icon }: { words: Words; count: number; icon?: ReactNode }) {
  if (count === 0) return null;
  return (
    <span className="targets">
      {icon} {words.say("targets-here", { count })}
    </span>
  );
}
