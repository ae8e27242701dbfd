/** What a location does, as icons: what it gives, what sets it off, what it takes. */

import { Fragment, type ReactNode } from "react";

import type { GameWords } from "../../words";
import { Goods, GoodIcon, Icon } from "./icons";
import type { Amounts, Facts, Per } from "./model";

export interface EffectsProps {
  words: GameWords;
  facts: Facts;
  size?: number;
  /** What is missing of the price of the action. */
  missing?: Amounts | undefined;
  /** Without what happened when it was built. */
  standing?: boolean;
}

export function Effects({ words, facts, size = 15, missing, standing = false }: EffectsProps) {
  const goods = (amounts: Amounts, lacking?: Amounts): ReactNode => (
    <Goods words={words} goods={amounts} size={size} missing={lacking} />
  );
  const arrow = <Icon name="arrow" size={size - 4} />;
  const lines: ReactNode[] = [];
  if (facts.production) lines.push(goods(facts.production));
  if (facts.production_per) lines.push(<PerLine words={words} per={facts.production_per} size={size} />);
  if (facts.production_choice) lines.push(<Either words={words} choice={facts.production_choice} size={size} />);
  if (facts.feature) {
    const { when, of, gain, choice } = facts.feature;
    lines.push(
      <>
        <Icon name={when} size={size} />
        {of !== undefined && <GoodIcon name={of === "faction" ? "faction_card" : `of-${of}`} size={size} />}
        {arrow}
        {gain && goods(gain)}
        {choice && <Either words={words} choice={choice} size={size} />}
      </>,
    );
  }
  if (Array.isArray(facts.stores)) {
    lines.push(
      <>
        <Icon name="store" size={size} />
        {goods(Object.fromEntries(facts.stores.map((good) => [good, 1])))}
      </>,
    );
  }
  if (facts.action) {
    lines.push(
      <>
        {facts.action.cost && goods(facts.action.cost, missing)}
        {facts.action.cost && arrow}
        {facts.special?.includes("action") && <Icon name="special" size={size} />}
        {facts.action.gain && goods(facts.action.gain)}
      </>,
    );
  }
  if (facts.special?.includes("production") || facts.special?.includes("feature"))
    lines.push(<Icon name="special" size={size} />);
  if (facts.end) {
    const steps = Object.entries(facts.end.steps);
    lines.push(
      <>
        <GoodIcon name={facts.end.of === "cards" ? "card" : "any_resource"} size={size} />
        {steps.map(([least, points]) => (
          <span key={least} className="st-step">
            {least}+{arrow}
            {points}
          </span>
        ))}
        <Icon name="vp" size={size} />
      </>,
    );
  }
  if (!standing && (facts.bonus || facts.bonus_per || facts.special?.includes("bonus"))) {
    lines.push(
      <>
        <Icon name="build" size={size} />
        {arrow}
        {facts.bonus && goods(facts.bonus)}
        {facts.bonus_per && <PerLine words={words} per={facts.bonus_per} size={size} />}
        {facts.special?.includes("bonus") && <Icon name="special" size={size} />}
      </>,
    );
  }
  return (
    <span className="st-effects">
      {lines.map((line, number) => (
        <span key={number} className="st-effect">
          {line}
        </span>
      ))}
    </span>
  );
}

/** One good for each location of a colour, up to a number. */
function PerLine({ words, per, size }: { words: GameWords; per: Per; size: number }) {
  return (
    <span
      className="st-per"
      title={words.say("effect-per", {
        good: words.word(per.good),
        of: per.of === "samurai" ? words.say("word-samurai") : words.say(`colour-${per.of}`),
        most: per.most,
      })}
    >
      <GoodIcon name={per.good} size={size} />
      <span aria-hidden="true">/</span>
      <GoodIcon name={per.of === "samurai" ? "samurai" : `of-${per.of}`} size={size} />
      <span className="st-most">≤{per.most}</span>
    </span>
  );
}

function Either({ words, choice, size }: { words: GameWords; choice: readonly Amounts[]; size: number }) {
  return choice.map((goods, number) => (
    <Fragment key={number}>
      {number > 0 && <span className="st-or">/</span>}
      <Goods words={words} goods={goods} size={size} />
    </Fragment>
  ));
}
