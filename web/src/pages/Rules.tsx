import "./rules/rules.css";

import { useEffect, useMemo, useRef } from "react";
import { Link } from "wouter";

import { wordsOf } from "../search";
import { useHash, useQuery } from "../shell/address";
import { GameSwitch, useGameOf } from "../shell/games";
import { useTitle } from "../shell/hooks";
import { Search } from "../shell/Search";
import { type GameWords, useChapters, useGameWords, useRules, useWords } from "../words";
import { NotFound } from "./NotFound";
import { Chapter } from "./rules/Chapter";
import { NumberedRules } from "./rules/NumberedRules";
import { count, found, named, type Part, partsOf } from "./rules/parts";

export default function Rules({ game }: { game?: string | undefined }) {
  const words = useWords();
  useTitle(words.say("nav-rules"));
  const asked = useGameOf(game);
  if (!asked) return <NotFound />;
  return <Rulebook game={asked.id} name={asked.names} />;
}

function Rulebook({ game, name }: { game: string; name: Record<string, string> }) {
  const words = useGameWords(game);
  const rules = useRules(game);
  const chapters = useChapters(game);
  const [query, change] = useQuery();
  const asked = query.get("q") ?? "";
  const wanted = useMemo(() => wordsOf(asked), [asked]);
  const parts = useMemo(() => partsOf(rules, chapters), [rules, chapters]);
  const shown = useMemo(() => found(parts, wanted, (id) => words.cardName(id)), [parts, wanted, words]);
  const hash = useHash();
  const text = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = hash ? document.getElementById(hash) : null;
    if (!target) return;
    for (const around of text.current?.querySelectorAll("details") ?? []) {
      if (around.contains(target)) around.open = true;
    }
    target.scrollIntoView();
  }, [hash, words.lang]);

  const title = <h1>{words.say("rules-title", { game: name[words.lang] ?? game })}</h1>;
  if (rules.length === 0) {
    return (
      <div className="page-wide" data-game={game}>
        {title}
        <GameSwitch game={game} page="rules" />
        <p className="empty">{words.say("no-rulebook", { game: name[words.lang] ?? game })}</p>
      </div>
    );
  }
  return (
    <div className="page-wide rules" data-game={game}>
      <header className="rules-head">
        {title}
        <GameSwitch game={game} page="rules" />
        <p className="muted">{words.say(chapters.length > 0 ? "rules-lead-chapters" : "rules-lead")}</p>
        <div className="row rules-tools">
          <Search value={asked} onChange={(q) => change({ q })} label={words.say("rules-search")} />
          {chapters.length > 0 && <OpenAll text={text} words={words} />}
          <button type="button" className="button quiet" onClick={() => window.print()}>
            {words.say("rules-print")}
          </button>
        </div>
        <p role="status" className="small muted">
          {asked && words.say("rules-found", { count: count(shown) })}
        </p>
      </header>
      <Contents parts={shown} words={words} />
      <div className="rules-text" ref={text}>
        {shown.map((part) => (
          <PartView key={part.id} part={part} words={words} wanted={wanted} hash={hash} />
        ))}
        {shown.length === 0 && (
          <div className="empty">
            <h2>{words.say("rules-none", { query: asked })}</h2>
            <p>{words.say("rules-none-text")}</p>
            <p className="row">
              <button type="button" className="button" onClick={() => change({ q: "" })}>
                {words.say("search-clear")}
              </button>
              <Link href={`/cards/${game}?q=${encodeURIComponent(asked)}`} className="button quiet">
                {words.say("rules-none-cards")}
              </Link>
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

/** All numbered rules at once, to read or to print; a second click closes them again. */
function OpenAll({ text, words }: { text: React.RefObject<HTMLDivElement | null>; words: GameWords }) {
  function toggle(): void {
    const all = [...(text.current?.querySelectorAll("details") ?? [])];
    const open = all.some((one) => !one.open);
    for (const one of all) one.open = open;
  }
  return (
    <button type="button" className="button quiet" onClick={toggle}>
      {words.say("rules-open-all")}
    </button>
  );
}

function Contents({ parts, words }: { parts: Part[]; words: GameWords }) {
  return (
    <nav className="rules-toc" aria-label={words.say("rules-contents")}>
      <details open={window.innerWidth > 860}>
        <summary>{words.say("rules-contents")}</summary>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <a href={`#${part.id}`}>{named(part.name, words.lang)}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

function PartView(props: { part: Part; words: GameWords; wanted: string[]; hash: string }) {
  const { part, words, wanted, hash } = props;
  const chaptered = part.id.startsWith("chapter-");
  const numbered = <NumberedRules sections={part.sections} headed={chaptered} {...{ words, wanted, hash }} />;
  return (
    <section aria-labelledby={part.id}>
      <h2 id={part.id}>{named(part.name, words.lang)}</h2>
      {part.chapter && <Chapter chapter={part.chapter} words={words} wanted={wanted} />}
      {chaptered && part.sections.length > 0 ? (
        // What was searched for is in sight.
        <details className="numbered" open={wanted.length > 0}>
          <summary>{words.say("rules-numbered", { count: count([part]) })}</summary>
          {numbered}
        </details>
      ) : (
        numbered
      )}
    </section>
  );
}
