/** Which players of a table are guests, for every place where a game writes a player's name. */

import { createContext, use } from "react";

import { GuestMark } from "../shell/GuestMark";

const NOBODY: ReadonlySet<number> = new Set();

/** The seats of guests, apart from one's own. */
export const Guests = createContext(NOBODY);

/** After the name of a seat's player. */
export function GuestAt({ seat }: { seat: number }) {
  return use(Guests).has(seat) && <GuestMark />;
}
