import "./theme.css";

import { lazy } from "react";

import type { GameModule } from "../types";
import { apart, asksForDeal, COLOURS, finalScore, groupOf, TYPES } from "./basics";
import type { SettlersView } from "./model";

export const game: GameModule = {
  id: "settlers",
  emblem: "M11 1h2v1.5h6l-2 2.25L19 7h-6v1.5l9 6.5h-3v7.5h-5V17h-4v5.5H5V15H2l9-6.5z",
  words: { en: () => import("./words.en.ftl?raw"), cs: () => import("./words.cs.ftl?raw") },
  Table: lazy(() => import("./Table")),
  CardFace: lazy(() => import("./CardFace")),
  Intro: lazy(() => import("./Intro")),
  detail: () => import("./Detail"),
  groupOf,
  filters: [
    { fact: "deck", values: ["common", "barbarian", "roman", "egyptian", "japanese", "attack"], message: "deck" },
    { fact: "type", values: [...TYPES], message: "type" },
    { fact: "colours", values: [...COLOURS], message: "colour" },
  ],
  points: ["point-goal", "point-turn", "point-empire"],
  samples: ["old_forest", "castle", "primeval_forest", "egyptian_goldsmith", "japanese_farm"],
  cardRule: "SET-CARD-01",
  stage: (view, words) => {
    const { round, rounds, phase } = view as SettlersView;
    return phase === "choosing"
      ? words.word(phase)
      : `${words.say("table-round", { number: round, rounds })} · ${words.word(phase)}`;
  },
  apart,
  ignoresText: (view, choice) => asksForDeal(view as SettlersView, choice),
  standing: (view, seat, words) => {
    const shown = view as SettlersView;
    return words.say("standing", { points: shown.goods[seat]?.vp ?? 0, final: finalScore(shown, seat) });
  },
  headings: ["turn", "phase"],
  moments: ["razed", "struck", "removed", "took-over", "resigned"],
};
