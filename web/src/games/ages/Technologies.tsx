/** The technologies with their workers and tokens: a column for each type, a row for each age. */

import { Name } from "../../kit/Name";
import { isLong } from "../../kit/view";
import { capital } from "../../words";
import { colourOf } from "./basics";
import { gridOf } from "./civilization";
import { Emblem } from "./Emblem";
import { Icon, Pips, Symbols } from "./icons";
import { factsOf, type Player } from "./model";
import { isUnit, missingOf } from "./prices";
import { Spot, usePlace, useTableau } from "./tableau";
import "./technologies.css";

/** With more types than this the tiles are narrow. */
const MANY_COLUMNS = 7;

export function Technologies({ seat, player }: { seat: number; player: Player }) {
  const { words, view } = useTableau();
  const grid = gridOf(view, seat, words.cards);
  const many = grid.kinds.length > MANY_COLUMNS;
  // An age of which there is nothing is only as high as its name.
  const filled = grid.ages.map((age) => grid.kinds.some((kind) => grid.at.has(`${kind}:${age}`)));
  const rows = filled.filter(Boolean).length;
  const deep = Math.max(...grid.kinds.map((kind) => grid.ages.filter((age) => grid.at.has(`${kind}:${age}`)).length));
  const size = {
    "--columns": grid.kinds.length,
    "--deep": deep,
    "--tracks": filled.map((isFilled) => (isFilled ? "minmax(0, 6.5rem)" : "1.1rem")).join(" "),
  } as React.CSSProperties;
  return (
    <div
      className={`ag-grid ${many ? "ag-many" : ""}`}
      data-part={`technologies-${seat}`}
      style={size}
      role="group"
      aria-label={words.say("technologies-label")}
    >
      <div className={`ag-columns ag-rows-${rows}`}>
        <span className="ag-column ag-row-ages" aria-hidden="true">
          {grid.ages.map((age) => (
            <span key={age}>{age}</span>
          ))}
        </span>
        {grid.kinds.map((kind) => (
          <div
            key={kind}
            className={`ag-column ag-${colourOf(kind)}`}
            role="group"
            aria-label={capital(words.word(kind))}
          >
            {grid.ages.map((age) => {
              const card = grid.at.get(`${kind}:${age}`);
              return card ? (
                <Technology key={age} card={card} seat={seat} player={player} most={many ? 3 : 5} />
              ) : (
                <span key={age} className="ag-no-tile" />
              );
            })}
            <span className="ag-column-name">
              <Icon name={kind} size={13} /> <span>{words.word(kind)}</span>
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** How wide the age, the workers and the tokens are, with the gap after each. */
function needOf(workers: number, tokens: number, most: number): number {
  const row = (count: number, side: number): number => (count > 0 ? (count > most ? 2 : count) * side + 0.3 : 0);
  return 1.2 + row(workers, 1) + row(tokens, 0.8);
}

/** A technology: its workers, its blue tokens, what a worker gives, and what the next one costs. */
function Technology({ card, seat, player, most }: { card: string; seat: number; player: Player; most: number }) {
  const { words, me } = useTableau();
  const place = usePlace(seat);
  const face = words.cards.get(card);
  if (!face) return null;
  const facts = factsOf(face);
  const workers = player.workers[card] ?? 0;
  const tokens = player.tokens[card] ?? 0;
  const price = player.build_prices[card] ?? 0;
  const short = seat === me && (missingOf({ resources: price }, player).resources ?? 0) > 0;
  const name = words.cardName(card);
  const said = words.say("technology-label", { card: name, age: facts.age, workers, tokens, price });
  return (
    <Spot place={place(card)} card={card} label={said} className="ag-tile-spot" flip={`tile:${seat}:${card}`}>
      <span className={`tile ag-tile ${workers ? "" : "ag-idle"}`}>
        <span className={`ag-tile-name ${isLong(name, 13, 10) ? "ag-long" : ""}`}>
          <Name of={name} />
        </span>
        <span className="ag-tile-gives">
          {facts.worker && <Symbols words={words} symbols={facts.worker} size={12} />}
          {facts.token !== undefined && (
            <Symbols
              words={words}
              symbols={{ [facts.kind === "farm" ? "food" : "resources"]: facts.token }}
              size={12}
            />
          )}
          <span
            className={`ag-tile-price ${short ? "ag-short" : ""}`}
            title={words.say("build-price", { count: price })}
          >
            {price}
            <Icon name="resources" size={11} />
          </span>
        </span>
        <span className="ag-pieces" style={{ "--need": `${needOf(workers, tokens, most)}rem` } as React.CSSProperties}>
          <span className="ag-tile-age">{facts.age}</span>
          {workers > 0 && (
            <Pips
              icon="worker"
              count={workers}
              most={most}
              size={14}
              label={words.say("workers-count", { count: workers })}
              className={isUnit(facts.kind) ? "ag-soldiers" : ""}
            />
          )}
          <Emblem card={face} className="ag-tile-picture" />
          {tokens > 0 && (
            <Pips
              icon="blue"
              count={tokens}
              most={most}
              size={11}
              label={words.say("tokens-count", { count: tokens })}
            />
          )}
        </span>
      </span>
    </Spot>
  );
}
