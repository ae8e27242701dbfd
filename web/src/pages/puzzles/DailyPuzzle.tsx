/** The puzzle of the day, the same for everybody. */

import "./puzzles.css";

import { type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";

import { api, Refused } from "../../api/client";
import type { PuzzlesOut } from "../../api/models";
import { gameModule } from "../../games";
import { Shape } from "../../kit/Shape";
import { useMe } from "../../people";
import { useGames, useWords } from "../../words";

/** On the home page; without puzzles there is nothing. */
export function DailyPuzzle() {
  const words = useWords();
  const me = useMe();
  const [found, setFound] = useState<PuzzlesOut | null>(null);
  const who = me?.id;
  useEffect(() => {
    let gone = false;
    api
      .puzzles()
      .then((now) => !gone && setFound(now))
      .catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error; // the rest of the page says what is wrong
      });
    return () => {
      gone = true;
    };
  }, [who]);
  if (!found) return null;
  return (
    <Daily found={found}>
      <Link href="/puzzles">{words.say("puzzle-more")}</Link>
    </Daily>
  );
}

export function Daily({ found, children }: { found: PuzzlesOut; children?: ReactNode }) {
  const words = useWords();
  const games = useGames();
  const { daily, solver } = found;
  const game = games.find(({ id }) => id === daily?.game);
  if (!daily || !game) return null;
  const solved = daily.result === "solved" || daily.result === "helped";
  const tried = daily.result !== null && daily.result !== "hinted";
  return (
    <section className="puzzle-daily panel" aria-labelledby="puzzle-daily" data-game={game.id}>
      <Shape path={gameModule(game.id).emblem} size={34} />
      <div className="puzzle-daily-words">
        <h2 id="puzzle-daily">{words.say("puzzle-daily")}</h2>
        <p className="num">
          {tried
            ? words.say(solved ? "puzzle-daily-solved" : "puzzle-daily-failed")
            : words.say("puzzle-daily-about", {
                game: game.names[words.lang] ?? game.id,
                rating: String(daily.rating),
              })}{" "}
          {solver.streak > 0 && words.say("puzzle-daily-streak", { count: solver.streak })}
        </p>
      </div>
      <Link href={`/puzzles/${game.id}/${daily.id}`} className={tried ? "button" : "button primary"}>
        {words.say(tried ? "puzzle-daily-again" : "puzzle-daily-go")}
      </Link>
      {children}
    </section>
  );
}
