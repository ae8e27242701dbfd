import "./theme.css";

import { lazy } from "react";

import type { GameModule } from "../types";
import { ICONS, pointsOf, SUITS } from "./basics";
import type { ImperiumView } from "./model";

export const game: GameModule = {
  id: "imperium",
  emblem: "M2 6.5l5 4.2L12 3l5 7.7 5-4.2-2 10.7H4zM4 19h16v2.5H4z",
  words: { en: () => import("./words.en.ftl?raw"), cs: () => import("./words.cs.ftl?raw") },
  Table: lazy(() => import("./Table")),
  CardFace: lazy(() => import("./CardFace")),
  Intro: lazy(() => import("./Intro")),
  detail: () => import("./Detail"),
  SeatPicker: lazy(() => import("./Nations")),
  filters: [
    { fact: "suit", values: [...SUITS], message: "word" },
    { fact: "state", values: ["barbarian", "empire"], message: "word" },
    { fact: "icons", values: [...ICONS], message: "word" },
  ],
  points: ["point-goal", "point-turn", "point-nation"],
  samples: ["rom_julius_caesar", "reg_oasis", "civ_temple", "fam_glorious", "unr_unrest"],
  cardRule: "IMP-CARD-01",
  stage: (view, words) => {
    const { round, phase, last_round } = view as ImperiumView;
    const parts = [words.say("table-round", { number: round }), words.word(phase)];
    if (last_round) {
      parts.push(words.say(round < last_round ? "table-last-round" : "table-in-last-round", { number: last_round }));
    }
    return parts.join(" · ");
  },
  standing: (view, seat, words) => {
    const shown = view as ImperiumView;
    const points = pointsOf(shown, seat);
    return points === null
      ? words.say("standing-progress", { count: shown.players[seat]?.progress ?? 0 })
      : words.say("board-points", { points });
  },
  headings: ["turn", "solstice-begins"],
  moments: ["empire", "developed", "met-king", "scoring-triggered", "collapsed", "resigned", "ended"],
};
