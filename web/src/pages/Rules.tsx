import "./rules.css";

import { useEffect, useMemo } from "react";
import { Link } from "wouter";

import type { RuleOut } from "../api/models";
import { fits, fold, wordsOf } from "../search";
import { useHash, useQuery } from "../shell/address";
import { GameSwitch, useGameOf } from "../shell/games";
import { useTitle } from "../shell/hooks";
import { Marked } from "../shell/Marked";
import { Search } from "../shell/Search";
import { useGameWords, useRules, useWords } from "../words";
import { NotFound } from "./NotFound";

export default function Rules({ game }: { game?: string | undefined }) {
  const words = useWords();
  useTitle(words.say("nav-rules"));
  const found = useGameOf(game);
  if (!found) return <NotFound />;
  return <Rulebook game={found.id} name={found.names} />;
}

interface Section {
  id: string;
  rules: RuleOut[];
}

function sectionsOf(rules: RuleOut[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    const id = rule.id.split("-").slice(0, 2).join("-");
    const section = sections.get(id) ?? { id, rules: [] };
    section.rules.push(rule);
    sections.set(id, section);
  }
  return [...sections.values()];
}

function Rulebook({ game, name }: { game: string; name: Record<string, string> }) {
  const words = useGameWords(game);
  const { lang } = words;
  const rules = useRules(game);
  const [query, change] = useQuery();
  const asked = query.get("q") ?? "";
  const wanted = useMemo(() => wordsOf(asked), [asked]);
  const folded = useMemo(() => rules.map((rule) => fold(searchText(rule))), [rules]);
  const shown = rules.filter((_, place) => fits(wanted, folded[place] ?? ""));
  const sections = sectionsOf(shown);
  const hash = useHash();

  useEffect(() => {
    if (hash) document.getElementById(hash)?.scrollIntoView();
  }, [hash, lang]);

  if (rules.length === 0) {
    return (
      <div className="page-wide" data-game={game}>
        <h1>{words.say("rules-title", { game: name[lang] ?? game })}</h1>
        <GameSwitch game={game} page="rules" />
        <p className="empty">{words.say("no-rulebook", { game: name[lang] ?? game })}</p>
      </div>
    );
  }
  return (
    <div className="page-wide rules" data-game={game}>
      <header className="rules-head">
        <h1>{words.say("rules-title", { game: name[lang] ?? game })}</h1>
        <GameSwitch game={game} page="rules" />
        <p className="muted">{words.say("rules-lead")}</p>
        <Search value={asked} onChange={(q) => change({ q })} label={words.say("rules-search")} />
        <p role="status" className="small muted">
          {asked && words.say("rules-found", { count: shown.length })}
        </p>
      </header>
      <nav className="rules-toc" aria-label={words.say("rules-contents")}>
        <details open={window.innerWidth > 860}>
          <summary>{words.say("rules-contents")}</summary>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.rules[0]?.section[lang]}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <div className="rules-text">
        {sections.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id}>{section.rules[0]?.section[lang]}</h2>
            <ol>
              {section.rules.map((rule) => (
                <Rule key={rule.id} rule={rule} game={game} wanted={wanted} here={rule.id === hash} />
              ))}
            </ol>
          </section>
        ))}
        {!shown.length && (
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

/** What a search looks through: both languages, and the number. */
function searchText(rule: RuleOut): string {
  const parts = [rule.texts, rule.section, rule.reading, rule.not_applicable];
  return [rule.id, ...parts.flatMap((part) => (part ? Object.values(part) : []))].join(" ");
}

const RULE_ID = /([A-Z]{2,}-[A-Z]+-\d+)/;

/** Rules that a rule names are links. */
function RuleText({ text, words }: { text: string; words: string[] }) {
  return text.split(RULE_ID).map((part, place) =>
    place % 2 ? (
      <a key={place} href={`#${part}`} className="num">
        {part}
      </a>
    ) : (
      <Marked key={place} text={part} words={words} />
    ),
  );
}

function Rule(props: { rule: RuleOut; game: string; wanted: string[]; here: boolean }) {
  const { rule, wanted } = props;
  const words = useGameWords(props.game);
  const { lang } = words;
  return (
    <li id={rule.id} className={`rule${props.here ? " here" : ""}`}>
      <a className="rule-id num" href={`#${rule.id}`} aria-label={words.say("rules-anchor", { rule: rule.id })}>
        {rule.id.split("-").slice(1).join(" ")}
      </a>
      <div>
        <p>
          <RuleText text={rule.texts[lang] ?? ""} words={wanted} />
        </p>
        {rule.reading && (
          <p className="rule-note">
            <strong>{words.say("rules-reading")}</strong> <RuleText text={rule.reading[lang] ?? ""} words={wanted} />
          </p>
        )}
        {rule.not_applicable && (
          <p className="rule-note">
            <strong>{words.say("rules-not-here")}</strong>{" "}
            <RuleText text={rule.not_applicable[lang] ?? ""} words={wanted} />
          </p>
        )}
        {rule.inferred && !rule.reading && <p className="rule-note">{words.say("rule-inferred")}</p>}
      </div>
    </li>
  );
}
