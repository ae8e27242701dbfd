/** A civilization as the rulebook lays it out: state and leader, technologies with their workers, wonders, the banks. */

import type { Place } from "../../kit/tableau";
import { idsOf, isLong } from "../../kit/view";
import { capital } from "../../words";
import { Banks } from "./Banks";
import { colourOf } from "./basics";
import { Army, Face } from "./CardFace";
import { Emblem } from "./Emblem";
import { Goods, Icon, Pips, Symbols } from "./icons";
import { gridOf, pactsOf, stateCards, warsOf } from "./civilization";
import { factsOf, type Player } from "./model";
import { cardPlace, farPlace } from "./places";
import { isUnit, missingOf } from "./prices";
import { Spot, useTableau } from "./tableau";

export function Civilization({ seat }: { seat: number }) {
  const { view } = useTableau();
  const player = view.players[seat];
  if (!player || player.out) return null;
  return (
    <div className="ag-civilization">
      <State seat={seat} player={player} />
      <div className="ag-works">
        <Technologies seat={seat} player={player} />
        <Wonders seat={seat} player={player} />
      </div>
      <Banks seat={seat} player={player}>
        <Treaties seat={seat} />
      </Banks>
    </div>
  );
}

function usePlace(seat: number): (card: string) => Place {
  const { me } = useTableau();
  return (card) => (seat === me ? cardPlace(card) : farPlace(seat, card));
}

// --- the ratings

/** Both scores and the four ratings; for one's own board also the stocks. */
export function Ratings({ seat }: { seat: number }) {
  const { words, view } = useTableau();
  const player = view.players[seat];
  if (!player) return null;
  const strongest = Math.max(...view.players.map((other) => (other.out ? 0 : other.strength)));
  const facts: [string, React.ReactNode, string][] = [
    [
      "culture",
      <Score key="c" points={player.culture} rating={player.culture_rating} />,
      words.say("rating-culture", { points: player.culture, rating: player.culture_rating }),
    ],
    [
      "science",
      <Score key="s" points={player.science} rating={player.science_rating} />,
      words.say("rating-science", { points: player.science, rating: player.science_rating }),
    ],
    [
      "strength",
      <b key="st" className={player.strength === strongest ? "ag-most" : ""}>
        {player.strength}
      </b>,
      words.say("rating-strength", { number: player.strength }),
    ],
    [
      player.discontent > player.unused ? "discontent" : "happiness",
      <span key="h">
        <b>{player.happiness}</b>
        <span className="ag-of">/{player.happy_faces_needed}</span>
      </span>,
      words.say("rating-happiness", { number: player.happiness, needed: player.happy_faces_needed }),
    ],
    [
      "food",
      <Score key="f" points={player.food} rating={player.food_production} />,
      words.say("rating-food", { number: player.food, rating: player.food_production }),
    ],
    [
      "resources",
      <Score key="r" points={player.resources} rating={player.resource_production} />,
      words.say("rating-resources", { number: player.resources, rating: player.resource_production }),
    ],
  ];
  return (
    <span className="ag-ratings" data-part={`ratings-${seat}`}>
      {facts.map(([name, shown, said]) => (
        <span key={name} className={`ag-rating ag-rating-${name}`} title={said}>
          <Icon name={name} size={16} />
          <span aria-hidden="true">{shown}</span>
          <span className="hidden-text">{said}</span>
        </span>
      ))}
    </span>
  );
}

function Score({ points, rating }: { points: number; rating: number }) {
  return (
    <>
      <b>{points}</b>
      <span className="ag-plus">+{rating}</span>
    </>
  );
}

// --- government, leader, and what else lies beside the technologies

