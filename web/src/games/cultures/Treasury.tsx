/** In the middle of a board: coins, deck and discard pile. */

import { Spot } from "../../kit/tableau";
import { useDesk, usesOf } from "./desk";
import { Icon } from "./icons";
import { type AreaProps, AREAS } from "./model";

export function Treasury({ board, seat, mine }: AreaProps) {
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
