/** The others' boards: each is a line that unfolds. What lies beneath comes after all lines, unless it is part of its own. */

import type { ComponentType } from "react";

import type { FoldingProps } from "./Fold";
import "./rivals.css";

export interface RivalProps {
  seat: number;
  unfolded: boolean;
  onFold(): void;
  /** How many things can be clicked there. */
  targets: number;
}

export function Rivals({
  seats,
  unfolded,
  onFold,
  targets,
  className = "",
  Line,
  Board,
}: FoldingProps & {
  className?: string;
  Line: ComponentType<RivalProps>;
  /** `several`: of more than one player the board lies open. */
  Board?: ComponentType<{ seat: number; several: boolean }>;
}) {
  const open = seats.filter((seat) => unfolded.has(seat));
  return (
    <div className={`rivals part-others ${className}`}>
      <div className="rivals-lines">
        {seats.map((seat) => (
          <Line
            key={seat}
            seat={seat}
            unfolded={unfolded.has(seat)}
            onFold={() => onFold(seat)}
            targets={targets.get(seat) ?? 0}
          />
        ))}
      </div>
      {Board && open.map((seat) => <Board key={seat} seat={seat} several={open.length > 1} />)}
    </div>
  );
}
