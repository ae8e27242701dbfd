/** All puzzles: the one of the day, and those of each game by theme. */

import "./puzzles/puzzles.css";

import { Suspense } from "react";
import { Link } from "wouter";

import { api } from "../api/client";
import type { GameOut, PuzzleGameOut, SolverOut } from "../api/models";
import { gameModule } from "../games";
import { Shape } from "../kit/Shape";
import { useMe } from "../people";
import { usePolled, useTitle } from "../shell/hooks";
import { Loading, Refusal } from "../shell/Trouble";
import { useGames, useGameWords, useWords } from "../words";
import { Daily } from "./puzzles/DailyPuzzle";

/** Seconds between two looks at how I did, perhaps in another window. */
const PACE = 60;

export default function Puzzles() {
  const words = useWords();
  const me = useMe();
  const games = useGames();
  useTitle(words.say("nav-puzzles"));
  const { data, refused, again } = usePolled(api.puzzles, PACE, me?.id ?? "");
  return (
    <div className="page-wide">
      <header className="stack">
        <h1>{words.say("nav-puzzles")}</h1>
        <p>{words.say("puzzle-lead")}</p>
      </header>
      {refused && <Refusal refused={refused} onRetry={again} />}
      {!data && !refused && <Loading />}
      {data && (
        <>
          <Solver solver={data.solver} />
          <Daily found={data} />
          <ul className="puzzle-games">
            {games.map((game) => {
              const shelf = data.games.find((each) => each.game === game.id);
              return (
                shelf && (
                  <li key={game.id}>
                    <Suspense fallback={<Loading />}>
                      <Shelf game={game} shelf={shelf} />
                    </Suspense>
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
    </div>
  );
}

function Solver({ solver }: { solver: SolverOut }) {
  const words = useWords();
  return (
    <dl className="puzzle-facts num">
      <div>
        <dt>{words.say("puzzle-rating")}</dt>
        <dd title={solver.sure ? undefined : words.say("puzzle-rating-unsure")}>
          {solver.rating}
          {!solver.sure && "?"}
        </dd>
      </div>
      <div>
        <dt>{words.say("puzzle-solved-count")}</dt>
        <dd>{solver.solved}</dd>
      </div>
      <div>
        <dt>{words.say("puzzle-streak")}</dt>
        <dd>{solver.streak}</dd>
      </div>
    </dl>
  );
}

function Shelf({ game, shelf }: { game: GameOut; shelf: PuzzleGameOut }) {
  const words = useGameWords(game.id);
  const { count, solved, themes } = shelf;
  return (
    <section className="puzzle-game panel" data-game={game.id} aria-labelledby={`puzzles-${game.id}`}>
      <h2 id={`puzzles-${game.id}`}>
        <Shape path={gameModule(game.id).emblem} size={28} />
        {game.names[words.lang]}
      </h2>
      {count === 0 && <p className="muted">{words.say(shelf.outdated ? "puzzle-outdated" : "puzzle-none")}</p>}
      {count > 0 && (
        <>
          <p className="num">{words.say("puzzle-of-count", { solved, count })}</p>
          <Link href={`/puzzles/${game.id}`} className="button primary">
            {words.say("puzzle-go")}
          </Link>
          <ul className="puzzle-themes num" aria-label={words.say("puzzle-themes")}>
            {themes.map((each) => (
              <li key={each.theme}>
                <Link href={`/puzzles/${game.id}?theme=${each.theme}`} className="tag">
                  {words.say(`puzzle-theme-${each.theme}`)} {each.count}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
