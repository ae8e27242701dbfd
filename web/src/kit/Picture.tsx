/** The emblem of a card: a drawing in one colour that a player finds before reading the name. It says nothing that the words
 * don't, so that it is hidden from screen readers. A card without one has none. */

import type { CardOut } from "../api/models";
import type { Pictures } from "./pictures";
import "./picture.css";

export function emblemsOf(pictures: Pictures) {
  const { grid, paths, of } = pictures;
  return function Emblem({ card, className = "" }: { card: CardOut; className?: string }) {
    const path = paths[of[card.id] ?? -1];
    if (path === undefined) return null;
    return (
      <svg className={`picture ${className}`} viewBox={`0 0 ${grid} ${grid}`} aria-hidden="true">
        <path d={path} />
      </svg>
    );
  };
}
