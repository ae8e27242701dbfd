/** How near the end of the game is. */

import type { ImperiumView } from "./model";
import { type Nation, NATIONS } from "./nations";

/** So few cards of a pile are a warning. */
export const NEAR = 4;
/** A game for two begins with hardly more unrest than this. */
const NEAR_COLLAPSE = 2;

export interface Ending {
  kind: "main" | "fame" | "unrest" | Nation["goal"];
  /** How many cards are left; null where nothing can be counted. */
  left: number | null;
  seat?: number;
  near: boolean;
}

/** All that can end the game: the decks, and what each nation strives for. */
export function endingsOf(view: ImperiumView): Ending[] {
  const { main, fame, unrest } = view.deck_sizes;
  const shared: Ending[] = [
    { kind: "main", left: main, near: main <= NEAR },
    { kind: "fame", left: fame, near: fame <= 1 },
    { kind: "unrest", left: unrest, near: unrest <= NEAR_COLLAPSE },
  ];
  const own = view.players.map((player, seat): Ending => {
    const goal = NATIONS[player.nation]?.goal ?? "development";
    const left =
      goal === "zenith" ? player.nation_size : goal === "shangri-la" ? null : (view.development[seat]?.length ?? 0);
    return { kind: goal, left, seat, near: left !== null && left <= 1 };
  });
  return [...shared, ...own];
}
