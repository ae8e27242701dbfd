/** What the parts of a plain table share beside what all tables do. */

import type { ComponentType } from "react";

import type { CardFaceProps } from "../../games/types";
import { tableauWith } from "../extras";
import type { Place } from "../tableau";

export interface Extras {
  CardFace: ComponentType<CardFaceProps>;
  /** The name under which a card travels. */
  flipOf(card: string, place: Place): string;
}

export const { ExtrasProvider, useTableau } = tableauWith<Extras>();
