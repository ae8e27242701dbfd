/** Words, cards and rules, fetched once and kept. `use…` hooks suspend until what they need is there. */

import { type ComponentType, createContext, use, useMemo } from "react";

import { api, Refused } from "../api/client";
import type { CardOut, ChapterOut, GameOut, Lang, LessonOut, RuleOut } from "../api/models";
import { type DetailProps, gameModule, type GameModule } from "../games";
import { useSettings } from "../settings";
import csPage from "./cs.ftl?raw";
import enPage from "./en.ftl?raw";
import csPuzzles from "./puzzles.cs.ftl?raw";
import enPuzzles from "./puzzles.en.ftl?raw";
import csReview from "./review.cs.ftl?raw";
import enReview from "./review.en.ftl?raw";
import csTable from "./table.cs.ftl?raw";
import enTable from "./table.en.ftl?raw";
import { GameWords } from "./game";
import { Words } from "./words";

export const PAGE_SOURCES: Record<Lang, string> = {
  en: `${enPage}\n${enTable}\n${enReview}\n${enPuzzles}`,
  cs: `${csPage}\n${csTable}\n${csReview}\n${csPuzzles}`,
};

const kept = new Map<string, Promise<unknown>>();

/** How long a failure is kept: while the page draws it, the same thing isn't asked for again and again. */
const FAILURE_KEPT = 1500;

/** The same promise for the same key; one that failed is soon forgotten, so that it can be tried again. */
function once<T>(key: string, make: () => Promise<T>): Promise<T> {
  const found = kept.get(key);
  if (found) return found as Promise<T>;
  const made = make();
  kept.set(key, made);
  made.catch(() => setTimeout(() => kept.delete(key), FAILURE_KEPT));
  return made;
}

export const loadGames = (): Promise<GameOut[]> => once("games", api.games);
export const loadCards = (game: string): Promise<ReadonlyMap<string, CardOut>> =>
  once(`cards/${game}`, async () => new Map((await api.cards(game)).map((card) => [card.id, card])));
export const loadRules = (game: string): Promise<RuleOut[]> => once(`rules/${game}`, () => api.rules(game));
const loadChapters = (game: string): Promise<ChapterOut[]> => once(`chapters/${game}`, () => api.chapters(game));

const NO_LESSON: LessonOut = { minutes: 0, steps: [] };

/** A table may be older than the end of its game's lesson. */
const loadLesson = (game: string): Promise<LessonOut> =>
  once(`lesson/${game}`, () =>
    api.lesson(game).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 404) return NO_LESSON;
      throw error;
    }),
  );

export const pageWords: Record<Lang, Words> = {
  en: new Words("en", PAGE_SOURCES.en),
  cs: new Words("cs", PAGE_SOURCES.cs),
};

function loadGameWords(game: string, lang: Lang): Promise<GameWords> {
  return once(`words/${game}/${lang}`, async () => {
    const module = gameModule(game);
    const [shared, own, table, cards, grammar] = await Promise.all([
      once(`words/${lang}`, () => api.words(lang)),
      api.gameWords(game, lang),
      module.words?.[lang](),
      loadCards(game),
      once(`grammar/${game}`, () => api.grammar(game)),
    ]);
    return new GameWords(lang, game, cards, grammar, shared, own, PAGE_SOURCES[lang], table?.default ?? "");
  });
}

/** The page's own words. Never waits. */
export function useWords(): Words {
  return pageWords[useSettings().lang];
}

/** The options of the match that is being played or replayed here: some card texts depend on them. */
export const MatchOptions = createContext<Record<string, string>>({});

/** What a game shows with each option; null if it shows nothing. Suspends. */
export function useDetail({ id, detail }: GameModule): ComponentType<DetailProps> | null {
  return detail ? use(once(`detail/${id}`, detail)).default : null;
}

/** The words of the page, of what all games share, and of one game; with its cards. Suspends. */
export function useGameWords(game: string): GameWords {
  const words = use(loadGameWords(game, useSettings().lang));
  const options = use(MatchOptions);
  const chosen = Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(" ");
  return useMemo(() => words.under(chosen.split(" ")), [words, chosen]);
}

export const useGames = (): GameOut[] => use(loadGames());
export const useCards = (game: string): ReadonlyMap<string, CardOut> => use(loadCards(game));
/** The lesson of a game; null if none is wanted. */
export const useLessonOf = (game: string | null): LessonOut | null => (game === null ? null : use(loadLesson(game)));
export const useRules = (game: string): RuleOut[] => use(loadRules(game));
/** The rulebook for reading; empty if the game has only numbered rules. */
export const useChapters = (game: string): ChapterOut[] => use(loadChapters(game));
