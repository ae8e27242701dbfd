import "./theme.css";

import { lazy } from "react";

import { capital } from "../../words/words";
import type { GameModule } from "../types";
import { CIVILIZATIONS, type CulturesView, factsOf, groupOf, sumOf } from "./model";

const LISTED = new Set(["building", "leader", "province", "board"]);

export const game: GameModule = {
  id: "cultures",
  emblem: "M12 1.8 22.2 7.4V10H1.8V7.4zM4 11.5h3.2V18H4zm6.4 0h3.2V18h-3.2zm6.4 0H20V18h-3.2zM1.8 19.4h20.4v2.8H1.8z",
  words: { en: () => import("./words.en.ftl?raw"), cs: () => import("./words.cs.ftl?raw") },
  Table: lazy(() => import("./Table")),
  CardFace: lazy(() => import("./CardFace")),
  Intro: lazy(() => import("./Intro")),
  detail: () => import("./Detail"),
  groupOf,
  filters: [
    { fact: "kind", values: [...LISTED], message: "kind" },
    { fact: "civilization", values: [...CIVILIZATIONS], message: "word" },
    { fact: "icon", values: ["frontier", "trade", "harvest"], message: "word" },
  ],
  isListed: (card) => LISTED.has(factsOf(card).kind),
  points: ["point-goal", "point-uses", "point-provinces"],
  samples: ["persia_royal_road", "rome_colosseum", "abbasid_house_of_wisdom", "egypt_great_pyramid", "persia_cyrus"],
  markOf: (card) => {
    const { kind, civilization, vp, number } = factsOf(card);
    return {
      className: `cu-of-${kind === "board" ? card.id : (civilization ?? "province")}`,
      sign: String(number ?? vp ?? ""),
    };
  },
  cardRule: "CUL-PLAY-04",
  stage: (view, words) => {
    const { round, rounds, match } = view as CulturesView;
    const now = words.say("table-round", { number: round, rounds });
    if (match.games < 2) return now;
    const parts = [capital(words.say("table-game", { number: match.game })), now];
    if (match.first) parts.push(words.say("table-first-game", { score: match.first.join(" : ") }));
    return parts.join(" · ");
  },
  standing: (view, seat, words) => words.say("board-points", { points: sumOf(view as CulturesView, seat) }),
  headings: ["turn", "second-game"],
  moments: ["won", "boxed", "golden-age", "noted", "second-game", "resigned"],
};
