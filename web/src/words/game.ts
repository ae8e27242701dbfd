/** A game in words: questions, options, the log and the end, by the rules of docs/protocol.md ("Words"). The tests
 * compare every sentence with the one that `kronika.words` builds in Python. */

import type { CardOut, ChoiceOut, GrammarOut, Kind, Lang, OptionOut, PartOut, Told } from "../api/models";
import type { Result } from "../games/types";
import { type Args, capital, readable, VIRTUAL, Words } from "./words";

/** The answer "no" or "no more". */
export const DONE = "done";

/** The facts of an event that its grammar doesn't list are numbers and words, but its seat is always one. */
const UNDECLARED: Record<string, Kind> = { seat: "seat" };

interface Variant {
  option?: string;
  text: Record<string, string>;
}

/** The card with the text of the variant that belongs to one of the options; null if none does. */
function worded(card: CardOut, options: readonly string[]): CardOut | null {
  const variants = (card.facts["variants"] as Variant[] | undefined) ?? [];
  const chosen = variants.find((variant) => variant.option !== undefined && options.includes(variant.option));
  if (!chosen) return null;
  const { variants: _variants, uncertain: _uncertain, ...facts } = card.facts;
  const texts = Object.fromEntries(Object.entries(chosen.text).map(([lang, text]) => [lang, [text]]));
  return { ...card, texts, facts };
}

/** Events that share one line of the log. */
export type Run = [Told, ...Told[]];

export class GameWords extends Words {
  readonly game: string;
  readonly cards: ReadonlyMap<string, CardOut>;
  private readonly grammar: GrammarOut;

  constructor(
    lang: Lang,
    game: string,
    cards: ReadonlyMap<string, CardOut>,
    grammar: GrammarOut,
    ...sources: string[]
  ) {
    super(lang, ...sources);
    this.game = game;
    this.cards = cards;
    this.grammar = grammar;
  }

  /** The same words with the cards as they read under these options of a match, such as `city_states=draw`. */
  under(options: readonly string[]): this {
    const changed = [...this.cards.values()].flatMap((card) => worded(card, options) ?? []);
    if (changed.length === 0) return this;
    const cards = new Map([...this.cards, ...changed.map((card): [string, CardOut] => [card.id, card])]);
    return Object.assign(Object.create(GameWords.prototype) as this, this, { cards });
  }

  /** A word of the game (a colour, a place, a zone), or else the name as it reads. */
  word(name: string): string {
    return this.has(`word-${name}`) ? this.say(`word-${name}`) : readable(name);
  }

  /** What options belong to: a card, or something else that has a name. */
  thing(id: string): string {
    return this.cards.has(id) ? this.cardName(id) : capital(this.word(id));
  }

  cardName(card: string, lang: Lang = this.lang): string {
    return this.cards.get(card)?.names[lang] ?? card;
  }

  /** A card as the object of a sentence: by its name, or by its back if it is hidden. */
  card(card: string | null, back: string): string {
    if (card === null) return this.say("card-hidden", { back });
    return this.say("card-known", { name: this.cardName(card) });
  }

  /** A player's name; the number after the last seat is the game's own player, as in a solo game. */
  player(seat: number, names: readonly string[]): string {
    return names[seat] ?? this.say(VIRTUAL);
  }

  /** The label of a line of the score. */
  line(label: string): string {
    const message = `line-${label}`;
    return capital(this.has(message) ? this.say(message) : readable(label));
  }

  /** Why a game ended as it did, in a sentence. */
  reason(reason: string, winners: number): string {
    const message = `reason-${reason}`;
    return this.has(message) ? this.say(message, { count: winners }) : `${capital(readable(reason))}.`;
  }

  // --- options and questions

  /** What an argument of an option is. */
  kindOf(option: OptionOut, place: number): Kind {
    return this.grammar.keys[option.key]?.[place] ?? "word";
  }

  /** By kind: `card` (and `name`), `player`, `number`, `word` (and `word-id`); the second of a kind ends with 2. */
  optionArgs(option: OptionOut, names: readonly string[]): Args {
    const args: Args = {};
    const count = new Map<Kind, number>();
    option.args.forEach((value, place) => {
      const kind = this.kindOf(option, place);
      const number = (count.get(kind) ?? 0) + 1;
      count.set(kind, number);
      const suffix = number === 1 ? "" : String(number);
      if (kind === "card") {
        const hidden = value.startsWith("?");
        const words = hidden ? this.card(null, value.slice(1)) : this.card(value, "");
        args[`card${suffix}`] = words;
        args[`name${suffix}`] = hidden ? words : this.cardName(value);
      } else if (kind === "seat") {
        args[`player${suffix}`] = this.player(Number(value), names);
      } else if (kind === "number") {
        args[`number${suffix}`] = Number(value);
      } else {
        args[`word${suffix}`] = this.word(value);
        args[`word${suffix}-id`] = value;
      }
    });
    return args;
  }

