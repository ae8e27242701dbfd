/** Where options lie: a card of mine (hand, technology, leader, wonder …), a space of the row, a military card … */

import type { ChoiceOut, OptionOut } from "../../api/models";
import { groupsOf } from "../../kit/groups";
import type { Spots } from "../../kit/table";
import type { Place } from "../../kit/tableau";
import { idsOf, others, playerPlace } from "../../kit/view";
import { AT_RIVALS, COPYING, DESTROYING, ENDING, groupOf, SELDOM, STAGES, TAKING } from "./basics";
import { pactsOf } from "./civilization";
import type { AgesView } from "./model";
import { spaceOf } from "./prices";

/** Places at a civilization, with its seat. */
export const AT_SEAT = /^(?:far|player):(\d+)/;

export const cardPlace = (card: string): Place => `card:${card}`;
export const militaryPlace = (card: string): Place => `military:${card}`;
export const spacePlace = (space: number): Place => `space:${space}`;
export const commonPlace = (card: string): Place => `common:${card}`;
export const farPlace = (seat: number, card: string): Place => `far:${seat}:${card}`;
export const GROW: Place = "grow";
export const END: Place = "end-turn";
export const PASS: Place = "pass";

/** Whether something of a seat lies open in front of it. */
function has(view: AgesView, seat: number, card: string): boolean {
  const zones = [view.technologies, view.leader, view.unfinished, view.wonders, view.ruins, view.colonies, view.pact];
  return zones.some((zone) => idsOf(zone[seat]).includes(card));
}

/** A card in front of somebody: of the victim if one strikes, else one's own. */
function lying(view: AgesView, choice: ChoiceOut, card: string): Place[] {
  const me = choice.seat;
  const rivals = others(view, me);
  const victim = view.phase === "strike" ? view.aggression?.target : undefined;
  const order = victim !== undefined && victim !== me ? [victim, me, ...rivals] : [me, ...rivals];
  const owner = order.find((seat) => has(view, seat, card));
  if (owner === undefined) return [];
  return [owner === me ? cardPlace(card) : farPlace(owner, card)];
}

/** Where an option lies on the table; nowhere if it is only a button. */
export function placesOf(view: AgesView, choice: ChoiceOut, option: OptionOut): Place[] {
  const [first = ""] = option.args;
  if (option.token === "done" || first.startsWith("?")) return [];
  switch (option.key) {
    case "take":
      return [spacePlace(spaceOf(view, choice, option))];
    case "increase-population":
      return [GROW];
    case "end-turn":
      return [END];
    case "pass":
      return [PASS];
    case "build-stages":
      return idsOf(view.unfinished[choice.seat]).map(cardPlace);
    case "play-leader":
    case "develop":
    case "revolution":
    case "play":
      return [cardPlace(first)];
    case "upgrade":
      return [cardPlace(option.args[1] ?? "")];
    case "play-tactic":
    case "prepare":
    case "defend":
    case "discard":
    case "play-bonus":
    case "colonize":
      return [militaryPlace(first)];
    case "copy-tactic":
      return [commonPlace(first)];
    case "attack":
    case "declare-war":
    case "offer":
      return [militaryPlace(first), playerPlace(option.args[1] ?? "")];
    case "cancel": {
      const mine = pactsOf(view, choice.seat).some(({ card }) => card === first);
      return mine ? [cardPlace(first)] : [];
    }
    case "take-colony":
    case "steal": {
      const owner = others(view, choice.seat).find((seat) => has(view, seat, first));
      return owner === undefined ? [] : [farPlace(owner, first)];
    }
    case "build":
    case "destroy":
    case "disband":
    case "use":
    case "send":
    case "cover":
    case "lose-token":
    case "lose-worker":
    case "tuck":
    case "lose-colony":
    case "remove":
    case "ruin":
      return lying(view, choice, first);
    default:
      return [];
  }
}

/** Groups of things that lie apart on the table, so that none has to be picked first. */
const AT_ONCE: ReadonlySet<string> = new Set([TAKING, COPYING]);

/** All that can be clicked now, with `picked` in hand. What is only to be destroyed glows once that is picked. */
export function spotsOf(view: AgesView, choice: ChoiceOut | null, picked: string | null): Required<Spots> {
  const options = new Map<Place, OptionOut>();
  const picks = new Map<Place, string>();
  if (!choice) return { options, picks };
  for (const { id, options: group } of groupsOf(choice, groupOf)) {
    const stands = id === null || AT_ONCE.has(id);
    if (stands || (id === picked && id !== ENDING)) {
      for (const option of group) {
        if (id === null && choice.key === "action" && SELDOM.has(option.key)) continue;
        const places = placesOf(view, choice, option);
        // Against the only rival the card says all; several cards can lie in wait for them.
        for (const place of id === null && AT_RIVALS.has(option.key) ? places.slice(0, 1) : places) {
          // What has several uses is answered by the buttons of the prompt: another click puts it back.
          const several = !stands && (place === cardPlace(id) || place === militaryPlace(id) || id === STAGES);
          if (!several && !options.has(place)) options.set(place, option);
        }
      }
    }
    if (!stands && id !== DESTROYING) for (const place of pickedBy(view, choice, id, group)) picks.set(place, id);
  }
  for (const place of options.keys()) picks.delete(place);
  return { options, picks };
}

/** What one clicks to pick a group. */
function pickedBy(view: AgesView, choice: ChoiceOut, group: string, options: readonly OptionOut[]): Place[] {
  if (group === ENDING) return [END];
  if (group === STAGES) return idsOf(view.unfinished[choice.seat]).map(cardPlace);
  const inHand = options.some(({ key }) => ["attack", "declare-war", "offer", "defend", "discard"].includes(key));
  return [inHand ? militaryPlace(group) : cardPlace(group)];
}
