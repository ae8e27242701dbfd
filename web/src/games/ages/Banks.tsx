/** The two banks with what the next token will cost or cause, and the unused workers. */

import type { ReactNode } from "react";

import { MaybeSpot } from "../../kit/tableau";
import "./banks.css";
import { Icon, Pips } from "./icons";
import { afterGrowth, blueSections, yellowSections } from "./banks";
import type { Player } from "./model";
import { GROW } from "./places";
import { useTableau } from "./tableau";

export function Banks({ seat, player }: { seat: number; player: Player }) {
  return (
    <div className="ag-banks">
      <People seat={seat} player={player} />
      <Yellow seat={seat} player={player} />
      <Blue seat={seat} player={player} />
    </div>
  );
}

/** Unused workers, those who are discontent, and what one more worker costs. */
function People({ seat, player }: { seat: number; player: Player }) {
  const { words, me } = useTableau();
  const uprising = player.discontent > player.unused;
  const price = player.population_price;
  const next = afterGrowth(player);
  const grow = price === null ? words.say("bank-empty") : words.say("grow-price", { count: price });
  return (
    <div className={`ag-people ${uprising ? "ag-uprising" : ""}`} data-part={`people-${seat}`}>
      <span className="ag-unused" title={words.say("board-unused", { number: player.unused })}>
        <span className="label">{words.say("unused-label")}</span>
        {player.unused > 0 ? (
          <Pips
            icon="worker"
            count={player.unused}
            most={3}
            size={16}
            label={words.say("board-unused", { number: player.unused })}
          />
        ) : (
          <span className="nothing">0</span>
        )}
      </span>
      {player.discontent > 0 && (
        <span className="ag-discontent">
          <Icon name="discontent" size={14} />
          {words.say(uprising ? "uprising-looms" : "board-discontent", { number: player.discontent })}
        </span>
      )}
      {seat === me && (
        <MaybeSpot
          place={GROW}
          className="ag-grow"
          label={`${grow}. ${price === null ? "" : words.say("grow-then", next)}`}
        >
          <span className="ag-grow-in" title={price === null ? grow : words.say("grow-then", next)}>
            <Icon name="population" size={15} />
            {price === null ? (
              <span>–</span>
            ) : (
              <span>
                {price}
                <Icon name="food" size={13} />
              </span>
            )}
          </span>
        </MaybeSpot>
      )}
    </div>
  );
}

/** Pairs of tokens; over each what its people cost, beneath what an empty place demands. */
function Yellow({ seat, player }: { seat: number; player: Player }) {
  const { words } = useTableau();
  return (
    <Bank
      name="yellow"
      seat={seat}
      count={player.yellow}
      label={words.say("yellow-label", {
        count: player.yellow,
        consumption: player.consumption,
        needed: player.happy_faces_needed,
      })}
      now={
        <span className="ag-bank-now">
          <Now icon="food" said={words.say("consumption-now", { count: player.consumption })}>
            {player.consumption > 0 && "−"}
            {player.consumption}
          </Now>
          <Now icon="happiness" said={words.say("happiness-now", { count: player.happy_faces_needed })}>
            ≥{player.happy_faces_needed}
          </Now>
        </span>
      }
    >
      {yellowSections(player.yellow).map((section, place) => (
        <span
          key={place}
          className={`ag-section ${section.left === 0 ? "ag-section-empty" : ""}`}
          title={words.say("yellow-section", {
            price: section.price,
            consumption: section.consumption,
            happiness: section.happiness,
          })}
        >
          <span className="ag-section-top">{section.price}</span>
          <Tokens shape="cube" size={Math.min(section.size, 4)} left={section.left} />
          <span className="ag-section-low">{section.happiness}</span>
        </span>
      ))}
      <span className="ag-section-legend">
        <Icon name="food" size={10} />
        <Icon name="happiness" size={10} />
      </span>
    </Bank>
  );
}

function Blue({ seat, player }: { seat: number; player: Player }) {
  const { words } = useTableau();
  return (
    <Bank
      name="blue"
      seat={seat}
      count={player.blue}
      label={words.say("blue-label", { count: player.blue, corruption: player.corruption })}
      now={
        <span className={`ag-bank-now ${player.corruption ? "ag-warn" : ""}`}>
          <Now icon="corruption" said={words.say("corruption-now", { count: player.corruption })}>
            {player.corruption > 0 && "−"}
            {player.corruption}
          </Now>
        </span>
      }
    >
      {blueSections(player.blue).map((section, place) => (
        <span
          key={place}
          className={`ag-section ${section.left === 0 ? "ag-section-empty" : ""}`}
          style={{ flexGrow: section.size }}
          title={words.say("blue-section", { corruption: section.price })}
        >
          <Tokens shape="disc" size={section.size} left={section.left} />
          <span className="ag-section-low">−{section.price}</span>
        </span>
      ))}
    </Bank>
  );
}

/** `children`: its sections; `now`: what they cost or cause now. */
function Bank(props: {
  name: "yellow" | "blue";
  seat: number;
  count: number;
  label: string;
  now: ReactNode;
  children: ReactNode;
}) {
  const { words } = useTableau();
  const { name, seat } = props;
  return (
    <div className={`ag-bank ag-bank-${name}`} data-part={`${name}-${seat}`} role="group" aria-label={props.label}>
      <span className="label">
        {words.say(`board-${name}`)} <b>{props.count}</b>
      </span>
      <span className="ag-sections" aria-hidden="true">
        {props.children}
      </span>
      {props.now}
    </div>
  );
}

/** Those that are left of a section, and its empty places. */
function Tokens({ shape, size, left }: { shape: "cube" | "disc"; size: number; left: number }) {
  return (
    <span className="ag-section-tokens">
      {Array.from({ length: size }, (_, place) => (
        <span key={place} className={place < left ? `ag-${shape}` : `ag-${shape} ag-${shape}-gone`} />
      ))}
    </span>
  );
}

function Now({ icon, said, children }: { icon: string; said: string; children: ReactNode }) {
  return (
    <span title={said}>
      {children}
      <Icon name={icon} size={12} />
      <span className="hidden-text">{said}</span>
    </span>
  );
}