  /** What the button of an option says: a verb, an object, and the price. */
  optionLabel(choice: ChoiceOut, option: OptionOut, names: readonly string[]): string {
    const text = this.optionText(choice, option, names);
    return option.price ? this.say("option-priced", { option: text, price: this.price(option.price) }) : text;
  }

  /** '1 civil action and 2 resources'. */
  price(price: Readonly<Record<string, number>>): string {
    return this.join(Object.entries(price).map(([good, count]) => this.say(`price-${good}`, { count })));
  }

  /** The same without the price. */
  optionText(choice: ChoiceOut, option: OptionOut, names: readonly string[]): string {
    if (option.token === DONE) {
      const own = `done-${choice.key}`;
      if (this.has(own)) return this.say(own);
      return this.say(this.grammar.keys[choice.key]?.length ? "option-done" : "option-skip");
    }
    return capital(this.say(`option-${option.key}`, this.optionArgs(option, names)));
  }

  /** What is asked, in one sentence to the asked player: because of which card, and who wants it. */
  prompt(choice: ChoiceOut, names: readonly string[]): string {
    const { card, running, nth, most } = choice;
    const by = running ? this.player(running.by, names) : "";
    let ask = this.ask(choice, names, by);
    if (nth && most && most > 1) {
      ask = this.say("ask-counted", { ask: ask.slice(0, -1), end: ask.slice(-1), nth, most });
    }
    if (card === null) return capital(ask);
    const people: Args = running ? { player: this.player(running.seat, names), by } : {};
    return this.say(`prompt-${roleOf(choice)}`, { card: this.cardName(card), ask, ...people });
  }

  /** Where one may do a single thing or not, the question names it: 'you may return Archery', by `ask-<key>-only`. */
  private ask(choice: ChoiceOut, names: readonly string[], by: string): string {
    const options = choice.options ?? [];
    const offered = options.filter((option) => option.token !== DONE);
    const may = offered.length < options.length;
    const [first] = offered;
    if (may && !first) {
      const nothing = `ask-${choice.key}-nothing`;
      return this.say(this.has(nothing) ? nothing : "ask-nothing");
    }
    const only = `ask-${choice.key}-only`;
    if (may && first && offered.length === 1 && first.key === choice.key && this.has(only)) {
      return this.say(only, this.optionArgs(first, names));
    }
    return this.say(`ask-${choice.key}`, {
      may: may ? "yes" : "no",
      role: roleOf(choice),
      by,
      ...this.placeArgs(choice, names),
    });
  }

  /** `from`: the zone of the offered cards, or `none`; `whose`: `own`, `other` or `none`; `owner`: the player. */
  private placeArgs({ seat, place }: ChoiceOut, names: readonly string[]): Args {
    const owner = place?.seat ?? null;
    return {
      from: place?.zone ?? "none",
      whose: owner === null ? "none" : owner === seat ? "own" : "other",
      owner: owner === null ? "" : this.player(owner, names),
    };
  }

  /** What speaks for a choice and what against it: "more culture per turn, but a weaker army". */
  reasons(gains: readonly PartOut[], loss: PartOut | null, opponents: number): string {
    const part = ({ name, more, theirs }: PartOut): string => {
      const said = this.say(`part-${name}`, { more: more ? "yes" : "no" });
      return theirs ? this.say("part-theirs", { part: said, count: opponents }) : said;
    };
    const good = this.join(gains.map(part));
    return loss ? this.say("parts-but", { gains: good, loss: part(loss) }) : good;
  }

  // --- the log and the end

  /** The events, those together that share one line: consecutive ones that differ only in their card, where there is a
   * message `event-<kind>-many`, or only in the amount of a good, where there is `event-<kind>-goods`. */
  runs(events: readonly Told[]): Run[] {
    const found: Run[] = [];
    for (const event of events) {
      const last = found.at(-1);
      if (last && this.shareLine(last[0], event)) last.push(event);
      else found.push([event]);
    }
    return found;
  }

  private shareLine(one: Told, other: Told): boolean {
    if (this.has(`event-${one.kind}-many`)) return sameBut(["card", "back"], one, other);
    return this.has(`event-${one.kind}-goods`) && sameBut(["good", "count"], one, other);
  }

