import pictures from "virtual:pictures/cultures";

import { emblemsOf } from "../../kit/Picture";

/** The picture of a card. */
export const Emblem = emblemsOf(pictures);
