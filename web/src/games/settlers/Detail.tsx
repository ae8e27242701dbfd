/** What an option costs and brings, beside its words; and what a card is worth at this table now. */

import type { CardOut, OptionOut } from "../../api/models";
import { DONE, type GameWords, useGameWords } from "../../words";
import type { DetailProps } from "../types";
import { Effects } from "./Effects";
import { Goods, Icon } from "./icons";
import { type Amounts, type Cards, type Facts, factsOf, locationsOf, type Per, type SettlersView } from "./model";
import { afterGold, countPer, lackOf, times, unstored } from "./prices";
import "./card.css";

export default function Detail({ view: shown, choice, option }: DetailProps) {
  const words = useGameWords("settlers");
  const view = shown as SettlersView;
  const card = words.cards.get(option.args[0] ?? "");
  const facts: Facts = card ? factsOf(card) : {};
  const me = choice.seat;
  const cost = option.price ?? {};
  if (option.token === DONE) return null; // to go no further costs and brings nothing
  switch (option.key) {
    case "build":
      return <Build words={words} view={view} seat={me} facts={facts} price={option.price ?? {}} />;
    case "deal":
    case "trade":
      return <Trade words={words} cost={cost} gain={{ [facts.deal ?? ""]: 1 }} note={words.say("each-round")} />;
    case "raze-card":
    case "raze":
    case "raze-own":
      return <Trade words={words} cost={cost} gain={facts.raze ?? {}} />;
    case "activate":
    case "activate-twice": {
      const number = option.key === "activate" ? 1 : 2;
      return (
        <Trade
          words={words}
          cost={cost}
          gain={times(facts.action?.gain ?? {}, number)}
          special={facts.special?.includes("action") ?? false}
        />
      );
    }
    case "send":
      return <Trade words={words} cost={{ worker: 2 }} gain={{ [sentFor(option)]: 1 }} />;
    case "take":
    case "keep":
      return <Goods words={words} goods={facts.cost ?? {}} size={14} />;
    case "sacrifice":
    case "lose":
      return (
        <span className="st-trade">
          <span aria-hidden="true">−</span>
          <Goods words={words} goods={{ vp: facts.vp ?? 0 }} size={14} />
          <span>{words.say("at-the-end")}</span>
        </span>
      );
    case "copy":
      return <Effects words={words} facts={facts} size={15} standing />;
    case "use-deal":
    case "give-up":
    case "end-deal":
    case "take-deal":
      return <Trade words={words} cost={{}} gain={{ [facts.deal ?? facts.target ?? ""]: 1 }} />;
    case "defend":
    case "samurai":
      return <>{words.say("raze-cost", { count: 3 })}</>;
    case "pass":
      return <Passing words={words} view={view} seat={me} />;
    case "faction":
      return <Trade words={words} cost={{}} gain={facts.production ?? {}} />;
    default:
      return null;
  }
}

function sentFor(option: OptionOut): string {
  const [what = ""] = option.args;
  return what === "common" || what === "faction" ? `${what}_card` : what;
}

/** Cost, arrow, gain. */
function Trade({
  words,
  cost,
  gain,
  note,
  special = false,
}: {
  words: GameWords;
  cost: Amounts;
  gain: Amounts;
  note?: string;
  special?: boolean;
}) {
  const costs = Object.keys(cost).length > 0;
  return (
    <span className="st-trade">
      {costs && <Goods words={words} goods={cost} size={15} />}
      {costs && <Icon name="arrow" size={11} />}
      {special && <Icon name="special" size={14} />}
      <Goods words={words} goods={gain} size={15} />
      {note}
    </span>
  );
}

/** The payment as it will be: gold where a resource is missing, and a location given up. */
function Build({
  words,
  view,
  seat,
  facts,
  price,
}: {
  words: GameWords;
  view: SettlersView;
  seat: number;
  facts: Facts;
  price: Amounts;
}) {
  const { gold } = lackOf(price, view.goods[seat] ?? {});
  return (
    <span className="st-trade">
      <Goods words={words} goods={price} size={15} />
      {gold > 0 && <span className="st-stands-in">{words.say("gold-stands-in", { count: gold })}</span>}
      <Icon name="arrow" size={11} />
      <Goods words={words} goods={{ vp: facts.vp ?? 0 }} size={15} />
      <span>{words.say("at-the-end")}</span>
      <Bonus words={words} view={view} seat={seat} facts={facts} />
    </span>
  );
}

