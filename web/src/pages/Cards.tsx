import "./cards.css";

import { Suspense, useEffect, useMemo, useRef } from "react";
import { Link, useLocation, useSearch } from "wouter";

import type { CardOut, Lang } from "../api/models";
import { type Filter, type GameModule, gameModule } from "../games";
import { filtersFor } from "../kit/plain/cardfacts";
import { factLabel } from "../kit/plain/names";
import { fits, fold, wordsOf } from "../search";
import { useQuery } from "../shell/address";
import { GameSwitch, useGameOf } from "../shell/games";
import { useTitle } from "../shell/hooks";
import { Search } from "../shell/Search";
import { capital, type GameWords, useGameWords, useRules, useWords } from "../words";
import { NotFound } from "./NotFound";

export default function Cards({ game, card }: { game?: string | undefined; card?: string | undefined }) {
  const found = useGameOf(game);
  if (!found) return <NotFound />;
  return <Browser module={gameModule(found.id)} card={card} />;
}

/** What a search looks through: names and texts in both languages. */
function searchText(card: CardOut): string {
  return [...Object.values(card.names), ...Object.values(card.texts).flat()].join(" ");
}

function hasFact(card: CardOut, filter: Filter, value: string): boolean {
  const fact = card.facts[filter.fact];
  return Array.isArray(fact) ? fact.includes(value) : String(fact) === value;
}

function valueName(words: GameWords, filter: Filter, value: string): string {
  return filter.message ? words.say(`${filter.message}-${value}`) : words.word(value);
}

function Browser({ module, card }: { module: GameModule; card: string | undefined }) {
  const words = useGameWords(module.id);
  const [query, change] = useQuery();
  const search = useSearch();
  const asked = query.get("q") ?? "";
  const all = useMemo(
    () => [...words.cards.values()].filter((one) => module.isListed?.(one) ?? true),
    [words.cards, module],
  );
  const folded = useMemo(() => all.map((one) => fold(searchText(one))), [all]);
  const filters = useMemo(() => module.filters ?? filtersFor(all), [module, all]);
  const shown = all.filter(
    (one, place) =>
      fits(wordsOf(asked), folded[place] ?? "") &&
      filters.every((filter) => {
        const value = query.get(filter.fact);
        return value === null || hasFact(one, filter, value);
      }),
  );
  const chosen = card === undefined ? undefined : words.cards.get(card);
  const tail = search ? `?${search}` : "";
  useTitle(chosen ? (chosen.names[words.lang] ?? "") : words.say("nav-cards"));
  if (card !== undefined && !chosen) return <NotFound />;
  return (
    <div className={`page-wide cards${chosen ? " with-card" : ""}`} data-game={module.id}>
      <header className="stack cards-head">
        <h1>{words.say("cards-title")}</h1>
        <GameSwitch game={module.id} page="cards" />
        <Search value={asked} onChange={(q) => change({ q })} label={words.say("cards-search")} />
        <div className="filters">
          {filters.map((filter) => (
            <FilterChoice
              key={filter.fact}
              filter={filter}
              words={words}
              value={query.get(filter.fact) ?? ""}
              onChange={(value) => change({ [filter.fact]: value })}
            />
          ))}
        </div>
        <p role="status" className="small muted">
          {words.say("cards-found", { count: shown.length })}
        </p>
      </header>
      {shown.length > 0 ? (
        <Grid module={module} cards={shown} chosen={card} tail={tail} words={words} />
      ) : (
        <div className="empty">
          <h2>{words.say("cards-none")}</h2>
          <p>{words.say("cards-none-text")}</p>
          <p>
            <Link href={`/cards/${module.id}`} className="button">
              {words.say("search-clear")}
            </Link>
          </p>
        </div>
      )}
      {chosen && <Detail module={module} card={chosen} shown={shown} tail={tail} words={words} />}
    </div>
  );
}

