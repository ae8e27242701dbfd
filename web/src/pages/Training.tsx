/** Training: how far I am with the mistakes from all my reviewed games, and what is due. */

import "./training/training.css";

import { Suspense } from "react";
import { Link } from "wouter";

import type { TrainingGame } from "../api/models";
import { useMe } from "../people";
import { useTitle } from "../shell/hooks";
import { Loading, Refusal } from "../shell/Trouble";
import { useGames, useWords, type Words } from "../words";
import { ALL, Session } from "./training/Session";
import { useTraining } from "./training/useTraining";

export default function Training({ game }: { game?: string | undefined }) {
  useTitle(useWords().say("training-title"));
  return <Suspense fallback={<Loading />}>{game ? <Session key={game} game={game} /> : <Overview />}</Suspense>;
}

function Overview() {
  const words = useWords();
  const me = useMe();
  const { data, refused, again } = useTraining();
  const games = data?.games ?? [];
  const due = games.reduce((sum, game) => sum + game.due, 0);
  const loaded = me === null || data !== undefined;
  return (
    <div className="page-wide training">
      <div className="spread">
        <h1>{words.say("training-title")}</h1>
        {due > 0 && (
          <Link href={`/training/${ALL}`} className="button primary">
            {words.say("training-start", { count: due })}
          </Link>
        )}
      </div>
      {refused && <Refusal refused={refused} onRetry={again} />}
      {!loaded && !refused && <Loading />}
      {loaded && !refused && (games.length > 0 ? <Games games={games} /> : <Nothing />)}
    </div>
  );
}

function Games({ games }: { games: TrainingGame[] }) {
  const words = useWords();
  const names = useGames();
  return (
    <>
      <p>{words.say("training-lead")}</p>
      <ul className="training-games">
        {games.map((one) => (
          <li key={one.game} className="panel training-game" data-game={one.game}>
            <h2>{names.find((game) => game.id === one.game)?.names[words.lang] ?? one.game}</h2>
            {one.total > 0 && <Learned words={words} game={one} />}
            <p>
              {one.due > 0 && <strong>{words.say("training-due", { count: one.due })} </strong>}
              {one.due === 0 && one.total > 0 && `${words.say("training-nothing-due")} `}
              {one.later && words.say("training-later", { when: words.ago(one.later) })}
            </p>
            {one.skipped > 0 && <p className="notice">{words.say("training-skipped", { count: one.skipped })}</p>}
            {one.due > 0 && (
              <Link
                href={`/training/${one.game}`}
                className="button"
                aria-label={words.say("training-start-game", { count: one.due })}
              >
                {words.say("training-train")}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Learned({ words, game }: { words: Words; game: TrainingGame }) {
  const label = words.say("training-learned", { learned: game.learned, total: game.total });
  return (
    <p className="training-learned">
      <progress max={game.total} value={game.learned} aria-label={label} /> <span className="num">{label}</span>
    </p>
  );
}

function Nothing() {
  const words = useWords();
  return (
    <div className="empty">
      <h2>{words.say("training-empty")}</h2>
      <p>{words.say("training-empty-text")}</p>
      <p className="row">
        <Link href="/my" className="button primary">
          {words.say("training-empty-review")}
        </Link>
        <Link href="/" className="button">
          {words.say("my-empty-play")}
        </Link>
      </p>
    </div>
  );
}
