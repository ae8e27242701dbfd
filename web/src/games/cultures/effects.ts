/** An effect as a few signs: icons and numbers, as a board prints them. */

import type { IconName } from "./icons";
import type { Effect } from "./model";

export type Sign = { icon: IconName } | { text: string };

const icon = (name: IconName): Sign => ({ icon: name });
const text = (words: string | number): Sign => ({ text: String(words) });

/** When it happens, unless it lasts. */
const MOMENTS: Record<string, Sign[]> = {
  income: [icon("income")],
  on_play: [icon("bolt")],
  on_gain: [icon("bolt")],
  on_develop: [icon("level"), text(":")],
  on_province: [icon("province"), text(":")],
  on_military: [icon("army"), text(":")],
};

const COUNTED: Record<string, Sign[]> = {
  level: [icon("level")],
  province: [icon("province")],
  frontier: [icon("frontier")],
  trade: [icon("trade")],
  harvest: [icon("harvest")],
  leader: [icon("leader")],
  coin: [icon("coin")],
  basin_coin: [icon("nile")],
  development_military_pair: [icon("level"), icon("army")],
};

const CONDITIONS: Record<string, Sign[]> = { golden_age: [icon("golden")], marker: [icon("marker")] };

export function signsOf(effect: Effect): Sign[] {
  return [...(MOMENTS[effect.when] ?? []), ...deed(effect)];
}

function deed(effect: Effect): Sign[] {
  const amount = effect.amount ?? 1;
  switch (effect.do) {
    case "gain_coins":
      return [text(amount), icon("coin")];
    case "provide":
      return [text(`+${amount}`), icon(effect.resource ?? "any")];
    case "add_military":
      return [text(`+${amount}`), icon(effect.symbol ?? "sword")];
    case "discount":
      return [text(`−${amount}`), icon(effect.target ?? "building")];
    case "set_price":
      return [icon(effect.resource ?? "any"), text(`=${amount}`), icon("coin")];
    case "free_exchange":
      return amount === 1 ? [icon("exchange")] : [text(amount), icon("exchange")];
    case "active_leaders":
      return [text(amount), icon("leader")];
    case "win_ties":
      return [icon("army"), icon("tie")];
    case "keep_military":
    case "skip_discard":
      return [icon("army"), icon("keep")];
    case "develop_from":
      return [icon("level")];
    case "flip_board":
      return [icon("golden")];
    case "flood":
    case "fill_basin":
      return [text(amount), icon("nile")];
    case "basin_capacity":
      return [icon("nile"), text(`↥${amount}`)];
    case "score_covered_leaders":
      return [icon("leader"), icon("vp")];
    case "score":
      return [text(amount), icon("vp"), ...per(effect)];
    default:
      return [];
  }
}

function per(effect: Effect): Sign[] {
  if (effect.if !== undefined) return [text("("), ...(CONDITIONS[effect.if] ?? []), text(")")];
  if (effect.per === undefined) return [];
  return [text((effect.div ?? 1) > 1 ? `/${effect.div}` : "/"), ...(COUNTED[effect.per] ?? [])];
}
