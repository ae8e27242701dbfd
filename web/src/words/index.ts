export { DONE, GameWords, roleOf } from "./game";
export {
  loadRules,
  MatchOptions,
  pageWords,
  useCards,
  useChapters,
  useDetail,
  useGames,
  useGameWords,
  useLessonOf,
  useRules,
  useWords,
} from "./load";
export { type Args, capital, withMinus, Words } from "./words";
