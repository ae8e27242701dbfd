import "./home.css";

import { type ReactNode, useDeferredValue, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";

import { api } from "../api/client";
import type { CardOut, GameOut, Level, TableOut } from "../api/models";
import { type GameModule, gameModule } from "../games";
import { Shape } from "../kit/Shape";
import { seatRange } from "../options";
import { useMe } from "../people";
import { playBot, tablePath, takeLesson } from "../play";
import { useQuery } from "../shell/address";
import { keepGame, useGameOf } from "../shell/games";
import { useDoing, usePolled, useSite, useTitle } from "../shell/hooks";
import { TableList } from "../shell/TableList";
import { MaybeRefusal } from "../shell/Trouble";
import { DailyPuzzle } from "./puzzles/DailyPuzzle";
import { type GameWords, useGames, useGameWords, useWords } from "../words";
import { Due } from "./training/Due";

export function Home() {
  const words = useWords();
  const me = useMe();
  useTitle("");
  return (
    <div className="page-wide home">
      <header className="home-head">
        <h1>{words.say("home-title")}</h1>
        <p>{words.say("home-lead")}</p>
      </header>
      <YourTurn />
      {me && <DailyPuzzle />}
      <Due />
      <Games />
      {me === null && <DailyPuzzle /> /* strangers choose a game before they are asked a riddle about one */}
      <Watch />
      <Foot />
    </div>
  );
}

function Foot() {
  const words = useWords();
  const site = useSite();
  return (
    <footer className="home-foot muted small">
      <p>
        {words.say("home-foot")} <Link href="/credits">{words.say("nav-credits")}</Link>
      </p>
      {site && <p>{words.say("home-version", { version: site.version, engine: site.engine })}</p>}
    </footer>
  );
}

/** The games that wait for me, before everything else. */
function YourTurn() {
  const words = useWords();
  const me = useMe();
  const { data } = usePolled(async () => (me ? api.myTables(0) : []), 30, me?.id ?? "");
  const waiting = data?.filter((table) => table.my_turn).slice(0, 3) ?? [];
  if (!waiting.length) return null;
  return (
    <section aria-labelledby="your-turn" className="stack">
      <div className="spread">
        <h2 id="your-turn">{words.say("my-turn")}</h2>
        <Link href="/my">{words.say("home-all-mine")}</Link>
      </div>
      <TableList tables={waiting} />
    </section>
  );
}

/** Public games that others are playing. */
function Watch() {
  const words = useWords();
  const { data } = usePolled(api.running, 30);
  const others = data?.filter((table) => !table.seats.some((seat) => seat.mine)) ?? [];
  if (!others.length) return null;
  return (
    <section aria-labelledby="watch" className="stack">
      <h2 id="watch">{words.say("home-watch")}</h2>
      <TableList
        tables={others}
        action={(table) => (
          <Link href={tablePath(table)} className="button">
            {words.say("home-watch-go")}
          </Link>
        )}
      />
    </section>
  );
}

function Games() {
  const games = useGames();
  const [query] = useQuery();
  const last = useGameOf(null);
  const asked = useGameOf(query.get("game")) ?? last;
  const chosen = useDeferredValue(asked);
  if (!chosen || !asked) return null;
  return (
    <>
      {games.length > 1 && <Picker games={games} chosen={asked.id} />}
      <Game key={chosen.id} game={chosen} module={gameModule(chosen.id)} wasChosen={query.get("game") === chosen.id} />
    </>
  );
}

/** All games at a glance; the chosen one is told beneath. */
function Picker({ games, chosen }: { games: GameOut[]; chosen: string }) {
  const words = useWords();
  return (
    <nav aria-label={words.say("home-games")}>
      <ul className="game-tiles">
        {games.map((game) => (
          <li key={game.id} data-game={game.id}>
            <Link
              href={`/?game=${game.id}`}
              replace
              className="game-tile"
              aria-current={game.id === chosen ? "true" : undefined}
            >
              <Shape path={gameModule(game.id).emblem} size={34} />
              <span className="game-tile-name serif">{game.names[words.lang]}</span>
              <span className="game-tile-about">{game.about[words.lang]}</span>
              <span className="game-tile-facts num">
                <span>{words.say("game-players", seatRange(game))}</span>
                <span>{words.say("game-minutes", { minutes: game.minutes })}</span>
                <Difficulty level={game.difficulty} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const HARDEST = 5;

/** How much there is to learn, as dots. */
function Difficulty({ level }: { level: number }) {
  const words = useWords();
  return (
    <span className="difficulty" title={words.say("game-difficulty", { level })}>
      <span className="hidden-text">{words.say("game-difficulty", { level })}</span>
      {Array.from({ length: HARDEST }, (_, place) => (
        <span key={place} className={place < level ? "is-full" : ""} aria-hidden="true" />
      ))}
    </span>
  );
}

function Game({ game, module, wasChosen }: { game: GameOut; module: GameModule; wasChosen: boolean }) {
  const words = useGameWords(game.id);
  // On a phone the game is told beneath the tiles: whoever has tapped one sees how to begin.
  const begins = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wasChosen) begins.current?.scrollIntoView({ block: "nearest" });
  }, [wasChosen]);
  const [, go] = useLocation();
  const { busy, refused, run } = useDoing();
  const cards = [...words.cards.values()].filter((card) => module.isListed?.(card) ?? true);

  function begin(open: () => Promise<TableOut>): void {
    run(async () => {
      keepGame(game.id);
      go(`/table/${(await open()).id}`);
    });
  }
  const play = (level: Level | null) => (): void => begin(() => playBot(game, level, words.lang));

  return (
    <section className="game panel" data-game={game.id} aria-labelledby={`game-${game.id}`}>
      <div className="game-words">
        <h2 id={`game-${game.id}`}>{game.names[words.lang]}</h2>
        <p className="game-about serif">{game.about[words.lang]}</p>
        <div ref={begins} className="game-play">
          {game.max_seats > 1 && (
            <button type="button" className="button primary large" disabled={busy} onClick={play("player")}>
              {words.say("home-play")}
            </button>
          )}
          {game.lesson !== null && (
            <button type="button" className="button" disabled={busy} onClick={() => begin(() => takeLesson(game))}>
              {words.say("home-learn", { minutes: game.lesson })}
            </button>
          )}
          {game.min_seats === 1 && (
            <button type="button" className="button" disabled={busy} onClick={play(null)}>
              {words.say("home-solo")}
            </button>
          )}
        </div>
        <MaybeRefusal refused={refused} />
        <p className="row game-links">
          <Link href={`/new/${game.id}`}>{words.say("home-friends")}</Link>
          <Link href={`/rules/${game.id}`}>{words.say("nav-rules")}</Link>
          <Link href={`/cards/${game.id}`}>{words.say("nav-cards")}</Link>
        </p>
        <p className="row">
          <span className="tag num">{words.say("game-players", seatRange(game))}</span>
          <span className="tag num">{words.say("game-minutes", { minutes: game.minutes })}</span>
          <span className="tag">{words.say("game-difficulty", { level: game.difficulty })}</span>
          <span className="tag num">{words.say("game-cards", { count: cards.length })}</span>
        </p>
      </div>
      <Fan module={module} cards={samplesOf(module, words)} />
      {module.points && (
        <ol className="game-points">
          {module.points.map((point) => (
            <Point key={point} title={words.say(point)}>
              {words.say(`${point}-text`)}
            </Point>
          ))}
        </ol>
      )}
    </section>
  );
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  );
}

const SAMPLES = 5;

function samplesOf(module: GameModule, words: GameWords): CardOut[] {
  if (!module.samples) return [...words.cards.values()].slice(0, SAMPLES);
  return module.samples.flatMap((id) => words.cards.get(id) ?? []);
}

/** Some cards, spread like in a hand. */
function Fan({ module, cards }: { module: GameModule; cards: CardOut[] }) {
  return (
    <div className="fan" aria-hidden="true">
      {cards.map((card) => (
        <div key={card.id} className="fan-card">
          <module.CardFace card={card} size="card" />
        </div>
      ))}
    </div>
  );
}