/** What building it gives at once. */
function Bonus({ words, view, seat, facts }: { words: GameWords; view: SettlersView; seat: number; facts: Facts }) {
  const gains: Record<string, number> = { ...(facts.production ?? {}) };
  const add = (good: string, number: number): void => {
    gains[good] = (gains[good] ?? 0) + number;
  };
  for (const [good, number] of Object.entries(facts.bonus ?? {})) add(good, number);
  for (const per of [facts.production_per, facts.bonus_per]) {
    if (!per) continue;
    add(per.good, withItself(view, seat, facts, per, words.cards));
  }
  if (facts.feature?.when === "build" && fitsItself(facts))
    for (const [good, number] of Object.entries(facts.feature.gain ?? {})) add(good, number);
  const some = Object.fromEntries(Object.entries(gains).filter(([, number]) => number > 0));
  if (Object.keys(some).length === 0) return null;
  return (
    <>
      <span>· {words.say("at-once")}</span>
      <Goods words={words} goods={some} size={15} />
    </>
  );
}

/** How much it gives for each location of a colour once it stands: it counts itself. */
function withItself(view: SettlersView, seat: number, facts: Facts, per: Per, cards: Cards): number {
  const itself = (facts.colours as readonly string[] | undefined)?.includes(per.of) ? 1 : 0;
  return Math.min(per.most, countPer(view, seat, { ...per, most: Infinity }, cards) + itself);
}

function fitsItself(facts: Facts): boolean {
  const of = facts.feature?.of ?? "";
  return of === "faction"
    ? facts.deck !== "common"
    : ((facts.colours as readonly string[] | undefined) ?? []).includes(of);
}

/** What one loses in cleanup by passing now. */
function Passing({ words, view, seat }: { words: GameWords; view: SettlersView; seat: number }) {
  const lost = unstored(view, seat);
  if (Object.keys(lost).length === 0) return <>{words.say("pass-nothing-lost")}</>;
  return (
    <span className="st-trade">
      <span>{words.say("pass-loses")}</span>
      <Goods words={words} goods={lost} size={15} />
    </span>
  );
}

// --- looking at a card

/** Beneath an enlarged card: what is missing for it, what it gives now. */
export function Now({ view, seat, card }: { view: SettlersView; seat: number | null; card: CardOut }) {
  const words = useGameWords("settlers");
  const facts = factsOf(card);
  if (seat === null || view.result) return null;
  const said: React.ReactNode[] = [];
  const at = (view.hand[seat] ?? []).findIndex((ref) => ref.card === card.id);
  const cost = at >= 0 ? view.hand_costs?.[at] : undefined;
  if (cost && view.phase === "action") {
    if (!cost.affordable) {
      const missing = afterGold({ ...cost.missing, ...(cost.location ? { location: 1 } : {}) }, cost.gold);
      said.push(
        <>
          {words.say("now-missing")} <Goods words={words} goods={missing} size={16} />
        </>,
      );
    } else if (cost.gold > 0) said.push(words.say("gold-stands-in", { count: cost.gold }));
  }
  for (const per of [facts.production_per, at >= 0 ? facts.bonus_per : undefined]) {
    if (!per) continue;
    const count = at >= 0 ? withItself(view, seat, facts, per, words.cards) : countPer(view, seat, per, words.cards);
    said.push(
      <>
        {words.say("now-gives")}{" "}
        {count > 0 ? <Goods words={words} goods={{ [per.good]: count }} size={16} /> : words.say("nothing")}
      </>,
    );
  }
  const own = locationsOf(view, seat).find((one) => one.card === card.id);
  if (own && facts.action && view.phase === "action") {
    const deals = (view.deals[seat]?.length ?? 0) + (view.trade_routes[seat]?.length ?? 0);
    const { missing } = lackOf(facts.action.cost ?? {}, view.goods[seat] ?? {}, view.hand[seat]?.length ?? 0, deals);
    if (Object.keys(missing).length > 0) {
      said.push(
        <>
          {words.say("now-missing-action")} <Goods words={words} goods={missing} size={16} />
        </>,
      );
    }
  }
  if (said.length === 0) return null;
  return (
    <ul className="now">
      {said.map((line, number) => (
        <li key={number}>{line}</li>
      ))}
    </ul>
  );
}
