/** What an option would cost and bring, beside its words in the prompt; and what an enlarged card would cost now. */

import type { CardOut } from "../../api/models";
import { type GameWords, useGameWords } from "../../words";
import type { DetailProps } from "../types";
import { Army } from "./CardFace";
import { EndDetail } from "./EndOfTurn";
import { Goods, Icon, Symbols } from "./icons";
import { afterGrowth } from "./banks";
import { armiesOf, attackOn, forceAdded, stronger } from "./civilization";
import { type AgesView, type Amounts, type Attack, type Facts, factsOf, type Player, type Price } from "./model";
import { isTechnology, missingOf } from "./prices";
import "./card.css";

export default function Detail({ view: shown, choice, option, names }: DetailProps) {
  const view = shown as AgesView;
  const words = useGameWords("ages");
  const player = view.players[choice.seat];
  if (!player) return null;
  if (option.key === "end-turn") return <EndDetail words={words} view={view} seat={choice.seat} />;
  const { price } = option;
  return (
    <span className="ag-detail">
      {price && <Goods words={words} goods={price} missing={missingOf(price, player) as Amounts} size={14} />}
      <Result words={words} view={view} option={option} player={player} names={names} />
    </span>
  );
}

interface ResultProps {
  words: GameWords;
  view: AgesView;
  option: DetailProps["option"];
  player: Player;
  names: readonly string[];
}

function Result({ words, view, option, player, names }: ResultProps) {
  const [first = "", second = ""] = option.args;
  const card = words.cards.get(first);
  const facts = card ? factsOf(card) : undefined;
  switch (option.key) {
    case "increase-population":
      return <span>{words.say("grow-then", afterGrowth(player))}</span>;
    case "take":
      return facts ? (
        <>
          <span className="ag-detail-kind">
            {words.say("card-kind", { kind: words.word(facts.kind), age: facts.age })}
          </span>
          <TextOf words={words} card={card} />
        </>
      ) : null;
    case "build":
      return facts ? <Gives words={words} facts={facts} by={option.price ? "arrow" : null} /> : null;
    case "upgrade": {
      const better = words.cards.get(second);
      return better && facts ? (
        <Gives words={words} facts={factsOf(better)} than={facts} by={option.price ? "arrow" : null} />
      ) : null;
    }
    case "destroy":
    case "disband":
      return <span>{words.say("destroy-why")}</span>;
    case "play-tactic":
    case "copy-tactic":
      return facts ? (
        <>
          <Army words={words} facts={facts} size={14} />
          <span>{words.say("armies-count", { count: armiesOf(facts, player.workers, words.cards) })}</span>
        </>
      ) : null;
    case "prepare":
      return facts ? (
        <>
          <Goods words={words} goods={{ culture: ["A", "I", "II", "III"].indexOf(facts.age) }} sign="+" size={14} />
          <TextOf words={words} card={card} lead={words.say("prepare-later")} />
        </>
      ) : null;
    case "attack":
    case "declare-war": {
      const attack = attackOn(view, first, Number(second));
      return attack ? (
        <>
          <Strengths words={words} attack={attack} name={names[Number(second)] ?? ""} />
          <TextOf words={words} card={card} />
        </>
      ) : null;
    }
    case "defend":
      return facts?.defence !== undefined ? (
        <Goods words={words} goods={{ defence: facts.defence }} sign="+" size={14} />
      ) : null;
    case "bid":
      return Number(first) === view.auction?.most ? <span>{words.say("bid-most")}</span> : null;
    case "discard":
      if (view.phase === "force") return <Force words={words} view={view} option={option} />;
      return view.phase === "defence" ? (
        <Goods words={words} goods={{ defence: 1 }} sign="+" size={14} />
      ) : (
        <TextOf words={words} card={card} />
      );
    case "play-bonus":
    case "send":
      return <Force words={words} view={view} option={option} />;
    case "side":
    case "answer": {
      const offered = view.offer ? words.cards.get(view.offer.card) : undefined;
      const sides = offered ? factsOf(offered) : undefined;
      const mine = option.key === "side" ? first : view.offer?.side === "A" ? "b" : "a";
      const gives = first === "refuse" ? undefined : sides?.[mine as "a" | "b"];
      return gives && Object.keys(gives).length > 0 ? <Symbols words={words} symbols={gives} size={14} /> : null;
    }
    case "play-leader":
    case "play":
    case "use":
    case "develop":
    case "revolution":
    case "offer":
    case "colonize":
    case "remove":
    case "ruin":
    case "steal":
    case "take-colony":
    case "lose-colony":
      return (
        <>
          {option.key === "revolution" && <span>{words.say("revolution-why")}</span>}
          {facts && (facts.worker || facts.token !== undefined) ? (
            <Gives words={words} facts={facts} by="worker" />
          ) : (
            <TextOf words={words} card={card} />
          )}
        </>
      );
    default:
      return null;
  }
}