function State({ seat, player }: { seat: number; player: Player }) {
  const { words, view } = useTableau();
  const place = usePlace(seat);
  const { government, special } = stateCards(view, seat, words.cards);
  const [leader] = idsOf(view.leader[seat]);
  const colonies = idsOf(view.colonies[seat]);
  return (
    <div className="ag-state">
      <div className="ag-government" role="group" aria-label={words.say("board-government")}>
        {government && <Plate card={government} place={place(government)} />}
        <span className="ag-actions" data-part={`actions-${seat}`}>
          <Pips
            icon="civil"
            count={player.civil}
            of={player.civil_total}
            size={15}
            label={words.say("actions-civil", { count: player.civil, total: player.civil_total })}
          />
          <Pips
            icon="military"
            count={player.military}
            of={player.military_total}
            size={15}
            label={words.say("actions-military", { count: player.military, total: player.military_total })}
          />
        </span>
        <span className="ag-limits">{words.say("board-urban-limit", { number: player.urban_limit })}</span>
      </div>
      <Slot label={words.say("board-leader")} empty={words.say("leader-none")}>
        {leader && <Plate card={leader} place={place(leader)} text />}
      </Slot>
      {special.length > 0 && (
        <Slot label={words.say("board-special")}>
          {special.map((card) => (
            <CardChip key={card} card={card} place={place(card)} />
          ))}
        </Slot>
      )}
      <Tactic seat={seat} player={player} />
      {colonies.length > 0 && (
        <Slot label={words.say("board-colonies")}>
          {colonies.map((card) => (
            <CardChip key={card} card={card} place={place(card)} />
          ))}
        </Slot>
      )}
    </div>
  );
}

function Slot({ label, empty, children }: { label: string; empty?: string; children?: React.ReactNode }) {
  return (
    <div className="ag-slot" role="group" aria-label={label}>
      <span className="label">{label}</span>
      {children || <span className="nothing">{empty}</span>}
    </div>
  );
}

/** A card as a chip that can be looked at, and clicked while it is legal. */
export function CardChip({ card, place, children }: { card: string; place: Place; children?: React.ReactNode }) {
  const { words } = useTableau();
  const face = words.cards.get(card);
  if (!face) return null;
  return (
    <Spot place={place} card={card} className="ag-chip-spot">
      <Face card={face} size="chip" />
      {children}
    </Spot>
  );
}

/** A card that lies in play: its picture, its name and what it gives; `text`: in words. */
function Plate({
  card,
  place,
  text = false,
  children,
}: {
  card: string;
  place: Place;
  text?: boolean;
  children?: React.ReactNode;
}) {
  const { words } = useTableau();
  const face = words.cards.get(card);
  if (!face) return null;
  const facts = factsOf(face);
  const symbols = Object.fromEntries(
    Object.entries(facts.symbols ?? {}).filter(([name]) => facts.kind !== "government" || !ACTIONS.has(name)),
  );
  return (
    <Spot place={place} card={card} className="ag-plate-spot">
      <span className={`ag-plate ag-${colourOf(facts.kind)}`}>
        <Emblem card={face} className="ag-plate-picture" />
        <span className="ag-plate-name">{words.cardName(card)}</span>
        <span className="ag-plate-gives">
          {facts.army && <Army facts={facts} words={words} size={13} />}
          <Symbols words={words} symbols={symbols} size={13} />
          {children}
          {text && <span className="ag-plate-text two-lines">{(face.texts[words.lang] ?? []).join(" ")}</span>}
        </span>
      </span>
    </Spot>
  );
}

/** What the pips of the government show. */
const ACTIONS = new Set(["civil", "military"]);

function Tactic({ seat, player }: { seat: number; player: Player }) {
  const { words } = useTableau();
  if (!player.tactic) return null;
  return (
    <Slot label={words.say("board-tactic")}>
      <Plate card={player.tactic} place={`tactic:${seat}`} />
      <span className="ag-note" title={words.say("armies-strength", { number: player.armies })}>
        +{player.armies}
        <Icon name="strength" size={13} />
        <span className="hidden-text">{words.say("armies-strength", { number: player.armies })}</span>
      </span>
    </Slot>
  );
}

/** Pacts that one is party to, and wars that are declared. */
function Treaties({ seat }: { seat: number }) {
  const { words, view, names, me } = useTableau();
  const pacts = pactsOf(view, seat);
  const wars = warsOf(view, seat);
  return (
    <>
      {pacts.length > 0 && (
        <Slot label={words.say("board-pact")}>
          {pacts.map(({ card, partner, side }) => (
            <span key={card} className="ag-treaty">
              <CardChip card={card} place={seat === me ? cardPlace(card) : `pact:${seat}:${card}`} />
              <span className="ag-note">{words.say("pact-with", { side, player: names[partner] ?? "" })}</span>
            </span>
          ))}
        </Slot>
      )}
      {wars.length > 0 && (
        <Slot label={words.say("board-war")}>
          {wars.map(({ card, from, to, strengths: [attack, defence] }) => (
            <span key={`${card}-${from}`} className="ag-treaty ag-war">
              <CardChip card={card} place={`war:${seat}:${from}`} />
              <span className="ag-note">
                {words.say("war-between", { player: names[from] ?? "", to: names[to] ?? "", attack, defence })}
              </span>
            </span>
          ))}
        </Slot>
      )}
    </>
  );
}

