export { DONE, GameWords } from "./game";
export { loadRules, pageWords, useCards, useGames, useGameWords, useRules, useWords } from "./load";
export { type Args, capital, Words } from "./words";
