/** A player's board with its four sides: buildings and leaders above, the army to the right, resources below, levels to the
 * left. The opponent's is the same, smaller. */

import "../../kit/seats.css";
import type { ReactNode } from "react";

import { GuestAt } from "../../kit/guests";
import { Spot } from "../../kit/tableau";
import { Unsure } from "../../kit/Unsure";
import { breakable } from "../../kit/view";
import { colourOf, Points, textOf } from "./CardFace";
import { Emblem } from "./Emblem";
import { costText, useDesk, usesOf } from "./desk";
import { Icon } from "./icons";
import {
  AREAS,
  type BoardView,
  cardPlace,
  DEVELOPMENT,
  factsOf,
  LEVELS,
  levelId,
  PLAYS,
  STRIPS,
  stripId,
  sumOf,
} from "./model";
import { Goods, Signs } from "./Signs";

export interface BoardProps {
  seat: number;
  name: string;
  /** Whether it is the board of whoever looks. */
  mine: boolean;
  /** In a dialog of its own. */
  large?: boolean;
}

interface AreaProps {
  board: BoardView;
  seat: number;
  mine: boolean;
}

export function Board({ seat, name, mine, large = false }: BoardProps) {
  const { view, words } = useDesk();
  const board = view.boards[seat] ?? null;
  const active = view.active === seat && view.result === null;
  return (
    <section
      className={`board cu-board ${mine || large ? "cu-full" : "cu-compact"} ${mine ? "cu-mine" : "cu-rival part-others"} ${active ? "is-active" : ""} ${board ? `cu-of-${board.civilization} cu-on-${board.side}` : ""}`}
      aria-label={mine ? words.say("mine-label", { player: name }) : name}
      data-seat={seat}
    >
      <Header seat={seat} name={name} mine={mine} large={large} />
      {board ? (
        <div className="cu-sides">
          <Development board={board} seat={seat} mine={mine} />
          <Build board={board} seat={seat} mine={mine} />
          <Treasury board={board} seat={seat} mine={mine} />
          <Resources board={board} seat={seat} mine={mine} />
          <Army board={board} seat={seat} mine={mine} />
        </div>
      ) : (
        !mine && <p className="nothing">{words.say("board-unknown")}</p>
      )}
    </section>
  );
}

function Header({ seat, name, mine, large }: { seat: number; name: string; mine: boolean; large: boolean }) {
  const { view, words, openScore, openBoard } = useDesk();
  const board = view.boards[seat];
  const first = view.match.first?.[seat];
  const total = view.scores[seat]?.total ?? 0;
  const hand = view.hand[seat]?.length ?? 0;
  return (
    <header className="cu-header">
      <h2 className="seat-sign">
        {name}
        <GuestAt seat={seat} />
      </h2>
      {board && (
        <Spot
          place={`board:${seat}`}
          card={board.civilization}
          className="cu-civ"
          label={words.say("board-look", { civilization: words.word(board.civilization) })}
        >
          {words.word(board.civilization)}
          {board.side === "golden" && <Icon name="golden" size={14} />}
          <Unsure text={words.say("card-reconstructed")} />
        </Spot>
      )}
      <button type="button" className="cu-total" onClick={() => openScore(seat)} title={words.say("score-so-far")}>
        <span aria-hidden="true">
          <b>{first === undefined ? total : `${first}+${total}`}</b> <Icon name="vp" size={13} />
        </span>
        <span className="hidden-text">
          {words.say("score-so-far")}: {sumOf(view, seat)}
        </span>
      </button>
      {view.marker === seat && (
        <span className="cu-marker" data-part="marker" title={words.say("marker-title")}>
          <Icon name="marker" size={16} />
          <span className="cu-marker-word">{words.say("marker-word")}</span>
        </span>
      )}
      {view.phase === "play" && <Played seat={seat} spelled={mine} />}
      {view.phase === "opening" && view.opened[seat] && <span className="cu-note">{words.say("board-opened")}</span>}
      {!mine && (
        <span className="cu-hidden-hand" data-anchor={`hand-${seat}`}>
          <span className="label">{words.say("hand-label")}</span>
          {hand === 0 ? (
            <span className="nothing">{words.say("nothing")}</span>
          ) : (
            Array.from({ length: hand }, (_, number) => <span key={number} className="cu-back cu-back-small" />)
          )}
          <span className="hidden-text">{hand}</span>
        </span>
      )}
      {!mine && !large && (
        <button type="button" className="cu-enlarge" onClick={() => openBoard(seat)}>
          {words.say("board-enlarge")} <kbd aria-hidden="true">o</kbd>
        </button>
      )}
    </header>
  );
}

