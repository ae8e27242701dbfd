import { lazy } from "react";

import type { GameModule } from "../types";

export const innovation: GameModule = {
  id: "innovation",
  Table: lazy(() => import("./Table")),
  CardFace: lazy(() => import("./CardFace")),
  Intro: lazy(() => import("./Intro")),
  Guide: lazy(() => import("./Guide")),
  args: {
    player: ["seat"],
    "return-scored": ["seat", "number"],
  },
  filters: [
    { fact: "age", values: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10"] },
    { fact: "colour", values: ["red", "yellow", "green", "blue", "purple"], message: "colour" },
    { fact: "icons", values: ["castle", "crown", "leaf", "lightbulb", "factory", "clock"], message: "word" },
  ],
  points: ["innovation-goal", "innovation-turn", "innovation-dogma"],
  samples: ["archery", "agriculture", "sailing", "writing", "mysticism"],
  markOf: (card) => ({ className: `colour-${String(card.facts["colour"])}`, sign: String(card.facts["age"]) }),
  cardRule: "INN-DOGMA-01",
  // The alphabet decides who begins: that of the titles one reads.
  options: (lang) => ({ titles: lang }),
};