// --- technologies with workers

/** With more types than this the tiles are narrow. */
const MANY_COLUMNS = 7;

function Technologies({ seat, player }: { seat: number; player: Player }) {
  const { words, view } = useTableau();
  const grid = gridOf(view, seat, words.cards);
  const many = grid.kinds.length > MANY_COLUMNS;
  // An age of which there is nothing is only as high as its name.
  const filled = grid.ages.map((age) => grid.kinds.some((kind) => grid.at.has(`${kind}:${age}`)));
  const rows = filled.filter(Boolean).length;
  const size = {
    "--columns": grid.kinds.length,
    "--rows": rows,
    "--bare-rows": filled.length - rows,
    "--tracks": filled.map((isFilled) => (isFilled ? "minmax(0, 5.75rem)" : "1.1rem")).join(" "),
  } as React.CSSProperties;
  return (
    <div
      className={`ag-grid ${many ? "ag-many" : ""}`}
      data-part={`technologies-${seat}`}
      style={size}
      role="group"
      aria-label={words.say("technologies-label")}
    >
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
              <Technology key={age} card={card} seat={seat} player={player} most={many ? 3 : 10} />
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
  );
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
        <span className={`ag-tile-name ${isLong(name, 13, 10) ? "ag-long" : ""}`}>{name}</span>
        <span className="ag-tile-gives">
          <span className="ag-tile-age">{facts.age}</span>
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
        <span className="ag-pieces">
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

// --- wonders

function Wonders({ seat, player }: { seat: number; player: Player }) {
  const { words, view } = useTableau();
  const place = usePlace(seat);
  const [building] = idsOf(view.unfinished[seat]);
  const done = idsOf(view.wonders[seat]);
  const ruins = idsOf(view.ruins[seat]);
  if (!building && done.length + ruins.length === 0) return null;
  const stages = building ? (factsOf(words.cards.get(building) ?? EMPTY).stages ?? []) : [];
  return (
    <div className="ag-wonders" role="group" aria-label={words.say("board-wonders")}>
      <span className="label">{words.say("board-wonders")}</span>
      {building && (
        <Plate card={building} place={place(building)}>
          <span className="ag-stages">
            <span className="hidden-text">
              {words.say("stages-built", { count: player.stages, total: stages.length })}
            </span>
            {stages.map((price, number) => (
              <span
                key={number}
                className={`ag-stage ${number < player.stages ? "ag-stage-built" : ""}`}
                title={words.say("stages-built", { count: player.stages, total: stages.length })}
              >
                {number < player.stages ? <Icon name="blue" size={12} /> : price}
              </span>
            ))}
            <Icon name="resources" size={12} />
          </span>
        </Plate>
      )}
      {done.map((card) => (
        <Plate key={card} card={card} place={place(card)}>
          {view.homer === card && <span className="ag-note">+ {words.cardName("homer")}</span>}
        </Plate>
      ))}
      {ruins.map((card) => (
        <CardChip key={card} card={card} place={place(card)}>
          <span className="ag-note">
            <Icon name="ruin" size={12} /> {words.say("board-ruin")}
          </span>
        </CardChip>
      ))}
    </div>
  );
}

const EMPTY = { id: "", names: {}, texts: {}, notes: {}, facts: {} };

/** What the player on turn has for this turn only. */
export function ThisTurn() {
  const { words, view } = useTableau();
  const {
    extra_civil: civil,
    extra_military: military,
    unit_resources: resources,
    unit_science: science,
  } = view.this_turn;
  if (civil + military + resources + science === 0) return null;
  return (
    <span className="ag-this-turn" title={words.say("this-turn-units")}>
      {words.say("table-this-turn")}{" "}
      <Goods words={words} goods={{ civil, military, resources, science }} sign="+" size={14} />
    </span>
  );
}