/** How many cards of this round are played. */
function Played({ seat, spelled }: { seat: number; spelled: boolean }) {
  const { view, words } = useDesk();
  const number = view.played[seat] ?? 0;
  const text = words.say("board-played", { number, most: PLAYS });
  return (
    <span className="cu-played" title={text}>
      {Array.from({ length: PLAYS }, (_, place) => (
        <span key={place} className={place < number ? "done" : ""} />
      ))}
      <span className={spelled ? "cu-played-word" : "hidden-text"}>{text}</span>
    </span>
  );
}

// --- where a picked card can go

function Target({
  place,
  className = "",
  more,
  children,
}: {
  place: string;
  className?: string;
  more?: string | undefined;
  children: ReactNode;
}) {
  const { options } = useDesk();
  return options.has(place) ? (
    <Spot place={place} className={`cu-target ${className}`} more={more}>
      {children}
    </Spot>
  ) : null;
}

// --- left: development

function Development({ board, seat, mine }: AreaProps) {
  const { words, options } = useDesk();
  return (
    <div
      className="cu-area cu-left"
      role="group"
      aria-label={words.say("board-levels")}
      data-anchor={`development-${seat}`}
    >
      <h3 className="cu-title">
        <Icon name="level" size={12} /> <span>{words.say("board-levels")}</span> <b className="num">{board.level}</b>
      </h3>
      <ol className="cu-levels">
        {Array.from({ length: LEVELS }, (_, place) => place + 1).map((level) => {
          const id = levelId(board.civilization, level);
          const state = level <= board.level ? "reached" : level === board.level + 1 ? "next" : "";
          const here = mine && state === "next" && options.has(DEVELOPMENT);
          return (
            <li key={level}>
              <Spot
                place={here ? DEVELOPMENT : `level:${seat}:${level}`}
                card={id}
                className={`cu-level cu-${state || "later"} ${level === board.golden_level ? "cu-golden-level" : ""}`}
                label={`${words.say("card-level", { number: level })}${state === "reached" ? ` (${words.say("level-reached")})` : ""}: ${textOf(words, id)}`}
              >
                <span className="cu-level-number">{level}</span>
                <Signs effects={effectsOf(words, id)} size={12} />
              </Spot>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

type Cards = { cards: ReadonlyMap<string, Parameters<typeof factsOf>[0]> };

function effectsOf(words: Cards, id: string) {
  const card = words.cards.get(id);
  return card ? (factsOf(card).effects ?? []) : [];
}

// --- above: buildings and leaders

function Build({ board, seat, mine }: AreaProps) {
  const { view, words, picked } = useDesk();
  const cost = mine ? usesOf(view, picked)?.build : undefined;
  const leaders = view.leaders[seat] ?? [];
  const buildings = view.buildings[seat] ?? [];
  return (
    <div className="cu-area cu-above" role="group" aria-label={words.say("area-build")} data-anchor={`build-${seat}`}>
      <h3 className="cu-title">
        <Icon name="building" size={12} /> <span>{words.say("area-build")}</span>{" "}
        <b className="num">{leaders.length + buildings.length}</b>
        {(board.discounts.building > 0 || board.discounts.leader > 0) && <Discounts board={board} />}
      </h3>
      <div className="cu-row">
        {leaders.map(
          ({ card }) => card && <Mini key={card} card={card} covered={!board.leaders_in_use.includes(card)} />,
        )}
        {buildings.map(({ card }) => card && <Mini key={card} card={card} />)}
        {leaders.length + buildings.length === 0 && !cost && <span className="nothing">{words.say("nothing")}</span>}
        {cost && (
          <>
            <Target place={AREAS.build} className="cu-target-build" more={costText(words, cost)}>
              <TargetCost coins={cost.coins} />
              <Points points={cost.worth} />
            </Target>
            {cost.short > 0 && (
              <span className="cu-blocked" title={costText(words, cost)}>
                <TargetCost coins={cost.coins} /> {words.say("hint-short", { count: cost.short })}
              </span>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function TargetCost({ coins }: { coins: number }) {
  return coins === 0 ? (
    <span className="cu-free">✓</span>
  ) : (
    <span className="cu-pay">
      −{coins}
      <Icon name="coin" size={14} />
    </span>
  );
}

function Discounts({ board }: { board: BoardView }) {
  return (
    <span className="cu-discounts" aria-hidden="true">
      {(["building", "leader"] as const).map(
        (kind) =>
          board.discounts[kind] > 0 && (
            <span key={kind} className="cu-sign">
              −{board.discounts[kind]}
              <Icon name={kind} size={12} />
            </span>
          ),
      )}
    </span>
  );
}

/** A built card: name, points, what it does. */
function Mini({ card, covered = false }: { card: string; covered?: boolean }) {
  const { words } = useDesk();
  const face = words.cards.get(card);
  if (!face) return null;
  const facts = factsOf(face);
  return (
    <Spot
      place={cardPlace(card)}
      card={card}
      className={`cu-mini ${colourOf(face)} cu-${facts.kind} ${covered ? "cu-covered" : ""}`}
    >
      <span className="cu-mini-head">
        <span className="cu-mini-name">{words.cardName(card)}</span>
      </span>
      <span className="cu-mini-foot">
        <Points points={facts.vp ?? 0} />
        <Signs effects={facts.effects ?? []} size={12} />
        <Emblem card={face} className="cu-mini-picture" />
      </span>
      {covered && <span className="hidden-text">{words.say("leader-covered")}</span>}
    </Spot>
  );
}

// --- in the middle: coins, deck, discard pile

function Treasury({ board, seat, mine }: AreaProps) {
  const { view, words, options, picked, openDiscard } = useDesk();
  const discard = view.discard[seat] ?? [];
  const deck = view.deck[seat]?.length ?? 0;
  const top = mine ? (view.known_deck?.top ?? []) : [];
  const known = top.map((card) => words.cardName(card)).join(", ");
  const selling = mine ? usesOf(view, picked)?.coins : undefined;
  const coins = (
    <>
      <Icon name="coin" size={mine ? 20 : 15} />
      <b>{board.coins}</b>
      <span className="cu-of">/{board.coin_limit}</span>
      {selling !== undefined && options.has(AREAS.coins) && <b className="cu-gain">+{selling}</b>}
    </>
  );
  const label = words.say("coins-label", { count: board.coins, limit: board.coin_limit });
  return (
    <div className="cu-area cu-centre" role="group" aria-label={words.say("area-treasury")}>
      {mine && options.has(AREAS.coins) ? (
        <Spot place={AREAS.coins} className="cu-coins cu-target" more={label}>
          {coins}
        </Spot>
      ) : (
        <span className="cu-coins" title={label} data-anchor={`coins-${seat}`}>
          <span aria-hidden="true">{coins}</span>
          <span className="hidden-text">{label}</span>
        </span>
      )}
      {board.income > 0 && (
        <span className="cu-fact" title={words.say("income-title")}>
          <Icon name="income" size={13} />+{board.income}
        </span>
      )}
      {board.flood > 0 && (
        <span className="cu-fact" title={words.say("flood-title")}>
          <Icon name="nile" size={13} />+{board.flood}
        </span>
      )}
      {board.free_exchanges > 0 && (
        <span className="cu-fact" title={words.say("hint-free", { free: board.free_exchanges })}>
          <Icon name="exchange" size={13} />
          {board.free_exchanges}
        </span>
      )}
      <span
        className="cu-fact cu-deck"
        title={known ? words.say("board-top", { names: known }) : words.say("board-deck", { count: deck })}
        data-anchor={`deck-${seat}`}
      >
        <Icon name="deck" size={14} />
        <span aria-hidden="true">{deck}</span>
        <span className="hidden-text">{words.say("board-deck", { count: deck })}</span>
        {known && <span className="cu-known">{known}</span>}
      </span>
      <button
        type="button"
        className="cu-fact cu-discard"
        onClick={() => openDiscard(seat)}
        title={words.say("board-discard", { count: discard.length })}
        data-anchor={`discard-${seat}`}
      >
        <Icon name="discard" size={14} />
        <span aria-hidden="true">{discard.length}</span>
        <span className="hidden-text">{words.say("board-discard", { count: discard.length })}</span>
      </button>
    </div>
  );
}

// --- below: resources

function Resources({ board, seat, mine }: AreaProps) {
  const { view, words, picked } = useDesk();
  const cards = view.resources[seat] ?? [];
  const laying = mine ? usesOf(view, picked)?.resource : undefined;
  const have = { ...board.resources, ...(board.any_resource ? { any: board.any_resource } : {}) };
  return (
    <div
      className="cu-area cu-below-board"
      role="group"
      aria-label={words.say("area-resources")}
      data-anchor={`resources-${seat}`}
    >
      <h3 className="cu-title">
        <span>{words.say("area-resources")}</span>
        <Goods words={words} amounts={have} zeros size={mine ? 16 : 13} />
        <Prices board={board} />
      </h3>
      <div className="cu-row cu-stream">
        {cards.map(({ card }, place) => card && <Laid key={card} card={card} last={place === cards.length - 1} />)}
        {laying && (
          <Target place={AREAS.resource} className="cu-target-lay">
            <Goods words={words} amounts={{ ...laying.resources, coin: laying.coins }} sign="+" size={15} />
          </Target>
        )}
      </div>
    </div>
  );
}

/** Where a missing resource costs less than usual. */
function Prices({ board }: { board: BoardView }) {
  const cheap = (["wood", "brick", "stone", "gold"] as const).filter((name) => board.prices[name] < 2);
  if (cheap.length === 0) return null;
  return (
    <span className="cu-discounts" aria-hidden="true">
      {cheap.map((name) => (
        <span key={name} className="cu-sign">
          <Icon name={name} size={12} />={board.prices[name]}
          <Icon name="coin" size={12} />
        </span>
      ))}
    </span>
  );
}

/** A card in the resource area; the latest one is what one develops with. */
function Laid({ card, last }: { card: string; last: boolean }) {
  const { words } = useDesk();
  const face = words.cards.get(card);
  if (!face) return null;
  return (
    <Spot place={cardPlace(card)} card={card} className={`cu-laid ${colourOf(face)} ${last ? "cu-latest" : ""}`}>
      <span className="cu-laid-name">{breakable(words.cardName(card))}</span>
      <span className="cu-laid-goods">
        <Goods words={words} amounts={factsOf(face).resources ?? {}} repeat size={14} />
        <Emblem card={face} className="cu-laid-picture" />
        {last && <Icon name="level" size={10} />}
      </span>
    </Spot>
  );
}

// --- right: the army

function Army({ board, seat, mine }: AreaProps) {
  const { view, words, picked } = useDesk();
  const arming = mine ? usesOf(view, picked)?.army : undefined;
  return (
    <div
      className="cu-area cu-right-board"
      role="group"
      aria-label={words.say("board-army")}
      data-anchor={`army-${seat}`}
    >
      <h3 className="cu-title">
        <span>{words.say("board-army")}</span>
        <Goods words={words} amounts={board.military} zeros size={mine ? 16 : 13} />
      </h3>
      <ol className="cu-strips">
        {Array.from({ length: STRIPS }, (_, place) => place + 1).map((strip) => {
          const card = board.strips[strip - 1] ?? null;
          const id = stripId(board, strip);
          const face = card === null ? undefined : words.cards.get(card);
          return (
            <li key={strip} className={`cu-strip ${card ? "cu-lit" : ""}`}>
              <Spot
                place={`strip:${seat}:${strip}`}
                card={id}
                className="cu-strip-sign"
                label={`${words.say("card-strip", { number: strip })} (${words.say(card ? "strip-lit" : "strip-dark")}): ${textOf(words, id)}`}
              >
                <Signs effects={effectsOf(words, id)} size={13} />
              </Spot>
              {card && face ? (
                <Spot place={cardPlace(card)} card={card} className={`cu-soldier ${colourOf(face)}`}>
                  <Goods words={words} amounts={factsOf(face).military ?? {}} repeat size={14} />
                  <span className="cu-laid-name">{breakable(words.cardName(card))}</span>
                </Spot>
              ) : (
                arming?.strip === strip && (
                  <Target place={AREAS.army} className="cu-target-arm">
                    <Goods words={words} amounts={arming.symbols} sign="+" size={15} />
                  </Target>
                )
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
