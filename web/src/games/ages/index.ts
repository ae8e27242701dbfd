import "./theme.css";

import { lazy } from "react";

import type { GameModule } from "../types";
import { AGES, colourOf, groupOf, orderOf, OTHER_KINDS, SPECIAL_KINDS, WORKER_KINDS } from "./basics";
import type { AgesView } from "./model";

export const game: GameModule = {
  id: "ages",
  emblem:
    "M12 1.500 23 20.500H1zM12 7l-1.800 3.200h3.600zM8.800 12.600l-1.500 2.600h9.400l-1.500-2.600zM1 22h22v1.500H1z",
  words: { en: () => import("./words.en.ftl?raw"), cs: () => import("./words.cs.ftl?raw") },
  Table: lazy(() => import("./Table")),
  CardFace: lazy(() => import("./CardFace")),
  Intro: lazy(() => import("./Intro")),
  detail: () => import("./Detail"),
  groupOf,
  orderOf,
  filters: [
    { fact: "age", values: [...AGES] },
    { fact: "kind", values: [...WORKER_KINDS, ...SPECIAL_KINDS, ...OTHER_KINDS], message: "word" },
  ],
  points: ["point-goal", "point-turn", "point-people"],
  samples: ["pyramids", "irrigation", "leonardo_da_vinci", "monarchy", "swordsmen"],
  markOf: (card) => ({ className: `ag-${colourOf(String(card.facts["kind"]))}`, sign: String(card.facts["age"]) }),
  cardRule: "TTA-CARDS-01",
  stage: (view, words) => {
    const { age, round, last_round: last } = view as AgesView;
    const said = [words.say("table-age", { age }), words.say("table-round", { number: round })];
    if (last !== null)
      said.push(words.say(round < last ? "table-last-round" : "table-in-last-round", { number: last }));
    return said.join(" · ");
  },
  standing: (view, seat, words) => {
    const player = (view as AgesView).players[seat];
    return player ? words.say("standing", { points: player.culture, rating: player.culture_rating }) : "";
  },
  headings: ["turn"],
  chapters: ["age", "turn"],
  moments: [
    "age",
    "completed",
    "revolution",
    "aggression",
    "war",
    "war-over",
    "colonized",
    "uprising",
    "famine",
    "resigned",
  ],
};
