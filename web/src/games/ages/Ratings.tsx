/** What a civilization has in numbers: scores, ratings, and the actions that are left. */

import { Icon, Pips } from "./icons";
import type { Player } from "./model";
import "./ratings.css";
import { useTableau } from "./tableau";

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

/** The actions that are left; more than `most` as a number. */
export function Actions({
  player,
  size,
  most = 10,
  part,
}: {
  player: Player;
  size: number;
  most?: number;
  part?: string;
}) {
  const { words } = useTableau();
  return (
    <span className="ag-actions" data-part={part}>
      <Pips
        icon="civil"
        count={player.civil}
        of={player.civil_total}
        most={most}
        size={size}
        label={words.say("actions-civil", { count: player.civil, total: player.civil_total })}
      />
      <Pips
        icon="military"
        count={player.military}
        of={player.military_total}
        most={most}
        size={size}
        label={words.say("actions-military", { count: player.military, total: player.military_total })}
      />
    </span>
  );
}
