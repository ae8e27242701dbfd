/** What something costs or brings, as icons with numbers; what is missing of it is marked before anybody commits. */

import type { ReactNode } from "react";

import type { GameWords } from "../words";
import "./amounts.css";

export interface AmountsProps {
  words: GameWords;
  amounts: Readonly<Record<string, number | undefined>>;
  /** How much of each is missing. */
  missing?: Readonly<Record<string, number | undefined>> | undefined;
  /** An icon for each piece, in place of a number. */
  repeat?: boolean;
  /** Also what there is none of. */
  zeros?: boolean;
  /** A sign before each number. */
  sign?: string;
  icon(name: string): ReactNode;
  /** An amount in words; 'wood 2' by the word of the name, if this isn't given. */
  label?: ((name: string, count: number) => string) | undefined;
}

export function Amounts({
  words,
  amounts,
  missing = {},
  repeat = false,
  zeros = false,
  sign = "",
  icon,
  label,
}: AmountsProps) {
  const said = label ?? ((name: string, count: number) => `${words.word(name)} ${count}`);
  return (
    <span className="amounts">
      {Object.entries(amounts).map(([name, count = 0]) => {
        const lack = Math.min(missing[name] ?? 0, count);
        const text = lack
          ? `${said(name, count)} (${words.say("amount-missing", { count: lack })})`
          : said(name, count);
        return (
          (count > 0 || zeros) && (
            <span
              key={name}
              className={`amount ${lack ? "amount-short" : ""} ${count ? "" : "amount-none"}`}
              title={text}
            >
              <span className="hidden-text">{text}</span>
              {repeat ? (
                Array.from({ length: count }, (_, place) => (
                  <span key={place} className={`amount-piece ${place >= count - lack ? "amount-lacking" : ""}`}>
                    {icon(name)}
                  </span>
                ))
              ) : (
                <span className="amount-piece" aria-hidden="true">
                  <span className="amount-number">
                    {sign}
                    {count}
                  </span>
                  {icon(name)}
                  {lack > 0 && <span className="amount-missing">−{lack}</span>}
                </span>
              )}
            </span>
          )
        );
      })}
    </span>
  );
}
