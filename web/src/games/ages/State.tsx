/** What lies beside the technologies: government, leader, tactic, colonies, pacts and wars. */

import type { Place } from "../../kit/tableau";
import { idsOf } from "../../kit/view";
import { colourOf } from "./basics";
import { Army, Face } from "./CardFace";
import { pactsOf, stateCards, warsOf } from "./civilization";
import { Emblem } from "./Emblem";
import { Icon, Symbols } from "./icons";
import { factsOf, type Player } from "./model";
import { cardPlace } from "./places";
import { Actions } from "./Ratings";
import "./state.css";
import { Spot, usePlace, useTableau } from "./tableau";

export function State({ seat, player }: { seat: number; player: Player }) {
  const { words, view } = useTableau();
  const place = usePlace(seat);
  const { government, special } = stateCards(view, seat, words.cards);
  const [leader] = idsOf(view.leader[seat]);
  const colonies = idsOf(view.colonies[seat]);
  return (
    <div className="ag-state">
      <div className="ag-government" role="group" aria-label={words.say("board-government")}>
        {government && <Plate card={government} place={place(government)} />}
        <Actions player={player} size={15} part={`actions-${seat}`} />
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
export function Plate({
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
      {player.armies === 0 ? (
        <span className="ag-note">{words.say("armies-count", { count: 0 })}</span>
      ) : (
        <span className="ag-note" title={words.say("armies-strength", { number: player.armies })}>
          +{player.armies}
          <Icon name="strength" size={13} />
          <span className="hidden-text">{words.say("armies-strength", { number: player.armies })}</span>
        </span>
      )}
    </Slot>
  );
}

/** Pacts that one is party to, and wars that are declared. */
export function Treaties({ seat }: { seat: number }) {
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
