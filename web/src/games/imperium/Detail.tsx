/** What an option costs and brings, beside its words; and what a card is worth at this table now. */

import type { CardOut, ChoiceOut, OptionOut } from "../../api/models";
import { type GameWords, useGameWords } from "../../words";
import type { DetailProps } from "../types";
import { suitsOf } from "./basics";
import { Effect } from "./CardFace";
import { Goods, Icon } from "./icons";
import { factsOf, type ImperiumView, lackOf, type Player, SMALL_DECKS, someOf, standIn, type Tokens } from "./model";
import "./card.css";

export default function Detail({ view: shown, choice, option }: DetailProps) {
  const words = useGameWords("imperium");
  const view = shown as ImperiumView;
  const card = words.cards.get(option.args[0] ?? "");
  const player = view.players[choice.seat];
  if (!player || option.token === "done") return null;
  switch (option.key) {
    case "side":
      return <Side words={words} view={view} choice={choice} side={option.args[0] ?? ""} />;
    case "play":
    case "free-play":
      return card ? <Playing words={words} card={card} price={option.price ?? {}} /> : null;
    case "exhaust":
    case "react":
      return (
        <span className="im-detail">
          {card && factsOf(card).exhaust ? (
            <>
              <Icon name="exhaust" size={14} />
              <Effect words={words} plain={factsOf(card).exhaust ?? {}} size={14} />
            </>
          ) : (
            <Goods words={words} goods={option.price ?? {}} size={14} />
          )}
        </span>
      );
    case "solstice":
      return card && factsOf(card).solstice ? (
        <Effect words={words} plain={factsOf(card).solstice ?? {}} size={14} />
      ) : null;
    case "acquire":
    case "break-through":
    case "place":
      return <Taking words={words} view={view} choice={choice} option={option} />;
    case "deck":
      return <Deck words={words} view={view} deck={option.args[0] ?? ""} />;
    case "develop":
      return <Developing words={words} player={player} price={option.price ?? {}} />;
    case "innovate":
      return <>{words.say("detail-innovate", { count: player.hand_size })}</>;
    case "revolt":
      return <>{words.say("detail-revolt")}</>;
    case "end":
      return player.actions > 0 ? <>{words.say("detail-end", { count: player.actions })}</> : null;
    default:
      return null;
  }
}

function Side({
  words,
  view,
  choice,
  side,
}: {
  words: GameWords;
  view: ImperiumView;
  choice: ChoiceOut;
  side: string;
}) {
  const power = view.play[choice.seat]?.[0]?.card ?? "";
  const card = words.cards.get(power.replace(/[ab]$/, side));
  return (
    <span className="im-detail">
      {side === "b" && <span className="im-detail-good">{words.say("side-recommended")}</span>}
      <span>{(card?.texts[words.lang] ?? []).join(" ")}</span>
    </span>
  );
}

/** An action token or a free play, what else it costs, and what a plain card brings. */
function Playing({ words, card, price }: { words: GameWords; card: CardOut; price: Tokens }) {
  const { play } = factsOf(card);
  const { action = 0, ...tokens } = price;
  return (
    <span className="im-detail">
      {action > 0 ? (
        <Goods words={words} goods={{ action }} size={14} />
      ) : (
        <span className="im-trait">
          <Icon name="free" size={14} /> {words.say("card-free")}
        </span>
      )}
      {play ? <Effect words={words} plain={play} size={14} /> : <Goods words={words} goods={tokens} size={14} />}
    </span>
  );
}

/** What lies on a market card, and whether unrest comes along. */
function Taking({
  words,
  view,
  choice,
  option,
}: {
  words: GameWords;
  view: ImperiumView;
  choice: ChoiceOut;
  option: OptionOut;
}) {
  const same = (choice.options ?? []).filter((other) => other.key === option.key && other.args[0] === option.args[0]);
  const nth = same.findIndex((other) => other.token === option.token);
  const slots = view.market.flatMap((slot, number) => (slot[0]?.card === option.args[0] ? [number] : []));
  const slot = slots[nth];
  const tokens = slot === undefined ? {} : someOf(view.market_tokens[slot]);
  const card = words.cards.get(option.args[0] ?? "");
  const unrest =
    slot === undefined
      ? Number(card !== undefined && !suitsOf(card).includes("region"))
      : (view.market_unrest[slot] ?? 0);
  const lies = Object.keys(tokens).length > 0;
  if (!lies && !unrest && slot === undefined) return <>{words.say("zone-exile")}</>;
  const warns = unrest > 0 && option.key === "acquire";
  const calms = unrest > 0 && option.key === "break-through" && slot !== undefined;
  if (!lies && !warns && !calms) return null;
  return (
    <span className="im-detail">
      {lies && <Goods words={words} goods={tokens} size={14} sign={option.key === "place" ? "" : "+"} />}
      {warns && (
        <span className="im-detail-bad">
          <Icon name="unrest" size={12} /> {words.say("hint-unrest")}
        </span>
      )}
      {calms && <span>{words.say("detail-calm")}</span>}
    </span>
  );
}

function Deck({ words, view, deck }: { words: GameWords; view: ImperiumView; deck: string }) {
  const small = SMALL_DECKS.find((name) => name === deck);
  const count = small ? view.deck_sizes[small] : 0;
  return <>{count > 0 ? words.say("detail-deck", { count }) : words.say("detail-dig")}</>;
}

/** Nothing for a development that an effect gives free. */
function Developing({ words, player, price }: { words: GameWords; player: Player; price: Tokens }) {
  const progress = standIn(price, player);
  return (
    <span className="im-detail">
      <Goods words={words} goods={price} size={14} />
      {progress > 0 && <span>{words.say("detail-stand-in", { count: progress })}</span>}
    </span>
  );
}

/** Beneath an enlarged card: why it can't be played now. */
export function Now({ view, seat, card }: { view: ImperiumView; seat: number | null; card: CardOut }) {
  const words = useGameWords("imperium");
  if (seat === null || view.result) return null;
  const player = view.players[seat];
  const at = (view.hand[seat] ?? []).findIndex((ref) => ref.card === card.id);
  const said: string[] = [];
  const { state } = factsOf(card);
  if (player && at >= 0 && player.playable?.[at] === false) {
    said.push(
      state && state !== player.state
        ? words.say("now-state", { state: words.word(state) })
        : words.say("now-unplayable"),
    );
    const lack = goodsText(words, lackOf(factsOf(card).play?.cost ?? {}, player));
    if (lack) said.push(words.say("now-lacking", { goods: lack }));
  }
  const develops = (view.development[seat] ?? []).findIndex((ref) => ref.card === card.id);
  const price = player?.development_prices[develops];
  if (player && price && !price.affordable) {
    const { affordable: _, ...goods } = price;
    said.push(words.say("now-missing", { goods: goodsText(words, lackOf(goods, player)) }));
  }
  if (said.length === 0) return null;
  return (
    <ul className="now">
      {said.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** 'materials: 2, population: 1'. */
function goodsText(words: GameWords, goods: Readonly<Record<string, number>>): string {
  return Object.entries(goods)
    .map(([good, count]) => words.say("amount-label", { good: words.word(good), count }))
    .join(", ");
}
