/** What was chosen for a table, as far as it isn't the usual: before one sits down or the game begins. */

import type { TableOut } from "../api/models";
import { useGames, useGameWords } from "../words";

/** Suspends. */
export function ChosenOptions({ table }: { table: TableOut }) {
  const words = useGameWords(table.game);
  const usual = useGames().find((game) => game.id === table.game)?.options ?? {};
  const chosen = Object.entries(table.options).filter(([name, value]) => usual[name] && usual[name][0] !== value);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-options">
      {chosen.map(([name, value]) => (
        <li key={name}>
          {words.say(`variant-${name}`)}: <b>{words.say(`variant-${name}-${value}`)}</b>
        </li>
      ))}
    </ul>
  );
}
