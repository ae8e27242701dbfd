/** Words in both languages. The page's own are bundled; the server brings those it shares with the terminal. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";

import type { Lang } from "../api/models";

/** The name of a player that the game itself plays; only some games have one. */
export const VIRTUAL = "virtual-player";

export type Args = Record<string, string | number>;

/** The words of one language, as `kronika.words.Words` has them on the server. */
export class Words {
  readonly lang: Lang;
  private readonly bundle: FluentBundle;

  constructor(lang: Lang, ...sources: string[]) {
    this.lang = lang;
    const PLAYER = ([name]: FluentValue[], { case: form }: Record<string, FluentValue>): string =>
      this.playerInCase(String(name), String(form));
    this.bundle = new FluentBundle(lang, { useIsolating: false, functions: { PLAYER } });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.getMessage(id)?.value != null;
  }

  /** The message with its arguments. A missing message is shown by its id, so that it is seen and reported. */
  say(id: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(id)?.value;
    if (pattern == null) {
      console.error(`${this.lang}: there is no message ${id}`);
      return id;
    }
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`${this.lang}: ${id}: ${error.message}`);
    return withMinus(text);
  }

  /** What `{ PLAYER($player, case: "dat") }` says in a message of a language that inflects: names of their own keep their
   * form behind a word that is inflected ('hráči Dana'), the usual names of a seat are inflected themselves. */
  private playerInCase(name: string, form: string): string {
    const number = /\d+$/.exec(name)?.[0];
    for (const seat of ["seat-human", "seat-bot"]) {
      if (number !== undefined && name === this.say(seat, { number })) return this.say(`${seat}-${form}`, { number });
    }
    if (this.has(VIRTUAL) && name === this.say(VIRTUAL)) return this.say(`${VIRTUAL}-${form}`);
    return this.say(`player-${form}`, { name });
  }

  /** 'A, B and C'. */
  join(items: readonly string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list-and", { first: items.slice(0, -1).join(", "), last: items.at(-1) ?? "" });
  }

  number(value: number): string {
    return withMinus(new Intl.NumberFormat(this.lang).format(value));
  }

  /** 'yesterday', '3 hours ago', 'in 2 days'. */
  ago(moment: string | Date, now: Date = new Date()): string {
    const seconds = Math.round((new Date(moment).getTime() - now.getTime()) / 1000);
    const format = new Intl.RelativeTimeFormat(this.lang, { numeric: "auto" });
    for (const [unit, length] of UNITS) {
      const count = seconds / length;
      if (Math.abs(count) >= 1) return format.format(count > 0 ? Math.round(count) : Math.trunc(count), unit);
    }
    return format.format(0, "second");
  }

  /** How long ago it was: '3 hours'; nothing if it is less than a minute. */
  lasting(moment: string | Date, now: Date = new Date()): string {
    const seconds = (now.getTime() - new Date(moment).getTime()) / 1000;
    const found = UNITS.find(([, length]) => seconds >= length);
    if (!found) return "";
    const [unit, length] = found;
    const format = new Intl.NumberFormat(this.lang, { style: "unit", unit, unitDisplay: "long" });
    return format.format(Math.floor(seconds / length));
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** A name of the code as people would write it: 'draw pile' for `draw_pile`. */
export function readable(name: string): string {
  return name.replace(/[_-]+/g, " ").trim();
}

/** Negative numbers with a minus sign instead of a hyphen, which is easy to overlook. */
export function withMinus(text: string): string {
  return text.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
