/** Which game a page is about: a switch between the games, and the one that was looked at last on this device. */

import { Link } from "wouter";

import type { GameOut, TableOut } from "../api/models";
import { gameModule } from "../games";
import { Shape } from "../kit/Shape";
import { useGames, useWords } from "../words";
import { useQuery } from "./address";

const KEPT = "kronika.game";

export function lastGame(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export function keepGame(id: string): void {
  try {
    localStorage.setItem(KEPT, id);
  } catch {
    // The first game will be shown again.
  }
}

/** The game that the address asks for; without one the last, else the first. Undefined for one that there isn't. */
export function useGameOf(asked: string | null | undefined): GameOut | undefined {
  const games = useGames();
  if (asked) return games.find((game) => game.id === asked);
  const last = lastGame();
  return games.find((game) => game.id === last) ?? games[0];
}

/** The same page for another game. */
export function GameSwitch({ game, page }: { game: string; page: "cards" | "rules" }) {
  const words = useWords();
  const games = useGames();
  if (games.length < 2) return null;
  return (
    <nav className="game-switch" aria-label={words.say("home-games")}>
      <ul className="row">
        {games.map(({ id, names }) => (
          <li key={id} data-game={id}>
            <Link href={`/${page}/${id}`} aria-current={id === game ? "true" : undefined} onClick={() => keepGame(id)}>
              <Shape path={gameModule(id).emblem} size={20} />
              {names[words.lang]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Of these tables those of one game, as the address says; and the choice, if there are several games. */
export function useTablesOf(tables: readonly TableOut[]): { shown: TableOut[]; asked: string } {
  const [query] = useQuery();
  const asked = query.get("game") ?? "";
  const shown = tables.filter((table) => !asked || table.game === asked);
  return { shown, asked };
}

export function GameFilter({ tables }: { tables: readonly TableOut[] }) {
  const words = useWords();
  const games = useGames();
  const [query, change] = useQuery();
  const asked = query.get("game") ?? "";
  const there = games.filter(({ id }) => id === asked || tables.some((table) => table.game === id));
  if (there.length < 2 && !asked) return null;
  return (
    <div className="choices" role="radiogroup" aria-label={words.say("new-game")}>
      {[{ id: "", names: undefined }, ...there].map(({ id, names }) => (
        <label key={id}>
          <input type="radio" name="game" checked={id === asked} onChange={() => change({ game: id })} />
          {names ? names[words.lang] : words.say("filter-all")}
        </label>
      ))}
    </div>
  );
}
