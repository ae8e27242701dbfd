/** Options that belong to things: a card with several uses is picked first, then its use. */

import type { ChoiceOut, OptionOut } from "../api/models";
import type { GameModule } from "../games/types";

export interface OptionGroup {
  /** What is picked; null for an option that stands alone. */
  id: string | null;
  options: OptionOut[];
}

/** The options in groups, in their order but with those that are seldom wanted last. Each option is a group of its own
 * unless something has several. */
export function groupsOf(
  choice: ChoiceOut,
  groupOf: GameModule["groupOf"],
  orderOf: GameModule["orderOf"] = () => 0,
): OptionGroup[] {
  const groups: OptionGroup[] = [];
  const found = new Map<string, OptionGroup>();
  for (const option of choice.options ?? []) {
    const id = groupOf?.(choice, option) ?? null;
    const known = id === null ? undefined : found.get(id);
    if (known) {
      known.options.push(option);
      continue;
    }
    const group = { id, options: [option] };
    if (id !== null) found.set(id, group);
    groups.push(group);
  }
  const order = ({ options }: OptionGroup): number => Math.min(...options.map(orderOf));
  groups.sort((one, other) => order(one) - order(other));
  for (const { options } of groups) options.sort((one, other) => orderOf(one) - orderOf(other));
  const several = groups.some((group) => group.options.length > 1);
  return several ? groups : groups.map(({ options }) => ({ id: null, options }));
}