  /** One sentence of the log, for an event and those that share its line. */
  story(event: Told, names: readonly string[], more: readonly Told[] = []): string {
    const args = this.storyArgs(event, names);
    const message = `event-${event.kind}`;
    if (more.length === 0)
      return sentence(this.has(message) ? this.say(message, args) : derivedStory(event.kind, args));
    const run = [event, ...more];
    if (this.has(`${message}-goods`)) {
      return sentence(this.say(`${message}-goods`, { ...args, goods: this.goodsOf(run, `${message}-good`, names) }));
    }
    const several = { count: run.length, card: this.cardsOf(run), name: this.join(this.namesOf(run)) };
    return sentence(this.say(`${message}-many`, { ...args, ...several }));
  }

  /** The cards of several events as the object of a sentence: known ones by name, hidden ones counted by back. */
  private cardsOf(events: readonly Told[]): string {
    const known = this.namesOf(events);
    const hidden = new Map<string, number>();
    for (const event of events) {
      if (typeof event["card"] !== "string")
        hidden.set(String(event["back"]), (hidden.get(String(event["back"])) ?? 0) + 1);
    }
    const parts = known.length > 0 ? [this.say("cards-known", { names: this.join(known), count: known.length })] : [];
    for (const [back, count] of hidden) parts.push(this.say("cards-hidden", { count, back }));
    return this.join(parts);
  }

  /** What several events are about, each good once: '3 food and 1 worker'. */
  private goodsOf(events: readonly Told[], message: string, names: readonly string[]): string {
    const goods = new Map<unknown, Told>();
    for (const event of events) {
      const before = goods.get(event["good"]);
      goods.set(event["good"], { ...event, count: Number(before?.["count"] ?? 0) + Number(event["count"]) });
    }
    return this.join([...goods.values()].map((event) => this.say(message, this.storyArgs(event, names))));
  }

  private namesOf(events: readonly Told[]): string[] {
    return events.flatMap(({ card }) => (typeof card === "string" ? [this.cardName(card)] : []));
  }

  private storyArgs(event: Told, names: readonly string[]): Args {
    const args: Args = { same: event["to"] !== undefined && event["to"] === event["seat"] ? "yes" : "no" };
    const kinds = this.grammar.events[event.kind] ?? UNDECLARED;
    for (const [name, value] of Object.entries(event)) {
      if (name === "kind" || name === "back") continue;
      if (name === "card") {
        const card = typeof value === "string" ? value : null;
        const words = this.card(card, String(event["back"]));
        args["card"] = words;
        args["name"] = card === null ? words : this.cardName(card);
        continue;
      }
      const kind = kinds[name] ?? (typeof value === "number" ? "number" : "word");
      if (kind === "seat") {
        args[name === "seat" ? "player" : name] = this.player(Number(value), names);
      } else if (kind === "number") {
        args[name] = Number(value);
      } else if (kind === "card") {
        args[name] = this.cardName(String(value));
      } else {
        args[name] = this.word(String(value));
        args[`${name}-id`] = String(value);
      }
    }
    return args;
  }

  /** Who won, and why; who plays alone can also lose to the game. */
  verdict(result: Result, names: readonly string[]): string {
    return this.sentences(result, names).join(" ");
  }

  /** The same sentence by sentence. */
  sentences(result: Result, names: readonly string[]): string[] {
    const reason = this.reason(result.reason, result.winners.length);
    if (result.winners.length === 0) return [reason];
    const winners = result.winners.map((seat) => names[seat] ?? String(seat));
    return [this.say("result-winners", { count: winners.length, players: this.join(winners) }), reason];
  }
}

/** How the asked player has to do with the running effect: obeys a demand, makes it, shares an effect, answers for
 * somebody else's card, or simply uses a card. */
export function roleOf({ seat, running }: ChoiceOut): "card" | "demand" | "obey" | "share" | "theirs" {
  if (!running) return "card";
  if (running.kind === "demand") return seat === running.by ? "demand" : "obey";
  if (running.by === seat) return "card";
  return running.kind === "share" ? "share" : "theirs";
}

/** A sentence of the log for an event that has no message: who, what, which card, and its other facts. */
function derivedStory(kind: string, { player, card: _card, name, same: _same, ...facts }: Args): string {
  const named = Object.entries(facts).filter(([fact]) => !fact.endsWith("-id"));
  const rest = named.map(([fact, value]) => `${readable(fact)} ${value}`).join(", ");
  const who = player === undefined ? "" : `${player}: `;
  const what = name === undefined ? readable(kind) : `${readable(kind)} ${name}`;
  return `${who}${what}${rest && ` (${rest})`}.`;
}

/** With a capital, and one full stop after a name that ends with one. */
function sentence(text: string): string {
  return capital(text).replace(/\.\.$/, ".");
}

/** Whether two events agree in everything but these facts. */
function sameBut(facts: readonly string[], one: Told, other: Told): boolean {
  const rest = (event: Told): string => JSON.stringify(Object.entries(event).filter(([name]) => !facts.includes(name)));
  return rest(one) === rest(other);
}