/** Both strengths, and who would win. */
function Strengths({ words, attack, name }: { words: GameWords; attack: Attack; name: string }) {
  const { mine, theirs } = attack;
  return (
    <span className={`ag-duel-short ag-duel-${stronger(mine, theirs)}`}>
      {words.say("strengths", { mine, theirs, player: name, who: stronger(mine, theirs) })}
    </span>
  );
}

/** What an option adds to the force, and how near to the bid that comes. */
function Force({ words, view, option }: Pick<ResultProps, "words" | "view" | "option">) {
  const { auction } = view;
  if (!auction || auction.force === null || option.token === "done") return null;
  const added = forceAdded(view, option, words.cards);
  return (
    <>
      <Goods words={words} goods={{ colonization: added }} sign="+" size={14} />
      <span>{words.say("hint-force", { force: auction.force + added, bid: auction.bid })}</span>
    </>
  );
}

interface GivesProps {
  words: GameWords;
  facts: Facts;
  than?: Facts;
  /** What it is given for: the price before it, or a worker that is still to come. */
  by: "arrow" | "worker" | null;
}

/** What the worker gives; compared with where it was. */
function Gives({ words, facts, than, by }: GivesProps) {
  const of = (one: Facts): Record<string, number> => ({
    ...Object.fromEntries(Object.entries(one.worker ?? {}).map(([name, count]) => [name, count ?? 0])),
    ...(one.token !== undefined ? { [one.kind === "farm" ? "food" : "resources"]: one.token } : {}),
  });
  const now = of(facts);
  const before = than ? of(than) : {};
  const change = Object.fromEntries(
    [...new Set([...Object.keys(now), ...Object.keys(before)])]
      .map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)])
      .filter(([, count]) => count !== 0),
  ) as Record<string, number>;
  return (
    <>
      {by && <Icon name={by} size={12} />}
      <Symbols words={words} symbols={change} size={14} />
    </>
  );
}

function TextOf({ words, card, lead }: { words: GameWords; card: CardOut | undefined; lead?: string }) {
  const text = card ? (card.texts[words.lang] ?? []).join(" ") : "";
  return text ? <span className="ag-detail-text">{lead ? `${lead} ${text}` : text}</span> : null;
}

/** Beneath an enlarged card: what it costs me now and what is missing. */
export function Now({
  view,
  seat,
  card,
  names,
}: {
  view: AgesView;
  seat: number | null;
  card: CardOut;
  names: readonly string[];
}) {
  const words = useGameWords("ages");
  const player = seat === null ? undefined : view.players[seat];
  if (!player || view.result) return null;
  const facts = factsOf(card);
  const said: [string, Price][] = [];
  const space = view.spaces.indexOf(card.id);
  if (space >= 0) said.push(["now-take", { civil: view.take_prices[space] ?? 0 }]);
  if (isTechnology(facts.kind) && player.develop_prices[card.id] !== undefined)
    said.push(["now-develop", { science: player.develop_prices[card.id] ?? 0 }]);
  if (player.revolution_prices[card.id] !== undefined)
    said.push(["now-revolution", { science: player.revolution_prices[card.id] ?? 0 }]);
  if (player.build_prices[card.id] !== undefined)
    said.push(["now-build", { resources: player.build_prices[card.id] ?? 0 }]);
  const attacks = view.attacks[card.id] ?? [];
  if (said.length + attacks.length === 0) return null;
  return (
    <ul className="now ag-now">
      {attacks.map((attack) => (
        <li key={attack.rival} className="ag-now-attack">
          {words.say("now-attack", { player: names[attack.rival] ?? "" })}{" "}
          <Goods
            words={words}
            goods={{ military: attack.price }}
            missing={missingOf({ military: attack.price }, player) as Amounts}
            size={16}
          />{" "}
          <Strengths words={words} attack={attack} name={names[attack.rival] ?? ""} />
          {!attack.allowed && <span className="ag-not-now">{words.say("attack-not-now")}</span>}
        </li>
      ))}
      {said.map(([label, price]) => (
        <li key={label}>
          {words.say(label)}{" "}
          <Goods words={words} goods={price as Amounts} missing={missingOf(price, player) as Amounts} size={16} />
        </li>
      ))}
    </ul>
  );
}