function FilterChoice(props: { filter: Filter; words: GameWords; value: string; onChange(value: string): void }) {
  const { filter, words, value } = props;
  const id = `filter-${filter.fact}`;
  return (
    <div className="field filter">
      <label htmlFor={id}>{factLabel(words, filter.fact)}</label>
      <select id={id} value={value} onChange={(event) => props.onChange(event.target.value)}>
        <option value="">{words.say("filter-all")}</option>
        {filter.values.map((one) => (
          <option key={one} value={one}>
            {capital(valueName(words, filter, one))}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Shown {
  module: GameModule;
  words: GameWords;
  /** The search, kept in the address. */
  tail: string;
}

function Grid({ module, cards, chosen, tail, words }: Shown & { cards: CardOut[]; chosen: string | undefined }) {
  return (
    <ul className="cards-grid">
      {cards.map((card) => (
        <li key={card.id}>
          <Link
            href={`/cards/${module.id}/${card.id}${tail}`}
            className="card-link"
            aria-current={card.id === chosen ? "true" : undefined}
            aria-label={card.names[words.lang]}
          >
            <module.CardFace card={card} size="card" />
          </Link>
          <p className="small muted" lang={otherLang(words.lang)} aria-hidden="true">
            {card.names[otherLang(words.lang)]}
          </p>
        </li>
      ))}
    </ul>
  );
}

function otherLang(lang: Lang): Lang {
  return lang === "en" ? "cs" : "en";
}

function neighbour(cards: CardOut[], card: CardOut, step: number): CardOut | undefined {
  const place = cards.findIndex((one) => one.id === card.id);
  return place < 0 ? undefined : cards[place + step];
}

function Detail({ module, card, shown, tail, words }: Shown & { card: CardOut; shown: CardOut[] }) {
  const [, go] = useLocation();
  const box = useRef<HTMLElement>(null);
  const close = `/cards/${module.id}${tail}`;
  const before = neighbour(shown, card, -1);
  const after = neighbour(shown, card, 1);

  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollTo(0, 0);
  }, [card.id]);

  useEffect(() => {
    function key(event: KeyboardEvent): void {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
      const to = event.key === "ArrowLeft" ? before : event.key === "ArrowRight" ? after : undefined;
      if (event.key === "Escape") go(close);
      else if (to) go(`/cards/${module.id}/${to.id}${tail}`);
    }
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, [after, before, close, go, module.id, tail]);

  return (
    <aside className="card-detail" ref={box} tabIndex={-1} aria-label={card.names[words.lang]}>
      <div className="card-detail-bar">
        {before && (
          <Link
            href={`/cards/${module.id}/${before.id}${tail}`}
            className="icon-button"
            aria-label={words.say("card-before")}
          >
            ←
          </Link>
        )}
        {after && (
          <Link
            href={`/cards/${module.id}/${after.id}${tail}`}
            className="icon-button"
            aria-label={words.say("card-after")}
          >
            →
          </Link>
        )}
        <Link href={close} className="button small card-close">
          {words.say("close")}
        </Link>
      </div>
      <div className="card-large">
        <module.CardFace card={card} size="large" />
      </div>
      <Marks card={card} words={words} />
      <Rulings card={card} lang={words.lang} title={words.say("card-rulings")} />
      <OtherLanguage card={card} lang={otherLang(words.lang)} />
      <Suspense fallback={null}>
        <RuleLinks module={module} card={card} words={words} />
      </Suspense>
    </aside>
  );
}

type InLanguages = Partial<Record<Lang, string>>;

interface Variant {
  edition: InLanguages;
  text: InLanguages;
}

/** What is unsure about a card: shown plainly, never hidden. */
function Marks({ card, words }: { card: CardOut; words: GameWords }) {
  const { lang } = words;
  const uncertain = card.facts["uncertain"] as InLanguages | undefined;
  const variants = (card.facts["variants"] as Variant[] | undefined) ?? [];
  return (
    <>
      <Reconstructed card={card} words={words} />
      {uncertain && (
        <div className="notice warn">
          <strong>{words.say("card-uncertain")}</strong>
          <p>{uncertain[lang]}</p>
        </div>
      )}
      {variants.map((variant, place) => (
        <div key={place} className="notice">
          <strong>{words.say("card-variant", { edition: variant.edition[lang] ?? "" })}</strong>
          <p>{variant.text[lang]}</p>
        </div>
      ))}
      {card.facts["cs_official"] === false && <p className="small muted">{words.say("card-name-ours")}</p>}
    </>
  );
}

/** Data that isn't the printed one: what of it is ours, or what of it is printed. */
function Reconstructed({ card, words }: { card: CardOut; words: GameWords }) {
  const ours = card.facts["confidence"] === "reconstructed";
  const sources = Object.entries((card.facts["source"] as Record<string, string> | undefined) ?? {});
  const others = sources
    .filter(([, source]) => (source === "reconstructed") !== ours)
    .map(([fact]) => factLabel(words, fact).toLowerCase());
  if (!ours && others.length === 0) return null;
  return (
    <div className="notice warn">
      <strong>{words.say("card-ours")}</strong>
      <p>{words.say(ours ? "card-ours-all" : "card-ours-some", { facts: words.join(others) })}</p>
      {ours && others.length > 0 && <p>{words.say("card-ours-except", { facts: words.join(others) })}</p>}
    </div>
  );
}

function Rulings({ card, lang, title }: { card: CardOut; lang: Lang; title: string }) {
  const notes = card.notes[lang] ?? [];
  if (!notes.length) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="rulings" lang={lang}>
        {notes.map((note, place) => (
          <li key={place}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

function OtherLanguage({ card, lang }: { card: CardOut; lang: Lang }) {
  const words = useWords();
  return (
    <section className="other-language">
      <h2>{words.say(`in-${lang}`)}</h2>
      <div lang={lang} className="stack">
        <p className="serif other-name">{card.names[lang]}</p>
        {(card.texts[lang] ?? []).map((text, place) => (
          <p key={place}>{text}</p>
        ))}
        {(card.notes[lang] ?? []).length > 0 && (
          <ul className="rulings small">
            {card.notes[lang]?.map((note, place) => (
              <li key={place}>{note}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** The rules to read on, and those that name the card. */
function RuleLinks({ module, card, words }: { module: GameModule; card: CardOut; words: GameWords }) {
  const rules = useRules(module.id);
  const name = new RegExp(`(?<=[^.:]\\s[“„"(]?)${escape(card.names["en"] ?? "")}\\b`, "u");
  const naming = rules.filter((rule) => name.test(rule.texts["en"] ?? "")).map((rule) => rule.id);
  const shown = [...new Set([...(module.cardRule ? [module.cardRule] : []), ...naming])];
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{words.say("nav-rules")}</h2>
      <ul className="row">
        {shown.map((rule) => (
          <li key={rule}>
            <Link href={`/rules/${module.id}#${rule}`} className="tag">
              {rule === module.cardRule ? words.say("card-how") : rule}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
