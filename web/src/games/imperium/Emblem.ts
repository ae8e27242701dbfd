import pictures from "virtual:pictures/imperium";

import { emblemsOf } from "../../kit/Picture";

/** The picture of a card. */
export const Emblem = emblemsOf(pictures);
