import "./theme.css";

import { lazy } from "react";

import type { GameModule } from "../types";

export const game: GameModule = {
  id: "innovation",
  emblem:
    "M12 2a7 7 0 0 0-4.2 12.6c.8.6 1.2 1.4 1.2 2.3V18h6v-1.1c0-.9.4-1.7 1.2-2.3A7 7 0 0 0 12 2zM9 19.2h6V21a1.5 1.5 0 0 1-1.5 1.5h-3A1.5 1.5 0 0 1 9 21z",
  words: { en: () => import("./words.en.ftl?raw"), cs: () => import("./words.cs.ftl?raw") },
  Table: lazy(() => import("./Table")),
  CardFace: lazy(() => import("./CardFace")),
  Intro: lazy(() => import("./Intro")),
  detail: () => import("./Detail"),
  filters: [
    { fact: "age", values: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] },
    { fact: "colour", values: ["red", "yellow", "green", "blue", "purple"], message: "colour" },
    { fact: "icons", values: ["castle", "crown", "leaf", "lightbulb", "factory", "clock"], message: "word" },
  ],
  points: ["point-goal", "point-turn", "point-dogma"],
  samples: ["archery", "agriculture", "sailing", "writing", "mysticism"],
  markOf: ({ facts: { age, colour } }) => ({
    className: `colour-${String(colour)}`,
    sign: typeof age === "number" ? String(age) : "",
  }),
  cardRule: "INN-DOGMA-01",
  // The alphabet decides who begins: that of the titles one reads.
  options: (lang) => ({ titles: lang }),
  headings: ["turn"],
  moments: ["achieved", "claimed", "ended", "resigned"],
};
