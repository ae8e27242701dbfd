/** What is to be said of a card that no game has drawn: its facts, a colour for its kind, and filters to find it by. */

import type { CardOut } from "../../api/models";
import type { Filter } from "../../games/types";

/** Facts about the data itself; the card's page says what matters of them. */
const ABOUT_DATA = new Set(["confidence", "source", "cs_official", "like", "uncertain", "variants", "copies"]);

/** As many colours as a table has for kinds of cards: the classes `plain-kind-0` and so on. */
const KINDS = 5;

/** A filter with more values would be a search, and one with fewer would find everything. */
const FEWEST = 2;
const MOST = 12;

type Scalar = string | number | boolean;

const isScalar = (value: unknown): value is Scalar => ["number", "string", "boolean"].includes(typeof value);

/** The facts that can be said with a name and a value, in the order of the card's data. */
export function factsOf(card: CardOut): [string, Scalar][] {
  return Object.entries(card.facts).flatMap(([name, value]): [string, Scalar][] =>
    !ABOUT_DATA.has(name) && isScalar(value) && value !== false ? [[name, value]] : [],
  );
}

/** What kind of card it is: the first of its facts that is a word. */
function kindOf(card: CardOut): string | null {
  const found = factsOf(card).find(([, value]) => typeof value === "string");
  return found ? String(found[1]) : null;
}

/** The class that colours a card by its kind, or each card where they have none. What the colour means is also written on
 * the card: colour never stands alone. */
export function kindClass(card: CardOut): string {
  const kind = kindOf(card) ?? card.id;
  const sum = Array.from(kind).reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return `plain-kind-${sum % KINDS}`;
}

/** What the cards can be filtered by: facts that tell some from others. */
export function filtersFor(cards: readonly CardOut[]): Filter[] {
  const found = new Map<string, Set<Scalar>>();
  for (const card of cards) {
    for (const [name, value] of factsOf(card)) found.set(name, (found.get(name) ?? new Set()).add(value));
  }
  return [...found]
    .filter(([, values]) => values.size >= FEWEST && values.size <= MOST && values.size < cards.length)
    .map(([fact, values]) => ({ fact, values: [...values].sort(inOrder).map(String) }));
}

function inOrder(one: Scalar, other: Scalar): number {
  return typeof one === "number" && typeof other === "number" ? one - other : String(one).localeCompare(String(other));
}
