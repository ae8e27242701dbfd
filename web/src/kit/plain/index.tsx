/** The table of a game that brings none: drawn from what the game declares and what its view holds. */

import { type ComponentType, lazy } from "react";

import type { CardFaceProps, GameModule, IntroProps } from "../../games/types";
import { groupOf, stageOf, standingOf } from "./model";

type OfGame<Props> = ComponentType<Props & { game: string }>;

const Table = lazy(() => import("./Table"));
const Face: OfGame<CardFaceProps> = lazy(() => import("./CardFace"));
const Introduction: OfGame<IntroProps> = lazy(() => import("./Intro"));

export function plainModule(id: string): GameModule {
  return {
    id,
    emblem:
      "M8.5 2h10A1.5 1.5 0 0 1 20 3.5v13a1.5 1.5 0 0 1-1.5 1.5H17V7.5A2.5 2.5 0 0 0 14.5 5H7V3.5A1.5 1.5 0 0 1 8.5 2zM5.5 6.500h8.500A1.5 1.5 0 0 1 15.5 8v12.500A1.5 1.5 0 0 1 14 22H5.500A1.5 1.5 0 0 1 4 20.500V8a1.5 1.5 0 0 1 1.5-1.500zm4.25 3.5-3 4.25 3 4.25 3-4.25z",
    Table,
    CardFace: (props) => <Face game={id} {...props} />,
    Intro: (props) => <Introduction game={id} {...props} />,
    groupOf,
    stage: stageOf,
    standing: standingOf,
    headings: ["turn", "round"],
    moments: [],
  };
}
